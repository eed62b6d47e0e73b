//! Recorded subjects, from their evidence folders.

use std::path::Path;

use cuspec_site::facts::Subject;
use serde_json::Value;

use crate::evidence::{self, Evidence};

/// Returns every subject beside the registry, by name.
pub(crate) fn load(spec: &Path) -> Result<Vec<Subject>, String> {
    let folders = evidence::folders(spec);
    let subjects = folders.iter().map(|folder| {
        let evidence = Evidence::load(folder)?;
        Ok(subject(name(folder), evidence))
    });
    subjects.collect()
}

/// The same, with names only.
pub(crate) fn names(spec: &Path) -> Vec<Subject> {
    let folders = evidence::folders(spec);
    let subjects = folders.iter().map(|folder| Subject {
        name: name(folder),
        ..Subject::default()
    });
    subjects.collect()
}

fn name(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn subject(name: String, evidence: Evidence) -> Subject {
    let version = evidence.driver_version();
    let environment = &evidence.environment;
    let text = |path: &str| {
        let value = environment.pointer(path);
        value.map_or_else(String::new, plain)
    };
    // A driver without a release is named after its folder.
    let release = match text("/library/release") {
        release if release.is_empty() => name.clone(),
        release => release,
    };
    let facts = [
        ("File", "/library/path"),
        ("Bytes", "/library/bytes"),
        ("SHA-256", "/library/sha256"),
        ("Memory of the device", "/driver/total_memory"),
        ("System", "/host/system"),
        ("Architecture", "/host/architecture"),
        ("Processors", "/host/cores"),
    ];
    let library = facts
        .into_iter()
        .map(|(name, path)| (name.to_owned(), text(path)))
        .filter(|(_, value)| !value.is_empty())
        .collect();
    Subject {
        has_device: evidence.has_device(),
        device: match evidence.has_device() {
            true => text("/driver/device"),
            false => "no device".to_owned(),
        },
        date: text("/date"),
        machine: evidence.machine(),
        name,
        release,
        version,
        library,
        behaviours: evidence.behaviours,
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}
