//! `docs/contracts.md` and `docs/add-a-contract.md` beside what they are about: the registry's files, and
//! the readers of the language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use regex::Regex;
use syn::visit::Visit;

/// The reference of the language.
const GUIDE: &str = "docs/contracts.md";

/// How a function and a handle are added.
const WALKTHROUGH: &str = "docs/add-a-contract.md";

/// What reads contracts and their words.
const READERS: &str = "spec/src/contract/read";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    let text = fs::read_to_string(repository().join(path));
    text.unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The `.rs` files in a folder and below, from the root of the repository on. What is built and what is
/// generated is left out.
fn sources(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(repository().join(&folder)).expect("a folder");
        for entry in entries {
            let entry = entry.expect("an entry");
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() && !path.ends_with("/target") {
                folders.push(path);
            } else if path.ends_with(".rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A block of Rust, and the file that is named last before it.
struct Quote<'a> {
    path: &'a str,
    text: &'a str,
}

fn quotes(page: &str) -> Vec<Quote<'_>> {
    let file = Regex::new(r"`([a-z_/0-9]+\.rs)`").expect("a pattern");
    let mut out = Vec::new();
    let mut rest = page;
    let mut path = None;
    while let Some((before, after)) = rest.split_once("```rust\n") {
        let named = file.captures_iter(before).last();
        path = named.and_then(|named| named.get(1)).or(path);
        let (text, after) = after.split_once("```").expect("a block ends");
        let path = path.unwrap_or_else(|| panic!("no file is named before\n{text}"));
        let path = path.as_str();
        out.push(Quote { path, text });
        rest = after;
    }
    out
}

/// The text between backticks, blocks left out.
fn spans(page: &str) -> Vec<String> {
    let block = Regex::new(r"(?s)```.*?```").expect("a pattern");
    let page = block.replace_all(page, "");
    let span = Regex::new(r"`([^`\n]+)`").expect("a pattern");
    let found = span.captures_iter(&page);
    found.map(|span| span[1].replace("\\|", "|")).collect()
}

/// Every row of the tables whose last column has this title, and its last cell.
fn rows<'a>(page: &'a str, title: &str) -> Vec<(&'a str, &'a str)> {
    let mut out = Vec::new();
    let mut is_wanted = false;
    for line in page.lines() {
        let cells = line
            .strip_prefix('|')
            .and_then(|rest| rest.strip_suffix('|'));
        let Some(cells) = cells else {
            is_wanted = false;
            continue;
        };
        let last = cells.rsplit(" | ").next().unwrap_or_default().trim();
        if last == title {
            is_wanted = true;
        } else if is_wanted && !last.starts_with("---") {
            out.push((line, last));
        }
    }
    out
}

fn without_space(text: &str) -> String {
    text.split_whitespace().collect()
}

fn registry() -> String {
    let files = ["spec/contracts", "spec/vocabulary"]
        .into_iter()
        .flat_map(sources);
    files.map(|path| read(&path)).collect()
}

#[test]
fn the_guide_begins_with_a_contract_of_the_registry() {
    let page = read(GUIDE);
    let first = &quotes(&page)[0];
    assert!(first.path.starts_with("spec/contracts/"), "{}", first.path);
    let file = syn::parse_file(first.text).expect("the block is whole");
    let [syn::Item::Fn(contract)] = file.items.as_slice() else {
        panic!("the block holds something else than one function");
    };
    let says = |name: &str| contract.attrs.iter().any(|attr| attr.path().is_ident(name));
    assert!(says("needs") && says("order"), "a contract says both");
    assert!(
        !contract.block.stmts.is_empty(),
        "a contract to learn from has checks"
    );
}

#[test]
fn what_is_quoted_stands_so_in_the_file_that_is_named() {
    for page in [GUIDE, WALKTHROUGH] {
        let page = read(page);
        let quotes = quotes(&page);
        assert!(quotes.len() > 3);
        for Quote { path, text } in quotes {
            assert!(read(path).contains(text), "{path} does not hold\n{text}");
        }
    }
}

#[test]
fn the_examples_of_the_guide_stand_in_the_registry() {
    let registry = without_space(&registry());
    let page = read(GUIDE);
    let rows = rows(&page, "example");
    assert!(rows.len() > 80, "{} rows", rows.len());
    let mut wrong = Vec::new();
    for (row, example) in rows {
        let found = spans(example);
        // Such a row says that nobody says so today.
        if found.is_empty() != row.contains("today") {
            wrong.push(format!("either an example, or none today: {row}"));
        }
        let missing = found
            .iter()
            .filter(|one| !registry.contains(&without_space(one)));
        wrong.extend(missing.map(|one| format!("nobody writes `{one}`")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The attributes that the readers know: what the name of one is compared with, and what an item may be
/// marked with.
#[derive(Default)]
struct Attributes(BTreeSet<String>);

impl Attributes {
    fn known() -> BTreeSet<String> {
        let mut found = Attributes::default();
        for path in sources(READERS) {
            found.visit_file(&syn::parse_file(&read(&path)).expect("the readers are Rust"));
        }
        // These are how Rust is read, and no words of the language.
        for word in ["doc", "check", "assert", "matches", "expect"] {
            found.0.remove(word);
        }
        found.0
    }

    fn add_texts(&mut self, tokens: &impl quote::ToTokens) {
        let tokens = tokens.to_token_stream().to_string();
        let text = Regex::new("\"([a-z_]+)\"").expect("a pattern");
        let found = text.captures_iter(&tokens).map(|text| text[1].to_owned());
        self.0.extend(found);
    }
}

/// Whether it is the name of an attribute that is looked at.
fn is_name(expression: &syn::Expr) -> bool {
    use quote::ToTokens;
    let tokens = expression.to_token_stream().to_string();
    let name = Regex::new(r"\b(attr|a) \. name\b").expect("a pattern");
    name.is_match(&tokens)
}

impl<'ast> Visit<'ast> for Attributes {
    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        if is_name(&item.expr) {
            for arm in &item.arms {
                match &arm.pat {
                    // Of a pair the first is the name, and the second an argument.
                    syn::Pat::Tuple(pair) => self.add_texts(&pair.elems[0]),
                    pattern => self.add_texts(pattern),
                }
            }
        }
        syn::visit::visit_expr_match(self, item);
    }

    fn visit_expr_binary(&mut self, item: &'ast syn::ExprBinary) {
        if matches!(item.op, syn::BinOp::Eq(_)) && is_name(&item.left) {
            self.add_texts(&item.right);
        }
        syn::visit::visit_expr_binary(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if call.method == "is_ident" {
            self.add_texts(&call.args);
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && (path.path.is_ident("is_marked") || path.path.is_ident("named"))
        {
            self.add_texts(&call.args);
        }
        syn::visit::visit_expr_call(self, call);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.sig.ident == "marker" {
            self.add_texts(&item.block);
        }
        syn::visit::visit_item_fn(self, item);
    }
}

#[test]
fn the_guide_has_a_row_for_every_attribute_that_the_readers_know() {
    let page = read(GUIDE);
    let known = Attributes::known();
    for word in [
        "spoiled_by",
        "on_failure",
        "whole",
        "own_thread",
        "same_rules",
        "scenario",
    ] {
        assert!(
            known.contains(word),
            "the scan of the readers misses `{word}`"
        );
    }
    let in_first_cells: BTreeSet<String> = page
        .lines()
        .filter(|line| line.starts_with("| "))
        .filter_map(|line| line.split(" | ").next())
        .flat_map(spans)
        .collect();
    let in_prose: BTreeSet<String> = spans(&page)
        .iter()
        .filter_map(|span| span.strip_prefix("#["))
        .filter_map(|rest| rest.split([']', '(']).next())
        .map(str::to_owned)
        .collect();
    let missing: Vec<&String> = known
        .iter()
        .filter(|word| !in_first_cells.contains(*word) && !in_prose.contains(*word))
        .collect();
    assert!(missing.is_empty(), "{GUIDE} says nothing of {missing:?}");
}

#[test]
fn the_guide_has_no_attribute_that_the_readers_do_not_know() {
    let known = Attributes::known();
    let attribute = Regex::new(r"#\[([a-z_]+)").expect("a pattern");
    for path in [GUIDE, WALKTHROUGH] {
        let page = read(path);
        for found in attribute.captures_iter(&page) {
            let word = &found[1];
            assert!(
                known.contains(word),
                "{path} has #[{word}], which nobody reads"
            );
        }
    }
}

/// Every text in a reader that could be a word of the language.
fn words() -> BTreeSet<String> {
    let text = Regex::new("\"([a-z_]+)\"").expect("a pattern");
    let mut out = BTreeSet::new();
    for path in sources(READERS) {
        let source = read(&path);
        let found = text.captures_iter(&source).map(|text| text[1].to_owned());
        out.extend(found);
    }
    out
}

#[test]
fn the_guide_names_every_word_that_the_readers_compare_with() {
    // A folder, the beginnings of functions' names, a doc comment, and the argument in an example.
    const NO_WORDS: [&str; 5] = ["vocabulary", "cu", "cuda", "doc", "id"];
    let mut words = words();
    for word in NO_WORDS {
        assert!(
            words.remove(word),
            "the readers have no \"{word}\" any more"
        );
    }
    let code = spans(&read(GUIDE)).join("\n");
    let missing: Vec<String> = words
        .into_iter()
        .filter(|word| {
            !Regex::new(&format!(r"\b{word}\b"))
                .expect("a word")
                .is_match(&code)
        })
        .collect();
    assert!(missing.is_empty(), "{GUIDE} does not name {missing:?}");
}

#[test]
fn the_guide_lists_every_word_of_the_vocabulary() {
    let page = spans(&read(GUIDE)).join("\n");
    let is_named = |word: &str| {
        Regex::new(&format!(r"(^|[^\w-]){word}($|[^\w-])"))
            .expect("a word")
            .is_match(&page)
    };
    let mut missing = Vec::new();
    let mut count = 0;
    for path in sources("spec/vocabulary") {
        let file = syn::parse_file(&read(&path)).expect("the vocabulary is Rust");
        for item in file.items {
            let syn::Item::Enum(item) = item else {
                continue;
            };
            let variants = || {
                item.variants
                    .iter()
                    .map(|variant| variant.ident.to_string())
            };
            let marked = |word: &str| item.attrs.iter().any(|attr| attr.path().is_ident(word));
            let words: Vec<String> = if marked("domain") {
                vec![item.ident.to_string()]
            } else if marked("settings") {
                variants().collect()
            } else if marked("needs") {
                variants().map(|name| separated(&name, '_')).collect()
            } else if marked("states") || marked("hazards") {
                variants().map(|name| separated(&name, '-')).collect()
            } else {
                continue;
            };
            count += words.len();
            missing.extend(words.into_iter().filter(|word| !is_named(word)));
        }
    }
    assert!(count > 50, "the scan found {count} words");
    assert!(missing.is_empty(), "{GUIDE} does not list {missing:?}");
}

/// `NoContext` as `no-context` or `no_context`.
fn separated(name: &str, by: char) -> String {
    let mut out = String::new();
    for (at, letter) in name.char_indices() {
        if letter.is_uppercase() && at > 0 {
            out.push(by);
        }
        out.extend(letter.to_lowercase());
    }
    out
}

/// The files that a part of the walkthrough lists, which begins with this headline.
fn listed(page: &str, headline: &str) -> BTreeSet<String> {
    let (_, part) = page
        .split_once(headline)
        .expect("the walkthrough has the part");
    let part = part.split("\n## ").next().unwrap_or_default();
    let row = Regex::new(r"(?m)^\| `([a-z_/0-9]+\.rs)` \|").expect("a pattern");
    let found = row.captures_iter(part).map(|row| row[1].to_owned());
    found.collect()
}

/// What people write of the registry and the programs. Sentences of other functions may name what they
/// are beside, the guide names what programs call, and tests may take anything for an example.
fn hand_written() -> impl Iterator<Item = String> {
    let folders = ["spec", "codegen", "conformance", "emulator"];
    let all = folders.into_iter().flat_map(sources);
    all.filter(|path| {
        let is_beside = ["declared", "summaries", "guide", "python"]
            .iter()
            .any(|folder| path.starts_with(&format!("spec/{folder}/")));
        !is_beside && !path.contains("/tests/")
    })
}

#[test]
fn the_walkthrough_lists_every_file_that_knows_the_handle() {
    let words = Regex::new(r"\b(LinkState|cuLinkCreate_v2|cuLinkDestroy)\b").expect("a pattern");
    let mut found = BTreeSet::new();
    for path in hand_written() {
        // What is done with a link once there is one has files of its own.
        if path.ends_with("/module_link.rs") || !words.is_match(&read(&path)) {
            continue;
        }
        // A file of Rust is known to the one that declares it.
        let (folder, name) = path.rsplit_once('/').expect("a folder");
        let parent = format!("{folder}/mod.rs");
        let module = format!("mod {};", name.trim_end_matches(".rs"));
        if repository().join(&parent).exists() && read(&parent).contains(&module) {
            found.insert(parent);
        }
        found.insert(path);
    }
    let listed = listed(&read(WALKTHROUGH), "\n## A handle\n");
    assert_eq!(found, listed, "found, and listed in {WALKTHROUGH}");
    assert!(
        listed.len() <= 5,
        "a handle takes more than five files: {listed:?}"
    );
}

#[test]
fn the_walkthrough_lists_every_file_that_knows_the_function() {
    let word = Regex::new(r"\bcuGraphGetNodes\b").expect("a pattern");
    let found: BTreeSet<String> = hand_written()
        .filter(|path| word.is_match(&read(path)))
        .collect();
    let listed = listed(&read(WALKTHROUGH), "\n## A function\n");
    assert_eq!(found, listed, "found, and listed in {WALKTHROUGH}");
}

/// What a page names between backticks that begins with a folder of the repository.
fn paths(page: &str) -> Vec<String> {
    let is_path = |span: &String| {
        let first = span.split('/').next().unwrap_or_default();
        let is_plain = !span.contains(|c: char| c.is_whitespace() || "<>{}*$.:".contains(c))
            || Regex::new(r"^[\w/-]+\.(rs|md|json|cases|snap)$")
                .expect("a pattern")
                .is_match(span);
        let folders = [
            "spec",
            "codegen",
            "conformance",
            "docs",
            "emulator",
            "generated",
        ];
        span.contains('/') && is_plain && folders.contains(&first)
    };
    spans(page).into_iter().filter(is_path).collect()
}

#[test]
fn what_the_guides_name_is_there() {
    let mut missing = Vec::new();
    for page in [
        GUIDE,
        WALKTHROUGH,
        "docs/ci.md",
        "docs/conformance.md",
        "docs/library.md",
        "docs/registry.md",
    ] {
        let text = read(page);
        let lost = paths(&text)
            .into_iter()
            .filter(|path| !repository().join(path).exists());
        missing.extend(lost.map(|path| format!("{page}: {path}")));
    }
    assert!(
        paths(&read(GUIDE)).len() > 15,
        "the scan finds hardly any path"
    );
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// A change of the registry that is a mistake.
struct Slip {
    file: &'static str,
    right: &'static str,
    wrong: &'static str,
}

/// The slips that the walkthrough shows, in its order.
const SLIPS: [Slip; 3] = [
    Slip {
        file: "contracts/driver/graph.rs",
        right: "if !nodes.is_null() && room == 0 {",
        wrong: "if !nodes.is_null() && room == 5 {",
    },
    Slip {
        file: "summaries/driver/graph.rs",
        right: "\n/// Adds a node that ",
        wrong: "\n/// Lists the nodes of a graph.\nfn cuGraphGetNodes();\n\n/// Adds a node that ",
    },
    Slip {
        file: "contracts/driver/module.rs",
        right: "    #[creates(LinkState)]\n",
        wrong: "",
    },
];

#[test]
fn the_walkthrough_prints_what_check_says() {
    let page = read(WALKTHROUGH);
    let shown: Vec<&str> = page
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    let folder = tempfile::tempdir().expect("a folder");
    let spec = folder.path().join("spec");
    copy(&repository().join("spec"), &spec);
    let mut said = vec![check(folder.path())];
    for Slip { file, right, wrong } in SLIPS {
        let file = spec.join(file);
        let text = fs::read_to_string(&file).expect("a file of the registry");
        assert!(text.contains(right), "{} has no {right}", file.display());
        fs::write(&file, text.replacen(right, wrong, 1)).expect("the folder is ours");
        said.push(check(folder.path()));
        fs::write(&file, text).expect("the folder is ours");
    }
    // Where a mistake stands, and how much there is of everything, changes with every contract; what there
    // is to look at, with every toolkit.
    let masked = |text: &str| {
        let remarks = Regex::new(r"(?m)^remark: (?:.+\n)*\n?|, \d+ remarks?").expect("a pattern");
        let numbers = Regex::new(r"\d+").expect("a pattern");
        without_space(&numbers.replace_all(&remarks.replace_all(text, ""), "N"))
    };
    assert_eq!(said.len(), shown.len());
    for (said, shown) in said.iter().zip(shown) {
        assert_eq!(masked(said), masked(shown), "check says\n{said}");
    }
}

/// What `cuspec check` prints in a folder.
fn check(folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("check")
        .current_dir(folder)
        .output()
        .expect("cuspec runs");
    let both = [output.stdout, output.stderr].concat();
    String::from_utf8(both).expect("it is text")
}

/// The parts of the registry, sources of the crate left out.
fn copy(from: &Path, to: &Path) {
    for part in ["contracts", "declared", "summaries", "vocabulary"] {
        copy_folder(&from.join(part), &to.join(part));
    }
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is ours");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("the folder is ours");
        }
    }
}
