//! Permanent addresses of the reference: the committed list may gain addresses and
//! lose none.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

use cuspec_site::facts::Links;
use cuspec_site::{Addresses, Facts};
use cuspec_spec::Registry;

use crate::check;
use crate::emit::{Form, Output};
use crate::site::subject;

/// Path from the root of the repository.
const LIST: &str = "generated/addresses.txt";

const ABOUT: &str = "\
# Written by `cargo cuspec generate`: pages of the reference, each with the places on it that can be
# linked to. What stands here holds for good. What goes elsewhere is said in spec/guide/moves.rs.
";

/// Returns the new list. If an address would be lost, the remedy is printed.
pub(super) fn emit(root: &Path, spec: &Path, registry: &Registry) -> Result<Output, ExitCode> {
    let subjects = subject::names(spec);
    let facts = Facts {
        registry,
        cases: &[],
        subjects: &subjects,
        diffs: &[],
        library_diffs: &[],
        examples: &BTreeMap::new(),
        links: Links::default(),
    };
    let current = cuspec_site::addresses(&facts).map_err(|mistakes| {
        check::report(spec, &mistakes);
        ExitCode::FAILURE
    })?;
    let list = root.join(LIST);
    let earlier = match fs::read_to_string(&list) {
        Ok(text) => Addresses::parse(&text),
        Err(error) if error.kind() == ErrorKind::NotFound => Addresses::default(),
        Err(error) => {
            eprintln!("error: {LIST}: {error}");
            return Err(ExitCode::FAILURE);
        }
    };
    let lost = current.lost(&earlier);
    if lost.is_empty() {
        return Ok(Output::text(LIST, format!("{ABOUT}{current}")).with_form(Form::Addresses));
    }
    for address in &lost {
        eprintln!("error: {LIST} promises {address}, which this change would remove");
    }
    eprintln!(
        "help: if no commit has it yet, take the list back and generate again: `git checkout {LIST}`"
    );
    eprintln!(
        "help: otherwise say where it has gone, in spec/guide/moves.rs:\n\n    \
         #[moves]\n    enum Move {{\n        /// Why it moved.\n        \
         #[from(\"{}\")]\n        #[to(\"an address that is in {LIST}\")]\n        \
         a_name_of_its_own,\n    }}",
        lost.first().map_or("", |address| address)
    );
    Err(ExitCode::FAILURE)
}
