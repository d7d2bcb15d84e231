//! What a run has found, kept as it comes and told at the end.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use super::listed::Mutant;
use super::trial::Verdict;
use crate::project::Outcome;

/// Places that are counted by themselves.
const PLACES: [&str; 5] =
    ["src/law", "src/play", "src/notation/links", "src/factions/corvids", "src/factions/noxious_battery"];

/// Verdicts by the number of the mutant, in a file with a line for each.
pub struct Results {
    file: File,
    pub verdicts: BTreeMap<u32, Verdict>,
}

impl Results {
    /// Begins anew, or goes on with what the file holds.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or written.
    pub fn open(path: &Path, goes_on: bool) -> Outcome<Self> {
        let told = |error: std::io::Error| format!("{}: {error}", path.display());
        let verdicts = if goes_on { read(&fs::read_to_string(path).map_err(told)?) } else { BTreeMap::new() };
        let file = File::options().create(true).append(goes_on).write(true).truncate(!goes_on).open(path);
        Ok(Self { file: file.map_err(told)?, verdicts })
    }

    /// Takes a verdict down.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn add(&mut self, mutant: &Mutant, verdict: Verdict) -> Outcome {
        let (kind, step) = match &verdict {
            Verdict::Caught(step) => ("caught", step.as_str()),
            Verdict::Hung(step) => ("hung", step.as_str()),
            Verdict::Open => ("open", ""),
            Verdict::Survived => ("survived", ""),
            Verdict::Equal => ("equal", ""),
        };
        let line = format!("{}\t{kind}\t{step}\t{}\n", mutant.number, mutant.name);
        self.file.write_all(line.as_bytes()).map_err(|error| format!("a result is lost: {error}"))?;
        self.verdicts.insert(mutant.number, verdict);
        Ok(())
    }
}

/// Keeps who was refused, by number, so that going on need not find it out again.
///
/// # Errors
///
/// When the file cannot be written.
pub fn keep_refused(path: &Path, refused: &BTreeMap<u32, String>) -> Outcome {
    let lines: Vec<String> =
        refused.iter().map(|(number, reason)| format!("{number}\t{}\n", one_line(reason))).collect();
    fs::write(path, lines.concat()).map_err(|error| format!("{}: {error}", path.display()))
}

/// Who was refused before; nobody if nothing was kept.
pub fn read_refused(path: &Path) -> BTreeMap<u32, String> {
    let line = |line: &str| {
        let (number, reason) = line.split_once('\t')?;
        Some((number.parse().ok()?, reason.to_owned()))
    };
    fs::read_to_string(path).unwrap_or_default().lines().filter_map(line).collect()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// The last line about a mutant counts.
fn read(text: &str) -> BTreeMap<u32, Verdict> {
    let line = |line: &str| {
        let mut parts = line.split('\t');
        let number = parts.next()?.parse().ok()?;
        let (kind, step) = (parts.next()?, parts.next()?.to_owned());
        let verdict = match kind {
            "caught" => Verdict::Caught(step),
            "hung" => Verdict::Hung(step),
            "open" => Verdict::Open,
            "survived" => Verdict::Survived,
            "equal" => Verdict::Equal,
            _ => return None,
        };
        Some((number, verdict))
    };
    text.lines().filter_map(line).collect()
}

/// The whole report.
pub fn text(sample: &[&Mutant], verdicts: &BTreeMap<u32, Verdict>, refused: &BTreeMap<u32, String>) -> Outcome<String> {
    let mut out = String::new();
    write_report(&mut out, sample, verdicts, refused).map_err(|error| error.to_string())?;
    Ok(out)
}

fn write_report(
    out: &mut String,
    sample: &[&Mutant],
    verdicts: &BTreeMap<u32, Verdict>,
    refused: &BTreeMap<u32, String>,
) -> std::fmt::Result {
    let tried: Vec<(&Mutant, &Verdict)> = sample
        .iter()
        .filter_map(|mutant| Some((*mutant, verdicts.get(&mutant.number)?)))
        .filter(|(_, verdict)| **verdict != Verdict::Open)
        .collect();
    writeln!(out, "{:<34} {:>6} {:>6} {:>8}", "place", "tried", "caught", "share")?;
    for place in PLACES {
        counted(out, place, tried.iter().filter(|(mutant, _)| mutant.file.starts_with(place)))?;
    }
    counted(out, "together", tried.iter())?;

    let mut steps: BTreeMap<String, usize> = BTreeMap::new();
    for (_, verdict) in &tried {
        let step = match verdict {
            Verdict::Caught(step) => step.clone(),
            Verdict::Hung(step) => format!("{step} (hung)"),
            Verdict::Open | Verdict::Survived | Verdict::Equal => continue,
        };
        *steps.entry(step).or_default() += 1;
    }
    let mut steps: Vec<(String, usize)> = steps.into_iter().collect();
    steps.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    writeln!(out, "\ncaught by")?;
    steps.iter().try_for_each(|(step, count)| writeln!(out, "{count:>6} {step}"))?;

    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for reason in refused.values() {
        *reasons.entry(reason.split(' ').next().unwrap_or_default()).or_default() += 1;
    }
    writeln!(out, "\nnot tried, because they do not compile or have no place for a switch: {}", refused.len())?;
    reasons.iter().try_for_each(|(reason, count)| writeln!(out, "{count:>6} {reason}"))?;

    named(out, "did not come to an end", &tried, |verdict| matches!(verdict, Verdict::Hung(_)))?;
    named(out, "change nothing, by reading", &tried, |verdict| *verdict == Verdict::Equal)?;
    named(out, "survivors", &tried, |verdict| *verdict == Verdict::Survived)
}

fn named(
    out: &mut String,
    title: &str,
    tried: &[(&Mutant, &Verdict)],
    is_one: impl Fn(&Verdict) -> bool,
) -> std::fmt::Result {
    writeln!(out, "\n{title}")?;
    let mut mutants: Vec<&Mutant> =
        tried.iter().filter(|(_, verdict)| is_one(verdict)).map(|(mutant, _)| *mutant).collect();
    mutants.sort_by_key(|mutant| mutant.number);
    mutants.iter().try_for_each(|mutant| writeln!(out, "{:>6} {}", mutant.number, mutant.name))
}

fn counted<'a>(
    out: &mut String,
    place: &str,
    tried: impl Iterator<Item = &'a (&'a Mutant, &'a Verdict)>,
) -> std::fmt::Result {
    let (mut count, mut caught) = (0_u32, 0_u32);
    for (_, verdict) in tried {
        count += 1;
        caught += u32::from(matches!(verdict, Verdict::Caught(_) | Verdict::Hung(_)));
    }
    let share = if count == 0 { 0.0 } else { f64::from(caught) * 100.0 / f64::from(count) };
    writeln!(out, "{place:<34} {count:>6} {caught:>6} {share:>6.1} %")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::listed::Genre;

    #[test]
    fn what_was_written_is_read_and_the_last_word_counts() {
        let kept = read("1\tsurvived\t\tx\n2\thung\tperft\ty\nnonsense\n1\tcaught\tscenarios\tx\n");
        let expected = [(1, Verdict::Caught("scenarios".into())), (2, Verdict::Hung("perft".into()))];
        assert_eq!(kept, BTreeMap::from(expected));
    }

    #[test]
    fn a_report_counts_by_place_and_names_survivors() -> Outcome {
        let mutant = |number, file: &str| Mutant {
            number,
            name: format!("{file}:{number}"),
            file: file.to_owned(),
            genre: Genre::FnValue,
            replacement: String::new(),
            start: (1, 1),
        };
        let (one, two, three) = (mutant(1, "src/law/a.rs"), mutant(2, "src/law/b.rs"), mutant(3, "src/play/c.rs"));
        let four = mutant(4, "src/play/d.rs");
        let verdicts =
            BTreeMap::from([(1, Verdict::Survived), (2, Verdict::Hung("perft".into())), (4, Verdict::Equal)]);
        let told = text(&[&one, &two, &three, &four], &verdicts, &BTreeMap::from([(9, "E0277 no".to_owned())]))?;
        assert!(told.contains("src/law                                 2      1   50.0 %"), "{told}");
        assert!(told.contains("together                                3      1   33.3 %"), "{told}");
        assert!(told.contains("     1 perft (hung)\n"), "{told}");
        assert!(told.contains("     1 E0277\n"), "{told}");
        let ending = "did not come to an end\n     2 src/law/b.rs:2\n\nchange nothing, by reading\n     4 src/play/d.rs:4\n\nsurvivors\n     1 src/law/a.rs:1\n";
        assert!(told.ends_with(ending), "{told}");
        Ok(())
    }
}
