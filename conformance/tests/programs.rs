//! Every program that the reference shows runs, and asserts what it says, on the reference libraries.
//!
//! A program opens a library under the name that any program does, and what it does to its process
//! lasts: each runs in a process of its own, where the loader finds the reference libraries.

use std::path::Path;
use std::process::{Command, ExitCode};

use cuspec_programs::PROGRAMS;
use libtest_mimic::{Arguments, Trial};

/// Names the program that this process is to run.
const PROGRAM: &str = "CUSPEC_PROGRAM";

/// The reference libraries, and the names that programs open.
const LIBRARIES: [(&str, &str); 2] = [
    ("libcuda.so", "libcuda.so.1"),
    ("libcudart.so", "libcudart.so.13"),
];

fn main() -> ExitCode {
    if let Ok(wanted) = std::env::var(PROGRAM) {
        return run(&wanted);
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let this = std::env::current_exe().expect("a path of this program");
    for (built, name) in LIBRARIES {
        let built = this.with_file_name(built);
        std::os::unix::fs::symlink(&built, folder.path().join(name)).expect("a link");
    }
    let trials = PROGRAMS.iter().map(|(id, _)| {
        let (this, folder) = (this.clone(), folder.path().to_owned());
        Trial::test(*id, move || {
            let output = start(&this, &folder, id).map_err(|error| error.to_string())?;
            match output.status.success() {
                true => Ok(()),
                false => {
                    let said = String::from_utf8_lossy(&output.stderr);
                    Err(format!("{}\n{said}", output.status).into())
                }
            }
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn start(this: &Path, folder: &Path, id: &str) -> std::io::Result<std::process::Output> {
    Command::new(this)
        .env(PROGRAM, id)
        .env("LD_LIBRARY_PATH", folder)
        .output()
}

fn run(wanted: &str) -> ExitCode {
    let program = PROGRAMS.iter().find(|(id, _)| *id == wanted);
    match program.map(|(_, run)| run()) {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(error)) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        None => ExitCode::FAILURE,
    }
}
