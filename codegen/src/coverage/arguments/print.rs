//! Prints the values that no case passes.

use super::argument::{Argument, Status};
use crate::plan::number::Kind;
use crate::print::say;

/// Prints totals by kind and status, then the values that no case passes.
pub(in crate::coverage) fn print(arguments: &[Argument]) {
    say!("values of arguments     asked  undefined  represented  ignored  not asked");
    for kind in Kind::ALL {
        let of_kind = |argument: &&Argument| argument.kind == kind;
        let of_kind = Vec::from_iter(arguments.iter().filter(of_kind));
        totals(kind.word(), &of_kind);
    }
    totals("all", &Vec::from_iter(arguments));
    let mut function = "";
    for argument in arguments {
        let names = argument.not_asked().map(|class| class.name.as_str());
        let names = Vec::from_iter(names);
        if names.is_empty() {
            continue;
        }
        if argument.function != function {
            function = &argument.function;
            say!("");
            say!("{function}");
        }
        let kind = argument.kind.word();
        say!("  {} ({kind}): {}", argument.argument, names.join(", "));
    }
}

fn totals(name: &str, arguments: &[&Argument]) {
    let count = |status: Status| {
        let classes = arguments.iter().flat_map(|argument| &argument.classes);
        classes.filter(|class| class.status == status).count()
    };
    let [asked, undefined, represented, ignored, not_asked] = Status::ALL.map(count);
    say!("  {name:<18} {asked:>8} {undefined:>10} {represented:>12} {ignored:>8} {not_asked:>10}");
}
