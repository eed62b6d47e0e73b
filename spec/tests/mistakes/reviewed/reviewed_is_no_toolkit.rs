//! The word is there, the number is not.

reviewed!(13);
