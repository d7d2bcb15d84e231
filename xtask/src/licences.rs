//! The check that everything we use may be used: permissive licences only.

use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::crates;
use crate::project::{Outcome, Project};
use crate::site;

/// Licences, by their SPDX names, that ask for no more than to be named.
const PERMISSIVE: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Checks every crate in the lock file and every npm package that the site contains.
///
/// # Errors
///
/// When one is not permissive, with all that are not; or when the lists cannot be read.
pub fn check(project: &Project) -> Outcome<String> {
    let mut named: Vec<(String, String)> = crates::others(project)?
        .into_iter()
        .map(|package| (format!("{} {}", package.name, package.version), package.licence.unwrap_or_default()))
        .collect();
    named.extend(runtime_packages(&site::read_text(&project.at("package-lock.json"))?)?);
    let refused: Vec<String> = named
        .iter()
        .filter(|(_, licence)| !is_permissive(licence))
        .map(|(name, licence)| format!("{name}: \"{licence}\" is not on the list of licences"))
        .collect();
    if refused.is_empty() { Ok(format!("{} dependencies", named.len())) } else { Err(refused.join("\n")) }
}

/// Name and licence of the npm packages in a lock file that are not only tools.
fn runtime_packages(lock: &str) -> Outcome<Vec<(String, String)>> {
    let lock: Value =
        serde_json::from_str(lock).map_err(|error| format!("package-lock.json cannot be understood: {error}"))?;
    let packages = lock["packages"].as_object().ok_or("package-lock.json lists no packages")?;
    Ok(packages
        .iter()
        .filter(|(path, about)| !path.is_empty() && about["dev"] != true)
        .map(|(path, about)| {
            let licence = about["license"].as_str().unwrap_or_default();
            (path.trim_start_matches("node_modules/").to_owned(), licence.to_owned())
        })
        .collect())
}

/// Whether an SPDX expression leaves a permissive choice. The old form with a slash means "or"; an exception only ever
/// permits more.
fn is_permissive(expression: &str) -> bool {
    let is_listed = |name: &str| PERMISSIVE.contains(&name);
    Expression::parse_mode(expression, ParseMode::LAX)
        .is_ok_and(|terms| terms.evaluate(|asked| asked.license.id().is_some_and(|licence| is_listed(licence.name))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_weighed() {
        for allowed in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
            "GPL-3.0 AND MIT OR Zlib",
        ] {
            assert!(is_permissive(allowed), "{allowed}");
        }
        for refused in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Zlib",
            "MIT Zlib",
            "MIT OR",
            "MPL-2.0",
            "(MIT AND GPL-3.0) OR LGPL-3.0",
        ] {
            assert!(!is_permissive(refused), "{refused}");
        }
    }

    #[test]
    fn tools_are_not_part_of_the_site() {
        let lock = r#"{"packages": {
            "": {"license": "X"},
            "node_modules/tool": {"license": "Y", "dev": true},
            "node_modules/@a/b": {"license": "Z"},
            "node_modules/c": {}
        }}"#;
        let expected = [("@a/b".to_owned(), "Z".to_owned()), ("c".to_owned(), String::new())];
        assert_eq!(runtime_packages(lock).unwrap(), expected);
    }
}
