//! The toolkits of the lamps.

toolkits! {
    "1.0.0": [],
    "1.0.1": [],
    "2.0.0": [],
}
