//! Recorded sequences with the answers of a library, in a compressed file.
//!
//! The file is gzip. Its first line is a [`Head`], and each other line a [`Recorded`], as JSON. A sequence is stored
//! with its steps, so a corpus stays valid when the generator or a contract changes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use cuspec_case::Step;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use super::session::{Answers, Sequence};

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

/// Writes a corpus.
pub struct Writer(GzEncoder<BufWriter<File>>);

impl Writer {
    /// Creates the file, with its head.
    pub fn create(path: &Path, subject: String) -> io::Result<Writer> {
        let file = BufWriter::new(File::create(path)?);
        let mut writer = Writer(GzEncoder::new(file, Compression::best()));
        let head = Head {
            format: FORMAT,
            subject,
        };
        writer.line(&head)?;
        Ok(writer)
    }

    pub fn write(&mut self, sequence: &Sequence, answers: &Answers) -> io::Result<()> {
        self.line(&Recorded {
            seed: sequence.seed,
            steps: sequence.steps.clone(),
            answers: answers.answers.clone(),
            ended: answers.ended.clone(),
        })
    }

    pub fn finish(self) -> io::Result<()> {
        self.0.finish()?.flush()
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        self.0.write_all(b"\n")
    }
}

/// Reads a corpus. The error is a message with the file and the line.
pub fn read(path: &Path) -> Result<(Head, Vec<Recorded>), String> {
    let shown = path.display();
    let file = File::open(path).map_err(|error| format!("cannot read {shown}: {error}"))?;
    let mut lines = (1..).zip(BufReader::new(GzDecoder::new(file)).lines());
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
