//! A planned case, as the suite stores it and as a worker receives it.

use std::borrow::Cow;

use cuspec_case::Case;
use cuspec_case::table::Table;

use super::Suite;

/// A planned case.
#[derive(Clone, Debug)]
pub enum Line {
    /// A row of a table of the suite.
    Row(Row<'static>),
    /// Like `Row`, but built from its number on each access, so that a suite of very many cases needs no
    /// memory for them.
    Made(fn(u32) -> Row<'static>, u32),
    /// One JSON object on one line.
    Json(Box<str>),
}

/// A row and its table.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    pub table: &'static Table<'static>,
    /// The number of the table's file, and the number of the table in that file.
    pub place: (usize, usize),
    pub text: Cow<'a, str>,
}

impl Line {
    /// The row, or the JSON text as the error.
    pub fn row(&self) -> Result<Row<'_>, &str> {
        match self {
            Line::Row(row) => Ok(Row {
                text: Cow::Borrowed(&row.text),
                ..*row
            }),
            Line::Made(make, number) => Ok(make(*number)),
            Line::Json(text) => Err(text),
        }
    }

    /// The request for a worker: the JSON text, or the numbers of file and table followed by the row.
    pub fn request(&self) -> Cow<'_, str> {
        match self.row() {
            Ok(Row {
                place: (file, table),
                text,
                ..
            }) => Cow::Owned(format!("{file} {table} {text}")),
            Err(json) => Cow::Borrowed(json),
        }
    }

    /// Parses the case.
    pub fn case(&self) -> Result<Case, String> {
        match self.row() {
            Ok(row) => row.table.case(&row.text),
            Err(json) => read_json(json),
        }
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line::Json(text.into())
    }
}

impl Suite {
    /// Parses the case of a request. Fails if the request is malformed or names an unknown table.
    pub fn read_request(&self, request: &str) -> Result<Case, String> {
        if request.starts_with('{') {
            return read_json(request);
        }
        let mut words = request.trim_end().splitn(3, ' ');
        let mut number = || words.next()?.parse().ok();
        let (Some(file), Some(table), Some(row)) = (number(), number(), words.next()) else {
            return Err(format!("not a case: `{request}`"));
        };
        match (self.tables)(file).get::<usize>(table) {
            Some(table) => table.case(row),
            None => Err(format!("the suite has no such table: `{request}`")),
        }
    }
}

fn read_json(text: &str) -> Result<Case, String> {
    serde_json::from_str(text)
        .map_err(|error| format!("a case of the suite does not read: {error}: {text}"))
}
