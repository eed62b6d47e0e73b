//! What the guide holds, as plain data.

use crate::declared::Api;
use crate::span::Span;

/// Everything below `spec/guide/`.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// Titles of groups, and what is in them.
    pub groups: Vec<Group>,
    /// Result codes, by their enumerators' names.
    pub codes: Vec<Word>,
    /// Notes that many functions share, by the names the declared layer has for them.
    pub notes: Vec<Word>,
    /// What a condition may ask of a value, `is_special()`.
    pub predicates: Vec<Word>,
    /// What a condition may ask of a value and gets a number for, `remaining()`.
    pub numbers: Vec<Number>,
    /// How handles come and go.
    pub handles: Vec<Handle>,
    /// Programs that call the APIs.
    pub programs: Vec<Program>,
    /// What was found out about a driver.
    pub chapters: Vec<Chapter>,
    /// Addresses that moved.
    pub moves: Vec<Move>,
}

/// Something with a name and a sentence.
#[derive(Clone, Debug)]
pub struct Word {
    /// As it is declared or asked for.
    pub name: String,
    /// The sentence.
    pub doc: String,
    /// Where it is written.
    pub span: Span,
}

/// A group of functions.
#[derive(Clone, Debug)]
pub struct Group {
    /// The API whose functions it has.
    pub api: Api,
    /// As the declared layer names it, `CUDA_STREAM`.
    pub name: String,
    /// What readers call it.
    pub title: String,
    /// What its functions are for, in a sentence.
    pub doc: String,
    /// Where it is written.
    pub span: Span,
}

/// A number that belongs to a value.
#[derive(Clone, Debug)]
pub struct Number {
    /// What a condition asks for, and what it is in a sentence.
    pub word: Word,
    /// How a sentence speaks of it, with `{}` for the value: `the bytes left at {}`.
    pub phrase: String,
}

/// A type of handle, and the functions by which one comes and goes.
#[derive(Clone, Debug)]
pub struct Handle {
    /// The type, and what such a handle stands for.
    pub word: Word,
    /// Functions that hand out one that is the caller's.
    pub made_by: Vec<String>,
    /// Functions that end one.
    pub ended_by: Vec<String>,
}

/// A program that calls the APIs.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name and, where one was looked at, its release.
    pub title: String,
    /// What was read to find out.
    pub word: Word,
    /// Where it comes from.
    pub from: String,
    /// Names as programs write them.
    pub calls: Vec<String>,
}

/// Findings about one part of the APIs.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// The folder of the evidence they rest on, `h200-580.159.04`.
    pub subject: String,
    /// The toolkit whose documents are meant.
    pub documents: String,
    /// In the order of the file.
    pub findings: Vec<Finding>,
}

/// Something a driver does that the documents do not say, or say otherwise.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What the driver does; its name is the permanent id, in kebab case.
    pub word: Word,
    /// Functions, by symbol.
    pub about: Vec<String>,
    /// What the documents say, or leave open.
    pub documents: Option<String>,
    /// Cases and scenarios that show it.
    pub shown: Vec<String>,
}

/// An address of the reference that leads somewhere else by now.
#[derive(Clone, Debug)]
pub struct Move {
    /// `f/cuOld.html` or `f/cuOld.html#rule`.
    pub from: String,
    /// Where it leads.
    pub to: String,
    /// Why.
    pub doc: String,
    /// Where it is written.
    pub span: Span,
}

impl Guide {
    /// The group that the declared layer names so.
    pub fn group(&self, api: Api, name: &str) -> Option<&Group> {
        self.groups
            .iter()
            .find(|group| group.api == api && group.name == name)
    }

    /// Every finding, with the chapter it stands in.
    pub fn findings(&self) -> impl Iterator<Item = (&Chapter, &Finding)> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.findings.iter().map(move |one| (chapter, one)))
    }
}
