//! Everything that the site is made from, gathered by whoever calls.

use std::collections::{BTreeMap, HashMap};

use cuspec_spec::Registry;
use cuspec_spec::case::{Api, Case, Environment};

/// The registry, and what is known beside it.
pub struct Facts<'a> {
    pub registry: &'a Registry,
    /// The plan: every case of the suite.
    pub cases: &'a [Case],
    /// Recorded runs, in the order in which they are to be shown.
    pub subjects: &'a [Subject],
    /// What each toolkit changed against the one before it, oldest first.
    pub diffs: &'a [Diff],
    /// The same of the releases of each library.
    pub library_diffs: &'a [(Api, Vec<Diff>)],
    /// Scenarios as programs that can be pasted, by the scenario's id.
    pub examples: &'a BTreeMap<String, String>,
    /// Addresses of the site's items, each on a line of its own, as they were handed out so far.
    pub links: Links<'a>,
}

/// Where the site and its sources are to be found, if anywhere.
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
    /// Whether there was a device behind the driver.
    pub has_device: bool,
    /// The driver's release, `580.159.04`.
    pub release: String,
    /// As the driver counts versions of CUDA, 13000 for 13.0.
    pub version: Option<u32>,
    /// `2026-11-22T03:49:44Z`
    pub date: String,
    /// Facts about the library's file, for people: name and value.
    pub library: Vec<(String, String)>,
    pub machine: Machine,
    /// What it did, by case: a code, `crash`, `pass`, and remarks behind two blanks.
    pub behaviours: HashMap<String, String>,
}

/// What a subject's machine answers to what a case may ask of it.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    /// By their number in `CUdevice_attribute`.
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

    fn is_zeroed(&self, _: usize) -> Option<bool> {
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
    /// Whom it concerns, `SOURCE-C`.
    pub class: &'static str,
    /// What the class means, in a few words.
    pub meaning: &'static str,
    /// What happened, `new field`.
    pub says: &'static str,
    /// `function`, `enum`, `record`, `type` or `constant`.
    pub item: &'static str,
    pub name: String,
    /// The parameter, field or enumerator it is about.
    pub part: Option<String>,
    /// How it was and how it is.
    pub details: String,
}
