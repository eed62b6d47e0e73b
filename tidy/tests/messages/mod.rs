//! Every message that `cuspec` or `cuconform` may end with has a script that provokes it, and a line in an
//! index.
//!
//! The tests of `spec` do the same for diagnostics of the registry. The tests `messages` of the two programs run
//! the scripts; this test compares the expected output with the literals in the sources, and fails for a message
//! without a script.

mod golden;
mod left_out;
mod literals;

use std::collections::BTreeSet;
use std::fs;

use crate::root;
use golden::Golden;
use literals::Literal;

/// A program, the folders of its sources and scripts, and the page that lists its messages.
struct Program {
    name: &'static str,
    sources: &'static [&'static str],
    scripts: &'static str,
    page: &'static str,
}

const PROGRAMS: [Program; 2] = [
    Program {
        name: "cuspec",
        sources: &["codegen/src"],
        scripts: "codegen/tests/messages",
        page: "docs/diagnostics-cuspec.md",
    },
    Program {
        name: "cuconform",
        sources: &["conformance/src", "spec/case/src"],
        scripts: "conformance/tests/messages",
        page: "docs/diagnostics-cuconform.md",
    },
];

#[test]
fn every_message_of_a_program_has_a_script() {
    let mut left = Vec::new();
    let mut needless: BTreeSet<&str> = left_out::FILES
        .iter()
        .map(|(file, _)| *file)
        .chain(left_out::MESSAGES.iter().map(|(text, _)| *text))
        .collect();
    for program in &PROGRAMS {
        let golden = golden::read(&root().join(program.scripts));
        let mut literals: BTreeSet<Literal> = BTreeSet::new();
        for folder in program.sources {
            literals.extend(literals::find(&root(), folder));
        }
        assert!(!literals.is_empty(), "{} has no message", program.name);
        for literal in literals {
            if golden.iter().any(|one| one.shows(&literal.text)) {
                continue;
            }
            match left_out::reason(&literal) {
                Some(excuse) => drop(needless.remove(excuse)),
                None => left.push(literal.to_string()),
            }
        }
    }
    assert!(
        left.is_empty(),
        "no script provokes these messages:\n{}",
        left.join("\n")
    );
    assert!(
        needless.is_empty(),
        "remove these lines from tidy/tests/messages/left_out.rs, no message needs them: {needless:#?}"
    );
}

#[test]
fn the_index_has_every_message_of_a_program() {
    for program in &PROGRAMS {
        let golden = golden::read(&root().join(program.scripts));
        let page = root().join(program.page);
        let text = index(program, &golden);
        if std::env::var_os("CUSPEC_BLESS").is_some() {
            fs::write(&page, text).expect("the page can be written");
        } else {
            let is_current = fs::read_to_string(&page).is_ok_and(|now| now == text);
            assert!(
                is_current,
                "{} is stale; run with CUSPEC_BLESS=1",
                program.page
            );
        }
    }
}

fn index(program: &Program, golden: &[Golden]) -> String {
    let mut rows: Vec<String> = golden
        .iter()
        .flat_map(|one| {
            one.messages.iter().map(|message| {
                let script = format!("{}/{}.sh", program.scripts, one.name);
                let message = message.replace('|', "\\|").replace('<', "\\<");
                format!("| {message} | [{}](../{script}) |\n", one.name)
            })
        })
        .collect();
    rows.sort_by_key(|row| row.replace('`', "").to_lowercase());
    rows.dedup();
    format!(
        "# Messages of `{name}`\n\n\
         The errors and remarks of `{name}`, each with a script that provokes it. The file of the same name\n\
         that ends in `.txt` holds the whole text and the exit status. Paths and names are those of the\n\
         script. The page omits options that clap rejects, and\n\
         [messages without a script](../tidy/tests/messages/left_out.rs), which have a reason each.\n\
         The test `every_message_of_a_program_has_a_script` fails for any other message in the sources.\n\
         `CUSPEC_BLESS=1 cargo test -p {package} --test messages -- --include-ignored` rewrites the\n\
         texts, and `CUSPEC_BLESS=1 cargo test -p cuspec-tidy` then rewrites this page.\n\n\
         | message | script |\n| --- | --- |\n{rows}",
        name = program.name,
        package = match program.name {
            "cuspec" => "cuspec-codegen",
            _ => "cuspec-conformance",
        },
        rows = rows.concat(),
    )
}
