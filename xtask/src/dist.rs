//! Putting the site together: `dist/`, a folder for any static host, and in it the single file.

use std::collections::BTreeSet;
use std::fs;

use crate::bundle::{self, Bundle, Form, MAIN};
use crate::html;
use crate::law;
use crate::notices;
use crate::npm::{self, Packages};
use crate::project::{Outcome, Project};
use crate::service_worker;
use crate::single_file;
use crate::site::{self, PAGE, SINGLE_FILE, Site, TOP_ICON};
use crate::sizes::Sizes;
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

    let common = gather(project)?;
    let single = {
        let mut site = common.clone();
        site.add_all(bundle::bundle(project, Form::Single)?.files);
        single_file::build(&site)?
    };
    let made = bundle::bundle(project, Form::Site)?;
    let mut site = common;
    announce_files(&mut site, &made)?;
    site.add(NOTICES, notices::notices(project, &made.packages)?);
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

/// What is in the site as it is in the checkout, and the words of the law.
fn gather(project: &Project) -> Outcome<Site> {
    let mut site = Site::default();
    site.add(PAGE, site::read(&project.at(PAGE))?);
    let kept = ["webmanifest", "svg", "png", "woff2", "txt", "wasm"];
    site.add_folder(&project.www(), "www/", |path| kept.iter().any(|end| path.ends_with(&format!(".{end}"))))?;
    for (owner, text) in law::texts(project.root())? {
        site.add(format!("www/law/{owner}.json"), text);
    }
    Ok(site)
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
    let mut links = String::new();
    for path in modules {
        links.extend(["<link rel=\"modulepreload\" href=\"./", &path, "\">\n"]);
    }
    for (path, _) in site.files().filter(|(path, _)| site::media_type(path) == "application/wasm") {
        links.extend(["<link rel=\"preload\" href=\"./", path, "\" as=\"fetch\" crossorigin>\n"]);
    }
    let start = tags
        .iter()
        .find(|tag| tag.names_file("src", MAIN))
        .map(|tag| tag.range.start)
        .ok_or_else(|| format!("{PAGE} does not start {MAIN}"))?;
    let page = html::replace_tags(page, vec![(start..start, links)]);
    site.add(PAGE, page);
    Ok(())
}
