//! A position in the tokens, with the common operations of the parser.

use crate::ast::Word;
use crate::lex::{Placed, Token, tokens};
use crate::rejection::{Place, Rejection};

pub(super) struct Cursor<'a> {
    text: &'a str,
    tokens: Vec<Placed<'a>>,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Result<Cursor<'a>, Rejection> {
        Ok(Cursor {
            text,
            tokens: tokens(text)?,
            at: 0,
        })
    }

    pub(super) fn token(&self) -> Token<'a> {
        self.tokens[self.at].token
    }

    /// Returns the token after this one.
    pub(super) fn next_token(&self) -> Token<'a> {
        let last = self.tokens.len() - 1;
        self.tokens[(self.at + 1).min(last)].token
    }

    pub(super) fn place(&self) -> Place {
        self.tokens[self.at].place
    }

    pub(super) fn at_end(&self) -> bool {
        self.token() == Token::End
    }

    /// Advances by one token, but never past the end.
    pub(super) fn advance(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    pub(super) fn mistake(&self, message: &str) -> Rejection {
        let found = match self.token() {
            Token::Name(text) => format!("`{text}`"),
            Token::Dotted(text) => format!("`.{text}`"),
            Token::Mark(mark) => format!("`{mark}`"),
            Token::Integer(value) => format!("`{value}`"),
            Token::Single(_) | Token::Double(_) => "a number".to_owned(),
            Token::Quoted(_) => "a string".to_owned(),
            Token::End => "the end of the text".to_owned(),
        };
        Rejection::syntax(self.place(), format!("{message}; found {found}"))
    }

    pub(super) fn take(&mut self, mark: char) -> bool {
        let found = self.token() == Token::Mark(mark);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect(&mut self, mark: char) -> Result<(), Rejection> {
        if self.take(mark) {
            return Ok(());
        }
        Err(self.mistake(&format!("expected `{mark}`")))
    }

    pub(super) fn take_directive(&mut self, name: &str) -> bool {
        let found = self.token() == Token::Dotted(name);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn word(&mut self) -> Result<Word<'a>, Rejection> {
        let Token::Name(text) = self.token() else {
            return Err(self.mistake("expected a name"));
        };
        let place = self.place();
        self.advance();
        Ok(Word { text, place })
    }

    /// Parses a number that must not be negative.
    pub(super) fn integer(&mut self) -> Result<u64, Rejection> {
        let Token::Integer(value) = self.token() else {
            return Err(self.mistake("expected a number"));
        };
        self.advance();
        Ok(value)
    }

    /// Parses a number of 32 bits that must not be negative.
    pub(super) fn small(&mut self) -> Result<u32, Rejection> {
        let place = self.place();
        u32::try_from(self.integer()?)
            .map_err(|_| Rejection::syntax(place, "this number is too large"))
    }

    /// Returns a number as written, which distinguishes 8.10 from 8.1.
    pub(super) fn source_of_number(&mut self) -> Option<&'a str> {
        if !matches!(self.token(), Token::Double(_) | Token::Integer(_)) {
            return None;
        }
        let place = self.place();
        let line = self.text.lines().nth(place.line as usize - 1)?;
        let rest = line.get(place.column as usize - 1..)?;
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.');
        self.advance();
        Some(&rest[..end.unwrap_or(rest.len())])
    }

    /// Skips a directive for debuggers and profilers. Returns whether one was found.
    pub(super) fn skip_debugging(&mut self) -> Result<bool, Rejection> {
        match self.token() {
            Token::Dotted("file" | "loc") => {
                let line = self.place().line;
                while !self.at_end() && self.place().line == line {
                    self.advance();
                }
            }
            Token::Dotted("section") => {
                while !self.at_end() && !self.take('{') {
                    self.advance();
                }
                while !self.at_end() && !self.take('}') {
                    self.advance();
                }
            }
            Token::Dotted("pragma") => {
                while !self.at_end() && self.token() != Token::Mark(';') {
                    self.advance();
                }
                self.expect(';')?;
            }
            Token::Mark('@') if self.next_token() == Token::Mark('@') => {
                let line = self.place().line;
                while !self.at_end() && self.place().line == line {
                    self.advance();
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
