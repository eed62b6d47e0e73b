//! A malformed list of toolkits.

toolkits! {
    "13.0.96",
}
