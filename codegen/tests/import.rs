//! Tests of the commands `cuspec import` and `cuspec show`.
//!
//! Tests that need libclang are ignored by default, because a Rust toolchain does not include it: `cargo test
//! -p cuspec-codegen --test cuspec -- --ignored import::` runs them with $LIBCLANG_PATH, or with the libclang
//! that `cuspec` fetches.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

pub(crate) mod support;

use support::{
    changed, committed, cuspec, declared, fixture, import, imported, named, refused, release, show,
    text,
};

#[test]
fn a_malformed_release_is_rejected() {
    let spec = TempDir::new().expect("a temporary folder");
    let error = refused(&spec, &cuspec(spec.path(), &["import", "newest"]));
    assert!(
        error.contains("`newest` is not a toolkit release"),
        "{error}"
    );
}

#[test]
fn without_libclang_the_error_names_the_remedy() {
    let spec = TempDir::new().expect("a temporary folder");
    let from = fixture().display().to_string();
    let arguments = [
        "import",
        "13.0.96",
        "--from",
        &from,
        "--libclang",
        "/no/such/libclang.so",
    ];
    let error = refused(&spec, &cuspec(spec.path(), &arguments));
    assert!(
        error.contains("/no/such/libclang.so does not exist"),
        "{error}"
    );
    assert!(error.contains("--libclang PATH"), "{error}");
    assert!(error.contains("pip download libclang==18.1.1"), "{error}");
}

#[test]
fn a_folder_without_headers_is_named() {
    let spec = TempDir::new().expect("a temporary folder");
    let empty = TempDir::new().expect("a temporary folder");
    let error = refused(&spec, &import(spec.path(), "13.0.96", empty.path()));
    assert!(error.contains("there is no `cuda.h` in"), "{error}");
}

/// Returns the number of the line that contains a word.
fn line_of(folder: &Path, header: &str, word: &str) -> usize {
    let text = fs::read_to_string(folder.join(header)).expect("the header is there");
    let place = text.lines().position(|line| line.contains(word));
    place.expect("the line is there") + 1
}

#[test]
#[ignore = "needs libclang"]
fn a_declaration_that_clang_rejects_is_named_with_its_line_and_the_rest_is_imported() {
    let spec = TempDir::new().expect("a temporary folder");
    let headers = changed(
        "cuda.h",
        "CUresult CUDAAPI cuUngrouped(void);",
        "CUresult CUDAAPI cuUngrouped(oops\n    *one);",
    );
    let output = import(spec.path(), "13.0.96", headers.path());
    assert!(!output.status.success());
    let line = line_of(headers.path(), "cuda.h", "oops");
    let printed = text(&output.stdout);
    let place = format!("cuda.h:{line}:30: left out `CUresult CUDAAPI cuUngrouped(oops *one);`");
    assert!(printed.contains(&place), "{printed}");
    assert!(declared(&spec, "driver/memory.rs").contains("fn cuAlloc_v2("));
    assert!(!declared(&spec, "driver/ungrouped.rs").contains("cuUngrouped"));
}

#[test]
#[ignore = "needs libclang"]
fn declarations_that_need_an_omitted_type_are_omitted() {
    let spec = TempDir::new().expect("a temporary folder");
    let headers = changed(
        "cuda.h",
        "typedef int CUplace;",
        "typedef int int CUplace oops;",
    );
    let output = import(spec.path(), "13.0.96", headers.path());
    assert!(!output.status.success());
    let line = line_of(headers.path(), "cuda.h", "oops");
    let printed = text(&output.stdout);
    assert!(printed.contains(&format!("cuda.h:{line}:")), "{printed}");
    assert!(declared(&spec, "driver/queue.rs").contains("fn cuWait"));
}

#[test]
#[ignore = "needs libclang"]
fn a_declaration_of_an_unknown_form_is_named_with_its_line_and_the_rest_is_imported() {
    let spec = TempDir::new().expect("a temporary folder");
    let headers = changed(
        "cuda.h",
        "CUresult CUDAAPI cuUngrouped(void);",
        "CUresult CUDAAPI cuUngrouped(const char *format, ...);",
    );
    let output = import(spec.path(), "13.0.96", headers.path());
    assert!(!output.status.success());
    let line = line_of(headers.path(), "cuda.h", "cuUngrouped");
    let printed = text(&output.stdout);
    let place = format!("cuda.h:{line}:18: left out `cuUngrouped`: a function with `...`");
    assert!(printed.contains(&place), "{printed}");
    assert!(declared(&spec, "driver/memory.rs").contains("fn cuAlloc_v2("));
}

#[test]
#[ignore = "needs libclang"]
fn a_missing_header_is_an_error_unless_the_option_allows_it() {
    let spec = TempDir::new().expect("a temporary folder");
    let headers = changed("cuda.h", "", "");
    fs::remove_file(headers.path().join("cudaEGL.h")).expect("the header is there");
    let error = refused(&spec, &import(spec.path(), "13.0.96", headers.path()));
    assert!(error.contains("there is no `cudaEGL.h`"), "{error}");
    assert!(error.contains("`--allow-missing`"), "{error}");
    let from = headers.path().display().to_string();
    let arguments = ["import", "13.0.96", "--allow-missing", "--from", &from];
    let output = cuspec(spec.path(), &arguments);
    assert!(!output.status.success());
    let printed = text(&output.stdout);
    assert!(printed.contains("there is no `cudaEGL.h`"), "{printed}");
    assert!(declared(&spec, "driver/gl.rs").contains("fn cuGLTake("));
}

#[test]
#[ignore = "needs libclang"]
fn a_function_of_another_header_names_it() {
    let spec = imported();
    let gl = declared(&spec, "driver/gl.rs");
    assert!(
        gl.contains("#[header(\"cudaGL.h\")]\n#[toolkits(\"13.0.96\"..)]"),
        "{gl}"
    );
    assert!(gl.contains("fn cuGLTake(queue: *mut CUqueue, name: GLuint) -> CUresult;"));
}

#[test]
#[ignore = "needs libclang"]
fn an_inline_constructor_records_its_fields_and_other_inline_functions_are_marked() {
    let spec = imported();
    let ungrouped = declared(&spec, "runtime/ungrouped.rs");
    assert!(
        ungrouped.contains("#[inline(ptr = d, width = w)]"),
        "{ungrouped}"
    );
    assert!(ungrouped.contains("fn make_cudaBox(w: usize, d: *mut c_void) -> cudaBox;"));
    assert!(
        ungrouped.contains("#[inline]\n#[toolkits(\"13.0.96\"..)]\nfn helper_cudaBox("),
        "{ungrouped}"
    );
}

#[test]
#[ignore = "needs libclang"]
fn two_concurrent_imports_both_succeed() {
    let spec = TempDir::new().expect("a temporary folder");
    let start = |toolkit: &str| {
        Command::new(env!("CARGO_BIN_EXE_cuspec"))
            .arg("--spec")
            .arg(spec.path())
            .args(["import", toolkit, "--allow-version-mismatch", "--from"])
            .arg(fixture())
            .spawn()
            .expect("the command starts")
    };
    let toolkits = ["13.0.96", "13.1.80", "12.9.79", "11.8.89"];
    for mut import in toolkits.map(start) {
        assert!(import.wait().expect("it ends").success());
    }
    let list = declared(&spec, "toolkits.rs");
    for toolkit in toolkits {
        assert!(list.contains(toolkit), "{toolkit} is missing from\n{list}");
    }
    assert!(declared(&spec, "driver/queue.rs").contains("#[toolkits(\"11.8.89\"..)]"));
}

#[test]
#[ignore = "needs libclang"]
fn files_of_an_interrupted_import_are_removed() {
    let spec = imported();
    let left = spec.path().join(".declaredAbCdEf");
    fs::create_dir_all(left.join("declared/driver")).expect("the folder is writable");
    fs::write(left.join("declared/driver/queue.rs"), "fn half").expect("it is writable");
    let next = release("13010");
    assert!(import(spec.path(), "13.1.80", next.path()).status.success());
    assert!(!left.exists());
}

/// The recorded toolkits whose headers differ most.
const FIVE: [&str; 5] = ["11.8.89", "12.0.146", "12.9.79", "13.0.96", "13.5.37"];

/// Imports toolkits in this order from their recorded packages.
fn import_in_order(toolkits: [&str; 5]) -> TempDir {
    let spec = TempDir::new().expect("a temporary folder");
    for toolkit in toolkits {
        let output = cuspec(spec.path(), &["import", toolkit]);
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    spec
}

/// Returns the text of every file of the declared layer.
fn layer(spec: &TempDir) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut folders = vec![spec.path().join("declared")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(spec.path()).expect("it is inside");
                let text = fs::read_to_string(&path).expect("the file is there");
                files.insert(name.to_owned(), text);
            }
        }
    }
    files
}

#[test]
#[ignore = "needs libclang and real toolkits"]
fn five_toolkits_give_the_same_bytes_in_any_order() {
    let [a, b, c, d, e] = FIVE;
    let forward = layer(&import_in_order([a, b, c, d, e]));
    assert!(forward.len() > 50);
    assert_eq!(forward, layer(&import_in_order([e, d, c, b, a])));
    assert_eq!(forward, layer(&import_in_order([c, e, a, d, b])));
}

#[test]
#[ignore = "needs libclang and real toolkits"]
fn importing_a_recorded_toolkit_again_changes_nothing() {
    let spec = TempDir::new().expect("a temporary folder");
    copy(&committed().join("declared"), &spec.path().join("declared"));
    let before = layer(&spec);
    let output = cuspec(spec.path(), &[&["import"], &FIVE[..]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(before, layer(&spec));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is writable");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        let target = to.join(path.file_name().expect("a file has a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("the file can be copied");
        }
    }
}

#[test]
#[ignore = "needs libclang"]
fn a_missing_include_is_named_with_its_place() {
    let spec = TempDir::new().expect("a temporary folder");
    let headers = changed("cuda_runtime_api.h", "driver_types.h", "crt/host_defines.h");
    let error = refused(&spec, &import(spec.path(), "13.0.96", headers.path()));
    assert!(error.contains("cuda_runtime_api.h:4:10"), "{error}");
    assert!(
        error.contains("'crt/host_defines.h' file not found"),
        "{error}"
    );
    assert!(error.contains("another `--from DIR`"), "{error}");
}

#[test]
#[ignore = "needs libclang"]
fn a_failed_import_leaves_the_layer_as_it_was() {
    let spec = imported();
    let before = declared(&spec, "driver/queue.rs");
    let headers = changed("cuda.h", "<stdint.h>", "<no_such_header.h>");
    assert!(
        !import(spec.path(), "13.1.80", headers.path())
            .status
            .success()
    );
    assert_eq!(declared(&spec, "driver/queue.rs"), before);
    assert_eq!(
        fs::read_dir(spec.path())
            .expect("the folder is there")
            .count(),
        1
    );
}

#[test]
#[ignore = "needs libclang"]
fn the_same_input_twice_gives_the_same_bytes() {
    let (once, twice) = (imported(), imported());
    assert!(import(twice.path(), "13.0.96", &fixture()).status.success());
    for file in [
        "toolkits.rs",
        "driver/queue.rs",
        "driver/records.rs",
        "runtime/enums.rs",
    ] {
        assert_eq!(declared(&once, file), declared(&twice, file));
    }
}

#[test]
#[ignore = "needs libclang"]
fn a_mapped_name_declares_both_symbols_with_their_versions() {
    let spec = imported();
    let memory = declared(&spec, "driver/memory.rs");
    assert!(memory.contains(
        "#[group(CUDA_MEMORY)]\n#[base(cuAlloc)]\n#[introduced(3020)]\n#[toolkits(\"13.0.96\"..)]\n"
    ));
    assert!(memory.contains("#[not_default]\n#[introduced(2000)]\n"));
    assert!(memory.contains("fn cuAlloc(dptr: *mut CUptr_v1, bytes: c_uint) -> CUresult;"));
}

#[test]
#[ignore = "needs libclang"]
fn a_comment_is_found_across_an_if_and_only_its_return_set_is_used() {
    let spec = imported();
    let list = show(spec.path(), &["--toolkit", "13.0.96"]);
    let wait = named(&list, "cuWait");
    assert_eq!(wait["returns"], serde_json::json!(["CUDA_SUCCESS"]));
    assert_eq!(wait["notes"], serde_json::json!(["null_stream"]));
    assert_eq!(wait["is_deprecated"], true);
    assert_eq!(wait["group"], "CUDA_QUEUE");
}

#[test]
#[ignore = "needs libclang"]
fn parameters_are_named_as_the_described_declaration_names_them() {
    let spec = imported();
    let list = show(spec.path(), &[]);
    let params = &named(&list, "cuWait")["params"];
    assert_eq!(params[0]["name"], "hQueue");
    assert_eq!(params[1]["name"], "fn");
    assert_eq!(params[1]["type"], "CUcallback");
}

#[test]
#[ignore = "needs libclang"]
fn per_thread_variants_are_facts_of_their_function() {
    let spec = imported();
    let queue = declared(&spec, "driver/queue.rs");
    assert!(
        queue.contains("#[per_thread(cuWait_v2_ptsz, 7000)]"),
        "{queue}"
    );
    assert!(queue.contains("#[per_thread(cuPoll_ptsz)]"), "{queue}");
    assert!(!queue.contains("fn cuPoll_ptsz"), "{queue}");
}

#[test]
#[ignore = "needs libclang"]
fn anonymous_members_and_bit_fields_keep_their_offsets() {
    let spec = imported();
    let records = declared(&spec, "driver/records.rs");
    for part in [
        "#[tag(CUjob_st)]\n#[layout(size = 40, align = 8)]\nstruct CUjob_v1 {",
        "    #[offset(8)]\n    #[anonymous]\n    _1: CUjob_v1_anonymous1,",
        "    #[offset(16)]\n    #[bits(1, 4)]\n    level: c_uint,",
        "    #[offset(24)]\n    list: [CUjob_v1_list; 2],",
        "#[anonymous]\n#[layout(size = 8, align = 8)]\nunion CUjob_v1_anonymous1 {",
    ] {
        assert!(records.contains(part), "{part} is missing from\n{records}");
    }
}

#[test]
#[ignore = "needs libclang"]
fn constants_are_numbers_handles_and_other_names() {
    let spec = imported();
    let constants = declared(&spec, "driver/constants.rs");
    for part in [
        "const CU_QUEUE_NULL: CUqueue = 0x1 as _;",
        "const CU_PLACE_NONE: CUplace = -1;",
        "const CU_MASK_ALL: c_int = 47;",
        "#[alias]\nconst CU_QUEUE_OLD_NAME: _ = CU_QUEUE_PLAIN;",
    ] {
        assert!(
            constants.contains(part),
            "{part} is missing from\n{constants}"
        );
    }
    assert!(!constants.contains("CU_ATTRIBUTE_WORD"), "{constants}");
}

#[test]
#[ignore = "needs libclang"]
fn a_second_toolkit_ends_missing_items_and_adds_changed_ones() {
    let spec = imported();
    let headers = changed(
        "cuda.h",
        " * ::CUDA_SUCCESS,\n",
        " * ::CUDA_SUCCESS,\n * ::CUDA_ERROR_OLD,\n",
    );
    let path = headers.path().join("cuda.h");
    let header = fs::read_to_string(&path).expect("the header is there");
    let header = header.replace("CUDA_VERSION 13000", "CUDA_VERSION 13010");
    fs::write(
        &path,
        header.replace("CUresult CUDAAPI cuUngrouped(void);", ""),
    )
    .expect("writable");
    assert!(
        import(spec.path(), "13.1.80", headers.path())
            .status
            .success()
    );
    let memory = declared(&spec, "driver/memory.rs");
    assert!(memory.contains("#[returns(\"13.0.96\"..\"13.1.80\", SUCCESS, INVALID_VALUE)]"));
    assert!(memory.contains("#[returns(\"13.1.80\".., SUCCESS, OLD, INVALID_VALUE)]"));
    assert!(
        declared(&spec, "driver/ungrouped.rs").contains("#[toolkits(\"13.0.96\"..\"13.1.80\")]")
    );
    assert!(
        declared(&spec, "toolkits.rs").contains("    \"13.0.96\": [],\n    \"13.1.80\": [],\n")
    );
    let old = show(spec.path(), &["cuAlloc_v2", "--toolkit", "13.0.96"]);
    assert_eq!(
        old[0]["returns"],
        serde_json::json!(["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE"])
    );
}

#[test]
fn show_lists_each_function_once_under_each_name_the_header_declares() {
    let list = show(&committed(), &["--toolkit", "13.0.96"]);
    let mut names: Vec<_> = list
        .iter()
        .map(|one| (&one["api"], &one["function"]))
        .collect();
    let count = |api: &str| list.iter().filter(|one| one["api"] == api).count();
    // 57 and 42 of them exist only on Windows.
    assert_eq!((count("driver"), count("runtime")), (642, 384));
    names.sort_by_key(|(_, name)| name.to_string());
    names.dedup();
    assert_eq!(names.len(), list.len());
}

#[test]
fn show_gives_a_mapped_name_the_prototype_that_a_program_calls() {
    let list = show(&committed(), &["--toolkit", "13.5.37"]);
    let alloc = named(&list, "cuMemAlloc");
    assert_eq!(alloc["symbol"], "cuMemAlloc_v2");
    assert_eq!(alloc["params"][1]["type"], "size_t");
    assert_eq!(alloc["elder"]["params"][1]["type"], "unsigned int");
    assert_eq!(
        named(&list, "cuGraphInstantiate")["symbol"],
        "cuGraphInstantiateWithFlags"
    );
}

#[test]
fn show_describes_a_function_as_text() {
    let arguments = ["show", "cuStreamAttachMemAsync", "--toolkit", "13.5.37"];
    let output = cuspec(&committed(), &arguments);
    let printed = text(&output.stdout);
    for part in [
        "CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length",
        "introduced  CUDA 6.0",
        "per thread  cuStreamAttachMemAsync_ptsz, since CUDA 7.0",
        "CUDA_ERROR_NOT_SUPPORTED",
        "null_stream",
    ] {
        assert!(printed.contains(part), "{part} is missing from\n{printed}");
    }
}

#[test]
fn show_lists_the_symbol_that_a_macro_maps_a_name_to_before_the_plain_symbol() {
    for (toolkit, stands_for) in [
        ("11.8.89", "cuGraphInstantiate_v2"),
        ("13.5.37", "cuGraphInstantiateWithFlags"),
    ] {
        let arguments = ["show", "cuGraphInstantiate", "--toolkit", toolkit];
        let printed = text(&cuspec(&committed(), &arguments).stdout);
        let maps =
            format!("API name    `cuGraphInstantiate`, which the header maps to `{stands_for}`");
        let also = "also        `cuGraphInstantiate`, by a macro";
        assert!(printed.contains(&maps), "{printed}");
        assert_eq!(printed.contains(also), toolkit == "13.5.37", "{printed}");
        assert_eq!(
            printed.starts_with("cuGraphInstantiateWithFlags  (driver"),
            toolkit == "13.5.37"
        );
    }
}

#[test]
fn show_suggests_the_nearest_name_for_a_misspelt_one() {
    let output = cuspec(&committed(), &["show", "cuStreamAtachMemAsync"]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("did you mean `cuStreamAttachMemAsync`?"));
}

#[test]
fn show_rejects_a_toolkit_that_was_not_imported() {
    let output = cuspec(&committed(), &["show", "--toolkit", "12.0.1"]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("toolkit 12.0.1 was not imported; there are 11.7.99,"));
}
