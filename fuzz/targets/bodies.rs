//! Any bytes as the body of a link that is whole outside.

#![no_main]

#[path = "../../tests/outside/mod.rs"]
mod outside;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    outside::body(bytes);
});
