//! `cargo generate-bench`: how long a generation takes, for the registry as it is and for one several
//! times its size.
//!
//! The larger registry is made of the real one: each function under contract is declared and
//! contracted again under further names, with its rules and scenarios. Both are generated into a
//! temporary folder, in turn; the last line of each is the yardstick, one bindgen pass over the headers
//! of both APIs.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser;
use syn::Item;
use syn::spanned::Spanned;

/// Measures `cuspec generate` on the registry and on one several times its size.
#[derive(Parser)]
#[command(name = "generate-bench", version)]
struct Arguments {
    /// How many times as many contracts the larger registry has.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(2..), value_name = "N")]
    times: u16,
    /// Keep the larger registry in this folder.
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> io::Result<()> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let temporary = tempfile::tempdir()?;
    let root = arguments.keep.as_deref().unwrap_or(temporary.path());
    for (folder, times) in [("as-it-is", 1), ("larger", arguments.times)] {
        let root = root.join(folder);
        let functions = write_registry(&workspace.join("spec"), &root.join("spec"), times)?;
        println!("{functions} functions under contract:");
        // The first generation writes every file, the second none.
        for _ in 0..2 {
            generate(&workspace, &root)?;
        }
    }
    Ok(())
}

/// Generates with the program that cargo has built in release.
fn generate(workspace: &Path, root: &Path) -> io::Result<()> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(workspace);
    command.args([
        "run",
        "-q",
        "--release",
        "-p",
        "cuspec-codegen",
        "--bin",
        "cuspec",
        "--",
    ]);
    command.arg("--spec").arg(root.join("spec"));
    command.args(["generate", "--timings"]);
    match command.status()?.success() {
        true => Ok(()),
        false => Err(io::Error::other("the generation failed")),
    }
}

/// Writes a registry with each contract so many times; how many that are.
fn write_registry(from: &Path, to: &Path, times: u16) -> io::Result<usize> {
    copy(from, to)?;
    let contracts = files(&from.join("contracts"))?;
    let mut names = Vec::new();
    let mut functions = 0;
    for path in &contracts {
        let text = fs::read_to_string(path)?;
        for item in parse(&text)?.items {
            match item {
                Item::Fn(item) => {
                    let name = item.sig.ident.to_string();
                    functions += usize::from(name.starts_with("cu"));
                    names.push(name);
                }
                Item::Type(item) => names.push(item.ident.to_string()),
                _ => {}
            }
        }
    }
    let declared = files(&from.join("declared"))?;
    for number in 2..=times {
        let renamed: BTreeMap<&str, String> = names
            .iter()
            .map(|name| (name.as_str(), format!("{name}_{number}th")))
            .collect();
        for path in &contracts {
            let text = fs::read_to_string(path)?;
            let copied = rename(&without_words(&text)?, &renamed);
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let folder = path.parent().unwrap_or(path).strip_prefix(from);
            let folder = folder.map_err(io::Error::other)?;
            fs::write(
                to.join(folder).join(format!("{stem}_{number}th.rs")),
                copied,
            )?;
        }
        for path in &declared {
            let text = fs::read_to_string(path)?;
            let copies = declarations(&text, &renamed, number);
            if !copies.is_empty() {
                let place = to.join(path.strip_prefix(from).map_err(io::Error::other)?);
                let before = fs::read_to_string(&place)?;
                fs::write(place, format!("{}\n\n{copies}", before.trim_end()))?;
            }
        }
    }
    Ok(functions * usize::from(times))
}

fn parse(text: &str) -> io::Result<syn::File> {
    syn::parse_file(text).map_err(io::Error::other)
}

/// Contracts without the words that they bring, which there must be once.
fn without_words(text: &str) -> io::Result<String> {
    let mut out = text.to_owned();
    let items = parse(text)?.items;
    for item in items.iter().rev() {
        if matches!(item, Item::Enum(_) | Item::Struct(_) | Item::Trait(_)) && !is_table(item) {
            out.replace_range(item.span().byte_range(), "");
        }
    }
    Ok(out)
}

/// Whether an item is a table of types by enumerator, which belongs to its file.
fn is_table(item: &Item) -> bool {
    match item {
        Item::Enum(item) => item.attrs.iter().any(|attr| attr.path().is_ident("table")),
        _ => false,
    }
}

/// The declarations of the functions that are renamed.
fn declarations(text: &str, renamed: &BTreeMap<&str, String>, number: u16) -> String {
    let mut out = String::new();
    for block in text.split("\n\n") {
        let function = block.lines().find_map(|line| line.strip_prefix("fn "));
        let function = function.and_then(|rest| rest.split('(').next());
        let Some(name) = function.filter(|name| renamed.contains_key(name)) else {
            continue;
        };
        let mut all = renamed.clone();
        let variants: Vec<String> = ["_ptsz", "_ptds"].map(|end| format!("{name}{end}")).into();
        let bases = block
            .lines()
            .filter_map(|line| line.strip_prefix("#[base("));
        let bases = bases.filter_map(|rest| rest.split([',', ')']).next());
        for other in variants.iter().map(String::as_str).chain(bases) {
            all.entry(other)
                .or_insert_with(|| format!("{other}_{number}th"));
        }
        out += &rename(block.trim_end(), &all);
        out += "\n\n";
    }
    out.truncate(out.trim_end().len());
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// The text with other names, whole identifiers only.
fn rename(text: &str, renamed: &BTreeMap<&str, String>) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c| !is_word(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        out += before;
        out += renamed.get(word).map_or(word, String::as_str);
        rest = after;
    }
    out + rest
}

/// Every file below a folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => out.extend(files(&path)?),
            false => out.push(path),
        }
    }
    out.sort();
    Ok(out)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for folder in ["contracts", "declared", "summaries", "vocabulary"] {
        for path in files(&from.join(folder))? {
            let place = to.join(path.strip_prefix(from).map_err(io::Error::other)?);
            fs::create_dir_all(place.parent().unwrap_or(to))?;
            fs::copy(&path, place)?;
        }
    }
    Ok(())
}
