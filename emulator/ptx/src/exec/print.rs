//! `printf` with the argument layout of kernels.

use std::ffi::CString;

/// A piece of a format string.
pub(super) enum Piece {
    /// Literal text.
    Text(String),
    /// A conversion: its text, its letter, and the size of its argument in bytes.
    Conversion {
        format: String,
        letter: char,
        bytes: u32,
        stars: u32,
    },
}

/// Splits a format string into pieces.
pub(super) fn pieces(format: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut text = String::new();
    let mut rest = format.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter != '%' {
            text.push(letter);
            continue;
        }
        let mut written = String::from("%");
        let (mut long, mut stars) = (false, 0);
        let letter = loop {
            let Some(letter) = rest.next() else {
                text.push_str(&written);
                found.push(Piece::Text(text));
                return found;
            };
            match letter {
                'l' | 'z' | 'j' | 't' => long = true,
                'h' => {}
                '*' => {
                    stars += 1;
                    written.push('*');
                }
                '-' | '+' | ' ' | '#' | '0'..='9' | '.' => written.push(letter),
                _ => break letter,
            }
        };
        let bytes = match letter {
            '%' => {
                text.push('%');
                continue;
            }
            'd' | 'i' | 'u' | 'x' | 'X' | 'o' if long => 8,
            'd' | 'i' | 'u' | 'x' | 'X' | 'o' | 'c' => 4,
            's' | 'p' | 'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A' => 8,
            // An invalid conversion is printed literally.
            _ => {
                text.push_str(&written);
                text.push(letter);
                continue;
            }
        };
        found.push(Piece::Text(std::mem::take(&mut text)));
        found.push(Piece::Conversion {
            format: written,
            letter,
            bytes,
            stars,
        });
    }
    found.push(Piece::Text(text));
    found
}

/// Formats one argument. `text` is the string of a `%s`.
pub(super) fn formatted(format: &str, letter: char, bytes: u32, value: u64, text: &str) -> String {
    match letter {
        's' => {
            let text = CString::new(text).unwrap_or_default();
            print(&format!("{format}s"), |buffer, size, format| {
                // SAFETY: the buffer has the given size, and the format takes one string, which ends in NUL.
                unsafe { libc::snprintf(buffer, size, format, text.as_ptr()) }
            })
        }
        'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A' => {
            let value = f64::from_bits(value);
            print(&format!("{format}{letter}"), |buffer, size, format| {
                // SAFETY: the buffer has the given size, and the format takes one number of double precision.
                unsafe { libc::snprintf(buffer, size, format, value) }
            })
        }
        'c' => print(&format!("{format}c"), |buffer, size, format| {
            // SAFETY: the buffer has the given size, and the format takes one character as an integer.
            unsafe { libc::snprintf(buffer, size, format, value as libc::c_int) }
        }),
        // The host formats `%p` as well.
        'p' => print(&format!("{format}p"), |buffer, size, format| {
            let value = value as usize as *const libc::c_void;
            // SAFETY: the buffer has the given size, and the format takes one pointer, which is not
            // dereferenced.
            unsafe { libc::snprintf(buffer, size, format, value) }
        }),
        _ => {
            let value = match letter {
                'd' | 'i' if bytes == 4 => value as u32 as i32 as i64,
                _ if bytes == 4 => (value as u32).into(),
                _ => value as i64,
            };
            print(&format!("{format}ll{letter}"), |buffer, size, format| {
                // SAFETY: the buffer has the given size, and the format takes one integer of 64 bits.
                unsafe { libc::snprintf(buffer, size, format, value) }
            })
        }
    }
}

fn print(
    format: &str,
    write: impl Fn(*mut libc::c_char, usize, *const libc::c_char) -> libc::c_int,
) -> String {
    let format = CString::new(format).unwrap_or_default();
    let mut buffer = vec![0u8; 4096];
    let length = write(buffer.as_mut_ptr().cast(), buffer.len(), format.as_ptr());
    buffer.truncate(usize::try_from(length).unwrap_or(0).min(4095));
    String::from_utf8_lossy(&buffer).into_owned()
}
