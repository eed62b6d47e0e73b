//! Needs the other one.

use crate::right::Right;

pub struct Left(Right);
