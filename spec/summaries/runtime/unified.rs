//! What an address belongs to.
