//! Runs every program of the reference documentation on the reference libraries; each asserts its own
//! statements.
//!
//! A program opens a library under its usual name, and its effects on the process last. Therefore each runs
//! in its own process, in which the loader finds the reference libraries.

use std::path::Path;
use std::process::{Command, ExitCode};

use cuspec_case::{Expr, Op};
use cuspec_conformance::suite::Suite;
use cuspec_conformance::suite::plan::Plan;
use cuspec_programs::PROGRAMS;
use libtest_mimic::{Arguments, Trial};

/// The variable with the name of the program to run.
const PROGRAM: &str = "CUSPEC_PROGRAM";

/// The reference libraries, with the names that programs open.
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
    let without_device = about_devices(Op::Eq, 0).expect("a suite");
    // The reference driver has one device.
    let several_devices = about_devices(Op::Ge, 2).expect("a suite");
    let peers = gated(|gate| *gate == Expr::Query("machine.has_peers".to_owned()));
    let peers = peers.expect("a suite");
    let newer = about_newer_drivers().expect("a suite");
    let trials = PROGRAMS.iter().map(|(id, _)| {
        let (this, folder) = (this.clone(), folder.path().to_owned());
        let hides_devices = without_device.iter().any(|known| known == id);
        let is_elsewhere = [&several_devices, &peers, &newer]
            .iter()
            .any(|ids| ids.iter().any(|known| known == id));
        let trial = Trial::test(*id, move || {
            let output = start(&this, &folder, id, hides_devices);
            let output = output.map_err(|error| error.to_string())?;
            match output.status.success() {
                true => Ok(()),
                false => {
                    let printed = String::from_utf8_lossy(&output.stderr);
                    Err(format!("{}\n{printed}", output.status).into())
                }
            }
        });
        trial.with_ignored_flag(is_elsewhere)
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

/// Scenarios for machines with this number of devices.
fn about_devices(op: Op, count: i128) -> Result<Vec<String>, String> {
    let devices = Expr::Query("machine.devices".to_owned());
    let gate = Expr::Binary(op, Box::new(devices), Box::new(Expr::Int(count)));
    gated(|known| *known == gate)
}

/// Scenarios for drivers newer than the reference driver, which has version 13.0.
fn about_newer_drivers() -> Result<Vec<String>, String> {
    gated(|gate| match gate {
        Expr::Binary(Op::Ge, asked, version) => {
            matches!(&**asked, Expr::Query(question) if question == "driver.version")
                && matches!(**version, Expr::Int(13001..))
        }
        _ => false,
    })
}

fn gated(is_it: impl Fn(&Expr) -> bool) -> Result<Vec<String>, String> {
    let mut ids = Vec::new();
    for planned in Plan::load(&Suite::generated(), None)?.cases {
        if planned.read()?.gates.iter().any(&is_it) {
            ids.push(planned.id().to_owned());
        }
    }
    Ok(ids)
}

fn start(
    this: &Path,
    folder: &Path,
    id: &str,
    hides_devices: bool,
) -> std::io::Result<std::process::Output> {
    let mut program = Command::new(this);
    program.env(PROGRAM, id).env("LD_LIBRARY_PATH", folder);
    if hides_devices {
        program.env("CUDA_VISIBLE_DEVICES", "-1");
    }
    program.output()
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
