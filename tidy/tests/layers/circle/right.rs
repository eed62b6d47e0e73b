//! Needs the other one, by a name that a third one hands on.

pub struct Right(Option<Box<super::Left>>);
