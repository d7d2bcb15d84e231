//! Taking the libraries that the shell imports by bare name out of `node_modules` into the site.

use std::path::Path;

use serde_json::Value;

use crate::modules::{self, Kind, Reference};
use crate::project::Outcome;
use crate::site::{self, Site};

/// Copies every package that a module of the site imports, with the modules it leads to, under `vendor/`, and writes
/// the relative names into the modules.
///
/// # Errors
///
/// When a package is missing, has no ES modules, or imports something that cannot be found.
pub fn vendor(site: &mut Site, node_modules: &Path) -> Outcome {
    let is_module = |path: &&str| Path::new(path).extension().is_some_and(|end| end == "js");
    let mut open: Vec<String> = site.files().map(|(path, _)| path).filter(is_module).map(str::to_owned).collect();
    while let Some(path) = open.pop() {
        let mut met = Vec::new();
        let written =
            modules::rewrite(site.text(&path)?, |reference| vendored_name(&path, reference, node_modules, &mut met))?;
        site.add(path, written);
        for path in met {
            if !site.has(&path) {
                let file = node_modules.join(path.trim_start_matches(FOLDER));
                site.add(path.clone(), site::read(&file)?);
                open.push(path);
            }
        }
    }
    Ok(())
}

/// Where vendored packages stand in the site.
const FOLDER: &str = "vendor/";

/// What to write for a reference: a relative name for a bare one, nothing for a relative one. The vendored path it
/// leads to, if any, is noted.
fn vendored_name(
    from: &str,
    reference: &Reference,
    node_modules: &Path,
    met: &mut Vec<String>,
) -> Outcome<Option<String>> {
    if reference.kind == Kind::Asset {
        return Ok(None);
    }
    if reference.name.starts_with('.') {
        // Inside a vendored package, what a module leads to comes along.
        if from.starts_with(FOLDER) {
            let target = modules::resolve(from, &reference.name)
                .filter(|target| target.starts_with(FOLDER))
                .ok_or_else(|| format!("{from} leads out of the site: {}", reference.name))?;
            met.push(target);
        }
        return Ok(None);
    }
    let target = format!("{FOLDER}{}", entry(&reference.name, from, node_modules)?);
    let name = modules::relative(from, &target);
    met.push(target);
    Ok(Some(format!("\"{name}\"")))
}

/// The path below `node_modules` of the ES module that a package offers.
fn entry(package: &str, from: &str, node_modules: &Path) -> Outcome<String> {
    let is_name = !package.contains(':') && !package.starts_with('/');
    if !is_name {
        return Err(format!("{from} imports {package}: only relative names and packages can be imported"));
    }
    let about = site::read_text(&node_modules.join(package).join("package.json"))
        .map_err(|problem| format!("{from} imports {package}: {problem}"))?;
    let about: Value = serde_json::from_str(&about)
        .map_err(|error| format!("package.json of {package} cannot be understood: {error}"))?;
    let module = about["module"].as_str().map(|file| file.trim_start_matches("./"));
    module
        .map(|module| format!("{package}/{module}"))
        .ok_or_else(|| format!("{package} does not say where its ES module is"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn packages_come_along_with_what_they_import() {
        let folder = std::env::temp_dir().join(format!("thicket-vendor-{}", std::process::id()));
        let package = folder.join("@lib/words");
        fs::create_dir_all(package.join("esm")).unwrap();
        fs::write(package.join("package.json"), r#"{"module": "./esm/index.js"}"#).unwrap();
        fs::write(package.join("esm/index.js"), "export * from './inner.js';").unwrap();
        fs::write(package.join("esm/inner.js"), "export const x = 1;").unwrap();

        let mut site = Site::default();
        site.add("www/text/words.js", "import { x } from '@lib/words';");
        let outcome = vendor(&mut site, &folder);
        let missing = {
            let mut site = Site::default();
            site.add("www/a.js", "import 'absent';");
            vendor(&mut site, &folder)
        };
        fs::remove_dir_all(&folder).unwrap();

        assert_eq!(outcome, Ok(()));
        assert_eq!(
            site.text("www/text/words.js").unwrap(),
            "import { x } from \"../../vendor/@lib/words/esm/index.js\";"
        );
        assert!(site.has("vendor/@lib/words/esm/inner.js"));
        assert!(missing.unwrap_err().starts_with("www/a.js imports absent"));
    }

    #[test]
    fn addresses_are_refused() {
        let mut site = Site::default();
        site.add("www/a.js", "import 'https://example.org/x.js';");
        assert!(vendor(&mut site, Path::new("nowhere")).is_err());
    }
}
