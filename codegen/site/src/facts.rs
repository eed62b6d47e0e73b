//! The inputs of the site, gathered by the caller.

use std::collections::{BTreeMap, HashMap};

use cuspec_spec::Registry;
use cuspec_spec::case::{Api, Case, Environment};

/// The registry and further facts.
pub struct Facts<'a> {
    pub registry: &'a Registry,
    /// The plan: every case of the suite.
    pub cases: &'a [Case],
    /// Recorded runs, in display order.
    pub subjects: &'a [Subject],
    /// The changes of each toolkit against its predecessor, oldest first.
    pub diffs: &'a [Diff],
    /// The same for the releases of each library.
    pub library_diffs: &'a [(Api, Vec<Diff>)],
    /// Scenarios as programs that can be pasted, by the scenario's id.
    pub examples: &'a BTreeMap<String, String>,
    /// Permanent addresses published so far, one on each line.
    pub links: Links<'a>,
}

/// Public addresses of the site and its sources, if any.
#[derive(Clone, Copy, Debug, Default)]
pub struct Links<'a> {
    /// The published address, `https://example.org/cuspec`: for canonical links and the site map.
    pub base: Option<&'a str>,
    /// The folder of the repository in a browser, `https://example.org/cuspec/blob/main`.
    pub source: Option<&'a str>,
}

/// A recorded run of one library on one device.
#[derive(Clone, Debug, Default)]
pub struct Subject {
    /// The folder of its evidence, `h200-580.159.04`.
    pub name: String,
    /// `NVIDIA H200`
    pub device: String,
    /// Whether the driver had a device.
    pub has_device: bool,
    /// The driver's release, `580.159.04`.
    pub release: String,
    /// CUDA version as reported by the driver, 13000 for 13.0.
    pub version: Option<u32>,
    /// `2026-11-22T03:49:44Z`
    pub date: String,
    /// Facts about the library's file, for people: name and value.
    pub library: Vec<(String, String)>,
    pub machine: Machine,
    /// Answers by case: a code, `crash` or `pass`, and remarks after two spaces.
    pub behaviours: HashMap<String, String>,
}

/// Answers of a subject's machine to the questions of cases.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    /// By number in `CUdevice_attribute`.
    pub attributes: BTreeMap<i32, i128>,
    /// `driver.version`, `machine.devices`.
    pub answers: BTreeMap<String, i128>,
}

impl Environment for Machine {
    fn attribute(&self, number: i32) -> Option<i128> {
        self.attributes.get(&number).copied()
    }

    fn query(&self, question: &str) -> Option<i128> {
        self.answers.get(question).copied()
    }

    fn arg(&self, _: usize) -> Option<i128> {
        None
    }

    fn out(&self, _: usize, _: u64, _: u64, _: bool) -> Option<i128> {
        None
    }

    fn names(&self, _: usize, _: usize) -> Option<bool> {
        None
    }

    fn reads(&self, _: usize, _: &str) -> Option<bool> {
        None
    }
}

/// The changes from one toolkit to the next.
#[derive(Clone, Debug, Default)]
pub struct Diff {
    pub old: String,
    pub new: String,
    /// Strongest class first.
    pub changes: Vec<Change>,
}

/// One change.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The affected programs, `SOURCE-C`.
    pub class: &'static str,
    /// A short description of the class.
    pub meaning: &'static str,
    /// The change, `new field`.
    pub says: &'static str,
    /// `function`, `enum`, `record`, `type` or `constant`.
    pub item: &'static str,
    pub name: String,
    /// The parameter, field or enumerator that changed.
    pub part: Option<String>,
    /// The old and the new spelling.
    pub details: String,
}
