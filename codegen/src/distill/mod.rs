//! `cuspec distill`: from reference pages to facts.
//!
//! A page has one of four formats, recognized by its content. Each format has a module that
//! finds the entries; the modules beside them contain the shared parts (codes, parameter lists, sections,
//! statements).

mod broken;
mod check;
mod codes;
mod docs_rs;
mod document;
mod entry;
mod html;
mod notes;
mod pdf;
mod print;
mod prose;
mod reference;
mod sections;
mod shape;
mod signature;
mod span;
mod sphinx;
mod statements;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use document::Document;
use entry::{Entry, Shape};

/// Arguments of `cuspec distill`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Reference pages; the format is recognized by the content
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON: an array with one object for each function
    #[arg(long)]
    json: bool,
    /// Compare the pages with the registry and list every difference
    #[arg(long)]
    check: bool,
}

/// Prints the facts of the pages, or their disagreements with the registry.
///
/// Exits with 0 if there are no disagreements, 1 if there are, 2 if a file cannot be read.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let mut entries = Vec::new();
    let mut printer = print::Printer::new(args.json);
    let mut failed = false;
    for file in &args.files {
        let read = match args.check {
            true => distill(file, &mut |entry| entries.push(entry)),
            false => distill(file, &mut |entry| printer.entry(&entry)),
        };
        if let Err(message) = read {
            failed = true;
            eprintln!("error: {}: {message}", file.display());
        }
    }
    let outcome = match args.check {
        true => print_check(spec, args, &entries),
        false => {
            printer.end();
            ExitCode::SUCCESS
        }
    };
    if failed { ExitCode::from(2) } else { outcome }
}

fn print_check(spec: &Path, args: &Args, entries: &[Entry]) -> ExitCode {
    let declared = match cuspec_spec::declared::load(spec) {
        Ok(declared) if declared.toolkits.is_empty() => {
            eprintln!(
                "error: {} holds no toolkit; `cuspec import 13.0.96` brings one in",
                spec.display()
            );
            return ExitCode::from(2);
        }
        Ok(declared) => declared,
        Err(mistakes) => {
            mistakes
                .iter()
                .for_each(|mistake| eprintln!("error: {mistake}"));
            return ExitCode::from(2);
        }
    };
    let found = check::check(entries, &declared);
    if args.json {
        crate::print::text(&format!("{:#}\n", serde_json::json!(found)));
    } else {
        let texts: Vec<String> = found.iter().map(check::render).collect();
        crate::print::text(&format!(
            "{}{}",
            texts.concat(),
            summary(entries, found.len())
        ));
    }
    if found.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    }
}

/// Numbers of compared and of unknown facts.
fn summary(entries: &[Entry], disagreements: usize) -> String {
    let unstated = entries.iter().filter(|entry| !entry.returns_stated).count();
    let lost = match unstated {
        0 => String::new(),
        count => format!("; {count} with no return set stated"),
    };
    format!(
        "{} functions, {disagreements} disagreements{lost}\n",
        entries.len()
    )
}

/// Reports the functions of a file.
fn distill(file: &Path, tell: &mut dyn FnMut(Entry)) -> Result<(), String> {
    let document = Document::read(file).map_err(|error| error.to_string())?;
    let Some(shape) = Shape::recognise(&document) else {
        let known: Vec<String> = Shape::ALL
            .iter()
            .map(|shape| format!("  {}", shape.describe()))
            .collect();
        return Err(format!(
            "is in no shape that is known. These are:\n{}",
            known.join("\n")
        ));
    };
    let mut count = 0;
    shape.read(document, &mut |entry| {
        count += 1;
        tell(entry);
    });
    if count == 0 {
        eprintln!("note: {}: describes no function", file.display());
    }
    Ok(())
}
