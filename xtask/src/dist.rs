//! Putting the site together: `dist/`, a folder for any static host, and in it the single file.

use std::fs;
use std::path::Path;

use crate::html;
use crate::modules;
use crate::notices;
use crate::npm::{self, Packages};
use crate::project::{Outcome, Project};
use crate::service_worker;
use crate::single_file;
use crate::site::{self, PAGE, Site};
use crate::sizes::Sizes;
use crate::vendor;
use crate::wasm::{self, Profile};

/// The single file, beside the site.
pub const SINGLE_FILE: &str = "thicket.html";

/// The service worker, at the top: it serves its own folder and what is below.
const WORKER: &str = "sw.js";

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
    strip_comments(&mut site)?;
    site.add(NOTICES, notices::notices(project, &site)?);
    announce_files(&mut site)?;
    let single = single_file::build(&site)?;
    let template = site::read_text(&project.www().join(WORKER))?;
    let worker = service_worker::fill(&template, &site)?;
    site.add(WORKER, worker);

    site.write(&project.dist())?;
    let file = project.dist().join(SINGLE_FILE);
    fs::write(&file, single).map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
    Sizes::measure(&project.dist())
}

/// The page and the shell, each file at the same place as in the checkout.
fn gather(project: &Project) -> Outcome<Site> {
    let mut site = Site::default();
    site.add(PAGE, site::read(&project.at(PAGE))?);
    site.add_folder(&project.www(), "www/", |path| {
        path != "www/sw.js" && !path.ends_with(".d.ts") && !has_end(path, "md")
    })?;
    Ok(site)
}

/// Leaves out of the modules what only their readers need.
fn strip_comments(site: &mut Site) -> Outcome {
    let modules: Vec<String> =
        site.files().map(|(path, _)| path).filter(|path| has_end(path, "js")).map(str::to_owned).collect();
    for path in modules {
        let bare = modules::bare(site.text(&path)?);
        site.add(path, bare);
    }
    Ok(())
}

/// Writes into the page which modules and which wasm it will need, so that a browser asks for all of them at once
/// and not one import after the other.
fn announce_files(site: &mut Site) -> Outcome {
    let reach = site.reach(&site.entry()?)?;
    let wasm = reach.assets.iter().filter(|path| has_end(path, "wasm")).map(|path| {
        let name = modules::relative(PAGE, path);
        format!("<link rel=\"preload\" href=\"{name}\" as=\"fetch\" type=\"application/wasm\" crossorigin>")
    });
    let modules = reach
        .modules
        .iter()
        .map(|path| format!("<link rel=\"modulepreload\" href=\"{}\">", modules::relative(PAGE, path)));
    let links: Vec<String> = wasm.chain(modules).collect();
    let page = site.text(PAGE)?;
    let start = html::tags(page)
        .into_iter()
        .find(|tag| tag.name == "script" && tag.has_word("type", "module"))
        .map(|tag| tag.range.start)
        .ok_or_else(|| format!("{PAGE} starts no module"))?;
    let page = html::replace_tags(page, vec![(start..start, format!("{}\n", links.join("\n")))]);
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
            <link rel=\"preload\" href=\"./www/pkg/x.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
            <link rel=\"modulepreload\" href=\"./www/a.js\">\n\
            <link rel=\"modulepreload\" href=\"./www/b.js\">\n\
            <script type=\"module\" src=\"./www/a.js\"></script>";
        assert_eq!(page, expected);
    }
}
