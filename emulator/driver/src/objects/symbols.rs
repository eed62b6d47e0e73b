//! What a text of PTX declares by name. Bodies are not read.

/// A kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// Offset and size of each parameter in bytes.
    pub parameters: Vec<(u64, u64)>,
}

/// Which memory a variable is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Device,
    Constant,
    Managed,
}

/// A variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub space: Space,
    /// Whether it is several elements.
    pub is_array: bool,
    /// What it holds at first.
    pub initial: Vec<u8>,
}

/// The names that one or several texts declare.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    pub entries: Vec<Entry>,
    pub variables: Vec<Variable>,
    pub textures: Vec<String>,
    pub surfaces: Vec<String>,
    /// Functions with a body.
    pub functions: Vec<String>,
    /// Functions without one.
    pub wanted: Vec<String>,
    /// Whether a name is there twice.
    pub has_duplicates: bool,
    /// Whether a body has no end.
    pub is_open: bool,
}

/// Functions that every device has.
const BUILT_IN: [&str; 4] = ["vprintf", "__assertfail", "malloc", "free"];

impl Symbols {
    /// What a text declares.
    pub fn read(text: &str) -> Symbols {
        let text = without_comments(text);
        let mut symbols = Symbols::default();
        let (mut depth, mut declaration) = (0_u32, String::new());
        for letter in text.chars() {
            let is_initializer = declaration.contains('=');
            match letter {
                '{' if depth == 0 && !is_initializer => {
                    symbols.declare(&std::mem::take(&mut declaration), true);
                    depth = 1;
                }
                '{' if depth > 0 => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ';' if depth == 0 => symbols.declare(&std::mem::take(&mut declaration), false),
                _ if depth == 0 => declaration.push(letter),
                _ => {}
            }
        }
        symbols.is_open = depth > 0;
        symbols
    }

    /// These and others, as the linker puts them together.
    pub fn join(&mut self, other: Symbols) {
        let names = self.names();
        self.has_duplicates |= other.has_duplicates;
        self.has_duplicates |= other.names().iter().any(|name| names.contains(name));
        self.entries.extend(other.entries);
        self.variables.extend(other.variables);
        self.textures.extend(other.textures);
        self.surfaces.extend(other.surfaces);
        self.functions.extend(other.functions);
        self.wanted.extend(other.wanted);
    }

    /// The functions that are called and that nobody has.
    pub fn missing(&self) -> impl Iterator<Item = &String> {
        let is_missing =
            |name: &&String| !self.functions.contains(name) && !BUILT_IN.contains(&name.as_str());
        self.wanted.iter().filter(is_missing)
    }

    fn names(&self) -> Vec<String> {
        let entries = self.entries.iter().map(|entry| &entry.name);
        let variables = self.variables.iter().map(|variable| &variable.name);
        let all = entries.chain(variables).chain(&self.functions);
        all.chain(&self.textures)
            .chain(&self.surfaces)
            .cloned()
            .collect()
    }

    fn declare(&mut self, declaration: &str, has_body: bool) {
        let words: Vec<&str> = declaration.split_whitespace().collect();
        let has = |word: &str| words.contains(&word);
        let known = self.names();
        let name = if has(".entry") {
            let Some(entry) = entry(declaration) else {
                return;
            };
            let name = entry.name.clone();
            self.entries.push(entry);
            name
        } else if has(".func") {
            let Some(name) = function_name(declaration) else {
                return;
            };
            match has_body {
                true => self.functions.push(name.clone()),
                false => return self.wanted.push(name),
            }
            name
        } else if has(".texref") || has(".surfref") {
            let Some(name) = words.last().map(|name| (*name).to_owned()) else {
                return;
            };
            match has(".texref") {
                true => self.textures.push(name.clone()),
                false => self.surfaces.push(name.clone()),
            }
            name
        } else if has(".global") || has(".const") {
            let Some(variable) = variable(declaration) else {
                return;
            };
            let name = variable.name.clone();
            self.variables.push(variable);
            name
        } else {
            return;
        };
        self.has_duplicates |= known.contains(&name);
    }
}

fn without_comments(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

fn entry(declaration: &str) -> Option<Entry> {
    let (_, rest) = declaration.split_once(".entry")?;
    let (name, rest) = match rest.split_once('(') {
        Some((name, rest)) => (name, rest.split_once(')').map_or("", |(list, _)| list)),
        None => (rest, ""),
    };
    let mut parameters = Vec::new();
    let mut end = 0_u64;
    for parameter in rest.split(',').filter(|text| !text.trim().is_empty()) {
        let (size, align, _) = sized(parameter)?;
        let offset = end.next_multiple_of(align);
        parameters.push((offset, size));
        end = offset + size;
    }
    let name = name.split_whitespace().next()?.to_owned();
    Some(Entry { name, parameters })
}

/// The name behind the results, if there are any.
fn function_name(declaration: &str) -> Option<String> {
    let (_, rest) = declaration.split_once(".func")?;
    let rest = match rest.trim_start().strip_prefix('(') {
        Some(results) => results.split_once(')')?.1,
        None => rest,
    };
    let name = rest.split('(').next()?;
    Some(name.split_whitespace().next()?.to_owned())
}

/// Bytes of what is declared, how it is aligned, and its name.
fn sized(declaration: &str) -> Option<(u64, u64, String)> {
    let mut words = declaration.split_whitespace();
    let (mut element, mut align, mut name) = (None, None, None);
    while let Some(word) = words.next() {
        match word {
            ".align" => align = words.next()?.parse().ok(),
            ".attribute" => drop(words.next()),
            word if word.starts_with('.') => element = element.or(bytes_of(word)),
            word => name = Some(word),
        }
    }
    let (element, name) = (element?, name?);
    let (name, count) = match name.split_once('[') {
        Some((name, count)) => (name, count.trim_end_matches(']').parse().ok()?),
        None => (name, 1),
    };
    Some((element * count, align.unwrap_or(element), name.to_owned()))
}

/// Bytes of a type.
fn bytes_of(word: &str) -> Option<u64> {
    let bits = word
        .strip_prefix(['.'])?
        .strip_prefix(['b', 'u', 's', 'f'])?;
    bits.parse::<u64>().ok().map(|bits| bits / 8)
}

fn variable(declaration: &str) -> Option<Variable> {
    let (left, right) = match declaration.split_once('=') {
        Some((left, right)) => (
            left,
            right.trim().trim_start_matches('{').trim_end_matches('}'),
        ),
        None => (declaration, ""),
    };
    let (size, _, name) = sized(left)?;
    let values: Vec<i128> = right
        .split(',')
        .filter_map(|value| value.trim().parse().ok())
        .collect();
    let element = left.split_whitespace().find_map(bytes_of)? as usize;
    let mut initial: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes()[..element].to_vec())
        .collect();
    initial.resize(usize::try_from(size).ok()?, 0);
    let space = match left {
        _ if left.contains(".managed") => Space::Managed,
        _ if left.contains(".const") => Space::Constant,
        _ => Space::Device,
    };
    Some(Variable {
        name,
        space,
        is_array: left.contains('['),
        initial,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_with_a_name_is_found() {
        let text = "\n.visible .global .align 4 .u32 counter = 7;\n\
            .global .align 1 .b8 word[3] = {48, 49, 0};\n\
            .visible .global .attribute(.managed) .align 4 .u32 shared = 5;\n\
            .visible .global .texref picture;\n\
            .extern .func (.param .b32 result) wanted(.param .b32 value);\n\
            .func (.param .b32 result) had(.param .b32 value) { ret; }\n\
            .visible .entry kernel() // comment {\n{ { ret; } }";
        let symbols = Symbols::read(text);
        assert_eq!(symbols.entries[0].name, "kernel");
        let initial: Vec<&[u8]> = symbols
            .variables
            .iter()
            .map(|v| v.initial.as_slice())
            .collect();
        assert_eq!(initial, [&[7, 0, 0, 0][..], &[48, 49, 0], &[5, 0, 0, 0]]);
        assert_eq!(symbols.variables[2].space, Space::Managed);
        assert_eq!(symbols.textures, ["picture"]);
        assert_eq!(symbols.functions, ["had"]);
        assert_eq!(symbols.missing().collect::<Vec<_>>(), ["wanted"]);
        assert!(!symbols.is_open && !symbols.has_duplicates);
    }

    #[test]
    fn parameters_lie_where_their_types_are_aligned() {
        let text = ".entry k(.param .u64 to, .param .u8 byte, .param .u32 word, .param .align 16 .b8 block[48]) { ret; }";
        let symbols = Symbols::read(text);
        let expected = [(0, 8), (8, 1), (12, 4), (16, 48)];
        assert_eq!(symbols.entries[0].parameters, expected);
    }

    #[test]
    fn what_is_there_twice_and_what_has_no_end_is_told() {
        let twice = Symbols::read(".entry k() { ret; }\n.entry k() { ret; }");
        assert!(twice.has_duplicates);
        assert!(Symbols::read(".entry k() { ret;").is_open);
    }

    #[test]
    fn names_of_two_texts_are_joined() {
        let mut one = Symbols::read(".extern .func callee();\n.entry k() { ret; }");
        one.join(Symbols::read(".func callee() { ret; }"));
        assert_eq!(one.missing().count(), 0);
        assert!(!one.has_duplicates);
        one.join(Symbols::read(".func callee() { ret; }"));
        assert!(one.has_duplicates);
    }
}
