//! A Chromium for the tests that need a real browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::process;
use crate::project::{Outcome, Project};

/// Names under which Chromium and its relatives are installed, the lightest first.
const NAMES: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
];

/// Places outside the search path.
const PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/// Finds a browser, or installs one where that takes no question: as root on Debian or a system made from it.
///
/// # Errors
///
/// When there is none and none can be installed.
pub fn ensure(project: &Project) -> Outcome<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        let file = PathBuf::from(named);
        return if file.is_file() {
            Ok(file)
        } else {
            Err(format!("CHROMIUM names {}, which is not there", file.display()))
        };
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if is_debian_root(project) {
        let apt = |arguments: &[&str]| {
            let mut apt = process::command(project.root(), "apt-get", arguments);
            apt.env("DEBIAN_FRONTEND", "noninteractive");
            process::capture(apt)
        };
        apt(&["update"])?;
        apt(&["install", "--yes", "--no-install-recommends", "chromium-headless-shell"])
            .or_else(|_| apt(&["install", "--yes", "--no-install-recommends", "chromium"]))?;
    }
    find().ok_or_else(|| "the browser tests need Chromium, Chrome or Edge: install one, or name it in CHROMIUM".into())
}

/// The Chromiums there are, a path a line: the one that the tests use first, and with a headless shell a full one as well.
///
/// # Errors
///
/// When there is none and none can be installed.
pub fn each(project: &Project) -> Outcome<OsString> {
    let first = ensure(project)?;
    let full = NAMES.iter().skip(1).find_map(|name| process::on_path(name));
    let mut paths = OsString::from(&first);
    if let Some(full) = full.filter(|full| *full != first) {
        paths.push("\n");
        paths.push(full);
    }
    Ok(paths)
}

/// `FIREFOX`, and `WEBKIT_DRIVER` with `WEBKIT`: the other browsers that this machine has, driven by what comes with them.
/// `WebKit` also wants `xvfb-run`, a screen that nobody sees.
pub fn others() -> Vec<(&'static str, OsString)> {
    let mut found = Vec::new();
    if let Some(firefox) = ["firefox-esr", "firefox"].iter().find_map(|name| process::on_path(name)) {
        found.push(("FIREFOX", firefox.into()));
    }
    let driver = process::on_path("WebKitWebDriver").filter(|_| process::on_path("xvfb-run").is_some());
    if let (Some(driver), Some(browser)) = (driver, mini_browser()) {
        found.extend([("WEBKIT_DRIVER", driver.into()), ("WEBKIT", browser.into())]);
    }
    found
}

/// The browser that comes with the library of `WebKit`: in a folder of the version, in one of the machine's sort.
fn mini_browser() -> Option<PathBuf> {
    let folders = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let of_machine = folders(Path::new("/usr/lib"));
    let mut browsers =
        of_machine.flat_map(|folder| folders(&folder).collect::<Vec<_>>()).map(|version| version.join("MiniBrowser"));
    browsers.find(|file| file.is_file())
}

fn find() -> Option<PathBuf> {
    let places = PLACES.iter().map(PathBuf::from).find(|place| place.is_file());
    NAMES.iter().find_map(|name| process::on_path(name)).or(places)
}

fn is_debian_root(project: &Project) -> bool {
    Path::new("/etc/debian_version").is_file()
        && process::capture(process::command(project.root(), "id", ["-u"])).is_ok_and(|said| said.trim() == "0")
}
