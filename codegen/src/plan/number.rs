//! The number in an argument, in a field, or behind a pointer.

use cuspec_spec::case::Arg;
use cuspec_spec::contract::choice::enumerators;
use cuspec_spec::contract::unlisted::Member;
use cuspec_spec::contract::{
    Contract, Domain, DomainArg, DomainUse, ExemplarValue, Expr, Role, Standing,
};
use cuspec_spec::declared::{Enum, Type, TypedefKind};
use cuspec_spec::layout;
use cuspec_spec::{Names, Registry};
use serde::Serialize;

/// The kind of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// One enumerator of an enumeration.
    Enumeration,
    /// A combination of bits.
    Flags,
    /// A number that has to be zero.
    Reserved,
    /// A count, a size, an index or any other number.
    Amount,
    /// A field of a record that the contract does not list, so that every case passes zero.
    Unlisted,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] = [
        Kind::Enumeration,
        Kind::Flags,
        Kind::Reserved,
        Kind::Amount,
        Kind::Unlisted,
    ];

    /// The word in reports.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Enumeration => "enumeration",
            Kind::Flags => "flags",
            Kind::Reserved => "reserved",
            Kind::Amount => "amount",
            Kind::Unlisted => "unlisted field",
        }
    }
}

/// A number that calls pass through an argument.
pub(crate) struct Number<'a> {
    /// The domain of the number.
    pub(crate) domain: &'a Domain,
    /// The use of the domain.
    pub(crate) used: &'a DomainUse,
    /// Bits of the C type.
    pub(crate) bits: u32,
    /// Whether the C type is signed.
    pub(crate) is_signed: bool,
    /// The kind of number.
    pub(crate) kind: Kind,
    /// The enumeration that the domain or the C type names.
    pub(crate) enumeration: Option<&'a Enum>,
    /// Bits of flags that have a meaning.
    pub(crate) known_bits: u128,
}

impl<'a> Number<'a> {
    /// Returns the number of an axis; `None` for a handle, an address, a text, a record or a place.
    pub(crate) fn of(
        registry: &'a Registry,
        names: &Names<'a>,
        contract: &'a Contract,
        axis: usize,
    ) -> Option<Self> {
        let vocabulary = &registry.contracts.vocabulary;
        let used = contract.axis(axis).domain;
        let ty = type_of(names, contract, axis)?;
        let (used, ty) = match (vocabulary[used.domain].role, ty) {
            (Role::Value, ty) => (used, ty),
            (Role::Pointer | Role::Array, Type::Pointer { to, .. }) => (inner(used)?, &**to),
            _ => return None,
        };
        let domain = &vocabulary[used.domain];
        // Handles and ordinals of devices have a C type of their own.
        if domain.role != Role::Value || domain.c_type.is_some() || domain.has_identity() {
            return None;
        }
        let (bits, is_signed) = integer(names, ty)?;
        let named = used.args.iter().find_map(|arg| match arg {
            DomainArg::Type(name) => names.enumeration(name),
            _ => None,
        });
        let declared = || match ty {
            Type::Named(name) => names.enumeration(name),
            _ => None,
        };
        let enumeration = named.or_else(declared);
        let known_bits = known_bits(domain, used, &enumerators(names, used));
        let kind = match (is_combined(domain), known_bits & all_ones(bits)) {
            (true, 0) => Kind::Reserved,
            (true, _) => Kind::Flags,
            (false, _) if enumeration.is_some() => Kind::Enumeration,
            (false, _) => Kind::Amount,
        };
        Some(Self {
            domain,
            used,
            bits,
            is_signed,
            kind,
            enumeration,
            known_bits,
        })
    }

    /// A value as the C type holds it.
    pub(crate) fn truncated(&self, value: i128) -> u128 {
        value.cast_unsigned() & self.all_ones()
    }

    /// All bits of the type.
    pub(crate) fn all_ones(&self) -> u128 {
        all_ones(self.bits)
    }

    /// The largest value of the type.
    pub(crate) fn largest(&self) -> i128 {
        (1 << (self.bits - u32::from(self.is_signed))) - 1
    }

    /// The ends of the type, with names: the largest number and, in a signed type, minus one, which has all bits.
    pub(crate) fn ends(&self) -> Vec<(&'static str, i128)> {
        let mut out = vec![("largest", self.largest())];
        if self.is_signed {
            out.push(("minus one", -1));
        }
        out
    }

    /// Whether the type has a value.
    pub(crate) fn holds(&self, value: i128) -> bool {
        let least = match self.is_signed {
            true => -(1 << (self.bits - 1)),
            false => 0,
        };
        (least..=self.largest()).contains(&value)
    }
}

fn all_ones(bits: u32) -> u128 {
    (1 << bits) - 1
}

/// Whether the bits of a domain's numbers have separate meanings.
fn is_combined(domain: &Domain) -> bool {
    let mut values = domain.exemplars.iter().map(|one| &one.value);
    values.any(|value| {
        matches!(
            value,
            Some(ExemplarValue::UnknownBit | ExemplarValue::OtherBits)
        )
    })
}

/// Returns the bits of enumerators, of the argument `all`, and of accepted exemplars.
fn known_bits(domain: &Domain, used: &DomainUse, members: &[Member]) -> u128 {
    let members = members.iter().map(|member| member.value);
    let own = domain.exemplars.iter().filter_map(|exemplar| {
        let is_accepted = used.standing(exemplar, &exemplar.name) == Standing::Accepted;
        match &exemplar.value {
            Some(ExemplarValue::Expr(value)) if is_accepted => constant(value),
            _ => None,
        }
    });
    let args = domain.params.iter().zip(&used.args);
    let given = args.filter_map(|(param, arg)| match arg {
        DomainArg::Expr(value) if param.name == "all" => constant(value),
        _ => None,
    });
    let all = members.chain(own).chain(given);
    all.fold(0, |bits, value| bits | value.cast_unsigned())
}

fn constant(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => Some(*value),
        _ => None,
    }
}

/// Returns the C type of a parameter or a field.
fn type_of<'a>(names: &Names<'a>, contract: &'a Contract, axis: usize) -> Option<&'a Type> {
    match contract.field(axis) {
        Some(field) => Some(&field.ty),
        None => {
            let function = names.function(&contract.function)?;
            Some(&function.params.get(axis)?.ty)
        }
    }
}

/// Returns the domain in a domain's arguments.
fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// Returns the bits of an integer or an enumeration, and whether it is signed.
pub(crate) fn integer(names: &Names<'_>, ty: &Type) -> Option<(u32, bool)> {
    let Type::Named(name) = ty else { return None };
    if let Some(typedef) = names.typedef(name) {
        return match &typedef.kind {
            TypedefKind::Alias(ty) => integer(names, ty),
            TypedefKind::Handle { .. } | TypedefKind::Callback { .. } => None,
        };
    }
    let is_other = matches!(
        name.as_str(),
        "c_float" | "c_double" | "f32" | "f64" | "VoidPtr"
    );
    if is_other || names.record(name).is_some() {
        return None;
    }
    let size = layout::size_of(names, name)?;
    Some((
        8 * u32::try_from(size).ok()?,
        layout::is_signed(names, name),
    ))
}

/// Returns the numbers in an argument: its own, that behind a pointer, and those of elements.
pub(crate) fn numbers(arg: &Arg) -> Vec<i128> {
    match arg {
        Arg::Int(value) => vec![*value],
        Arg::In(inner) | Arg::Replaced { value: inner, .. } => numbers(inner),
        Arg::Slice { elements, .. } => elements.iter().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}
