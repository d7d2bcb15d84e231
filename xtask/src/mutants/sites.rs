//! Where mutants go in a source file, and what is written around the places.
//!
//! Everything is text put before and after what stands there, so the original stays in place and many mutants go into one
//! file. What is mutated is quoted without the switches in it: only one mutant is on at a time.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, ExprBinary, ExprStruct, ExprUnary, ReturnType, Signature, Type, TypeParamBound};

use super::listed::{Genre, Mutant};

/// When an expression gets its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Computed {
    /// While the program runs.
    Running,
    /// In a constant function: by the compiler, while the program runs, or both.
    Either,
    /// By the compiler, once for all.
    Compiling,
}

/// Text around a place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrap {
    pub mutant: u32,
    /// What is wrapped, in bytes of the original.
    pub range: Range<usize>,
    pub before: String,
    pub after: String,
    /// The function or constant around it.
    pub home: Range<usize>,
    pub computed: Computed,
}

/// The wraps of some mutants of a file, and the numbers of those for which there is no place.
///
/// # Errors
///
/// When the source is not Rust.
pub fn find(source: &str, mutants: &[&Mutant]) -> syn::Result<(Vec<Wrap>, Vec<u32>)> {
    let lines: Vec<usize> = [0].into_iter().chain(source.match_indices('\n').map(|(newline, _)| newline + 1)).collect();
    let mut wanted: BTreeMap<(Genre, usize), Vec<&Mutant>> = BTreeMap::new();
    let mut lost = Vec::new();
    for mutant in mutants {
        match offset(source, &lines, mutant.start) {
            Some(at) => wanted.entry((mutant.genre, at)).or_default().push(mutant),
            None => lost.push(mutant.number),
        }
    }
    let home = 0..source.len();
    let mut finder = Finder { source, wanted, found: Vec::new(), home, computed: Computed::Running };
    finder.visit_file(&syn::parse_file(source)?);
    lost.extend(finder.wanted.values().flatten().map(|mutant| mutant.number));
    Ok((finder.found, lost))
}

fn offset(source: &str, lines: &[usize], (line, column): (usize, usize)) -> Option<usize> {
    let start = *lines.get(line.checked_sub(1)?)?;
    let (within, _) = source[start..].char_indices().nth(column.checked_sub(1)?)?;
    Some(start + within)
}

struct Finder<'a> {
    source: &'a str,
    /// By kind and place; what has been found is taken out.
    wanted: BTreeMap<(Genre, usize), Vec<&'a Mutant>>,
    found: Vec<Wrap>,
    home: Range<usize>,
    computed: Computed,
}

impl<'a> Finder<'a> {
    fn text(&self, part: &impl Spanned) -> &'a str {
        &self.source[part.span().byte_range()]
    }

    fn take(&mut self, genre: Genre, at: usize) -> Vec<&'a Mutant> {
        self.wanted.remove(&(genre, at)).unwrap_or_default()
    }

    fn wrap(&mut self, mutant: &Mutant, range: Range<usize>, before: String, after: &str) {
        let (home, after) = (self.home.clone(), after.to_owned());
        self.found.push(Wrap { mutant: mutant.number, range, before, after, home, computed: self.computed });
    }

    /// One of two values. Parentheses make it an expression wherever it stands, also at the beginning of a statement.
    fn choice(&mut self, mutant: &Mutant, range: Range<usize>, mutated: &str) {
        let before = format!("(if {} {{ {mutated} }} else {{ (", on(mutant));
        self.wrap(mutant, range, before, ") })");
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        let Some(first) = block.stmts.first() else { return };
        let inside = block.brace_token.span.open().byte_range().end..block.brace_token.span.close().byte_range().start;
        for mutant in self.take(Genre::FnValue, first.span().byte_range().start) {
            let (switch, value) = (on(mutant), &mutant.replacement);
            if is_iterator(&signature.output) {
                let before = format!(
                    " if {switch} {{ crate::mutation::Either::Mutated({value}) }} else {{ \
                     crate::mutation::Either::Original({{"
                );
                self.wrap(mutant, inside.clone(), before, "}) }");
            } else {
                self.wrap(mutant, inside.start..inside.start, format!(" if {switch} {{ return {value}; }}"), "");
            }
        }
    }

    /// Visits what is inside of something that has a value of its own.
    fn within(&mut self, part: &impl Spanned, computed: Computed, visit: impl FnOnce(&mut Self)) {
        let home = std::mem::replace(&mut self.home, part.span().byte_range());
        let outside = std::mem::replace(&mut self.computed, computed);
        visit(self);
        (self.home, self.computed) = (home, outside);
    }

    fn compiled(&mut self, visit: impl FnOnce(&mut Self)) {
        let outside = std::mem::replace(&mut self.computed, Computed::Compiling);
        visit(self);
        self.computed = outside;
    }
}

fn on(mutant: &Mutant) -> String {
    format!("crate::mutation::on({})", mutant.number)
}

fn is_iterator(output: &ReturnType) -> bool {
    let ReturnType::Type(_, output) = output else { return false };
    let Type::ImplTrait(promised) = output.as_ref() else { return false };
    promised.bounds.iter().any(|bound| match bound {
        TypeParamBound::Trait(bound) => {
            bound.path.segments.last().is_some_and(|name| name.ident.to_string().ends_with("Iterator"))
        }
        _ => false,
    })
}

fn when(signature: &Signature) -> Computed {
    if signature.constness.is_some() { Computed::Either } else { Computed::Running }
}

/// Whether a condition binds something on its way, which `let` can do between `&&` only.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

fn assigns(operator: BinOp) -> bool {
    matches!(
        operator,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.within(item, when(&item.sig), |finder| {
            finder.function(&item.sig, &item.block);
            visit::visit_item_fn(finder, item);
        });
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.within(item, when(&item.sig), |finder| {
            finder.function(&item.sig, &item.block);
            visit::visit_impl_item_fn(finder, item);
        });
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.within(item, when(&item.sig), |finder| {
            if let Some(block) = &item.default {
                finder.function(&item.sig, block);
            }
            visit::visit_trait_item_fn(finder, item);
        });
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.within(item, Computed::Compiling, |finder| visit::visit_item_const(finder, item));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.within(item, Computed::Compiling, |finder| visit::visit_item_static(finder, item));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.within(item, Computed::Compiling, |finder| visit::visit_impl_item_const(finder, item));
    }

    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.within(item, Computed::Compiling, |finder| visit::visit_trait_item_const(finder, item));
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.compiled(|finder| visit::visit_variant(finder, variant));
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.compiled(|finder| visit::visit_type_array(finder, array));
    }

    fn visit_generic_argument(&mut self, argument: &'ast syn::GenericArgument) {
        match argument {
            syn::GenericArgument::Const(_) => {
                self.compiled(|finder| visit::visit_generic_argument(finder, argument));
            }
            _ => visit::visit_generic_argument(self, argument),
        }
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.compiled(|finder| visit::visit_expr_const(finder, block));
    }

    fn visit_expr_repeat(&mut self, list: &'ast syn::ExprRepeat) {
        self.visit_expr(&list.expr);
        self.compiled(|finder| finder.visit_expr(&list.len));
    }

    fn visit_expr_binary(&mut self, both: &'ast ExprBinary) {
        // Between a binding and what it serves nothing but `&&` compiles.
        if !binds(&both.left) && !binds(&both.right) {
            for mutant in self.take(Genre::BinaryOperator, both.op.span().byte_range().start) {
                let (left, right) = (self.text(&both.left), self.text(&both.right));
                let left = if assigns(both.op) { left.to_owned() } else { format!("({left})") };
                let mutated = format!("{left} {} ({right})", mutant.replacement);
                self.choice(mutant, both.span().byte_range(), &mutated);
            }
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_unary(&mut self, unary: &'ast ExprUnary) {
        for mutant in self.take(Genre::UnaryOperator, unary.op.span().byte_range().start) {
            let operand = self.text(&unary.expr);
            self.choice(mutant, unary.span().byte_range(), operand);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard {
            for mutant in self.take(Genre::MatchArmGuard, guard.span().byte_range().start) {
                self.choice(mutant, guard.span().byte_range(), &mutant.replacement);
            }
        }
        for mutant in self.take(Genre::MatchArm, arm.span().byte_range().start) {
            match &arm.guard {
                Some((_, guard)) if binds(guard) => {
                    let before = format!("!{} && ", on(mutant));
                    self.wrap(mutant, guard.span().byte_range(), before, "");
                }
                Some((_, guard)) => {
                    let before = format!("!{} && (", on(mutant));
                    self.wrap(mutant, guard.span().byte_range(), before, ")");
                }
                None => {
                    let end = arm.pat.span().byte_range().end;
                    self.wrap(mutant, end..end, format!(" if !{}", on(mutant)), "");
                }
            }
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, made: &'ast ExprStruct) {
        if let Some(rest) = &made.rest {
            for field in &made.fields {
                for mutant in self.take(Genre::StructField, field.span().byte_range().start) {
                    let (name, rest_text) = (self.text(&field.member), self.text(rest));
                    // The type has to be said where only the field that is taken would tell it.
                    let mutated = match rest.as_ref() {
                        Expr::Path(_) => format!("({rest_text}).{name}"),
                        _ => format!("let rest: {} = {rest_text}; rest.{name}", self.text(&made.path)),
                    };
                    let label = if field.colon_token.is_some() { String::new() } else { format!("{name}: ") };
                    let before = format!("{label}(if {} {{ {mutated} }} else {{ (", on(mutant));
                    self.wrap(mutant, field.expr.span().byte_range(), before, ") })");
                }
            }
        }
        visit::visit_expr_struct(self, made);
    }
}
