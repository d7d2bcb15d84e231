//! How much of the site goes over the wire.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use crate::bundle::WORKER;
use crate::html;
use crate::project::Outcome;
use crate::site::{self, PAGE, SINGLE_FILE, Site, TOP_ICON};

/// The bar: what a visit needs before its first decision, compressed, in bytes, with fifteen factions. 700,000 was the bar with
/// nine; each one more may cost 25,000.
pub const LIMIT: usize = 850_000;

/// The sizes of a finished site, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes {
    files: Vec<(String, Size)>,
    first: BTreeSet<String>,
    single: Option<Size>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: usize,
    wire: usize,
}

impl Size {
    fn of(path: &str, content: &[u8]) -> Self {
        let raw = content.len();
        let wire = if site::is_compressible(path) { site::gzip(content).len() } else { raw };
        Self { raw, wire }
    }

    fn and(self, other: Self) -> Self {
        Self { raw: self.raw + other.raw, wire: self.wire + other.wire }
    }
}

impl Sizes {
    /// Measures a finished site. The single file and the icon at the top stand beside the site and are not part of it.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    pub fn measure(folder: &Path) -> Outcome<Self> {
        let site = Site::read(folder)?;
        let single = site.content(SINGLE_FILE).ok().map(|content| Size::of(SINGLE_FILE, content));
        let files = site
            .files()
            .filter(|(path, _)| ![SINGLE_FILE, TOP_ICON].contains(path))
            .map(|(path, content)| (path.to_owned(), Size::of(path, content)))
            .collect();
        Ok(Self { files, first: first(&site)?, single })
    }

    /// Says whether the site keeps to the bar, with the numbers.
    ///
    /// # Errors
    ///
    /// When it does not.
    pub fn verdict(&self) -> Outcome<String> {
        let first = self.first_visit();
        let said = format!("{} of {} over the wire before the first decision", thousands(first), thousands(LIMIT));
        if first <= LIMIT { Ok(said) } else { Err(format!("the site is too large: {said}")) }
    }

    /// What a visit needs before its first decision, compressed, in bytes.
    pub fn first_visit(&self) -> usize {
        self.total(|path| self.first.contains(path)).wire
    }

    fn total(&self, counts: impl Fn(&str) -> bool) -> Size {
        let counted = self.files.iter().filter(|(path, _)| counts(path));
        counted.fold(Size::default(), |sum, (_, size)| sum.and(*size))
    }
}

/// The files that a visit needs before its first decision: the page, what it names, the fonts of its style sheet, and the
/// worker, in which a bot may have to move first. The page names the factions of the first table as well
/// (`dist::announce_files`).
fn first(site: &Site) -> Outcome<BTreeSet<String>> {
    let page = site.text(PAGE)?;
    let named = html::tags(page)
        .into_iter()
        .filter_map(|tag| tag.attribute("href").or(tag.attribute("src")).map(|name| html::site_path(name).to_owned()));
    let fonts = site.files().map(|(path, _)| path).filter(|path| site::media_type(path) == "font/woff2");
    let more = fonts.chain([PAGE, WORKER]).map(str::to_owned);
    Ok(named.chain(more).collect())
}

impl fmt::Display for Sizes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row =
            |name: &str, size: Size| writeln!(out, "{:>12} {:>12}  {name}", thousands(size.raw), thousands(size.wire));
        for (path, size) in &self.files {
            row(&format!("{} {path}", if self.first.contains(path) { "*" } else { " " }), *size)?;
        }
        row("* before the first decision", self.total(|path| self.first.contains(path)))?;
        row("the site", self.total(|_| true))?;
        if let Some(single) = self.single {
            row("the single file", single)?;
        }
        write!(out, "{:>12} {:>12}", "bytes", "compressed")
    }
}

/// A number with its thousands apart.
#[must_use]
pub fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut written = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            written.push(',');
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(wire: usize) -> Sizes {
        let files = [("a.js", wire), ("later.js", 5 * wire)];
        let files = files.map(|(path, wire)| (path.to_owned(), Size { raw: 2 * wire, wire }));
        Sizes { files: files.into(), first: BTreeSet::from(["a.js".to_owned()]), single: None }
    }

    #[test]
    fn the_bar_is_kept_or_reported() {
        assert!(sizes(LIMIT).verdict().is_ok());
        let problem = sizes(LIMIT + 1).verdict().unwrap_err();
        assert!(problem.contains("850,001 of 850,000"), "{problem}");
    }

    #[test]
    fn a_visit_needs_what_the_page_names() {
        let mut site = Site::default();
        let page = "<link rel=\"modulepreload\" href=\"./www/a.js\"><script src=\"./www/b.js\"></script>";
        for (path, content) in [(PAGE, page), ("www/a.js", ""), ("www/c.js", ""), ("www/f.woff2", ""), (WORKER, "")] {
            site.add(path, content);
        }
        let first: Vec<_> = first(&site).unwrap().into_iter().collect();
        assert_eq!(first, [PAGE, "www/a.js", "www/b.js", "www/f.woff2", WORKER]);
    }

    #[test]
    fn text_counts_compressed_and_pictures_do_not() {
        let content = vec![b'a'; 10_000];
        assert!(Size::of("a.js", &content).wire < 200);
        assert_eq!(Size::of("a.png", &content).wire, 10_000);
    }

    #[test]
    fn numbers_are_grouped() {
        let grouped: Vec<_> = [0, 12, 999, 1000, 1_234_567].map(thousands).into();
        assert_eq!(grouped, ["0", "12", "999", "1,000", "1,234,567"]);
    }
}
