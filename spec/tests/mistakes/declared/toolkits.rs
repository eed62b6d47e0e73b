//! A list of toolkits that is none.

toolkits! {
    "13.0.96",
}
