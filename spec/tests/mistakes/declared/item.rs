//! An item that the declared layer does not support.

trait Nothing {}
