//! The reference, as others link to it: where it is published, or the folder that it was made in.

use std::fmt::Write;
use std::path::Path;

use crate::address;

/// Where `cuspec site` leaves the reference, from the root of a repository.
const FOLDER: &str = "target/site";

/// The address of the reference's folder, which ends in a stroke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Docs(String);

impl Docs {
    /// From a URL, or from the path of a folder.
    pub fn parse(text: &str) -> Result<Docs, String> {
        if text.starts_with("http://") || text.starts_with("https://") {
            return Ok(Docs(format!("{}/", text.trim_end_matches('/'))));
        }
        Docs::of_folder(Path::new(text))
            .ok_or_else(|| format!("{text} is neither a URL nor a folder that holds the reference"))
    }

    /// The folder in which the repository that this runs in has the reference, if it has been made.
    pub fn in_reach() -> Option<Docs> {
        let here = std::env::current_dir().ok()?;
        let mut folders = here.ancestors().map(|up| up.join(FOLDER));
        folders.find_map(|folder| Docs::of_folder(&folder))
    }

    fn of_folder(folder: &Path) -> Option<Docs> {
        // Every registry has these.
        if !folder.join("glossary.html").is_file() || !folder.join("f").is_dir() {
            return None;
        }
        let folder = folder.canonicalize().ok()?;
        let mut url = String::from("file://");
        for byte in folder.to_str()?.bytes() {
            match byte {
                b'/' | b'-' | b'_' | b'.' | b'~' => url.push(byte.into()),
                byte if byte.is_ascii_alphanumeric() => url.push(byte.into()),
                // Writing to a string cannot fail.
                byte => write!(url, "%{byte:02X}").ok()?,
            }
        }
        Some(Docs(url + "/"))
    }

    /// The link to one of its [addresses](address).
    pub fn link(&self, page: &str) -> String {
        format!("{}{page}", self.0)
    }

    /// The link to the page of a function.
    pub fn function(&self, symbol: &str) -> String {
        self.link(&address::function(symbol))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_published_reference_is_a_url() {
        let docs = Docs::parse("https://example.org/cuda/").expect("a URL");
        let link = "https://example.org/cuda/f/cuInit.html";
        assert_eq!(docs.function("cuInit"), link);
    }

    #[test]
    fn a_folder_is_a_url_that_a_browser_opens() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("the site");
        std::fs::create_dir_all(folder.join("f")).expect("a folder");
        let text = folder.to_str().expect("a path");
        assert!(Docs::parse(text).is_err());
        std::fs::write(folder.join("glossary.html"), "").expect("a file");
        let docs = Docs::parse(text).expect("the reference");
        let link = docs.function("cuInit");
        assert!(link.starts_with("file:///"), "{link}");
        assert!(link.ends_with("/the%20site/f/cuInit.html"), "{link}");
    }
}
