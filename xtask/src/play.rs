//! Serving the site on this machine and opening it.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::dist;
use crate::project::{Outcome, Project};
use crate::serve::{self, Server};

/// The port used when none is named. Always the same one, because a browser keeps saved tables by address.
pub const PORT: u16 = 8017;

/// Builds the site, serves it, and opens it in the player's browser where there is a screen.
///
/// # Errors
///
/// When the site cannot be built or served.
pub fn play(project: &Project, port: u16, opens: bool) -> Outcome {
    dist::dist(project, None)?;
    serve(project.dist(), "/", port, opens)
}

/// Serves a folder until the program is ended.
///
/// # Errors
///
/// When there is no such folder or no port.
pub fn serve(folder: PathBuf, prefix: &str, port: u16, opens: bool) -> Outcome {
    if !folder.is_dir() {
        return Err(format!("{} is not there; cargo xtask dist makes it", folder.display()));
    }
    let (listener, found) = serve::listen(port)?;
    if port != 0 && found != port {
        println!("Port {port} is taken; tables saved there do not show here.");
    }
    let server = Server::new(folder, prefix);
    let address = server.address(found);
    println!("Thicket is at {address}\nCtrl+C ends it.");
    if opens && has_screen() {
        open(&address);
    }
    server.run(&listener)
}

fn has_screen() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

/// Asks the system to show a page. The address is printed anyway, so failing is no failure.
fn open(address: &str) {
    let program = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut opener = Command::new(program);
    opener.arg(address);
    let _ = opener.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
