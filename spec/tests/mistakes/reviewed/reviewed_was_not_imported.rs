//! Nobody has imported it.

reviewed!("13.5.99");
