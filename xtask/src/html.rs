//! Finding the few tags of the page that name other files.

use std::ops::Range;

/// One opening tag, with what it encloses when it is a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Lower-case name.
    pub name: String,
    /// From `<` to `>`; for a script, to the end of `</script>`.
    pub range: Range<usize>,
    attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute; empty for one without a value.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// Whether a list attribute such as `rel` has this word.
    pub fn has_word(&self, attribute: &str, word: &str) -> bool {
        self.attribute(attribute).is_some_and(|value| value.split_ascii_whitespace().any(|found| found == word))
    }

    /// Whether an attribute names a file of the site, given by its path from the top.
    pub fn names_file(&self, attribute: &str, path: &str) -> bool {
        self.attribute(attribute).is_some_and(|name| site_path(name) == path)
    }
}

/// The path from the top of the site of a file that the page names; the page stands at the top.
pub fn site_path(name: &str) -> &str {
    name.strip_prefix("./").unwrap_or(name)
}

/// Every opening tag of a page, in order. Comments and the insides of scripts and styles are passed over.
pub fn tags(page: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = page[at..].find('<').map(|step| at + step) {
        if page[start..].starts_with("<!--") {
            at = page[start..].find("-->").map_or(page.len(), |step| start + step + 3);
            continue;
        }
        let is_tag = page[start + 1..].starts_with(|sign: char| sign.is_ascii_alphabetic());
        let Some(mut tag) = is_tag.then(|| read_tag(page, start)).flatten() else {
            at = start + 1;
            continue;
        };
        at = tag.range.end;
        if tag.name == "script" || tag.name == "style" {
            let close = format!("</{}>", tag.name);
            let end = page[at..].find(&close).map_or(page.len(), |step| at + step + close.len());
            tag.range.end = end;
            at = end;
        }
        found.push(tag);
    }
    found
}

/// The page with some tags replaced.
pub fn replace_tags(page: &str, mut replacements: Vec<(Range<usize>, String)>) -> String {
    replacements.sort_by_key(|(range, _)| range.start);
    let mut written = String::with_capacity(page.len());
    let mut done = 0;
    for (range, text) in replacements {
        written.push_str(&page[done..range.start]);
        written.push_str(&text);
        done = range.end;
    }
    written.push_str(&page[done..]);
    written
}

/// Reads the tag that begins here; nothing when it does not end.
fn read_tag(page: &str, start: usize) -> Option<Tag> {
    let bytes = page.as_bytes();
    let skip = |mut at: usize, sort: fn(&u8) -> bool| {
        while bytes.get(at).is_some_and(sort) {
            at += 1;
        }
        at
    };
    let is_name = |byte: &u8| !byte.is_ascii_whitespace() && !matches!(byte, b'>' | b'/' | b'=');
    let mut at = skip(start + 1, is_name);
    let name = page[start + 1..at].to_ascii_lowercase();
    let mut attributes = Vec::new();
    loop {
        at = skip(at, |byte| byte.is_ascii_whitespace() || *byte == b'/');
        if *bytes.get(at)? == b'>' {
            return Some(Tag { name, range: start..at + 1, attributes });
        }
        let end = skip(at, is_name).max(at + 1);
        let key = page.get(at..end)?.to_ascii_lowercase();
        at = skip(end, u8::is_ascii_whitespace);
        let mut value = String::new();
        if bytes.get(at) == Some(&b'=') {
            at = skip(at + 1, u8::is_ascii_whitespace);
            let quote = *bytes.get(at)?;
            if quote == b'"' || quote == b'\'' {
                let length = page[at + 1..].find(char::from(quote))?;
                page[at + 1..at + 1 + length].clone_into(&mut value);
                at += length + 2;
            } else {
                let end = skip(at, |byte| !byte.is_ascii_whitespace() && *byte != b'>');
                page[at..end].clone_into(&mut value);
                at = end;
            }
        }
        attributes.push((key, value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_attributes_of_every_form() {
        let page =
            r#"<!doctype html><link rel="icon alternate" href='./i.svg' crossorigin><br/><input value=3 disabled>"#;
        let found = tags(page);
        let names: Vec<_> = found.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names, ["link", "br", "input"]);
        assert!(found[0].has_word("rel", "icon"));
        assert!(!found[0].has_word("rel", "ico"));
        assert_eq!(found[0].attribute("href"), Some("./i.svg"));
        assert_eq!(found[0].attribute("crossorigin"), Some(""));
        assert_eq!(found[2].attribute("value"), Some("3"));
    }

    #[test]
    fn passes_over_comments_and_the_insides_of_scripts() {
        let page = "<!-- <link> --><script type=\"module\">if (a <b) '<p>'</script><p title=\"a > b\">1 < 2</p>";
        let found = tags(page);
        let names: Vec<_> = found.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names, ["script", "p"]);
        assert!(page[found[0].range.clone()].ends_with("</script>"));
    }

    #[test]
    fn replaces_in_any_order() {
        let page = "<a><b><c>";
        let found = tags(page);
        let written =
            replace_tags(page, vec![(found[2].range.clone(), "3".into()), (found[0].range.clone(), "1".into())]);
        assert_eq!(written, "1<b>3");
    }

    #[test]
    fn a_damaged_page_ends() {
        for page in ["<", "<a", "<a b=", "<a b=\"", "<!--", "<script>", "<a =>", "<é>"] {
            tags(page);
        }
    }
}
