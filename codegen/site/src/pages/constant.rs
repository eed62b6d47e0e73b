//! Constants: a page for each, and a list.

use std::collections::BTreeMap;

use cuspec_spec::declared::{Constant, ConstantValue};
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::address::Address;
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

/// A name with all its values, newest first.
type Forms<'a> = BTreeMap<&'a str, Vec<&'a Constant>>;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut all = Forms::new();
    for constant in &site.registry.history.constants {
        all.entry(&constant.name).or_default().push(constant);
    }
    for forms in all.values_mut() {
        forms.sort_by(|a, b| b.toolkits.first.cmp(&a.toolkits.first));
    }
    let mut pages = list(site, &all);
    pages.extend(all.iter().flat_map(|(name, forms)| page(site, name, forms)));
    pages
}

fn page(site: &Site<'_>, name: &str, forms: &[&Constant]) -> Vec<Page> {
    let address = Address::constant(name);
    let view = View::new(site, &address.page);
    let head = Head {
        title: name.to_owned(),
        has_json: true,
        section: "Types",
        ..Head::default()
    };
    let html = view.page(&head, view.constant(name, forms));
    let values = forms.iter().map(|form| {
        json!({
            "api": api(form.api),
            "value": text(&form.value),
            "toolkits": site.toolkits.words(&[site.toolkits.span(&form.toolkits)]),
        })
    });
    let value = json!({
        "kind": "constant",
        "name": name,
        "values": values.collect::<Vec<Value>>(),
    });
    vec![Page::json(&address, &value), Page::html(&address, &html)]
}

/// All constants, API by API.
fn list(site: &Site<'_>, all: &Forms<'_>) -> Vec<Page> {
    let address = Address::page("constants.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Constants".to_owned(),
        section: "Types",
        ..Head::default()
    };
    let body = html! {
        (view.crumbs(&[(Address::page("types.html"), "Types".to_owned())]))
        h1.words { "Constants" }
        p { "Macros with a value, and macros that are other names." }
        div.scroll {
            table {
                thead { tr { th { "Name" } th { "Value" } th { "Toolkits" } } }
                tbody {
                    @for (name, forms) in all {
                        @let spans = site.toolkits.spans(forms.iter().map(|form| &form.toolkits));
                        tr data-v=[view.mark(&spans)] {
                            th.names { (view.link(&Address::constant(name), name)) }
                            td { @if let Some(form) = forms.first() { (view.constant_value(form)) } }
                            td.interval { (view.interval(&spans)) }
                        }
                    }
                }
            }
        }
    };
    vec![Page::html(&address, &view.page(&head, body))]
}

impl View<'_, '_> {
    fn constant(&self, name: &str, forms: &[&Constant]) -> Markup {
        let mut apis: Vec<&str> = forms.iter().map(|form| api(form.api)).collect();
        apis.dedup();
        let rows = forms.iter().map(|form| {
            let spans = vec![self.site.toolkits.span(&form.toolkits)];
            (self.constant_value(form), spans)
        });
        let rows: Vec<_> = rows.collect();
        html! {
            (self.crumbs(&[
                (Address::page("types.html"), "Types".to_owned()),
                (Address::page("constants.html"), "Constants".to_owned()),
            ]))
            h1 { (name) }
            p.chips { @for one in apis { span { (one) } } span { "constant" } }
            (self.history("Value", &rows))
        }
    }

    fn constant_value(&self, constant: &Constant) -> Markup {
        match &constant.value {
            ConstantValue::Alias(name) => {
                let to = self.site.names.anything(name);
                html! { "another name for " (self.name(name, to)) }
            }
            ConstantValue::Pointer { ty, .. } => html! {
                code { (text(&constant.value)) } " as " (self.c_type(constant.api, ty))
            },
            value => html! { code { (text(value)) } },
        }
    }
}

/// The value in C.
pub(super) fn text(value: &ConstantValue) -> String {
    match value {
        ConstantValue::Int { value, .. } if value.abs() > 65_536 => format!("{value:#x}"),
        ConstantValue::Int { value, .. } => value.to_string(),
        ConstantValue::Float(value) => value.to_string(),
        ConstantValue::Text(value) => format!("{value:?}"),
        ConstantValue::Pointer { value, .. } => format!("{value:#x}"),
        ConstantValue::Alias(name) => name.clone(),
    }
}
