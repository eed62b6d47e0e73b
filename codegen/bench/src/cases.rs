//! Programs that need more than a crate for one toolkit, and their outcome with each crate.

mod outcome;

use comfy_table::{Table, presets};
use serde::Serialize;

use crate::error::Error;
use crate::project::Project;
use crate::sides::{CUDARC_NEWEST, CUDARC_OLDER, Side, cudarc};
use crate::table;
use crate::workspace::Workspace;
use outcome::Outcome;

/// A case: one program for each of the two crates.
struct Case {
    /// Its folder below `cases`.
    folder: &'static str,
    argument: &'static str,
    what: &'static str,
    cuspec: &'static str,
    cudarc: &'static str,
    /// Lists of cudarc's features for toolkits; the program is built once with each list.
    toolkits: &'static [&'static [&'static str]],
    /// The features whose enumeration has no variant for the number that the library returns.
    undefined: &'static [&'static str],
    /// Whether release builds are tried as well: they differ if behaviour is undefined.
    optimised: bool,
}

/// Returns a case of `cases/code` for a number.
const fn code(
    argument: &'static str,
    what: &'static str,
    undefined: &'static [&'static str],
) -> Case {
    Case {
        folder: "code",
        argument,
        what,
        cuspec: include_str!("../cases/code/cuspec.rs"),
        cudarc: include_str!("../cases/code/cudarc.rs"),
        toolkits: &[&[CUDARC_NEWEST], &[CUDARC_OLDER]],
        undefined,
        optimised: true,
    }
}

const CASES: [Case; 8] = [
    code("916", "a call returns 916", &[CUDARC_OLDER]),
    code("917", "a call returns 917", &[CUDARC_OLDER]),
    code(
        "1000",
        "a call returns 1000",
        &[CUDARC_NEWEST, CUDARC_OLDER],
    ),
    code(
        "9999",
        "a call returns 9999",
        &[CUDARC_NEWEST, CUDARC_OLDER],
    ),
    Case {
        folder: "two-toolkits",
        argument: "",
        what: "functions of 12.9 and of 13.0 in one program",
        cuspec: include_str!("../cases/two-toolkits/cuspec.rs"),
        cudarc: include_str!("../cases/two-toolkits/cudarc.rs"),
        toolkits: &[
            &[CUDARC_NEWEST],
            &[CUDARC_OLDER],
            &[CUDARC_OLDER, CUDARC_NEWEST],
        ],
        undefined: &[],
        optimised: false,
    },
    Case {
        folder: "missing-symbol",
        argument: "",
        what: "the library lacks a symbol",
        cuspec: include_str!("../cases/missing-symbol/cuspec.rs"),
        cudarc: include_str!("../cases/missing-symbol/cudarc.rs"),
        toolkits: &[&[CUDARC_NEWEST]],
        undefined: &[],
        optimised: false,
    },
    Case {
        folder: "profiler",
        argument: "",
        what: "cudaProfilerStart",
        cuspec: include_str!("../cases/profiler/cuspec.rs"),
        cudarc: include_str!("../cases/profiler/cudarc.rs"),
        toolkits: &[&[CUDARC_NEWEST], &[CUDARC_OLDER]],
        undefined: &[],
        optimised: false,
    },
    Case {
        folder: "newest-toolkit",
        argument: "",
        what: "a function of 13.5",
        cuspec: include_str!("../cases/newest-toolkit/cuspec.rs"),
        cudarc: include_str!("../cases/newest-toolkit/cudarc.rs"),
        toolkits: &[&[CUDARC_NEWEST], &["cuda-13050"]],
        undefined: &[],
        optimised: false,
    },
];

/// The outcome of one case with one crate.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    case: &'static str,
    #[serde(rename = "crate")]
    side: Side,
    /// cudarc's features for toolkits.
    toolkits: &'static [&'static str],
    profile: &'static str,
    /// Whether the library returns a number without a variant in the crate's enumeration.
    undefined: bool,
    #[serde(flatten)]
    outcome: Outcome,
}

impl Report {
    /// Whether cuspec-sys failed the case.
    pub(crate) fn is_failure(&self) -> bool {
        self.side == Side::Cuspec && !matches!(self.outcome, Outcome::Works { .. })
    }

    /// Whether the case could not be tried.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self.outcome, Outcome::NotTried { .. })
    }
}

/// A crate, with the toolkits chosen for it, and a project with the programs of all cases.
struct Variant {
    side: Side,
    toolkits: &'static [&'static str],
    project: Project,
    /// The reason why no program can be built, if any.
    broken: Option<Outcome>,
}

/// Builds and runs every case with each of its crates.
pub(crate) fn run(workspace: &Workspace) -> Result<Vec<Report>, Error> {
    let mut variants: Vec<Variant> = Vec::new();
    let mut reports = Vec::new();
    for case in &CASES {
        let tried = std::iter::once((Side::Cuspec, &[] as &'static [&'static str]))
            .chain(case.toolkits.iter().map(|list| (Side::Cudarc, *list)));
        for (side, toolkits) in tried {
            eprintln!("{}, with {}", case.what, title(side, toolkits));
            let known = |v: &Variant| v.side == side && v.toolkits == toolkits;
            let found = match variants.iter().position(known) {
                Some(found) => found,
                None => {
                    variants.push(prepare(workspace, side, toolkits)?);
                    variants.len() - 1
                }
            };
            for (profile, option) in PROFILES {
                if profile == "dev" || case.optimised {
                    let variant = &variants[found];
                    reports.push(Report {
                        case: case.what,
                        side,
                        toolkits,
                        profile,
                        undefined: toolkits.iter().any(|name| case.undefined.contains(name)),
                        outcome: variant.attempt(case, workspace, profile, option)?,
                    });
                }
            }
        }
    }
    Ok(reports)
}

const PROFILES: [(&str, Option<&str>); 2] = [("dev", None), ("release", Some("--release"))];
const TARGET: &str = "target";

/// Writes the project and fetches its dependencies; a manifest that cargo rejects is a result.
fn prepare(
    workspace: &Workspace,
    side: Side,
    toolkits: &'static [&'static str],
) -> Result<Variant, Error> {
    let name = format!("cases-{}{}", side.id(), toolkits.concat());
    let mut files = Vec::new();
    for case in &CASES {
        let source = match side {
            Side::Cuspec => case.cuspec,
            _ => case.cudarc,
        };
        files.push((format!("src/{}.rs", case.folder), source.to_owned()));
        files.push((format!("src/bin/{}.rs", case.folder), main(case.folder)));
    }
    let project = match side {
        Side::Cuspec => workspace.project(&name, &[side], &files)?,
        _ => workspace.project_with(&name, &[cudarc(toolkits)], &files)?,
    };
    Ok(Variant {
        side,
        toolkits,
        broken: project
            .fetch()
            .err()
            .map(|error| classify_fetch_error(&error)),
        project,
    })
}

/// Classifies a failed fetch: either the crate lacks a feature, or the fetch itself failed.
fn classify_fetch_error(error: &Error) -> Outcome {
    let said = error.to_string();
    match said.contains("failed to select a version") {
        true => Outcome::DoesNotBuild { said },
        false => Outcome::NotTried { said },
    }
}

/// Returns a program that runs the case and prints the result.
fn main(folder: &str) -> String {
    format!(
        "#[path = \"../{folder}.rs\"]\nmod case;\n\n\
         fn main() -> std::process::ExitCode {{\n\
         let words: Vec<String> = std::env::args().collect();\n\
         match case::run(std::path::Path::new(&words[1]), &words[2]) {{\n\
         Ok(said) => {{ println!(\"{{said}}\"); std::process::ExitCode::SUCCESS }}\n\
         Err(said) => {{ println!(\"{{said}}\"); std::process::ExitCode::from({}) }}\n}}\n}}\n",
        outcome::WRONG_RESULT
    )
}

impl Variant {
    fn attempt(
        &self,
        case: &Case,
        workspace: &Workspace,
        profile: &str,
        option: Option<&str>,
    ) -> Result<Outcome, Error> {
        if let Some(outcome) = &self.broken {
            return Ok(outcome.clone());
        }
        let mut arguments = vec!["build", "--offline", "--quiet", "--bin", case.folder];
        arguments.extend(option);
        match self.project.cargo(&arguments, TARGET) {
            Ok(_) => (),
            Err(Error::Failed { reason, .. }) => return Ok(Outcome::DoesNotBuild { said: reason }),
            Err(error) => return Err(error),
        }
        let folder = if profile == "dev" { "debug" } else { profile };
        let mut command = self.project.program(TARGET, folder, case.folder);
        command
            .arg(workspace.toolkit().join("lib64"))
            .arg(case.argument);
        outcome::observe(&mut command)
    }
}

fn title(side: Side, toolkits: &[&str]) -> String {
    match toolkits {
        [] => side.title().to_owned(),
        _ => format!("{}, {}", side.title(), toolkits.join(" + ")),
    }
}

/// Returns the reports as a table.
pub(crate) fn table(reports: &[Report]) -> String {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING);
    table.set_header(["case", "crate", "profile", "outcome"]);
    let mut last = "";
    for report in reports {
        let case = if report.case == last { "" } else { report.case };
        last = report.case;
        let undefined = if report.undefined {
            "undefined behaviour, here "
        } else {
            ""
        };
        table.add_row([
            case.to_owned(),
            title(report.side, report.toolkits),
            report.profile.to_owned(),
            format!("{undefined}{}", report.outcome),
        ]);
    }
    table::trimmed(&table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fetch(reason: &str) -> Outcome {
        classify_fetch_error(&Error::Failed {
            what: "`cargo fetch`".to_owned(),
            reason: reason.to_owned(),
        })
    }

    #[test]
    fn a_missing_feature_of_the_crate_counts_as_a_failed_build() {
        let outcome = fetch("error: failed to select a version for `cudarc`.");
        assert!(matches!(outcome, Outcome::DoesNotBuild { .. }), "{outcome}");
    }

    #[test]
    fn a_network_failure_counts_as_not_tried() {
        let outcome = fetch("error: failed to download from the registry");
        assert!(matches!(outcome, Outcome::NotTried { .. }), "{outcome}");
    }
}
