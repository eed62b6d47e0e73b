//! The toolkits of the dials.

toolkits! {
    "12.0.0": [],
}
