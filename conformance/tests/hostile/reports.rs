//! Every report format, parsed with a parser of the format: it contains the results of the runner, regardless
//! of the library's output and the name of its device.

use std::collections::BTreeSet;
use std::fs;
use std::sync::OnceLock;

use html5gum::{Token, Tokenizer};
use pulldown_cmark::{Event, Options, Parser, Tag};
use regex::Regex;
use serde_json::Value;
use tempfile::TempDir;

use super::log::{assert_harmless, assert_steers_nothing, commands};
use super::{finish, folder, results, run, subject, text};

/// A run of the hostile library.
struct HostileRun {
    folder: TempDir,
    events: String,
    /// The printed report.
    junit: String,
    results: Vec<Value>,
}

impl HostileRun {
    fn get() -> &'static HostileRun {
        static DONE: OnceLock<HostileRun> = OnceLock::new();
        DONE.get_or_init(|| {
            let folder = folder();
            let few = "^(cuInit|cuEventCreate|cuEventQuery|cuEventSynchronize|cuStreamQuery)\\[";
            let mut command = run(folder.path(), subject());
            command
                .args(["--filter", few, "--format", "junit", "--html", "page.html"])
                .env("XML_OUTPUT_FILE", folder.path().join("file.xml"));
            let output = finish(&mut command);
            assert_eq!(output.status.code(), Some(1), "{output:?}");
            HostileRun {
                events: text(&output.stderr),
                junit: text(&output.stdout),
                results: results(folder.path()),
                folder,
            }
        })
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.folder.path().join(file)).expect(file)
    }

    /// The same run, reported by another command.
    fn report_again(&self, args: &[&str]) -> String {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_cuconform"));
        let output = finish(command.current_dir(self.folder.path()).args(args));
        text(&output.stdout)
    }

    fn cases(&self, is_wanted: impl Fn(&Value) -> bool) -> BTreeSet<String> {
        let results = self.results.iter().filter(|result| is_wanted(result));
        results
            .map(|result| result["case"].as_str().expect("an id").to_owned())
            .collect()
    }

    /// Cases with an unexpected outcome, from the results on disk.
    fn failed(&self) -> BTreeSet<String> {
        let bad = ["fail", "crash", "timeout", "missing"].map(Value::from);
        let failed = self.cases(|result| bad.contains(&result["outcome"]));
        assert!(failed.len() > 20, "{failed:?}");
        failed
    }
}

#[test]
fn output_is_stored_unchanged() {
    let run = HostileRun::get();
    let mut results = run.results.iter();
    let result = results.find(|result| result["case"] == "cuEventCreate[Flags=unknown-bit]");
    let output = result.expect("a result")["output"]
        .as_str()
        .expect("output");
    assert!(output.contains("\u{1b}[2J\u{1b}[1A"), "{output:?}");
    assert!(
        output.contains("\u{fffd}\u{fffd} forged\0forged"),
        "{output:?}"
    );
    let environment = run.read("out/environment.json");
    let environment: Value = serde_json::from_str(&environment).expect("JSON");
    let device = environment["driver"]["device"].as_str();
    assert!(device.is_some_and(|name| name.starts_with("\u{1b}[2J\r::error")));
}

#[test]
fn events_cannot_be_forged() {
    let run = HostileRun::get();
    assert_harmless(&run.events);
    let event = Regex::new(r"(?m)^(\S+) +(\S+)").expect("a pattern");
    let reported: BTreeSet<String> = event
        .captures_iter(&run.events)
        // The library does not survive a query of the probe.
        .filter(|found| &found[1] != "retry")
        .map(|found| found[2].to_owned())
        .collect();
    // Of cases with the same likely cause the first is reported, and for missing symbols the name.
    let mut known = run.failed();
    let missing = run.cases(|result| result["outcome"] == "missing");
    let symbols = missing.iter().filter_map(|case| case.split_once('['));
    let symbols: BTreeSet<String> = symbols.map(|(symbol, _)| symbol.to_owned()).collect();
    assert!(reported.is_superset(&symbols), "{reported:?}");
    known.extend(symbols);
    assert!(
        reported.len() > 10 && reported.is_subset(&known),
        "{reported:?}"
    );
    let crashed = run.cases(|result| result["outcome"] == "crash");
    assert!(!reported.is_disjoint(&crashed), "{reported:?}");
}

#[test]
fn lines_of_the_text_report_cannot_be_forged() {
    let run = HostileRun::get();
    let summary = run.read("out/summary.txt");
    assert_harmless(&summary);
    assert_harmless(&run.report_again(&["judge", "out"]));
    let case = Regex::new(r"(?m)^  (?:fail|crash|timeout|missing) +(\S+)$").expect("a pattern");
    let reported: BTreeSet<String> = case
        .captures_iter(&summary)
        .map(|found| found[1].to_owned())
        .collect();
    // The overview lists missing symbols.
    let missing = run.cases(|result| result["outcome"] == "missing");
    assert_eq!(reported, &run.failed() - &missing);
    let longest = summary.lines().map(|line| line.chars().count()).max();
    assert!(longest < Some(400), "{longest:?}");
    let totals = summary.lines().filter(|line| line.contains(" cases in "));
    let totals: Vec<&str> = totals
        .filter(|line| !line.starts_with("    printed"))
        .collect();
    assert_eq!(totals.len(), 1, "{summary}");
    assert!(totals[0].starts_with(&format!("{} cases", run.results.len())));
}

#[test]
fn json_cannot_be_forged() {
    let run = HostileRun::get();
    let printed = run.report_again(&["judge", "out", "--format", "json"]);
    assert_harmless(&printed);
    let report: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(report["cases"], run.results.len());
    let rules = report["rules"].as_array().expect("rules");
    let reported = rules
        .iter()
        .flat_map(|rule| rule["cases"].as_array().expect("cases"));
    let reported: BTreeSet<String> = reported
        .map(|reported| {
            reported["result"]["case"]
                .as_str()
                .expect("an id")
                .to_owned()
        })
        .collect();
    assert_eq!(reported, run.failed());
    // The report contains the output of the library.
    let output = |result: &&Value| result["case"] == "cuEventQuery[hEvent=null]";
    let kept = run.results.iter().find(output).expect("a result");
    let mut all = rules
        .iter()
        .flat_map(|rule| rule["cases"].as_array().expect("cases"));
    assert!(all.any(|reported| reported["result"]["output"] == kept["output"]));
}

#[test]
fn junit_cannot_be_forged() {
    let run = HostileRun::get();
    assert_harmless(&run.junit);
    for xml in [&run.junit, &run.read("file.xml")] {
        let document = roxmltree::Document::parse(xml).expect("XML");
        let elements = || document.descendants().filter(roxmltree::Node::is_element);
        let names: BTreeSet<&str> = elements().map(|node| node.tag_name().name()).collect();
        let known = "failure properties property skipped system-out testcase testsuite testsuites";
        assert_eq!(names, known.split(' ').collect());
        let cases = elements().filter(|node| node.has_tag_name("testcase"));
        let (mut all, mut failed) = (BTreeSet::new(), BTreeSet::new());
        for case in cases {
            let id = case.attribute("name").expect("a name").to_owned();
            if case.children().any(|child| child.has_tag_name("failure")) {
                failed.insert(id.clone());
            }
            all.insert(id);
        }
        assert_eq!(all, run.cases(|_| true));
        assert_eq!(failed, run.failed());
        let mut printed = elements().filter(|node| node.has_tag_name("system-out"));
        let forged = "]]></system-out></testcase><testcase name=\"forged\"/>";
        assert!(printed.any(|node| node.text().is_some_and(|text| text.contains(forged))));
    }
}

#[test]
fn annotations_cannot_be_forged() {
    let run = HostileRun::get();
    let printed = run.report_again(&["judge", "out", "--format", "github"]);
    assert_steers_nothing(&printed);
    let title = Regex::new(r"^::error title=([^:,]*?)(?: \(\d+ cases\))?::").expect("a pattern");
    let commands = commands(&printed);
    let reported: Vec<&str> = commands
        .iter()
        .map(|line| title.captures(line).expect(line).extract::<1>().1[0])
        .collect();
    assert_eq!(reported.len(), 10, "{reported:?}");
    let failed = run.failed().len();
    assert_eq!(
        reported[0],
        format!("{failed} cases with unexpected results")
    );
    let known =
        Regex::new(r"^(\*|cu[A-Za-z0-9_]+)(/[-.\w]+| without a fault)$").expect("a pattern");
    assert!(
        reported[1..].iter().all(|title| known.is_match(title)),
        "{reported:?}"
    );
}

#[test]
fn the_page_cannot_be_forged() {
    let run = HostileRun::get();
    let page = run.read("page.html");
    assert_steers_nothing(&page);
    let known = "html head meta title style body h1 h2 pre p table tr th td a code details summary b ul \
                 li dl dt dd nav label input main div i span";
    let known: BTreeSet<&str> = known.split_whitespace().collect();
    let (mut shown, mut attributes) = (String::new(), BTreeSet::new());
    let (mut details, mut open) = (0, 0);
    for token in Tokenizer::new(&page) {
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => {
                let name = String::from_utf8_lossy(&tag.name).into_owned();
                assert!(known.contains(name.as_str()), "{name}");
                details += usize::from(name == "details");
                open += usize::from(tag.attributes.contains_key(b"open".as_slice()));
                let names = tag.attributes.keys();
                attributes.extend(names.map(|name| String::from_utf8_lossy(name).into_owned()));
            }
            Token::String(text) => shown += &String::from_utf8_lossy(&text),
            Token::EndTag(_) | Token::Doctype(_) => {}
            Token::Comment(_) | Token::Error(_) => panic!("{token:?}"),
        }
    }
    let wanted = "charset checked class content for href id lang name open style type";
    let wanted: BTreeSet<String> = wanted.split(' ').map(str::to_owned).collect();
    assert_eq!(attributes, wanted);
    // Of the whole page only the overview is open.
    assert_eq!(open, 1);
    assert!(details > 20, "{details}");
    assert!(
        shown.contains("</script><script>forged()</script>"),
        "it is not shown"
    );
}

#[test]
fn markdown_cannot_be_forged() {
    let run = HostileRun::get();
    let printed = run.report_again(&["compare", "out", "h200-580.159.04", "--format", "markdown"]);
    assert_harmless(&printed);
    let mut cells = Vec::new();
    for event in Parser::new_ext(&printed, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::TableHead | Tag::TableRow) => cells.push(0),
            Event::Start(Tag::TableCell) => {
                if let Some(last) = cells.last_mut() {
                    *last += 1;
                }
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let ours = ["<details>", "<summary>", "</summary>", "</details>"];
                let rest = ours
                    .iter()
                    .fold(html.to_string(), |rest, tag| rest.replace(tag, ""));
                assert!(!rest.contains('<'), "{html}");
            }
            Event::Start(Tag::Link { .. } | Tag::Image { .. }) => panic!("{event:?}"),
            _ => {}
        }
    }
    assert!(
        cells.len() > 20 && cells.iter().all(|count| *count == 3),
        "{cells:?}"
    );
    let name = r"| subject | ";
    let line = printed
        .lines()
        .find(|line| line.starts_with(name))
        .expect("the subject");
    assert!(line.contains("forged()"), "{line}");
}
