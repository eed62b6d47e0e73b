//! Results on disk: `results.jsonl`, written during the run, and sorted in the plan's order at its end.
//!
//! Only the positions of results in the file are kept in memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use crate::results::CaseResult;
use crate::suite::plan::Plan;

const FILE: &str = "results.jsonl";

/// The file of a run in progress.
pub struct Records {
    folder: PathBuf,
    open: Mutex<Open>,
}

struct Open {
    file: File,
    /// Length of the complete lines, in bytes.
    length: u64,
    /// Position of each case's last result.
    places: Vec<Option<Place>>,
}

/// Position of a line, including its line break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    start: u64,
    length: u32,
}

impl Records {
    /// Creates the file of a run with this number of cases.
    pub fn create(folder: &Path, cases: usize) -> io::Result<Records> {
        let path = folder.join(FILE);
        let file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            .open(&path)?;
        Ok(Records::open(folder, file, 0, vec![None; cases]))
    }

    /// Opens the file of an interrupted run, with the results of the plan's cases. An incomplete last line is
    /// dropped.
    pub fn resume(folder: &Path, plan: &Plan) -> Result<Records, String> {
        let path = folder.join(FILE);
        let wrong = |error: io::Error| format!("cannot read {}: {error}", path.display());
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(wrong)?;
        let index = plan.index();
        let mut places = vec![None; plan.cases.len()];
        let mut length = 0;
        let mut lines = Lines::new(&path, BufReader::new(&file));
        while let Some((place, result)) = lines.next_whole()? {
            if let Some(index) = index.find(&result.case) {
                places[index] = Some(place);
            }
            length = place.end();
        }
        file.set_len(length)
            .and_then(|()| file.seek(SeekFrom::Start(length)))
            .map_err(|error| format!("cannot write to {}: {error}", path.display()))?;
        Ok(Records::open(folder, file, length, places))
    }

    fn open(folder: &Path, file: File, length: u64, places: Vec<Option<Place>>) -> Records {
        // A file size limit must be reported as an error instead of killing the process.
        // SAFETY: an ignored signal runs no handler.
        unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
        let open = Open {
            file,
            length,
            places,
        };
        Records {
            folder: folder.to_owned(),
            open: Mutex::new(open),
        }
    }

    /// Appends results, each of which replaces an earlier one of its case. If writing fails, all these
    /// results are removed.
    pub fn add(&self, results: &[(usize, CaseResult)]) -> io::Result<()> {
        let mut lines = Vec::new();
        let mut lengths = Vec::new();
        for (index, result) in results {
            let start = lines.len();
            serde_json::to_writer(&mut lines, result)?;
            lines.push(b'\n');
            let length = u32::try_from(lines.len() - start).map_err(io::Error::other)?;
            lengths.push((*index, length));
        }
        let mut open = self.lock()?;
        let mut start = open.length;
        if let Err(error) = open.file.write_all(&lines) {
            // Errors are ignored: readers of the file drop an incomplete line.
            let _ = open.file.set_len(start);
            let _ = open.file.seek(SeekFrom::Start(start));
            return Err(error);
        }
        for (index, length) in lengths {
            let place = Place { start, length };
            start = place.end();
            open.places[index] = Some(place);
        }
        open.length = start;
        Ok(())
    }

    /// For each case of the plan, whether it has a result.
    pub fn done(&self) -> io::Result<Vec<bool>> {
        Ok(self.lock()?.places.iter().map(Option::is_some).collect())
    }

    /// The result of a case of the plan, if there is one.
    pub fn read(&self, index: usize) -> io::Result<Option<CaseResult>> {
        let open = self.lock()?;
        let Some(place) = open.places[index] else {
            return Ok(None);
        };
        let line = place.read(&open.file)?;
        Ok(Some(serde_json::from_slice(&line)?))
    }

    /// Sorts the results in the plan's order, and replaces the file atomically.
    pub fn finish(self) -> io::Result<()> {
        let open = self.lock()?;
        let ranges = merge_ranges(open.places.iter().flatten());
        if ranges.iter().eq([&(0..open.length)]) {
            return Ok(());
        }
        let mut from = &open.file;
        replace(&self.folder.join(FILE), |to| {
            for range in ranges {
                from.seek(SeekFrom::Start(range.start))?;
                io::copy(&mut from.take(range.end - range.start), to)?;
            }
            Ok(())
        })
    }

    fn lock(&self) -> io::Result<MutexGuard<'_, Open>> {
        let open = self.open.lock();
        open.map_err(|_| io::Error::other("another thread died while it wrote"))
    }
}

impl Place {
    fn end(self) -> u64 {
        self.start + u64::from(self.length)
    }

    /// Reads the line from the file.
    pub fn read(self, file: &File) -> io::Result<Vec<u8>> {
        let mut line = vec![0; self.length as usize];
        file.read_exact_at(&mut line, self.start)?;
        Ok(line)
    }
}

/// The byte ranges of these places, in order; adjacent ones are merged.
fn merge_ranges<'p>(places: impl Iterator<Item = &'p Place>) -> Vec<Range<u64>> {
    let mut ranges: Vec<Range<u64>> = Vec::new();
    for place in places {
        match ranges.last_mut() {
            Some(last) if last.end == place.start => last.end = place.end(),
            _ => ranges.push(place.start..place.end()),
        }
    }
    ranges
}

/// Iterator over the results of a file.
pub struct Lines<R> {
    path: PathBuf,
    from: R,
    line: Vec<u8>,
    number: usize,
    start: u64,
}

impl Lines<BufReader<File>> {
    /// The results of a run.
    pub fn of(folder: &Path) -> Result<Self, String> {
        let path = folder.join(FILE);
        let file = File::open(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        Ok(Lines::new(&path, BufReader::new(file)))
    }

    /// Returns the file, for reading positions in it.
    pub fn into_file(self) -> File {
        self.from.into_inner()
    }
}

impl<R: BufRead> Lines<R> {
    fn new(path: &Path, from: R) -> Lines<R> {
        Lines {
            path: path.to_owned(),
            from,
            line: Vec::new(),
            number: 0,
            start: 0,
        }
    }

    /// The next result with its position; `None` at the end. A line that cannot be parsed is an error.
    pub fn next_placed(&mut self) -> Result<Option<(Place, CaseResult)>, String> {
        let Some(place) = self.advance()? else {
            return Ok(None);
        };
        match serde_json::from_slice(&self.line) {
            Ok(result) => Ok(Some((place, result))),
            Err(error) => Err(self.wrong(&error)),
        }
    }

    /// Like `next_placed`, but an incomplete last line is treated as the end.
    fn next_whole(&mut self) -> Result<Option<(Place, CaseResult)>, String> {
        let Some(place) = self.advance()? else {
            return Ok(None);
        };
        match serde_json::from_slice(&self.line) {
            Ok(result) if self.line.ends_with(b"\n") => Ok(Some((place, result))),
            Err(error) if !self.is_last()? => Err(self.wrong(&error)),
            _ => Ok(None),
        }
    }

    fn advance(&mut self) -> Result<Option<Place>, String> {
        self.line.clear();
        let read = self.from.read_until(b'\n', &mut self.line);
        let length = read.map_err(|error| self.unreadable(&error))?;
        if length == 0 {
            return Ok(None);
        }
        let length = u32::try_from(length).map_err(|error| self.wrong(&error))?;
        let place = Place {
            start: self.start,
            length,
        };
        self.start = place.end();
        self.number += 1;
        Ok(Some(place))
    }

    fn is_last(&mut self) -> Result<bool, String> {
        let rest = self.from.fill_buf().map(<[u8]>::is_empty);
        rest.map_err(|error| self.unreadable(&error))
    }

    fn unreadable(&self, error: &io::Error) -> String {
        format!("cannot read {}: {error}", self.path.display())
    }

    fn wrong(&self, error: &dyn std::error::Error) -> String {
        format!("{}:{}: {error}", self.path.display(), self.number)
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<CaseResult, String>;

    fn next(&mut self) -> Option<Result<CaseResult, String>> {
        let next = self.next_placed().transpose()?;
        Some(next.map(|(_, result)| result))
    }
}

/// Writes results atomically.
pub fn store(folder: &Path, results: &[CaseResult]) -> io::Result<()> {
    replace(&folder.join(FILE), |to| {
        for result in results {
            serde_json::to_writer(&mut *to, result)?;
            to.write_all(b"\n")?;
        }
        Ok(())
    })
}

/// Writes lines of other result files atomically.
pub fn store_lines(
    folder: &Path,
    lines: impl Iterator<Item = io::Result<Vec<u8>>>,
) -> io::Result<()> {
    let mut lines = lines;
    replace(&folder.join(FILE), |to| {
        lines.try_for_each(|line| {
            let line = line?;
            to.write_all(&line)?;
            // The last line of a file may lack a line break.
            match line.ends_with(b"\n") {
                true => Ok(()),
                false => to.write_all(b"\n"),
            }
        })
    })
}

/// Replaces a file atomically.
fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let other = path.with_extension("jsonl.new");
    let mut file = BufWriter::new(File::create(&other)?);
    let written = write(&mut file).and_then(|()| file.flush());
    if let Err(error) = written {
        // The old file stays; the incomplete new one is removed.
        let _ = std::fs::remove_file(&other);
        return Err(error);
    }
    std::fs::rename(other, path)
}

/// All results of a run.
pub fn load(folder: &Path) -> Result<Vec<CaseResult>, String> {
    Lines::of(folder)?.collect()
}

/// Whether a folder contains a run.
pub fn is_run(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

#[cfg(test)]
mod tests;
