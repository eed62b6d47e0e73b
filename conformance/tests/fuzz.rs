//! Random sequences, from the user's view. The recorded library is the reference driver; the subject is the same driver
//! with the check of one rule switched off.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cuspec_conformance::engine::reference_libraries;
use cuspec_conformance::fuzz::corpus::{self, Recorded};
use serde_json::Value;

const OFF: &str = "off cuEventCreate/Flags.unknown-bit";
/// The variable of the reference driver that switches the check off.
const FAULTY: &str = "CUSPEC_MUTATE=off cuEventCreate/Flags.unknown-bit";
const FEW: &str = r"^(cuInit|cuCtxCreate_v2|cuCtxGetCurrent|cuEventCreate|cuEventRecord|cuEventDestroy_v2|cuStreamCreate)$";

fn fuzz(folder: &Path, mutant: Option<&str>, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command.current_dir(folder).arg("fuzz").args(args);
    if let Some(mutant) = mutant {
        command.env("CUSPEC_MUTATE", mutant);
    }
    command.output().expect("cuconform starts")
}

/// The sequences of a corpus, by seed.
fn recorded(folder: &Path, name: &str) -> Vec<Recorded> {
    let (_, mut recorded) = corpus::open(&folder.join(name)).expect("a corpus");
    recorded.sort_by_key(|recorded| recorded.seed);
    recorded
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}{}", text(&output.stdout), text(&output.stderr));
    })
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
fn at_least_sets_the_share_of_answers_that_must_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let exit = |percent: &str| {
        let few = ["--sequences", "40", "--filter", FEW, "--shrink", "0"];
        let args = ["--env", FAULTY, "--at-least", percent];
        let output = fuzz(folder.path(), None, &[&few[..], &args].concat());
        output.status.code()
    };
    assert_eq!([exit("50"), exit("99.99")], [Some(0), Some(1)]);
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

/// The recorded corpora, with their sequences and those that the reference libraries answer as the device did, to their
/// end. The last number rises with each contract that is corrected.
const CORPORA: [(&str, usize, usize); 2] = [(H100, 1380, 1282), (H200, 1248, 1140)];
const H200: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpora/h200-580.159.04.gz");
const H100: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpora/h100-580.159.04.gz");

#[test]
fn the_reference_answers_random_sequences_as_a_device_did() {
    for (corpus, recorded, agreed_before) in CORPORA {
        let folder = tempfile::tempdir().expect("a folder");
        let output = fuzz(folder.path(), None, &["--corpus", corpus, "--shrink", "0"]);
        let shown = text(&output.stdout);
        // "1380 sequences, 1288 to their end; ..."
        let numbers = shown.split_whitespace().take(3);
        let numbers: Vec<usize> = numbers.filter_map(|word| word.parse().ok()).collect();
        let [sequences, agreed] = numbers[..] else {
            panic!("{shown}{}", text(&output.stderr));
        };
        assert_eq!(sequences, recorded, "{shown}");
        assert!(agreed >= agreed_before, "{shown}");
    }
}

#[test]
fn a_driver_alone_is_compared_up_to_the_first_call_of_the_runtime() {
    let folder = tempfile::tempdir().expect("a folder");
    let subject = reference_libraries::find().expect("the reference driver");
    let driver = path_of(&subject.driver);
    let args = [
        "--corpus", H100, "--driver", driver, "--shrink", "0", "--json",
    ];
    let facts = json(&fuzz(folder.path(), None, &args));
    let differences = facts["differences"].as_array().expect("a list");
    let missing = differences
        .iter()
        .filter(|difference| difference["found"] == "missing");
    assert_eq!(missing.count(), 0, "{facts:#}");
    assert!(facts["agreeing"].as_u64() > Some(500), "{facts:#}");
}

#[test]
fn a_built_in_corpus_is_named_without_its_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let part = ["--shard", "1/40", "--shrink", "0", "--json"];
    let by_name = fuzz(
        folder.path(),
        None,
        &[&["--corpus", "h100-580.159.04"], &part[..]].concat(),
    );
    let by_path = fuzz(
        folder.path(),
        None,
        &[&["--corpus", H100], &part[..]].concat(),
    );
    let sequences = |output: &Output| json(output)["sequences"].as_u64();
    assert!(sequences(&by_name) > Some(0));
    assert_eq!(sequences(&by_name), sequences(&by_path));
}

#[test]
fn sequences_create_green_contexts() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let green = "^cu(Init|DeviceGetDevResource|DevResourceGenerateDesc|GreenCtxCreate)$";
    let args = [
        "--sequences",
        "5",
        "--filter",
        green,
        "--record",
        "green.gz",
    ];
    let output = fuzz(folder, None, &args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
    let sequences = recorded(folder, "green.gz");
    let mut calls = sequences
        .iter()
        .flat_map(|one| one.steps.iter().zip(&one.answers));
    let created = calls.any(|(step, answer)| {
        step.function == "cuGreenCtxCreate" && answer.starts_with("CUDA_SUCCESS 0=#")
    });
    assert!(created, "{sequences:#?}");
}

#[test]
fn the_parts_together_are_the_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let record = |name: &str, shard: &str| {
        let sequences = ["--sequences", "30", "--filter", FEW, "--record", name];
        let output = fuzz(
            folder,
            None,
            &[&sequences[..], &["--shard", shard]].concat(),
        );
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        recorded(folder, name)
    };
    let whole = record("whole.gz", "none");
    let parts = [record("1.gz", "1/2"), record("2.gz", "2/2")];
    assert!(parts.iter().all(|part| !part.is_empty()));
    let mut together = parts.concat();
    together.sort_by_key(|recorded| recorded.seed);
    assert_eq!(together, whole);

    let replay = |shard: &str| {
        let args = ["--corpus", "whole.gz", "--json", "--shard", shard];
        let answers = json(&fuzz(folder, None, &args))["answers"].as_u64();
        answers.expect("a number of answers")
    };
    let parts = [replay("1/2"), replay("2/2")];
    assert!(parts.iter().all(|answers| *answers > 0));
    assert_eq!(parts.iter().sum::<u64>(), replay("none"));
}

#[test]
fn the_environment_selects_a_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        .current_dir(folder.path())
        .args(["fuzz", "--sequences", "10", "--filter", FEW])
        .envs([("TEST_SHARD_INDEX", "1"), ("TEST_TOTAL_SHARDS", "2")])
        .output()
        .expect("cuconform starts");
    let message = text(&output.stderr);
    assert!(
        message.contains("part 2/2 (Bazel: TEST_SHARD_INDEX=1"),
        "{message}"
    );
}

#[test]
fn json_has_the_facts_of_the_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let args = [
        "--sequences",
        "40",
        "--filter",
        FEW,
        "--env",
        FAULTY,
        "--shrink",
        "9",
    ];
    let shown = text(&fuzz(folder, None, &args).stdout);
    let facts = json(&fuzz(folder, None, &[&args[..], &["--json"]].concat()));
    let coverage = &facts["coverage"];
    let answers = format!(
        "{} sequences, {} to their end; {} of {} answers agree",
        facts["sequences"], facts["to_their_end"], facts["agreeing"], facts["answers"]
    );
    let covered = format!(
        "{} calls of {} functions, {} of them successful; {} pairs of functions, {} codes of functions, {} states of \
         functions; {} steps not called or undefined\n",
        coverage["calls"],
        coverage["functions"],
        coverage["successes"],
        coverage["pairs"],
        coverage["codes"],
        coverage["states"],
        coverage["not_called"]
    );
    let first = &facts["differences"][0];
    let word = |key: &str| first[key].as_str().expect("a text").to_owned();
    let difference = format!(
        "{} times, seed {}: {}: expected {}, found {}\n",
        first["times"],
        first["seed"],
        word("function"),
        word("expected"),
        word("found")
    );
    for fact in [
        answers,
        covered,
        difference,
        word("scenario"),
        word("program"),
    ] {
        assert!(shown.contains(&fact), "{fact} is not in {shown}");
    }
}

#[test]
fn beneath_names_the_judge() {
    let folder = tempfile::tempdir().expect("a folder");
    let subject = reference_libraries::find().expect("the reference driver");
    let driver = path_of(&subject.driver);
    // The variable is set for the subject and for the judge beneath, not for the reference libraries.
    let args = [
        "--sequences",
        "40",
        "--filter",
        FEW,
        "--driver",
        driver,
        "--env",
        FAULTY,
        "--shrink",
        "0",
    ];
    let by_reference = fuzz(folder.path(), None, &args);
    assert_eq!(
        by_reference.status.code(),
        Some(1),
        "{}",
        text(&by_reference.stdout)
    );
    let by_itself = fuzz(
        folder.path(),
        None,
        &[&args[..], &["--beneath", driver]].concat(),
    );
    assert_eq!(
        by_itself.status.code(),
        Some(0),
        "{}",
        text(&by_itself.stdout)
    );
}

#[test]
fn the_reference_finds_undefined_calls_whatever_library_judges() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let subject = reference_libraries::find().expect("the reference driver");
    let reference = path_of(&subject.driver);
    let silent = folder.join("libcuda.so.1");
    write_silent(Path::new(reference), &silent);
    let silent = silent.to_str().expect("a path");
    let record = |name: &str, libraries: &[&str]| {
        let ended =
            "^cu(Init|CtxCreate_v2|CtxDestroy_v2|StreamCreate|StreamDestroy_v2|StreamQuery)$";
        let args = ["--sequences", "20", "--filter", ended, "--record", name];
        fuzz(folder, None, &[&args[..], libraries].concat());
        let steps = recorded(folder, name).into_iter();
        steps.map(|recorded| recorded.steps).collect::<Vec<_>>()
    };
    let expected = record("reference.gz", &["--driver", reference]);
    let found = record("silent.gz", &["--driver", silent, "--beneath", silent]);
    assert!(expected == found, "other steps are left out");
    let mut steps = expected.iter().flatten();
    assert!(
        steps.any(|step| !step.gates.is_empty()),
        "no step is left out"
    );
}

fn path_of(library: &Option<PathBuf>) -> &str {
    let path = library.as_deref().and_then(Path::to_str);
    path.expect("a path")
}

/// Writes a copy of the reference driver that does not report undefined calls, like any other library.
fn write_silent(driver: &Path, copy: &Path) {
    const NAME: &[u8] = b"cuspecDriverUndefinedCalls\0";
    let mut bytes = fs::read(driver).expect("the reference driver");
    let places = bytes.windows(NAME.len()).enumerate();
    let places = places.filter(|(_, bytes)| *bytes == NAME);
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    assert!(!places.is_empty(), "the symbol has another name");
    for place in places {
        bytes[place] = b'x';
    }
    fs::write(copy, bytes).expect("a library");
}
