//! `cuconform` from the user's view.

mod action;
mod commands;
mod expectations;
mod flakes;
mod fuzz;
mod hostile;
mod interposer;
mod kept;
mod late;
mod libraries;
mod no_device;
mod reference;
mod resume;
mod runtime;
mod selection;
mod subject;
mod undefined;
