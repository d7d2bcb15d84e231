//! The whole site as one HTML file that runs by double click.
//!
//! A page opened from disk may not load modules, styles or data from other files, but it may load modules from
//! `data:` addresses. So every module becomes one, under a name of its own in an import map, and the modules name
//! each other by it. Files that modules name as assets are packed into the page and unpacked to `blob:` addresses
//! before the first module runs. Workers do not see the import map: their modules hold each other instead.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::html::{self, Tag};
use crate::modules::{self, Kind};
use crate::project::Outcome;
use crate::site::{self, PAGE, Site};

/// Runs before the shell: unpacks the assets, then starts the entry module.
const START: &str = include_str!("single_file_start.js");

/// The attribute of the root element by which the shell knows where it is.
const MARK: &str = "data-single-file";

/// Builds the file.
///
/// # Errors
///
/// When the page or a module names something that the site does not have or that cannot be packed.
pub fn build(site: &Site) -> Outcome<String> {
    let page = site.text(PAGE)?;
    let entry = site.entry()?;
    let mut replacements = Vec::new();
    for tag in html::tags(page) {
        if let Some(text) = replacement(site, page, &tag, &entry)? {
            replacements.push((tag.range, text));
        }
    }
    Ok(html::replace_tags(page, replacements))
}

/// What stands in the file in place of a tag of the page; nothing for a tag that stays.
fn replacement(site: &Site, page: &str, tag: &Tag, entry: &str) -> Outcome<Option<String>> {
    let written = &page[tag.range.clone()];
    let linked = |attribute: &str| -> Outcome<String> {
        let name = tag.attribute(attribute).unwrap_or_default();
        site.target(PAGE, name)
    };
    let rel = |word: &str| tag.has_word("rel", word);
    Ok(match tag.name.as_str() {
        "html" => Some(written.replacen("<html", &format!("<html {MARK}"), 1)),
        "meta" if tag.attribute("http-equiv").is_some_and(is_policy) => Some(String::new()),
        "script" if tag.has_word("type", "module") => Some(start(site, entry)?),
        "script" if tag.attribute("src").is_some() => {
            let script = site.text(&linked("src")?)?;
            Some(format!("<script>{}</script>", script.replace("</script", "<\\/script")))
        }
        "link" if rel("stylesheet") => {
            let style = styles(site, &linked("href")?, &mut Vec::new())?;
            Some(format!("<style>{}</style>", style.replace("</style", "<\\/style")))
        }
        "link" if rel("icon") => {
            Some(written.replace(tag.attribute("href").unwrap_or_default(), &data(site, &linked("href")?)?))
        }
        "link" if rel("manifest") || rel("modulepreload") || rel("preload") => Some(String::new()),
        "link" if rel("apple-touch-icon") => Some(String::new()),
        "img" if tag.attribute("src").is_some() => {
            Some(written.replace(tag.attribute("src").unwrap_or_default(), &data(site, &linked("src")?)?))
        }
        "link" | "iframe" | "object" | "video" | "audio" => {
            return Err(format!("the single file has no way to pack {written}"));
        }
        _ => None,
    })
}

/// A content security policy would forbid the scripts inside the page that this file consists of.
fn is_policy(header: &str) -> bool {
    header.eq_ignore_ascii_case("content-security-policy")
}

/// The scripts that take the place of the entry module: import map, packed assets, start.
fn start(site: &Site, entry: &str) -> Outcome<String> {
    let reach = site.reach(entry)?;
    let mut imports = BTreeMap::new();
    for path in &reach.modules {
        let source = modules::rewrite(site.text(path)?, |reference| {
            let target = site.target(path, &reference.name)?;
            let name = match reference.kind {
                Kind::Module => string(&map_name(&target)),
                Kind::Asset => format!("new URL(globalThis.thicketAssets[{}])", string(&target)),
            };
            Ok(Some(name))
        })?;
        imports.insert(map_name(path), site::data_url(path, source.as_bytes()));
    }
    let mut assets = BTreeMap::new();
    for path in &reach.assets {
        assets.insert(path, asset(site, path)?);
    }
    let entry = string(&map_name(entry));
    Ok(format!(
        "<script type=\"importmap\">{}</script>\n\
         <script type=\"application/json\" id=\"thicket-assets\">{}</script>\n\
         <script type=\"module\">{}</script>",
        inside_script(&json!({ "imports": imports })),
        inside_script(&json!(assets)),
        START.replace("\"__ENTRY__\"", &entry),
    ))
}

/// One asset as the start script expects it: a `data:` address for a worker, which Chromium does not start from a
/// `blob:` one in a page from disk; anything else as gzip.
fn asset(site: &Site, path: &str) -> Outcome<Value> {
    if media(path) == "text/javascript" {
        return Ok(json!({ "url": worker_module(site, path, &mut Vec::new())? }));
    }
    let packed = STANDARD.encode(site::gzip(site.content(path)?));
    Ok(json!({ "type": site::media_type(path), "gzip": packed }))
}

/// A module of a worker, with all it leads to inside.
fn worker_module(site: &Site, path: &str, above: &mut Vec<String>) -> Outcome<String> {
    if above.iter().any(|met| met == path) {
        return Err(format!("{path} imports itself in a circle, which a worker's modules must not"));
    }
    above.push(path.to_owned());
    let source = modules::rewrite(site.text(path)?, |reference| {
        let target = site.target(path, &reference.name)?;
        let text = match reference.kind {
            Kind::Module => string(&worker_module(site, &target, above)?),
            Kind::Asset => format!("new URL({})", string(&data(site, &target)?)),
        };
        Ok(Some(text))
    })?;
    above.pop();
    Ok(site::data_url(path, source.as_bytes()))
}

/// A style sheet with all it imports and shows inside.
fn styles(site: &Site, path: &str, above: &mut Vec<String>) -> Outcome<String> {
    if above.iter().any(|met| met == path) {
        return Err(format!("{path} imports itself in a circle"));
    }
    above.push(path.to_owned());
    let sheet = site.text(path)?;
    let mut written = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, reference, after)) = next_style_reference(rest) {
        written.push_str(before);
        match reference {
            StyleReference::Sheet(name) => {
                written.push_str(&styles(site, &site.target(path, name)?, above)?);
            }
            StyleReference::File(name) => {
                let is_here = name.starts_with("data:") || name.starts_with('#');
                let address = if is_here { name.to_owned() } else { data(site, &site.target(path, &explicit(name))?)? };
                written.extend(["url(", &string(&address), ")"]);
            }
        }
        rest = after;
    }
    written.push_str(rest);
    above.pop();
    Ok(written)
}

/// A place in a style sheet that names another file.
enum StyleReference<'s> {
    /// `@import "x";`
    Sheet(&'s str),
    /// `url(x)`
    File(&'s str),
}

/// The first reference of a sheet, with what stands before and after it.
fn next_style_reference(sheet: &str) -> Option<(&str, StyleReference<'_>, &str)> {
    let mut from = 0;
    loop {
        let at = from + sheet[from..].find(['/', '@', 'u'])?;
        let here = &sheet[at..];
        if here.starts_with("/*") {
            from = at + here.find("*/").map_or(here.len(), |end| end + 2);
        } else if let Some(rule) = here.strip_prefix("@import") {
            let (statement, after) = rule.split_once(';')?;
            let name = statement.trim().trim_matches(['"', '\'']);
            return Some((&sheet[..at], StyleReference::Sheet(name), after));
        } else if let Some(rule) = here.strip_prefix("url(") {
            let (name, after) = bracketed(rule)?;
            return Some((&sheet[..at], StyleReference::File(name), after));
        } else {
            from = at + 1;
        }
    }
}

/// What stands in the brackets that have just opened, without quotes, and what follows them.
fn bracketed(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    match text.chars().next().filter(|sign| matches!(sign, '"' | '\'')) {
        Some(quote) => {
            let (name, rest) = text[1..].split_once(quote)?;
            Some((name, rest.split_once(')')?.1))
        }
        None => text.split_once(')').map(|(name, rest)| (name.trim(), rest)),
    }
}

/// In a style sheet a name without a leading dot is relative as well.
fn explicit(name: &str) -> String {
    if name.starts_with('.') { name.to_owned() } else { format!("./{name}") }
}

fn data(site: &Site, path: &str) -> Outcome<String> {
    Ok(site::data_url(path, site.content(path)?))
}

fn media(path: &str) -> &str {
    site::media_type(path).split(';').next().unwrap_or_default()
}

/// The name of a module in the import map.
fn map_name(path: &str) -> String {
    format!("thicket/{path}")
}

/// A JavaScript string literal.
fn string(text: &str) -> String {
    inside_script(&Value::from(text))
}

/// JSON that can stand inside a script of a page.
fn inside_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        let mut site = Site::default();
        for (path, content) in files {
            site.add(*path, *content);
        }
        site
    }

    const HEAD: &str = "<html lang=\"en\"><script type=\"module\" src=\"./www/a.js\"></script>";

    fn decoded(url: &str) -> String {
        let (_, packed) = url.rsplit_once(',').unwrap();
        String::from_utf8(STANDARD.decode(packed).unwrap()).unwrap()
    }

    fn map(page: &str) -> Value {
        let (_, rest) = page.split_once("<script type=\"importmap\">").unwrap();
        serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
    }

    #[test]
    fn modules_name_each_other_through_the_map() {
        let page = build(&site(&[
            ("index.html", HEAD),
            ("www/a.js", "import { b } from \"./b.js\";\nfetch(new URL(\"./w.ftl\", import.meta.url));"),
            ("www/b.js", "export * from \"./a.js\";"),
            ("www/w.ftl", "x = y"),
        ]))
        .unwrap();
        let imports = &map(&page)["imports"];
        assert_eq!(
            decoded(imports["thicket/www/a.js"].as_str().unwrap()),
            "import { b } from \"thicket/www/b.js\";\n\
             fetch(new URL(globalThis.thicketAssets[\"www/w.ftl\"]));"
        );
        assert!(page.starts_with("<html data-single-file lang=\"en\">"));
        assert!(page.contains("import(\"thicket/www/a.js\")"));
        assert!(page.contains("{\"www/w.ftl\":{\"gzip\":\""));
    }

    #[test]
    fn workers_hold_their_modules() {
        let page = build(&site(&[
            ("index.html", HEAD),
            ("www/a.js", "new Worker(new URL(\"./w.js\", import.meta.url), { type: \"module\" });"),
            ("www/w.js", "import \"./x.js\";"),
            ("www/x.js", "1"),
        ]))
        .unwrap();
        let (_, rest) = page.split_once("id=\"thicket-assets\">").unwrap();
        let assets: Value = serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap();
        let worker = decoded(assets["www/w.js"]["url"].as_str().unwrap());
        let (_, inner) = worker.split_once("import \"").unwrap();
        assert_eq!(decoded(inner.trim_end_matches("\";")), "1");
    }

    #[test]
    fn a_circle_in_a_worker_is_reported() {
        let outcome = build(&site(&[
            ("index.html", HEAD),
            ("www/a.js", "new Worker(new URL(\"./w.js\", import.meta.url))"),
            ("www/w.js", "import \"./w.js\";"),
        ]));
        assert!(outcome.unwrap_err().contains("circle"));
    }

    #[test]
    fn styles_and_pictures_move_in_and_other_links_go() {
        let head = format!(
            "{HEAD}<meta http-equiv=\"Content-Security-Policy\" content=\"x\">\
             <link rel=\"stylesheet\" href=\"./www/style/a.css\"><link rel=\"manifest\" href=\"./m\">\
             <link rel=\"icon\" href=\"./www/i.svg\"><link rel=\"modulepreload\" href=\"./www/a.js\">"
        );
        let page = build(&site(&[
            ("index.html", &head),
            ("www/a.js", ""),
            ("www/i.svg", "<svg/>"),
            ("www/style/a.css", "@import \"./b.css\";\n/* url(no) */ p { src: url(f.woff2) }"),
            ("www/style/b.css", "q{background:url('data:x(y)')}"),
            ("www/style/f.woff2", "font"),
        ]))
        .unwrap();
        assert!(page.ends_with(
            "<style>q{background:url(\"data:x(y)\")}\n/* url(no) */ p { src: url(\"data:font/woff2;base64,Zm9udA==\") }</style>\
             <link rel=\"icon\" href=\"data:image/svg+xml;base64,PHN2Zy8+\">"
        ), "{page}");
    }

    #[test]
    fn scripts_cannot_end_early() {
        assert_eq!(string("</script>"), "\"\\u003c/script>\"");
    }
}
