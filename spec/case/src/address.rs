//! Where the reference speaks of a thing. What has a permanent id has an address made of nothing but
//! that id: a page below the reference's folder, and a place on it.

/// The page of a function, by its symbol: `f/cuInit.html`.
pub fn function(symbol: &str) -> String {
    format!("f/{symbol}.html")
}

/// A rule or an implied check, `cuInit/Flags.one`: the page of its function, and the part behind the
/// stroke. None for what is no rule of a function.
pub fn rule(id: &str) -> Option<String> {
    let (symbol, anchor) = id.split_once('/')?;
    Some(format!("{}#{}", function(symbol), encode(anchor)))
}

/// What the symbol of a function's twin for the per-thread default stream ends with.
const TWINS: [&str; 2] = ["ptsz", "ptds"];

/// The function of a symbol, and what the symbol ends with if it is that of a twin: `cuMemcpyAsync` and
/// `ptsz` of `cuMemcpyAsync_ptsz`.
pub fn split_twin(symbol: &str) -> (&str, Option<&str>) {
    match symbol.rsplit_once('_') {
        Some((function, twin)) if TWINS.contains(&twin) => (function, Some(twin)),
        _ => (symbol, None),
    }
}

/// A case, `cuInit[Flags=one]`: the page of its function, and what differs from the plain case. A rule's
/// id has no `=` in it, so the two never meet.
pub fn case(id: &str) -> Option<String> {
    let (symbol, label) = case_label(id)?;
    Some(format!("{}#{}", function(symbol), encode(&label)))
}

/// The page of a scenario, `x/stream/priority_is_clamped.html`.
pub fn scenario(id: &str) -> String {
    format!("x/{id}.html")
}

/// The function of a case, and what differs from its plain case: `Flags=one`; `ptsz:hStream=null` where
/// its twin is called.
pub fn case_label(id: &str) -> Option<(&str, String)> {
    let (symbol, rest) = id.split_once('[')?;
    let label = match rest.replacen(']', "", 1) {
        label if label.is_empty() => "plain".to_owned(),
        label => label,
    };
    Some(match split_twin(symbol) {
        (function, Some(twin)) => (function, format!("{twin}:{label}")),
        (function, None) => (function, label),
    })
}

/// An id as a link has it: what a fragment may not hold is written as its bytes.
pub fn encode(anchor: &str) -> String {
    let mut text = String::with_capacity(anchor.len());
    for byte in anchor.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => text.push(byte.into()),
            b'-' | b'_' | b'.' | b'=' | b',' | b':' | b'+' => text.push(byte.into()),
            byte => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_an_address_made_of_its_id() {
        assert_eq!(
            rule("cuStreamAttachMemAsync/whole-allocation").as_deref(),
            Some("f/cuStreamAttachMemAsync.html#whole-allocation")
        );
        assert_eq!(rule("exports"), None);
    }

    #[test]
    fn a_case_has_an_address_made_of_its_id() {
        assert_eq!(
            case("cuInit[Flags=one,state=in-callback]#2").as_deref(),
            Some("f/cuInit.html#Flags=one,state=in-callback%232")
        );
        assert_eq!(case("cuInit[]").as_deref(), Some("f/cuInit.html#plain"));
    }

    #[test]
    fn a_case_of_a_twin_is_on_the_page_of_its_function() {
        assert_eq!(
            case("cuStreamQuery_ptsz[hStream=null]").as_deref(),
            Some("f/cuStreamQuery.html#ptsz:hStream=null")
        );
        assert_eq!(
            case("cuMemcpy_ptds[]").as_deref(),
            Some("f/cuMemcpy.html#ptds:plain")
        );
    }
}
