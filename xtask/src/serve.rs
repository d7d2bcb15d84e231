//! A static server for this machine: what any host of static files does, on the standard library alone.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::project::Outcome;
use crate::site::{self, PAGE, TOP_ICON};

/// A folder served under a path.
#[derive(Clone, Debug)]
pub struct Server {
    folder: PathBuf,
    /// Begins and ends with `/`.
    prefix: String,
    packed: Arc<Mutex<HashMap<PathBuf, Packed>>>,
}

/// A file that has been asked for, and how it goes over the wire. Hosts keep it; to pack the engine anew takes longer than the
/// rest of a visit.
#[derive(Debug)]
struct Packed {
    content: Vec<u8>,
    gzip: Vec<u8>,
}

impl Server {
    /// Serves `folder` under `prefix`, for example `/` or `/games/thicket`.
    pub fn new(folder: PathBuf, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        let prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        Self { folder, prefix, packed: Arc::default() }
    }

    /// The address of the page at a port.
    pub fn address(&self, port: u16) -> String {
        format!("http://127.0.0.1:{port}{}", self.prefix)
    }

    /// Answers on a port of this machine, and of no other, until the program ends.
    ///
    /// # Errors
    ///
    /// When connections can no longer be accepted.
    pub fn run(&self, listener: &TcpListener) -> Outcome {
        for stream in listener.incoming() {
            let stream = stream.map_err(|error| format!("the server stopped: {error}"))?;
            let server = self.clone();
            // A connection that breaks concerns nobody but its browser.
            thread::spawn(move || server.converse(stream).ok());
        }
        Ok(())
    }

    /// Answers the requests of one connection.
    fn converse(&self, stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        stream.set_nodelay(true)?;
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut writer = stream;
        while let Some(request) = Request::read(&mut reader)? {
            self.answer(&request).write(&mut writer, request.method == "HEAD")?;
            if request.closes {
                break;
            }
        }
        Ok(())
    }

    fn answer(&self, request: &Request) -> Response {
        if request.method != "GET" && request.method != "HEAD" {
            return Response::status("405 Method Not Allowed");
        }
        let path = request.target.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.prefix {
            return Response::redirect(&self.prefix);
        }
        match self.file(path).and_then(|file| Some((fs::read(&file).ok()?, file))) {
            Some((content, file)) if request.accepts_gzip && site::is_compressible(&file.to_string_lossy()) => {
                Response::packed(&file, self.gzip(&file, content))
            }
            Some((content, file)) => Response::file(&file, content),
            None => Response::status("404 Not Found"),
        }
    }

    /// A file as it goes over the wire, packed once as long as it stays as it is.
    fn gzip(&self, file: &Path, content: Vec<u8>) -> Vec<u8> {
        let known = |packed: &HashMap<PathBuf, Packed>| {
            packed.get(file).filter(|known| known.content == content).map(|known| known.gzip.clone())
        };
        let lock = || self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known(&lock());
        found.unwrap_or_else(|| {
            let gzip = site::gzip(&content);
            lock().insert(file.to_owned(), Packed { content, gzip: gzip.clone() });
            gzip
        })
    }

    /// The file that a path means; nothing for a path that leads out of the folder. This server is the whole host, so it
    /// has the icon that browsers look for at the top of it, wherever the site stands.
    fn file(&self, path: &str) -> Option<PathBuf> {
        if path.strip_prefix('/') == Some(TOP_ICON) {
            return Some(self.folder.join(TOP_ICON));
        }
        let inside = decode(path.strip_prefix(&self.prefix)?)?;
        let inside = if inside.is_empty() || inside.ends_with('/') { inside + PAGE } else { inside };
        // A backslash or a drive letter means more than a name on some systems.
        let is_plain = !inside.contains(['\\', ':', '\0'])
            && Path::new(&inside).components().all(|part| matches!(part, Component::Normal(_)));
        is_plain.then(|| self.folder.join(inside))
    }
}

/// Opens a port of this machine: the wanted one, or, if it is taken, any.
///
/// # Errors
///
/// When there is no port to be had.
pub fn listen(wanted: u16) -> Outcome<(TcpListener, u16)> {
    let open = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let listener = open(wanted).or_else(|_| open(0)).map_err(|error| format!("no port can be opened: {error}"))?;
    let port = listener.local_addr().map_err(|error| error.to_string())?.port();
    Ok((listener, port))
}

/// The part of a request that matters here.
#[derive(Debug)]
struct Request {
    method: String,
    target: String,
    accepts_gzip: bool,
    closes: bool,
}

/// No browser sends more for a file.
const LONGEST_HEAD: u64 = 64 * 1024;

impl Request {
    /// Reads the next request; nothing when the other side has finished or does not speak HTTP.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut head = io::Read::take(reader, LONGEST_HEAD);
        let mut line = String::new();
        head.read_line(&mut line)?;
        let mut words = line.split_whitespace();
        let (Some(method), Some(target), Some(version)) = (words.next(), words.next(), words.next()) else {
            return Ok(None);
        };
        let mut request = Self {
            method: method.to_owned(),
            target: target.to_owned(),
            accepts_gzip: false,
            closes: version != "HTTP/1.1",
        };
        loop {
            let mut line = String::new();
            if head.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            let Some((name, value)) = line.trim().split_once(':') else {
                break;
            };
            let value = value.trim().to_ascii_lowercase();
            match name.to_ascii_lowercase().as_str() {
                "accept-encoding" => request.accepts_gzip = value.contains("gzip"),
                "connection" if value == "close" => request.closes = true,
                // A body would be taken for the next request.
                "content-length" | "transfer-encoding" => request.closes = true,
                _ => {}
            }
        }
        Ok(Some(request))
    }
}

#[derive(Debug)]
struct Response {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Response {
    fn status(status: &'static str) -> Self {
        let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        Self { status, headers, body: format!("{status}\n").into_bytes() }
    }

    fn redirect(to: &str) -> Self {
        let mut response = Self::status("301 Moved Permanently");
        response.headers.push(("Location", to.to_owned()));
        response
    }

    fn file(file: &Path, body: Vec<u8>) -> Self {
        let content = ("Content-Type", site::media_type(&file.to_string_lossy()).to_owned());
        Self { status: "200 OK", headers: vec![content, ("Vary", "Accept-Encoding".to_owned())], body }
    }

    fn packed(file: &Path, gzip: Vec<u8>) -> Self {
        let mut response = Self::file(file, gzip);
        response.headers.push(("Content-Encoding", "gzip".to_owned()));
        response
    }

    fn write(&self, writer: &mut impl Write, head_only: bool) -> io::Result<()> {
        let length = ("Content-Length", self.body.len().to_string());
        // Whoever changes the site wants to see the change.
        let fresh = ("Cache-Control", "no-cache".to_owned());
        let mut answer = format!("HTTP/1.1 {}\r\n", self.status);
        for (name, value) in self.headers.iter().chain([&length, &fresh]) {
            answer.extend([name, ": ", value, "\r\n"]);
        }
        answer.push_str("\r\n");
        let mut answer = answer.into_bytes();
        if !head_only {
            answer.extend_from_slice(&self.body);
        }
        writer.write_all(&answer)
    }
}

/// A path without its percent signs; nothing when they are wrong.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            let value = digit(rest.next()?)? * 16 + digit(rest.next()?)?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server() -> Server {
        Server::new(PathBuf::from("/srv"), "/sub/path")
    }

    #[test]
    fn paths_stay_inside_the_folder() {
        let file = |path| server().file(path);
        assert_eq!(file("/sub/path/"), Some(PathBuf::from("/srv/index.html")));
        assert_eq!(file("/sub/path/www/a.js"), Some(PathBuf::from("/srv/www/a.js")));
        assert_eq!(file("/sub/path/vendor/%40a/b.js"), Some(PathBuf::from("/srv/vendor/@a/b.js")));
        assert_eq!(file("/favicon.ico"), Some(PathBuf::from("/srv/favicon.ico")));
        for path in [
            "/",
            "/www/a.js",
            "/sub/path/../secret",
            "/sub/path/%2e%2e/secret",
            "/sub/path/www/%2e%2e/%2e%2e/secret",
            "/sub/path//etc/passwd",
            "/sub/path/%2Fetc/passwd",
            "/sub/path/..%5Csecret",
            "/sub/path/C:/secret",
            "/sub/path/%zz",
            "/sub/path/%4",
            "/sub/path/%ff",
            "/sub/path/a%00",
        ] {
            assert_eq!(file(path), None, "{path}");
        }
    }

    #[test]
    fn prefixes_are_made_whole() {
        assert_eq!(Server::new(PathBuf::new(), "").prefix, "/");
        assert_eq!(Server::new(PathBuf::new(), "/").prefix, "/");
        assert_eq!(Server::new(PathBuf::new(), "a/b").prefix, "/a/b/");
        assert_eq!(server().address(80), "http://127.0.0.1:80/sub/path/");
    }

    fn read(text: &str) -> Option<Request> {
        Request::read(&mut text.as_bytes()).unwrap()
    }

    #[test]
    fn requests_are_read() {
        let request = read("GET /a?b HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n").unwrap();
        assert_eq!((request.method.as_str(), request.target.as_str()), ("GET", "/a?b"));
        assert!(request.accepts_gzip && !request.closes);
        assert!(read("GET / HTTP/1.0\r\n\r\n").unwrap().closes);
        assert!(read("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").unwrap().closes);
        for broken in ["", "\r\n", "GET /", "GET / HTTP/1.1\r\nHost: x"] {
            assert!(read(broken).is_none(), "{broken:?}");
        }
    }

    #[test]
    fn answers_over_a_real_connection() {
        let folder = std::env::temp_dir().join(format!("thicket-serve-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.js"), "let a = 1;").unwrap();
        let (listener, port) = listen(0).unwrap();
        let server = Server::new(folder.clone(), "/x/");
        thread::spawn(move || server.run(&listener));

        let ask = |line: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            write!(stream, "{line} HTTP/1.1\r\nConnection: close\r\n\r\n").unwrap();
            io::read_to_string(stream).unwrap()
        };
        let found = ask("GET /x/a.js?v=2");
        let head = ask("HEAD /x/a.js");
        let redirect = ask("GET /x");
        let missing = ask("GET /x/b.js");
        let refused = ask("POST /x/a.js");
        fs::remove_dir_all(&folder).unwrap();

        assert!(found.starts_with("HTTP/1.1 200 OK"), "{found}");
        assert!(found.contains("Content-Type: text/javascript"));
        assert!(found.contains("Cache-Control: no-cache"));
        assert!(found.ends_with("\r\n\r\nlet a = 1;"));
        assert!(head.contains("Content-Length: 10") && head.ends_with("\r\n\r\n"));
        assert!(redirect.starts_with("HTTP/1.1 301") && redirect.contains("Location: /x/\r\n"));
        assert!(missing.starts_with("HTTP/1.1 404"));
        assert!(refused.starts_with("HTTP/1.1 405"));
    }
}
