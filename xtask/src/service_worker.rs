//! Writing the list of files into the service worker.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::project::Outcome;
use crate::site::{PAGE, Site};

/// The stand-ins in `www/sw.js`.
const VERSION: &str = "\"__VERSION__\"";
const FILES: &str = "{ __FILES__: \"\" }";

/// The service worker for a site: the template with the list of files, each with its checksum, and a version that
/// changes with any of them.
///
/// # Errors
///
/// When the template does not have each stand-in exactly once, or an address would not spell a file's name as it is.
pub fn fill(template: &str, site: &Site) -> Outcome<String> {
    let files = manifest(site)?;
    let version = version(&files);
    let filled = replace_once(template, VERSION, &format!("\"{version}\""))?;
    let list = serde_json::to_string_pretty(&files).map_err(|error| error.to_string())?;
    replace_once(&filled, FILES, &list)
}

/// Each file of the site with its checksum in the form of the `integrity` attribute. The page goes by the address
/// people visit, `./`: some hosts redirect its file name, and a redirected answer cannot open a page.
fn manifest(site: &Site) -> Outcome<Map<String, Value>> {
    site.files()
        .map(|(path, content)| {
            if !path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.@/".contains(&byte)) {
                return Err(format!("{path}: names in the site keep to letters, digits and -_.@"));
            }
            let path = if path == PAGE { "./" } else { path };
            let sum = STANDARD.encode(Sha256::digest(content));
            Ok((path.to_owned(), Value::String(format!("sha256-{sum}"))))
        })
        .collect()
}

/// Sixteen hexadecimal digits over names and checksums.
fn version(files: &Map<String, Value>) -> String {
    let mut sum = Sha256::new();
    for (path, integrity) in files {
        sum.update(path);
        sum.update([0]);
        sum.update(integrity.as_str().unwrap_or_default());
        sum.update([0]);
    }
    format!("{:x}", sum.finalize())[..16].to_owned()
}

fn replace_once(text: &str, old: &str, new: &str) -> Outcome<String> {
    match text.matches(old).count() {
        1 => Ok(text.replacen(old, new, 1)),
        count => Err(format!("www/sw.js has {old} {count} times, not once")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "const V = \"__VERSION__\";\nconst F = { __FILES__: \"\" };";

    fn site(content: &str) -> Site {
        let mut site = Site::default();
        site.add("index.html", "<p>");
        site.add("www/a.js", content);
        site
    }

    #[test]
    fn lists_every_file_with_its_checksum() {
        let filled = fill(TEMPLATE, &site("abc")).unwrap();
        // The well-known SHA-256 of "abc".
        assert!(filled.contains("\"www/a.js\": \"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\""));
        assert!(filled.contains("\"./\": \"sha256-"));
        assert!(!filled.contains("index.html"));
        assert!(!filled.contains("__"));
    }

    #[test]
    fn the_version_follows_the_content() {
        let first = fill(TEMPLATE, &site("abc")).unwrap();
        assert_eq!(first, fill(TEMPLATE, &site("abc")).unwrap());
        let version = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        assert_ne!(version(&first), version(&fill(TEMPLATE, &site("abd")).unwrap()));
    }

    #[test]
    fn a_name_that_an_address_would_change_is_refused() {
        let mut site = site("");
        site.add("www/two words.js", "");
        assert!(fill(TEMPLATE, &site).is_err());
    }

    #[test]
    fn a_template_without_stand_ins_is_refused() {
        assert!(fill("const V = 1;", &site("")).is_err());
    }
}
