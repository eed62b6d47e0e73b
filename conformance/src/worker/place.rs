//! Places: buffers that are passed to a call, filled with a canary and guarded on both sides.

use cuspec_case::canary::Canary;
use cuspec_case::{FailureWrite, OnFailure};

use super::unwritten::Unwritten;

/// The value of the guard bytes around a place.
const GUARD_BYTE: u8 = 0xa5;
/// Number of guard bytes before and after a place.
const GUARD_SIZE: usize = 64;

/// A unit with the strictest alignment that a C type of the API needs.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Line(#[expect(dead_code, reason = "read as bytes")] [u8; 64]);

/// The permission of a call to change bytes.
#[derive(Clone, Debug)]
pub(super) enum WritePermission {
    /// The call may only read them.
    Read,
    /// The call may change them if it succeeds, and if it fails only as stated here.
    ChangeOnSuccess(Option<OnFailure>),
}

/// Bytes that a call may change only as permitted.
struct Guarded {
    offset: usize,
    /// The bytes before the call.
    before: Vec<u8>,
    permission: WritePermission,
}

impl Guarded {
    fn is_as_before(&self, place: &[u8]) -> bool {
        place[self.offset..self.offset + self.before.len()] == self.before
    }

    /// Whether the call may have left these bytes. `code` is the error code of a failed call.
    fn allows(&self, place: &[u8], code: Option<&str>) -> bool {
        if self.is_as_before(place) {
            return true;
        }
        let bytes = &place[self.offset..self.offset + self.before.len()];
        match (&self.permission, code) {
            (WritePermission::Read, _) | (WritePermission::ChangeOnSuccess(None), Some(_)) => false,
            (WritePermission::ChangeOnSuccess(_), None) => true,
            (WritePermission::ChangeOnSuccess(Some(may)), Some(code)) => {
                let is_zeroed = || bytes.iter().all(|byte| *byte == 0);
                may.unless.iter().all(|spared| spared != code)
                    && (may.what == FailureWrite::Written || is_zeroed())
            }
        }
    }
}

/// A buffer that is passed to a call.
pub(super) struct Place {
    storage: Box<[Line]>,
    size: usize,
    /// The name for people, such as `argument 3`.
    label: String,
    /// Ranges of bytes that the call may change only as permitted.
    guarded: Vec<Guarded>,
    /// Whether it holds the canary before the call.
    is_canary: bool,
    /// The size in bytes of each part that a successful call has to write; `None` if it need not write.
    required_part: Option<usize>,
}

impl Place {
    /// A place of `size` bytes without content.
    pub(super) fn new(label: String, size: usize) -> Place {
        let lines = (GUARD_SIZE + size + GUARD_SIZE).div_ceil(size_of::<Line>());
        Place {
            storage: vec![Line([GUARD_BYTE; 64]); lines].into_boxed_slice(),
            size,
            label,
            guarded: Vec::new(),
            is_canary: false,
            required_part: None,
        }
    }

    /// A place for a result, filled with the canary.
    pub(super) fn for_result(label: String, size: usize, canary: Canary) -> Place {
        let mut place = Place::new(label, size);
        place.fill(0, &canary.bytes(0, size));
        place.is_canary = true;
        place
    }

    /// Requires a successful call to write each part of this many bytes.
    pub(super) fn require_write(&mut self, part: usize) {
        self.required_part = Some(part.max(1));
    }

    /// Whether the place still holds the whole canary.
    pub(super) fn is_untouched(&self) -> bool {
        let mut guarded = self.guarded.iter();
        self.is_canary && guarded.all(|range| range.is_as_before(self.bytes()))
    }

    /// Whether the call changed bytes that it was allowed to change.
    pub(super) fn is_written(&self) -> bool {
        let mut guarded = self.guarded.iter();
        guarded.any(|range| {
            !matches!(range.permission, WritePermission::Read) && !range.is_as_before(self.bytes())
        })
    }

    pub(super) fn label(&self) -> &str {
        &self.label
    }

    /// The parts that a successful call had to write and did not.
    pub(super) fn unwritten(&self) -> Vec<Unwritten> {
        let (Some(size), Some(guarded)) = (self.required_part, self.guarded.first()) else {
            return Vec::new();
        };
        let parts = (0..self.size).step_by(size);
        let parts = parts.map(|start| start..(start + size).min(self.size));
        let (now, before) = (self.bytes(), &guarded.before);
        parts
            .filter(|part| now[part.clone()] == before[part.clone()])
            .map(|part| Unwritten {
                place: self.label.clone(),
                part,
                of: self.size,
            })
            .collect()
    }

    /// Guards these bytes against changes, except as permitted.
    pub(super) fn guard(&mut self, offset: usize, size: usize, permission: WritePermission) {
        let before = self.bytes()[offset..offset + size].to_vec();
        self.guarded.push(Guarded {
            offset,
            before,
            permission,
        });
    }

    pub(super) fn address(&self) -> u64 {
        self.raw().as_ptr() as u64 + GUARD_SIZE as u64
    }

    /// The address and the size of the buffer with its guards.
    pub(super) fn extent(&self) -> (*mut u8, usize) {
        let raw = self.raw();
        (raw.as_ptr().cast_mut(), raw.len())
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.raw()[GUARD_SIZE..GUARD_SIZE + self.size]
    }

    pub(super) fn fill(&mut self, offset: usize, bytes: &[u8]) {
        let start = (GUARD_SIZE + offset).min(GUARD_SIZE + self.size);
        let end = (start + bytes.len()).min(GUARD_SIZE + self.size);
        self.raw_mut()[start..end].copy_from_slice(&bytes[..end - start]);
    }

    /// The number at an offset in the place; `None` if it does not fit inside.
    pub(super) fn read(&self, offset: u64, size: u64, signed: bool) -> Option<i128> {
        let start = usize::try_from(offset).ok()?;
        let size = usize::try_from(size).ok().filter(|size| *size <= 16)?;
        let bytes = self.bytes().get(start..start.checked_add(size)?)?;
        let mut wide = [0; 16];
        wide[..size].copy_from_slice(bytes);
        let value = i128::from_le_bytes(wide);
        let unused = 128 - 8 * size as u32;
        if unused == 128 || unused == 0 {
            return Some(value);
        }
        Some(if signed {
            value << unused >> unused
        } else {
            value
        })
    }

    /// The label of the place, if the call changed a guarded range without permission. `code` is the error
    /// code of a failed call.
    pub(super) fn touched(&self, code: Option<&str>) -> Option<String> {
        let mut guarded = self.guarded.iter();
        let is_touched = guarded.any(|range| !range.allows(self.bytes(), code));
        is_touched.then(|| self.label.clone())
    }

    /// The label of the place, if the call wrote before or after it.
    pub(super) fn overrun(&self) -> Option<String> {
        let raw = self.raw();
        let mut outside = raw[..GUARD_SIZE]
            .iter()
            .chain(&raw[GUARD_SIZE + self.size..]);
        outside
            .any(|byte| *byte != GUARD_BYTE)
            .then(|| self.label.clone())
    }

    fn raw(&self) -> &[u8] {
        let (start, len) = (self.storage.as_ptr().cast(), size_of_val(&*self.storage));
        // SAFETY: the storage is an array of bytes without padding, all initialized, and `len` is its size.
        unsafe { std::slice::from_raw_parts(start, len) }
    }

    fn raw_mut(&mut self) -> &mut [u8] {
        let (start, len) = (
            self.storage.as_mut_ptr().cast(),
            size_of_val(&*self.storage),
        );
        // SAFETY: as above, and the storage is borrowed mutably for as long as the slice.
        unsafe { std::slice::from_raw_parts_mut(start, len) }
    }
}

#[cfg(test)]
mod tests {
    use cuspec_case::canary::Filling;

    use super::*;

    fn poke(place: &Place, offset: isize) {
        // SAFETY: the offsets used by the tests lie inside the place and its guards.
        unsafe { *(place.address() as *mut u8).offset(offset) = 1 };
    }

    #[test]
    fn a_write_just_after_a_place_is_an_overrun() {
        let place = Place::new("argument 1".to_owned(), 4);
        assert_eq!(place.overrun(), None);
        poke(&place, 4);
        assert_eq!(place.overrun().as_deref(), Some("argument 1"));
    }

    #[test]
    fn a_write_just_before_a_place_is_an_overrun() {
        let place = Place::new("argument 1".to_owned(), 4);
        poke(&place, -1);
        assert!(place.overrun().is_some());
    }

    #[test]
    fn only_a_guarded_range_is_reported_as_touched() {
        let mut place = Place::new("argument 2".to_owned(), 16);
        place.guard(8, 8, WritePermission::ChangeOnSuccess(None));
        poke(&place, 7);
        assert_eq!(place.touched(Some("A")), None);
        poke(&place, 8);
        assert!(place.touched(Some("A")).is_some());
        assert_eq!(place.touched(None), None, "a successful call may");
    }

    /// A result of eight bytes; both halves have to be written.
    fn result(filling: Filling) -> Place {
        let canary = Canary::new("f[]", "argument 1", filling);
        let mut place = Place::for_result("argument 1".to_owned(), 8, canary);
        place.guard(0, 8, WritePermission::ChangeOnSuccess(None));
        place.require_write(4);
        place
    }

    #[test]
    fn each_unwritten_part_of_a_result_is_reported() {
        let place = result(Filling::First);
        assert!(place.is_untouched());
        assert_eq!(place.unwritten().len(), 2);
        poke(&place, 5);
        assert!(!place.is_untouched());
        let left = place.unwritten();
        assert_eq!((left.len(), &left[0].part), (1, &(0..4)));
        poke(&place, 0);
        assert_eq!(place.unwritten(), []);
    }

    #[test]
    fn a_result_equal_to_one_filling_differs_from_the_other() {
        let held = result(Filling::First).bytes().to_vec();
        let (mut one, mut other) = (result(Filling::First), result(Filling::Complement));
        one.fill(0, &held);
        other.fill(0, &held);
        assert_eq!(one.unwritten().len(), 2);
        assert_eq!(other.unwritten(), []);
    }

    #[test]
    fn a_place_without_a_required_write_has_no_unwritten_parts() {
        let mut place = Place::new("argument 1".to_owned(), 8);
        place.guard(0, 8, WritePermission::ChangeOnSuccess(None));
        assert_eq!(place.unwritten(), []);
    }

    #[test]
    fn an_input_must_not_change_even_if_the_call_succeeds() {
        let mut place = Place::new("argument 2".to_owned(), 4);
        place.fill(0, &[7; 4]);
        place.guard(0, 4, WritePermission::Read);
        assert_eq!(place.touched(None), None);
        poke(&place, 3);
        assert!(place.touched(None).is_some());
        assert!(place.touched(Some("A")).is_some());
    }

    #[test]
    fn permission_to_zero_permits_no_other_value() {
        let mut place = Place::new("argument 1".to_owned(), 8);
        let may = OnFailure {
            what: FailureWrite::Zeroed,
            unless: vec!["B".to_owned()],
        };
        place.guard(0, 8, WritePermission::ChangeOnSuccess(Some(may)));
        place.fill(0, &[0; 8]);
        assert_eq!(place.touched(Some("A")), None);
        assert!(
            place.touched(Some("B")).is_some(),
            "this code is an exception"
        );
        poke(&place, 3);
        assert!(place.touched(Some("A")).is_some(), "one is not zero");
    }

    #[test]
    fn a_number_is_read_with_its_sign() {
        let mut place = Place::new("argument 1".to_owned(), 8);
        place.fill(0, &(-2i32).to_le_bytes());
        assert_eq!(place.read(0, 4, true), Some(-2));
        assert_eq!(place.read(0, 4, false), Some(0xffff_fffe));
        assert_eq!(place.read(6, 4, false), None);
    }
}
