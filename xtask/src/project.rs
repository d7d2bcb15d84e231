//! Where things are in the checkout.

use std::env;
use std::path::{Path, PathBuf};

/// What every command returns: nothing or a value, or a sentence saying what went wrong.
pub type Outcome<T = ()> = Result<T, String>;

/// The target the engine is compiled to for the browser.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// One checkout of the project.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// Finds the checkout around the current directory.
    ///
    /// # Errors
    ///
    /// When neither this directory nor one above it is a checkout.
    pub fn find() -> Outcome<Self> {
        let here = env::current_dir().map_err(|error| format!("no current directory: {error}"))?;
        here.ancestors()
            .find(|folder| folder.join("xtask/Cargo.toml").is_file())
            .map(|root| Self { root: root.to_path_buf() })
            .ok_or_else(|| format!("{} is not inside a checkout of Thicket", here.display()))
    }

    /// A copy of the checkout in a folder of it.
    pub fn below(&self, folder: &str) -> Self {
        Self { root: self.root.join(folder) }
    }

    /// A file or folder of the checkout, by its path from the top.
    pub fn at(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// The top of the checkout.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The shell's modules.
    pub fn www(&self) -> PathBuf {
        self.at("www")
    }

    /// The finished site.
    pub fn dist(&self) -> PathBuf {
        self.at("dist")
    }

    /// Where cargo puts what it builds.
    pub fn target(&self) -> PathBuf {
        match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => self.root.join(folder),
            None => self.at("target"),
        }
    }

    /// Where npm puts its packages.
    pub fn node_modules(&self) -> PathBuf {
        self.at("node_modules")
    }
}
