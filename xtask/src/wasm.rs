//! Compiling the engine to WebAssembly and writing the JavaScript around it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

use crate::process;
use crate::project::{Outcome, Project, WASM_TARGET};
use crate::toolchain::{self, Parts};

/// How the engine is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For players.
    Release,
    /// Quick to build, slow to run.
    Dev,
}

impl Profile {
    /// Cargo's name of the profile, and the folder it builds into.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Release => ("release", "release"),
            Self::Dev => ("dev", "debug"),
        }
    }
}

/// Builds the engine for the browser: `www/pkg/thicket.js`, its types, and `thicket_bg.wasm`. Installs the browser target
/// first where it is missing.
///
/// # Errors
///
/// When the target cannot be installed, the engine does not compile or the glue cannot be written.
pub fn build(project: &Project, profile: Profile) -> Outcome {
    toolchain::ensure(project, Parts::Target)?;
    let (name, folder) = profile.names();
    let mut compile = process::cargo(
        project.root(),
        ["build", "--package", "thicket", "--lib", "--target", WASM_TARGET, "--locked", "--profile", name],
    );
    set_flags(&mut compile);
    // The questions of the whole woodland have made the engine larger than a first visit can carry; small code fits, and is
    // slower (docs/performance.md).
    compile.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s");
    process::run(compile)?;

    let compiled = project.target().join(WASM_TARGET).join(folder).join("thicket.wasm");
    let pkg = project.www().join("pkg");
    match fs::remove_dir_all(&pkg) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{} cannot be cleared: {error}", pkg.display()));
        }
        _ => {}
    }
    bind(&compiled, &pkg, profile)
}

fn bind(compiled: &Path, pkg: &Path, profile: Profile) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name("thicket")
        .typescript(true)
        .keep_debug(profile == Profile::Dev)
        .remove_name_section(profile == Profile::Release)
        .remove_producers_section(true);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(pkg))
        .map_err(|error| format!("the glue around the engine cannot be written: {error:#}"))
}

/// Functions that are called more than so often for each run of their caller are put into it more readily: the calls
/// inside loops, which cost more in the browser than outside it (docs/performance.md).
const INLINE_IN_LOOPS: &str = "-Cllvm-args=-hot-callsite-rel-freq=3";

/// Sets the compiler flags of every build for the browser: [`INLINE_IN_LOOPS`], and what takes the folders of the machine
/// that builds out of the messages inside the wasm. Those are nobody's business, and without them equal sources give equal
/// bytes.
pub fn set_flags(cargo: &mut Command) {
    let mut flags: Vec<_> =
        crate_folders().iter().map(|folder| format!("--remap-path-prefix={}=crates", folder.display())).collect();
    flags.push(INLINE_IN_LOOPS.to_owned());
    // The encoded form keeps a folder with a space in its name in one piece.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
}

/// The folders in which cargo unpacks other people's crates.
fn crate_folders() -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let Some(home) = home else { return Vec::new() };
    let Ok(entries) = fs::read_dir(home.join("registry/src")) else {
        return Vec::new();
    };
    let mut folders: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    folders
}
