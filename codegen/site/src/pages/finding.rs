//! The page of a finding, and the list of all.

use cuspec_spec::guide::{Chapter, Finding};
use maud::{Markup, html};
use serde_json::json;

use crate::address::Address;
use crate::evidence::Answer;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let findings = site.registry.guide.findings();
    let pages = findings.flat_map(|(chapter, finding)| page(site, chapter, finding));
    let mut pages: Vec<Page> = pages.collect();
    pages.push(list(site));
    pages
}

fn page(site: &Site<'_>, chapter: &Chapter, finding: &Finding) -> Vec<Page> {
    let id = &finding.word.name;
    let address = Address::finding(id);
    let view = View::new(site, &address.page);
    let head = Head {
        title: headline(id),
        description: finding.word.doc.replace('`', ""),
        has_json: true,
        section: "Findings",
        ..Head::default()
    };
    let value = json!({
        "kind": "finding",
        "id": id,
        "driver": finding.word.doc,
        "documents": finding.documents,
        "about": finding.about,
        "shown_by": finding.shown,
        "subject": chapter.subject,
    });
    let html = view.page(&head, view.finding_body(chapter, finding));
    vec![Page::json(&address, &value), Page::html(&address, &html)]
}

impl View<'_, '_> {
    fn finding_body(&self, chapter: &Chapter, finding: &Finding) -> Markup {
        let subjects = self.site.evidence.subjects.iter();
        let subject = subjects
            .clone()
            .find(|subject| subject.name == chapter.subject);
        html! {
            (self.crumbs(&[(Address::page("findings.html"), "Findings".to_owned())]))
            h1.words { (headline(&finding.word.name)) }
            p.chips { span { (chapter.title) } code { (finding.word.name) } }
            dl.finding {
                dt { "The driver" }
                dd { (self.prose(&finding.word.doc)) }
                dt { "The documents" }
                dd {
                    @match &finding.documents {
                        Some(documents) => (self.prose(documents)),
                        None => span.none { "Nothing is said of it." },
                    }
                }
                @if !finding.about.is_empty() {
                    dt { "About" }
                    dd.names { (self.symbols(finding.about.iter().map(String::as_str))) }
                }
                @if let Some(subject) = subject {
                    dt { "Seen on" }
                    dd {
                        (self.link(&Address::subject(&subject.name), &subject.device)) ", driver " (subject.release)
                        ", beside the documents of toolkit " (self.toolkit(&chapter.documents))
                    }
                }
            }
            @if !finding.shown.is_empty() {
                h2 id="shown" { "Shown by" }
                    ul.cases-shown { @for case in &finding.shown { li { (self.shown(case)) } } }
                    @let first = finding.shown.first().map_or("", String::as_str);
                    p { "Try it: " }
                    pre { code { "cargo conform run --driver libcuda.so.1 --filter '" (escape(first)) "'" } }
            }
        }
    }

    /// A case or scenario by its id, with its answer.
    fn shown(&self, case: &str) -> Markup {
        let to = self
            .site
            .names
            .scenario(case)
            .or_else(|| Address::case(case));
        let asked = self.site.evidence.case(case);
        let answers = asked
            .map(|asked| asked.answers.as_slice())
            .unwrap_or_default();
        let given: Vec<&Answer> = answers.iter().flatten().collect();
        html! {
            (self.name(case, to.filter(|_| asked.is_some())))
            @for answer in given {
                ": " (self.code(answer.code)) @if !answer.remarks.is_empty() { ", " (answer.remarks) }
            }
        }
    }

    /// A finding by its headline.
    pub(crate) fn finding(&self, finding: &Finding) -> Markup {
        self.link(
            &Address::finding(&finding.word.name),
            &headline(&finding.word.name),
        )
    }
}

fn list(site: &Site<'_>) -> Page {
    let address = Address::page("findings.html");
    let view = View::new(site, &address.page);
    let guide = &site.registry.guide;
    let count = guide.findings().count();
    let head = Head {
        title: "Findings".to_owned(),
        description: "What drivers do that the documents do not say, or say otherwise.".to_owned(),
        section: "Findings",
        ..Head::default()
    };
    let body = html! {
        h1.words { "Findings" }
        p.lead { (count) " things that a driver does and the documents do not say, or say otherwise. Each names the calls that show it." }
        @for chapter in &guide.chapters {
            h2 { (chapter.title) }
                dl.functions {
                    @for finding in &chapter.findings {
                        dt { (view.finding(finding)) }
                        dd { (view.prose(&finding.word.doc)) }
                    }
                }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

/// The id of a finding as a title.
pub(crate) fn headline(id: &str) -> String {
    let text = id.replace('-', " ");
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => text,
    }
}

/// The id of a case as a filter of the suite.
fn escape(case: &str) -> String {
    case.replace('[', "\\[").replace(']', "\\]")
}
