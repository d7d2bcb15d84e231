//! Putting modules, words and style sheets of the page together with esbuild, so that a visitor asks for a handful of
//! files and not for a hundred. It also says what came of what: which files a module leads to, and whose packages are in.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::process;
use crate::project::{Outcome, Project};
use crate::site::{self, Site};

/// The module that the page starts.
pub const MAIN: &str = "www/main.js";

/// The module that runs before the program: the language, and the first screen in it.
pub const FIRST: &str = "www/first.js";

/// The module that workers are started from.
pub const WORKER: &str = "www/worker.js";

/// A module that leads to all that the page starts with. esbuild makes a file of what the same modules lead to. With this in
/// each of them that is one file; without it the page starts with one for each combination of later modules that share
/// something with it.
const WHOLE: &str = "xtask/whole.js";

/// The style sheet of the page.
pub const STYLE: &str = "www/style/all.css";

/// What for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A site: what is needed later lies in files of its own.
    Site,
    /// The single file: all of a module in one piece, fonts inside the style sheet.
    Single,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The made files, by their path from the top of the site.
    pub files: Site,
    /// The npm packages of which something is inside.
    pub packages: BTreeSet<String>,
    /// For each file of the page what it imports, as esbuild tells it.
    outputs: Value,
}

/// Puts everything together that the page and its workers lead to.
///
/// # Errors
///
/// When a name in a module or sheet leads nowhere, or esbuild refuses a file.
pub fn bundle(project: &Project, form: Form) -> Outcome<Bundle> {
    let folder = project.target().join("bundle");
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{} cannot be cleared: {error}", folder.display()));
        }
        _ => {}
    }
    let made = folder.join("made");
    // Each of these by itself: what two of them had in common would be one more file to wait for.
    let worker = run(project, form, &[WORKER], &made, &folder.join("worker.json"))?;
    let first = run(project, form, &[FIRST], &made, &folder.join("first.json"))?;
    let page = run(project, form, &[MAIN, STYLE], &made, &folder.join("page.json"))?;

    let mut files = Site::default();
    files.add_folder(&made, "", |_| true)?;
    let prefix = outdir(project, &made);
    let packages = [&worker, &first, &page].into_iter().flat_map(packages).collect();
    Ok(Bundle { files, packages, outputs: by_site_path(&page, &prefix) })
}

/// Makes files of these modules and what they lead to, and gives back what esbuild tells of them.
fn run(project: &Project, form: Form, modules: &[&str], made: &Path, report: &Path) -> Outcome<Value> {
    let program = project.node_modules().join("esbuild/bin/esbuild");
    // Depending on npm, the file is a script for Node or already the program itself; both can be started, but the script
    // not everywhere.
    let mut esbuild = if cfg!(windows) {
        process::command(project.root(), "node", [program])
    } else {
        process::command(project.root(), program, [""; 0])
    };
    esbuild
        .args(modules)
        .args(["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"])
        .args(["--legal-comments=none", "--log-level=warning", "--loader:.ftl=text", "--outbase=."])
        .arg(format!("--outdir={}", made.display()))
        .arg(format!("--metafile={}", report.display()));
    match form {
        Form::Site => esbuild.args(["--splitting", "--chunk-names=www/chunks/[name]-[hash]", "--external:*.woff2"]),
        Form::Single => esbuild.arg("--loader:.woff2=dataurl"),
    };
    if form == Form::Site && modules.contains(&MAIN) {
        esbuild.arg(format!("--inject:{WHOLE}"));
    }
    process::capture(esbuild)?;
    serde_json::from_str(&site::read_text(report)?)
        .map_err(|error| format!("the report of esbuild cannot be understood: {error}"))
}

/// How esbuild names the folder of what it made: seen from the checkout, in which it runs.
fn outdir(project: &Project, made: &Path) -> String {
    let inside = made.strip_prefix(project.root()).unwrap_or(made);
    format!("{}/", inside.to_string_lossy().replace('\\', "/"))
}

/// The npm packages among the inputs.
fn packages(told: &Value) -> BTreeSet<String> {
    let inputs = told["inputs"].as_object().into_iter().flatten();
    inputs
        .filter_map(|(path, _)| path.rsplit_once("node_modules/"))
        .map(|(_, path)| {
            let parts = if path.starts_with('@') { 2 } else { 1 };
            path.split('/').take(parts).collect::<Vec<_>>().join("/")
        })
        .collect()
}

/// The outputs by their path from the top of the site.
fn by_site_path(told: &Value, prefix: &str) -> Value {
    let short = |path: &str| path.strip_prefix(prefix).unwrap_or(path).to_owned();
    let outputs = told["outputs"].as_object().into_iter().flatten();
    outputs
        .map(|(path, about)| {
            let mut about = about.clone();
            for import in about["imports"].as_array_mut().into_iter().flatten() {
                import["path"] = short(import["path"].as_str().unwrap_or_default()).into();
            }
            (short(path), about)
        })
        .collect()
}

impl Bundle {
    /// What a made module needs before it can run: itself and the modules it leads to, but not what it asks for later.
    ///
    /// # Errors
    ///
    /// When there is no such module.
    pub fn needed_by(&self, path: &str) -> Outcome<Vec<String>> {
        let mut found = vec![path.to_owned()];
        let mut at = 0;
        while let Some(path) = found.get(at).cloned() {
            let about = self.outputs.get(&path).ok_or_else(|| format!("esbuild made no {path}"))?;
            for import in about["imports"].as_array().into_iter().flatten() {
                let target = import["path"].as_str().unwrap_or_default();
                let is_needed = import["kind"] == "import-statement" && import["external"] != true;
                if is_needed && !found.iter().any(|met| met == target) {
                    found.push(target.to_owned());
                }
            }
            at += 1;
        }
        Ok(found)
    }

    /// The made file that stands for a module which is asked for later.
    ///
    /// # Errors
    ///
    /// When the page does not lead to it.
    pub fn made_of(&self, module: &str) -> Outcome<&str> {
        let outputs = self.outputs.as_object().into_iter().flatten();
        outputs
            .filter(|(_, about)| about["entryPoint"] == module)
            .map(|(path, _)| path.as_str())
            .next()
            .ok_or_else(|| format!("the page never asks for {module}"))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn told() -> Value {
        json!({
            "inputs": { "www/main.js": {}, "../x/node_modules/@a/b/esm/c.js": {}, "node_modules/d/index.js": {} },
            "outputs": {
                "t/www/main.js": { "entryPoint": "www/main.js", "imports": [
                    { "path": "t/www/shared.js", "kind": "import-statement" },
                    { "path": "t/www/later.js", "kind": "dynamic-import" },
                ] },
                "t/www/shared.js": { "imports": [{ "path": "t/www/main.js", "kind": "import-statement" }] },
                "t/www/later.js": { "entryPoint": "www/f/f.js", "imports": [] },
            },
        })
    }

    fn made() -> Bundle {
        Bundle { files: Site::default(), packages: packages(&told()), outputs: by_site_path(&told(), "t/") }
    }

    #[test]
    fn packages_are_told_from_the_inputs() {
        assert_eq!(made().packages, BTreeSet::from(["@a/b".to_owned(), "d".to_owned()]));
    }

    #[test]
    fn what_comes_later_is_not_needed_first() {
        assert_eq!(made().needed_by("www/main.js").unwrap(), ["www/main.js", "www/shared.js"]);
        assert!(made().needed_by("www/absent.js").is_err());
    }

    #[test]
    fn what_comes_later_has_a_file_of_its_own() {
        assert_eq!(made().made_of("www/f/f.js"), Ok("www/later.js"));
        assert!(made().made_of("www/g/g.js").is_err());
    }
}
