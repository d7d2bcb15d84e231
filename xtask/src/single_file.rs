//! The whole site as one HTML file that runs by double click.
//!
//! A page opened from disk may not load modules, styles or data from other files. So the module and the style sheet stand
//! in the page itself, and the files that the page asks for by name are packed into it and unpacked before the module
//! begins.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::bundle::{FIRST, MAIN, STYLE, WORKER};
use crate::html::{self, Tag};
use crate::project::Outcome;
use crate::site::{self, NOTICES, PAGE, Site};

/// Runs before the page's module: unpacks the files.
const START: &str = include_str!("single_file_start.js");

/// The attribute of the root element by which the shell knows where it is.
const MARK: &str = "data-single-file";

/// Builds the file from the page, its module, worker and style sheet in one piece each, and what it asks for by name.
///
/// # Errors
///
/// When the page names something that the site does not have or that cannot be packed.
pub fn build(site: &Site) -> Outcome<String> {
    let page = site.text(PAGE)?;
    let mut replacements = Vec::new();
    for tag in html::tags(page) {
        if let Some(text) = replacement(site, page, &tag)? {
            replacements.push((tag.range, text));
        }
    }
    Ok(html::replace_tags(page, replacements))
}

/// What stands in the file in place of a tag of the page; nothing for a tag that stays.
fn replacement(site: &Site, page: &str, tag: &Tag) -> Outcome<Option<String>> {
    let written = &page[tag.range.clone()];
    let rel = |word: &str| tag.has_word("rel", word);
    Ok(match tag.name.as_str() {
        "html" => Some(written.replacen("<html", &format!("<html {MARK}"), 1)),
        "meta" if tag.attribute("http-equiv").is_some_and(is_policy) => Some(policy(site)?),
        "script" if tag.names_file("src", FIRST) => Some(format!("<script type=\"module\">{}</script>", first(site)?)),
        "script" if tag.names_file("src", MAIN) => Some(scripts(site)?),
        "link" if tag.names_file("href", STYLE) => Some(format!("<style>{}</style>", style(site)?)),
        "link" if rel("icon") => Some(unpacked(site, written, tag.attribute("href"))?),
        "img" => Some(unpacked(site, written, tag.attribute("src"))?),
        "link" if rel("manifest") || rel("modulepreload") || rel("preload") => Some(String::new()),
        "link" | "script" | "iframe" | "object" | "video" | "audio" => {
            return Err(format!("the single file has no way to pack {written}"));
        }
        _ => None,
    })
}

/// A tag with the picture that it names in place of the name.
fn unpacked(site: &Site, written: &str, name: Option<&str>) -> Outcome<String> {
    let name = name.unwrap_or_default();
    let path = html::site_path(name);
    Ok(written.replace(name, &site::data_url(path, site.content(path)?)))
}

fn is_policy(header: &str) -> bool {
    header.eq_ignore_ascii_case("content-security-policy")
}

/// The policy of the file: the two modules and the one style sheet in it run, known by their fingerprints, and what they
/// unpack; nothing else does, and nothing is fetched from anywhere.
fn policy(site: &Site) -> Outcome<String> {
    let (first, module, style) = (fingerprint(first(site)?), fingerprint(&module(site)?), fingerprint(style(site)?));
    Ok(format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         script-src '{first}' '{module}' 'wasm-unsafe-eval'; style-src '{style}'; img-src data: blob:; font-src data:; \
         connect-src data: blob:; worker-src data: blob:; base-uri 'none'; form-action 'none'\">"
    ))
}

/// How a policy names a text inside the page.
fn fingerprint(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// The style sheet.
fn style(site: &Site) -> Outcome<&str> {
    inside(site.text(STYLE)?, "</style", STYLE)
}

/// The module that runs before the program.
fn first(site: &Site) -> Outcome<&str> {
    inside(site.text(FIRST)?, "</script", FIRST)
}

/// The module, and before it what unpacks the files.
fn module(site: &Site) -> Outcome<String> {
    Ok(format!("{START}{}", inside(site.text(MAIN)?, "</script", MAIN)?))
}

/// The packed files, and the module.
fn scripts(site: &Site) -> Outcome<String> {
    let mut files = serde_json::Map::new();
    for (path, content) in site.files().filter(|(path, _)| is_asked_for(path)) {
        files.insert(path.to_owned(), packed(path, content));
    }
    Ok(format!(
        "<script type=\"application/json\" id=\"thicket-files\">{}</script>\n<script type=\"module\">{}</script>",
        Value::Object(files).to_string().replace('<', "\\u003c"),
        module(site)?,
    ))
}

/// Whether the page asks for a file by its name (`www/toolkit/site-file.js`).
fn is_asked_for(path: &str) -> bool {
    [WORKER, NOTICES].contains(&path) || matches!(site::media_type(path), "application/wasm" | "application/json")
}

/// A file as the start script expects it: a `data:` address for a worker, which Chromium does not start from a `blob:`
/// one in a page from disk; anything else as gzip.
fn packed(path: &str, content: &[u8]) -> Value {
    if path == WORKER {
        json!({ "url": site::data_url(path, content) })
    } else {
        json!({ "type": site::media_type(path), "gzip": STANDARD.encode(site::gzip(content)) })
    }
}

/// A text that can stand inside a tag which ends at the first `close`.
fn inside<'t>(text: &'t str, close: &str, path: &str) -> Outcome<&'t str> {
    match [close, "<!--"].into_iter().find(|mark| text.contains(mark)) {
        Some(mark) => Err(format!("{path} has {mark} in it and cannot stand inside the page")),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<html lang=\"en\"><meta http-equiv=\"Content-Security-Policy\" content=\"x\">\
        <link rel=\"stylesheet\" href=\"./www/style/all.css\"><link rel=\"manifest\" href=\"./m\">\
        <link rel=\"icon\" href=\"./www/i.svg\"><link rel=\"modulepreload\" href=\"./www/main.js\">\
        <script type=\"module\" src=\"./www/first.js\"></script>\
        <script type=\"module\" src=\"./www/main.js\"></script>";

    fn site(more: &[(&str, &str)]) -> Site {
        let mut site = Site::default();
        let files =
            [("index.html", HEAD), ("www/first.js", "say()"), ("www/main.js", "go()"), ("www/worker.js", "work()")];
        let looks =
            [("www/style/all.css", "p{}"), ("www/i.svg", "<svg/>"), ("www/law/NB.json", "{}"), (NOTICES, "MIT")];
        for (path, content) in files.iter().chain(&looks).chain(more) {
            site.add(*path, *content);
        }
        site
    }

    #[test]
    fn everything_moves_in_and_other_links_go() {
        let page = build(&site(&[])).unwrap();
        assert!(page.starts_with("<html data-single-file lang=\"en\"><meta http-equiv"), "{page}");
        assert!(page.contains("><style>p{}</style><link rel=\"icon\""), "{page}");
        assert!(page.contains("href=\"data:image/svg+xml;base64,PHN2Zy8+\""), "{page}");
        assert!(page.ends_with("go()</script>"), "{page}");
        assert!(!page.contains("modulepreload"));
    }

    #[test]
    fn only_what_is_inside_may_run() {
        let page = build(&site(&[])).unwrap();
        // What `printf 'p{}' | sha256sum` says, in base64.
        assert!(page.contains("style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"), "{page}");
        let modules: Vec<String> = page
            .split("<script type=\"module\">")
            .skip(1)
            .map(|rest| fingerprint(rest.split_once("</script>").unwrap().0))
            .collect();
        let [first, module] = &modules[..] else { panic!("{page}") };
        assert!(page.contains(&format!("script-src '{first}' '{module}' 'wasm-unsafe-eval'")), "{page}");
    }

    #[test]
    fn what_is_asked_for_by_name_is_packed() {
        let page = build(&site(&[])).unwrap();
        let (_, rest) = page.split_once("id=\"thicket-files\">").unwrap();
        let files: Value = serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap();
        let names: Vec<_> = files.as_object().unwrap().keys().collect();
        assert_eq!(names, ["licences.txt", "www/law/NB.json", "www/worker.js"]);
        assert_eq!(files["www/worker.js"]["url"], "data:text/javascript;charset=utf-8;base64,d29yaygp");
        assert_eq!(files["www/law/NB.json"]["type"], "application/json");
    }

    #[test]
    fn scripts_and_styles_cannot_end_early() {
        assert!(build(&site(&[("www/main.js", "'</script>'")])).is_err());
        assert!(build(&site(&[("www/style/all.css", "</style>")])).is_err());
    }

    #[test]
    fn what_cannot_be_packed_is_refused() {
        let page = format!("{HEAD}<img src=\"./x.png\">");
        assert!(build(&site(&[("index.html", &page)])).unwrap_err().contains("x.png"));
    }
}
