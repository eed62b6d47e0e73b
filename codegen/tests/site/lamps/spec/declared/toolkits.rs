//! The toolkits of the lamps.

toolkits! {
    "12.0.0": [],
    "13.0.0": [],
}
