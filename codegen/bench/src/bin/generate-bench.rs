//! `cargo generate-bench`: measures `cuspec generate` for the registry and for one several times its size.
//!
//! The larger registry copies each function under contract, with its declaration, rules and scenarios, under
//! other names. Both are generated into a temporary folder, in turn. The last line of each is the reference
//! time: one bindgen pass over the headers of both APIs.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::Parser;
use syn::Item;
use syn::spanned::Spanned;

/// Measures `cuspec generate` on the registry and on one several times its size.
#[derive(Parser)]
#[command(name = "generate-bench", version)]
struct Arguments {
    /// Factor between the numbers of contracts of the two registries.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(2..), value_name = "N")]
    times: u16,
    /// Copy only the contracts of one API, given by the name of its folder.
    #[arg(long, value_name = "API")]
    only: Option<String>,
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
        let functions = write_registry(&workspace, &root, times, arguments.only.as_deref())?;
        println!("{functions} functions under contract:");
        // The first generation writes every file, the second none.
        for _ in 0..2 {
            generate(&workspace, &root)?;
        }
    }
    Ok(())
}

/// Runs `cargo cuspec generate`.
fn generate(workspace: &Path, root: &Path) -> io::Result<()> {
    let mut command = cuspec(workspace, root);
    match command.args(["generate", "--timings"]).status()?.success() {
        true => Ok(()),
        false => Err(io::Error::other("the generation failed")),
    }
}

/// Whether `cargo cuspec check` accepts the registry.
fn is_sound(workspace: &Path, root: &Path) -> io::Result<bool> {
    let mut command = cuspec(workspace, root);
    command
        .arg("check")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Ok(command.status()?.success())
}

/// Returns a command for the program that `cargo cuspec` runs, with the registry in a folder.
fn cuspec(workspace: &Path, root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(workspace);
    command.args(["cuspec", "--spec"]).arg(root.join("spec"));
    command
}

/// Writes a registry with `times` copies of each contract, or of those of one API; returns the number of
/// functions under contract.
fn write_registry(
    workspace: &Path,
    root: &Path,
    times: u16,
    only: Option<&str>,
) -> io::Result<usize> {
    let (from, to) = (workspace.join("spec"), root.join("spec"));
    copy(&from, &to)?;
    let mut contracts = texts(&from, "contracts")?;
    let (_, functions) = names(&contracts)?;
    contracts.retain(|(path, _)| only.is_none_or(|api| path.iter().any(|folder| folder == api)));
    let declared = texts(&from, "declared")?;
    let (names, copied) = names(&contracts)?;
    if copied == 0 {
        return Err(io::Error::other("there is no contract to copy"));
    }
    for number in 2..=times {
        let before = texts(&to, "declared")?;
        let mut is_written = false;
        // A weak postcondition may hold by chance for the bytes that fill the output before the call. These
        // depend on the name of the case, so other names for the copies help.
        for letter in 'a'..='z' {
            let suffix = format!("_{number}{letter}");
            let renamed = renamed(&names, &suffix);
            for (path, text) in &contracts {
                let copied = rename(&without_words(text)?, &renamed);
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                let name = format!("{stem}_{number}.rs");
                fs::write(to.join(path.with_file_name(name)), copied)?;
            }
            for ((path, text), (_, before)) in declared.iter().zip(&before) {
                let copies = declarations(text, &renamed, &suffix);
                if !copies.is_empty() {
                    fs::write(to.join(path), format!("{}\n\n{copies}", before.trim_end()))?;
                }
            }
            is_written = is_sound(workspace, root)?;
            if is_written {
                break;
            }
        }
        if !is_written {
            return Err(io::Error::other(
                "no names were found by which copies of the contracts have no mistake",
            ));
        }
    }
    Ok(functions + copied * usize::from(times - 1))
}

/// Returns the files below a folder: paths relative to `root`, and contents.
fn texts(root: &Path, folder: &str) -> io::Result<Vec<(PathBuf, String)>> {
    let files = files(&root.join(folder))?.into_iter().map(|path| {
        let text = fs::read_to_string(&path)?;
        let path = path.strip_prefix(root).map_err(io::Error::other)?;
        Ok((path.to_owned(), text))
    });
    files.collect()
}

/// Returns the names that contracts define, and the number of API functions among them.
fn names(contracts: &[(PathBuf, String)]) -> io::Result<(Vec<String>, usize)> {
    let mut names = Vec::new();
    let mut functions = 0;
    for (_, text) in contracts {
        for item in parse(text)?.items {
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
    Ok((names, functions))
}

/// Returns the names of the copies, including those of per-thread variants.
fn renamed(names: &[String], suffix: &str) -> BTreeMap<String, String> {
    let each = names.iter().flat_map(|name| {
        ["", "_ptsz", "_ptds"].map(|end| (format!("{name}{end}"), format!("{name}{suffix}{end}")))
    });
    each.collect()
}

fn parse(text: &str) -> io::Result<syn::File> {
    syn::parse_file(text).map_err(io::Error::other)
}

/// Returns contracts without the vocabulary that they define, which must be unique.
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

/// Whether an item is a table of types by enumerator, which each file defines for itself.
fn is_table(item: &Item) -> bool {
    match item {
        Item::Enum(item) => item.attrs.iter().any(|attr| attr.path().is_ident("table")),
        _ => false,
    }
}

/// Returns the declarations of the renamed functions.
fn declarations(text: &str, renamed: &BTreeMap<String, String>, suffix: &str) -> String {
    let mut out = String::new();
    for block in text.split("\n\n") {
        let function = block.lines().find_map(|line| line.strip_prefix("fn "));
        let function = function.and_then(|rest| rest.split('(').next());
        if function.is_none_or(|name| !renamed.contains_key(name)) {
            continue;
        }
        let mut all = renamed.clone();
        let bases = block
            .lines()
            .filter_map(|line| line.strip_prefix("#[base("));
        let bases = bases.filter_map(|rest| rest.split([',', ')']).next());
        for base in bases {
            all.entry(base.to_owned())
                .or_insert_with(|| format!("{base}{suffix}"));
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

/// Returns the text with whole identifiers renamed, except names of attributes.
fn rename(text: &str, renamed: &BTreeMap<String, String>) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c| !is_word(c)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        out += before;
        let other = renamed.get(word).filter(|_| !before.ends_with("#["));
        out += other.map_or(word, String::as_str);
        rest = after;
    }
    out + rest
}

/// Returns every file below a folder.
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
