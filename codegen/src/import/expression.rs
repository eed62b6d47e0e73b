//! C's constant expressions: literals, casts, operators and names of other macros.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::{ConstantValue, Type};

use super::calls::Call;

/// Names that a macro's text may refer to.
#[derive(Default)]
pub(super) struct Names {
    /// Pointer types: handles and callbacks.
    pub pointers: BTreeSet<String>,
    /// Other types.
    pub types: BTreeSet<String>,
    pub functions: BTreeSet<String>,
    /// Enumerators.
    pub others: BTreeSet<String>,
    /// Function-like macros.
    pub calls: BTreeMap<String, Call>,
    /// Sizes of records and enumerations.
    pub sizes: BTreeMap<String, u64>,
}

/// Evaluates an expression; `None` if the text is not one.
pub(super) fn evaluate(
    text: &str,
    names: &Names,
    known: &BTreeMap<String, ConstantValue>,
) -> Option<ConstantValue> {
    let mut parser = Parser {
        tokens: tokenize(text)?,
        next: 0,
        names,
        known,
    };
    let value = parser.choice()?;
    if parser.next < parser.tokens.len() {
        return None;
    }
    Some(match value.ty {
        ty if value.is_pointer => ConstantValue::Pointer {
            value: value.number as u64,
            ty,
        },
        ty => ConstantValue::Int {
            value: value.number,
            ty,
        },
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(i128, Type),
    Name(String),
    Mark(&'static str),
}

const MARKS: [&str; 25] = [
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "<", ">", "?", ":", "(", ")", "*", "/", "%",
    "+", "-", "&", "|", "^", "~", "!", ",",
];

fn tokenize(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length;
        if first.is_ascii_digit() {
            length = rest
                .find(|c: char| !c.is_ascii_alphanumeric())
                .unwrap_or(rest.len());
            tokens.push(read_number(&rest[..length])?);
        } else if first.is_alphabetic() || first == '_' {
            length = rest
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            tokens.push(Token::Name(rest[..length].to_owned()));
        } else if first == '\'' {
            let (token, taken) = read_character(rest)?;
            length = taken;
            tokens.push(token);
        } else {
            let mark = MARKS.into_iter().find(|mark| rest.starts_with(mark))?;
            length = mark.len();
            tokens.push(Token::Mark(mark));
        }
        rest = rest[length..].trim_start();
    }
    Some(tokens)
}

/// Returns a character literal, which is a number in C, and its length in the text.
fn read_character(text: &str) -> Option<(Token, usize)> {
    let mut letters = text.chars().skip(1);
    let (letter, length) = match letters.next()? {
        '\\' => {
            let escaped = match letters.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                '0' => '\0',
                other @ ('\\' | '\'' | '"') => other,
                _ => return None,
            };
            (escaped, 4)
        }
        plain => (plain, 3),
    };
    let ends = letters.next() == Some('\'') && letter.is_ascii();
    let token = Token::Number((letter as u32).into(), Type::Named("c_int".to_owned()));
    ends.then_some((token, length))
}

/// A literal has the first of C's types that can hold it.
fn read_number(text: &str) -> Option<Token> {
    let lower = text.to_ascii_lowercase();
    let is_hex = lower.starts_with("0x");
    let digits = lower.trim_end_matches(['u', 'l']);
    let suffix = &lower[digits.len()..];
    let (radix, digits) = match digits {
        hex if is_hex => (16, &hex[2..]),
        octal if octal.len() > 1 && octal.starts_with('0') => (8, &octal[1..]),
        decimal => (10, decimal),
    };
    let number = i128::from_str_radix(digits, radix).ok()?;
    let is_unsigned = suffix.contains('u');
    let longs = suffix.matches('l').count();
    let may_be_unsigned = is_unsigned || radix != 10;
    let candidates: [(&str, i128, bool, usize); 6] = [
        ("c_int", i32::MAX.into(), false, 0),
        ("c_uint", u32::MAX.into(), true, 0),
        ("c_long", i64::MAX.into(), false, 1),
        ("c_ulong", u64::MAX.into(), true, 1),
        ("c_longlong", i64::MAX.into(), false, 2),
        ("c_ulonglong", u64::MAX.into(), true, 2),
    ];
    let (name, ..) = candidates.into_iter().find(|(_, max, unsigned, rank)| {
        number <= *max
            && *rank >= longs
            && if *unsigned {
                may_be_unsigned
            } else {
                !is_unsigned
            }
    })?;
    Some(Token::Number(number, Type::Named(name.to_owned())))
}

#[derive(Clone)]
struct Value {
    number: i128,
    ty: Type,
    is_pointer: bool,
}

struct Parser<'a> {
    tokens: Vec<Token>,
    next: usize,
    names: &'a Names,
    known: &'a BTreeMap<String, ConstantValue>,
}

/// Binary operators by precedence, lowest first.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<=", ">=", "<", ">"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

impl Parser<'_> {
    fn take(&mut self, mark: &str) -> Option<()> {
        match self.tokens.get(self.next) {
            Some(Token::Mark(found)) if *found == mark => {
                self.next += 1;
                Some(())
            }
            _ => None,
        }
    }

    /// `a ? b : c`, or an expression of higher precedence.
    fn choice(&mut self) -> Option<Value> {
        let condition = self.binary(0)?;
        if self.take("?").is_none() {
            return Some(condition);
        }
        let yes = self.choice()?;
        self.take(":")?;
        let no = self.choice()?;
        let ty = wider(yes.ty.clone(), no.ty.clone());
        let chosen = if condition.number != 0 { yes } else { no };
        Some(Value { ty, ..chosen })
    }

    /// The operand of `sizeof(` and its closing parenthesis: the number of bytes.
    fn size(&mut self) -> Option<Value> {
        self.take("(")?;
        let (ty, is_pointer) = self.cast()?;
        let bytes = match &ty {
            _ if is_pointer => 8,
            Type::Named(name) => self
                .names
                .sizes
                .get(name)
                .copied()
                .or(primitive_size(name))?,
            _ => return None,
        };
        Some(Value {
            number: bytes.into(),
            ty: Type::Named("usize".to_owned()),
            is_pointer: false,
        })
    }

    fn binary(&mut self, level: usize) -> Option<Value> {
        let Some(marks) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while let Some(mark) = marks.iter().find(|mark| self.take(mark).is_some()) {
            let right = self.binary(level + 1)?;
            if is_question(mark) {
                left.ty = Type::Named("c_int".to_owned());
                left.is_pointer = false;
                left.number = answer(mark, left.number, right.number).into();
                continue;
            }
            left.number = match *mark {
                "|" => left.number | right.number,
                "^" => left.number ^ right.number,
                "&" => left.number & right.number,
                "<<" => left.number.checked_shl(right.number.try_into().ok()?)?,
                ">>" => left.number.checked_shr(right.number.try_into().ok()?)?,
                "+" => left.number.checked_add(right.number)?,
                "-" => left.number.checked_sub(right.number)?,
                "*" => left.number.checked_mul(right.number)?,
                "/" => left.number.checked_div(right.number)?,
                _ => left.number.checked_rem(right.number)?,
            };
            left.ty = wider(left.ty, right.ty);
        }
        Some(left)
    }

    fn unary(&mut self) -> Option<Value> {
        if self.take("-").is_some() {
            let value = self.unary()?;
            return Some(wrap(Value {
                number: -value.number,
                ..value
            }));
        }
        if self.take("+").is_some() {
            return self.unary();
        }
        if self.take("!").is_some() {
            let value = self.unary()?;
            return Some(Value {
                number: (value.number == 0).into(),
                ty: Type::Named("c_int".to_owned()),
                is_pointer: false,
            });
        }
        if self.take("~").is_some() {
            let value = self.unary()?;
            return Some(wrap(Value {
                number: !value.number,
                ..value
            }));
        }
        if self.take("(").is_some() {
            if let Some((ty, is_pointer)) = self.cast() {
                let value = self.unary()?;
                return Some(wrap(Value {
                    ty,
                    is_pointer,
                    ..value
                }));
            }
            let value = self.choice()?;
            self.take(")")?;
            return Some(value);
        }
        self.atom()
    }

    /// The type of a cast after its opening parenthesis, or `None` without consuming anything.
    fn cast(&mut self) -> Option<(Type, bool)> {
        let start = self.next;
        let mut words = Vec::new();
        while let Some(Token::Name(word)) = self.tokens.get(self.next) {
            words.push(word.clone());
            self.next += 1;
        }
        let found = self
            .type_of(&words.join(" "))
            .and_then(|(mut ty, mut is_pointer)| {
                while self.take("*").is_some() {
                    ty = Type::Pointer {
                        to: Box::new(ty),
                        is_const: false,
                    };
                    is_pointer = true;
                }
                self.take(")")?;
                Some((ty, is_pointer))
            });
        if found.is_none() {
            self.next = start;
        }
        found
    }

    fn type_of(&self, words: &str) -> Option<(Type, bool)> {
        let primitive = match words {
            "void" => return Some((Type::Void, false)),
            "char" => "c_char",
            "unsigned char" => "c_uchar",
            "short" => "c_short",
            "unsigned short" => "c_ushort",
            "int" => "c_int",
            "unsigned" | "unsigned int" => "c_uint",
            "long" => "c_long",
            "unsigned long" => "c_ulong",
            "long long" => "c_longlong",
            "unsigned long long" => "c_ulonglong",
            "size_t" => "usize",
            name if self.names.pointers.contains(name) => {
                return Some((Type::Named(name.to_owned()), true));
            }
            name if self.names.types.contains(name) => name,
            _ => return None,
        };
        Some((Type::Named(primitive.to_owned()), false))
    }

    fn atom(&mut self) -> Option<Value> {
        let token = self.tokens.get(self.next)?.clone();
        self.next += 1;
        match token {
            Token::Number(number, ty) => Some(Value {
                number,
                ty,
                is_pointer: false,
            }),
            Token::Name(name) if name == "sizeof" => self.size(),
            Token::Name(name) => match self.known.get(&name)? {
                ConstantValue::Int { value, ty } => Some(Value {
                    number: *value,
                    ty: ty.clone(),
                    is_pointer: false,
                }),
                ConstantValue::Pointer { value, ty } => Some(Value {
                    number: (*value).into(),
                    ty: ty.clone(),
                    is_pointer: true,
                }),
                _ => None,
            },
            Token::Mark(_) => None,
        }
    }
}

/// Whether an operator yields 0 or 1.
fn is_question(mark: &str) -> bool {
    matches!(mark, "||" | "&&" | "==" | "!=" | "<=" | ">=" | "<" | ">")
}

fn answer(mark: &str, left: i128, right: i128) -> bool {
    match mark {
        "||" => left != 0 || right != 0,
        "&&" => left != 0 && right != 0,
        "==" => left == right,
        "!=" => left != right,
        "<=" => left <= right,
        ">=" => left >= right,
        "<" => left < right,
        _ => left > right,
    }
}

/// Sizes of C's types on 64-bit Linux.
fn primitive_size(name: &str) -> Option<u64> {
    Some(match name {
        "c_char" | "c_uchar" => 1,
        "c_short" | "c_ushort" => 2,
        "c_int" | "c_uint" => 4,
        "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "usize" => 8,
        _ => return None,
    })
}

/// Converts a value to a type.
fn wrap(value: Value) -> Value {
    let number = match &value.ty {
        Type::Named(name) if name == "c_uint" => i128::from(value.number as u32),
        Type::Named(name) if matches!(name.as_str(), "c_ulong" | "c_ulonglong" | "usize") => {
            i128::from(value.number as u64)
        }
        _ if value.is_pointer => i128::from(value.number as u64),
        _ => value.number,
    };
    Value { number, ..value }
}

/// The type of C's usual conversions between two operands.
fn wider(left: Type, right: Type) -> Type {
    const RANKS: [&str; 7] = [
        "c_int",
        "c_uint",
        "c_long",
        "c_ulong",
        "c_longlong",
        "c_ulonglong",
        "usize",
    ];
    let rank = |ty: &Type| match ty {
        Type::Named(name) => RANKS.iter().position(|known| known == name),
        _ => None,
    };
    if rank(&right) > rank(&left) {
        right
    } else {
        left
    }
}
