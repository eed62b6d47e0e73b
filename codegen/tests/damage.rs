//! `cuspec import` of damaged headers, unusual declarations, and toolkits with a wrong release.
//!
//! Tests that need libclang are ignored by default, as in `import.rs`.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::import::support::{
    changed, cuspec, declared, edit, fixture, import, imported, named, refused, release, show, text,
};

/// Returns the error for a `cuda.h` that is rejected by its text, before clang runs.
fn text_error(bytes: &[u8]) -> String {
    let error = import_error(bytes);
    assert!(!error.contains("does not come to an end"), "{error}");
    error
}

/// Imports a `cuda.h` with these bytes; returns the error, after checking that it is short and that no file
/// was written.
fn import_error(bytes: &[u8]) -> String {
    let headers = changed("cuda.h", "", "");
    fs::write(headers.path().join("cuda.h"), bytes).expect("the header can be written");
    let spec = TempDir::new().expect("a temporary folder");
    let error = refused(&spec, &import(spec.path(), "13.0.96", headers.path()));
    assert!(error.lines().count() <= 20, "{error}");
    assert!(error.contains("nothing was written"), "{error}");
    error
}

fn cuda_h() -> String {
    fs::read_to_string(fixture().join("cuda.h")).expect("the fixture is there")
}

#[test]
fn random_bytes_and_programs_are_rejected_as_headers() {
    // A fixed generator, so that the bytes are the same on every machine.
    let mut state = 1_u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let bytes: Vec<u8> = (0..2000).map(|_| random()).collect();
    assert!(text_error(&bytes).contains("cuda.h:1: bytes that are no text"));
    let program = fs::read(env!("CARGO_BIN_EXE_cuspec")).expect("this program is there");
    assert!(text_error(&program).contains("bytes that are no text"));
}

#[test]
fn an_html_page_is_rejected_as_a_header() {
    let page = format!(
        "<html>\n<body>{}</body>\n</html>\n",
        "<p>404</p>\n".repeat(3000)
    );
    assert!(text_error(page.as_bytes()).contains("cuda.h:1: markup"));
}

#[test]
fn a_missing_brace_is_reported_at_its_unmatched_counterpart() {
    let text = cuda_h();
    let line = |word: &str| {
        text.lines()
            .position(|line| line.contains(word))
            .expect("it is there")
            + 1
    };
    let lost = text.replacen("} CUqueue_flags;", " CUqueue_flags;", 1);
    let place = format!(
        "cuda.h:{}: a `{{` that is never closed",
        line("typedef enum CUqueue_flags_enum {")
    );
    assert!(text_error(lost.as_bytes()).contains(&place));
    let lost = text.replacen(
        "typedef enum CUqueue_flags_enum {",
        "typedef enum CUqueue_flags_enum",
        1,
    );
    let place = format!("cuda.h:{}: a `}}` without", line("} CUqueue_flags;"));
    assert!(text_error(lost.as_bytes()).contains(&place));
}

#[test]
fn a_header_truncated_anywhere_is_rejected() {
    let text = cuda_h();
    let guard = text.find("#ifndef").expect("there is a guard");
    for part in 1..10 {
        let cut = guard + 10 + (text.len() - guard - 20) * part / 10;
        text_error(&text.as_bytes()[..cut]);
    }
}

#[test]
fn text_of_other_kinds_is_rejected_as_a_header() {
    text_error(b"");
    text_error("Just some words, and more words.\n".repeat(2000).as_bytes());
    text_error(
        "namespace a { template<class T> class B { T x; }; }\n"
            .repeat(2000)
            .as_bytes(),
    );
}

#[test]
#[ignore = "needs libclang"]
fn a_file_of_which_clang_rejects_more_than_half_is_rejected() {
    let error = import_error("let a = 1; say(a);\n".repeat(100).as_bytes());
    assert!(error.contains("more than half"), "{error}");
}

#[test]
#[ignore = "needs libclang"]
fn a_file_that_clang_does_not_finish_in_time_is_rejected() {
    let error = import_error("let a = 1; say(a);\n".repeat(3000).as_bytes());
    assert!(error.contains("does not finish in time"), "{error}");
}

#[test]
#[ignore = "needs libclang"]
fn every_omitted_declaration_is_reported_exactly_once() {
    let headers = changed(
        "cuda.h",
        "CUresult CUDAAPI cuUngrouped(void);",
        "CUresult CUDAAPI cuUngrouped(oops *one);",
    );
    edit(
        &headers,
        "cuda.h",
        "typedef int CUplace;",
        "typedef strange int CUplace;",
    );
    let spec = TempDir::new().expect("a temporary folder");
    let output = import(spec.path(), "13.0.96", headers.path());
    let printed = text(&output.stdout);
    let count = |word: &str| printed.matches(&format!("left out `{word}")).count();
    assert_eq!(count("CUresult CUDAAPI cuUngrouped("), 1, "{printed}");
    assert_eq!(count("typedef strange int CUplace;"), 1, "{printed}");
    assert_eq!(
        text(&output.stderr).lines().count(),
        1,
        "{}",
        text(&output.stderr)
    );
}

#[test]
#[ignore = "needs libclang"]
fn unreadable_declarations_are_not_recorded_as_removed() {
    let spec = imported();
    let headers = release("13010");
    edit(
        &headers,
        "cuda.h",
        "CUresult CUDAAPI cuUngrouped(void);",
        "CUresult CUDAAPI cuUngrouped(oops *one);",
    );
    edit(
        &headers,
        "cuda.h",
        "CUresult CUDAAPI cuAlloc(CUptr *dptr, size_t bytes);",
        "CUresult CUDAAPI cuAlloc(oops *dptr, size_t bytes);",
    );
    edit(
        &headers,
        "cuda.h",
        "typedef int CUplace;",
        "typedef strange int CUplace;",
    );
    // Items that are really absent end.
    edit(
        &headers,
        "cuda.h",
        "#define CU_MASK_ALL (CU_MASK_LOW | 1 << 5)\n",
        "",
    );
    let output = import(spec.path(), "13.1.80", headers.path());
    let printed = text(&output.stdout);
    assert!(
        printed.contains("recorded as 13.0.96 has it: "),
        "{printed}"
    );
    let ungrouped = declared(&spec, "driver/ungrouped.rs");
    assert!(
        ungrouped.contains("#[toolkits(\"13.0.96\"..)]\nfn cuUngrouped("),
        "{ungrouped}"
    );
    let memory = declared(&spec, "driver/memory.rs");
    assert!(
        memory.contains("#[returns(\"13.0.96\".., SUCCESS, INVALID_VALUE)]"),
        "{memory}"
    );
    assert!(!memory.contains("13.1.80"), "{memory}");
    assert!(
        declared(&spec, "driver/types.rs").contains("#[toolkits(\"13.0.96\"..)]\ntype CUplace")
    );
    let constants = declared(&spec, "driver/constants.rs");
    assert!(
        constants.contains("#[toolkits(\"13.0.96\"..\"13.1.80\")]\nconst CU_MASK_ALL"),
        "{constants}"
    );
}

#[test]
#[ignore = "needs libclang"]
fn without_the_header_of_versions_known_versions_are_kept() {
    let spec = imported();
    let before = declared(&spec, "driver/queue.rs");
    let headers = changed("cuda.h", "", "");
    fs::remove_file(headers.path().join("cudaTypedefs.h")).expect("the header is there");
    let from = headers.path().display().to_string();
    let error = import(spec.path(), "13.0.96", headers.path());
    assert!(text(&error.stderr).contains("there is no `cudaTypedefs.h`"));
    let again = ["import", "13.0.96", "--allow-missing", "--from", &from];
    cuspec(spec.path(), &again);
    assert_eq!(declared(&spec, "driver/queue.rs"), before);
}

#[test]
fn headers_of_another_release_are_rejected() {
    let spec = TempDir::new().expect("a temporary folder");
    let error = refused(&spec, &import(spec.path(), "12.0.146", &fixture()));
    assert!(
        error.contains("`cuda.h` is of 13.0, not of 12.0.146"),
        "{error}"
    );
    assert!(error.contains("--allow-version-mismatch"), "{error}");
}

#[test]
#[ignore = "needs libclang"]
fn an_alias_of_a_function_leaves_the_function_unchanged() {
    let headers = changed(
        "cuda.h",
        "#define CU_QUEUE_NULL",
        "#define cuAaPollToo cuPoll\n#define cuAaAllocToo cuAlloc_v2\n#define CU_QUEUE_NULL",
    );
    edit(
        &headers,
        "cuda.h",
        " * \\brief Looks whether all is done\n",
        " * \\brief Looks whether all is done\n * \\return\n * ::CUDA_SUCCESS\n",
    );
    let spec = TempDir::new().expect("a temporary folder");
    assert!(
        import(spec.path(), "13.0.96", headers.path())
            .status
            .success()
    );
    let list = show(spec.path(), &[]);
    assert_eq!(
        named(&list, "cuPoll")["returns"],
        serde_json::json!(["CUDA_SUCCESS"])
    );
    assert_eq!(named(&list, "cuPoll")["group"], "CUDA_QUEUE");
    let codes = serde_json::json!(["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE"]);
    assert_eq!(named(&list, "cuAlloc")["returns"], codes);
    assert!(declared(&spec, "driver/constants.rs").contains("const cuAaPollToo: _ = cuPoll;"));
}

#[test]
#[ignore = "needs libclang"]
fn a_function_defined_in_the_header_is_declared_as_inline() {
    let headers = changed(
        "cuda.h",
        "CUresult CUDAAPI cuUngrouped(void);",
        "CUresult CUDAAPI cuUngrouped(void);\nstatic inline CUresult cuShort(void) { return CUDA_SUCCESS; }\n\
         static inline CUresult CUDAAPI cuLong(CUqueue queue)\n{\n    if (queue) { return cuUngrouped(); }\n    return CUDA_SUCCESS;\n}",
    );
    let spec = TempDir::new().expect("a temporary folder");
    assert!(
        import(spec.path(), "13.0.96", headers.path())
            .status
            .success()
    );
    let ungrouped = declared(&spec, "driver/ungrouped.rs");
    for part in [
        "#[inline]\n#[toolkits(\"13.0.96\"..)]\nfn cuShort(",
        "#[inline]\n#[toolkits(\"13.0.96\"..)]\nfn cuLong(queue: CUqueue)",
        "#[group(UNGROUPED)]\n#[toolkits(\"13.0.96\"..)]\nfn cuUngrouped(",
    ] {
        assert!(
            ungrouped.contains(part),
            "{part} is missing from\n{ungrouped}"
        );
    }
}

#[test]
#[ignore = "needs libclang"]
fn a_killed_import_leaves_no_partial_files() {
    let root = TempDir::new().expect("a temporary folder");
    fs::create_dir(root.path().join("target")).expect("the folder is writable");
    let spec = root.path().join("spec");
    assert!(import(&spec, "13.0.96", &fixture()).status.success());
    let list = || fs::read_to_string(spec.join("declared/toolkits.rs")).expect("the list is there");
    let before = list();
    let headers = release("13010");
    for step in 0..24 {
        let mut import = Command::new(env!("CARGO_BIN_EXE_cuspec"))
            .arg("--spec")
            .arg(&spec)
            .args(["import", "13.1.80", "--from"])
            .arg(headers.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("the command starts");
        std::thread::sleep(Duration::from_millis(25 * step));
        let _ = import.kill();
        import.wait().expect("it ends");
        let names: Vec<_> = fs::read_dir(&spec)
            .expect("the folder is there")
            .flatten()
            .map(|entry| entry.file_name())
            .collect();
        assert_eq!(names, ["declared"], "after {} ms", 25 * step);
        let now = list();
        assert!(now == before || now.contains("13.1.80"), "{now}");
    }
}
