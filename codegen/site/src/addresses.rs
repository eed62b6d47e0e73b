//! Permanent addresses: pages, and places on them with permanent ids.
//!
//! Places named after something that may change (parameters, cases, sections) are not included.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

use cuspec_spec::declared::file_of;
use cuspec_spec::diagnostic::Diagnostic;
use cuspec_spec::guide::Move;

use crate::address::Address;
use crate::names::{self, api};
use crate::pages::{grid, library, redirects};
use crate::site::Site;

/// Singular pages.
const SINGLE: &[&str] = &[
    "index.html",
    "about.html",
    "404.html",
    "search.html",
    "driver.html",
    "runtime.html",
    "libraries.html",
    "types.html",
    "constants.html",
    "codes.html",
    "glossary.html",
    "grid.html",
    "scenarios.html",
    "scenarios-runtime.html",
    "findings.html",
    "programs.html",
    "toolkits.html",
];

/// Addresses by page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addresses {
    /// Pages, each with its places.
    pages: BTreeMap<String, BTreeSet<String>>,
    /// Redirecting pages: links to places on them redirect as well.
    moved: BTreeSet<String>,
}

impl Addresses {
    /// Returns every page and redirect of the site, or the mistakes in the moves of the guide.
    pub fn new(site: &Site<'_>) -> Result<Self, Vec<Diagnostic>> {
        let mut out = Self::default();
        out.extend(SINGLE.iter().map(|page| Address::page(*page)));
        out.add_functions(site);
        out.add_types(site);
        out.add_vocabulary(site);
        out.add_records(site);
        out.extend(library::addresses(site));
        out.extend(redirects::other_names(site).map(|(from, _)| from));
        let moves = &site.registry.guide.moves;
        let mistakes: Vec<Diagnostic> = moves.iter().filter_map(|one| out.mistake(one)).collect();
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        for from in moves.iter().map(|one| Address::parse(&one.from)) {
            if from.anchor.is_none() {
                out.moved.insert(from.page.clone());
            }
            out.extend([from]);
        }
        Ok(out)
    }

    /// The mistake in a move.
    fn mistake(&self, moved: &Move) -> Option<Diagnostic> {
        let message = match (self.has(&moved.from), self.has(&moved.to)) {
            (false, true) => return None,
            (true, _) => format!("`{}` has not moved: it is still there", moved.from),
            (_, false) => format!("nothing stands at `{}`", moved.to),
        };
        let mut mistake = moved.span.error(message);
        let help = "`from` is an address that was, `to` one that is: `f/cuInit.html#Flags.one`";
        mistake.help = Some(help.to_owned());
        Some(mistake)
    }

    /// Parses a list in the format of `Display`; lines that start with `#` are comments.
    pub fn parse(text: &str) -> Self {
        let mut out = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split_whitespace();
            if let Some(page) = parts.next() {
                let places = out.pages.entry(page.to_owned()).or_default();
                places.extend(parts.map(str::to_owned));
            }
        }
        out
    }

    /// Returns the addresses of an earlier list that this one lacks. A removed page is listed without its
    /// places.
    pub fn lost(&self, earlier: &Self) -> Vec<String> {
        let mut out = Vec::new();
        for (page, places) in &earlier.pages {
            match self.pages.get(page) {
                Some(_) if self.moved.contains(page) => {}
                None => out.push(page.clone()),
                Some(known) => {
                    let lost = places.difference(known);
                    out.extend(lost.map(|place| format!("{page}#{place}")));
                }
            }
        }
        out
    }

    /// Whether an address exists, `f/cuInit.html#Flags.one`.
    pub fn has(&self, address: &str) -> bool {
        let (page, place) = address.split_once('#').unwrap_or((address, ""));
        let places = self.pages.get(page);
        places.is_some_and(|places| place.is_empty() || places.contains(place))
    }

    fn extend(&mut self, addresses: impl IntoIterator<Item = Address>) {
        for address in addresses {
            let places = self.pages.entry(address.page).or_default();
            places.extend(address.anchor);
        }
    }

    /// Functions with their checks and result codes.
    fn add_functions(&mut self, site: &Site<'_>) {
        for function in &site.functions {
            let page = Address::function(function.name);
            let checks = function.checks.iter().chain(&function.promises);
            let checks = checks.flat_map(|check| &check.ids);
            self.extend(checks.map(|id| page.clone().at(id)));
            let codes = function.returns.iter();
            // A code that only the evidence shows has no permanent address.
            let codes = codes.filter(|returned| !returned.documented.is_empty());
            self.extend(codes.map(|returned| page.clone().at(returned.code)));
            let group = Address::group(api(function.api), &file_of(&function.newest.group));
            self.extend([page, group]);
            if function.contract.is_some() {
                self.extend([grid::address(function.api, &function.newest.group)]);
            }
        }
    }

    /// Types with their enumerators, constants and codes.
    fn add_types(&mut self, site: &Site<'_>) {
        for ty in &site.types {
            let page = Address::ty(ty.name);
            let enums = ty.forms.iter().filter_map(|(_, form)| form.of_enum());
            let members = enums.flat_map(|item| &item.members);
            self.extend(members.map(|member| page.clone().at(&member.name)));
            self.extend([page]);
        }
        let constants = site.registry.history.constants.iter();
        self.extend(constants.map(|one| Address::constant(&one.name)));
        self.extend(
            site.codes
                .all()
                .iter()
                .map(|code| Address::code(code.name())),
        );
    }

    /// Domains with their exemplars, and the words of the glossary.
    fn add_vocabulary(&mut self, site: &Site<'_>) {
        for domain in &site.registry.contracts.vocabulary.domains {
            let exemplars = domain.exemplars.iter();
            self.extend(exemplars.map(|one| names::exemplar(&domain.name, &one.name)));
            self.extend([Address::domain(&domain.name)]);
        }
        self.extend(site.names.words().cloned());
    }

    /// Scenarios, findings, programs, toolkits and recorded subjects.
    fn add_records(&mut self, site: &Site<'_>) {
        let registry = site.registry;
        let scenarios = registry.contracts.scenarios.iter();
        self.extend(scenarios.map(|one| Address::scenario(&one.id)));
        let findings = registry.guide.findings();
        self.extend(findings.map(|(_, one)| Address::finding(&one.word.name)));
        let programs = registry.guide.programs.iter();
        self.extend(programs.map(|one| Address::page("programs.html").at(&one.word.name)));
        let toolkits = site.toolkits.names();
        self.extend(toolkits.iter().map(|name| Address::toolkit(name)));
        let neighbours = toolkits.windows(2);
        self.extend(neighbours.filter_map(|pair| match pair {
            [old, new] => Some(Address::diff(old, new)),
            _ => None,
        }));
        let subjects = site.evidence.subjects.iter();
        self.extend(subjects.map(|one| Address::subject(&one.name)));
    }
}

impl fmt::Display for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (page, places) in &self.pages {
            f.write_str(page)?;
            for place in places {
                f.write_char(' ')?;
                f.write_str(place)?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}
