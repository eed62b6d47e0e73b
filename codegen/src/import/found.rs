//! Validates the folders of headers before they are read: all headers present, complete, and of the requested
//! toolkit.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cuspec_spec::declared::Toolkit;
use rayon::prelude::*;
use regex::Regex;

use super::damage;
use super::error::Error;
use super::headers::Family;
use super::remarks::Damage;
use super::statements;

/// Deviations that the caller accepts.
#[derive(Clone, Copy, Default)]
pub(super) struct Allowed {
    pub missing: bool,
    pub version_mismatch: bool,
}

/// Rejects folders that do not contain the toolkit.
pub(super) fn check(
    include: &[PathBuf],
    families: &[Family],
    toolkit: &Toolkit,
    allowed: Allowed,
) -> Result<(), Error> {
    let find = |name: &str| {
        let places = include.iter().map(|folder| folder.join(name));
        places.into_iter().find(|path| path.is_file())
    };
    let mut missing = Vec::new();
    let mut paths = Vec::new();
    for family in families {
        if find(family.main).is_none() {
            return Err(Error::NoHeader {
                header: family.main.to_owned(),
                folders: include.to_vec(),
            });
        }
        let promised = family.promised().filter(|name| find(name).is_none());
        missing.extend(promised.map(|name| format!("`{name}`")));
        paths.extend(family.all().filter_map(|name| Some((name, find(name)?))));
    }
    if !missing.is_empty() && !allowed.missing {
        return Err(Error::Incomplete { missing });
    }
    let damaged: Result<Vec<Option<Damage>>, Error> = paths
        .par_iter()
        .map(|(name, path)| Ok(damage::find(name, &read(path)?)))
        .collect();
    let mut damaged: Vec<Damage> = damaged?.into_iter().flatten().collect();
    if damaged.is_empty() {
        for family in families {
            damaged.extend(find_emptiness(family, find(family.main).as_deref())?);
        }
    }
    if !damaged.is_empty() {
        return Err(Error::Damaged(damaged));
    }
    if !allowed.version_mismatch {
        for family in families {
            check_version(family, find(family.main).as_deref(), toolkit)?;
        }
    }
    Ok(())
}

/// The error for a main header without declarations.
fn find_emptiness(family: &Family, path: Option<&Path>) -> Result<Option<Damage>, Error> {
    let Some(path) = path else { return Ok(None) };
    let text = String::from_utf8_lossy(&read(path)?).into_owned();
    let is_empty = statements::extents(&text).is_empty();
    Ok(is_empty.then(|| Damage {
        header: family.main.to_owned(),
        line: 1,
        what: "it declares nothing".to_owned(),
    }))
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    std::fs::read(path).map_err(|error| Error::file(path, &error))
}

static VERSION: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?m)^[ \t]*#[ \t]*define[ \t]+CUDA(?:RT)?_VERSION[ \t]+(\d+)").ok()
});

/// Rejects a main header that names another release than the requested one.
fn check_version(family: &Family, path: Option<&Path>, toolkit: &Toolkit) -> Result<(), Error> {
    let (Some(path), Some(pattern)) = (path, &*VERSION) else {
        return Ok(());
    };
    let text = String::from_utf8_lossy(&read(path)?).into_owned();
    let says = pattern
        .captures(&text)
        .and_then(|found| found[1].parse().ok());
    match says {
        Some(says) if says != toolkit.api_version() => Err(Error::Version {
            header: family.main.to_owned(),
            says,
            toolkit: toolkit.clone(),
        }),
        _ => Ok(()),
    }
}
