//! How Python calls these functions, through lamp-bindings 1.0.

fn cuLampOpen(typename: _) -> lamp;
