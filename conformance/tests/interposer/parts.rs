//! Parts of a run that is judged by the libraries beneath, and later judgements of such a run.

use std::ffi::OsStr;
use std::fs;

use super::{FEW, bad, cuconform, hook, run, set, tracer};

#[test]
fn parts_that_were_judged_with_beneath_can_be_merged() {
    let folder = tempfile::tempdir().expect("a folder");
    let hook = hook(&folder);
    let faulty = tracer(&folder, true);
    let more: [&OsStr; 4] = [
        "--preload".as_ref(),
        hook.as_ref(),
        "--beneath".as_ref(),
        "--shard".as_ref(),
    ];
    for (part, out) in [("1/2", "first"), ("2/2", "second")] {
        run(&folder, &faulty, &[&more[..], &[part.as_ref()]].concat());
        let [from, to] = ["out", out].map(|name| folder.path().join(name));
        fs::rename(from, to).expect("a folder");
    }
    let merge = ["merge", "first", "second", "--out", "whole"].map(OsStr::new);
    let output = cuconform(folder.path(), &merge);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let whole = folder.path().join("whole");
    // Both parts contain the fault of the driver beneath, and neither reports it.
    assert_eq!(bad(&whole), set(&["cuMemGetInfo_v2"]));
    assert_eq!(bad(&whole.join("beneath")), set(&["cuEventQuery"]));
    let summary = fs::read_to_string(whole.join("summary.txt")).expect("a summary");
    assert!(summary.contains("--beneath --filter"), "{summary}");

    // By the contracts both faults are reported, and by the libraries beneath only that of the hook.
    let judge = |more: &[&str]| {
        let args = ["judge", "whole", "--out", "judged", "--filter", FEW];
        let args: Vec<&OsStr> = args.iter().chain(more).map(OsStr::new).collect();
        let output = cuconform(folder.path(), &args);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        bad(&folder.path().join("judged"))
    };
    assert_eq!(judge(&[]), set(&["cuEventQuery", "cuMemGetInfo_v2"]));
    assert_eq!(judge(&["--beneath"]), set(&["cuMemGetInfo_v2"]));
    let output = cuconform(
        folder.path(),
        &["judge", "first/beneath", "--beneath"].map(OsStr::new),
    );
    let printed = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(
        printed.contains("was not made with `run --beneath`"),
        "{printed}"
    );
}
