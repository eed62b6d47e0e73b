use cuspec_spec::declared::{
    Enum, Enumerator, Interval, Param as DeclaredParam, Release, ReturnSet, Typedef, TypedefKind,
};

use super::*;
use crate::distill::document::Document;

const OLD: Toolkit = Toolkit([12, 4, 99]);
const NEW: Toolkit = Toolkit([13, 0, 96]);

fn since(first: Toolkit) -> Interval {
    Interval { first, end: None }
}

fn named(name: &str) -> Type {
    Type::Named(name.to_owned())
}

fn function(
    name: &str,
    base: &str,
    params: &[(&str, Type)],
    returns: &[(Interval, &[&str])],
) -> Function {
    let param = |(name, ty): &(&str, Type)| DeclaredParam {
        name: (*name).to_owned(),
        ty: ty.clone(),
    };
    let set = |(toolkits, codes): &(Interval, &[&str])| ReturnSet {
        toolkits: toolkits.clone(),
        codes: codes.iter().map(|code| (*code).to_owned()).collect(),
    };
    Function {
        name: name.to_owned(),
        api: Api::Driver,
        group: "CUDA_PLAY".to_owned(),
        params: params.iter().map(param).collect(),
        result: named("CUresult"),
        base_name: base.to_owned(),
        header: None,
        defaults: vec![since(OLD)],
        inline: None,
        platforms: cuspec_spec::declared::Platforms::All,
        introduced: None,
        per_thread: None,
        toolkits: since(OLD),
        returns: returns.iter().map(set).collect(),
        notes: Vec::new(),
        see: Vec::new(),
        deprecated: Vec::new(),
    }
}

fn release(toolkit: Toolkit) -> Release {
    Release {
        toolkit,
        packages: Vec::new(),
    }
}

fn declared() -> Declared {
    let codes = [
        "CUDA_SUCCESS",
        "CUDA_ERROR_INVALID_VALUE",
        "CUDA_ERROR_NOT_FOUND",
    ];
    let member = |name: &&str| Enumerator {
        name: (*name).to_owned(),
        value: 0,
        toolkits: since(OLD),
        deprecated: Vec::new(),
    };
    let until_new = Interval {
        first: OLD,
        end: Some(NEW),
    };
    let pointer = Type::Pointer {
        to: Box::new(named("CUstream")),
        is_const: false,
    };
    Declared {
        toolkits: [OLD, NEW].map(release).to_vec(),
        functions: vec![function(
            "cuPlay_v2",
            "cuPlay",
            &[("phStream", pointer), ("count", named("usize"))],
            &[
                (until_new, &["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE"]),
                (since(NEW), &["CUDA_SUCCESS", "CUDA_ERROR_NOT_FOUND"]),
            ],
        )],
        enums: vec![Enum {
            name: "CUresult".to_owned(),
            tag: "cudaError_enum".to_owned(),
            api: Api::Driver,
            is_signed: false,
            members: codes.iter().map(member).collect(),
            toolkits: since(OLD),
        }],
        typedefs: vec![Typedef {
            name: "CUstream".to_owned(),
            api: Api::Driver,
            kind: TypedefKind::Handle {
                tag: "CUstream_st".to_owned(),
            },
            toolkits: since(OLD),
        }],
        ..Declared::default()
    }
}

fn disagreements(page: &str) -> Vec<Disagreement> {
    let document = Document::from_text("page.txt", page);
    let shape = Shape::recognise(&document).expect("a known shape");
    let mut entries = Vec::new();
    shape.read(document, &mut |entry| entries.push(entry));
    check(&entries, &declared())
}

fn html(signature: &str, codes: &str) -> String {
    format!(
        "- CUresult cuPlay ( {signature} )\n-\nPlays.\nReturns\n{codes}\nDescription\nPlays a stream.\n"
    )
}

const AGREES: &str = "CUstream* phStream, size_t count";

#[test]
fn a_page_that_matches_the_header_has_no_disagreement() {
    assert_eq!(
        disagreements(&html(AGREES, "CUDA_SUCCESS, CUDA_ERROR_NOT_FOUND")),
        []
    );
}

#[test]
fn extra_and_missing_codes_are_reported_with_the_toolkits_that_agree() {
    let found = disagreements(&html(AGREES, "CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE"));
    let [only] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(
        only.document_says,
        "has CUDA_ERROR_INVALID_VALUE; lacks CUDA_ERROR_NOT_FOUND"
    );
    assert_eq!(
        (only.line, only.toolkit.as_str(), only.header.as_str()),
        (5, "13.0.96", "cuda.h")
    );
    assert_eq!(only.agrees_with, ["12.4.99"]);
}

#[test]
fn a_toolkit_that_disagrees_about_another_code_does_not_agree() {
    let found = disagreements(&html(AGREES, "CUDA_SUCCESS"));
    let [only] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(only.document_says, "lacks CUDA_ERROR_NOT_FOUND");
    assert!(only.agrees_with.is_empty(), "{:?}", only.agrees_with);
}

#[test]
fn a_parameter_of_another_name_is_a_disagreement() {
    let found = disagreements(&html(
        "CUstream* phStream, size_t number",
        "CUDA_SUCCESS, CUDA_ERROR_NOT_FOUND",
    ));
    assert_eq!(found[0].about, About::Params);
    assert_eq!(found[0].document_says, "(phStream, number)");
    assert_eq!(found[0].header_says, "(phStream, count)");
}

#[test]
fn a_parameter_of_another_type_is_a_disagreement() {
    let found = disagreements(&html(
        "CUstream phStream, size_t count",
        "CUDA_SUCCESS, CUDA_ERROR_NOT_FOUND",
    ));
    assert_eq!(found[0].about, About::Type);
    assert_eq!(found[0].header_says, "`CUstream * phStream`");
}

#[test]
fn a_handle_written_out_is_the_same_type() {
    let page = "pub unsafe extern \"C\" fn cuPlay_v2(\n  phStream: *mut *mut CUstream_st,\n  count: u64,\n) -> CUresult\n\n\\return ::CUDA_SUCCESS, ::CUDA_ERROR_NOT_FOUND\n";
    assert_eq!(disagreements(page), []);
}

#[test]
fn a_python_call_omits_its_results() {
    let page = "cuda.cuda.cuPlay(size_t count)#\n\nReturns\n\n  • CUresultCUDA_SUCCESS, CUDA_ERROR_NOT_FOUND\n\n  • phStream (CUstream) – the stream\n";
    assert_eq!(disagreements(page), []);
}

#[test]
fn an_unknown_function_is_reported_with_the_nearest_name() {
    let page = html(AGREES, "CUDA_SUCCESS").replace("cuPlay", "cuPlays");
    let found = disagreements(&page);
    assert_eq!(found[0].about, About::Function);
    assert_eq!(
        found[0].header_says,
        "no such function; the nearest is cuPlay"
    );
}

#[test]
fn an_unknown_code_in_prose_is_a_disagreement_on_its_line() {
    let page = html(AGREES, "CUDA_SUCCESS, CUDA_ERROR_NOT_FOUND")
        + "If count is 0, CUDA_ERROR_NOT_FUNNY is returned.\n";
    let found = disagreements(&page);
    assert_eq!((found[0].about, found[0].line), (About::Code, 8));
}

#[test]
fn a_lost_return_set_is_no_disagreement() {
    assert_eq!(disagreements(&html(AGREES, "")), []);
}
