//! The declared half of the registry: the declarations of the vendor's headers.
//!
//! Only `cuspec import` writes `spec/declared/{driver,runtime}/*.rs`; this module reads them.

mod attributes;
pub mod documented_returns;
mod load;
pub mod model;
mod parse;
mod print;
mod reviewed;
mod spelling;
mod types;
mod unresolved;
mod views;

pub use attributes::{shorten, spell_out};
pub use load::{library_folder, load, load_libraries, load_windows, windows_folder};
pub use model::*;
pub use parse::parse;
pub use print::{file_of, write};
pub use spelling::{
    Lexeme, c_declaration, c_declarator, c_lexemes, c_type, rust_declaration, rust_lexemes,
    rust_type,
};
pub use types::{read as read_type, read_result};
pub use unresolved::{Unresolved, check as check_types, unresolved};
