//! The statements of a document about one function.

use serde::Serialize;

/// The format of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    DocsRs,
    Pdf,
    Sphinx,
    Html,
}

impl Shape {
    /// The word for it in JSON.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::DocsRs => "docs.rs",
            Self::Pdf => "pdf",
            Self::Sphinx => "sphinx",
            Self::Html => "html",
        }
    }

    /// A description with its distinguishing marks.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Self::DocsRs => {
                "text of a docs.rs page: `pub unsafe extern \"C\" fn cuName(...)`, then \\brief, \\param, \\return, \\sa"
            }
            Self::Pdf => {
                "text of the PDF manual: `# CUresult cuName (...)`, then `###### Parameters`, `###### Returns`"
            }
            Self::Sphinx => {
                "text of a cuda-python page: `cuda.cudart.cudaName(...)#`, then Parameters, Returns, Return type"
            }
            Self::Html => {
                "text of the HTML reference: `- CUresult cuName ( ... )`, then Parameters, Returns, Description"
            }
        }
    }
}

/// A name and its line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Named {
    pub name: String,
    pub line: usize,
}

impl Named {
    pub(super) fn new(name: impl Into<String>, line: usize) -> Self {
        Self {
            name: name.into(),
            line,
        }
    }
}

/// A parameter of the signature, with its type as spelled in the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Param {
    pub name: String,
    pub line: usize,
    /// Empty if the document gives none.
    pub ty: String,
}

/// A remark beside the description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Note {
    /// The name of a remark shared by many functions; `None` for a specific one.
    pub name: Option<String>,
    pub line: usize,
    /// The text of the remark, where the document contains it.
    pub text: Option<String>,
}

/// The kind of obligation. A sentence of several kinds gets the first in this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// A prohibition.
    Prohibition,
    /// A value that is adjusted to a valid one.
    Clamp,
    /// Undefined behaviour.
    Undefined,
    /// A condition of validity.
    Condition,
    /// An obligation of the caller.
    Obligation,
    /// The accepted values.
    Values,
    /// A limit, a range or an alignment.
    Bound,
    /// Whether a pointer or a handle may be null, or an argument omitted.
    Optional,
    /// An argument without effect.
    Ignored,
    /// The code returned for a fault.
    Outcome,
}

/// A sentence that states a precondition or an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Statement {
    /// First line of the sentence.
    pub line: usize,
    /// Last line of the sentence.
    pub last_line: usize,
    pub kind: Kind,
    /// Parameters that it concerns, in the order of the signature; empty for the whole call.
    pub parameters: Vec<String>,
    /// Codes in the sentence.
    pub codes: Vec<String>,
    /// The words that make it normative.
    pub words: Vec<String>,
    pub text: String,
}

/// The statements of a document about one function.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub document: String,
    pub shape: Shape,
    /// Line of the heading or the signature.
    pub line: usize,
    pub function: String,
    /// Parameters of the signature, or the described ones if the signature is missing.
    pub params: Vec<Param>,
    /// Names of described parameters, which may differ from the signature.
    pub described: Vec<Named>,
    /// Results of the Python call besides the code; parameters of the C function.
    pub outputs: Vec<Named>,
    /// The documented return set, in order.
    pub returns: Vec<Named>,
    /// Whether the text contains the set; without it `returns` is meaningless.
    pub returns_stated: bool,
    pub notes: Vec<Note>,
    pub see: Vec<Named>,
    pub statements: Vec<Statement>,
}

impl Entry {
    /// An entry with nothing but its heading.
    pub(super) fn new(function: impl Into<String>, line: usize, shape: Shape) -> Self {
        Self {
            document: String::new(),
            shape,
            line,
            function: function.into(),
            params: Vec::new(),
            described: Vec::new(),
            outputs: Vec::new(),
            returns: Vec::new(),
            returns_stated: false,
            notes: Vec::new(),
            see: Vec::new(),
            statements: Vec::new(),
        }
    }

    /// Adds codes of the return set, each once.
    pub(super) fn add_returns(&mut self, codes: impl IntoIterator<Item = Named>) {
        for code in codes {
            self.returns_stated = true;
            push_once(&mut self.returns, code);
        }
    }

    /// Adds referenced functions, each once.
    pub(super) fn add_see(&mut self, names: impl IntoIterator<Item = Named>) {
        for name in names {
            push_once(&mut self.see, name);
        }
    }

    /// Measures the content of the entry besides its heading and text. A list of functions gives each
    /// a heading and a line of text; the full entry comes later.
    pub(super) fn weight(&self) -> usize {
        self.described.len()
            + self.outputs.len()
            + self.returns.len()
            + self.notes.len()
            + self.see.len()
    }

    /// Takes the described names if the signature is missing, and the described spelling if
    /// the signature escapes a keyword (`type_` for `type`).
    pub(super) fn settle_params(&mut self) {
        if self.params.is_empty() {
            let described = self.described.iter();
            self.params = described
                .map(|named| Param {
                    name: named.name.clone(),
                    line: named.line,
                    ty: String::new(),
                })
                .collect();
        }
        for param in &mut self.params {
            let plain = param.name.trim_end_matches('_').trim_start_matches('_');
            let is_bent = plain != param.name;
            if is_bent && self.described.iter().any(|named| named.name == plain) {
                param.name = plain.to_owned();
            }
        }
    }

    /// Names of the parameters, in order.
    pub(super) fn param_names(&self) -> Vec<&str> {
        self.params
            .iter()
            .map(|param| param.name.as_str())
            .collect()
    }

    /// The entry as `cuspec distill --json` prints it.
    pub(super) fn to_json(&self) -> serde_json::Value {
        let codes: Vec<&str> = self.returns.iter().map(|code| code.name.as_str()).collect();
        let outputs: Vec<&str> = self
            .outputs
            .iter()
            .map(|named| named.name.as_str())
            .collect();
        let see: Vec<&str> = self.see.iter().map(|named| named.name.as_str()).collect();
        let params: Vec<Named> = self
            .params
            .iter()
            .map(|param| Named::new(&param.name, param.line))
            .collect();
        serde_json::json!({
            "function": self.function,
            "params": self.param_names(),
            "returns": codes,
            "returns_stated": self.returns_stated,
            "outputs": outputs,
            "see": see,
            "notes": self.notes,
            "statements": self.statements,
            "document": self.document,
            "shape": self.shape.key(),
            "line": self.line,
            "lines": {
                "params": params,
                "described": self.described,
                "returns": self.returns,
                "outputs": self.outputs,
                "see": self.see,
            },
        })
    }
}

/// Adds a name unless it is present.
pub(super) fn push_once(names: &mut Vec<Named>, named: Named) {
    if !names.iter().any(|known| known.name == named.name) {
        names.push(named);
    }
}
