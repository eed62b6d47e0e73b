//! Numbers that may be unknown, as conditions are printed with them.

/// A number, or `None` if it is unknown. A number other than zero is true.
pub type Tri = Option<i128>;

pub fn int(value: i128) -> Tri {
    Some(value)
}

pub fn truth(value: Tri) -> bool {
    value.is_some_and(|value| value != 0)
}

pub fn not(value: Tri) -> Tri {
    value.map(|value| (value == 0).into())
}

pub fn and(left: Tri, right: Tri) -> Tri {
    match (left, right) {
        (Some(0), _) | (_, Some(0)) => Some(0),
        (Some(_), Some(_)) => Some(1),
        _ => None,
    }
}

pub fn or(left: Tri, right: Tri) -> Tri {
    match (left, right) {
        (Some(value), _) | (_, Some(value)) if value != 0 => Some(1),
        (Some(_), Some(_)) => Some(0),
        _ => None,
    }
}

/// Whether a value is a number.
pub fn equals(value: i128, number: i128) -> Tri {
    Some((value == number).into())
}

/// Whether the bits of a value that a mask leaves are those of a number.
pub fn has_bits(value: i128, mask: i128, number: i128) -> Tri {
    equals(value & mask, number)
}

/// Whether a value is one of some numbers.
pub fn is_among(value: i128, numbers: &[i128]) -> Tri {
    Some(numbers.contains(&value).into())
}

/// Whether the bits of a value that a mask leaves are those of none of some numbers.
pub fn is_beside(value: i128, mask: i128, numbers: &[i128]) -> Tri {
    not(is_among(value & mask, numbers))
}

/// Whether a value is one of the options.
pub fn one_of(value: Tri, options: &[Tri]) -> Tri {
    let mut found = Some(0);
    for option in options {
        found = or(found, eq(value, *option));
    }
    found
}

macro_rules! arithmetic {
    ($($name:ident => |$left:ident, $right:ident| $result:expr;)*) => {
        $(pub fn $name(left: Tri, right: Tri) -> Tri {
            let ($left, $right) = (left?, right?);
            $result
        })*
    };
}

arithmetic! {
    add => |l, r| Some(l.saturating_add(r));
    sub => |l, r| Some(l.saturating_sub(r));
    mul => |l, r| Some(l.saturating_mul(r));
    div => |l, r| l.checked_div(r);
    rem => |l, r| l.checked_rem(r);
    bit_and => |l, r| Some(l & r);
    bit_or => |l, r| Some(l | r);
    shl => |l, r| u32::try_from(r).ok().and_then(|r| l.checked_shl(r));
    eq => |l, r| Some((l == r).into());
    ne => |l, r| Some((l != r).into());
    lt => |l, r| Some((l < r).into());
    le => |l, r| Some((l <= r).into());
    gt => |l, r| Some((l > r).into());
    ge => |l, r| Some((l >= r).into());
}
