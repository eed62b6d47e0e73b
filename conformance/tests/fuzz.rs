//! Random sequences, from the user's view. The recorded library is the reference driver; the subject is the same driver
//! with the check of one rule switched off.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const OFF: &str = "off cuEventCreate/Flags.unknown-bit";
const FEW: &str = r"^(cuInit|cuCtxCreate_v2|cuCtxGetCurrent|cuEventCreate|cuEventRecord|cuEventDestroy_v2|cuStreamCreate)$";

fn fuzz(folder: &Path, mutant: Option<&str>, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder).arg("fuzz").args(args);
    if let Some(mutant) = mutant {
        command.env("CUSPEC_MUTATE", mutant);
    }
    command.output().expect("cuconform starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_recorded_corpus_shows_a_check_that_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let record = ["--sequences", "60", "--filter", FEW, "--record", "some.gz"];
    let recorded = fuzz(folder, None, &record);
    assert_eq!(
        recorded.status.code(),
        Some(0),
        "{}",
        text(&recorded.stdout)
    );
    let first = fs::read(folder.join("some.gz")).expect("a corpus");

    let again = fuzz(folder, None, &record);
    assert_eq!(again.status.code(), Some(0));
    let second = fs::read(folder.join("some.gz")).expect("a corpus");
    assert_eq!(first, second, "seeds that the corpus has are not run again");

    let same = fuzz(folder, None, &["--corpus", "some.gz"]);
    assert_eq!(same.status.code(), Some(0), "{}", text(&same.stdout));
    assert!(text(&same.stdout).starts_with("60 sequences, 60 to their end"));

    let faulty = fuzz(folder, Some(OFF), &["--corpus", "some.gz"]);
    assert_eq!(faulty.status.code(), Some(1));
    let shown = text(&faulty.stdout);
    assert!(
        shown.contains("cuEventCreate: expected CUDA_ERROR_INVALID_VALUE, found CUDA_SUCCESS"),
        "{shown}"
    );
}

#[test]
fn recorded_sequences_are_recorded_again_with_the_answers_of_another_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let record = ["--sequences", "30", "--filter", FEW, "--record", "one.gz"];
    fuzz(folder, None, &record);
    let copy = ["--corpus", "one.gz", "--record", "other.gz"];
    assert_eq!(fuzz(folder, Some(OFF), &copy).status.code(), Some(1));
    let faulty = fuzz(folder, Some(OFF), &["--corpus", "other.gz"]);
    assert_eq!(faulty.status.code(), Some(0), "{}", text(&faulty.stdout));
    let shown = text(&fuzz(folder, None, &copy).stdout);
    assert_eq!(shown, "the corpus has all these sequences\n");
}

#[test]
fn a_damaged_corpus_is_named_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("none.gz"), "no gzip").expect("a file");
    let read = fuzz(folder.path(), None, &["--corpus", "none.gz"]);
    assert_eq!(read.status.code(), Some(2));
    let message = text(&read.stderr);
    assert!(message.contains("none.gz:1: not a corpus"), "{message}");
}

/// Sequences of the recorded H100 that the reference libraries answer as the device did, to their end. It rises with each
/// contract that is corrected.
const AGREED_SEQUENCES: usize = 315;
const H100: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpora/h100-580.159.04.gz");

#[test]
fn the_reference_answers_random_sequences_as_a_device_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = fuzz(folder.path(), None, &["--corpus", H100, "--shrink", "0"]);
    let shown = text(&output.stdout);
    // "396 sequences, 300 to their end; ..."
    let numbers = shown.split_whitespace().take(3);
    let numbers: Vec<usize> = numbers.filter_map(|word| word.parse().ok()).collect();
    let [sequences, agreed] = numbers[..] else {
        panic!("{shown}{}", text(&output.stderr));
    };
    assert_eq!(sequences, 396, "{shown}");
    assert!(agreed >= AGREED_SEQUENCES, "{shown}");
}
