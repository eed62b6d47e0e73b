//! Memory for a very large suite: the peak resident memory of the runner's own process, for each operation.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use comfy_table::{Table, presets};
use cuspec_conformance::cli;
use cuspec_conformance::results::CaseResult;
use cuspec_conformance::results::store::Lines;
use serde::Serialize;

use crate::error::{Error, finish};
use crate::million;

/// The limit for each operation, in megabytes of 10^6 bytes.
const LIMIT_MEGABYTES: f64 = 300.0;
/// The environment variable with the file for the peak.
const PEAK: &str = "RUNNER_BENCH_PEAK";
/// Seed of shuffled runs.
const SEED: &str = "7";

/// The baseline, from a library on another machine.
const BASELINE: &str = "baseline.txt";

/// A measured operation.
#[derive(Serialize)]
pub(crate) struct Stage {
    what: &'static str,
    cases: u32,
    seconds: f64,
    /// In megabytes of 10^6 bytes.
    peak: f64,
}

impl Stage {
    /// Whether the peak is below the limit.
    pub(crate) fn is_met(&self) -> bool {
        self.peak < LIMIT_MEGABYTES
    }
}

/// If this process was started for a measurement, runs `cuconform` with a very large suite and returns its
/// exit status.
pub(crate) fn serve() -> Option<ExitCode> {
    let left = std::env::var_os(PEAK)?;
    let suite = million::suite();
    let exit = cli::main(&suite);
    // If writing fails, the parent process reports the missing file.
    let _ = peak().and_then(|bytes| fs::write(left, bytes.to_string()));
    Some(exit)
}

/// Peak resident memory of this process, in bytes.
fn peak() -> std::io::Result<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    let kilobytes = kilobytes.ok_or_else(|| std::io::Error::other("no VmHWM"))?;
    Ok(kilobytes * 1024)
}

/// Measures all operations, each in a separate process.
pub(crate) fn measure(cases: u32, library: &Path, folder: &Path) -> Result<Vec<Stage>, Error> {
    let place = Place {
        cases,
        library,
        folder,
    };
    let line = "cuStreamQuery*  fail  device=*H100*  # elsewhere; https://example.org/1\n";
    let baseline = folder.join(BASELINE);
    fs::write(&baseline, line).map_err(|error| Error::file(&baseline, &error))?;
    let mut stages = vec![
        place.list("list", &[])?,
        place.list("list --json", &["--json"])?,
        place.list(
            "list, filtered, shuffled, one of two parts",
            &["--filter", ".", "--shuffle", SEED, "--shard", "1/2"],
        )?,
        place.list("list, by rule", &["--rule", "*"])?,
        place.run("run", "whole", &[])?,
        place.run("run, with a baseline", "known", &["--baseline", BASELINE])?,
        place.run("run, shuffled", "shuffled", &["--shuffle", SEED])?,
    ];
    cut_in_half(&folder.join("shuffled/results.jsonl"))?;
    stages.push(place.resume("shuffled")?);
    require_same(folder, "whole", "shuffled")?;
    for (out, part) in [("part-1", "1/2"), ("part-2", "2/2")] {
        place.run("run, one of two parts", out, &["--shard", part])?;
    }
    stages.push(place.merge(&["part-1", "part-2"], "merged")?);
    require_same(folder, "whole", "merged")?;
    Ok(stages)
}

/// Settings of the operations.
struct Place<'a> {
    cases: u32,
    library: &'a Path,
    folder: &'a Path,
}

impl Place<'_> {
    /// Lists the suite, which contains cases of every size.
    fn list(&self, what: &'static str, options: &[&str]) -> Result<Stage, Error> {
        self.stage(what, million::EVERYTHING, |command| {
            command.arg("list").args(options);
        })
    }

    /// Runs cases that pass on a library that only writes its results.
    fn run(&self, what: &'static str, out: &str, options: &[&str]) -> Result<Stage, Error> {
        self.stage(what, million::PASSING, |command| {
            command.args(["run", "--driver"]).arg(self.library);
            command.args(["--out", out]).args(options);
        })
    }

    fn resume(&self, out: &str) -> Result<Stage, Error> {
        self.stage("run --resume, half of it", million::PASSING, |command| {
            command.args(["run", "--resume", out]);
        })
    }

    fn merge(&self, parts: &[&str], out: &str) -> Result<Stage, Error> {
        self.stage("merge, two parts", million::PASSING, |command| {
            command.arg("merge").args(parts).args(["--out", out]);
        })
    }

    fn stage(
        &self,
        what: &'static str,
        kind: &str,
        ask: impl FnOnce(&mut Command),
    ) -> Result<Stage, Error> {
        let program =
            std::env::current_exe().map_err(|error| Error::file("this program", &error))?;
        let left: PathBuf = self.folder.join("peak");
        let mut command = Command::new(program);
        command
            .current_dir(self.folder)
            .env(PEAK, &left)
            .env(million::KIND, kind)
            .env(million::CASES, self.cases.to_string());
        ask(&mut command);
        let start = Instant::now();
        // Discards the output, since a pipe would need memory of this process.
        finish(what, command.stdout(Stdio::null()))?;
        let seconds = start.elapsed().as_secs_f64();
        let text = fs::read_to_string(&left).map_err(|error| Error::file(&left, &error))?;
        let bytes: f64 = text
            .parse()
            .map_err(|_| Error::failed(what, format!("`{text}` is not a number of bytes")))?;
        Ok(Stage {
            what,
            cases: self.cases,
            seconds,
            peak: bytes / 1e6,
        })
    }
}

/// Truncates the file to half its size, which leaves an incomplete line.
fn cut_in_half(path: &Path) -> Result<(), Error> {
    let cut = || {
        let file = File::options().write(true).open(path)?;
        file.set_len(file.metadata()?.len() / 2)
    };
    cut().map_err(|error| Error::file(path, &error))
}

/// Fails unless both folders contain the same results, apart from times.
fn require_same(folder: &Path, one: &str, other: &str) -> Result<(), Error> {
    let open = |name: &str| {
        let lines = Lines::of(&folder.join(name));
        lines.map_err(|reason| Error::failed(name, reason))
    };
    let timeless = |line: Option<Result<CaseResult, String>>| {
        let result = line.transpose();
        let result = result.map_err(|reason| Error::failed("reading results", reason))?;
        Ok(result.map(|result| CaseResult {
            time_us: None,
            ..result
        }))
    };
    let (mut ones, mut others) = (open(one)?, open(other)?);
    loop {
        match (timeless(ones.next())?, timeless(others.next())?) {
            (None, None) => return Ok(()),
            (one, other) if one == other => (),
            (one, other) => {
                let reason = format!("{one:?} in one and {other:?} in the other");
                return Err(Error::failed("coming to the same results", reason));
            }
        }
    }
}

/// The operations as a table for people.
pub(crate) fn show(stages: &[Stage]) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING);
    table.set_header(["", "cases", "seconds", "peak", ""]);
    for stage in stages {
        table.add_row([
            stage.what.to_owned(),
            stage.cases.to_string(),
            format!("{:.1}", stage.seconds),
            format!("{:.0} MB", stage.peak),
            if stage.is_met() { "met" } else { "NOT MET" }.to_owned(),
        ]);
    }
    let lines = table.to_string();
    let lines = lines.lines().map(|line| format!("{}\n", line.trim_end()));
    format!("The most memory of the runner's process; the goal is {LIMIT_MEGABYTES} MB.\n")
        + &lines.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_at_the_limit_exceeds_it() {
        let stage = |peak| Stage {
            what: "list",
            cases: 1,
            seconds: 0.0,
            peak,
        };
        assert!(stage(LIMIT_MEGABYTES - 1.0).is_met());
        assert!(!stage(LIMIT_MEGABYTES).is_met());
    }
}
