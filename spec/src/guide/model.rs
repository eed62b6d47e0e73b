//! The guide as plain data.

use crate::declared::Api;
use crate::span::Span;

/// The contents of `spec/guide/`.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// Titles and summaries of groups.
    pub groups: Vec<Group>,
    /// Result codes, by their enumerators' names.
    pub codes: Vec<Word>,
    /// Notes that many functions share, by their names in the declared layer.
    pub notes: Vec<Word>,
    /// Predicates on values in conditions, `is_special()`.
    pub predicates: Vec<Word>,
    /// Numeric queries on values in conditions, `remaining()`.
    pub numbers: Vec<Number>,
    /// The creation and destruction of handles.
    pub handles: Vec<Handle>,
    /// Programs that call the APIs.
    pub programs: Vec<Program>,
    /// Findings about a driver.
    pub chapters: Vec<Chapter>,
    /// Moved addresses.
    pub moves: Vec<Move>,
}

/// A name and its sentence.
#[derive(Clone, Debug)]
pub struct Word {
    /// The name as declared or queried.
    pub name: String,
    /// The sentence.
    pub doc: String,
    /// Its position.
    pub span: Span,
}

/// A group of functions.
#[derive(Clone, Debug)]
pub struct Group {
    /// The API whose functions it has.
    pub api: Api,
    /// The group name in the declared layer, `CUDA_STREAM`.
    pub name: String,
    /// The title for readers.
    pub title: String,
    /// The purpose of its functions, in a sentence.
    pub doc: String,
    /// Its position.
    pub span: Span,
}

/// A numeric query on a value.
#[derive(Clone, Debug)]
pub struct Number {
    /// The query, and its meaning in a sentence.
    pub word: Word,
    /// The phrase for sentences, with `{}` for the value: `the bytes left at {}`.
    pub phrase: String,
}

/// A handle type, and the functions that create and destroy it.
#[derive(Clone, Debug)]
pub struct Handle {
    /// The type, and the meaning of a handle.
    pub word: Word,
    /// Functions that create a handle that the caller owns.
    pub made_by: Vec<String>,
    /// Functions that destroy a handle.
    pub ended_by: Vec<String>,
}

/// A program that calls the APIs.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name and, if a release was examined, the release.
    pub title: String,
    /// The source that was examined.
    pub word: Word,
    /// Its address.
    pub from: String,
    /// The base names that it calls.
    pub calls: Vec<String>,
}

/// Findings about one part of the APIs.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The topic.
    pub title: String,
    /// The evidence folder, `h200-580.159.04`.
    pub subject: String,
    /// The toolkit whose documentation is compared.
    pub documents: String,
    /// The findings in file order.
    pub findings: Vec<Finding>,
}

/// A behaviour of a driver that the documentation omits or contradicts.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The behaviour; the variant's name in kebab case is the permanent id.
    pub word: Word,
    /// The functions, by symbol.
    pub about: Vec<String>,
    /// The statement of the documentation, or its gap.
    pub documents: Option<String>,
    /// The cases and scenarios that show it.
    pub shown: Vec<String>,
}

/// An address of the reference that has moved.
#[derive(Clone, Debug)]
pub struct Move {
    /// `f/cuOld.html` or `f/cuOld.html#rule`.
    pub from: String,
    /// The new address.
    pub to: String,
    /// The reason.
    pub doc: String,
    /// Its position.
    pub span: Span,
}

impl Guide {
    /// Returns the group with this name in the declared layer.
    pub fn group(&self, api: Api, name: &str) -> Option<&Group> {
        self.groups
            .iter()
            .find(|group| group.api == api && group.name == name)
    }

    /// Returns all findings with their chapters.
    pub fn findings(&self) -> impl Iterator<Item = (&Chapter, &Finding)> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.findings.iter().map(move |one| (chapter, one)))
    }
}
