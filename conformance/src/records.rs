//! Results on disk: `results.jsonl`, written while the run goes on, in the plan's order at its end.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::outcome::CaseResult;

const FILE: &str = "results.jsonl";

/// The file of a run that is under way.
pub struct Records {
    path: PathBuf,
    file: Mutex<BufWriter<File>>,
}

impl Records {
    pub fn create(folder: &Path) -> io::Result<Records> {
        let path = folder.join(FILE);
        let file = Mutex::new(BufWriter::new(File::create(&path)?));
        Ok(Records { path, file })
    }

    /// Adds a result as soon as it is known.
    pub fn add(&self, result: &CaseResult) -> io::Result<()> {
        let mut line = serde_json::to_vec(result)?;
        line.push(b'\n');
        let mut file = self
            .file
            .lock()
            .map_err(|_| io::Error::other("another thread died while it wrote"))?;
        file.write_all(&line)?;
        file.flush()
    }

    /// Replaces what was written by the same results in the plan's order, all at once.
    pub fn finish(self, results: &[CaseResult]) -> io::Result<()> {
        write(&self.path, results)
    }
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
