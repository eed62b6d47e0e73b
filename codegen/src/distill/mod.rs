//! `cuspec distill`: from reference pages to facts.
//!
//! A page comes in one of four shapes, recognised by its content. Each shape has a module that
//! finds the entries; what the shapes share (codes, parameter lists, sections, statements) stands
//! beside them.

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
mod sphinx;
mod statements;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use document::Document;
use entry::{Entry, Shape};

/// What `cuspec distill` was asked to read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Pages in any of the known shapes.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Prints JSON: an array with one object for each function.
    #[arg(long)]
    json: bool,
    /// Holds the pages against the registry and lists every disagreement.
    #[arg(long)]
    check: bool,
}

/// Prints the facts of the pages, or where they disagree with the registry.
///
/// Exits with 0 when all is well, 1 when there are disagreements, 2 when a file could not be read.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    let mut entries = Vec::new();
    let mut failed = false;
    for file in &args.files {
        match distill(file) {
            Ok(found) => entries.extend(found),
            Err(message) => {
                failed = true;
                eprintln!("error: {}: {message}", file.display());
            }
        }
    }
    let outcome = if args.check {
        print_check(spec, args, &entries)
    } else {
        print_facts(args, &entries)
    };
    if failed { ExitCode::from(2) } else { outcome }
}

fn print_facts(args: &Args, entries: &[Entry]) -> ExitCode {
    if args.json {
        let array: Vec<_> = entries.iter().map(Entry::to_json).collect();
        crate::print::text(&format!("{:#}\n", serde_json::Value::from(array)));
    } else {
        let texts: Vec<String> = entries.iter().map(print::entry).collect();
        crate::print::text(&texts.join("\n"));
    }
    ExitCode::SUCCESS
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

/// How much was held against the registry, and how much could not be.
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

/// The functions that a file describes.
fn distill(file: &Path) -> Result<Vec<Entry>, String> {
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
    let entries = shape.read(&document);
    if entries.is_empty() {
        eprintln!("note: {}: describes no function", file.display());
    }
    Ok(entries)
}
