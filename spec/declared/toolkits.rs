//! Written by `cuspec import`: the toolkits that were read, oldest first.
//! Not to be edited.

toolkits! {
    "13.0.96": [],
}
