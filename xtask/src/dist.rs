//! Putting the site together: `dist/`, a folder for any static host, and in it the single file.

use std::collections::BTreeSet;
use std::fs;

use sha2::{Digest, Sha256};

use crate::bundle::{self, Bundle, FIRST, Form, MAIN};
use crate::html;
use crate::law;
use crate::lessons;
use crate::notices;
use crate::npm::{self, Packages};
use crate::project::{Outcome, Project};
use crate::service_worker;
use crate::single_file;
use crate::site::{self, NOTICES, PAGE, SINGLE_FILE, Site, TOP_ICON};
use crate::sizes::Sizes;
use crate::wasm::{self, Profile};

/// The service worker, at the top: it serves its own folder and what is below.
const WORKER: &str = "sw.js";

/// The engine that the page loads.
const ENGINE: &str = "www/pkg/thicket_bg.wasm";

/// The icon for the top of a host, where `cargo xtask icons` puts it.
const ICON: &str = "www/icons/favicon.ico";

/// Builds everything and writes `dist/`. Chats look for the picture of a shared address only where the page tells the whole
/// of its own, which is known to whoever names the `address` of the folder.
///
/// # Errors
///
/// When the engine does not compile, a package is missing, or a name in the site leads nowhere.
pub fn dist(project: &Project, address: Option<&str>) -> Outcome<Sizes> {
    wasm::build_both(project)?;
    let fast = site::read(&Profile::Fast.folder(project).join(wasm::ENGINE))?;
    npm::ensure(project, Packages::Runtime)?;

    let made = bundle::bundle(project, Form::Site)?;
    let mut site = gather(project)?;
    site.add(NOTICES, notices::notices(project, &made.packages)?);
    if let Some(address) = address {
        let page = whole_addresses(site.text(PAGE)?, address);
        site.add(PAGE, page);
    }
    let single = {
        let mut site = site.clone();
        // Nobody waits for it to arrive, so it has one engine, the fast one.
        site.add(ENGINE, fast.clone());
        site.add_all(bundle::bundle(project, Form::Single)?.files);
        single_file::build(&site)?
    };
    announce_fast_engine(&mut site, fast)?;
    announce_files(&mut site, &made)?;
    site.add_all(made.files);
    let template = site::read_text(&project.www().join(WORKER))?;
    let worker = service_worker::fill(&template, &site)?;
    site.add(WORKER, worker);

    site.write(&project.dist())?;
    for (name, content) in [(SINGLE_FILE, single.into_bytes()), (TOP_ICON, site::read(&project.at(ICON))?)] {
        let file = project.dist().join(name);
        fs::write(&file, content).map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
    }
    Sizes::measure(&project.dist())
}

/// What is in the site as it is in the checkout, the words of the law, and the lessons.
fn gather(project: &Project) -> Outcome<Site> {
    let mut site = Site::default();
    site.add(PAGE, site::read(&project.at(PAGE))?);
    let kept = ["webmanifest", "svg", "png", "woff2", "txt", "wasm"];
    site.add_folder(&project.www(), "www/", |path| kept.iter().any(|end| path.ends_with(&format!(".{end}"))))?;
    for (owner, text) in law::texts(project.root())? {
        site.add(format!("www/law/{owner}.json"), text);
    }
    site.add_all(lessons::lessons(project)?);
    Ok(site)
}

/// The page with the whole address of each file that it tells to others, and its own.
fn whole_addresses(page: &str, address: &str) -> String {
    let top = format!("{}/", address.trim_end_matches('/'));
    let told = html::tags(page).into_iter().filter(|tag| tag.name == "meta");
    let files = told.filter(|tag| tag.attribute("content").is_some_and(|content| content.starts_with("./")));
    let whole = files.map(|tag| {
        let written = page[tag.range.clone()].replace("content=\"./", &format!("content=\"{top}"));
        (tag.range, format!("<meta property=\"og:url\" content=\"{top}\">\n{written}"))
    });
    html::replace_tags(page, whole.collect())
}

/// Adds the engine of the workers and tells the page its name, which is another in each version: the page must never meet
/// an engine that does not belong to it.
fn announce_fast_engine(site: &mut Site, engine: Vec<u8>) -> Outcome {
    let name = format!("www/pkg/fast-{}.wasm", &format!("{:x}", Sha256::digest(&engine))[..16]);
    site.add(&name, engine);
    let page = site.text(PAGE)?;
    let root = html::tags(page).into_iter().find(|tag| tag.name == "html");
    let root = root.ok_or_else(|| format!("{PAGE} has no root"))?;
    let written = page[root.range.clone()].replacen("<html", &format!("<html data-fast-engine=\"{name}\""), 1);
    let page = html::replace_tags(page, vec![(root.range, written)]);
    site.add(PAGE, page);
    Ok(())
}

/// Writes into the page which files it will ask for first, so that a browser asks for all of them at once: modules, the
/// factions of the first table, and the engine.
fn announce_files(site: &mut Site, made: &Bundle) -> Outcome {
    let page = site.text(PAGE)?;
    let tags = html::tags(page);
    let factions = tags.iter().find_map(|tag| tag.attribute("data-first-table")).unwrap_or_default();
    let mut modules = made.needed_by(MAIN)?;
    for key in factions.split_ascii_whitespace() {
        let look = made.made_of(&format!("www/factions/{key}/{key}.js"))?;
        modules.extend(made.needed_by(look)?);
    }
    let mut met = BTreeSet::new();
    modules.retain(|path| met.insert(path.clone()));
    let before = |module: &str| {
        let tag = tags.iter().find(|tag| tag.names_file("src", module)).map(|tag| tag.range.start);
        tag.map(|start| start..start).ok_or_else(|| format!("{PAGE} does not start {module}"))
    };
    let mut links = String::new();
    for path in modules {
        links.extend(["<link rel=\"modulepreload\" href=\"./", &path, "\">\n"]);
    }
    // The engine is what a first visit waits for. Of a host that answers six requests at a time it has to be among the
    // first six.
    let engine = format!("<link rel=\"preload\" href=\"./{ENGINE}\" as=\"fetch\" crossorigin>\n    ");
    let page = html::replace_tags(page, vec![(before(FIRST)?, engine), (before(MAIN)?, links)]);
    site.add(PAGE, page);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_engine_has_a_name_of_its_own_in_each_version() {
        let named = |engine: &[u8]| {
            let mut site = Site::default();
            site.add(PAGE, "<!doctype html><html lang=\"en\"><body></body></html>");
            announce_fast_engine(&mut site, engine.to_vec()).unwrap();
            let page = site.text(PAGE).unwrap().to_owned();
            let root = html::tags(&page).into_iter().find(|tag| tag.name == "html").unwrap();
            let name = root.attribute("data-fast-engine").unwrap().to_owned();
            assert_eq!(site.content(&name).unwrap(), engine);
            name
        };
        assert_ne!(named(b"one"), named(b"two"));
        assert_eq!(named(b"one"), named(b"one"));
    }

    #[test]
    fn what_is_told_to_others_has_a_whole_address() {
        let page =
            "<meta name=\"a\" content=\"b\"><meta property=\"og:image\" content=\"./x.png\"><img src=\"./y.png\">";
        let whole = whole_addresses(page, "https://example.org/thicket/");
        assert!(whole.contains("content=\"https://example.org/thicket/x.png\""), "{whole}");
        assert!(whole.contains("og:url\" content=\"https://example.org/thicket/\""), "{whole}");
        assert!(whole.contains("src=\"./y.png\"") && whole.contains("content=\"b\""), "{whole}");
        assert_eq!(whole, whole_addresses(page, "https://example.org/thicket"));
    }
}
