//! What Git does with generated files: `.gitattributes` and `.gitignore` of their folder.

use super::output::{Form, Output, banner};

/// Where generated files are.
const FOLDER: &str = "generated";

/// Both files, for all other outputs.
pub(crate) fn emit(outputs: &[Output]) -> [Output; 2] {
    let paths = |forms: &[Form], behind: &str| {
        let of_form = outputs.iter().filter(|output| forms.contains(&output.form));
        let mut lines: Vec<String> = of_form
            .filter_map(|output| output.path.strip_prefix(FOLDER).ok())
            .map(|path| format!("/{}{behind}\n", path.display()))
            .collect();
        lines.sort_unstable();
        lines.concat()
    };
    let head = |why: &str| format!("{}# {why}\n", banner("#", "codegen/src/emit/git.rs"));
    [
        Output::text(
            format!("{FOLDER}/.gitattributes"),
            head("Lists with one entry in each line: the lines of both sides are kept.")
                + &paths(&[Form::Lines, Form::Addresses], " merge=union"),
        ),
        Output::text(
            format!("{FOLDER}/.gitignore"),
            head("Every change of the registry changes these: they are made when they are needed.")
                + &paths(&[Form::Local], ""),
        ),
    ]
}
