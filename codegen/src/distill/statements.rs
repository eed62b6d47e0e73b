//! Normative statements: sentences that state an obligation or an outcome.

use std::sync::LazyLock;

use regex::Regex;

use super::codes;
use super::entry::{Kind, Statement};
use super::notes;
use super::prose::{Flow, MARK, Sentence};

/// Keywords of each kind.
static WORDS: LazyLock<Vec<(Kind, Regex)>> = LazyLock::new(|| {
    let table = [
        (
            Kind::Prohibition,
            r"must (?:also )?not|may not|can ?not|can't|shall not|should (?:also )?not|(?:must|may) never|illegal|(?:not|never)(?: be| been)? (?:allowed|permitted|possible|legal|valid|accepted)|disallowed|prohibited|forbidden|not intended",
        ),
        (
            Kind::Clamp,
            r"clamp(?:ed|s|ing)?|rounded|round(?:s|ing) (?:up|down|to)|truncated",
        ),
        (
            Kind::Undefined,
            r"undefined|unspecified|unpredictable|not defined|not guaranteed|no guarantees?",
        ),
        (
            Kind::Condition,
            r"only (?:if|when|be|valid|allowed|supported|applicable|available|for|on|in|from|affects?|effective)|(?:valid|supported|allowed|available|applicable) only|unless|provided that|as long as|except (?:if|when)|not (?:be )?supported|unsupported|(?:do|does|will) not support|restricted",
        ),
        (
            Kind::Obligation,
            r"must|shall|ha(?:s|ve) to|needs? to|required?|requires|should|mandatory|necessary|responsib\w+|ensured?|reserved|expected to",
        ),
        (
            Kind::Values,
            r"one of (?:the following|the values|the supported|the enum\w*|CU\w+|cuda\w+)|(?:be|is|are|to) (?:any |either )?one of|valid (?:values|flags|options|types|usage)|(?:supported|allowed|accepted|possible|legal) (?:values|flags|types|attributes)|following (?:values|flags)|any of the following|any combination|(?:values|flags) can be|can be set to|either zero or",
        ),
        (
            Kind::Bound,
            r"at least|at most|(?:no|not) (?:more|less|greater|larger|smaller|fewer) than|exceed(?:s|ed|ing)?|(?:greater|less|larger|smaller|higher|lower|longer|shorter) than|or (?:greater|less|larger|higher|lower)|multiples? of|power of (?:two|2)|aligned|(?:in|within|outside|out of) (?:the |of the |that )?(?:\w+ )?range|non-?zero|not (?:be )?zero|up to|between -?\d+|valid range|overlap\w*|non-negative|positive",
        ),
        (
            Kind::Optional,
            r"(?:may|can|could|is|are|be|being|set to|as|or|not|a|if|passing|given) (?:be |passed |specified )?(?:as )?NULL|NULL (?:may|can|is)|null pointer|optional(?:ly)?",
        ),
        (
            Kind::Ignored,
            r"ignored?s?|no effect|no-op|do(?:es)? nothing|has no meaning|not (?:be )?used",
        ),
    ];
    let compile = |(kind, words): (Kind, &str)| {
        (
            kind,
            Regex::new(&format!(r"\b(?i:{words})\b")).expect("a valid pattern"),
        )
    };
    table.into_iter().map(compile).collect()
});

/// Words for an answer; they count beside a code or the word "error".
static ANSWERS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?i)\b(?:return(?:s|ed|ing)?|fail(?:s|ed|ing|ure)?|result(?:s|ing)? in|generates?|report(?:s|ed)?|reflects?|error code|set to)\b")
        .expect("a valid pattern")
});
static FAILS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?i)\b(?:(?:will|to|may|can|would) fail|fails\b|error (?:(?:will|may|can) be|is|code is) returned|returns? an error|results? in an error|is an error)\b")
        .expect("a valid pattern")
});

/// The meaning of a field that is read back: `integrated is 1 if the device is integrated, or 0 if not`.
static READING: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\*?\w+(?:\[\d+\])? is \d (?:if|when)\b").expect("a valid pattern")
});

/// Returns the statements of a text. `owner` is the parameter that the text describes.
pub(super) fn find(
    flow: &Flow,
    params: &[&str],
    owner: Option<&str>,
    is_marked: bool,
) -> Vec<Statement> {
    flow.sentences()
        .into_iter()
        .filter(|sentence| notes::recognise(&sentence.text).is_none())
        .filter_map(|sentence| classify(&sentence, params, owner, is_marked))
        .collect()
}

fn classify(
    sentence: &Sentence,
    params: &[&str],
    owner: Option<&str>,
    is_marked: bool,
) -> Option<Statement> {
    let text = plain(&sentence.text);
    if codes::is_set(&text) || READING.is_match(&text) {
        return None;
    }
    let named: Vec<String> = codes::find(&text)
        .into_iter()
        .map(|(_, code)| code.to_owned())
        .collect();
    let mut kinds = Vec::new();
    let mut words = Vec::new();
    for (kind, pattern) in WORDS.iter() {
        // `null-terminated` says nothing about null.
        for found in pattern
            .find_iter(&text)
            .filter(|found| !text[found.end()..].starts_with("-termin"))
        {
            kinds.push(*kind);
            words.push((found.start(), found.as_str().to_lowercase()));
        }
    }
    let answers = if named.is_empty() {
        FAILS.find(&text)
    } else {
        ANSWERS.find(&text)
    };
    if let Some(found) = answers {
        kinds.push(Kind::Outcome);
        words.push((found.start(), found.as_str().to_lowercase()));
    }
    let kind = kinds.into_iter().min()?;
    words.sort();
    let mut words: Vec<String> = words.into_iter().map(|(_, word)| word).collect();
    words.dedup();
    Some(Statement {
        line: sentence.first,
        last_line: sentence.last,
        kind,
        parameters: mentions(&sentence.text, params, owner, is_marked),
        codes: distinct(named),
        words,
        text,
    })
}

/// Returns the sentence without marks.
fn plain(text: &str) -> String {
    text.replace(MARK, "")
}

fn distinct(names: Vec<String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen
}

/// Returns the parameters that a sentence names, in the order of the signature. If the document marks
/// its parameters, a name that is also an English word counts only when marked.
fn mentions(text: &str, params: &[&str], owner: Option<&str>, is_marked: bool) -> Vec<String> {
    let direct: Vec<String> = params
        .iter()
        .filter(|name| owner == Some(**name) || is_mentioned(text, name, is_marked))
        .map(|name| (*name).to_owned())
        .collect();
    if !direct.is_empty() {
        return direct;
    }
    if let Some(owner) = owner {
        return vec![owner.to_owned()];
    }
    let by_noun = params
        .iter()
        .filter(|name| noun(name).is_some_and(|noun| has_word(text, &noun)));
    by_noun.map(|name| (*name).to_owned()).collect()
}

fn is_mentioned(text: &str, name: &str, is_marked: bool) -> bool {
    let is_english = name.chars().all(|c| c.is_ascii_lowercase());
    words(text).any(|(word, marked)| word == name && (marked || !(is_marked && is_english)))
}

/// Returns the noun of a handle: `hStream` is the stream, `phEvent` the event.
fn noun(name: &str) -> Option<String> {
    let rest = name.strip_prefix("ph").or_else(|| name.strip_prefix('h'))?;
    rest.starts_with(|c: char| c.is_ascii_uppercase())
        .then(|| rest.to_ascii_lowercase())
}

fn has_word(text: &str, wanted: &str) -> bool {
    words(text).any(|(word, _)| word == wanted)
}

/// Returns the words of a text, each with its mark as a parameter.
fn words(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(move |c: char| !is_part(c) && c != MARK && c != '*')
        .filter_map(move |word| {
            let marked = word.contains(MARK);
            let name = word.trim_matches(|c: char| !is_part(c));
            (!name.is_empty()).then_some((name, marked))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str, params: &[&str]) -> Statement {
        let found = find(&Flow::of(text, 7), params, None, false);
        assert_eq!(found.len(), 1, "{found:?}");
        found.into_iter().next().expect("one statement")
    }

    #[test]
    fn a_demand_bears_on_the_parameter_it_names() {
        let statement = only(
            "The pitch must be a multiple of width.",
            &["pitch", "width", "height"],
        );
        assert_eq!(statement.kind, Kind::Obligation);
        assert_eq!(statement.parameters, ["pitch", "width"]);
        assert_eq!(statement.line, 7);
    }

    #[test]
    fn a_prohibition_is_stronger_than_the_code_it_names() {
        let statement = only(
            "hEvent may not be NULL, or cudaErrorInvalidValue is returned.",
            &["hEvent"],
        );
        assert_eq!(statement.kind, Kind::Prohibition);
        assert_eq!(statement.codes, ["cudaErrorInvalidValue"]);
    }

    #[test]
    fn a_code_in_prose_makes_an_outcome() {
        assert_eq!(
            only("If n is odd, CUDA_ERROR_INVALID_VALUE is returned.", &["n"]).kind,
            Kind::Outcome
        );
    }

    #[test]
    fn a_handle_is_recognised_by_its_noun() {
        assert_eq!(
            only(
                "It is illegal to use the NULL stream.",
                &["hStream", "flags"]
            )
            .parameters,
            ["hStream"]
        );
    }

    #[test]
    fn an_english_word_counts_only_when_marked_where_parameters_are_marked() {
        let flow = Flow::of(&format!("The value of {MARK}n must be a count."), 1);
        let found = find(&flow, &["value", "n", "count"], None, true);
        assert_eq!(found[0].parameters, ["n"]);
    }

    #[test]
    fn a_plain_sentence_is_no_statement() {
        assert!(find(&Flow::of("Copies bytes.", 1), &[], None, false).is_empty());
    }

    #[test]
    fn a_return_set_is_no_statement() {
        assert!(
            find(
                &Flow::of("cudaSuccess, cudaErrorInvalidValue", 1),
                &[],
                None,
                false
            )
            .is_empty()
        );
    }
}
