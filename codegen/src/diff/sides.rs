//! The two sides to compare, from the command line to facts.

use std::path::{Path, PathBuf};

use cuspec_spec::declared::{self, Declared, Toolkit};
use serde::Serialize;
use tempfile::TempDir;

use super::revision;

/// The name of a side in a report.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Name {
    Toolkit(String),
    Registry(String),
    /// The full hash of a commit.
    Revision(String),
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Toolkit(name) | Self::Registry(name) => f.write_str(name),
            Self::Revision(hash) => f.write_str(hash.get(..12).unwrap_or(hash)),
        }
    }
}

/// One side: its name and its facts.
pub(super) struct Side {
    pub name: Name,
    pub declared: Declared,
}

/// The sides that the command line names.
pub(super) enum Request<'a> {
    Toolkits(Toolkit, Toolkit),
    Registries(&'a Path, &'a Path),
    Against(&'a str),
}

impl<'a> Request<'a> {
    /// Two releases, or two folders; any other combination is a usage error.
    pub(super) fn read(old: &'a str, new: &'a str) -> Result<Self, String> {
        match (old.parse::<Toolkit>(), new.parse::<Toolkit>()) {
            (Ok(old), Ok(new)) => Ok(Self::Toolkits(old, new)),
            (Err(_), Err(_)) => Ok(Self::Registries(Path::new(old), Path::new(new))),
            _ => Err(format!(
                "`{old}` and `{new}` are not of a kind; give two toolkits, as in `12.9.79 13.0.96`, \
                 or two folders that hold `declared`"
            )),
        }
    }

    /// Reads both sides. The error says why they cannot be compared.
    pub(super) fn load(self, spec: &Path) -> Result<(Side, Side), String> {
        match self {
            Self::Toolkits(old, new) => {
                // Toolkits are compared on all platforms, registries by their main layer.
                let windows = declared::load_windows(spec).unwrap_or_default();
                let history = load(spec)?.with(&windows);
                Ok((choose(&history, old)?, choose(&history, new)?))
            }
            Self::Registries(old, new) => Ok((registry(old)?, registry(new)?)),
            Self::Against(revision) => {
                let folder = TempDir::new()
                    .map_err(|error| format!("cannot create a temporary folder: {error}"))?;
                let hash = revision::unpack(spec, revision, folder.path())?;
                let declared = load(folder.path()).map_err(|error| {
                    let text = error.replace(&folder.path().display().to_string(), revision);
                    format!("{text}\nthe registry at `{revision}` may be in an older syntax")
                })?;
                let old = Side {
                    name: Name::Revision(hash),
                    declared,
                };
                Ok((old, registry(spec)?))
            }
        }
    }
}

fn registry(folder: &Path) -> Result<Side, String> {
    Ok(Side {
        name: Name::Registry(folder.display().to_string()),
        declared: load(folder)?,
    })
}

/// The declared layer of a folder, or of its parent if the folder is `declared` itself.
fn load(folder: &Path) -> Result<Declared, String> {
    let folder = match folder.file_name() {
        Some(name) if name == "declared" && !folder.join("declared").is_dir() => {
            folder.parent().map_or_else(PathBuf::new, Path::to_owned)
        }
        _ => folder.to_owned(),
    };
    if !folder.join("declared").is_dir() {
        return Err(format!(
            "{} is neither a toolkit, as in `13.0.96`, nor a folder that holds `declared`",
            folder.display()
        ));
    }
    let both =
        declared::load(&folder).and_then(|usual| Ok(usual.with(&declared::load_windows(&folder)?)));
    let declared = both.map_err(|mistakes| {
        let lines: Vec<String> = mistakes.iter().take(5).map(ToString::to_string).collect();
        let more = match mistakes.len().saturating_sub(lines.len()) {
            0 => String::new(),
            more => format!("\nand {more} more"),
        };
        let folder = folder.display();
        format!(
            "the registry in {folder} cannot be read:\n{}{more}",
            lines.join("\n")
        )
    })?;
    match declared.toolkits.is_empty() {
        true => Err(format!(
            "the registry in {} holds no toolkit",
            folder.display()
        )),
        false => Ok(declared),
    }
}

fn choose(history: &Declared, toolkit: Toolkit) -> Result<Side, String> {
    let mut known = history.toolkits.iter().map(|release| &release.toolkit);
    if known.any(|one| *one == toolkit) {
        let declared = history.at(&toolkit);
        let name = Name::Toolkit(toolkit.to_string());
        return Ok(Side { name, declared });
    }
    let releases = history.toolkits.iter();
    let known: Vec<String> = releases.map(|one| one.toolkit.to_string()).collect();
    Err(format!(
        "toolkit {toolkit} was not imported; there are {}; `cuspec import {toolkit}` adds it",
        known.join(", ")
    ))
}
