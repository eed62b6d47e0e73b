//! Scenarios that observe the other workers of their run.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io, thread};

use cuspec_harness::{Driver, Failure, expect};

/// The variable with the folder of the run, by which its workers are identified.
pub(crate) const FOLDER: &str = "T_FOLDER";
const LIBRARY: &str = "libmisbehaving.so";

/// Waits until the other case of this kind is in flight too, and observes its worker. This shows that the
/// exclusive cases would observe other workers.
pub(crate) fn meets(_: &Driver) -> Result<(), Failure> {
    wait_for_both("met")?;
    expect!(count_other_workers()? == 1);
    // Neither case ends before the other one has observed it.
    wait_for_both("seen")?;
    Ok(())
}

/// Observes no other worker for a while.
pub(crate) fn is_alone(_: &Driver) -> Result<(), Failure> {
    for _ in 0..20 {
        expect!(count_other_workers()? == 0);
        thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}

fn folder() -> io::Result<PathBuf> {
    let folder = env::var_os(FOLDER).map(PathBuf::from);
    folder.ok_or_else(|| io::Error::other("no folder of the run"))
}

/// Waits until two processes have reached this place.
fn wait_for_both(place: &str) -> io::Result<()> {
    let folder = folder()?.join(place);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(std::process::id().to_string()), "")?;
    while fs::read_dir(&folder)?.count() < 2 {
        thread::sleep(Duration::from_millis(1));
    }
    Ok(())
}

/// Number of other processes of this run that have loaded the library.
fn count_other_workers() -> io::Result<usize> {
    let folder = folder()?;
    let own = std::process::id().to_string();
    let mut count = 0;
    for process in fs::read_dir("/proc")? {
        let process = process?;
        let name = process.file_name();
        let is_other = name
            .to_str()
            .is_some_and(|name| name != own && name.bytes().all(|byte| byte.is_ascii_digit()));
        if is_other && is_worker(&process.path(), &folder) {
            count += 1;
        }
    }
    Ok(count)
}

/// Whether a process belongs to the run of this folder and has loaded the library. A process that ends in the
/// meantime does not count.
fn is_worker(process: &Path, folder: &Path) -> bool {
    let variable = format!("{FOLDER}={}", folder.display());
    let environment = fs::read(process.join("environ")).unwrap_or_default();
    let mut variables = environment.split(|byte| *byte == 0);
    let maps = fs::read_to_string(process.join("maps")).unwrap_or_default();
    variables.any(|found| found == variable.as_bytes()) && maps.contains(LIBRARY)
}
