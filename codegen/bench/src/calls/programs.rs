//! The programs that call: one with all sides, and for each side one that opens the library.

use std::collections::BTreeMap;
use std::process::Command;

use crate::error::Error;
use crate::project::{self, Project};
use crate::sides::{ALL, Side};
use crate::workspace::Workspace;

/// The target folder of all programs, so that each crate is compiled once.
const TARGET: &str = "../calls-target";

const PROBE: &str = include_str!("../../probes/probe.rs");
const CALLS: &str = include_str!("../../probes/calls.rs");
const OPEN: &str = include_str!("../../probes/open.rs");

/// Built programs, and the reasons why some sides have none.
pub(super) struct Programs {
    project: Project,
    missing: BTreeMap<Side, String>,
}

fn source(side: Side) -> &'static str {
    match side {
        Side::Cuspec => include_str!("../../probes/cuspec.rs"),
        Side::Cudarc | Side::CudarcSys => include_str!("../../probes/cudarc.rs"),
        Side::CustRaw => include_str!("../../probes/cust_raw.rs"),
        Side::Bare => include_str!("../../probes/bare.rs"),
    }
}

impl Programs {
    /// Builds the program of each side alone first, so that one that does not build is left out of the common
    /// program.
    pub(super) fn build(workspace: &Workspace) -> Result<Self, Error> {
        let mut missing = BTreeMap::new();
        for side in ALL {
            let name = format!("open-{}", side.id());
            let built = workspace
                .project(&name, &[side], &files(&[side]))
                .and_then(|project| build(&project));
            if let Err(error) = built {
                missing.insert(side, error.to_string());
            }
        }
        let sides: Vec<Side> = ALL
            .into_iter()
            .filter(|side| !missing.contains_key(side))
            .collect();
        let project = workspace.project("calls", &sides, &files(&sides))?;
        build(&project)?;
        Ok(Self { project, missing })
    }

    /// Returns the sides that have programs.
    pub(super) fn sides(&self) -> impl Iterator<Item = Side> {
        ALL.into_iter()
            .filter(|side| !self.missing.contains_key(side))
    }

    /// Returns the reason why a side has no program.
    pub(super) fn missing(&self, side: Side) -> Option<&str> {
        self.missing.get(&side).map(String::as_str)
    }

    /// Returns a command for the program with all sides.
    pub(super) fn calls(&self, arguments: &[String]) -> Command {
        let mut command = self.project.program(TARGET, "release", "calls");
        command.args(arguments);
        command
    }

    /// Returns a command for the program of one side that opens the library.
    pub(super) fn open(&self, side: Side, mode: &str) -> Command {
        let name = format!("open_{}", side.id());
        let mut command = self.project.program(TARGET, "release", &name);
        command.arg(mode);
        command
    }
}

fn build(project: &Project) -> Result<(), Error> {
    project.fetch()?;
    let arguments = ["build", "--offline", "--quiet", "--release"];
    project.cargo(&arguments, TARGET).map(|_| ())
}

/// Returns the files of the sides, and the programs that have all or one of them as modules.
fn files(sides: &[Side]) -> Vec<(String, String)> {
    let module = |file: &str, name: &str| format!("#[path = \"../{file}.rs\"]\nmod {name};\n");
    let mut files = vec![
        ("src/probe.rs".to_owned(), PROBE.to_owned()),
        ("src/calls.rs".to_owned(), CALLS.to_owned()),
        ("src/open.rs".to_owned(), OPEN.to_owned()),
    ];
    let mut calls = module("probe", "probe");
    let mut list = String::new();
    for side in sides {
        let id = side.id();
        files.push((format!("src/{id}.rs"), source(*side).to_owned()));
        let open = format!(
            "{}{}include!(\"../open.rs\");\n",
            module("probe", "probe"),
            module(id, "side")
        );
        files.push((format!("src/bin/open_{id}.rs"), open));
        calls += &module(id, id);
        list += &format!("(\"{id}\", Box::new({id}::Side::open())),\n");
    }
    calls += &format!(
        "include!(\"../calls.rs\");\n\
         fn sides() -> Vec<(&'static str, Box<dyn Probe>)> {{\nvec![{list}]\n}}\n"
    );
    files.push(("src/bin/calls.rs".to_owned(), calls));
    files
}

/// Runs a program and returns its output.
pub(super) fn run(command: &mut Command) -> Result<String, Error> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| Error::Start {
        program: name.clone(),
        reason: error.to_string(),
    })?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(Error::Failed {
        what: format!("`{name}`"),
        reason: project::panic(&text).unwrap_or_else(|| text.into_owned()),
    })
}
