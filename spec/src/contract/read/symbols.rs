//! The symbol table: every name that files of contracts and vocabulary declare, each once.
//!
//! Domains, records, resources, aliases and tagged tables share one namespace, because contracts write
//! them in the same places. Exemplars belong to their domain and questions to their object. States,
//! needs, hazards, settings and releases have a namespace for each kind.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::{fmt, iter};

use syn::{Attribute, Ident, Item};

use super::vocabulary::marker;
use crate::contract::naming::{kebab, snake};
use crate::source::{File, Source};
use crate::span::Span;
use cuspec_diagnostic::Diagnostic;

/// The kind of a declared name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Domain,
    Record,
    Resource,
    Alias,
    Table,
    Exemplar,
    Need,
    State,
    Hazard,
    Setting,
    Question,
    Release,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Domain => "domain",
            Self::Record => "record",
            Self::Resource => "resource",
            Self::Alias => "alias",
            Self::Table => "tagged table",
            Self::Exemplar => "exemplar",
            Self::Need => "need",
            Self::State => "state",
            Self::Hazard => "hazard",
            Self::Setting => "setting",
            Self::Question => "question",
            Self::Release => "release",
        })
    }
}

/// The names within which a name has to be unique.
#[derive(PartialEq, Eq, Hash)]
enum Namespace {
    /// Names of domains, records, resources, aliases and tables.
    Types,
    /// Names of one kind.
    Kind(Kind),
    /// Names within an item: exemplars of a domain, questions about an object.
    Item(Kind, String),
}

/// The declared names, with the kind and the place of each.
#[derive(Default)]
struct Symbols {
    places: HashMap<(Namespace, String), (Kind, Span)>,
    /// The target of each alias, and its position.
    aliases: BTreeMap<String, (String, Span)>,
}

/// Reports each name that is declared twice, with both positions, and aliases that lead back to themselves.
/// Returns the names of the latter.
pub(super) fn check(sources: &[&Source], mistakes: &mut Vec<Diagnostic>) -> BTreeSet<String> {
    let mut symbols = Symbols::default();
    for source in sources {
        let mut file = File::of(source, mistakes);
        for item in &source.syntax.items {
            symbols.declare_item(&mut file, item);
        }
    }
    let aliases = symbols.aliases.keys();
    let cyclic: BTreeSet<String> = aliases
        .filter(|name| symbols.is_cyclic(name))
        .cloned()
        .collect();
    for name in &cyclic {
        let (target, place) = &symbols.aliases[name];
        let message = format!("alias `{name}` refers to `{target}`, which refers back to it");
        mistakes.push(
            place
                .error(message)
                .with_help("write the domain in one of them"),
        );
    }
    cyclic
}

impl Symbols {
    fn declare_item(&mut self, file: &mut File<'_>, item: &Item) {
        match item {
            Item::Trait(object) => {
                let name = snake(&object.ident.to_string());
                for member in &object.items {
                    if let syn::TraitItem::Fn(question) = member {
                        let space = Namespace::Item(Kind::Question, name.clone());
                        let ident = &question.sig.ident;
                        self.declare(file, space, Kind::Question, ident, ident.to_string());
                    }
                }
            }
            Item::Struct(item) => {
                let kind = match marker(&item.attrs) {
                    Some("resource") => Kind::Resource,
                    Some("fields") => Kind::Record,
                    _ => return,
                };
                self.declare_type(file, kind, &item.ident);
            }
            Item::Type(alias) => {
                self.declare_type(file, Kind::Alias, &alias.ident);
                if let syn::Type::Path(target) = &*alias.ty
                    && let Some(target) = target.path.segments.last()
                {
                    let place = file.span(alias.ident.span());
                    let (name, target) = (alias.ident.to_string(), target.ident.to_string());
                    self.aliases.insert(name, (target, place));
                }
            }
            Item::Enum(item) => self.declare_enum(file, item),
            _ => {}
        }
    }

    /// Returns whether an alias leads back to itself, directly or through others.
    fn is_cyclic(&self, alias: &str) -> bool {
        let next = |name: &&str| self.aliases.get(*name).map(|(target, _)| target.as_str());
        let mut targets = iter::successors(next(&alias), next).take(self.aliases.len());
        targets.any(|target| target == alias)
    }

    fn declare_enum(&mut self, file: &mut File<'_>, item: &syn::ItemEnum) {
        let kind = match marker(&item.attrs) {
            Some("domain") => {
                self.declare_type(file, Kind::Domain, &item.ident);
                let domain = item.ident.to_string();
                for variant in &item.variants {
                    let space = Namespace::Item(Kind::Exemplar, domain.clone());
                    let ident = &variant.ident;
                    self.declare(file, space, Kind::Exemplar, ident, ident.to_string());
                }
                return;
            }
            Some("needs") => Kind::Need,
            Some("states") => Kind::State,
            Some("hazards") => Kind::Hazard,
            Some("settings") => Kind::Setting,
            Some("releases") => Kind::Release,
            Some(_) => return,
            None if is_tagged(&item.attrs) => {
                self.declare_type(file, Kind::Table, &item.ident);
                return;
            }
            None => return,
        };
        for variant in &item.variants {
            let ident = &variant.ident;
            let name = match kind {
                Kind::Need => snake(&ident.to_string()),
                Kind::State | Kind::Hazard => kebab(&ident.to_string()),
                _ => ident.to_string(),
            };
            self.declare(file, Namespace::Kind(kind), kind, ident, name);
        }
    }

    fn declare_type(&mut self, file: &mut File<'_>, kind: Kind, ident: &Ident) {
        self.declare(file, Namespace::Types, kind, ident, ident.to_string());
    }

    fn declare(
        &mut self,
        file: &mut File<'_>,
        space: Namespace,
        kind: Kind,
        ident: &Ident,
        name: String,
    ) {
        match self.places.entry((space, name)) {
            Entry::Vacant(entry) => {
                entry.insert((kind, file.span(ident.span())));
            }
            Entry::Occupied(entry) => {
                let ((space, name), (other, first)) = (entry.key(), entry.get());
                let place = format!("{}:{}:{}", first.path.display(), first.line, first.col);
                let owner = match space {
                    Namespace::Item(Kind::Exemplar, domain) => format!(" of `{domain}`"),
                    Namespace::Item(_, object) => format!(" about `{object}`"),
                    _ => String::new(),
                };
                let message =
                    format!("{kind} `{name}`{owner} has the name of the {other} at {place}");
                let help = match (space, kind, *other) {
                    (Namespace::Types, Kind::Domain, Kind::Resource)
                    | (Namespace::Types, Kind::Resource, Kind::Domain) => {
                        "write both as one item, `#[domain(..)] #[resource(ended_by = ..)] enum`, or rename one"
                    }
                    (Namespace::Types, ..) => {
                        "rename one: domains, records, resources, aliases and tagged tables share one namespace"
                    }
                    _ => "rename or remove one",
                };
                file.error_with(ident.span(), message, Some(help.to_owned()));
            }
        }
    }
}

fn is_tagged(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("tagged"))
}
