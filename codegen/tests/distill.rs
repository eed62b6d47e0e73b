//! `cuspec distill` on pages of every form; `distill/README.md` describes how to add one.

mod chapters;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs `cuspec distill` in the folder of the pages.
fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("distill")
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/distill"))
        .output()
        .expect("cuspec runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the entries of one page.
fn entries(page: &str) -> Vec<Value> {
    let output = run(&["--json", page]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("an array")
}

/// Returns the entry of one function of a page.
fn entry(page: &str, function: &str) -> Value {
    let mut found = entries(page);
    found.retain(|entry| entry["function"] == function);
    assert_eq!(found.len(), 1, "entries of {function}");
    found.remove(0)
}

fn names(list: &Value) -> Vec<&str> {
    let items = list.as_array().expect("an array");
    items.iter().filter_map(Value::as_str).collect()
}

/// Returns `name@line` for each fact.
fn with_lines(list: &Value) -> Vec<String> {
    let items = list.as_array().expect("an array");
    let show = |item: &Value| {
        format!(
            "{}@{}",
            item["name"].as_str().unwrap_or_default(),
            item["line"]
        )
    };
    items.iter().map(show).collect()
}

/// Returns the only statement that begins on a line.
fn statement(entry: &Value, line: u64) -> Value {
    let all = entry["statements"].as_array().expect("an array");
    let mut found: Vec<&Value> = all
        .iter()
        .filter(|statement| statement["line"] == line)
        .collect();
    assert_eq!(found.len(), 1, "statements of line {line}");
    found.remove(0).clone()
}

fn functions(page: &str) -> Vec<String> {
    let show = |entry: &Value| entry["function"].as_str().unwrap_or_default().to_owned();
    entries(page).iter().map(show).collect()
}

/// Returns a temporary folder with these files.
fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    folder
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

fn page(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/distill")
        .join(name)
}

#[test]
fn a_signature_shown_twice_is_one_function() {
    assert_eq!(functions("docs_rs_runtime.txt"), ["cudaPlayTape"]);
}

#[test]
fn a_keyword_among_the_parameters_is_named_as_described() {
    assert_eq!(
        names(&entry("docs_rs_runtime.txt", "cudaPlayTape")["params"]),
        ["tape", "type", "stream"]
    );
}

#[test]
fn notes_on_the_line_of_a_return_set_are_not_codes() {
    let entry = entry("docs_rs_runtime.txt", "cudaPlayTape");
    assert_eq!(
        names(&entry["returns"]),
        ["cudaSuccess", "cudaErrorInvalidValue", "cudaErrorNotReady"]
    );
    let notes: Vec<&str> = entry["notes"]
        .as_array()
        .expect("notes")
        .iter()
        .filter_map(|note| note["name"].as_str())
        .collect();
    assert_eq!(
        notes,
        ["null_stream", "errors_from_earlier_launches", "init_rt"]
    );
}

#[test]
fn related_functions_are_split_without_spaces_or_commas() {
    let entry = entry("docs_rs_runtime.txt", "cudaPlayTape");
    assert_eq!(
        names(&entry["see"]),
        ["cudaStopTape", "cudaWindTape", "cuPlayTape"]
    );
}

#[test]
fn a_statement_of_a_docs_rs_page_applies_to_the_marked_parameters() {
    let entry = entry("docs_rs_runtime.txt", "cudaPlayTape");
    assert_eq!(names(&statement(&entry, 17)["parameters"]), ["tape"]);
    assert_eq!(statement(&entry, 17)["kind"], "prohibition");
}

#[test]
fn a_page_without_a_signature_has_the_described_parameters() {
    let entry = entry("docs_rs_no_signature.txt", "cuTapeStop");
    assert_eq!(
        with_lines(&entry["lines"]["params"]),
        ["hTape@8", "flags@9"]
    );
    assert_eq!(
        with_lines(&entry["lines"]["returns"]),
        ["CUDA_SUCCESS@12", "CUDA_ERROR_INVALID_HANDLE@13"]
    );
}

#[test]
fn a_signature_with_one_word_a_line_is_read() {
    let entry = entry("docs_rs_lines.txt", "cuTapeWind");
    assert_eq!(
        with_lines(&entry["lines"]["params"]),
        ["hTape@10", "turns@13"]
    );
    assert_eq!(entry["returns_stated"], false);
}

#[test]
fn an_enumeration_of_the_manual_is_not_a_function() {
    assert_eq!(functions("pdf_chapter.txt"), ["cuTapePlay", "cuTapeStop"]);
}

#[test]
fn page_breaks_do_not_end_a_return_set() {
    let entry = entry("pdf_chapter.txt", "cuTapePlay");
    let expected = [
        "CUDA_SUCCESS@46",
        "CUDA_ERROR_DEINITIALIZED@46",
        "CUDA_ERROR_INVALID_VALUE@47",
        "CUDA_ERROR_INVALID_CONTEXT@47",
        "CUDA_ERROR_NOT_SUPPORTED@55",
    ];
    assert_eq!(with_lines(&entry["lines"]["returns"]), expected);
}

#[test]
fn page_breaks_do_not_end_the_parameters() {
    let entry = entry("pdf_chapter.txt", "cuTapePlay");
    assert_eq!(names(&entry["params"]), ["hTape", "done", "spots", "flags"]);
    assert_eq!(
        with_lines(&entry["lines"]["described"]),
        ["hTape@22", "done@26", "spots@37", "flags@40"]
    );
}

#[test]
fn a_sentence_over_a_page_break_is_one_statement() {
    let entry = entry("pdf_chapter.txt", "cuTapePlay");
    let statement = statement(&entry, 65);
    assert_eq!(
        (&statement["last_line"], &statement["kind"]),
        (&75.into(), &"outcome".into())
    );
    assert_eq!(names(&statement["codes"]), ["CUDA_ERROR_NOT_READY"]);
}

#[test]
fn a_page_break_does_not_end_the_related_functions() {
    let entry = entry("pdf_chapter.txt", "cuTapePlay");
    assert_eq!(
        with_lines(&entry["lines"]["see"]),
        ["cuTapeStop@88", "cuTapeWind@88", "cudaPlayTape@97"]
    );
}

#[test]
fn qualifiers_attached_to_a_type_are_removed_from_a_heading() {
    let entry = entry("pdf_runtime.txt", "cudaTapeWind");
    assert_eq!(names(&entry["params"]), ["tape", "turns", "stream"]);
}

#[test]
fn a_function_without_codes_has_no_return_set() {
    let entry = entry("pdf_runtime.txt", "cudaTapeName");
    assert_eq!(
        (&entry["returns_stated"], names(&entry["returns"]).len()),
        (&false.into(), 0)
    );
}

#[test]
fn classes_and_enumerators_of_a_python_page_are_not_functions() {
    let expected = [
        "cuTapeCreate",
        "cuTapePlay",
        "cuTapeWind",
        "cuTapeCut",
        "cuTapeStop",
    ];
    assert_eq!(functions("sphinx_driver.txt"), expected);
}

#[test]
fn the_parameters_come_from_a_python_heading_not_from_descriptions() {
    let entry = entry("sphinx_driver.txt", "cuTapeCreate");
    assert_eq!(
        names(&entry["params"]),
        ["spots", "numSpots", "kind", "flags"]
    );
    assert_eq!(
        with_lines(&entry["lines"]["described"]),
        ["spots@37", "numSpots@40", "tapeKind@42"]
    );
}

#[test]
fn results_of_a_python_call_are_outputs_without_codes() {
    let entry = entry("sphinx_driver.txt", "cuTapeCreate");
    assert_eq!(names(&entry["outputs"]), ["phTape"]);
    let codes = [
        "CUDA_SUCCESS",
        "CUDA_ERROR_INVALID_VALUE",
        "CUDA_ERROR_OUT_OF_MEMORY",
    ];
    assert_eq!(names(&entry["returns"]), codes);
}

#[test]
fn a_python_heading_may_span_several_lines() {
    let entry = entry("sphinx_driver.txt", "cuTapeWind");
    assert_eq!(
        with_lines(&entry["lines"]["params"]),
        ["hTape@77", "turns@78"]
    );
}

#[test]
fn a_missing_return_set_is_not_reported() {
    assert_eq!(
        entry("sphinx_driver.txt", "cuTapeWind")["returns_stated"],
        false
    );
    assert_eq!(
        entry("html_runtime.txt", "cudaTapeStop")["returns_stated"],
        false
    );
}

#[test]
fn facts_without_labels_are_found() {
    let entry = entry("sphinx_driver.txt", "cuTapeCut");
    assert_eq!(
        with_lines(&entry["lines"]["returns"]),
        ["CUDA_SUCCESS@98", "CUDA_ERROR_INVALID_VALUE@98"]
    );
    assert_eq!(names(&entry["see"]), ["cuTapeCreate", "cuTapeWind"]);
    assert_eq!(entry["notes"][0]["name"], "async");
}

#[test]
fn a_code_in_prose_is_a_statement_outside_the_return_set() {
    let entry = entry("html_runtime.txt", "cudaTapeStop");
    assert_eq!(names(&entry["returns"]).len(), 0);
    assert_eq!(
        names(&statement(&entry, 55)["codes"]),
        ["cudaErrorNotReady"]
    );
}

#[test]
fn a_list_of_functions_adds_only_functions_without_an_entry() {
    let expected = [
        "cudaTapePaste",
        "cudaTapePlay",
        "cudaTapeStop",
        "cudaTapeName",
    ];
    assert_eq!(functions("html_runtime.txt"), expected);
}

#[test]
fn a_page_without_list_marks_is_read() {
    let entry = entry("html_plain.txt", "cuTapePlay");
    assert_eq!(
        with_lines(&entry["lines"]["params"]),
        ["hTape@9", "turns@10"]
    );
    assert_eq!(
        with_lines(&entry["lines"]["returns"]),
        ["CUDA_SUCCESS@32", "CUDA_ERROR_INVALID_VALUE@32"]
    );
    assert_eq!(names(&entry["see"]), ["cuTapeStop", "cuTapeWind"]);
}

#[test]
fn windows_line_ends_are_accepted() {
    for name in [
        "docs_rs_runtime.txt",
        "pdf_chapter.txt",
        "sphinx_driver.txt",
        "html_runtime.txt",
    ] {
        let content = fs::read_to_string(page(name)).expect("a page");
        let folder = folder(&[(name, content.replace('\n', "\r\n").as_bytes())]);
        let mut windows = entries(&path(&folder, name));
        windows
            .iter_mut()
            .for_each(|entry| entry["document"] = name.into());
        assert_eq!(windows, entries(name));
    }
}

#[test]
fn a_text_entry_lists_facts_with_their_lines() {
    let output = run(&["html_plain.txt"]);
    insta::assert_snapshot!(text(&output.stdout), @r"
    cuTapePlay  html_plain.txt:9  (html)
      params           9  hTape
                      10  turns
      returns         32  CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE
      see             18  cuTapeStop, cuTapeWind
      note            22  errors_from_earlier_launches
      obligation      14  [turns] turns should be at least one.

    cuTapeStop  html_plain.txt:34  (html)
      params              none
      returns         39  CUDA_SUCCESS
    ");
}

#[test]
fn an_unknown_form_is_an_error_that_lists_the_known_ones() {
    let folder = folder(&[(
        "letter.txt",
        b"Dear cudaMalloc (the elder),\nall is well.\n",
    )]);
    let output = run(&[&path(&folder, "letter.txt")]);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    for shape in ["docs.rs", "PDF manual", "cuda-python", "HTML reference"] {
        assert!(message.contains(shape), "{message}");
    }
}

#[test]
fn unreadable_files_do_not_stop_the_others() {
    let folder = folder(&[("empty.txt", b"\n"), ("library.so", b"\x7fELF\0\0")]);
    let (empty, library) = (path(&folder, "empty.txt"), path(&folder, "library.so"));
    let output = run(&[
        "--json",
        &empty,
        &library,
        "missing.txt",
        "docs_rs_lines.txt",
    ]);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    for part in [
        "empty.txt: is empty",
        "library.so: is a binary file",
        "missing.txt: cannot be read",
    ] {
        assert!(message.contains(part), "{message}");
    }
    let found: Vec<Value> = serde_json::from_slice(&output.stdout).expect("an array");
    assert_eq!(found[0]["function"], "cuTapeWind");
}

/// Returns a registry with one function.
fn registry() -> tempfile::TempDir {
    let driver = b"#[group(CUDA_TAPE)]\n#[toolkits(\"13.0.96\"..)]\n#[returns(\"13.0.96\".., SUCCESS)]\nfn cuTapeStop() -> CUresult;\n\n#[toolkits(\"13.0.96\"..)]\nenum CUresult {\n    CUDA_SUCCESS = 0,\n}\n";
    folder(&[
        (
            "declared/toolkits.rs",
            b"toolkits! {\n    \"13.0.96\": [],\n}\n",
        ),
        ("declared/driver/tape.rs", driver),
        ("declared/runtime/none.rs", b""),
    ])
}

/// Compares a page with these codes with that registry.
fn check(codes: &str) -> Output {
    let content = format!("CUresult cuTapeStop ( void )\nStops.\nReturns\n{codes}\n");
    let folder = folder(&[("page.txt", content.as_bytes())]);
    let spec = registry();
    run(&[
        "--spec",
        &spec.path().display().to_string(),
        "--check",
        &path(&folder, "page.txt"),
    ])
}

#[test]
fn a_page_that_agrees_with_the_registry_exits_with_0() {
    let output = check("CUDA_SUCCESS");
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

#[test]
fn a_disagreement_names_document_line_header_and_toolkit_and_exits_with_1() {
    let output = check("CUDA_SUCCESS, CUDA_ERROR_UNKNOWN");
    let message = text(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(1),
        "{message}{}",
        text(&output.stderr)
    );
    assert!(message.contains("page.txt:4: cuTapeStop"), "{message}");
    assert!(message.contains("has CUDA_ERROR_UNKNOWN"), "{message}");
    assert!(message.contains("cuda.h 13.0.96"), "{message}");
}

#[test]
fn a_registry_that_cannot_be_read_exits_with_2() {
    let folder = folder(&[("none", b"")]);
    let output = run(&[
        "--spec",
        &path(&folder, "nowhere"),
        "--check",
        "html_plain.txt",
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("cuspec import"),
        "{}",
        text(&output.stderr)
    );
}
