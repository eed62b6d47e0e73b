//! Calls of the runtime with objects of the driver.

use super::*;

fn find(id: &str) -> Option<&'static Case> {
    CASES.iter().find(|case| case.id == id)
}

#[test]
fn a_plain_call_of_the_runtime_with_an_object_is_planned_with_an_object_of_the_driver_too() {
    for function in [
        "cudaStreamQuery",
        "cudaEventRecord",
        "cudaFree",
        "cudaGraphLaunch",
        "cudaFreeArray",
        "cudaMemPoolDestroy",
        "cudaMemcpy2DToArray",
    ] {
        let plain = find(&format!("{function}[]")).expect("a plain case");
        let id = format!("{function}[objects=driver]");
        let interop = find(&id).unwrap_or_else(|| panic!("no {id}"));
        let expected = Case {
            id,
            kind: Kind::Interop,
            ..plain.clone()
        };
        assert_eq!(*interop, expected);
    }
}

#[test]
fn calls_without_such_an_object_are_not() {
    for function in [
        "cuStreamQuery",
        "cudaGetDeviceCount",
        "cudaStreamCreate",
        "cudaMalloc",
    ] {
        assert!(find(&format!("{function}[]")).is_some(), "{function}");
        assert!(
            find(&format!("{function}[objects=driver]")).is_none(),
            "{function}"
        );
    }
}
