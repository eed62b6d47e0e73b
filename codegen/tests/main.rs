//! Tests of the commands of `cuspec`.

mod c_header;
mod check;
mod damage;
mod diff;
mod distill;
mod doctor;
mod generate;
mod guide;
mod held_out;
mod history;
mod import;
mod lag;
mod layout;
mod print;
mod registry;
mod site;
mod summaries;
