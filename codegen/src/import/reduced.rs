//! Copies of headers without functions whose types occur elsewhere.
//!
//! bindgen takes long for each function, and only types are needed of it: the type of each
//! spelling. Nearly all functions use the same few spellings.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::bind::Headers;
use super::bindings::Bindings;
use super::declarations::{Declaration, Types};
use super::error::Error;
use super::statements;

/// Folder of the copies, and the functions that they lack.
pub(super) struct Reduced<'a> {
    pub headers: Headers,
    lacks: HashSet<&'a str>,
}

/// Copies the headers that declare more functions than needed into a folder.
pub(super) fn reduce<'a>(
    headers: &Headers,
    every: &'a [Declaration],
    folder: &Path,
) -> Result<Reduced<'a>, Error> {
    let redundant = redundant_signatures(every);
    let mut by_file: BTreeMap<&Path, Vec<&Declaration>> = BTreeMap::new();
    for one in every {
        by_file.entry(&one.file).or_default().push(one);
    }
    let mut lacks = HashSet::new();
    for (path, declarations) in by_file {
        let mut names = headers.include.iter();
        let name = names.find_map(|root| path.strip_prefix(root).ok());
        let is_told = |one: &&Declaration| redundant.contains(&*one.symbol);
        if let Some(name) = name
            && declarations.iter().any(is_told)
        {
            let bytes = fs::read(path).map_err(|error| Error::file(path, &error))?;
            let text = String::from_utf8_lossy(&bytes);
            let (text, taken) = take(&text, &declarations, &redundant);
            lacks.extend(taken);
            let copy = folder.join(name);
            fs::create_dir_all(copy.parent().unwrap_or(folder))
                .and_then(|()| fs::write(&copy, text))
                .map_err(|error| Error::file(&copy, &error))?;
        }
    }
    let include: Vec<PathBuf> = [folder.to_owned()]
        .into_iter()
        .chain(headers.include.iter().cloned())
        .collect();
    Ok(Reduced {
        headers: Headers {
            include,
            stubs: headers.stubs.clone(),
        },
        lacks,
    })
}

/// Returns the functions whose types all occur in earlier ones with the same spelling. No spelling shows that an
/// array is a pointer, so functions with arrays stay.
fn redundant_signatures(every: &[Declaration]) -> HashSet<&str> {
    let mut seen = HashSet::new();
    let mut redundant = HashSet::new();
    for one in every {
        let written = one.params.iter().map(|(_, written)| written);
        let written: Vec<&String> = written.chain([&one.result]).collect();
        let is_plain = |written: &&String| !written.contains(['[', '(']);
        match written
            .iter()
            .all(|one| seen.contains(one) && is_plain(one))
        {
            true => {
                redundant.insert(one.symbol.as_str());
            }
            false => seen.extend(written),
        }
    }
    redundant
}

/// Returns the text without those declarations that have their lines to themselves, and their symbols.
fn take<'a>(
    text: &str,
    declarations: &[&'a Declaration],
    redundant: &HashSet<&str>,
) -> (String, Vec<&'a str>) {
    let mut on_line: HashMap<usize, Vec<&Declaration>> = HashMap::new();
    for one in declarations {
        on_line.entry(one.line).or_default().push(one);
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let mut taken = Vec::new();
    for (first, last) in statements::alone(text) {
        let on_lines = (first..=last).filter_map(|line| on_line.get(&line));
        let inside: Vec<&&Declaration> = on_lines.flatten().collect();
        if !inside.is_empty() && inside.iter().all(|one| redundant.contains(&*one.symbol)) {
            lines[first - 1..last].fill("");
            taken.extend(inside.iter().map(|one| one.symbol.as_str()));
        }
    }
    (lines.join("\n") + "\n", taken)
}

impl Reduced<'_> {
    /// Completes bindgen's result for the copies to the result for the original headers; `None` if
    /// a spelling occurs in no remaining function.
    pub(super) fn complete(&self, found: Bindings, every: &[Declaration]) -> Option<Bindings> {
        let types = Types::read(every, &found)?;
        let mut lacking = Vec::with_capacity(self.lacks.len());
        for one in every {
            if self.lacks.contains(&*one.symbol) && !types.is_bound(&one.symbol) {
                lacking.push(types.apply(one)?);
            }
        }
        let place = |(place, one): (usize, &Declaration)| (one.symbol.clone(), place);
        let places: HashMap<String, usize> = every.iter().enumerate().map(place).collect();
        drop(types);
        let mut found = found;
        found.functions.extend(lacking);
        // Functions that clang does not count as declarations, such as those with a body, come last.
        let place = |symbol: &str| places.get(symbol).copied().unwrap_or(usize::MAX);
        found.functions.sort_by_key(|one| place(&one.symbol));
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn declaration(symbol: &str, line: usize, params: &[&str]) -> Declaration {
        let params = params.iter().map(|ty| (String::new(), (*ty).to_owned()));
        Declaration {
            symbol: symbol.to_owned(),
            params: params.collect(),
            result: "CUresult".to_owned(),
            file: PathBuf::from("cuda.h"),
            line,
        }
    }

    #[test]
    fn of_functions_with_the_same_types_the_first_stays() {
        let every = [
            declaration("cuA", 1, &["int", "CUstream"]),
            declaration("cuB", 2, &["CUstream"]),
            declaration("cuC", 3, &["CUstream", "int *"]),
            declaration("cuD", 4, &["int *"]),
        ];
        let redundant = redundant_signatures(&every);
        assert!(
            redundant.contains("cuB") && redundant.contains("cuD"),
            "{redundant:?}"
        );
        assert_eq!(redundant.len(), 2);
    }

    #[test]
    fn a_function_with_an_array_stays() {
        let every = [
            declaration("cuA", 1, &["char[4]"]),
            declaration("cuB", 2, &["char[4]"]),
        ];
        assert!(redundant_signatures(&every).is_empty());
    }

    #[test]
    fn only_declarations_with_their_own_lines_are_removed() {
        let text = "\
CUresult cuA(int a,
             int b);
CUresult cuB(int a); CUresult cuC(int a);
CUresult cuD(
#if A
    int a,
#endif
    int b);
static inline int cuE(void) { return 0; }
CUresult cuF(int a); /* and
more */
CUresult cuG(int a), cuH(int a);
CUresult cuI(int a); /* no more */
";
        let lines = [
            ("cuA", 1),
            ("cuB", 3),
            ("cuC", 3),
            ("cuD", 4),
            ("cuF", 10),
            ("cuG", 12),
            ("cuH", 12),
            ("cuI", 13),
        ];
        let every = lines.map(|(symbol, line)| declaration(symbol, line, &["int"]));
        let every: Vec<&Declaration> = every.iter().collect();
        let redundant = ["cuA", "cuB", "cuC", "cuD", "cuF", "cuG", "cuI"];
        let (left, taken) = take(text, &every, &HashSet::from(redundant));
        assert_eq!(taken, ["cuA", "cuI"]);
        let kept: Vec<&str> = text.lines().skip(2).take(10).collect();
        assert_eq!(left, format!("\n\n{}\n\n", kept.join("\n")));
    }
}
