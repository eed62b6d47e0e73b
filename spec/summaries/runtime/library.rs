//! Libraries: code that is loaded while the program runs and belongs to no device.
