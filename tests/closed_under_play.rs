//! The check of tables from outside is closed under play: a table that passes it stays valid whatever is chosen, and
//! what is written of it opens as itself.
//!
//! The cases are the same in each run. `PROPTEST_CASES` asks for more of them, `PROPTEST_RNG_SEED` for others.

mod outside;

use std::cell::Cell;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

#[test]
fn a_changed_table_is_refused_or_stays_valid() {
    let given = Config::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { 4_000 };
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    let config = Config { cases, rng_seed, failure_persistence: None, ..given };
    let valid = Cell::new(0);
    let decided_by = vec(any::<u8>(), 0..240);
    let tried = TestRunner::new(config).run(&decided_by, |bytes| {
        valid.set(valid.get() + u32::from(outside::choices(&bytes)));
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
    // A property of tables says little if nearly all of them are refused, or none.
    let (valid, few) = (valid.get(), cases / 20);
    assert!(valid > few && valid < cases - few, "{valid} of {cases} were valid");
}
