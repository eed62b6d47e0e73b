//! A file of the site.

use serde_json::Value;

use crate::address::Address;

/// A file to be written, with its path from the root of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub path: String,
    pub text: String,
}

impl Page {
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            text: text.into(),
        }
    }

    /// An HTML page, minified.
    pub fn html(address: &Address, text: &str) -> Self {
        Self::new(address.page.clone(), compact(text))
    }

    /// The JSON of a page.
    pub fn json(address: &Address, value: &Value) -> Self {
        Self::new(address.page.replace(".html", ".json"), value.to_string())
    }
}

/// End tags that HTML allows to omit because the next tag ends the element.
/// On our pages only siblings follow these elements.
const IMPLIED: &[&str] = &[
    "</li>", "</td>", "</th>", "</tr>", "</dt>", "</dd>", "</thead>", "</tbody>", "<head>",
    "</head>", "<body>", "</body>", "</html>",
];

/// Removes implied end tags and unnecessary quotes around attribute values: a fifth of the page.
fn compact(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // A `<` in text or in a value is always escaped, so this one begins a tag.
    while let Some(start) = rest.find('<') {
        let (before, tag) = rest.split_at(start);
        out.push_str(before);
        let end = tag.find('>').map_or(tag.len(), |end| end + 1);
        let (tag, behind) = tag.split_at(end);
        let is_implied = IMPLIED.contains(&tag) || tag == "</p>" && ends_paragraph(behind);
        if !is_implied {
            unquote(tag, &mut out);
        }
        rest = behind;
    }
    out + rest
}

/// Whether a paragraph ends here implicitly: at the next block, or with its parent.
fn ends_paragraph(behind: &str) -> bool {
    let blocks = [
        "<p>",
        "<p ",
        "<h2",
        "<h3",
        "<ul",
        "<ol",
        "<dl",
        "<div",
        "<section",
        "<pre",
        "</div",
        "</li",
        "</dd",
        "</section",
        "</main",
        "</details",
        "</footer",
    ];
    blocks.iter().any(|block| behind.starts_with(block))
}

/// Writes a tag without optional quotes.
fn unquote(tag: &str, out: &mut String) {
    let mut parts = tag.split("=\"");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (value, behind) = part.split_once('"').unwrap_or((part, ""));
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.:,;/#%()".contains(c);
        // A slash at the very end would close the element.
        let is_bare = !value.is_empty() && value.chars().all(is_plain) && !value.ends_with('/');
        match is_bare {
            true => out.extend(["=", value, behind]),
            false => out.extend(["=\"", value, "\"", behind]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::compact;

    #[test]
    fn unnecessary_quotes_and_end_tags_are_removed() {
        let page = r#"<ul class="a b"><li id="x.y"><a href="../f/cuInit.html">i</a></li></ul>"#;
        let found = compact(page);
        let expected = r#"<ul class="a b"><li id=x.y><a href=../f/cuInit.html>i</a></ul>"#;
        assert_eq!(found, expected);
    }

    #[test]
    fn values_that_need_quotes_keep_them() {
        for page in [
            r#"<a title="">"#,
            r#"<a href="../">"#,
            r#"<i title="a=&quot;b">"#,
        ] {
            assert_eq!(compact(page), page);
        }
    }
}
