//! A page while it is written: the site, and the address of the page, since every
//! link is relative to it.

use maud::{Markup, html};

use crate::address::Address;
use crate::lifetimes::{Lifetime, Role};
use crate::site::Site;
use crate::toolkits::Span;

/// Writes the parts of one page.
#[derive(Clone, Copy)]
pub(crate) struct View<'s, 'a> {
    pub site: &'s Site<'a>,
    /// The address of the page, from the root of the site.
    pub page: &'s str,
}

impl<'s, 'a> View<'s, 'a> {
    pub(crate) fn new(site: &'s Site<'a>, page: &'s str) -> Self {
        Self { site, page }
    }

    pub(crate) fn href(&self, address: &Address) -> String {
        address.from(self.page)
    }

    /// A name as code, linked unless it leads to this page.
    pub(crate) fn name(&self, name: &str, address: Option<Address>) -> Markup {
        let elsewhere = address.filter(|to| to.page != self.page || to.anchor.is_some());
        html! {
            @match elsewhere {
                Some(to) => a.c href=(self.href(&to)) { (name) },
                None => code { (name) },
            }
        }
    }

    /// Functions by their symbols, separated by commas, in a list of class `names`.
    pub(crate) fn symbols<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Markup {
        self.list(names, |name| self.site.names.symbol(name))
    }

    /// Functions by their names in source code, and the types among them.
    pub(crate) fn functions<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Markup {
        let known = &self.site.names;
        self.list(names, |name| {
            known.function(name).or_else(|| known.ty(name))
        })
    }

    /// Lifetimes.
    pub(crate) fn ways(&self, lifetime: &Lifetime<'_>) -> Markup {
        html! {
            @for (role, names) in lifetime.ways() {
                p.names {
                    @match role {
                        Role::Makes => "Created by ",
                        Role::Takes => "Acquired by ",
                        Role::Lends => "Lent, and still somebody else’s, by ",
                        Role::Ends => "Ended by ",
                        Role::Uses => "Used by ",
                    }
                    (self.symbols(names.iter().copied())) "."
                }
            }
            @if lifetime.is_counted {
                p { "It can be taken several times, and has to be given back as often." }
            }
        }
    }

    fn list<'n>(
        &self,
        names: impl IntoIterator<Item = &'n str>,
        find: impl Fn(&str) -> Option<Address>,
    ) -> Markup {
        html! {
            @for (place, name) in names.into_iter().enumerate() {
                @if place > 0 { ", " }
                @match find(name).filter(|to| to.page != self.page) {
                    Some(to) => (self.link(&to, name)),
                    None => code { (name) },
                }
            }
        }
    }

    /// Words as a link.
    pub(crate) fn link(&self, address: &Address, text: &str) -> Markup {
        html! { a href=(self.href(address)) { (text) } }
    }

    /// A function by its symbol.
    pub(crate) fn symbol(&self, name: &str) -> Markup {
        self.name(name, self.site.names.symbol(name))
    }

    pub(crate) fn ty(&self, name: &str) -> Markup {
        self.name(name, self.site.names.ty(name))
    }

    /// A result code under its full name.
    pub(crate) fn code(&self, name: &str) -> Markup {
        match self.site.names.code(name) {
            Some((full, address)) => self.name(full, Some(address)),
            None => html! { code { (name) } },
        }
    }

    /// An enumerator or a constant.
    pub(crate) fn value(&self, name: &str) -> Markup {
        self.name(name, self.site.names.value(name))
    }

    /// Marks an item of some toolkits only, so that a script can hide it.
    pub(crate) fn mark(&self, spans: &[Span]) -> Option<String> {
        self.site.toolkits.mark(spans)
    }

    /// A toolkit by its version.
    pub(crate) fn toolkit(&self, version: &str) -> Markup {
        self.link(&Address::toolkit(version), version)
    }
}
