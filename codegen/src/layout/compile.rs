//! Runs the compiler and reads its answers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cuspec_spec::declared::Toolkit;
use regex::Regex;

use super::error::Error;
use super::stubs;
use crate::emit::layout_c::{Claim, Program};

/// A compiler and the include folders to use.
pub(super) struct Compiler<'a> {
    pub path: &'a Path,
    pub include: &'a [PathBuf],
    pub toolkit: &'a Toolkit,
}

/// The result of compiling a program.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// Facts that the headers contradict, each with the value in the headers.
    pub differs: BTreeMap<usize, String>,
    /// Number of facts asserted, as counted by the compiled program.
    pub asserted: usize,
}

/// Macros that select the two views of the headers.
const VIEWS: [&str; 2] = ["-DEVERY_VIEW", "-DDEFAULT_VIEW"];

impl Compiler<'_> {
    /// Compiles and runs the program in both views of the headers.
    pub(super) fn ask(&self, program: &Program) -> Result<Answer, Error> {
        let folder = tempfile::tempdir().map_err(|error| Error::File {
            path: std::env::temp_dir(),
            reason: error.to_string(),
        })?;
        let folder = folder.path();
        stubs::write(folder)?;
        let (text, lines) = program.print();
        let source = write(folder, "facts.c", &text)?;
        let mut answer = Answer::default();
        for view in VIEWS {
            let binary = folder.join("facts");
            let output = self.compile(folder, &source, &["-w", "-o"], &binary, view)?;
            if !output.status.success() {
                let refused = self.read_errors(&output, &lines)?;
                self.explain(folder, program, refused, view, &mut answer)?;
                continue;
            }
            for line in self.run(&binary)?.lines() {
                match line.split_once(' ').map(|(word, n)| (word, n.parse())) {
                    Some(("differs", Ok(fact))) => {
                        answer.differs.insert(fact, "something else".to_owned());
                    }
                    Some(("asserted", Ok(count))) => answer.asserted += count,
                    _ => return Err(self.broken(format!("it printed `{line}`"))),
                }
            }
        }
        Ok(answer)
    }

    fn compile(
        &self,
        folder: &Path,
        source: &Path,
        options: &[&str],
        target: &Path,
        view: &str,
    ) -> Result<Output, Error> {
        let mut command = Command::new(self.path);
        // Errors are parsed, so their language and form are fixed, and they refer to the line of the
        // fact even if a macro of the headers is at fault.
        command.env("LC_ALL", "C").args([
            "-std=c11",
            "-fdiagnostics-plain-output",
            "-ftrack-macro-expansion=0",
            "-fmax-errors=0",
        ]);
        for folder in self.include {
            command.arg("-I").arg(folder);
        }
        command.arg("-I").arg(folder).arg(view).args(options);
        if !target.as_os_str().is_empty() {
            command.arg(target);
        }
        command.arg(source);
        command.output().map_err(|error| Error::NoCompiler {
            path: self.path.to_owned(),
            reason: error.to_string(),
        })
    }

    fn run(&self, binary: &Path) -> Result<String, Error> {
        if !binary.exists() {
            return Err(Error::NoCompiler {
                path: self.path.to_owned(),
                reason: "it succeeded and wrote no program".to_owned(),
            });
        }
        let output = Command::new(binary).output().map_err(|error| Error::File {
            path: binary.to_owned(),
            reason: error.to_string(),
        })?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(self.broken(format!("it ended with {}", output.status))),
        }
    }

    /// Returns the facts that the compiler rejects, each with its first error. An error on any other line
    /// concerns no fact, and the program cannot be used.
    fn read_errors(
        &self,
        output: &Output,
        lines: &[usize],
    ) -> Result<BTreeMap<usize, String>, Error> {
        let text = String::from_utf8_lossy(&output.stderr);
        let facts: BTreeMap<usize, usize> = lines
            .iter()
            .enumerate()
            .map(|(fact, line)| (*line, fact))
            .collect();
        let mut refused = BTreeMap::new();
        let mut others = Vec::new();
        for line in text.lines().filter(|line| line.contains("error:")) {
            let place =
                place(line).and_then(|(place, message)| Some((facts.get(&place)?, message)));
            match place {
                Some((fact, message)) => {
                    refused.entry(*fact).or_insert(message);
                }
                None => others.push(line.to_owned()),
            }
        }
        match (others.is_empty(), refused.is_empty()) {
            (true, false) => Ok(refused),
            (false, _) => Err(self.broken(others.join("\n"))),
            (true, true) => Err(self.broken(text.into_owned())),
        }
    }

    /// Determines the values in the headers of rejected facts.
    fn explain(
        &self,
        folder: &Path,
        program: &Program,
        refused: BTreeMap<usize, String>,
        view: &str,
        answer: &mut Answer,
    ) -> Result<(), Error> {
        let is_number = |fact: usize| {
            let claim = program.facts.get(fact).map(|fact| &fact.claim);
            matches!(claim, Some(Claim::Number { .. }))
        };
        let failed = |message: &str| message.starts_with("static assertion failed");
        let numbers: Vec<usize> = refused
            .iter()
            .filter(|(fact, message)| is_number(**fact) && failed(message))
            .map(|(fact, _)| *fact)
            .collect();
        let mut values = self.measure(folder, program, &numbers, view)?;
        for (fact, message) in join_unknown(program, refused) {
            let says = match values.remove(&fact) {
                Some(value) => value,
                None if is_number(fact) && failed(&message) => "no such name".to_owned(),
                None if failed(&message) => self
                    .confront(folder, program, fact, view)?
                    .unwrap_or_else(|| "something else".to_owned()),
                None => message,
            };
            answer.differs.insert(fact, says);
        }
        Ok(())
    }

    /// Returns the values of numeric facts according to the compiler; nothing for unknown names.
    fn measure(
        &self,
        folder: &Path,
        program: &Program,
        numbers: &[usize],
        view: &str,
    ) -> Result<BTreeMap<usize, String>, Error> {
        let mut numbers = numbers.to_vec();
        let binary = folder.join("measure");
        // The compiler reports an unknown name once, at its first use, so other facts with
        // that name appear when the first is left out.
        while !numbers.is_empty() {
            let (text, lines) = program.measure(&numbers);
            let source = write(folder, "measure.c", &text)?;
            let output = self.compile(folder, &source, &["-w", "-o"], &binary, view)?;
            if output.status.success() {
                break;
            }
            let unknown = self.read_errors(&output, &lines)?;
            let mut index = 0..;
            numbers.retain(|_| {
                index
                    .next()
                    .is_some_and(|index| !unknown.contains_key(&index))
            });
        }
        if numbers.is_empty() {
            return Ok(BTreeMap::new());
        }
        let printed = self.run(&binary)?;
        Ok(printed
            .lines()
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(fact, value)| Some((fact.parse().ok()?, value.to_owned())))
            .collect())
    }

    /// Returns the description of a type by the compiler.
    fn confront(
        &self,
        folder: &Path,
        program: &Program,
        fact: usize,
        view: &str,
    ) -> Result<Option<String>, Error> {
        let Some(text) = program.confront(fact) else {
            return Ok(None);
        };
        let source = write(folder, "confront.c", &text)?;
        let options = ["-Werror=incompatible-pointer-types", "-fsyntax-only"];
        let output = self.compile(folder, &source, &options, Path::new(""), view)?;
        let errors = String::from_utf8_lossy(&output.stderr);
        Ok(errors.lines().find_map(|line| {
            let (_, message) = line.split_once("incompatible pointer type ")?;
            let ty = message.split_once(" [").map_or(message, |(ty, _)| ty);
            // Behind a typedef the underlying type is wanted.
            let ty = ty
                .split_once("{aka ")
                .map_or(ty, |(_, ty)| ty.trim_end_matches('}'));
            Some(ty.trim_matches(QUOTES).to_owned() + " (behind one more pointer)")
        }))
    }

    fn broken(&self, message: String) -> Error {
        Error::Broken {
            toolkit: self.toolkit.clone(),
            message,
        }
    }
}

/// Returns the line of the program of an error, and its message.
fn place(error: &str) -> Option<(usize, String)> {
    let pattern = Regex::new(r"/(?:facts|measure)\.c:(\d+):\d+: (?:fatal )?error: (.*)$").ok()?;
    let parts = pattern.captures(error)?;
    Some((parts[1].parse().ok()?, parts[2].to_owned()))
}

/// Joins facts with the same unknown name: one unknown type makes all its facts
/// wrong.
fn join_unknown(program: &Program, refused: BTreeMap<usize, String>) -> BTreeMap<usize, String> {
    let mut firsts: BTreeMap<String, usize> = BTreeMap::new();
    for (fact, message) in &refused {
        if let Some(name) = unknown(message) {
            firsts.entry(name).or_insert(*fact);
        }
    }
    let mut joined = BTreeMap::new();
    let mut others: BTreeMap<usize, usize> = BTreeMap::new();
    for (fact, message) in refused {
        let condition = program.facts.get(fact).map(|it| it.claim.condition(fact));
        let first = unknown(&message)
            .and_then(|name| firsts.get(&name))
            .or_else(|| words(condition.as_deref()?).find_map(|word| firsts.get(word)));
        match first {
            Some(first) if *first != fact => *others.entry(*first).or_default() += 1,
            _ => {
                joined.insert(fact, message);
            }
        }
    }
    for (fact, count) in others {
        if let Some(message) = joined.get_mut(&fact) {
            message.push_str(&format!(" (and {count} more facts need it)"));
        }
    }
    joined
}

/// Returns the name that an error calls unknown, without `struct`.
fn unknown(message: &str) -> Option<String> {
    let pattern = Regex::new(
        r"['‘](?:\w+ )?(\w+)['’] undeclared|(?:incomplete type|undefined type|unknown type name) ['‘](?:\w+ )?(\w+)['’]",
    )
    .ok()?;
    let found = pattern.captures(message)?;
    Some(found.get(1).or(found.get(2))?.as_str().to_owned())
}

/// Returns the identifiers in a piece of C.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
}

/// Quotation marks of compilers.
const QUOTES: [char; 4] = ['\'', '"', '‘', '’'];

fn write(folder: &Path, name: &str, text: &str) -> Result<PathBuf, Error> {
    let path = folder.join(name);
    match std::fs::write(&path, text) {
        Ok(()) => Ok(path),
        Err(error) => Err(Error::File {
            path,
            reason: error.to_string(),
        }),
    }
}
