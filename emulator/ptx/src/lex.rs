//! The lexer.

use crate::rejection::{Place, Rejection};

/// A token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Token<'a> {
    /// A name: of a register, a label, an instruction.
    Name(&'a str),
    /// A word after a dot: a directive or a modifier, without the dot.
    Dotted(&'a str),
    /// An integer; the parser handles its sign.
    Integer(u64),
    /// A number of single precision, as bits.
    Single(u32),
    /// A number of double precision, as bits.
    Double(u64),
    /// A string, as written between its quotes.
    Quoted(&'a str),
    /// Any other character.
    Mark(char),
    /// The end of the text.
    End,
}

/// A token and its position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) token: Token<'a>,
    pub(crate) place: Place,
}

/// Returns all tokens of a text; the last one is the end.
pub(crate) fn tokens(text: &str) -> Result<Vec<Placed<'_>>, Rejection> {
    let mut lexer = Lexer {
        text,
        at: 0,
        line: 1,
        line_start: 0,
    };
    let mut found = Vec::with_capacity(text.len() / 4);
    loop {
        lexer.skip_blanks()?;
        let place = lexer.place();
        let token = lexer.token(place)?;
        found.push(Placed { token, place });
        if token == Token::End {
            return Ok(found);
        }
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    line_start: usize,
}

impl<'a> Lexer<'a> {
    fn place(&self) -> Place {
        Place {
            line: self.line,
            column: (self.at - self.line_start) as u32 + 1,
        }
    }

    fn byte(&self, ahead: usize) -> u8 {
        *self.text.as_bytes().get(self.at + ahead).unwrap_or(&0)
    }

    fn newline(&mut self) {
        self.at += 1;
        self.line += 1;
        self.line_start = self.at;
    }

    fn skip_blanks(&mut self) -> Result<(), Rejection> {
        loop {
            match (self.byte(0), self.byte(1)) {
                (b'\n', _) => self.newline(),
                (b' ' | b'\t' | b'\r' | 0x0b | 0x0c, _) => self.at += 1,
                (b'/', b'/') => {
                    while self.at < self.text.len() && self.byte(0) != b'\n' {
                        self.at += 1;
                    }
                }
                (b'/', b'*') => self.skip_comment()?,
                _ => return Ok(()),
            }
        }
    }

    fn skip_comment(&mut self) -> Result<(), Rejection> {
        let start = self.place();
        self.at += 2;
        while self.at < self.text.len() {
            match (self.byte(0), self.byte(1)) {
                (b'*', b'/') => {
                    self.at += 2;
                    return Ok(());
                }
                (b'\n', _) => self.newline(),
                _ => self.at += 1,
            }
        }
        Err(Rejection::syntax(start, "unterminated comment"))
    }

    fn token(&mut self, place: Place) -> Result<Token<'a>, Rejection> {
        let Some(first) = self.text[self.at..].chars().next() else {
            return Ok(Token::End);
        };
        match first {
            '\0' if self.text[self.at..].bytes().all(|byte| byte == 0) => {
                self.at = self.text.len();
                Ok(Token::End)
            }
            '0'..='9' => self.number(place),
            '"' => self.quoted(place),
            '.' if is_word(self.byte(1)) => {
                self.at += 1;
                Ok(Token::Dotted(self.dotted()))
            }
            'a'..='z' | 'A'..='Z' | '_' | '$' | '%' => {
                let start = self.at;
                self.at += 1;
                self.skip_word();
                Ok(Token::Name(&self.text[start..self.at]))
            }
            _ if first.is_ascii_graphic() => {
                self.at += 1;
                Ok(Token::Mark(first))
            }
            _ => Err(Rejection::syntax(
                place,
                format!("the character {first:?} is not valid here"),
            )),
        }
    }

    fn skip_word(&mut self) {
        while is_word(self.byte(0)) {
            self.at += 1;
        }
    }

    /// Reads a word that may be qualified, such as `shared::cta`.
    fn dotted(&mut self) -> &'a str {
        let start = self.at;
        self.skip_word();
        while self.byte(0) == b':' && self.byte(1) == b':' && is_word(self.byte(2)) {
            self.at += 2;
            self.skip_word();
        }
        &self.text[start..self.at]
    }

    fn quoted(&mut self, place: Place) -> Result<Token<'a>, Rejection> {
        self.at += 1;
        let start = self.at;
        loop {
            match self.byte(0) {
                b'"' => break,
                b'\\' if self.byte(1) != b'\n' => self.at += 1,
                b'\n' => return Err(Rejection::syntax(place, "unterminated string")),
                _ => {}
            }
            self.at += 1;
            if self.at >= self.text.len() {
                return Err(Rejection::syntax(place, "unterminated string"));
            }
        }
        self.at += 1;
        Ok(Token::Quoted(
            self.text.get(start..self.at - 1).unwrap_or(""),
        ))
    }

    fn number(&mut self, place: Place) -> Result<Token<'a>, Rejection> {
        let start = self.at;
        self.skip_word();
        let is_decimal = self.text[start..self.at]
            .bytes()
            .all(|b| b.is_ascii_digit());
        if is_decimal && self.byte(0) == b'.' && self.byte(1).is_ascii_digit() {
            self.at += 1;
            self.skip_word();
        }
        let sign = matches!(self.byte(0), b'+' | b'-') && self.byte(1).is_ascii_digit();
        let word = &self.text[start..self.at];
        let hexadecimal =
            word.len() > 1 && matches!(word.as_bytes()[1], b'x' | b'X' | b'f' | b'F' | b'd' | b'D');
        if sign && !hexadecimal && word.ends_with(['e', 'E']) {
            self.at += 1;
            self.skip_word();
        }
        let word = &self.text[start..self.at];
        value(word).ok_or_else(|| Rejection::syntax(place, format!("`{word}` is not a number")))
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

fn value<'a>(word: &str) -> Option<Token<'a>> {
    let bits = |digits: &str, count: usize| {
        let plain = digits.len() == count && digits.bytes().all(|b| b.is_ascii_hexdigit());
        plain
            .then(|| u64::from_str_radix(digits, 16).ok())
            .flatten()
    };
    if let Some(digits) = word.strip_prefix("0f").or(word.strip_prefix("0F")) {
        return bits(digits, 8).map(|value| Token::Single(value as u32));
    }
    if let Some(digits) = word.strip_prefix("0d").or(word.strip_prefix("0D")) {
        return bits(digits, 16).map(Token::Double);
    }
    let hexadecimal = word.starts_with("0x") || word.starts_with("0X");
    if !hexadecimal && word.contains(['.', 'e', 'E']) {
        return word
            .parse::<f64>()
            .ok()
            .map(|value| Token::Double(value.to_bits()));
    }
    let digits = word.strip_suffix('U').unwrap_or(word);
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&digits[2..], 16),
        [b'0', b'b' | b'B', ..] => (&digits[2..], 2),
        [b'0', _, ..] => (&digits[1..], 8),
        _ => (digits, 10),
    };
    u64::from_str_radix(digits, radix).ok().map(Token::Integer)
}
