//! The frame of every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::address::{Address, relative};
use crate::site::Site;
use crate::view::View;

/// Metadata of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Head {
    pub title: String,
    /// A sentence for links to it.
    pub description: String,
    /// Whether the page exists as JSON.
    pub has_json: bool,
    /// Its entry in the navigation bar.
    pub section: &'static str,
    /// Neighbours, for keyboard navigation.
    pub previous: Option<Address>,
    pub next: Option<Address>,
    /// The toolkits of the page's item.
    pub mark: Option<String>,
}

/// The navigation bar: section and page.
const SECTIONS: &[(&str, &str)] = &[
    ("Driver", "driver.html"),
    ("Runtime", "runtime.html"),
    ("Types", "types.html"),
    ("Codes", "codes.html"),
    ("Glossary", "glossary.html"),
    ("Evidence", "grid.html"),
    ("Findings", "findings.html"),
    ("Toolkits", "toolkits.html"),
];

/// The page for unknown addresses.
pub(crate) const NOT_THERE: &str = "404.html";

impl View<'_, '_> {
    /// Renders a whole page.
    pub(crate) fn page(&self, head: &Head, body: Markup) -> String {
        let asset = |name: &str| relative(self.page, name);
        let page = html! {
            (DOCTYPE)
            html lang="en" data-v=[head.mark.as_deref()] {
                head {
                    meta charset="utf-8";
                    // A server shows this page for every unknown address.
                    @if let (NOT_THERE, Some(base)) = (self.page, self.site.facts.links.base) {
                        base href={ (base) "/" };
                    }
                    meta name="viewport" content="width=device-width";
                    title { (head.title) " · cuspec" }
                    @if !head.description.is_empty() {
                        meta name="description" content=(head.description);
                    }
                    @if let Some(to) = &head.previous { link rel="prev" href=(self.href(to)); }
                    @if let Some(to) = &head.next { link rel="next" href=(self.href(to)); }
                    link rel="icon" href=(asset("icon.svg"));
                    link rel="stylesheet" href=(asset("site.css"));
                    script src=(asset("site.js")) defer {}
                }
                body {
                    a.skip href="#main" { "Skip" }
                    (self.bar_at_the_top(head))
                    main id="main" { (body) (self.moved()) }
                    (self.foot(head))
                }
            }
        };
        page.into_string()
    }

    fn bar_at_the_top(&self, head: &Head) -> Markup {
        let to = |page: &str| relative(self.page, page);
        html! {
            header {
                a.mark href=(to("index.html")) { "cuspec" }
                nav {
                    @for (name, page) in SECTIONS {
                        @let current = (head.section == *name).then_some("true");
                        a href=(to(page)) aria-current=[current] { (name) }
                    }
                }
            }
        }
    }

    fn foot(&self, head: &Head) -> Markup {
        html! {
            footer {
                (self.link(&Address::page("about.html"), "About"))
                @if head.has_json { " · " a href=(self.json()) { "JSON" } }
            }
        }
    }

    /// Redirects of places that left this page.
    fn moved(&self) -> Markup {
        let moves = moved_places(self.site, self.page);
        html! {
            @if !moves.is_empty() {
                h2 { "Moved" }
                ul.names {
                    @for (anchor, to) in &moves {
                        li id=(anchor) { code { (anchor) } " is now " (self.link(to, &to.to_string())) }
                    }
                }
            }
        }
    }

    /// Link to the JSON of the page.
    fn json(&self) -> String {
        let json = self.page.replace(".html", ".json");
        relative(self.page, &json)
    }

    /// Links to the parents of a page.
    pub(crate) fn crumbs(&self, crumbs: &[(Address, String)]) -> Markup {
        html! {
            p.crumbs {
                @for (to, name) in crumbs { (self.link(to, name)) " / " }
            }
        }
    }
}

/// The places of a page that moved elsewhere, according to the guide.
pub(crate) fn moved_places(site: &Site<'_>, page: &str) -> Vec<(String, Address)> {
    let moves = site.registry.guide.moves.iter();
    let moves = moves.map(|one| (Address::parse(&one.from), Address::parse(&one.to)));
    let moves = moves.filter(|(from, _)| from.page == page);
    moves
        .filter_map(|(from, to)| Some((from.anchor?, to)))
        .collect()
}

/// A redirecting page. A link to a place on it leads to the same place on the target, if requested. `places` are
/// places of the page that moved elsewhere; each is a link.
pub(crate) fn redirect(
    from: &str,
    to: &Address,
    base: Option<&str>,
    keeps_place: bool,
    places: &[(String, Address)],
) -> String {
    let href = to.from(from);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            title { (to.page) }
            link rel="canonical" href=(base.map_or_else(|| href.clone(), |base| format!("{base}/{}", to.page)));
            @if keeps_place && to.anchor.is_none() {
                script { (PreEscaped(format!("location.replace('{href}'+location.hash)"))) }
            }
            meta http-equiv="refresh" content={ "0;url=" (href) };
            a href=(href) { (to.page) }
            @for (anchor, to) in places {
                " " a id=(anchor) href=(to.from(from)) { (anchor) }
            }
        }
    };
    page.into_string()
}
