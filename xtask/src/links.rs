//! The check that no page of the documentation points to something that is not there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::process;
use crate::project::{Outcome, Project};
use crate::site;

/// Checks the relative links of every Markdown file under version control.
///
/// # Errors
///
/// When one leads nowhere, with all that do; or when the files cannot be listed.
pub fn check(project: &Project) -> Outcome<String> {
    let listed = process::capture(process::command(project.root(), "git", ["ls-files", "*.md"]))?;
    let mut count = 0;
    let mut broken = Vec::new();
    for file in listed.lines() {
        let path = project.at(file);
        for link in links(&site::read_text(&path)?) {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            count += 1;
            if !leads_somewhere(&path, &link) {
                broken.push(format!("{file} links to {link}, which is not there"));
            }
        }
    }
    if broken.is_empty() { Ok(format!("{count} links")) } else { Err(broken.join("\n")) }
}

fn leads_somewhere(page: &Path, link: &str) -> bool {
    let (name, place) = link.split_once('#').unwrap_or((link, ""));
    let target: PathBuf = if name.is_empty() { page.to_path_buf() } else { page.with_file_name(name) };
    if place.is_empty() {
        return target.exists();
    }
    site::read_text(&target).is_ok_and(|text| anchors(&text).contains(place))
}

/// The targets of the links of a page, without those in code.
fn links(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in prose(page) {
        // Every second piece between backticks is code.
        let plain: String = line.split('`').step_by(2).collect();
        let mut rest = plain.as_str();
        while let Some((_, after)) = rest.split_once("](") {
            let Some((target, after)) = after.split_once(')') else {
                break;
            };
            found.extend(target.split_whitespace().next().map(str::to_owned));
            rest = after;
        }
    }
    found
}

/// The names by which the headings of a page can be linked to.
fn anchors(page: &str) -> BTreeSet<String> {
    prose(page)
        .filter_map(|line| line.strip_prefix('#').map(|line| line.trim_start_matches('#').trim()))
        .map(|heading| {
            heading
                .chars()
                .filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'))
                .map(|sign| if sign == ' ' { '-' } else { sign.to_ascii_lowercase() })
                .collect()
        })
        .collect()
}

/// The lines of a page outside fenced code.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    page.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        !is_code && !fence
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_code() {
        let page = "See [a](./a.md) and [b](b.md#part \"title\").\n`[no](x)`\n```\n[no](y)\n```\n[c](#d)";
        assert_eq!(links(page), ["./a.md", "b.md#part", "#d"]);
    }

    #[test]
    fn headings_become_anchors() {
        let found = anchors("# What is `this`?\n```\n# no\n```\n## 2. Second-part");
        let expected = ["2-second-part", "what-is-this"].map(str::to_owned);
        assert_eq!(found, BTreeSet::from(expected));
    }
}
