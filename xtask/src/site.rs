//! The site while it is being put together: every file by its path from the top, in memory.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::project::Outcome;

/// The page every visit begins with.
pub const PAGE: &str = "index.html";

/// The whole site as one file, beside it.
pub const SINGLE_FILE: &str = "thicket.html";

/// The icon that browsers look for at the top of a host for documents that cannot name one. Beside the site: no visit
/// needs it.
pub const TOP_ICON: &str = "favicon.ico";

/// The licences of what the site contains, to which the page leads.
pub const NOTICES: &str = "licences.txt";

/// Files by their path from the top of the site, with `/` between the parts.
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

impl Site {
    /// Reads a finished site.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn read(folder: &Path) -> Outcome<Self> {
        let mut site = Self::default();
        site.add_folder(folder, "", |_| true)?;
        Ok(site)
    }

    /// Adds the wanted files of a folder, under a path that is empty or ends with `/`.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or has a name that is not Unicode.
    pub fn add_folder(&mut self, folder: &Path, under: &str, wanted: impl Fn(&str) -> bool) -> Outcome {
        for file in files_below(folder)? {
            let inside = file.strip_prefix(folder).unwrap_or(&file);
            let path = format!("{under}{}", site_path(inside)?);
            if wanted(&path) {
                self.add(path, read(&file)?);
            }
        }
        Ok(())
    }

    /// Adds or replaces one file.
    pub fn add(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), content.into());
    }

    /// Adds or replaces every file of another one.
    pub fn add_all(&mut self, other: Site) {
        self.files.extend(other.files);
    }

    /// The content of a file.
    ///
    /// # Errors
    ///
    /// When the site has none at this path.
    pub fn content(&self, path: &str) -> Outcome<&[u8]> {
        self.files.get(path).map(Vec::as_slice).ok_or_else(|| format!("the site has no {path}"))
    }

    /// The content of a file of text.
    ///
    /// # Errors
    ///
    /// When the site has none at this path or it is not text.
    pub fn text(&self, path: &str) -> Outcome<&str> {
        std::str::from_utf8(self.content(path)?).map_err(|_| format!("{path} is not UTF-8 text"))
    }

    /// Every file, in the order of the paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, content)| (path.as_str(), content.as_slice()))
    }

    /// Writes the site into a folder, in place of whatever was there.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn write(&self, folder: &Path) -> Outcome {
        match fs::remove_dir_all(folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(format!("{} cannot be cleared: {error}", folder.display()));
            }
            _ => {}
        }
        for (path, content) in self.files() {
            let file = folder.join(path);
            file.parent()
                .map_or(Ok(()), fs::create_dir_all)
                .and_then(|()| fs::write(&file, content))
                .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
        }
        Ok(())
    }
}

/// The media type of a file, by the end of its name.
pub fn media_type(path: &str) -> &'static str {
    let end = path.rsplit_once('.').map_or("", |(_, end)| end);
    match end {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whether a host would compress files of this name on the way.
pub fn is_compressible(path: &str) -> bool {
    !matches!(media_type(path), "image/png" | "image/x-icon" | "font/woff2" | "application/octet-stream")
}

/// A file as gzip, at the level that hosts commonly use.
pub fn gzip(content: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::new(6));
    packer.write_all(content).and_then(|()| packer.finish()).expect("writing into memory does not fail")
}

/// A `data:` address that holds a file.
pub fn data_url(path: &str, content: &[u8]) -> String {
    let media = media_type(path).replace("; ", ";");
    format!("data:{media};base64,{}", STANDARD.encode(content))
}

/// Every file below a folder, sorted.
///
/// # Errors
///
/// When a folder cannot be read.
pub fn files_below(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let unreadable = |error| format!("{} cannot be read: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The content of a file.
///
/// # Errors
///
/// When it cannot be read.
pub fn read(file: &Path) -> Outcome<Vec<u8>> {
    fs::read(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// The content of a file of text.
///
/// # Errors
///
/// When it cannot be read or is not text.
pub fn read_text(file: &Path) -> Outcome<String> {
    String::from_utf8(read(file)?).map_err(|_| format!("{} is not UTF-8 text", file.display()))
}

/// A path of this machine as a path of the site.
fn site_path(path: &Path) -> Outcome<String> {
    let parts: Option<Vec<&str>> = path
        .components()
        .map(|part| match part {
            Component::Normal(name) => name.to_str(),
            _ => None,
        })
        .collect();
    parts.map(|parts| parts.join("/")).ok_or_else(|| format!("{} is no name for a file of the site", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_urls_name_their_media_type() {
        assert_eq!(data_url("a.js", b"hi"), "data:text/javascript;charset=utf-8;base64,aGk=");
        assert_eq!(data_url("a.wasm", b""), "data:application/wasm;base64,");
    }
}
