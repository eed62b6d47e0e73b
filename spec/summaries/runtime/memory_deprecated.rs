//! Copies of bytes from and to arrays, whatever their rows.
