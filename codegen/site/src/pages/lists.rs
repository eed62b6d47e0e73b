//! Lists of types, codes and programs.

use cuspec_spec::declared::Api;
use maud::html;

use super::ty::sort;
use crate::address::Address;
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    vec![types(site), codes(site), programs(site)]
}

fn types(site: &Site<'_>) -> Page {
    let address = Address::page("types.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Types".to_owned(),
        description: "Every type that the headers declare.".to_owned(),
        section: "Types",
        ..Head::default()
    };
    let sorts = [
        ("handle", "Handles"),
        ("enumeration", "Enumerations"),
        ("struct", "Structures"),
        ("union", "Unions"),
        ("callback", "Callbacks"),
        ("alias", "Other names"),
    ];
    let of = |wanted: &'static str, one: Api| {
        let types = site.types.iter();
        types
            .filter(move |ty| ty.apis.first() == Some(&one))
            .filter(move |ty| {
                ty.forms
                    .first()
                    .is_some_and(|(_, form)| sort(*form) == wanted)
            })
            .collect::<Vec<_>>()
    };
    let body = html! {
        h1.words { "Types" }
        p.lead {
            (site.types.len()) " types, and " (view.link(&Address::page("constants.html"), "constants"))
            ". Layouts are those of 64-bit Linux."
        }
        @for (word, title) in sorts {
            h2 id=(word) { (title) }
                @for one in [Api::Driver, Api::Runtime] {
                    @let types = of(word, one);
                    @if !types.is_empty() {
                        h3 { (api(one)) " " span.count { (types.len()) } }
                        p.names {
                            @for (place, ty) in types.iter().enumerate() {
                                @if place > 0 { ", " }
                                (view.link(&Address::ty(ty.name), ty.name))
                            }
                        }
                    }
                }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

fn codes(site: &Site<'_>) -> Page {
    let address = Address::page("codes.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Result codes".to_owned(),
        description: "Every result code of both APIs, by number.".to_owned(),
        section: "Codes",
        ..Head::default()
    };
    let body = html! {
        h1.words { "Result codes" }
        p.lead { "Both APIs number them alike. Each page says who can return it." }
        div.scroll {
            table {
                thead { tr { th.n { "Number" } th { "Driver" } th { "Runtime" } th { "Tells" } } }
                tbody {
                    @for code in site.codes.all() {
                        tr {
                            td.n { (code.number) }
                            td.names { @if let Some(name) = code.driver { (view.link(&Address::code(code.name()), name)) } }
                            td.names {
                                @if let Some(name) = code.runtime { (view.link(&Address::code(code.name()), name)) }
                            }
                            td { @if let Some(sentence) = code.sentence { (view.prose(sentence)) } }
                        }
                    }
                }
            }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

fn programs(site: &Site<'_>) -> Page {
    let address = Address::page("programs.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Programs".to_owned(),
        description: "Programs, and the functions that they call.".to_owned(),
        ..Head::default()
    };
    let body = html! {
        h1.words { "Programs" }
        p.lead { "Which functions some programs call: whether a program has a name at all, not how often it calls it." }
        @for program in &site.registry.guide.programs {
            h2 id=(program.word.name) { (program.title) " " span.count { (program.calls.len()) } }
                p.hint { (program.word.doc) " " a href=(program.from) { (program.from.trim_start_matches("https://")) } }
                p.names { (view.functions(program.calls.iter().map(String::as_str))) }
        }
    };
    Page::html(&address, &view.page(&head, body))
}
