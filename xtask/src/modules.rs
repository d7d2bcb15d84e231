//! Finding, in an ES module, the places that name other files, and writing other names there.
//!
//! This reads just enough of the language to tell code from comments, strings, templates and regular expressions. It
//! knows three forms: a literal specifier of an `import` or `export … from`, the literal of a dynamic `import("…")`,
//! and the expression `new URL("…", import.meta.url)` that names a file which is not a module.

use std::iter::Peekable;
use std::ops::Range;
use std::str::CharIndices;

use crate::project::Outcome;

/// What a reference names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Another module. The range covers the string literal with its quotes.
    Module,
    /// Another file. The range covers the whole `new URL(…)`.
    Asset,
}

/// A place in a module that names another file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// What it names.
    pub kind: Kind,
    /// Where in the source it stands.
    pub range: Range<usize>,
    /// The name as written.
    pub name: String,
}

/// Every reference of a module, in the order of the source.
pub fn references(source: &str) -> Vec<Reference> {
    let tokens = Scanner::new(source).scan().tokens;
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        let after_dot = at > 0 && tokens[at - 1].is('.');
        let reference = match tokens[at].word(source) {
            Some("import") if !after_dot => imported(source, &tokens, at),
            Some("export") if !after_dot => exported(source, &tokens, at),
            Some("new") if !after_dot => asset(source, &tokens, at),
            _ => None,
        };
        found.extend(reference);
    }
    found
}

/// The source with some references replaced: `replace` gives the new text, or nothing to leave one as it is.
///
/// # Errors
///
/// Whatever `replace` reports.
pub fn rewrite(source: &str, mut replace: impl FnMut(&Reference) -> Outcome<Option<String>>) -> Outcome<String> {
    let mut written = String::with_capacity(source.len());
    let mut done = 0;
    for reference in references(source) {
        if let Some(text) = replace(&reference)? {
            written.push_str(&source[done..reference.range.start]);
            written.push_str(&text);
            done = reference.range.end;
        }
    }
    written.push_str(&source[done..]);
    Ok(written)
}

/// The path of a relative name seen from a file, both from the top of the site; nothing when it leads out of it or
/// is not relative. A query or fragment is not part of a path.
pub fn resolve(from: &str, name: &str) -> Option<String> {
    let name = name.split(['?', '#']).next()?;
    if !name.starts_with("./") && !name.starts_with("../") {
        return None;
    }
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                path.pop()?;
            }
            part => path.push(part),
        }
    }
    Some(path.join("/"))
}

/// The relative name of a file seen from another, both given from the top of the site.
pub fn relative(from: &str, to: &str) -> String {
    let mut here: Vec<&str> = from.split('/').collect();
    here.pop();
    let there: Vec<&str> = to.split('/').collect();
    let shared = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
    let up = "../".repeat(here.len() - shared);
    let start = if up.is_empty() { "./" } else { &up };
    format!("{start}{}", there[shared..].join("/"))
}

/// `import "x"`, `import … from "x"`, `import("x")`.
fn imported(source: &str, tokens: &[Token], at: usize) -> Option<Reference> {
    match tokens.get(at + 1)? {
        Token::Text(range) => Some(module(source, range)),
        Token::Mark('(', _) => match (tokens.get(at + 2)?, tokens.get(at + 3)?) {
            (Token::Text(range), Token::Mark(')' | ',', _)) => Some(module(source, range)),
            _ => None,
        },
        _ => from_clause(source, tokens, at + 1),
    }
}

/// `export { … } from "x"`, `export * from "x"`.
fn exported(source: &str, tokens: &[Token], at: usize) -> Option<Reference> {
    match tokens.get(at + 1)? {
        Token::Mark('{' | '*', _) => from_clause(source, tokens, at + 1),
        _ => None,
    }
}

/// What follows `from`, when nothing but an import clause stands before it.
fn from_clause(source: &str, tokens: &[Token], start: usize) -> Option<Reference> {
    for pair in tokens[start..].windows(2) {
        match pair {
            [word, Token::Text(range)] if word.word(source) == Some("from") => {
                return Some(module(source, range));
            }
            [Token::Word(_) | Token::Text(_) | Token::Mark('{' | '}' | ',' | '*', _), _] => {}
            _ => return None,
        }
    }
    None
}

/// `new URL("x", import.meta.url)`.
fn asset(source: &str, tokens: &[Token], at: usize) -> Option<Reference> {
    let is_word = |step: usize, word| tokens.get(at + step)?.word(source).filter(|&w| w == word);
    let is_mark = |step: usize, mark| tokens.get(at + step).filter(|token| token.is(mark));
    is_word(1, "URL")?;
    is_mark(2, '(')?;
    let Token::Text(text) = tokens.get(at + 3)? else {
        return None;
    };
    is_mark(4, ',')?;
    is_word(5, "import")?;
    is_mark(6, '.')?;
    is_word(7, "meta")?;
    is_mark(8, '.')?;
    is_word(9, "url")?;
    let end = if tokens.get(at + 10)?.is(',') { 11 } else { 10 };
    is_mark(end, ')')?;
    let range = tokens[at].range().start..tokens[at + end].range().end;
    Some(Reference { kind: Kind::Asset, range, name: unquoted(source, text).to_owned() })
}

fn module(source: &str, range: &Range<usize>) -> Reference {
    Reference { kind: Kind::Module, range: range.clone(), name: unquoted(source, range).to_owned() }
}

fn unquoted<'s>(source: &'s str, range: &Range<usize>) -> &'s str {
    let text = &source[range.clone()];
    text.get(1..text.len().saturating_sub(1)).unwrap_or_default()
}

/// The smallest pieces of a source that matter here.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    /// A name, keyword or number.
    Word(Range<usize>),
    /// A string literal with its quotes.
    Text(Range<usize>),
    /// The end of a template or regular expression: a value, like a name.
    Value(Range<usize>),
    /// Any other sign.
    Mark(char, usize),
}

impl Token {
    fn range(&self) -> Range<usize> {
        match self {
            Self::Word(range) | Self::Text(range) | Self::Value(range) => range.clone(),
            Self::Mark(sign, at) => *at..at + sign.len_utf8(),
        }
    }

    fn is(&self, mark: char) -> bool {
        matches!(self, Self::Mark(sign, _) if *sign == mark)
    }

    fn word<'s>(&self, source: &'s str) -> Option<&'s str> {
        match self {
            Self::Word(range) => Some(&source[range.clone()]),
            _ => None,
        }
    }
}

/// Words after which a slash begins a regular expression and does not divide.
const BEFORE_EXPRESSION: [&str; 14] = [
    "return",
    "typeof",
    "case",
    "in",
    "of",
    "delete",
    "void",
    "throw",
    "new",
    "instanceof",
    "else",
    "do",
    "yield",
    "await",
];

struct Scanner<'s> {
    source: &'s str,
    rest: Peekable<CharIndices<'s>>,
    tokens: Vec<Token>,
    /// For each template we are inside of, how many braces are open in its current `${ }`.
    templates: Vec<usize>,
}

impl<'s> Scanner<'s> {
    fn new(source: &'s str) -> Self {
        let rest = source.char_indices().peekable();
        Self { source, rest, tokens: Vec::new(), templates: Vec::new() }
    }

    fn scan(mut self) -> Self {
        while let Some((at, sign)) = self.rest.next() {
            match sign {
                sign if sign.is_whitespace() => {}
                '/' if self.next_is('/') => self.skip_line(),
                '/' if self.next_is('*') => self.skip_comment(),
                '/' if self.expects_value() => self.regular_expression(at),
                '"' | '\'' => self.text(at, sign),
                '`' => self.template(at),
                '{' => {
                    if let Some(open) = self.templates.last_mut() {
                        *open += 1;
                    }
                    self.tokens.push(Token::Mark(sign, at));
                }
                '}' => self.close_brace(at),
                sign if is_word(sign) => {
                    let end = self.skip_while(is_word);
                    self.tokens.push(Token::Word(at..end));
                }
                sign => self.tokens.push(Token::Mark(sign, at)),
            }
        }
        self
    }

    fn next_is(&mut self, sign: char) -> bool {
        self.rest.peek().is_some_and(|&(_, next)| next == sign)
    }

    /// Whether an operand can stand here, so that a slash begins a regular expression.
    fn expects_value(&self) -> bool {
        match self.tokens.last() {
            None => true,
            Some(Token::Mark(sign, _)) => !matches!(sign, ')' | ']' | '}'),
            Some(Token::Text(_) | Token::Value(_)) => false,
            Some(word @ Token::Word(_)) => word.word(self.source).is_some_and(|word| BEFORE_EXPRESSION.contains(&word)),
        }
    }

    /// Moves past signs of one sort and says where they end.
    fn skip_while(&mut self, sort: impl Fn(char) -> bool) -> usize {
        while self.rest.next_if(|&(_, sign)| sort(sign)).is_some() {}
        self.here()
    }

    fn here(&mut self) -> usize {
        self.rest.peek().map_or(self.source.len(), |&(at, _)| at)
    }

    fn skip_line(&mut self) {
        self.skip_while(|sign| sign != '\n');
    }

    fn skip_comment(&mut self) {
        self.rest.next();
        let mut star = false;
        for (_, sign) in self.rest.by_ref() {
            if star && sign == '/' {
                break;
            }
            star = sign == '*';
        }
    }

    fn text(&mut self, start: usize, quote: char) {
        while let Some((_, sign)) = self.rest.next() {
            match sign {
                '\\' => {
                    self.rest.next();
                }
                // A string does not reach past its line: this one is damaged, and the next line is read afresh.
                '\n' => break,
                sign if sign == quote => break,
                _ => {}
            }
        }
        let range = start..self.here();
        self.tokens.push(Token::Text(range));
    }

    /// Reads a template up to its end or to the next `${`.
    fn template(&mut self, start: usize) {
        while let Some((_, sign)) = self.rest.next() {
            match sign {
                '\\' => {
                    self.rest.next();
                }
                '`' => break,
                '$' if self.next_is('{') => {
                    self.rest.next();
                    self.templates.push(0);
                    // An operand can follow, as after an opening bracket.
                    self.tokens.push(Token::Mark('(', start));
                    return;
                }
                _ => {}
            }
        }
        let range = start..self.here();
        self.tokens.push(Token::Value(range));
    }

    fn close_brace(&mut self, at: usize) {
        match self.templates.last_mut() {
            Some(0) => {
                self.templates.pop();
                self.template(at);
            }
            Some(open) => {
                *open -= 1;
                self.tokens.push(Token::Mark('}', at));
            }
            None => self.tokens.push(Token::Mark('}', at)),
        }
    }

    fn regular_expression(&mut self, start: usize) {
        let mut in_class = false;
        while let Some((_, sign)) = self.rest.next() {
            match sign {
                '\\' => {
                    self.rest.next();
                }
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => break,
                '\n' => break,
                _ => {}
            }
        }
        self.skip_while(is_word);
        let range = start..self.here();
        self.tokens.push(Token::Value(range));
    }
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '$' | '#')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(source: &str) -> Vec<(Kind, String)> {
        references(source)
            .into_iter()
            .map(|reference| {
                let written = &source[reference.range];
                assert!(written.contains(&reference.name));
                (reference.kind, reference.name)
            })
            .collect()
    }

    fn modules(source: &str) -> Vec<String> {
        names(source)
            .into_iter()
            .map(|(kind, name)| {
                assert_eq!(kind, Kind::Module);
                name
            })
            .collect()
    }

    #[test]
    fn finds_every_form_of_import() {
        let source = r#"
            import "./effect.js";
            import one from './one.js';
            import { a as b, from } from "./named.js";
            import * as all from "./all.js";
            import from from "./from.js";
            import def, { x } from "./both.js"
            export { y } from "./again.js";
            export * from "./everything.js";
            export * as space from "./space.js";
            const later = await import("./later.js");
            const typed = import("./typed.json", { with: { type: "json" } });
        "#;
        let expected = [
            "./effect.js",
            "./one.js",
            "./named.js",
            "./all.js",
            "./from.js",
            "./both.js",
            "./again.js",
            "./everything.js",
            "./space.js",
            "./later.js",
            "./typed.json",
        ];
        assert_eq!(modules(source), expected);
    }

    #[test]
    fn leaves_alone_what_only_looks_like_one() {
        let source = r#"
            // import "./comment.js";
            /* export * from "./comment.js"; */
            /** @typedef {import("./types.js").View} View */
            const text = "import './string.js'";
            const other = 'it\'s import "./quote.js"';
            const template = `import "./template.js" ${`inner import "./x.js" ${{ a: "}" }.a}`} import "./y.js"`;
            const expression = /import "\/regex.js"[/"']/g;
            const quotient = total / count; const q = '"';
            loader.import("./method.js");
            export const from = "./constant.js";
            export default { import: "./key.js" };
            import(computed);
            return /from "x"/;
        "#;
        assert_eq!(modules(source), Vec::<String>::new());
    }

    #[test]
    fn finds_an_import_inside_a_template() {
        assert_eq!(modules(r#"`a ${await import("./in.js")} b`; import "./after.js""#), ["./in.js", "./after.js"]);
    }

    #[test]
    fn finds_assets_as_whole_expressions() {
        let source = r#"fetch(new URL("./words.ftl", import.meta.url)); new URL(link, here); new URL("./x", base);
            new URL(
                "./long.wasm",
                import.meta.url,
            );"#;
        let found = references(source);
        assert_eq!(found.len(), 2);
        assert!(found.iter().all(|reference| reference.kind == Kind::Asset));
        assert_eq!(&source[found[0].range.clone()], r#"new URL("./words.ftl", import.meta.url)"#);
        assert_eq!(found[1].name, "./long.wasm");
        assert!(source[found[1].range.clone()].ends_with(')'));
    }

    #[test]
    fn rewrites_in_place() {
        let source = "import a from \"./a.js\"; // ü\nimport b from 'b';\n";
        let written = rewrite(source, |reference| Ok((reference.name == "b").then(|| "\"../vendor/b.js\"".to_owned())));
        assert_eq!(written.as_deref(), Ok("import a from \"./a.js\"; // ü\nimport b from \"../vendor/b.js\";\n"));
    }

    #[test]
    fn a_damaged_source_ends() {
        for source in ["import", "import {", "`${", "/*", "'abc", "new URL(", "export *", "/["] {
            references(source);
        }
    }

    #[test]
    fn paths_resolve_inside_the_site_only() {
        assert_eq!(resolve("www/main.js", "./pkg/thicket.js").as_deref(), Some("www/pkg/thicket.js"));
        assert_eq!(resolve("www/map/draw.js", "../hand.js?v=1").as_deref(), Some("www/hand.js"));
        assert_eq!(resolve("index.html", "./www/main.js").as_deref(), Some("www/main.js"));
        assert_eq!(resolve("www/main.js", "../../outside.js"), None);
        assert_eq!(resolve("www/main.js", "bare"), None);
        assert_eq!(resolve("www/main.js", "https://example.org/x.js"), None);
    }

    #[test]
    fn relative_names_lead_back() {
        for (from, to) in [
            ("www/main.js", "vendor/a/b.js"),
            ("www/map/draw.js", "www/hand.js"),
            ("index.html", "www/main.js"),
            ("www/a.js", "www/b.js"),
        ] {
            assert_eq!(resolve(from, &relative(from, to)).as_deref(), Some(to));
        }
    }
}
