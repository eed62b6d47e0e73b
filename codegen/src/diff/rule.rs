//! The decision table: each kind of change and its classes.
//!
//! `docs/diff.md` shows the same table; a test compares the two.

use clap::ValueEnum;
use serde::Serialize;

use Class::{Abi, Addition, Behaviour, SourceC, SourceRust};

/// The programs that a change affects, weakest first; `docs/diff.md` explains each class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
pub(super) enum Class {
    /// A new item; no program is affected.
    #[value(name = "ADDITION")]
    Addition,
    /// The documented behaviour, or the symbol that a name denotes among two with one signature.
    #[value(name = "BEHAVIOUR")]
    Behaviour,
    /// Programs that use the Rust bindings may have to change; C programs need not.
    #[value(name = "SOURCE-RUST")]
    SourceRust,
    /// A C program may no longer compile, or may change its meaning when compiled again.
    #[value(name = "SOURCE-C")]
    SourceC,
    /// A compiled program may break.
    #[value(name = "ABI")]
    Abi,
}

impl Class {
    /// Every class, strongest first.
    pub(super) const STRONGEST_FIRST: [Self; 5] = [
        Self::Abi,
        Self::SourceC,
        Self::SourceRust,
        Self::Behaviour,
        Self::Addition,
    ];

    /// The name on the command line and in every report.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Addition => "ADDITION",
            Self::Behaviour => "BEHAVIOUR",
            Self::SourceRust => "SOURCE-RUST",
            Self::SourceC => "SOURCE-C",
            Self::Abi => "ABI",
        }
    }

    /// A short description of the consequence.
    pub(super) fn meaning(self) -> &'static str {
        match self {
            Self::Abi => "a compiled program may break",
            Self::SourceC => "a C program may need a change",
            Self::SourceRust => "a program over the Rust bindings may need a change",
            Self::Behaviour => "what is promised differs",
            Self::Addition => "new",
        }
    }
}

/// A row of the table.
pub(super) struct Rule {
    /// The strongest class.
    pub class: Class,
    /// The weaker classes that apply as well, strongest first.
    pub also: &'static [Class],
    /// The change, as a report words it.
    pub summary: &'static str,
}

/// Defines the kinds and the table together, so that every kind has a row.
macro_rules! table {
    ($($kind:ident: [$class:ident $(, $also:ident)*] $summary:literal,)*) => {
        /// The kinds of change.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ValueEnum,
        )]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum Kind {
            $($kind,)*
        }

        impl Kind {
            /// The row of the table.
            pub(super) fn rule(self) -> Rule {
                match self {
                    $(Self::$kind => Rule { class: $class, also: &[$($also),*], summary: $summary },)*
                }
            }
        }
    };
}

table! {
    FunctionAdded: [Addition] "new function",
    FunctionRemoved: [Abi, SourceC, SourceRust] "symbol gone",
    BecameInline: [Abi, SourceRust] "inline now, without a symbol",
    BecameExported: [Addition] "has a symbol now, was inline",
    InlineRemoved: [SourceC, SourceRust] "inline function gone",
    InlineChanged: [SourceC, SourceRust] "inline function changed",
    PerThreadAdded: [Addition] "new per-thread symbol",
    PerThreadRemoved: [Abi] "per-thread symbol gone",
    ParameterCount: [Abi, SourceC, SourceRust] "other number of parameters under the same symbol",
    ParametersReordered: [Abi, SourceC, SourceRust] "parameters in another order",
    ParameterReshaped: [Abi, SourceC, SourceRust] "parameter of another size or layout",
    ParameterRetyped: [SourceC, SourceRust] "parameter of another type",
    ParameterConst: [SourceRust] "parameter points to const",
    ParameterRenamed: [Behaviour] "parameter renamed",
    ResultReshaped: [Abi, SourceC, SourceRust] "result of another size or layout",
    ResultRetyped: [SourceC, SourceRust] "result of another type",
    ResultConst: [SourceRust] "result no longer points to const",
    HeaderChanged: [SourceC] "declared in another header",
    NameAdded: [Addition] "new name for a symbol",
    NameRemoved: [SourceC, SourceRust] "name stands for no symbol",
    NameMoved: [SourceC, SourceRust] "name stands for a symbol with another signature",
    NameMovedAlike: [Behaviour] "name stands for another symbol with the same signature",
    ReturnsChanged: [Behaviour] "documented codes differ",
    ReturnsBegun: [Behaviour] "codes documented for the first time",
    ReturnsEnded: [Behaviour] "codes no longer documented",
    Deprecated: [Behaviour] "deprecated",
    Undeprecated: [Behaviour] "no longer deprecated",
    EnumAdded: [Addition] "new enumeration",
    EnumRemoved: [SourceC, SourceRust] "enumeration gone",
    EnumSignedness: [SourceRust] "other signedness",
    EnumeratorAdded: [Addition] "new enumerator",
    EnumeratorRemoved: [SourceC, SourceRust] "enumerator gone",
    EnumeratorValue: [Abi, SourceC, SourceRust] "enumerator of another value",
    EnumeratorEndMoved: [Behaviour] "end of the enumerators moved",
    EnumeratorRehomed: [SourceRust] "enumerator in another enumeration",
    RecordAdded: [Addition] "new record",
    RecordRemoved: [SourceC, SourceRust] "record gone",
    StructOrUnion: [Abi, SourceC, SourceRust] "struct became union or the reverse",
    RecordResized: [Abi] "other size",
    RecordRealigned: [Abi] "other alignment",
    FieldAdded: [SourceRust] "new field",
    MemberAdded: [Addition] "new member of a union",
    FieldRemoved: [Abi, SourceC, SourceRust] "field gone",
    FieldMoved: [Abi] "field moved",
    FieldReshaped: [Abi, SourceC, SourceRust] "field of another size or layout",
    FieldRetyped: [SourceC, SourceRust] "field of another type",
    FieldTypeRenamed: [SourceRust] "the field's unnamed type stands elsewhere",
    FieldRenamed: [SourceC, SourceRust] "field renamed",
    FieldNested: [SourceRust] "field in another anonymous member",
    ReservedResized: [SourceRust] "reserved room differs",
    ReservedRemoved: [SourceC, SourceRust] "reserved room gone",
    TagChanged: [SourceC] "other tag",
    TypeAdded: [Addition] "new type",
    TypeRemoved: [SourceC, SourceRust] "type gone",
    TypeReshaped: [SourceC, SourceRust] "stands for a type of another size or layout",
    TypeRetyped: [SourceC, SourceRust] "stands for another type",
    TypeRemade: [SourceRust] "declared in another way",
    ConstantAdded: [Addition] "new constant",
    ConstantRemoved: [SourceC, SourceRust] "constant gone",
    ConstantValue: [Abi, SourceC, SourceRust] "constant of another value",
    ConstantRelease: [Behaviour] "number of the release",
    ConstantText: [SourceC, SourceRust] "constant stands for something else",
    ConstantType: [SourceRust] "constant of another type",
    ConstantRemade: [SourceRust] "same value, declared in another way",
    ToolkitAdded: [Addition] "new toolkit",
    ToolkitRemoved: [SourceRust] "toolkit gone",
}

impl Kind {
    /// The name in JSON and in `docs/diff.md`, `field-moved`.
    #[cfg(test)]
    pub(super) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}
