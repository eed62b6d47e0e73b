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
    /// The documented behaviour differs, or a name denotes another symbol with the same signature.
    #[value(name = "BEHAVIOUR")]
    Behaviour,
    /// Programs that use the Rust bindings may have to change; C programs need not.
    #[value(name = "SOURCE-RUST")]
    SourceRust,
    /// A C program may no longer compile, or may behave differently when compiled again.
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
            Self::SourceRust => "a program that uses the Rust bindings may need a change",
            Self::Behaviour => "the documented behaviour differs",
            Self::Addition => "new items",
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
    FunctionRemoved: [Abi, SourceC, SourceRust] "symbol removed",
    BecameInline: [Abi, SourceRust] "now inline, without a symbol",
    BecameExported: [Addition] "has a symbol now, was inline",
    InlineRemoved: [SourceC, SourceRust] "inline function removed",
    InlineChanged: [SourceC, SourceRust] "inline function changed",
    PerThreadAdded: [Addition] "new per-thread symbol",
    PerThreadRemoved: [Abi] "per-thread symbol removed",
    ParameterCount: [Abi, SourceC, SourceRust] "another number of parameters under the same symbol",
    ParametersReordered: [Abi, SourceC, SourceRust] "parameters in another order",
    ParameterReshaped: [Abi, SourceC, SourceRust] "parameter with another size or layout",
    ParameterRetyped: [SourceC, SourceRust] "parameter with another type",
    ParameterConst: [SourceRust] "parameter points to const",
    ParameterRenamed: [Behaviour] "parameter renamed",
    ResultReshaped: [Abi, SourceC, SourceRust] "result with another size or layout",
    ResultRetyped: [SourceC, SourceRust] "result with another type",
    ResultConst: [SourceRust] "result no longer points to const",
    HeaderChanged: [SourceC] "declared in another header",
    NameAdded: [Addition] "new name for a symbol",
    NameRemoved: [SourceC, SourceRust] "name refers to no symbol",
    NameMoved: [SourceC, SourceRust] "name refers to a symbol with another signature",
    NameMovedAlike: [Behaviour] "name refers to another symbol with the same signature",
    ReturnsChanged: [Behaviour] "documented codes differ",
    ReturnsBegun: [Behaviour] "codes documented for the first time",
    ReturnsEnded: [Behaviour] "codes no longer documented",
    Deprecated: [Behaviour] "deprecated",
    Undeprecated: [Behaviour] "no longer deprecated",
    EnumAdded: [Addition] "new enumeration",
    EnumRemoved: [SourceC, SourceRust] "enumeration removed",
    EnumSignedness: [SourceRust] "another signedness",
    EnumeratorAdded: [Addition] "new enumerator",
    EnumeratorRemoved: [SourceC, SourceRust] "enumerator removed",
    EnumeratorValue: [Abi, SourceC, SourceRust] "enumerator with another value",
    EnumeratorEndMoved: [Behaviour] "end marker of the enumerators moved",
    EnumeratorRehomed: [SourceRust] "enumerator moved to another enumeration",
    RecordAdded: [Addition] "new record",
    RecordRemoved: [SourceC, SourceRust] "record removed",
    StructOrUnion: [Abi, SourceC, SourceRust] "struct changed to union, or the reverse",
    RecordResized: [Abi] "another size",
    RecordRealigned: [Abi] "another alignment",
    FieldAdded: [SourceRust] "new field",
    MemberAdded: [Addition] "new member of a union",
    FieldRemoved: [Abi, SourceC, SourceRust] "field removed",
    FieldMoved: [Abi] "field moved",
    FieldReshaped: [Abi, SourceC, SourceRust] "field with another size or layout",
    FieldRetyped: [SourceC, SourceRust] "field with another type",
    FieldTypeRenamed: [SourceRust] "unnamed type of the field declared elsewhere",
    FieldRenamed: [SourceC, SourceRust] "field renamed",
    FieldNested: [SourceRust] "field moved to another anonymous member",
    ReservedResized: [SourceRust] "reserved space changed",
    ReservedRemoved: [SourceC, SourceRust] "reserved space removed",
    TagChanged: [SourceC] "another tag",
    TypeAdded: [Addition] "new type",
    TypeRemoved: [SourceC, SourceRust] "type removed",
    TypeReshaped: [SourceC, SourceRust] "refers to a type with another size or layout",
    TypeRetyped: [SourceC, SourceRust] "refers to another type",
    TypeRemade: [SourceRust] "declared in another way",
    ConstantAdded: [Addition] "new constant",
    ConstantRemoved: [SourceC, SourceRust] "constant removed",
    ConstantValue: [Abi, SourceC, SourceRust] "constant with another value",
    ConstantRelease: [Behaviour] "version number of the toolkit",
    ConstantText: [SourceC, SourceRust] "constant with another definition",
    ConstantType: [SourceRust] "constant with another type",
    ConstantRemade: [SourceRust] "same value, declared in another way",
    ToolkitAdded: [Addition] "new toolkit",
    ToolkitRemoved: [SourceRust] "toolkit removed",
}

impl Kind {
    /// The name in JSON and in `docs/diff.md`, `field-moved`.
    #[cfg(test)]
    pub(super) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}
