//! Compiling the engine to WebAssembly and writing the JavaScript around it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, thread};

use wasm_bindgen_cli_support::Bindgen;

use crate::process;
use crate::project::{Outcome, Project, WASM_TARGET};
use crate::site;
use crate::toolchain::{self, Parts};

/// The file of the engine, in each of the folders that [`build`] writes.
pub const ENGINE: &str = "thicket_bg.wasm";

/// How the engine is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For the page: small, because every first visit waits for it.
    Small,
    /// For the workers in which bots think: a quarter larger and half as fast again (docs/performance.md).
    Fast,
    /// Quick to build, slow to run.
    Dev,
}

impl Profile {
    /// Cargo's name of the profile, and the folder it builds into.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Small => ("small", "small"),
            Self::Fast => ("release", "release"),
            Self::Dev => ("dev", "debug"),
        }
    }

    /// Where the engine is put together with the JavaScript around it. Only the one of the page lies in its folder.
    pub fn folder(self, project: &Project) -> PathBuf {
        match self {
            Self::Small | Self::Dev => project.www().join("pkg"),
            Self::Fast => project.target().join("fast-engine"),
        }
    }
}

/// Builds the engine for the browser: `thicket.js`, its types, and [`ENGINE`]. Installs the browser target first where it
/// is missing.
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
    process::run(compile)?;

    let compiled = project.target().join(WASM_TARGET).join(folder).join("thicket.wasm");
    let made = profile.folder(project);
    match fs::remove_dir_all(&made) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{} cannot be cleared: {error}", made.display()));
        }
        _ => {}
    }
    bind(&compiled, &made, profile)
}

/// Builds both engines of the site at the same time: linking one of them keeps one core busy.
///
/// # Errors
///
/// When one does not compile, or when they could not stand behind the same JavaScript.
pub fn build_both(project: &Project) -> Outcome {
    toolchain::ensure(project, Parts::Target)?;
    thread::scope(|scope| {
        let fast = scope.spawn(|| build(project, Profile::Fast));
        build(project, Profile::Small)?;
        fast.join().unwrap_or_else(|_| Err("building the fast engine panicked".into()))
    })?;
    let glue = |profile: Profile| site::read(&profile.folder(project).join("thicket.js"));
    if glue(Profile::Small)? == glue(Profile::Fast)? {
        Ok(())
    } else {
        Err("the small and the fast engine need different JavaScript around them".into())
    }
}

fn bind(compiled: &Path, pkg: &Path, profile: Profile) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name("thicket")
        .typescript(true)
        .keep_debug(profile == Profile::Dev)
        .remove_name_section(profile != Profile::Dev)
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
