//! What an import could not read, and how the rest is read all the same.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use regex::Regex;

use super::error::Error;
use super::statements;

/// Something that a maintainer should know about the headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    /// A declaration that was not understood, and is not in the registry.
    LeftOut {
        header: String,
        /// Counted from 1; 0 when the place is not known.
        line: usize,
        column: usize,
        item: String,
        reason: String,
    },
    /// A header that is not there; what it declares is not in the registry.
    NoHeader { header: String },
    /// The views of a header contradict each other; both are recorded as they are.
    Slip { header: String, what: String },
}

impl Remark {
    /// Whether facts are missing because of it.
    pub(crate) fn is_loss(&self) -> bool {
        !matches!(self, Self::Slip { .. })
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut {
                header,
                line,
                column,
                item,
                reason,
            } => write!(f, "{header}:{line}:{column}: left out `{item}`: {reason}"),
            Self::NoHeader { header } => write!(
                f,
                "there is no `{header}`: what it declares was left out; another `--from DIR` adds \
                 the folder that holds it"
            ),
            Self::Slip { header, what } => write!(f, "{header}: {what}"),
        }
    }
}

/// Copies of headers without the declarations that clang refuses, to be found before the headers.
pub(super) struct Overlay {
    folder: PathBuf,
    include: Vec<PathBuf>,
    /// What was left out.
    pub remarks: Vec<Remark>,
}

/// `cuda.h:12:5: error: unknown type name`, as bindgen hands on clang's words.
static PLACE: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"(?m)^(.+?):(\d+):(\d+): (?:fatal )?error: (.*)$").ok());

impl Overlay {
    /// The folder is made when there is something to put into it.
    pub(super) fn new(folder: PathBuf, include: &[PathBuf]) -> Self {
        Self {
            folder,
            include: include.to_vec(),
            remarks: Vec::new(),
        }
    }

    /// Where to look for headers: among the copies first.
    pub(super) fn include(&self) -> Vec<PathBuf> {
        let copies = self.folder.exists().then(|| self.folder.clone());
        copies.into_iter().chain(self.include.clone()).collect()
    }

    /// Takes the declarations that clang complains about out of copies of their headers. False
    /// when there is none to take out.
    pub(super) fn blank(&mut self, complaints: &str) -> Result<bool, Error> {
        let before = self.remarks.len();
        let Some(place) = &*PLACE else {
            return Ok(false);
        };
        // A header that is not found is not a declaration that can be left out.
        if complaints.contains("file not found") {
            return Ok(false);
        }
        let mut done = BTreeSet::new();
        for found in place.captures_iter(complaints) {
            let (Ok(line), Ok(column)) = (found[2].parse(), found[3].parse()) else {
                continue;
            };
            if let Some(extent) = self.blank_one(Path::new(&found[1]), line, &done)? {
                let (header, first, last, item) = extent;
                done.extend((first..=last).map(|line| (header.clone(), line)));
                self.remarks.push(Remark::LeftOut {
                    header,
                    line,
                    column,
                    item,
                    reason: found[4].to_owned(),
                });
            }
        }
        Ok(self.remarks.len() > before)
    }

    /// Takes one declaration out; none when it was taken out already, or the place is in no header
    /// of the toolkit.
    fn blank_one(
        &self,
        path: &Path,
        line: usize,
        done: &BTreeSet<(String, usize)>,
    ) -> Result<Option<(String, usize, usize, String)>, Error> {
        let roots = self.include();
        let Some(name) = roots.iter().find_map(|root| path.strip_prefix(root).ok()) else {
            return Ok(None);
        };
        let header = name.display().to_string();
        if done.contains(&(header.clone(), line)) {
            return Ok(None);
        }
        let bytes = fs::read(path).map_err(|error| Error::file(path, &error))?;
        let text = String::from_utf8_lossy(&bytes);
        let Some((first, last)) = statements::around(&text, line) else {
            return Ok(None);
        };
        let is_inside = |index: usize| (first..=last).contains(&(index + 1));
        let lines = text.lines().enumerate();
        let item = lines.clone().filter(|(index, _)| is_inside(*index));
        let item: Vec<&str> = item.flat_map(|(_, text)| text.split_whitespace()).collect();
        let rest: Vec<&str> = lines
            .map(|(index, text)| if is_inside(index) { "" } else { text })
            .collect();
        let copy = self.folder.join(name);
        fs::create_dir_all(copy.parent().unwrap_or(&self.folder))
            .and_then(|()| fs::write(&copy, rest.join("\n") + "\n"))
            .map_err(|error| Error::file(&copy, &error))?;
        let mut item = item.join(" ");
        if item.len() > 80 {
            let cut = (0..=77).rev().find(|at| item.is_char_boundary(*at));
            item.truncate(cut.unwrap_or(0));
            item.push_str("...");
        }
        Ok(Some((header, first, last, item)))
    }
}
