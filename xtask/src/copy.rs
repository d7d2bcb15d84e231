//! Copies of the checkout, to build the engine from other sources than those that stand here.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::project::Outcome;

/// What no build of the engine looks at.
const LEFT_OUT: [&str; 4] = ["target", "node_modules", "dist", ".git"];

/// Makes a folder a copy of the checkout without what is built or fetched. Files named in `instead`, by their path from
/// the top, get the text given there. A file that is as it should be is not touched, so that cargo compiles only what is new.
///
/// # Errors
///
/// When something cannot be read or written.
pub fn sources(from: &Path, to: &Path, instead: &BTreeMap<PathBuf, String>) -> Outcome {
    folder(from, to, Path::new(""), instead)
        .and_then(|()| instead.iter().try_for_each(|(path, text)| write(&to.join(path), text.as_bytes())))
        .map_err(|error| format!("{} cannot be copied to {}: {error}", from.display(), to.display()))
}

fn folder(from: &Path, to: &Path, inside: &Path, instead: &BTreeMap<PathBuf, String>) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let (source, target, path) = (entry.path(), to.join(&name), inside.join(&name));
        if source.is_dir() {
            folder(&source, &target, &path, instead)?;
        } else if !instead.contains_key(&path) {
            write(&target, &fs::read(&source)?)?;
        }
    }
    for entry in fs::read_dir(to)? {
        let name = entry?.file_name();
        let belongs = LEFT_OUT.iter().any(|left_out| name == *left_out) || instead.contains_key(&inside.join(&name));
        if !belongs && !from.join(&name).exists() {
            remove(&to.join(&name))?;
        }
    }
    Ok(())
}

fn write(file: &Path, content: &[u8]) -> io::Result<()> {
    if fs::read(file).is_ok_and(|there| there == content) { Ok(()) } else { fs::write(file, content) }
}

fn remove(path: &Path) -> io::Result<()> {
    if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    #[test]
    fn a_copy_follows_what_it_was_made_from() -> io::Result<()> {
        let place = env::temp_dir().join(format!("thicket-copy-{}", std::process::id()));
        let (from, to) = (place.join("from"), place.join("to"));
        fs::create_dir_all(from.join("src"))?;
        fs::create_dir_all(from.join("target"))?;
        fs::write(from.join("src/one.rs"), "one")?;
        fs::write(from.join("src/two.rs"), "two")?;
        let instead =
            BTreeMap::from([("src/two.rs".into(), "changed".to_owned()), ("new.rs".into(), "new".to_owned())]);
        assert_eq!(sources(&from, &to, &instead), Ok(()));
        let of = |path: &str| fs::read_to_string(to.join(path)).ok();
        let all = ["src/one.rs", "src/two.rs", "new.rs", "target"].map(of);
        assert_eq!(all, [Some("one".into()), Some("changed".into()), Some("new".into()), None]);

        fs::remove_file(from.join("src/one.rs"))?;
        assert_eq!(sources(&from, &to, &BTreeMap::new()), Ok(()));
        let all = ["src/one.rs", "src/two.rs", "new.rs"].map(|path| fs::read_to_string(to.join(path)).ok());
        assert_eq!(all, [None, Some("two".into()), None]);
        fs::remove_dir_all(&place)
    }
}
