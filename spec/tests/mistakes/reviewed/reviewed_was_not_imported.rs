//! A toolkit that was not imported.

reviewed!("13.5.99");
