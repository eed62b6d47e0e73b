//! The toolkits of the lamps.

toolkits! {
    "11.0.1": [],
    "12.0.1": [],
    "12.0.9": [],
    "13.0.1": [],
}
