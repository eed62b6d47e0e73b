//! An item that means nothing in the declared layer.

trait Nothing {}
