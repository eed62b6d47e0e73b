//! Measures the build of an empty library that depends on a crate: times and sizes.

mod alone;
mod sources;

use std::collections::BTreeMap;

use crate::clock::Spent;
use crate::error::Error;
use crate::measure::{Goal, Measured, Row, Unit};
use crate::project::Project;
use crate::sides::{CRATES, Side};
use crate::workspace::Workspace;

const PART: &str = "build";

/// Target folders of builds and checks.
const DEV_TARGET: &str = "built";
const RELEASE_TARGET: &str = "released";
const CHECK_TARGET: &str = "checked";

/// The samples of one side.
#[derive(Default)]
struct SideSamples {
    build: Vec<Spent>,
    /// Of the crate alone, after its dependencies were built.
    own: Vec<Spent>,
    check: Vec<Spent>,
    release: Vec<Spent>,
    rlib: Vec<f64>,
    rlib_in_release: Vec<f64>,
    compiled: Vec<f64>,
    packaged: Vec<f64>,
}

/// Measures all sides in turn, so that other load on the machine affects all of them.
pub(crate) fn measure(workspace: &Workspace, repeat: usize) -> Result<Vec<Row>, Error> {
    let mut sides = Vec::new();
    for side in CRATES {
        let project = workspace.project(
            &format!("build-{}", side.id()),
            &[side],
            &[("src/lib.rs".to_owned(), String::new())],
        )?;
        let taken = project.fetch().map(|()| SideSamples::default());
        sides.push((side, project, taken));
    }
    if let Some(cudarc) = sides.iter().position(|(side, ..)| *side == Side::Cudarc) {
        sides.push(alone(workspace, &sides[cudarc].1)?);
    }
    for round in 0..repeat {
        for (side, project, taken) in &mut sides {
            eprintln!("building {}, {} of {repeat}", side.title(), round + 1);
            if let Ok(so_far) = taken
                && let Err(error) = build(*side, project, so_far)
            {
                *taken = Err(error);
            }
        }
    }
    let taken: Vec<(Side, Result<SideSamples, Error>)> = sides
        .into_iter()
        .map(|(side, project, taken)| {
            let taken = taken.and_then(|mut taken| {
                add_sizes(side, &project, &mut taken)?;
                Ok(taken)
            });
            (side, taken)
        })
        .collect();
    Ok(rows(&taken))
}

/// Returns the bindings within cudarc as a side.
fn alone(
    workspace: &Workspace,
    cudarc: &Project,
) -> Result<(Side, Project, Result<SideSamples, Error>), Error> {
    let line = alone::make(cudarc, &workspace.folder("cudarc-sys"));
    let files = [("src/lib.rs".to_owned(), String::new())];
    let lines: Vec<String> = line.as_ref().ok().into_iter().cloned().collect();
    let project = workspace.project_with("build-cudarc_sys", &lines, &files)?;
    let taken = line.and_then(|_| project.fetch());
    Ok((
        Side::CudarcSys,
        project,
        taken.map(|()| SideSamples::default()),
    ))
}

/// Adds samples of a clean build in each profile, a build of the crate alone, and a clean check.
fn build(side: Side, project: &Project, taken: &mut SideSamples) -> Result<(), Error> {
    let build = ["build", "--offline", "--quiet"];
    project.clean(DEV_TARGET)?;
    taken.build.push(project.cargo(&build, DEV_TARGET)?.1);
    let mut clean = vec!["clean", "--offline", "--quiet"];
    for package in side.packages() {
        clean.extend(["--package", package]);
    }
    project.cargo(&clean, DEV_TARGET)?;
    taken.own.push(project.cargo(&build, DEV_TARGET)?.1);
    let release = ["build", "--offline", "--quiet", "--release"];
    project.clean(RELEASE_TARGET)?;
    taken
        .release
        .push(project.cargo(&release, RELEASE_TARGET)?.1);
    project.clean(CHECK_TARGET)?;
    let check = ["check", "--offline", "--quiet"];
    taken.check.push(project.cargo(&check, CHECK_TARGET)?.1);
    Ok(())
}

/// Adds the sizes of the libraries and their sources.
fn add_sizes(side: Side, project: &Project, taken: &mut SideSamples) -> Result<(), Error> {
    let (mut released, mut built, mut compiled, mut packaged) = (0.0, 0.0, 0.0, 0.0);
    for package in side.packages() {
        released += sources::size(
            &project
                .artifact(package, RELEASE_TARGET, &["--release"])?
                .rlib,
        )?;
        let artifact = project.artifact(package, DEV_TARGET, &[])?;
        built += sources::size(&artifact.rlib)?;
        compiled += sources::compiled(&artifact)?;
        packaged += sources::packaged(&artifact.package)?;
    }
    taken.rlib_in_release.push(released);
    taken.rlib.push(built);
    taken.compiled.push(compiled);
    taken.packaged.push(packaged);
    Ok(())
}

fn rows(taken: &[(Side, Result<SideSamples, Error>)]) -> Vec<Row> {
    let less = |times| Goal::TimesLess {
        than: Side::Cudarc,
        times,
    };
    let beside = Goal::Beside {
        other: Side::Cudarc,
    };
    let row = |what: &str, unit, goal, samples: fn(&SideSamples) -> Vec<f64>| {
        let of = |taken: &Result<SideSamples, Error>| match taken {
            Ok(taken) => Measured::of(samples(taken)),
            Err(error) => Measured::nothing(error.to_string()),
        };
        let sides: BTreeMap<Side, Measured> = taken
            .iter()
            .map(|(side, taken)| (*side, of(taken)))
            .collect();
        Row::new(PART, what, unit, goal, sides)
    };
    use Unit::{Bytes, Seconds};
    vec![
        row("clean dev build, wall", Seconds, less(4.0), |t| {
            wall(&t.build)
        }),
        row(
            "clean dev build, CPU",
            Seconds,
            less(4.0),
            |t| cpu(&t.build),
        ),
        row("clean release build, wall", Seconds, less(4.0), |t| {
            wall(&t.release)
        }),
        row("clean release build, CPU", Seconds, less(4.0), |t| {
            cpu(&t.release)
        }),
        row("the crate alone, wall", Seconds, beside, |t| wall(&t.own)),
        row("the crate alone, CPU", Seconds, beside, |t| cpu(&t.own)),
        row("cargo check, wall", Seconds, beside, |t| wall(&t.check)),
        row("cargo check, CPU", Seconds, beside, |t| cpu(&t.check)),
        row("rlib, dev", Bytes, less(8.0), |t| t.rlib.clone()),
        row("rlib, release", Bytes, less(1.6), |t| {
            t.rlib_in_release.clone()
        }),
        row("source compiled", Bytes, beside, |t| t.compiled.clone()),
        row("source in the package", Bytes, beside, |t| {
            t.packaged.clone()
        }),
    ]
}

fn wall(spent: &[Spent]) -> Vec<f64> {
    spent.iter().map(|spent| spent.wall.as_secs_f64()).collect()
}

fn cpu(spent: &[Spent]) -> Vec<f64> {
    spent.iter().map(|spent| spent.cpu.as_secs_f64()).collect()
}
