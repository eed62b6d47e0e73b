//! The macro without its toolkit.

reviewed!(13);
