//! The header that `docs/registry.md` makes of `registry.json`, held by a C compiler.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Writes `types.h` and `prototypes.h` by the program of the page.
fn made() -> TempDir {
    let page =
        fs::read_to_string(repository().join("docs/registry.md")).expect("the page is there");
    let blocks = page.split("```python\n").skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap_or_default());
    let program: String = blocks.collect();
    let folder = TempDir::new().expect("a temporary folder");
    let write = ["types", "prototypes"].map(|list| {
        let path = folder.path().join(format!("{list}.h"));
        format!(
            "open({:?}, 'w').write('\\n'.join({list}) + '\\n')\n",
            path.display().to_string()
        )
    });
    let output = Command::new("python3")
        .current_dir(repository())
        .args(["-c", &(program + &write.concat())])
        .output()
        .expect("python3 is there");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
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
fn the_header_of_the_page_compiles_and_its_records_are_as_large_as_the_registry_says() {
    let folder = made();
    let output = compile(&folder, PROGRAM, &[]);
    assert!(output.status.success(), "{}", error(&output));
    let prototypes =
        fs::read_to_string(folder.path().join("prototypes.h")).expect("it was written");
    assert!(prototypes.lines().count() > 500);
    assert!(prototypes.contains("cuMemAlloc_v2("));
}

#[test]
fn a_field_that_is_missing_is_noticed() {
    let folder = made();
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

#[test]
#[ignore = "needs libclang and real toolkits"]
fn every_prototype_of_the_page_agrees_with_the_vendors() {
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
    let folder = made();
    // So that the header declares every symbol under its own name.
    let before = "#define __CUDA_API_VERSION_INTERNAL 1\n#include <cuda.h>\n";
    let whole = format!("{before}#include \"prototypes.h\"\n");
    let output = compile(&folder, &whole, &include);
    assert!(output.status.success(), "{}", error(&output));
    let other = format!("{before}CUresult cuInit(unsigned long Flags);\n");
    assert!(!compile(&folder, &other, &include).status.success());
}
