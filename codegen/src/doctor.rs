//! `cuspec doctor`: the tools and files on this machine that the commands need.

mod machine;

use std::path::Path;
use std::process::{Command, ExitCode};

use cuspec_spec::Registry;
use serde::Serialize;

use machine::{find_libcuda, is_writable, run_for_a_line};

use crate::check;
use crate::import::places::{self, Libclang};
use crate::print;

/// Lists the tools and files that the commands need. It fetches and changes nothing.
#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 all required tools and files were found; 1 a tool or a file is missing or broken; \
2 the command line is invalid")]
pub(crate) struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// One required tool or file.
#[derive(Serialize)]
struct Finding {
    name: &'static str,
    /// The commands that use it.
    used_by: &'static str,
    state: State,
    /// Description of the tool found, or the reason why it cannot be used.
    found: String,
    /// The remedy; `None` if nothing is wrong.
    help: Option<String>,
    /// Whether a command of `cuspec` fails without it.
    is_needed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    Missing,
    Broken,
}

/// Runs all checks.
pub(crate) fn run(spec: &Path, args: &Args) -> ExitCode {
    // libclang is loaded while there is one thread; the registry is read by several.
    let libclang = libclang();
    let registry = Registry::load(spec).map_err(|mistakes| mistakes.len());
    let findings = [
        describe_registry(&registry),
        generated(spec, registry.is_ok()),
        cache(),
        pip(),
        libclang,
        compiler(),
        git(),
        libcuda(registry.as_ref().ok()),
    ];
    let text = match args.json {
        true => format!("{:#}\n", serde_json::json!(findings)),
        false => findings.iter().map(Finding::describe).collect(),
    };
    print::text(&text);
    let is_well = |one: &Finding| one.state == State::Ok || !one.is_needed;
    match findings.iter().all(is_well) {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

impl Finding {
    /// A requirement of a command.
    fn new(name: &'static str, used_by: &'static str, state: State, found: String) -> Self {
        Self {
            name,
            used_by,
            state,
            found,
            help: None,
            is_needed: true,
        }
    }

    fn with_help(self, help: impl Into<String>) -> Self {
        Self {
            help: Some(help.into()),
            ..self
        }
    }

    fn not_needed(self) -> Self {
        Self {
            is_needed: false,
            ..self
        }
    }

    /// Splits an error into its message and the help in its last lines.
    fn of_error(self, error: &str) -> Self {
        match error.split_once("\n  help: ") {
            Some((found, help)) => Self {
                found: found.to_owned(),
                ..self.with_help(help)
            },
            None => Self {
                found: error.to_owned(),
                ..self
            },
        }
    }

    /// One line, and a second one with the remedy.
    fn describe(&self) -> String {
        let state = match self.state {
            State::Ok => "ok",
            State::Missing => "missing",
            State::Broken => "broken",
        };
        let (name, used_by, found) = (self.name, self.used_by, &self.found);
        let line = format!("{state:<8} {name:<10} {used_by:<20} {found}\n");
        match &self.help {
            Some(help) => format!("{line}{:<8} help: {help}\n", ""),
            None => line,
        }
    }
}

/// The registry, or its number of mistakes.
fn describe_registry(registry: &Result<Registry, usize>) -> Finding {
    let finding = |state, found| Finding::new("registry", "every command", state, found);
    match registry {
        Err(mistakes) => finding(State::Broken, format!("mistakes: {mistakes}"))
            .with_help("`cuspec check` shows them; `--spec DIR` names another registry"),
        Ok(registry) => {
            let history = &registry.history;
            let functions = registry.declared.functions.len();
            let contracts = registry.contracts.functions.len();
            let toolkits = match (history.toolkits.first(), history.toolkits.last()) {
                (Some(first), Some(last)) if first != last => format!(
                    "{} toolkits from {} to {}",
                    history.toolkits.len(),
                    first.toolkit,
                    last.toolkit
                ),
                (Some(only), _) => format!("toolkit {}", only.toolkit),
                (None, _) => "no toolkit".to_owned(),
            };
            let found = format!("{toolkits}, {functions} functions, {contracts} under contract");
            finding(State::Ok, found)
        }
    }
}

/// Whether generated files are current, as `cuspec generate --check` reports.
fn generated(spec: &Path, has_registry: bool) -> Finding {
    let finding = |state, found| Finding::new("generated", "generated crates", state, found);
    if !has_registry {
        let found = "not checked, since the registry has mistakes".to_owned();
        return finding(State::Broken, found);
    }
    let output = std::env::current_exe().and_then(|program| {
        Command::new(program)
            .arg("--spec")
            .arg(spec)
            .args(["generate", "--check"])
            .output()
    });
    match output {
        Err(error) => finding(State::Broken, format!("cannot be checked: {error}")),
        Ok(output) if output.status.success() => {
            let said = String::from_utf8_lossy(&output.stdout);
            finding(State::Ok, said.trim().to_owned())
        }
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            let stale = said.lines().filter(|line| !line.starts_with("error"));
            finding(State::Broken, format!("stale files: {}", stale.count()))
                .with_help("`cuspec generate` writes them; `cuspec generate --check` names them")
        }
    }
}

/// The cache folder; an import works without one.
fn cache() -> Finding {
    let finding = |state, found| Finding::new("cache", "import, layout", state, found);
    let folder = match places::cache() {
        Ok(folder) => folder,
        Err(error) => return finding(State::Missing, String::new()).of_error(&error.to_string()),
    };
    match is_writable(&folder) {
        Ok(()) => finding(State::Ok, folder.display().to_string()),
        Err(error) => finding(State::Broken, format!("{}: {error}", folder.display()))
            .with_help("downloads are not cached; set CUSPEC_CACHE to a writable folder")
            .not_needed(),
    }
}

/// pip, which fetches packages.
fn pip() -> Finding {
    let finding = |state, found| Finding::new("pip", "import, layout", state, found);
    match run_for_a_line("python3", &["-m", "pip", "--version"]) {
        Ok(line) => finding(State::Ok, line),
        Err(reason) => finding(State::Missing, reason).with_help(
            "install python3 with pip, or name existing files: `--from DIR`, `--libclang PATH`",
        ),
    }
}

/// libclang, which reads headers.
fn libclang() -> Finding {
    let finding = |state, found| Finding::new("libclang", "import", state, found);
    match places::libclang() {
        Ok(Libclang::Loaded { version, path }) => {
            let path = path.map(|path| format!(", {}", path.display()));
            finding(State::Ok, version + &path.unwrap_or_default())
        }
        Ok(Libclang::ToFetch(package)) => {
            let found = format!("{package} will be fetched by the first import");
            finding(State::Ok, found)
        }
        Err(error) => finding(State::Broken, String::new()).of_error(&error.to_string()),
    }
}

/// gcc, which checks layouts against headers.
fn compiler() -> Finding {
    let finding = |state, found| Finding::new("gcc", "layout, tests", state, found);
    match run_for_a_line("gcc", &["--version"]) {
        Ok(line) => finding(State::Ok, line),
        Err(reason) => finding(State::Missing, reason)
            .with_help("install gcc, or name a compiler that takes its options with `--gcc PATH`"),
    }
}

/// git, which reads the registry of an earlier revision.
fn git() -> Finding {
    let finding = |state, found| Finding::new("git", "diff --against", state, found);
    match run_for_a_line("git", &["--version"]) {
        Ok(line) => finding(State::Ok, line),
        Err(reason) => finding(State::Missing, reason)
            .with_help("install git; without it, `diff` compares toolkits and folders"),
    }
}

/// A driver to run the suite against; its file is read but not loaded.
fn libcuda(registry: Option<&Registry>) -> Finding {
    let finding =
        |state, found| Finding::new("libcuda", "cuconform --driver", state, found).not_needed();
    let Some(path) = find_libcuda() else {
        return finding(
            State::Missing,
            "the loader finds no libcuda.so.1".to_owned(),
        )
        .with_help("needed only to ask a real driver; the driver of the GPU installs it");
    };
    let looks = registry.map(|registry| check::looks_like(&registry.history, &path));
    match looks {
        Some(Err(error)) => finding(State::Broken, String::new()).of_error(&error),
        Some(Ok(looks)) => finding(State::Ok, format!("{}: {looks}", path.display())),
        None => finding(State::Ok, path.display().to_string()),
    }
}
