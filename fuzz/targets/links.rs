//! Any text opened as a link.

#![no_main]

#[path = "../../tests/outside/mod.rs"]
mod outside;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    outside::opened(text);
});
