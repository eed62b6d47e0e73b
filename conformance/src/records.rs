//! Results on disk: `results.jsonl`, written while the run goes on, in the plan's order at its end.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::outcome::CaseResult;

const FILE: &str = "results.jsonl";

/// The file of a run that is under way.
pub struct Records {
    path: PathBuf,
    open: Mutex<Open>,
}

struct Open {
    file: File,
    /// Bytes of whole lines.
    length: u64,
}

impl Records {
    pub fn create(folder: &Path) -> io::Result<Records> {
        Records::open(folder, File::create(folder.join(FILE))?, 0)
    }

    /// Takes up the file of a run that was ended in the middle: what it has, less a last line that
    /// was not written to its end.
    pub fn resume(folder: &Path) -> Result<(Records, Vec<CaseResult>), String> {
        let path = folder.join(FILE);
        let wrong = |error: io::Error| format!("cannot read {}: {error}", path.display());
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(wrong)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(wrong)?;
        let (results, length) =
            read_whole_lines(&text).map_err(|error| format!("{}:{error}", path.display()))?;
        file.set_len(length)
            .and_then(|()| file.seek(SeekFrom::Start(length)))
            .map_err(|error| format!("cannot write to {}: {error}", path.display()))?;
        let records = Records::open(folder, file, length).map_err(wrong)?;
        Ok((records, results))
    }

    fn open(folder: &Path, file: File, length: u64) -> io::Result<Records> {
        // A limit on the size of files is an error to be told, and no reason to die.
        unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
        Ok(Records {
            path: folder.join(FILE),
            open: Mutex::new(Open { file, length }),
        })
    }

    /// Adds a result as soon as it is known. A line that does not fit is taken back.
    pub fn add(&self, result: &CaseResult) -> io::Result<()> {
        let mut line = serde_json::to_vec(result)?;
        line.push(b'\n');
        let mut open = self
            .open
            .lock()
            .map_err(|_| io::Error::other("another thread died while it wrote"))?;
        if let Err(error) = open.file.write_all(&line) {
            let length = open.length;
            // Where not even this can be done, whoever reads the file drops the torn line.
            let _ = open.file.set_len(length);
            let _ = open.file.seek(SeekFrom::Start(length));
            return Err(error);
        }
        open.length += line.len() as u64;
        Ok(())
    }

    /// Replaces what was written by the same results in the plan's order, all at once.
    pub fn finish(self, results: &[CaseResult]) -> io::Result<()> {
        write(&self.path, results)
    }
}

/// The results, and how many bytes of the text they are. Only the last line may be broken.
fn read_whole_lines(text: &[u8]) -> Result<(Vec<CaseResult>, u64), String> {
    let mut results = Vec::new();
    let mut length = 0;
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let is_last = length + line.len() == text.len();
        match serde_json::from_slice(line) {
            Ok(result) if line.ends_with(b"\n") => results.push(result),
            Err(error) if !is_last => return Err(format!("{}: {error}", results.len() + 1)),
            _ => break,
        }
        length += line.len();
    }
    Ok((results, length as u64))
}

/// Writes results through a second file, so that nobody ever reads half of them.
pub fn store(folder: &Path, results: &[CaseResult]) -> io::Result<()> {
    write(&folder.join(FILE), results)
}

fn write(path: &Path, results: &[CaseResult]) -> io::Result<()> {
    let other = path.with_extension("jsonl.new");
    let mut file = BufWriter::new(File::create(&other)?);
    for result in results {
        serde_json::to_writer(&mut file, result)?;
        file.write_all(b"\n")?;
    }
    file.flush()?;
    std::fs::rename(other, path)
}

/// The results of a run.
pub fn load(folder: &Path) -> Result<Vec<CaseResult>, String> {
    let path = folder.join(FILE);
    let file =
        File::open(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let mut results = Vec::new();
    for (number, line) in BufReader::new(file).lines().enumerate() {
        let line = line.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let result = serde_json::from_str(&line)
            .map_err(|error| format!("{}:{}: {error}", path.display(), number + 1))?;
        results.push(result);
    }
    Ok(results)
}

/// Whether a folder holds a run.
pub fn is_run(folder: &Path) -> bool {
    folder.join(FILE).is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        r#"{"case":"f[]","function":"f","group":"g","kind":"plain","outcome":"pass"}"#;

    #[test]
    fn a_last_line_without_an_end_is_dropped() {
        let text = format!("{LINE}\n{LINE}");
        let (results, length) = read_whole_lines(text.as_bytes()).expect("results");
        assert_eq!((results.len(), length), (1, LINE.len() as u64 + 1));
    }

    #[test]
    fn a_last_line_that_is_torn_is_dropped() {
        let text = format!("{LINE}\n{}\n", &LINE[..20]);
        let (results, length) = read_whole_lines(text.as_bytes()).expect("results");
        assert_eq!((results.len(), length), (1, LINE.len() as u64 + 1));
    }

    #[test]
    fn a_line_that_is_torn_in_the_middle_is_named() {
        let text = format!("{LINE}\n{}\n{LINE}\n", &LINE[..20]);
        let error = read_whole_lines(text.as_bytes()).expect_err("no results");
        assert!(error.starts_with("2: "), "{error}");
    }
}
