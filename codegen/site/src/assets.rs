//! Static files; they depend on the toolkits alone.

use serde_json::Value;

use crate::markup::bars::scale;
use crate::page::Page;
use crate::toolkits::Toolkits;

/// Style sheets, scripts and pictures.
pub(crate) fn emit(toolkits: &Toolkits<'_>) -> Vec<Page> {
    // Bars cover all toolkits, and a reader can choose one.
    let style = format!(
        ":root {{ --all: {}; }}\n{}",
        toolkits.len(),
        include_str!("../assets/site.css")
    );
    let script = format!(
        "const toolkits = {};\n{}",
        Value::from(toolkits.names()),
        include_str!("../assets/site.js")
    );
    vec![
        Page::new("site.css", style),
        Page::new("site.js", script),
        Page::new("search.js", include_str!("../assets/search.js")),
        Page::new(
            "minisearch.js",
            include_str!("../assets/vendor/minisearch.js"),
        ),
        Page::new(
            "minisearch.txt",
            include_str!("../assets/vendor/minisearch.txt"),
        ),
        Page::new("icon.svg", include_str!("../assets/icon.svg")),
        Page::new("scale.svg", scale(toolkits.names())),
    ]
}
