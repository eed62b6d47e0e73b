//! What a document says about one function.

use serde::Serialize;

/// The shape of a document.
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

    /// What it is and what it is recognised by.
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

/// A name and the line it stands on.
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

/// A parameter of the signature, with its type as the document spells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Param {
    pub name: String,
    pub line: usize,
    /// Empty where the document gives none.
    pub ty: String,
}

/// A remark beside the description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Note {
    /// The name of a remark that many functions share; none for one of the function's own.
    pub name: Option<String>,
    pub line: usize,
    /// The remark itself, where the document spells it out.
    pub text: Option<String>,
}

/// How a statement binds. A sentence of several kinds has the first of this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// What a caller may not do, or cannot.
    Prohibition,
    /// A value that is changed to one that can be had.
    Clamp,
    /// What nobody may rely on.
    Undefined,
    /// What is valid only in some case.
    Condition,
    /// What a caller must do.
    Obligation,
    /// The values that are accepted.
    Values,
    /// A limit, a range or an alignment.
    Bound,
    /// Whether a pointer or a handle may be null, or a thing left out.
    Optional,
    /// What has no effect.
    Ignored,
    /// The code that a fault is answered with.
    Outcome,
}

/// A sentence that says what a call demands or what it answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Statement {
    /// Line on which the sentence begins.
    pub line: usize,
    /// Line on which it ends.
    pub last_line: usize,
    pub kind: Kind,
    /// Parameters it bears on, in the order of the signature; empty when it is about the call.
    pub parameters: Vec<String>,
    /// Codes it names.
    pub codes: Vec<String>,
    /// The words that make it normative.
    pub words: Vec<String>,
    pub text: String,
}

/// Everything a document says about one function.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub document: String,
    pub shape: Shape,
    /// Line of the heading or the signature.
    pub line: usize,
    pub function: String,
    /// The signature's parameters; those that are described, where the signature is lost.
    pub params: Vec<Param>,
    /// Names that parameters are described under; they need not be the signature's.
    pub described: Vec<Named>,
    /// What the Python call hands back besides the code; parameters of the C function.
    pub outputs: Vec<Named>,
    /// The documented return set, in order.
    pub returns: Vec<Named>,
    /// Whether the text holds the set; without it `returns` says nothing.
    pub returns_stated: bool,
    pub notes: Vec<Note>,
    pub see: Vec<Named>,
    pub statements: Vec<Statement>,
}

impl Entry {
    /// An entry about which nothing but its heading is known.
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

    /// Adds functions pointed to, each once.
    pub(super) fn add_see(&mut self, names: impl IntoIterator<Item = Named>) {
        for name in names {
            push_once(&mut self.see, name);
        }
    }

    /// How much the entry tells beside its heading and its text. A list of functions gives each
    /// a heading and a line of text; the entry proper comes later.
    pub(super) fn weight(&self) -> usize {
        self.described.len()
            + self.outputs.len()
            + self.returns.len()
            + self.notes.len()
            + self.see.len()
    }

    /// Takes the described names where the signature is lost, and the described spelling where
    /// the signature had to bend a name that is a keyword (`type_` for `type`).
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

/// Adds a name unless it is there already.
pub(super) fn push_once(names: &mut Vec<Named>, named: Named) {
    if !names.iter().any(|known| known.name == named.name) {
        names.push(named);
    }
}
