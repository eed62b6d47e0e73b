//! The first page, the page about the reference, the page for unknown addresses, and the search.

use maud::{Markup, html};

use crate::address::Address;
use crate::markup::shell::{Head, NOT_THERE};
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let page = |path: &str, title: &str, body: &dyn Fn(View<'_, '_>) -> Markup| {
        let address = Address::page(path);
        let view = View::new(site, &address.page);
        let head = Head {
            title: title.to_owned(),
            description:
                "The CUDA Driver and Runtime APIs: what a call demands, in which order it is \
                          checked, and what real drivers answered."
                    .to_owned(),
            ..Head::default()
        };
        Page::html(&address, &view.page(&head, body(view)))
    };
    vec![
        page("index.html", "The CUDA APIs", &|view| view.home()),
        page("about.html", "About", &|view| view.about()),
        page(NOT_THERE, "Not there", &|view| view.not_there()),
        page("search.html", "Search", &|view| view.search()),
    ]
}

impl View<'_, '_> {
    fn home(&self) -> Markup {
        let site = self.site;
        let contracted = site
            .functions
            .iter()
            .filter(|one| one.contract.is_some())
            .count();
        let rules: usize = site
            .registry
            .contracts
            .functions
            .iter()
            .map(|one| one.rules().count())
            .sum();
        let findings = site.registry.guide.findings().count();
        let to = |page: &str| Address::page(page);
        let rows: [(&str, &str, String); 9] = [
            (
                "driver.html",
                "Driver API",
                format!(
                    "{} functions of libcuda",
                    self.count(cuspec_spec::declared::Api::Driver)
                ),
            ),
            (
                "runtime.html",
                "Runtime API",
                format!(
                    "{} functions of libcudart",
                    self.count(cuspec_spec::declared::Api::Runtime)
                ),
            ),
            (
                "libraries.html",
                "Libraries",
                format!(
                    "{} more, as their headers declare them",
                    site.registry.libraries.len()
                ),
            ),
            (
                "codes.html",
                "Result codes",
                "what each tells, and who can return it".to_owned(),
            ),
            (
                "types.html",
                "Types",
                "enumerations, records with their layouts, handles, constants".to_owned(),
            ),
            (
                "findings.html",
                "Findings",
                format!("{findings} things that drivers do and documents do not say"),
            ),
            (
                "grid.html",
                "Evidence",
                format!(
                    "{} cases, as recorded on real drivers",
                    site.evidence.recorded()
                ),
            ),
            (
                "toolkits.html",
                "Toolkits",
                format!("{} of them, and what each changed", site.toolkits.len()),
            ),
            (
                "glossary.html",
                "Glossary",
                "every word that contracts are written with".to_owned(),
            ),
        ];
        html! {
            h1.words.front { "The CUDA APIs, as they are" }
            p.lead {
                "Every function of the Driver and the Runtime API over " (site.toolkits.len())
                " toolkits: what a call demands, in which order it is checked, which codes it returns, and what \
                 real drivers answered."
            }
            dl.front {
                @for (page, title, about) in &rows {
                    dt { (self.link(&to(page), title)) }
                    dd { (about) }
                }
            }
            h2 { "What stands here and nowhere else" }
                ul {
                    li { (rules) " rules with permanent ids, for " (contracted) " functions so far: " (self.link(&Address::function("cuStreamAttachMemAsync").at("whole-allocation"), "one of them")) "." }
                    li { "The order of checks, as drivers were seen to keep it." }
                    li { "For every code who can return it: " (self.link(&Address::code("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"), "an example")) "." }
                    li { "Examples that can be pasted, and that stop a test when they stop working." }
                }
        }
    }

    fn count(&self, api: cuspec_spec::declared::Api) -> usize {
        self.site
            .functions
            .iter()
            .filter(|one| one.api == api)
            .count()
    }

    fn about(&self) -> Markup {
        html! {
            h1.words { "About this reference" }
            p.lead { "Made by " code { "cargo cuspec site" } " from the cuspec registry." }
            h2 { "Where it comes from" }
            p {
                "Signatures, values, layouts and documented codes are read from the headers of "
                (self.site.toolkits.len()) " toolkits, " (self.link(&Address::page("toolkits.html"), "11.7 to today"))
                ". What calls demand is written by people, in their own words, and held against real drivers: the same \
                 contracts are the suite’s expectations. What drivers did is recorded and never edited."
            }
            p { "Nothing here is NVIDIA’s text. CUDA is a trademark of NVIDIA, which has no part in this." }
            h2 { "Addresses" }
            p {
                "They are permanent, and made of nothing but names: " code { "f/cuInit.html" } ", "
                code { "f/cuStreamAttachMemAsync.html#whole-allocation" } " for a rule, " code { "e/1.html" }
                " for a code by its number. What moves leaves a page that leads on."
            }
            h2 { "Keys" }
            p { kbd { "/" } " searches, " kbd { "[" } " and " kbd { "]" } " turn pages." }
            h2 { "For programs" }
            p {
                "Most pages are there as JSON under the same name, " code { "f/cuInit.json" } ", and "
                a href="index.json" { "index.json" } " lists them all. The whole registry is "
                a href="registry.json" { "registry.json" } ", with "
                a href="registry.schema.json" { "its schema" } "."
            }
            h2 { "Licence" }
            p { "MIT or Apache-2.0, at your choice. The search uses " a href="minisearch.txt" { "MiniSearch" } " (MIT)." }
        }
    }

    fn not_there(&self) -> Markup {
        html! {
            h1.words { "Not there" }
            p.lead { "No page has this address. Names are written as headers write them: " (self.symbol("cuMemAlloc_v2")) "." }
        }
    }

    fn search(&self) -> Markup {
        html! {
            h1.words { "Search" }
            div id="results" {
                noscript { p { "Searching takes JavaScript. Without it: " (self.link(&Address::page("driver.html"), "the Driver API")) ", " (self.link(&Address::page("runtime.html"), "the Runtime API")) ", " (self.link(&Address::page("codes.html"), "result codes")) ", " (self.link(&Address::page("types.html"), "types")) "." } }
            }
        }
    }
}
