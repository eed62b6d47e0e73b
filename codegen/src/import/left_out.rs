//! Declarations that cannot be imported, and the import of the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::error::Error;
use super::remarks::{Complaint, Remark};
use super::statements;

/// Copies of headers without the declarations that clang rejects, placed before the originals in the search path.
pub(super) struct Overlay {
    folder: PathBuf,
    include: Vec<PathBuf>,
    /// The declarations that were left out.
    pub remarks: Vec<Remark>,
    /// The identifiers in them.
    pub words: BTreeSet<String>,
    passes: usize,
}

/// The share of its declarations that a header may lose before it counts as invalid: half.
const LEAST_SHARE: usize = 2;

/// Limit of passes. A declaration that was left out may leave others without a type,
/// and those others again.
const PASSES: usize = 12;

impl Overlay {
    /// The folder is created with the first copy.
    pub(super) fn new(folder: PathBuf, include: &[PathBuf]) -> Self {
        Self {
            folder,
            include: include.to_vec(),
            remarks: Vec::new(),
            words: BTreeSet::new(),
            passes: 0,
        }
    }

    /// Include folders: the copies first.
    pub(super) fn include(&self) -> Vec<PathBuf> {
        let copies = self.folder.exists().then(|| self.folder.clone());
        copies.into_iter().chain(self.include.clone()).collect()
    }

    /// Removes the declarations that clang reports from copies of their headers, or says why
    /// it cannot: no reported place is a declaration, or the header lost too many
    /// of them.
    pub(super) fn blank(&mut self, complaints: &[Complaint]) -> Result<(), Error> {
        let unfound = complaints
            .iter()
            .find(|one| one.reason.ends_with("file not found"));
        if let Some(one) = unfound {
            return Err(Error::header(one));
        }
        let mut by_header: BTreeMap<PathBuf, Vec<&Complaint>> = BTreeMap::new();
        for complaint in complaints {
            if let Some(name) = self.name(&complaint.file) {
                by_header.entry(name).or_default().push(complaint);
            }
        }
        let before = self.remarks.len();
        for (name, complaints) in &by_header {
            self.blank_in(name, complaints)?;
        }
        self.passes += 1;
        match (self.remarks.len() > before, complaints.first()) {
            (false, Some(one)) => Err(Error::header(one)),
            _ if self.passes > PASSES => Err(self.give_up("errors remain after every pass")),
            _ => Ok(()),
        }
    }

    /// Returns the name of a header below the folders of the toolkit; `None` for any other file.
    fn name(&self, path: &Path) -> Option<PathBuf> {
        let roots = self.include();
        let mut names = roots.iter().filter_map(|root| path.strip_prefix(root).ok());
        names.next().map(Path::to_owned)
    }

    /// Removes the declarations at some lines of one header, each once.
    fn blank_in(&mut self, name: &Path, complaints: &[&Complaint]) -> Result<(), Error> {
        let roots = self.include();
        let mut places = roots.iter().map(|root| root.join(name));
        let Some(path) = places.find(|path| path.is_file()) else {
            return Ok(());
        };
        let bytes = fs::read(&path).map_err(|error| Error::file(&path, &error))?;
        let text = String::from_utf8_lossy(&bytes);
        let extents = statements::extents(&text);
        let mut lines: Vec<&str> = text.lines().collect();
        let header = name.display().to_string();
        let before = self.remarks.len();
        for complaint in complaints {
            let is_there =
                |(first, last): &&(usize, usize)| (*first..=*last).contains(&complaint.line);
            let Some((first, last)) = extents.iter().find(is_there) else {
                continue;
            };
            let taken = &mut lines[first - 1..*last];
            let words: Vec<&str> = taken
                .iter()
                .flat_map(|text| text.split_whitespace())
                .collect();
            // Another error concerned the same declaration.
            if words.is_empty() {
                continue;
            }
            let item = words.join(" ");
            taken.fill("");
            let names = item.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            self.words.extend(names.map(str::to_owned));
            self.remarks.push(Remark::LeftOut {
                header: header.clone(),
                line: complaint.line,
                column: complaint.column,
                item: shorten(item),
                reason: complaint.reason.clone(),
            });
        }
        let newly = self.remarks.len() - before;
        let copy = self.folder.join(name);
        fs::create_dir_all(copy.parent().unwrap_or(&self.folder))
            .and_then(|()| fs::write(&copy, lines.join("\n") + "\n"))
            .map_err(|error| Error::file(&copy, &error))?;
        let is_own = |remark: &&Remark| matches!(remark, Remark::LeftOut { header: own, .. } if *own == header);
        let refused = self.remarks.iter().filter(is_own).count();
        let total = refused - newly + extents.len();
        match refused * LEAST_SHARE > total {
            true => Err(self.give_up("clang rejects more than half of its declarations")),
            false => Ok(()),
        }
    }

    /// Fails because the remaining declarations do not describe the toolkit.
    pub(super) fn give_up(&self, why: &str) -> Error {
        Error::NotAHeader {
            why: why.to_owned(),
            refused: self.remarks.clone(),
        }
    }
}

/// Shortens a long declaration.
fn shorten(mut item: String) -> String {
    if item.len() > 80 {
        let cut = (0..=77).rev().find(|at| item.is_char_boundary(*at));
        item.truncate(cut.unwrap_or(0));
        item.push_str("...");
    }
    item
}
