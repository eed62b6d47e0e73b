//! Compiles the header that the programs of `docs/registry.md` make of `registry.json`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::registry::generated;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the programs of the page, in its order.
fn blocks() -> Vec<String> {
    let page =
        fs::read_to_string(repository().join("docs/registry.md")).expect("the page is there");
    let blocks = page.split("```python\n").skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap_or_default().to_owned());
    blocks.collect()
}

/// Writes `types.h` and `prototypes.h` by the programs of the page.
fn make_headers() -> TempDir {
    run(&blocks().concat(), generated().path())
}

/// Writes the headers by a program that runs in the root of a repository.
fn run(program: &str, root: &Path) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    let write = ["types", "prototypes"].map(|list| {
        let path = folder.path().join(format!("{list}.h"));
        format!(
            "open({:?}, 'w').write('\\n'.join({list}) + '\\n')\n",
            path.display().to_string()
        )
    });
    let output = Command::new("python3")
        .current_dir(root)
        .args(["-c", &(program.to_owned() + &write.concat())])
        .output()
        .expect("python3 is there");
    assert!(output.status.success(), "{}", error(&output));
    folder
}

fn compile(folder: &TempDir, source: &str, include: &[PathBuf]) -> Output {
    let path = folder.path().join("program.c");
    fs::write(&path, source).expect("the folder is writable");
    let mut gcc = Command::new("gcc");
    gcc.args(["-std=c11", "-fsyntax-only", "-Werror"])
        .arg(&path);
    for folder in include {
        gcc.arg("-I").arg(folder);
    }
    gcc.output().expect("gcc is there")
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const PROGRAM: &str = "\
#include \"types.h\"
#include \"prototypes.h\"
CUresult allocate(CUdeviceptr *place) {
    CUmemLocation where = { .type = CU_MEM_LOCATION_TYPE_DEVICE, .id = 0 };
    CUstream stream = 0;
    (void)where;
    return cuStreamAttachMemAsync(stream, *place, 0, CU_MEM_ATTACH_GLOBAL);
}
";

#[test]
fn the_header_of_the_page_compiles_and_its_records_have_the_sizes_of_the_registry() {
    let folder = make_headers();
    let output = compile(&folder, PROGRAM, &[]);
    assert!(output.status.success(), "{}", error(&output));
    let prototypes =
        fs::read_to_string(folder.path().join("prototypes.h")).expect("it was written");
    assert!(prototypes.lines().count() > 500);
    assert!(prototypes.contains("cuMemAlloc_v2("));
}

#[test]
fn a_missing_field_is_detected() {
    let folder = make_headers();
    let path = folder.path().join("types.h");
    let types = fs::read_to_string(&path).expect("it was written");
    let field = "unsigned int WidthInBytes;";
    let field = if types.contains(field) {
        field
    } else {
        "size_t WidthInBytes;"
    };
    assert!(types.contains(field));
    fs::write(&path, types.replacen(field, "", 1)).expect("the folder is writable");
    let output = compile(&folder, PROGRAM, &[]);
    assert!(!output.status.success());
    assert!(
        error(&output).contains("static assertion failed"),
        "{}",
        error(&output)
    );
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is writable");
    for entry in fs::read_dir(from).expect("the folder is there").flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), &target).expect("it can be copied")),
        }
    }
}

/// Makes the header for a registry of the test with the page's program; a toolkit of that registry has
/// `shade.h`.
fn custom_headers() -> TempDir {
    let tests = repository().join("codegen/tests");
    let root = TempDir::new().expect("a temporary folder");
    let spec = root.path().join("spec");
    copy(&tests.join("generate/spec"), &spec);
    let declared = spec.join("declared/driver");
    let read = |path: PathBuf| fs::read_to_string(path).expect("it is there");
    let ours = tests.join("c_header");
    let records = read(declared.join("records.rs")) + &read(ours.join("records.rs"));
    fs::write(declared.join("records.rs"), records).expect("it is writable");
    fs::copy(ours.join("shade.rs"), declared.join("shade.rs")).expect("it can be copied");
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .arg("--spec")
        .arg(&spec)
        .arg("generate")
        .output()
        .expect("the command starts");
    assert!(output.status.success(), "{}", error(&output));
    // The first program reads the file; the last one makes the header.
    let blocks = blocks();
    let [first, .., last] = &blocks[..] else {
        panic!("{blocks:?}")
    };
    let toolkit = "toolkit = \"13.0.96\"\n";
    assert!(last.contains(toolkit), "{last}");
    let last = last.replace(toolkit, "toolkit = \"13.0.0\"\n");
    run(&format!("{first}{last}"), root.path())
}

/// Asserts the offsets of fields in `shade.h`.
const OFFSET_CHECKS: &str = "\
_Static_assert(sizeof(CUshadeDesc) == 40 && _Alignof(CUshadeDesc) == 8, \"the whole\");
_Static_assert(offsetof(CUshadeDesc, socket) == 8, \"in an anonymous member\");
_Static_assert(offsetof(CUshadeDesc, label) == 16, \"an array\");
_Static_assert(offsetof(CUshadeDesc, above) == 32, \"a pointer to its like\");
_Static_assert(offsetof(CUshadePlace, column) == 8, \"passed by value\");
_Static_assert(CU_LAMP_BRIGHT == 2 && CUDA_ERROR_INVALID_HANDLE == 400, \"numbers\");
";

#[test]
fn the_header_made_from_a_registry_agrees_with_the_original_header() {
    let folder = custom_headers();
    let own = repository().join("codegen/tests/c_header/shade.h");
    let own = format!("#include {:?}\n", own.display().to_string());
    let generated = "#include <stddef.h>\n#include \"types.h\"\n#include \"prototypes.h\"\n";
    // Fields of an anonymous member follow the name that the page's program gives the member.
    let checks = OFFSET_CHECKS.replace("CUshadeDesc, socket", "CUshadeDesc, anonymous3");
    for source in [
        format!("{own}{OFFSET_CHECKS}"),
        format!("{generated}{checks}"),
    ] {
        let output = compile(&folder, &source, &[]);
        assert!(output.status.success(), "{source}{}", error(&output));
    }
    let beside = format!("{own}#include \"prototypes.h\"\n");
    let output = compile(&folder, &beside, &[]);
    assert!(output.status.success(), "{}", error(&output));
    let prototypes =
        fs::read_to_string(folder.path().join("prototypes.h")).expect("it was written");
    assert_eq!(prototypes.lines().count(), 5, "{prototypes}");
    // This check fails with a compiler that accepts anything.
    for (is, other) in [
        ("CUshadePlace to", "const CUshadePlace *to"),
        ("const CUshadeDesc *desc", "CUshadeDesc *desc"),
        ("const char *cuShadeName", "char *cuShadeName"),
        ("CUlampFn fn", "void *fn"),
    ] {
        assert!(prototypes.contains(is), "{is}\n{prototypes}");
        let source = format!("{own}{}", prototypes.replace(is, other));
        assert!(!compile(&folder, &source, &[]).status.success(), "{other}");
    }
}

#[test]
#[ignore = "needs libclang and real toolkits"]
fn every_prototype_of_the_page_agrees_with_the_header_of_the_vendor() {
    let cache = TempDir::new().expect("a temporary folder");
    let spec = TempDir::new().expect("a temporary folder");
    let output = Command::new(env!("CARGO_BIN_EXE_cuspec"))
        .env("CUSPEC_CACHE", cache.path())
        .arg("--spec")
        .arg(spec.path())
        .args(["import", "13.0.96"])
        .output()
        .expect("the command starts");
    assert!(output.status.success(), "{}", error(&output));
    let packages = fs::read_dir(cache.path()).expect("packages are kept");
    let include: Vec<PathBuf> = packages
        .flatten()
        .map(|entry| entry.path().join("nvidia/cu13/include"))
        .filter(|path| path.is_dir())
        .collect();
    assert!(!include.is_empty(), "no headers in the cache");
    let folder = make_headers();
    // With this macro the header declares every symbol under its own name.
    let before = "#define __CUDA_API_VERSION_INTERNAL 1\n#include <cuda.h>\n";
    let whole = format!("{before}#include \"prototypes.h\"\n");
    let output = compile(&folder, &whole, &include);
    assert!(output.status.success(), "{}", error(&output));
    let other = format!("{before}CUresult cuInit(unsigned long Flags);\n");
    assert!(!compile(&folder, &other, &include).status.success());
}
