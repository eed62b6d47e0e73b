//! Devices, and which of them the calling thread uses.
