//! The index of all mistakes in `docs/diagnostics.md`, generated from the expected outputs of the fixtures.

use std::fs;
use std::path::{Path, PathBuf};

use libtest_mimic::Failed;

const HEAD: &str = "\
# Diagnostics

Every mistake in a contract, the vocabulary, a summary or the declared layer that `cuspec check` and
`cuspec generate` can report, and an input that provokes it with the whole text beside it. Names in a
message are those of that input. `every_mistake_has_a_fixture` fails for a message that no input
provokes; `CUSPEC_BLESS=1 cargo test -p cuspec-spec --test mistakes` regenerates this page.

Two other pages list the other messages of the programs: [`cuspec`](diagnostics-cuspec.md), which imports,
distills, compares and generates, and [`cuconform`](diagnostics-cuconform.md), which runs, records and judges.

| message | input |
| --- | --- |
";

/// Fails if the page differs from the expected outputs of the fixtures.
pub(crate) fn is_current(spec: &Path, fixtures: &[PathBuf]) -> Result<(), Failed> {
    let page = spec.join("../docs/diagnostics.md");
    let text = write(spec, fixtures)?;
    if std::env::var_os("CUSPEC_BLESS").is_some() {
        fs::write(&page, text)?;
        return Ok(());
    }
    match fs::read_to_string(&page)? == text {
        true => Ok(()),
        false => Err("docs/diagnostics.md is stale; run with CUSPEC_BLESS=1".into()),
    }
}

fn write(spec: &Path, fixtures: &[PathBuf]) -> Result<String, Failed> {
    let mut rows = Vec::new();
    for fixture in fixtures {
        let said = fs::read_to_string(fixture.with_extension("txt"))?;
        let input = fixture.strip_prefix(spec)?.display().to_string();
        let name = input.trim_start_matches("tests/mistakes/");
        let messages = said.lines().filter_map(|line| line.strip_prefix("error: "));
        rows.extend(messages.map(|message| {
            let message = message.replace('|', "\\|");
            format!("| {message} | [{name}](../spec/{input}) |\n")
        }));
    }
    rows.sort_by_key(|row| row.replace(['`', '#', '['], "").to_lowercase());
    rows.dedup();
    Ok(HEAD.to_owned() + &rows.concat())
}
