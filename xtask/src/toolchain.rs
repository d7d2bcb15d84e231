//! The Rust toolchain that `rust-toolchain.toml` asks for, as far as cargo alone can do without it: cargo runs this
//! task when the toolchain is there, but the browser target, clippy and rustfmt may still be missing.

use std::path::Path;

use crate::process;
use crate::project::{Outcome, Project, WASM_TARGET};

/// What has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// The browser target.
    Target,
    /// Clippy and rustfmt as well.
    All,
}

/// Installs what is missing.
///
/// # Errors
///
/// When something is missing and there is no rustup, or rustup fails.
pub fn ensure(project: &Project, parts: Parts) -> Outcome<String> {
    if are_there(project, parts)? {
        return Ok("already there".into());
    }
    if !process::answers(project.root(), "rustup", &["--version"]) {
        return Err(format!("this needs the Rust target {WASM_TARGET}, clippy and rustfmt (rustup.rs)"));
    }
    let mut install = process::command(project.root(), "rustup", ["toolchain", "install", "--no-self-update"]);
    // Set by rustup for cargo and what cargo runs; it would hide rust-toolchain.toml and the targets in it.
    install.env_remove("RUSTUP_TOOLCHAIN");
    process::capture(install)?;
    if are_there(project, parts)? {
        Ok("installed".into())
    } else {
        Err(format!("rustup did not install {WASM_TARGET}, clippy and rustfmt"))
    }
}

fn are_there(project: &Project, parts: Parts) -> Outcome<bool> {
    let rustc = process::command(project.root(), "rustc", ["--print", "sysroot"]);
    let sysroot = process::capture(rustc)?;
    let target = Path::new(sysroot.trim()).join("lib/rustlib").join(WASM_TARGET).join("lib");
    let has_tool = |tool| process::answers(project.root(), "cargo", &[tool, "--version"]);
    Ok(target.is_dir() && (parts == Parts::Target || (has_tool("clippy") && has_tool("fmt"))))
}
