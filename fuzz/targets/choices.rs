//! Tables that somebody has changed, and choices made at them.

#![no_main]

#[path = "../../tests/outside/mod.rs"]
mod outside;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    outside::choices(bytes);
});
