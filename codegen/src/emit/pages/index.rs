//! The way to the pages: an index of the libraries, and one for each group.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function};

use super::text::{folder, library, table};
use crate::emit::Output;

/// The functions of each group of each library, as the registry has them.
type Groups<'a> = BTreeMap<(Api, &'a str), Vec<&'a Function>>;

/// All indexes.
pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let mut groups = Groups::new();
    for function in &registry.declared.functions {
        groups
            .entry((function.api, &function.group))
            .or_default()
            .push(function);
    }
    let mut outputs = vec![emit_root(registry, &groups)];
    outputs.extend(
        groups
            .iter()
            .map(|(key, functions)| emit_group(registry, *key, functions)),
    );
    outputs
}

fn emit_root(registry: &Registry, groups: &Groups) -> Output {
    let mut text = "# CUDA, as cuspec knows it\n".to_owned();
    for (api, title) in [(Api::Driver, "Driver API"), (Api::Runtime, "Runtime API")] {
        let of_api = groups.iter().filter(|((other, _), _)| *other == api);
        let rows: Vec<[String; 3]> = of_api
            .map(|((_, group), functions)| {
                let contracts = functions
                    .iter()
                    .filter(|f| registry.contract(&f.name).is_some());
                [
                    format!("[{group}]({}/index.md)", folder(api, group)),
                    functions.len().to_string(),
                    contracts.count().to_string(),
                ]
            })
            .collect();
        text += &format!("\n## {title}\n\n");
        text += &table(["Group", "Functions", "Under contract"], &rows);
    }
    Output::text("index.md", text)
}

fn emit_group(registry: &Registry, (api, group): (Api, &str), functions: &[&Function]) -> Output {
    let rows: Vec<[String; 2]> = functions
        .iter()
        .map(|function| {
            let contract = registry.contract(&function.name);
            let summary = contract.map_or("", |contract| &contract.doc);
            [
                format!("[`{0}`]({0}.md)", function.name),
                summary.to_owned(),
            ]
        })
        .collect();
    let text = format!(
        "# {group}\n\n[All groups](../../index.md), {} API\n\n{}",
        library(api),
        table(["Function", ""], &rows)
    );
    Output::text(format!("{}/index.md", folder(api, group)), text)
}
