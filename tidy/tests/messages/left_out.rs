//! Messages without a script, and why.

use super::golden::pieces;
use super::literals::Literal;

/// Beginnings of files whose messages no script provokes, and why.
pub(super) const FILES: &[(&str, &str)] = &[
    (
        "codegen/src/emit/scenarios/program/",
        "what an example of the reference says, which conformance/tests/programs.rs runs",
    ),
    (
        "codegen/src/doctor/",
        "what doctor finds, which differs from machine to machine: codegen/tests/doctor.rs makes one up",
    ),
    (
        "conformance/src/worker/",
        "the detail of a case, or of a start, and not how the program ends: conformance/tests/misbehaviour",
    ),
    (
        "conformance/src/suite/plan",
        "a suite that does not read is generated wrongly, and cannot be given to the program",
    ),
    (
        "spec/case/src/table/read",
        "a suite that does not read is generated wrongly, and cannot be given to the program",
    ),
];

/// Messages, as their sources write them, and why no script provokes them.
pub(super) const MESSAGES: &[(&str, &str)] = &[
    // The command line is refused before, by clap.
    (
        "give two toolkits, two folders or --against",
        "clap demands them",
    ),
    ("name at least one run to merge", "clap demands one"),
    // It would have to be built anew.
    (
        "the sentences that are built in cannot be read: {error}; run `cargo cuspec generate` and build this program again",
        "the registry is part of the program: a unit test reads a broken one",
    ),
    // The system fails.
    (
        "cuconform: process {process} does not end after SIGKILL and is left behind",
        "a device driver keeps it: a unit test leaves a traced process behind",
    ),
    (
        "cannot start workers: {error}",
        "the folder that the program is in is gone",
    ),
    (
        "cannot find the path of this program: {error}",
        "the system does not say",
    ),
    (
        "the system cannot create another process",
        "the system is at its end",
    ),
    (
        "no worker could be started for the previous cases",
        "the system is at its end",
    ),
    (
        "cannot serialize the setup of a worker",
        "the system is at its end",
    ),
    (
        "cannot read from {}: {error}",
        "results that were just written are gone",
    ),
    (
        "another thread died while it wrote",
        "this program is broken",
    ),
    (
        "the run of the libraries beneath failed; see {}",
        "the system is at its end, and says why in the summary",
    ),
    (
        "the registry at `{revision}` cannot be unpacked: {error}",
        "what git wrote is no archive",
    ),
    ("cannot be written: {error}", "the disk is full"),
    (
        "cannot be read: {error}",
        "the superuser may read everything; conformance/tests/libraries.rs does it as somebody else",
    ),
    ("cannot start a worker", "the system is at its end"),
    // This program is broken, or what it stands on.
    (
        "a worker failed to initialize: {greeting:?}",
        "a worker of another version",
    ),
    (
        "the probe returned an unexpected greeting",
        "a worker of another version",
    ),
    (
        "cannot parse the greeting of a worker",
        "a worker of another version",
    ),
    ("cannot write XML: {error}", "what is written is no XML"),
    (
        "{reason}\n  help: this is a mistake of `cuspec`",
        "this program is broken",
    ),
    (
        "bindgen's output does not parse: {error}",
        "bindgen is broken",
    ),
    ("clang cannot parse a header at all", "clang is broken"),
    ("clang does not finish in time", "clang is broken"),
    ("an enum without a type", "bindgen gives each a type"),
    (
        "a record whose member `{}` has no known size",
        "clang refuses such a record",
    ),
    (
        "the views of {header} disagree: for the per-thread default stream, {symbol} is called there and nowhere declared",
        "no compiler takes such a header",
    ),
    (
        "has exports that cannot be read: {error}",
        "a library whose table of exports alone is damaged",
    ),
    (
        "`{name}` is in no toolkit",
        "every declaration names a toolkit",
    ),
    // What is told on success, by functions that errors are made of as well.
    ("#include <{name}>\n", "no message, but what clang is given"),
    (
        " = docs: {link}",
        "where a mistake is explained; codegen/tests/guide holds it",
    ),
    ("... and {} more\n", "told on success"),
    ("{} lines kept, {} removed, {} added\n", "told on success"),
    (
        "{unstable} cases are unstable: the baseline accepts all observed outcomes for their functions\n",
        "told on success",
    ),
    (
        "not investigated; seen on {subject}, {day}",
        "written into a baseline",
    ),
    (
        "---\nsource: conformance/src/evidence.rs\n",
        "written into evidence",
    ),
    ("{device}, driver {}, CUDA {}.{}", "written into evidence"),
    ("without a release", "written into evidence"),
];

/// What excuses a literal: the file or the message in the lists above, or that it says nothing.
pub(super) fn reason(literal: &Literal) -> Option<&'static str> {
    let words = pieces(&literal.text);
    let is_sentence = words.iter().any(|piece| piece.trim().contains(' '));
    if !is_sentence {
        return Some("");
    }
    let file = FILES
        .iter()
        .find(|(file, _)| literal.file.starts_with(file));
    let message = MESSAGES.iter().find(|(text, _)| literal.text == *text);
    file.or(message).map(|(excuse, _)| *excuse)
}
