//! Bars over the toolkits that have an item.

use maud::{Markup, html};

use crate::toolkits::Span;
use crate::view::View;

impl View<'_, '_> {
    /// A cell with a bar, and the toolkits in words below it if some are missing. The style sheet
    /// draws a complete bar.
    pub(crate) fn bar(&self, spans: &[Span], below: bool) -> Markup {
        let is_whole = self.site.toolkits.is_complete(spans);
        html! {
            td.bar.part[!is_whole] {
                @if !is_whole {
                    @for span in spans {
                        i style={ "--a:" (span.first) ";--n:" (span.end - span.first) } {}
                    }
                    @if below { span.interval { (self.interval(spans)) } }
                }
            }
        }
    }

    /// A table of names, each with its toolkits.
    pub(crate) fn history(&self, what: &str, rows: &[(Markup, Vec<Span>)]) -> Markup {
        html! {
            table.history {
                thead { tr { th { (what) } th.scale { "Toolkits" } td {} } }
                tbody {
                    @for (name, spans) in rows {
                        tr data-v=[self.mark(spans)] {
                            th.names { (name) }
                            (self.bar(spans, false))
                            td.interval { (self.interval(spans)) }
                        }
                    }
                }
            }
        }
    }

    /// The interval in words, with toolkits as links; empty for all.
    pub(crate) fn interval(&self, spans: &[Span]) -> Markup {
        let toolkits = &self.site.toolkits;
        let name = |place: usize| toolkits.names().get(place).map_or("", String::as_str);
        html! {
            @if toolkits.is_complete(spans) {
                "every toolkit"
            } @else {
                @for (place, span) in spans.iter().enumerate() {
                    @if place > 0 { ", " }
                    @let first = name(span.first);
                    @let last = name(span.end.saturating_sub(1));
                    @if span.end == toolkits.len() {
                        "since " (self.toolkit(first))
                    } @else if span.end == span.first + 1 {
                        (self.toolkit(first)) " only"
                    } @else {
                        (self.toolkit(first)) " to " (self.toolkit(last))
                    }
                }
            }
        }
    }
}

/// The scale above bars: the first toolkit of each major version. It is a picture, since every table has it.
pub(crate) fn scale(names: &[String]) -> String {
    let major = |name: &str| name.split('.').next().unwrap_or_default().to_owned();
    let mut marks: Vec<(usize, String)> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let major = major(name);
        if marks.last().is_none_or(|(_, known)| *known != major) {
            marks.push((place, major));
        }
    }
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" width="100%" height="16" {
            style {
                "text{font:11px system-ui,sans-serif;fill:#59616b}line{stroke:#c9c5bd}"
                "@media(prefers-color-scheme:dark){text{fill:#a2a8b0}line{stroke:#4a4f56}}"
            }
            @for (at, (place, major)) in marks.iter().enumerate() {
                @let next = marks.get(at + 1).map(|(next, _)| *next);
                @let x = format!("{:.2}%", *place as f64 * 100.0 / names.len().max(1) as f64);
                svg x=(x) overflow="visible" {
                    line x1="0.5" x2="0.5" y1="2" y2="16" {}
                    // A version with few toolkits has no room for its number.
                    @if next.is_none_or(|next| next - place > 2) { text x="4" y="12" { (major) } }
                }
            }
        }
    };
    svg.into_string()
}
