//! Memory of devices and of the host, arrays, copies and fills.

