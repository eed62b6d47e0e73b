//! `cargo document-bench`: measures the time and memory that `cuspec distill` takes for a large document.
//!
//! A document of each form repeats a page of the tests, with other names of functions each time. The measured
//! program is the one that `cargo cuspec` runs.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use clap::Parser;

/// A page of each form.
const PAGES: [&str; 6] = [
    "docs_rs_driver",
    "html_driver",
    "pdf_driver",
    "pdf_chapter",
    "sphinx_driver",
    "sphinx_module",
];

/// Limits for a document on two processors.
const SECONDS: f64 = 10.0;
const MEGABYTES: f64 = 300.0;

/// Measures how fast large documents are read.
#[derive(Parser)]
#[command(name = "document-bench", version)]
struct Arguments {
    /// Size of the documents in megabytes.
    #[arg(long, default_value_t = 50, value_name = "MB")]
    size: usize,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(3)
        }
    }
}

/// Returns whether all documents stay within the limits.
fn run(arguments: &Arguments) -> io::Result<bool> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir()?;
    // This builds the program before the measurement.
    let built = cuspec(&workspace)
        .arg("--version")
        .stdout(Stdio::null())
        .status()?;
    if !built.success() {
        return Err(io::Error::other("`cargo cuspec` does not run"));
    }
    let mut is_met = true;
    for page in PAGES {
        let text = workspace.join(format!("codegen/tests/distill/{page}.txt"));
        let document = folder.path().join(format!("{page}.txt"));
        write(
            &fs::read_to_string(text)?,
            arguments.size * 1_000_000,
            &document,
        )?;
        let start = Instant::now();
        let child = cuspec(&workspace)
            .args(["distill", "--json"])
            .arg(&document)
            .stdout(Stdio::null())
            .spawn()?;
        let used = wait(child.id())?;
        let wall = start.elapsed().as_secs_f64();
        let is_good = wall <= SECONDS && used.megabytes <= MEGABYTES;
        is_met &= is_good;
        println!(
            "{page}: {wall:.1} s, {:.1} s of processor time, {:.0} MB at most: {}",
            used.processor,
            used.megabytes,
            if is_good { "met" } else { "not met" }
        );
        fs::remove_file(document)?;
    }
    Ok(is_met)
}

/// Returns a command for the program that `cargo cuspec` runs.
fn cuspec(workspace: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(workspace).arg("cuspec");
    command
}

/// Writes a document of this size in bytes: the page repeated, with a number appended to the names of
/// functions.
fn write(page: &str, size: usize, path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut written = 0;
    for number in 0.. {
        if written >= size {
            break;
        }
        let text = renamed(page, number);
        file.write_all(text.as_bytes())?;
        written += text.len();
    }
    file.flush()
}

/// Returns the page with a number appended to each name that is spelt like a function.
fn renamed(page: &str, number: u32) -> String {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut text = String::with_capacity(page.len() + page.len() / 8);
    let mut rest = page;
    while let Some(start) = rest.find(is_of_word) {
        text.push_str(&rest[..start]);
        let word = &rest[start..];
        let end = word.find(|c| !is_of_word(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        text.push_str(word);
        let name = word
            .strip_prefix("cuda")
            .or_else(|| word.strip_prefix("cu"));
        if name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase())) {
            text.push_str(&number.to_string());
        }
        rest = after;
    }
    text.push_str(rest);
    text.push('\n');
    text
}

/// The resources that a process used.
struct Used {
    processor: f64,
    megabytes: f64,
}

/// Waits for a child; returns the resources of the child and its waited-for descendants.
fn wait(child: u32) -> io::Result<Used> {
    let child = libc::pid_t::try_from(child).map_err(io::Error::other)?;
    let mut status = 0;
    // SAFETY: the structure consists of integers, for which zero is valid.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: both pointers are valid during the call.
    let waited = unsafe { libc::wait4(child, &mut status, 0, &mut usage) };
    if waited != child {
        return Err(io::Error::last_os_error());
    }
    if !libc::WIFEXITED(status) || libc::WEXITSTATUS(status) != 0 {
        return Err(io::Error::other("the document could not be read"));
    }
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    Ok(Used {
        processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
        megabytes: usage.ru_maxrss as f64 * 1024.0 / 1e6,
    })
}
