//! Putting the site together: `dist/`, a folder for any static host, and in it the single file.

use std::cmp::Reverse;
use std::fs;
use std::path::Path;

use crate::bundle;
use crate::html;
use crate::modules;
use crate::notices;
use crate::npm::{self, Packages};
use crate::project::{Outcome, Project};
use crate::service_worker;
use crate::single_file;
use crate::site::{self, PAGE, SINGLE_FILE, Site, TOP_ICON};
use crate::sizes::Sizes;
use crate::vendor;
use crate::wasm::{self, Profile};

/// The service worker, at the top: it serves its own folder and what is below.
const WORKER: &str = "sw.js";

/// The icon for the top of a host, where `cargo xtask icons` puts it.
const ICON: &str = "www/icons/favicon.ico";

/// The licences of what the site contains.
const NOTICES: &str = "licences.txt";

/// Builds everything and writes `dist/`.
///
/// # Errors
///
/// When the engine does not compile, a package is missing, or a name in the site leads nowhere.
pub fn dist(project: &Project) -> Outcome<Sizes> {
    wasm::build(project, Profile::Release)?;
    npm::ensure(project, Packages::Runtime)?;

    let mut site = gather(project)?;
    vendor::vendor(&mut site, &project.node_modules())?;
    site.add(NOTICES, notices::notices(project, &site)?);
    bundle::bundle(project, &mut site)?;
    announce_files(&mut site)?;
    let single = single_file::build(&site)?;
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

/// The page and the shell, each file at the same place as in the checkout.
fn gather(project: &Project) -> Outcome<Site> {
    let mut site = Site::default();
    site.add(PAGE, site::read(&project.at(PAGE))?);
    site.add_folder(&project.www(), "www/", |path| {
        path != "www/sw.js" && path != ICON && !path.ends_with(".d.ts") && !has_end(path, "md")
    })?;
    Ok(site)
}

/// Writes into the page which files the shell will ask for first, so that a browser asks for all of them at once.
fn announce_files(site: &mut Site) -> Outcome {
    let reach = site.reach(&site.entry()?)?;
    let mut links = String::new();
    for path in &reach.modules {
        let name = modules::relative(PAGE, path);
        links.extend(["<link rel=\"modulepreload\" href=\"", &name, "\">\n"]);
    }
    let mut files: Vec<&String> = reach.assets.iter().filter(|path| !has_end(path, "js")).collect();
    // What takes longest first.
    files.sort_by_key(|path| Reverse(site.content(path).map_or(0, <[u8]>::len)));
    for path in files {
        let name = modules::relative(PAGE, path);
        links.extend(["<link rel=\"preload\" href=\"", &name, "\" as=\"fetch\" crossorigin>\n"]);
    }
    let page = site.text(PAGE)?;
    let start = html::tags(page)
        .into_iter()
        .find(|tag| tag.name == "script" && tag.has_word("type", "module"))
        .map(|tag| tag.range.start)
        .ok_or_else(|| format!("{PAGE} starts no module"))?;
    let page = html::replace_tags(page, vec![(start..start, links)]);
    site.add(PAGE, page);
    Ok(())
}

fn has_end(path: &str, end: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_announces_what_it_will_need() {
        let mut site = Site::default();
        site.add(PAGE, "<title>T</title>\n<script type=\"module\" src=\"./www/a.js\"></script>");
        site.add("www/a.js", "import './b.js'; new URL('./pkg/x.wasm', import.meta.url);");
        site.add("www/b.js", "");
        site.add("www/pkg/x.wasm", "");
        announce_files(&mut site).unwrap();
        let page = site.text(PAGE).unwrap();
        let expected = "<title>T</title>\n\
            <link rel=\"modulepreload\" href=\"./www/a.js\">\n\
            <link rel=\"modulepreload\" href=\"./www/b.js\">\n\
            <link rel=\"preload\" href=\"./www/pkg/x.wasm\" as=\"fetch\" crossorigin>\n\
            <script type=\"module\" src=\"./www/a.js\"></script>";
        assert_eq!(page, expected);
    }
}
