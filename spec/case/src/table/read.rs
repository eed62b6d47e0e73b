//! From text to blocks, and to what is known of their rows without reading any JSON.

mod case;

use super::parse::{entry, mistake, next_line};
use super::{OBJECTS_OF_DRIVER, VaryingPart, plain_label};
use crate::waiting::{BYTES, HELD, label_of_word};
use crate::{Api, Expr, Kind};

/// A block of a file of cases. Its JSON is read when a case asks for it.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The API of the functions.
    pub api: Api,
    /// The header's group in lower case.
    pub group: &'a str,
    body: Body<'a>,
    bases: Vec<Entry<'a>>,
    gates: Vec<Entry<'a>>,
    rows: &'a str,
}

type Entry<'a> = (&'a str, &'a str);

#[derive(Clone, Debug)]
enum Body<'a> {
    Function(Box<Function<'a>>),
    Survey,
    Exports,
    Scenarios,
}

#[derive(Clone, Debug)]
struct Function<'a> {
    /// The symbol that is called.
    name: &'a str,
    /// The function whose rules are meant.
    contract: &'a str,
    is_ordered: bool,
    is_lasting: bool,
    needs_nothing: bool,
    returns: Option<u64>,
    /// The labels of the gates that all its cases have.
    gates: Vec<&'a str>,
    params: Vec<Param<'a>>,
    /// The fields of records among them.
    fields: Vec<Field<'a>>,
    faults: Vec<Entry<'a>>,
    ensures: Vec<Entry<'a>>,
}

/// A parameter.
#[derive(Clone, Debug)]
struct Param<'a> {
    name: &'a str,
    domain: &'a str,
    varies: bool,
    varying: Vec<VaryingPart>,
    /// Its arguments, the plain one first.
    entries: Vec<Entry<'a>>,
}

/// A field of a record that a parameter is or points to.
#[derive(Clone, Debug)]
struct Field<'a> {
    name: &'a str,
    /// What it is called where nothing is special about it.
    plain: &'a str,
    entries: Vec<Entry<'a>>,
}

/// What is known of a case without reading any JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The case's id.
    pub id: String,
    /// The symbol that is called.
    pub function: &'a str,
    /// Why the case is in the plan.
    pub kind: Kind,
    /// The state the call is made in.
    pub state: &'a str,
    /// The danger that has to be asked for.
    pub hazard: Option<&'a str>,
    /// Whether the call can be made where there is no device.
    pub needs_nothing: bool,
    /// Whether no other worker may use the device meanwhile.
    pub exclusive: bool,
    /// What a successful call changes outlasts the case.
    pub is_lasting: bool,
}

/// The rows of a table, one line each.
pub struct Rows<'a>(&'a str);

impl<'a> Iterator for Rows<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        next_line(&mut self.0).map(str::trim)
    }
}

/// The tables of a file.
pub fn tables(text: &str) -> Result<Vec<Table<'_>>, String> {
    let mut rest = text;
    let head = next_line(&mut rest).unwrap_or_default();
    let mut words = head.split(' ');
    let (Some("cases"), Some(api), Some(group)) = (words.next(), words.next(), words.next()) else {
        return Err(mistake(
            "a file of cases begins with `cases API GROUP`",
            head,
        ));
    };
    let api = Api::parse(api).ok_or_else(|| mistake("no such API", head))?;
    let mut tables = Vec::new();
    while !rest.is_empty() {
        match next_line(&mut rest) {
            None | Some("") => {}
            Some(line) => tables.push(table(api, group, line, &mut rest)?),
        }
    }
    Ok(tables)
}

fn table<'a>(
    api: Api,
    group: &'a str,
    head: &'a str,
    rest: &mut &'a str,
) -> Result<Table<'a>, String> {
    let mut words = head.split(' ');
    let mut body = match (words.next(), words.next()) {
        (Some("fn"), Some(name)) => {
            let words: Vec<&str> = words.collect();
            let contract = words.iter().find_map(|word| word.strip_prefix("of="));
            let returns = words.iter().find_map(|word| word.strip_prefix("returns="));
            let returns = returns.map(str::parse).transpose();
            Body::Function(Box::new(Function {
                name,
                contract: contract.unwrap_or(name),
                is_ordered: words.contains(&"ordered"),
                is_lasting: words.contains(&"lasting"),
                needs_nothing: words.contains(&"needs-nothing"),
                gates: words
                    .iter()
                    .filter_map(|word| word.strip_prefix('?'))
                    .collect(),
                returns: returns.map_err(|_| mistake("a value has so many bytes", head))?,
                params: Vec::new(),
                fields: Vec::new(),
                faults: Vec::new(),
                ensures: Vec::new(),
            }))
        }
        (Some("survey"), None) => Body::Survey,
        (Some("exports"), None) => Body::Exports,
        (Some("scenarios"), None) => Body::Scenarios,
        _ => return Err(mistake("no such block", head)),
    };
    let (mut bases, mut gates) = (Vec::new(), Vec::new());
    while let Some(line) = next_line(rest) {
        let (section, name) = line.split_once(' ').unwrap_or((line, ""));
        let entries = match (section, &mut body) {
            ("case", _) => break,
            ("basis", _) => &mut bases,
            ("gate", _) => &mut gates,
            ("param", Body::Function(function)) => {
                let mut words = name.split(' ');
                let parts = name.split(' ').skip(2);
                let varying = parts.filter_map(VaryingPart::parse).collect();
                function.params.push(Param {
                    name: words.next().unwrap_or_default(),
                    domain: words.next().unwrap_or_default(),
                    varies: words.next() == Some("varies"),
                    varying,
                    entries: Vec::new(),
                });
                let last = function.params.len() - 1;
                &mut function.params[last].entries
            }
            ("field", Body::Function(function)) => {
                let (name, plain) = name.split_once(' ').unwrap_or((name, ""));
                function.fields.push(Field {
                    name,
                    plain,
                    entries: Vec::new(),
                });
                let last = function.fields.len() - 1;
                &mut function.fields[last].entries
            }
            ("fault", Body::Function(function)) => &mut function.faults,
            ("ensure", Body::Function(function)) => &mut function.ensures,
            _ => return Err(mistake("no such section", line)),
        };
        while rest.starts_with(' ') {
            let line = next_line(rest).unwrap_or_default();
            let found = entry(line).ok_or_else(|| mistake("a label without a value", line))?;
            entries.push(found);
        }
    }
    let end = rest
        .match_indices('\n')
        .find(|(at, _)| !rest[at + 1..].starts_with(' '))
        .map_or(rest.len(), |(at, _)| at + 1);
    let (rows, after) = rest.split_at(end);
    *rest = after;
    Ok(Table {
        api,
        group,
        body,
        bases,
        gates,
        rows,
    })
}

/// A word of a row, by the sign it begins with.
enum Word<'a> {
    Arg(&'a str, &'a str),
    State(&'a str),
    Fault(&'a str),
    Ensure(&'a str),
    Gate(&'a str),
    Hazard(&'a str),
    Basis(&'a str),
    Number(&'a str),
    Waiting(&'a str, &'a str),
    Plain(&'a str),
}

fn words(row: &str) -> impl Iterator<Item = Word<'_>> {
    row.split(' ').map(|word| {
        let rest = word.get(1..).unwrap_or_default();
        match word.as_bytes().first() {
            Some(b'@') => Word::State(rest),
            Some(b'!') => Word::Fault(rest),
            Some(b'+') => Word::Ensure(rest),
            Some(b'?') => Word::Gate(rest),
            Some(b'^') => Word::Hazard(rest),
            Some(b'*') => Word::Basis(rest),
            Some(b'#') => Word::Number(rest),
            Some(b'%') => {
                let (key, value) = rest.split_once('=').unwrap_or((rest, ""));
                Word::Waiting(key, value)
            }
            _ => match word.split_once('=') {
                Some((param, label)) if !param.is_empty() => Word::Arg(param, label),
                _ => Word::Plain(word),
            },
        }
    })
}

impl<'a> Table<'a> {
    /// The symbol that the cases of a contract call.
    pub fn function(&self) -> Option<&'a str> {
        match &self.body {
            Body::Function(function) => Some(function.name),
            _ => None,
        }
    }

    /// The domains of the parameters of that symbol, in order: `Stream`, `Out<CUevent>`.
    pub fn domains(&self) -> impl Iterator<Item = &'a str> {
        self.params().iter().map(|param| param.domain)
    }

    /// Whether the result of each parameter differs between machines, processes or moments.
    pub fn varying(&self) -> impl Iterator<Item = bool> {
        self.params().iter().map(|param| param.varies)
    }

    /// The parts of the result of each parameter of which the same is true.
    pub fn varying_parts(&self) -> impl Iterator<Item = &[VaryingPart]> {
        self.params().iter().map(|param| param.varying.as_slice())
    }

    fn params(&self) -> &[Param<'a>] {
        match &self.body {
            Body::Function(function) => &function.params,
            _ => &[],
        }
    }

    /// The lines of its cases, for [`Table::row`] and [`Table::case`].
    pub fn rows(&self) -> Rows<'a> {
        Rows(self.rows)
    }

    /// What is known of a row without reading any JSON.
    pub fn row<'r>(&self, row: &'r str) -> Result<Row<'r>, String>
    where
        'a: 'r,
    {
        let first = row.split(' ').next().unwrap_or_default();
        let mut state = None;
        let mut hazard = None;
        let mut exclusive = false;
        let mut is_lasting = false;
        for word in words(row) {
            match word {
                Word::State(name) => state = Some(name),
                Word::Hazard(name) => hazard = Some(name),
                Word::Plain("exclusive") => exclusive = true,
                Word::Plain("lasting") => is_lasting = true,
                _ => {}
            }
        }
        let (id, function, kind, usual) = match &self.body {
            Body::Function(function) => {
                let kind =
                    Kind::parse(first).ok_or_else(|| mistake("no such kind of case", row))?;
                (function.id(row, kind, state), function.name, kind, "ready")
            }
            Body::Survey => (format!("{first}[survey]"), first, Kind::Survey, BARE),
            Body::Exports => (format!("{first}[export]"), first, Kind::Export, BARE),
            Body::Scenarios => {
                let function = row.split(' ').nth(1).unwrap_or_default();
                (first.to_owned(), function, Kind::Scenario, "ready")
            }
        };
        Ok(Row {
            id,
            function,
            kind,
            state: state.unwrap_or(usual),
            hazard,
            needs_nothing: matches!(&self.body, Body::Function(function) if function.needs_nothing),
            is_lasting: is_lasting
                || matches!(&self.body, Body::Function(function) if function.is_lasting),
            exclusive,
        })
    }
}

/// The state of cases that are called before anything is initialized.
const BARE: &str = "uninitialized";

impl Function<'_> {
    /// The function, and what differs from the plain case.
    fn id(&self, row: &str, kind: Kind, state: Option<&str>) -> String {
        let mut id = format!("{}[", self.name);
        let mut separator = "";
        let mut add = |name: &str, value: &str| {
            id += separator;
            id += name;
            id.push('=');
            id += value;
            separator = ",";
        };
        let (mut number, mut held, mut bytes) = (None, None, None);
        for word in words(row) {
            match word {
                Word::Arg(param, label) => {
                    let label = plain_label(label);
                    if self.plain_label(param) != Some(label) {
                        add(param, label);
                    }
                }
                Word::Number(text) => number = Some(text),
                Word::Waiting(HELD, work) => held = Some(work),
                Word::Waiting(BYTES, count) => bytes = Some(count),
                _ => {}
            }
        }
        if let Some(state) = state {
            add("state", state);
        }
        if let Some(work) = held {
            add("waiting", label_of_word(work));
        }
        if let Some(count) = bytes {
            add(BYTES, count);
        }
        if kind == Kind::Interop {
            let (name, value) = OBJECTS_OF_DRIVER;
            add(name, value);
        }
        id.push(']');
        if let Some(number) = number {
            id.push('#');
            id += number;
        }
        id
    }

    fn plain_label(&self, param: &str) -> Option<&str> {
        let mut fields = self.fields.iter();
        if let Some(field) = fields.find(|field| field.name == param) {
            return Some(field.plain);
        }
        let param = self.params.iter().find(|known| known.name == param)?;
        let plain = param.entries.first();
        plain.map(|(label, _)| plain_label(label))
    }
}

impl Expr {
    /// What a gate is called in a table.
    pub(super) fn name(&self) -> String {
        match self {
            Expr::Query(question) => question.replace('.', "-"),
            Expr::Attribute(number) => format!("attribute-{number}"),
            Expr::Int(value) => value.to_string(),
            Expr::Binary(_, left, right) => format!("{}-{}", left.name(), right.name()),
            Expr::Not(inner) => format!("not-{}", inner.name()),
            Expr::Arg(_) | Expr::Out { .. } | Expr::Names { .. } | Expr::Reads { .. } => {
                "value".to_owned()
            }
        }
    }
}
