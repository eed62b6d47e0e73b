//! Written by `cuspec import`: the toolkits the declared layer was read from, oldest first.
//! Not to be edited.

const TOOLKITS: &[&str] = &["13.0.96"];
