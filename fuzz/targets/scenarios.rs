//! Any text run as a scenario.

#![no_main]

#[path = "../../tests/outside/mod.rs"]
mod outside;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    outside::scenario(text);
});
