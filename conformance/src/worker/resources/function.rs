//! Kernels.

use super::module::kept_function;
use super::table::{Table, garbage, null};

pub(super) static FUNCTIONS: Table = &[
    // It is the same in all cases of a worker, for no call under test unloads it.
    ("Loaded", |resources, _| kept_function(resources)),
    ("Null", null),
    ("Garbage", garbage),
];
