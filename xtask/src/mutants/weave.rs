//! Puts switches into a source file.

use std::ops::Range;

use super::sites::{Computed, Wrap};

/// A source file with its switches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Woven {
    pub text: String,
    /// Where each mutant has come to stand.
    pub places: Vec<Place>,
}

/// Where a mutant stands in a woven file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub mutant: u32,
    /// What was written for it, and what stands between.
    pub range: Range<usize>,
    /// The function or constant around it.
    pub home: Range<usize>,
    pub computed: Computed,
}

impl Woven {
    /// The mutants that are to blame for what the compiler says about a place: of those around it the nearest, else all
    /// in the same function.
    pub fn to_blame(&self, at: &Range<usize>) -> Vec<u32> {
        let around = |range: &Range<usize>| range.start <= at.start && at.end <= range.end;
        let nearest = self.places.iter().filter(|place| around(&place.range)).min_by_key(|place| place.range.len());
        if let Some(place) = nearest {
            return vec![place.mutant];
        }
        let home = self.places.iter().filter(|place| around(&place.home)).map(|place| place.home.len()).min();
        let together = self.places.iter().filter(|place| around(&place.home) && Some(place.home.len()) == home);
        together.map(|place| place.mutant).collect()
    }
}

/// Writes wraps into a source. They have to lie inside each other or apart.
pub fn weave(source: &str, mut wraps: Vec<Wrap>) -> Woven {
    // What is around comes first; of two around the same the first found is outside. What only adds something stands
    // before everything that begins there.
    wraps.sort_by_key(|wrap| (wrap.range.start, !wrap.range.is_empty(), std::cmp::Reverse(wrap.range.end)));
    let mut text = String::new();
    let mut starts = Vec::with_capacity(wraps.len());
    let mut ends = vec![0; wraps.len()];
    let mut open: Vec<usize> = Vec::new();
    // Where text was added to the original, and how much there is up to there.
    let mut shifts = Vec::new();
    let mut copied = 0;
    for (index, wrap) in wraps.iter().enumerate() {
        while let Some(inner) = open.pop_if(|inner| wraps[*inner].range.end <= wrap.range.start) {
            close(source, &wraps[inner], &mut text, &mut copied, &mut shifts);
            ends[inner] = text.len();
        }
        text.push_str(&source[copied..wrap.range.start]);
        copied = wrap.range.start;
        starts.push(text.len());
        text.push_str(&wrap.before);
        shifts.push((copied, text.len()));
        open.push(index);
    }
    while let Some(inner) = open.pop() {
        close(source, &wraps[inner], &mut text, &mut copied, &mut shifts);
        ends[inner] = text.len();
    }
    text.push_str(&source[copied..]);

    let now = |at: usize| match shifts.iter().rev().find(|(original, _)| *original < at) {
        Some((original, woven)) => woven + (at - original),
        None => at,
    };
    let places = wraps
        .iter()
        .zip(starts.into_iter().zip(ends))
        .map(|(wrap, (start, end))| Place {
            mutant: wrap.mutant,
            range: start..end,
            home: now(wrap.home.start)..now(wrap.home.end),
            computed: wrap.computed,
        })
        .collect();
    Woven { text, places }
}

fn close(source: &str, wrap: &Wrap, text: &mut String, copied: &mut usize, shifts: &mut Vec<(usize, usize)>) {
    text.push_str(&source[*copied..wrap.range.end]);
    *copied = wrap.range.end;
    text.push_str(&wrap.after);
    shifts.push((*copied, text.len()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::listed::{Genre, Mutant};
    use crate::mutants::sites;

    /// Weaves mutants into a source: each by its kind, the text at which it begins and what stands there instead.
    fn woven(source: &str, mutants: &[(Genre, &str, &str)]) -> Woven {
        let mutants: Vec<Mutant> = (1..)
            .zip(mutants)
            .map(|(number, (genre, place, replacement))| {
                let before = &source[..source.find(place).expect("the place is there")];
                let line = before.matches('\n').count() + 1;
                let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
                let (name, file, replacement) = (String::new(), String::new(), (*replacement).to_owned());
                Mutant { number, name, file, genre: *genre, replacement, start: (line, column) }
            })
            .collect();
        let (wraps, lost) = sites::find(source, &mutants.iter().collect::<Vec<_>>()).expect("it is Rust");
        assert_eq!(lost, [0; 0]);
        let woven = weave(source, wraps);
        assert!(syn::parse_file(&woven.text).is_ok(), "{}", woven.text);
        woven
    }

    #[test]
    fn operators_keep_their_operands() {
        let found = woven("fn f() -> bool { a + b == c }", &[(Genre::BinaryOperator, "==", "!=")]);
        let expected = "fn f() -> bool { (if crate::mutation::on(1) { (a + b) != (c) } else { (a + b == c) }) }";
        assert_eq!(found.text, expected);
        let found = woven("fn f() { a += 1; }", &[(Genre::BinaryOperator, "+=", "-=")]);
        assert_eq!(found.text, "fn f() { (if crate::mutation::on(1) { a -= (1) } else { (a += 1) }); }");
        let found = woven("fn f() -> bool { !a.is_empty() }", &[(Genre::UnaryOperator, "!", "")]);
        assert!(found.text.contains("{ a.is_empty() } else { (!a.is_empty()) }"), "{}", found.text);
    }

    #[test]
    fn one_inside_another_and_two_at_a_place() {
        let source = "fn f() -> bool { a || b && c < d }";
        let both = [
            (Genre::BinaryOperator, "<", "=="),
            (Genre::BinaryOperator, "||", "&&"),
            (Genre::BinaryOperator, "<", ">"),
        ];
        let expected = "fn f() -> bool { (if crate::mutation::on(2) { (a) && (b && c < d) } else { (\
                        a || b && (if crate::mutation::on(1) { (c) == (d) } else { (\
                        (if crate::mutation::on(3) { (c) > (d) } else { (c < d) })) })) }) }";
        assert_eq!(woven(source, &both).text, expected);
    }

    #[test]
    fn bodies_return_before_they_begin() {
        let found = woven("fn f(a: u8) -> u8 { a.max(2) }", &[(Genre::FnValue, "a.max", "0")]);
        assert_eq!(found.text, "fn f(a: u8) -> u8 { if crate::mutation::on(1) { return 0; } a.max(2) }");
    }

    #[test]
    fn iterators_of_two_types_are_one() {
        let source = "fn f() -> impl Iterator<Item = u8> { (0..3).rev() }";
        let found = woven(source, &[(Genre::FnValue, "(0..3)", "::std::iter::empty()")]);
        let expected = "fn f() -> impl Iterator<Item = u8> { if crate::mutation::on(1) { \
                        crate::mutation::Either::Mutated(::std::iter::empty()) } else { \
                        crate::mutation::Either::Original({ (0..3).rev() }) }}";
        assert_eq!(found.text, expected);
    }

    #[test]
    fn arms_are_left_out_by_their_guards() {
        let source = "fn f() { match a { 1 => b, 2 if c => d, _ => e } }";
        let changes =
            [(Genre::MatchArm, "1 =>", ""), (Genre::MatchArm, "2 if", ""), (Genre::MatchArmGuard, "c =>", "false")];
        let expected = "fn f() { match a { 1 if !crate::mutation::on(1) => b, 2 if \
                        (if crate::mutation::on(3) { false } else { (!crate::mutation::on(2) && (c)) }) => d, _ => e } }";
        assert_eq!(woven(source, &changes).text, expected);
    }

    #[test]
    fn fields_are_left_to_the_rest() {
        let source = "static A: B = B { a: 1, ..B::C };";
        let found = woven(source, &[(Genre::StructField, "a: 1", "")]);
        let expected = "static A: B = B { a: (if crate::mutation::on(1) { (B::C).a } else { (1) }), ..B::C };";
        assert_eq!((found.text.as_str(), found.places[0].computed), (expected, Computed::Compiling));
    }

    #[test]
    fn what_stands_in_a_type_is_computed_by_the_compiler() {
        let source = "fn f() { let a: V<{ 2 * 3 }> = g(4 * 5); }";
        let found = woven(source, &[(Genre::BinaryOperator, "* 3", "+"), (Genre::BinaryOperator, "* 5", "+")]);
        let computed: Vec<Computed> = found.places.iter().map(|place| place.computed).collect();
        assert_eq!(computed, [Computed::Compiling, Computed::Running]);
    }

    #[test]
    fn nothing_else_stands_between_a_binding_and_what_it_serves() {
        let source = "fn f() { if let Some(a) = b && a == c {} }";
        let mutant = |number, column| Mutant {
            number,
            name: String::new(),
            file: String::new(),
            genre: Genre::BinaryOperator,
            replacement: "||".to_owned(),
            start: (1, column),
        };
        let (wraps, lost) = sites::find(source, &[&mutant(1, 29), &mutant(2, 34)]).expect("it is Rust");
        assert_eq!((wraps.len(), lost), (1, vec![1]));
    }

    #[test]
    fn the_nearest_is_to_blame() {
        let source = "// ä\nconst fn f() -> bool { a || b == c }\nfn g() -> u8 { 1 }";
        let found = woven(
            source,
            &[(Genre::BinaryOperator, "||", "&&"), (Genre::BinaryOperator, "==", "!="), (Genre::FnValue, "1 }", "0")],
        );
        let at = |text: &str| {
            let start = found.text.find(text).expect("it is there");
            found.to_blame(&(start..start + text.len()))
        };
        assert_eq!((at("a || "), at("b) != (c")), (vec![1], vec![2]));
        assert_eq!((at("f()"), at("g()")), (vec![1, 2], vec![3]));
        assert_eq!(at("// ä"), [0; 0]);
        assert_eq!(found.places[0].computed, Computed::Either);
    }
}
