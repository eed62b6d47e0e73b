//! A toolkit's include folder to the declared model.
//!
//! Each API is seen in three views, all at once. What clang or this program does not understand is
//! left out and told; the rest is read as if it were not there.

use std::path::PathBuf;

use cuspec_spec::declared::Toolkit;

use super::assemble::assemble;
use super::bind::{Headers, View, bind};
use super::bindings::{self, Bindings};
use super::error::Error;
use super::headers::{DRIVER, Family, RUNTIME};
use super::left_out::{Overlay, Remark};
use super::per_thread;
use super::reading::{Reading, Source, Text};
use super::stubs;
use super::versions;

/// The view with every symbol under every name it has.
const INTERNAL: &[&str] = &["__CUDA_API_VERSION_INTERNAL"];

/// Whether both APIs' main headers are there.
pub(super) fn check(include: &[PathBuf]) -> Result<(), Error> {
    for family in [DRIVER, RUNTIME] {
        let header = family.main;
        if !include.iter().any(|folder| folder.join(header).is_file()) {
            let folders = include.to_vec();
            return Err(Error::NoHeader {
                header: header.to_owned(),
                folders,
            });
        }
    }
    Ok(())
}

/// Reads both APIs of one toolkit.
pub(super) fn read(include: &[PathBuf], toolkit: &Toolkit) -> Result<Reading, Error> {
    let folder = tempfile::tempdir()
        .map_err(|error| Error::Internal(format!("no temporary folder: {error}")))?;
    let stubs = folder.path().join("stubs");
    std::fs::create_dir(&stubs)
        .and_then(|()| stubs::write(&stubs))
        .map_err(|error| Error::file(&stubs, &error))?;
    let mut overlay = Overlay::new(folder.path().join("overlay"), include);
    loop {
        let headers = Headers {
            include: overlay.include(),
            stubs: stubs.clone(),
        };
        let (driver, runtime) = rayon::join(
            || read_family(&DRIVER, &headers, toolkit),
            || read_family(&RUNTIME, &headers, toolkit),
        );
        match (driver, runtime) {
            (Ok(driver), Ok(runtime)) => {
                let mut reading = join(driver, runtime);
                reading.remarks.splice(0..0, overlay.remarks);
                return Ok(reading);
            }
            (Err(error), _) | (_, Err(error)) => {
                let is_less = match &error {
                    Error::Header { text, .. } => overlay.blank(text)?,
                    _ => false,
                };
                if !is_less {
                    return Err(error);
                }
            }
        }
    }
}

fn read_family(family: &Family, headers: &Headers, toolkit: &Toolkit) -> Result<Reading, Error> {
    let is_there = |name: &&str| headers.find(name).is_some();
    let included: Vec<&str> = family.included().filter(is_there).collect();
    let versions: Vec<&str> = family.versions.iter().copied().filter(is_there).collect();
    let parts: Vec<&str> = family.parts.iter().copied().filter(is_there).collect();
    let before = family.before.iter().copied();

    let all: Vec<&str> = before.clone().chain(included.iter().copied()).collect();
    let with_versions: Vec<&str> = all.iter().copied().chain(versions.clone()).collect();
    let from: Vec<&str> = included
        .iter()
        .chain(&versions)
        .chain(&parts)
        .copied()
        .collect();
    let everything = || View::all(&with_versions, INTERNAL, &from);
    let ((internal, windows), (default, per_thread)) = rayon::join(
        || {
            rayon::join(
                || look(headers, family, &everything()),
                || look(headers, family, &everything().on_windows()),
            )
        },
        || {
            rayon::join(
                || look(headers, family, &View::functions(&all, &[], &from)),
                || {
                    look(
                        headers,
                        family,
                        &View::functions(&all, per_thread::PER_THREAD, &from),
                    )
                },
            )
        },
    );
    let (internal, windows) = (internal?, windows?);
    let (default, per_thread) = (default?, per_thread?);
    let source = Source {
        family,
        default: &default,
        internal: &internal,
        windows: &windows,
        versions: &versions::read(&internal),
        texts: &read_texts(headers, family)?,
    };
    let mut reading = assemble(&source, toolkit);
    let slips = per_thread::check(family.main, &reading.facts, &per_thread)?;
    reading.remarks.extend(slips);
    let missing = family.included().filter(|name| !is_there(name));
    reading
        .remarks
        .extend(missing.map(|header| Remark::NoHeader {
            header: header.to_owned(),
        }));
    Ok(reading)
}

fn look(headers: &Headers, family: &Family, view: &View<'_>) -> Result<Bindings, Error> {
    let bindings = bindings::read(&bind(headers, family.main, view)?);
    if bindings.functions.is_empty() {
        return Err(Error::Empty {
            header: family.main.to_owned(),
        });
    }
    Ok(bindings)
}

/// The texts of the headers that are there, the main one first.
fn read_texts(headers: &Headers, family: &Family) -> Result<Vec<Text>, Error> {
    let mut texts = Vec::new();
    for name in family.texts() {
        if let Some(path) = headers.find(name) {
            let bytes = std::fs::read(&path).map_err(|error| Error::file(&path, &error))?;
            let content = String::from_utf8_lossy(&bytes).into_owned();
            texts.push(Text { name, content });
        }
    }
    Ok(texts)
}

fn join(mut left: Reading, right: Reading) -> Reading {
    left.facts.functions.extend(right.facts.functions);
    left.facts.enums.extend(right.facts.enums);
    left.facts.records.extend(right.facts.records);
    left.facts.typedefs.extend(right.facts.typedefs);
    left.facts.constants.extend(right.facts.constants);
    left.remarks.extend(right.remarks);
    left
}
