//! The contract with the page: the types of everything that crosses the border, written for TypeScript from the types
//! here. The page is plain JavaScript whose comments name these types, so that a value which drifts fails its check.
//!
//! `UPDATE_CONTRACT=1 cargo test --locked --lib contract` writes the file anew.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;

use ts_rs::{Config, TS, TypeVisitor};

use super::catalogue::{Catalogue, ClauseFacts};
use super::decision::{DecisionView, WhyNot};
use super::log::LogEntry;
use super::setup::SetupValue;
use super::view::TableView;
use super::{Origin, Preview, Query, Undo};
use crate::bots::Rationale;
use crate::bots::contest::{Brief, Comparison, Record};
use crate::clause::Clause;
use crate::terms::{Item, Suit};

const FILE: &str = "www/engine/contract.d.ts";

const HEAD: &str = "/**
 * What crosses the border between the engine and the page. Made from the types of `src/screen`: a test of the engine holds
 * it to them and writes it anew (src/screen/contract.rs). Seats count from 0; everything with a name is a key.
 */
";

#[test]
fn the_page_knows_what_the_engine_says() {
    let written = contract();
    if env::var_os("UPDATE_CONTRACT").is_some() {
        fs::write(FILE, &written).expect("the contract can be written");
    }
    let kept = fs::read_to_string(FILE).expect("the page has a contract");
    assert!(kept == written, "{FILE} is stale; UPDATE_CONTRACT=1 cargo test --locked --lib contract writes it anew");
}

/// Every type that a value of the border is made of.
fn contract() -> String {
    let mut types = Types::new();
    types.visit::<Catalogue>();
    types.visit::<ClauseFacts>();
    types.visit::<SetupValue>();
    types.visit::<Origin>();
    types.visit::<DecisionView>();
    types.visit::<TableView>();
    types.visit::<LogEntry>();
    types.visit::<Preview>();
    types.visit::<Undo>();
    types.visit::<Query>();
    types.visit::<WhyNot>();
    types.visit::<Rationale>();
    types.visit::<Brief>();
    types.visit::<Record>();
    types.visit::<Comparison>();
    let mut written = HEAD.to_owned();
    for (docs, declaration) in types.found.values() {
        let _ = write!(written, "\n{}export {}\n", comment(docs, ""), laid_out(declaration));
    }
    written
}

/// Types by name, each with its comment and its declaration.
struct Types {
    config: Config,
    met: Vec<TypeId>,
    found: BTreeMap<String, (String, String)>,
}

impl Types {
    fn new() -> Self {
        let config = Config::new().with_large_int("number");
        Self { config, met: Vec::new(), found: BTreeMap::new() }
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.met.contains(&TypeId::of::<T>()) {
            return;
        }
        self.met.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only what is declared in this crate has a declaration.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let before = self.found.insert(T::ident(&self.config), (docs, T::decl(&self.config)));
            assert!(before.is_none(), "two types of the contract are called {}", T::ident(&self.config));
        }
    }
}

/// What crosses as a name.
macro_rules! named {
    ($($name:ty),*) => {$(
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                "string".to_owned()
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }
        }
    )*};
}

named![Clause, Suit, Item];

/// A comment as the page writes comments, without links into this crate.
fn comment(text: &str, indent: &str) -> String {
    let text = text.replace("[`", "`").replace("`]", "`");
    let plain = |line: &str| line.trim().trim_start_matches(['/', '*']).trim_end_matches("*/").trim().to_owned();
    let lines: Vec<String> = text.lines().map(plain).filter(|line| !line.is_empty()).collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => format!("{indent}/**\n{indent} * {}\n{indent} */\n", lines.join(&format!("\n{indent} * "))),
    }
}

/// A declaration with a member on each line. Maps and lists stay on theirs.
fn laid_out(declaration: &str) -> String {
    let mut written = String::new();
    // Of what is open: whether it has its members on lines of their own.
    let mut open: Vec<bool> = Vec::new();
    let mut rest = declaration.trim();
    while let Some(sign) = rest.chars().next() {
        let indent = |open: &[bool]| "  ".repeat(open.iter().filter(|wide| **wide).count());
        if let Some((text, after)) = rest.strip_prefix("/**").and_then(|text| text.split_once("*/")) {
            written.truncate(written.trim_end().len());
            let _ = write!(written, "\n{}{}", comment(text, &indent(&open)), indent(&open));
            rest = after.trim_start();
            continue;
        }
        rest = &rest[sign.len_utf8()..];
        let wide = open.last() == Some(&true);
        match sign {
            '{' | '[' | '<' => open.push(sign == '{' && !rest.trim_start().starts_with("[key")),
            '}' | ']' | '>' => drop(open.pop()),
            _ => {}
        }
        let new_line = match sign {
            '{' => open.last() == Some(&true),
            ',' => wide,
            '}' if wide => {
                written.truncate(written.trim_end().len());
                let _ = write!(written, "\n{}", indent(&open));
                false
            }
            _ => false,
        };
        written.push(if sign == ',' && wide { ';' } else { sign });
        if new_line {
            let _ = write!(written, "\n{}", indent(&open));
            rest = rest.trim_start();
        }
    }
    written
}
