//! Which part of a program profilers look at.
