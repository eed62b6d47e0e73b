//! The glossary: the vocabulary of contracts.

use cuspec_spec::contract::snake;
use cuspec_spec::guide::Word;
use maud::{Markup, html};

use crate::address::Address;
use crate::markup::badge::BADGES;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let address = Address::page("glossary.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Glossary".to_owned(),
        description: "Every word that contracts are written with.".to_owned(),
        section: "Glossary",
        ..Head::default()
    };
    let html = view.page(&head, view.glossary());
    vec![Page::html(&address, &html)]
}

/// An entry with its address and meaning.
struct Entry {
    id: String,
    name: String,
    text: Markup,
}

impl View<'_, '_> {
    fn glossary(&self) -> Markup {
        let vocabulary = &self.site.registry.contracts.vocabulary;
        let guide = &self.site.registry.guide;
        let entry = |sort: &str, name: &str, text: Markup| Entry {
            id: format!("{sort}-{name}"),
            name: snake(name).replace(['-', '_'], " "),
            text,
        };
        let word = |sort: &str, word: &Word| entry(sort, &word.name, self.prose(&word.doc));
        let needs = vocabulary.needs.iter().map(|need| {
            entry(
                "need",
                &need.name,
                html! { (self.prose(&need.doc)) " Otherwise " (self.outcome(&need.yields)) "." },
            )
        });
        let states = vocabulary.states.iter();
        let states = states.map(|state| entry("state", &state.name, self.prose(&state.doc)));
        let questions = vocabulary.questions.iter().map(|question| Entry {
            id: format!("question-{}.{}", question.object, question.name),
            name: format!("{}.{}()", question.object, question.name),
            text: self.prose(&question.doc),
        });
        let hazards = vocabulary.hazards.iter();
        let hazards = hazards.map(|hazard| entry("hazard", &hazard.name, self.prose(&hazard.doc)));
        let numbers = guide.numbers.iter();
        let resources = vocabulary.resources.iter().map(|resource| {
            let of = resource.c_type.as_ref().unwrap_or(&resource.name);
            let ways = self.site.lifetimes.get(of);
            let text = html! {
                p { (self.prose(&resource.doc)) }
                @if let Some(lifetime) = ways { (self.ways(lifetime)) }
            };
            entry("resource", &resource.name, text)
        });
        let settings = vocabulary.settings.iter();
        let settings =
            settings.map(|setting| entry("setting", &setting.name, self.prose(&setting.doc)));
        html! {
            h1.words { "Glossary" }
            p.lead { "The words that contracts are written with, and that pages use." }
            h2 id="badges" { "Badges" }
                p.hint { "Each check carries one, which says where it comes from." }
                dl.params {
                    @for (class, word, means) in BADGES {
                        dt.badge { b class=(class) { (word) } }
                        dd { (means) }
                    }
                }
            (self.entries("Needs", "What a function can ask of the process and the thread.", needs.collect()))
            (self.entries("States", "What the suite puts a process and its thread in before a call.", states.collect()))
            (self.entries("Resources", "What calls hand out and take back.", resources.collect()))
            (self.entries("Settings", "What a successful call may change beside resources.", settings.collect()))
            (self.domains())
            (self.entries("Predicates", "What a condition can ask of a value, besides the name of an exemplar.", guide.predicates.iter().map(|one| word("is", one)).collect()))
            (self.entries("Numbers", "What a condition can measure of a value.", numbers.map(|one| word("number", &one.word)).collect()))
            (self.entries("Questions", "What a condition can ask of the machine, the library and the caller. Every attribute of a device is a question as well.", questions.collect()))
            (self.entries("Hazards", "What a call could do to others that share the machine; the suite makes such calls only when asked for.", hazards.collect()))
            (self.entries("Notes", "What headers note of many functions at once.", guide.notes.iter().map(|one| word("note", one)).collect()))
        }
    }

    fn entries(&self, title: &str, about: &str, entries: Vec<Entry>) -> Markup {
        html! {
            h2 id=(title.to_lowercase()) { (title) }
                p.hint { (about) }
                dl.params {
                    @for entry in &entries {
                        dt id=(entry.id) { b { (entry.name) } }
                        dd { (entry.text) }
                    }
                }
        }
    }

    fn domains(&self) -> Markup {
        html! {
            h2 id="domains" { "Domains" }
                p.hint { "Kinds of parameters. Each page lists the exemplars that stand for its values." }
                dl.params {
                    @for domain in &self.site.registry.contracts.vocabulary.domains {
                        dt { (self.name(&domain.name, Some(Address::domain(&domain.name)))) }
                        dd { (self.prose(&domain.doc)) }
                    }
                }
        }
    }
}
