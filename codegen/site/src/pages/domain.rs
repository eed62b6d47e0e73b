//! The page of a domain: the possible values of a parameter.

use cuspec_spec::contract::{Domain, DomainId, Exemplar, Role, Standing};
use cuspec_spec::display;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::address::Address;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let domains = DomainId::all(&site.registry.contracts.vocabulary);
    domains
        .flat_map(|(id, domain)| page(site, id, domain))
        .collect()
}

fn page(site: &Site<'_>, id: DomainId, domain: &Domain) -> Vec<Page> {
    let address = Address::domain(&domain.name);
    let view = View::new(site, &address.page);
    let head = Head {
        title: domain.name.clone(),
        description: domain.doc.replace('`', ""),
        has_json: true,
        section: "Glossary",
        ..Head::default()
    };
    let html = view.page(&head, view.domain_body(id, domain));
    vec![
        Page::json(&address, &json(domain)),
        Page::html(&address, &html),
    ]
}

impl View<'_, '_> {
    fn domain_body(&self, id: DomainId, domain: &Domain) -> Markup {
        let params: Vec<&str> = domain.params.iter().map(|one| &*one.name).collect();
        let users = self.site.uses.domains.get(&id);
        html! {
            (self.crumbs(&[(Address::page("glossary.html"), "Glossary".to_owned())]))
            h1 { (domain.name) @if !params.is_empty() { "<" (params.join(", ")) ">" } }
            p.chips {
                span { "domain" }
                @if let Some(ty) = &domain.c_type { (self.ty(ty)) }
                @if let Some(word) = role(domain.role) { span { (word) } }
                @if domain.is_replaced { span { "replaced by the call" } }
                @if domain.live { span { "made by the suite" } }
            }
            p.lead { (self.prose(&domain.doc)) }
            h2 id="exemplars" { "Exemplars" }
                p.hint { "Values that stand for all others. What one does to a call can differ from function to function." }
                dl.params {
                    @for exemplar in &domain.exemplars { (self.exemplar_entry(exemplar)) }
                }
            @if let Some(users) = users {
                h2 id="parameters" { "Parameters and fields of this kind" }
                    p.names {
                        // A record may have many fields of a kind; the first one of a function represents all.
                        @for (place, of_one) in users.chunk_by(|a, b| a.0 == b.0).enumerate() {
                            @for (function, param) in of_one.iter().take(1) {
                                @if place > 0 { ", " }
                                (self.link(&Address::function(function).at(&format!("p-{param}")), function))
                            }
                        }
                    }
            }
        }
    }

    fn exemplar_entry(&self, exemplar: &Exemplar) -> Markup {
        html! {
            dt id=(exemplar.name) {
                b { (exemplar.name) }
                " " span.ty { (cuspec_spec::contract::kebab(&exemplar.name)) }
            }
            dd {
                p { (self.prose(&exemplar.doc)) }
                p.takes {
                    @match &exemplar.standing {
                        Standing::Accepted => "Accepted",
                        Standing::Refused(outcome) => { "Refused with " (self.outcome(outcome)) },
                        Standing::Undefined => "Undefined: nobody may rely on what it does",
                    }
                    @for one in &exemplar.by_version {
                        "; " (display::versions(&one.bound)) " "
                        @match &one.standing {
                            Standing::Accepted => "accepted",
                            Standing::Refused(outcome) => { "refused with " (self.outcome(outcome)) },
                            Standing::Undefined => "undefined",
                        }
                    }
                    @for word in &exemplar.is {
                        "; " (self.predicate(word))
                    }
                    "."
                }
            }
        }
    }

    /// A word for several exemplars.
    fn predicate(&self, word: &str) -> Markup {
        let text = word.replace('_', " ");
        html! {
            @match self.site.names.word("is", word) {
                Some(to) => (self.link(&to, &text)),
                None => (text),
            }
        }
    }
}

/// The way a value is passed, if not by value.
fn role(role: Role) -> Option<&'static str> {
    match role {
        Role::Value => None,
        Role::Place => Some("room for a result"),
        Role::Pointer => Some("behind a pointer"),
        Role::Array => Some("an array"),
        Role::Record => Some("a structure"),
    }
}

fn json(domain: &Domain) -> Value {
    let exemplars = domain.exemplars.iter().map(|exemplar| {
        let standing = match &exemplar.standing {
            Standing::Accepted => "accepted",
            Standing::Refused(_) => "refused",
            Standing::Undefined => "undefined",
        };
        json!({ "name": exemplar.name, "sentence": exemplar.doc, "standing": standing, "is": exemplar.is })
    });
    json!({
        "kind": "domain",
        "name": domain.name,
        "sentence": domain.doc,
        "exemplars": exemplars.collect::<Vec<_>>(),
    })
}
