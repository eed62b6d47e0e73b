//! The toolkits of the lamps.

toolkits! {
    "11.0.1": [],
    "12.0.1": [],
    "12.0.2": [],
    "13.0.1": [],
}
