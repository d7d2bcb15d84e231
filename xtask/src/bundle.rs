//! Putting the modules and style sheets of the site together, so that a visitor asks for a handful of files and not for
//! a hundred. esbuild does it; here is only what it is given.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::html::{self, Tag};
use crate::modules::{self, Kind};
use crate::process;
use crate::project::{Outcome, Project};
use crate::site::{self, PAGE, Site};

/// The one style sheet, beside those it is made of, because they name fonts from there.
const STYLE: &str = "www/style/all.css";

/// The one catalogue of words. The page asks once for each address, so naming this one everywhere is enough.
const WORDS: &str = "www/words/all.ftl";

/// Replaces the modules of the site by one for each entry - the page and each worker - its style sheets by one and its
/// catalogues of words by one.
///
/// # Errors
///
/// When a name leads nowhere or esbuild refuses a file.
pub fn bundle(project: &Project, site: &mut Site) -> Outcome {
    let mut entries = vec![site.entry()?];
    let mut met = BTreeSet::new();
    let mut bundled = Vec::new();
    while let Some(entry) = entries.pop() {
        if met.insert(entry.clone()) {
            let reach = site.reach(&entry)?;
            bundled.push((entry.clone(), modules_in_one(project, site, &entry, &reach.modules)?));
            // A worker is named as a file; it is an entry of its own.
            entries.extend(reach.assets.into_iter().filter(|path| has_end(path, "js")));
        }
    }
    let words = words_in_one(site)?;
    site.retain(|path| !has_end(path, "js") && !has_end(path, "ftl"));
    for (entry, text) in bundled {
        site.add(entry, text);
    }
    if !words.is_empty() {
        site.add(WORDS, words);
    }
    styles_in_one(project, site)
}

/// Everything that an entry leads to as one module. Files it names are named from where the entry stands.
fn modules_in_one(project: &Project, site: &Site, entry: &str, reached: &[String]) -> Outcome<Vec<u8>> {
    let room = Room::new(project)?;
    for path in reached {
        let text = modules::rewrite(site.text(path)?, |reference| {
            if reference.kind == Kind::Module {
                return Ok(None);
            }
            let target = site.target(path, &reference.name)?;
            let name = modules::relative(entry, if has_end(&target, "ftl") { WORDS } else { &target });
            Ok(Some(format!("new URL(\"{name}\", import.meta.url)")))
        })?;
        room.put(path, text.as_bytes())?;
    }
    room.esbuild(project, entry, &["--format=esm", "--target=es2022"])
}

/// Every catalogue of words, one after the other, without what is only for those who write them.
fn words_in_one(site: &Site) -> Outcome<String> {
    let mut words = String::new();
    for (path, _) in site.files().filter(|(path, _)| has_end(path, "ftl")) {
        for line in site.text(path)?.lines().filter(|line| !line.starts_with('#')) {
            words.extend([line, "\n"]);
        }
    }
    Ok(words)
}

/// One style sheet in place of those that the page links.
fn styles_in_one(project: &Project, site: &mut Site) -> Outcome {
    let page = site.text(PAGE)?;
    let links: Vec<Tag> =
        html::tags(page).into_iter().filter(|tag| tag.name == "link" && tag.has_word("rel", "stylesheet")).collect();
    let room = Room::new(project)?;
    let mut imports = String::new();
    let mut sheets = Vec::new();
    for link in &links {
        let sheet = site.target(PAGE, link.attribute("href").unwrap_or_default())?;
        room.put(&sheet, site.content(&sheet)?)?;
        imports.extend(["@import \"", &modules::relative(STYLE, &sheet), "\";\n"]);
        sheets.push(sheet);
    }
    room.put(STYLE, imports.as_bytes())?;
    let style = room.esbuild(project, STYLE, &["--external:*.woff2"])?;

    let mut link = Some(format!("<link rel=\"stylesheet\" href=\"{}\">", modules::relative(PAGE, STYLE)));
    let replacements = links.into_iter().map(|tag| (tag.range, link.take().unwrap_or_default())).collect();
    let page = html::replace_tags(page, replacements);
    site.retain(|path| !sheets.iter().any(|sheet| sheet == path));
    site.add(STYLE, style);
    site.add(PAGE, page);
    Ok(())
}

/// A folder in which files lie as in the site, for a program that reads files.
struct Room(PathBuf);

impl Room {
    fn new(project: &Project) -> Outcome<Self> {
        let room = Self(project.target().join("bundle"));
        match fs::remove_dir_all(&room.0) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(format!("{} cannot be cleared: {error}", room.0.display()))
            }
            _ => Ok(room),
        }
    }

    fn put(&self, path: &str, content: &[u8]) -> Outcome {
        let file = self.0.join(path);
        file.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&file, content))
            .map_err(|error| format!("{} cannot be written: {error}", file.display()))
    }

    fn esbuild(&self, project: &Project, entry: &str, options: &[&str]) -> Outcome<Vec<u8>> {
        let made = self.0.join("made");
        let program = project.node_modules().join("esbuild/bin/esbuild");
        // Depending on npm, the file is a script for Node or already the program itself; both can be started, but the
        // script not everywhere.
        let mut esbuild = if cfg!(windows) {
            process::command(&self.0, "node", [program])
        } else {
            process::command(&self.0, program, [""; 0])
        };
        esbuild
            .args([entry, "--bundle", "--minify", "--charset=utf8", "--legal-comments=none", "--log-level=warning"])
            .args(options)
            .arg(format!("--outfile={}", made.display()));
        process::capture(esbuild)?;
        site::read(&made)
    }
}

fn has_end(path: &str, end: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lose_their_comments() {
        let mut site = Site::default();
        site.add("www/words/a.ftl", "# For writers\n\none = One\n    # two\n");
        site.add("www/words/b.ftl", "two = Two");
        assert_eq!(words_in_one(&site).unwrap(), "\none = One\n    # two\ntwo = Two\n");
    }
}
