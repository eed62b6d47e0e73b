//! Recorded sequences with the answers of a library, in a compressed file.
//!
//! The file is gzip, in one or several blocks. Its first line is a [`Head`], and each other line a [`Recorded`], as JSON. A sequence is stored
//! with its steps, so a corpus stays valid when the generator or a contract changes.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use cuspec_case::Step;
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};

use super::session::{Answers, Sequence};

/// The corpora of the repository, built into this program for machines without it.
static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/corpora");

/// The version of the format.
const FORMAT: u32 = 1;

/// The library that answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub format: u32,
    /// `NVIDIA H100 80GB HBM3, driver 13000, runtime 13000`
    pub subject: String,
}

/// A sequence with its answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recorded {
    pub seed: u64,
    pub steps: Vec<Step>,
    pub answers: Vec<String>,
    /// How the process ended in the step after the last answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
}

impl Recorded {
    pub fn of(sequence: &Sequence, answers: &Answers) -> Recorded {
        Recorded {
            seed: sequence.seed,
            steps: sequence.steps.clone(),
            answers: answers.answers.clone(),
            ended: answers.ended.clone(),
        }
    }

    pub fn split(self) -> (Sequence, Answers) {
        let sequence = Sequence {
            seed: self.seed,
            steps: self.steps,
        };
        let answers = Answers {
            answers: self.answers,
            ended: self.ended,
        };
        (sequence, answers)
    }
}

/// Adds sequences to a corpus.
pub struct Writer {
    path: PathBuf,
    file: File,
    /// The seeds of the sequences that the file holds.
    seeds: BTreeSet<u64>,
}

impl Writer {
    /// Opens a corpus, or creates one with its head. The error is a message: the file cannot be read or written, or
    /// holds the answers of another library.
    pub fn open(path: &Path, subject: &str) -> Result<Writer, String> {
        let cannot_write =
            |error: &dyn std::fmt::Display| format!("cannot write {}: {error}", path.display());
        let open = |is_new: bool| {
            OpenOptions::new()
                .append(true)
                .create_new(is_new)
                .open(path)
        };
        if path.exists() {
            let (head, recorded) = read(path)?;
            if head.subject != subject {
                return Err(cannot_write(&format!(
                    "it has the answers of {}, and this library is {subject}; name another file",
                    head.subject
                )));
            }
            return Ok(Writer {
                path: path.to_owned(),
                file: open(false).map_err(|error| cannot_write(&error))?,
                seeds: recorded.iter().map(|recorded| recorded.seed).collect(),
            });
        }
        let mut writer = Writer {
            path: path.to_owned(),
            file: open(true).map_err(|error| cannot_write(&error))?,
            seeds: BTreeSet::new(),
        };
        let head = Head {
            format: FORMAT,
            subject: subject.to_owned(),
        };
        let written = writer.add_block(&[head]);
        written.map_err(|error| cannot_write(&error))?;
        Ok(writer)
    }

    /// Whether the corpus holds the sequence of a seed.
    pub fn has(&self, seed: u64) -> bool {
        self.seeds.contains(&seed)
    }

    /// Adds sequences in one block, so that an interrupted run leaves a file that can be read and continued. The error
    /// is a message.
    pub fn add(&mut self, recorded: &[Recorded]) -> Result<(), String> {
        self.seeds
            .extend(recorded.iter().map(|recorded| recorded.seed));
        let written = self.add_block(recorded);
        written.map_err(|error| format!("cannot write {}: {error}", self.path.display()))
    }

    fn add_block(&mut self, lines: &[impl Serialize]) -> io::Result<()> {
        let mut block = GzEncoder::new(Vec::new(), Compression::best());
        for line in lines {
            serde_json::to_writer(&mut block, line)?;
            block.write_all(b"\n")?;
        }
        self.file.write_all(&block.finish()?)
    }
}

/// Opens the file of a corpus, or a built-in corpus by its name. The error is a message.
pub fn open(path: &Path) -> Result<(Head, Vec<Recorded>), String> {
    match (File::open(path), built_in(path)) {
        (Err(error), Some(contents)) if error.kind() == ErrorKind::NotFound => {
            parse(path, contents)
        }
        (Err(error), None) if error.kind() == ErrorKind::NotFound => {
            let names: Vec<String> = built_in_names().collect();
            Err(format!(
                "there is no corpus in {}; name a file of `cuconform fuzz --record`, or {}",
                path.display(),
                names.join(", ")
            ))
        }
        _ => read(path),
    }
}

/// The contents of a built-in corpus.
fn built_in(name: &Path) -> Option<&'static [u8]> {
    let mut files = BUILT_IN.files();
    let file = files.find(|file| file.path().with_extension("") == name)?;
    Some(file.contents())
}

/// Names of the built-in corpora.
fn built_in_names() -> impl Iterator<Item = String> {
    let names = BUILT_IN.files().map(|file| file.path().with_extension(""));
    names.map(|name| name.to_string_lossy().into_owned())
}

/// Reads the file of a corpus. The error is a message with the file and the line.
fn read(path: &Path) -> Result<(Head, Vec<Recorded>), String> {
    let file = File::open(path);
    parse(
        path,
        file.map_err(|error| format!("cannot read {}: {error}", path.display()))?,
    )
}

fn parse(path: &Path, contents: impl Read) -> Result<(Head, Vec<Recorded>), String> {
    let shown = path.display();
    let mut lines = (1..).zip(BufReader::new(MultiGzDecoder::new(contents)).lines());
    let wrong = |line: usize, error: &dyn std::fmt::Display| {
        format!("{shown}:{line}: not a corpus of `cuconform fuzz --record`: {error}")
    };
    let (_, first) = lines.next().ok_or_else(|| wrong(1, &"it is empty"))?;
    let first = first.map_err(|error| wrong(1, &error))?;
    let head: Head = serde_json::from_str(&first).map_err(|error| wrong(1, &error))?;
    if head.format != FORMAT {
        let error = format!(
            "it has format {}, and this program reads {FORMAT}",
            head.format
        );
        return Err(wrong(1, &error));
    }
    let recorded = lines.map(|(number, line)| {
        let line = line.map_err(|error| wrong(number, &error))?;
        serde_json::from_str(&line).map_err(|error| wrong(number, &error))
    });
    Ok((head, recorded.collect::<Result<_, _>>()?))
}
