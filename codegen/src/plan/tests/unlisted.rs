//! Numbers outside an enumeration.

use super::*;

/// Returns the arguments of the last parameter, by label.
fn flags(contract: &str) -> BTreeMap<String, Arg> {
    let cases = plan_of(contract, |text| text);
    let alone = cases.iter().filter_map(|case| {
        let label = case.id.strip_prefix("cuStreamAttachMemAsync[flags=")?;
        Some((
            label.strip_suffix(']')?.to_owned(),
            case.args.last()?.clone(),
        ))
    });
    alone.collect()
}

#[test]
fn neighbours_of_enumerators_and_bits_of_the_type_are_tried() {
    // The enumerators are 1, 2 and 4.
    let flags = flags(CONTRACT);
    let expected = [
        ("unset", 0),
        ("gap-3", 3),
        ("above-all", 5),
        ("unknown", 104),
        ("top-bit", 0x8000_0000),
        ("all-ones", 0xffff_ffff),
    ];
    for (label, value) in expected {
        assert_eq!(flags.get(label), Some(&Arg::Int(value)), "{label}");
    }
    // The number below all enumerators is 0, which `unset` covers.
    assert!(!flags.contains_key("below-all"));
}

#[test]
fn a_combination_of_known_bits_is_not_labelled_unknown() {
    let bits = CONTRACT.replace("OneOf<CUmemAttach_flags>", "BitsOf<CUmemAttach_flags>");
    let flags = flags(&bits);
    assert_eq!(flags.get("unknown-bit"), Some(&Arg::Int(8)));
    assert_eq!(flags.get("top-bit"), Some(&Arg::Int(0x8000_0000)));
    assert_eq!(flags.get("all-ones"), Some(&Arg::Int(0xffff_ffff)));
    // 1, 2 and 4 have no gap.
    assert!(!flags.contains_key("gap-bit"));
}

#[test]
fn the_standing_of_an_unknown_number_applies_to_its_family() {
    let accepted = CONTRACT.replace(
        "OneOf<CUmemAttach_flags>",
        "OneOf<CUmemAttach_flags, Unknown>",
    );
    let cases = plan_of(&accepted, |text| text);
    for label in ["unknown", "top-bit", "gap-3"] {
        let id = format!("cuStreamAttachMemAsync[flags={label}]");
        let case = cases.iter().find(|case| case.id == id);
        assert_eq!(case.map(|case| case.kind), Some(Kind::Accepted), "{label}");
    }
    // `Unset` has its own standing.
    let unset = cases
        .iter()
        .find(|case| case.id == "cuStreamAttachMemAsync[flags=unset]");
    assert_eq!(unset.map(|case| case.kind), Some(Kind::Refused));
}

#[test]
fn one_above_the_greatest_enumerator_is_limited_to_known_drivers() {
    let cases = plan_of(CONTRACT, |text| text);
    let gates = |id: &str| {
        let case = cases.iter().find(|case| case.id == id);
        case.map_or(0, |case| case.gates.len())
    };
    assert_eq!(gates("cuStreamAttachMemAsync[flags=above-all]"), 1);
    assert_eq!(gates("cuStreamAttachMemAsync[flags=unknown]"), 0);
}

#[test]
fn the_bound_that_an_enumeration_names_is_no_enumerator() {
    let located = CONTRACT.replace("OneOf<CUmemAttach_flags>", "OneOf<CUmemLocationType>");
    let flags = flags(&located);
    assert_eq!(flags.get("bound"), Some(&Arg::Int(0x7fff_ffff)));
    assert!(!flags.contains_key("CU_MEM_LOCATION_TYPE_MAX"));
}
