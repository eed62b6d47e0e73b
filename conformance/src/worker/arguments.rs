//! The arguments of a case as bytes, and the places (buffers) that they point to.

use cuspec_case::canary::{Canary, Filling, name_place};
use cuspec_case::{Arg, Case, EffectKind, Effects, Environment, Expr};

use super::maker::maker_of;
use super::place::{Place, WritePermission};
use super::questions;
use super::source::Source;
use crate::suite::machine::Machine;
use crate::worker::resources::{self, CaseResources, Numbers, SetupError, WorkerResources};

/// The arguments of one call.
#[derive(Default)]
pub(super) struct Arguments {
    /// One per parameter, aligned for any C type.
    values: Vec<Vec<u128>>,
    /// The index of the place that a parameter points to.
    place_of: Vec<Option<usize>>,
    places: Vec<Place>,
    /// Memory of the host that the call may only read.
    sources: Vec<Source>,
    /// The index of the place for the return value, if the function returns something other than a code.
    returned: Option<usize>,
}

impl Arguments {
    /// Makes all arguments; places for results are filled with `filling`. Arguments computed from others
    /// are made last.
    pub(super) fn make(
        case: &Case,
        filling: Filling,
        resources: &mut CaseResources<'_>,
        machine: &Machine,
    ) -> Result<Arguments, SetupError> {
        let args = &case.args;
        let mut made = Arguments {
            values: vec![Vec::new(); args.len()],
            place_of: vec![None; args.len()],
            places: Vec::new(),
            sources: Vec::new(),
            returned: None,
        };
        let row = resources.shared.suite.effects_of(&case.function);
        for computed in [false, true] {
            for (param, arg) in args.iter().enumerate() {
                if is_computed(arg) == computed {
                    resources.set_alters(is_altered(row, param));
                    made.add(param, arg, filling, resources, machine, case)?;
                }
            }
        }
        if let Some(size) = case.returns {
            made.returned = Some(made.places.len());
            made.places
                .push(Place::new("the result".to_owned(), to_size(size)?));
        }
        Ok(made)
    }

    fn add(
        &mut self,
        param: usize,
        arg: &Arg,
        filling: Filling,
        resources: &mut CaseResources<'_>,
        machine: &Machine,
        case: &Case,
    ) -> Result<(), SetupError> {
        let sources = match resources.guards_sources() {
            true => sources_of(
                case,
                resources.shared.suite.effects_of(&case.function),
                param,
            ),
            false => Vec::new(),
        };
        let mut maker = Maker {
            arguments: self,
            resources,
            machine,
            case,
            filling,
            label: name_place(param),
            place: None,
            is_source: sources.contains(&None),
            sources,
        };
        let bytes = maker.bytes(arg)?;
        let place = maker.place;
        self.place_of[param] = place;
        self.values[param] = align(&bytes);
        Ok(())
    }

    /// Pointers to the bytes of each argument.
    pub(super) fn pointers(&self) -> Vec<*const u8> {
        self.values
            .iter()
            .map(|value| value.as_ptr().cast())
            .collect()
    }

    pub(super) fn word(&self, param: usize) -> Option<u64> {
        self.values.get(param)?.first().map(|word| *word as u64)
    }

    /// The place that a parameter points to. The index after the last parameter is the return value's
    /// place.
    pub(super) fn place(&self, param: usize) -> Option<&Place> {
        let place = match self.place_of.get(param) {
            Some(place) => *place,
            None if param == self.place_of.len() => self.returned,
            None => None,
        };
        self.places.get(place?)
    }

    /// The address for the return value; null if the function returns a code.
    pub(super) fn returned(&self) -> *mut u8 {
        let place = self.returned.and_then(|place| self.places.get(place));
        place.map_or(std::ptr::null_mut(), |place| place.address() as *mut u8)
    }

    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The labels of sources that are not as they were before the call.
    pub(super) fn changed_sources(&self) -> impl Iterator<Item = String> {
        let changed = self.sources.iter().filter(|source| source.is_changed());
        changed.map(|source| source.label().to_owned())
    }
}

/// Whether the call may change or end the object that is passed for a parameter.
fn is_altered(row: Option<&Effects>, param: usize) -> bool {
    row.is_some_and(|row| {
        let mut effects = row.effects.iter();
        row.alters.contains(&param)
            || effects.any(|effect| {
                effect.param == param
                    && matches!(effect.kind, EffectKind::Ends | EffectKind::Acquires)
            })
    })
}

/// The parts of a parameter that are addresses of memory which the call only reads: `None` for the parameter itself,
/// or offsets of fields. Empty for a case with held work, which overwrites the source itself.
fn sources_of(case: &Case, row: Option<&Effects>, param: usize) -> Vec<Option<u64>> {
    if case.waiting.is_some() {
        return Vec::new();
    }
    let sources = row.map_or(&[][..], |row| row.sources).iter();
    let sources = sources.filter(|(of, _)| *of == param);
    sources.map(|(_, offset)| *offset).collect()
}

fn is_computed(arg: &Arg) -> bool {
    match arg {
        Arg::Expr(_) => true,
        Arg::In(inner) => is_computed(inner),
        Arg::Replaced { value, .. } => is_computed(value),
        Arg::Slice { elements, .. } => elements.iter().any(is_computed),
        Arg::Record { fields, .. } => fields.iter().any(|(_, _, field)| is_computed(field)),
        Arg::Int(_)
        | Arg::Make { .. }
        | Arg::Null
        | Arg::Text(_)
        | Arg::Out { .. }
        | Arg::Field(_)
        | Arg::Result { .. }
        | Arg::Written { .. } => false,
    }
}

/// Pads to at least sixteen bytes, so that a thunk may read any C type that is passed in registers.
fn align(bytes: &[u8]) -> Vec<u128> {
    let mut words = vec![0u128; bytes.len().div_ceil(16).max(1)];
    for (word, chunk) in words.iter_mut().zip(bytes.chunks(16)) {
        let mut wide = [0; 16];
        wide[..chunk.len()].copy_from_slice(chunk);
        *word = u128::from_le_bytes(wide);
    }
    words
}

struct Maker<'a, 'b> {
    arguments: &'a mut Arguments,
    resources: &'a mut CaseResources<'b>,
    machine: &'a Machine,
    case: &'a Case,
    filling: Filling,
    label: String,
    /// The index of the outermost place made so far.
    place: Option<usize>,
    /// The sources of the parameter.
    sources: Vec<Option<u64>>,
    /// Whether addresses that are made now are those of sources.
    is_source: bool,
}

impl Maker<'_, '_> {
    fn bytes(&mut self, arg: &Arg) -> Result<Vec<u8>, SetupError> {
        match arg {
            Arg::Int(value) => Ok(value.to_le_bytes().to_vec()),
            Arg::Expr(expr) => {
                let value = self.eval(expr).ok_or_else(|| self.unknown_value())?;
                Ok(value.to_le_bytes().to_vec())
            }
            Arg::Make {
                domain,
                exemplar,
                numbers,
            } => {
                let word = resources::make(self.resources, domain, exemplar, &Numbers(numbers))?;
                if self.is_source && !self.resources.is_bare() {
                    let size = resources::host_bytes(domain, exemplar, &Numbers(numbers));
                    let label = self.label.clone();
                    // SAFETY: the memory is of the host, has this size, and belongs to the case until it is judged.
                    let source = size.map(|size| unsafe { Source::fill(label, word, size) });
                    self.arguments.sources.extend(source);
                }
                Ok(word.to_le_bytes().to_vec())
            }
            Arg::Null => Ok(vec![0; 8]),
            Arg::Out {
                size,
                part,
                may_leave_alone,
                on_failure,
            } => {
                let size = to_size(*size)?;
                let canary = Canary::new(&self.case.id, &self.label, self.filling);
                let mut place = Place::for_result(self.label.clone(), size, canary);
                place.guard(
                    0,
                    size,
                    WritePermission::ChangeOnSuccess(on_failure.clone()),
                );
                let may_leave_alone = may_leave_alone.as_ref();
                // If the condition is unknown here, the library is not required to write the place.
                if may_leave_alone.is_none_or(|when| self.eval(when) == Some(0)) {
                    place.require_write(part.map_or(Ok(size), to_size)?);
                }
                Ok(self.keep(place))
            }
            Arg::Text(text) => {
                let bytes = [text.as_bytes(), &[0]].concat();
                Ok(self.filled(&bytes, WritePermission::Read))
            }
            Arg::In(inner) => {
                let bytes = self.nested(inner)?;
                Ok(self.filled(&bytes, WritePermission::Read))
            }
            Arg::Slice { size, elements } => {
                let bytes = self.elements(to_size(*size)?, elements)?;
                Ok(self.filled(&bytes, WritePermission::Read))
            }
            Arg::Replaced { value, on_failure } => {
                let bytes = match &**value {
                    Arg::In(inner) => self.nested(inner)?,
                    Arg::Slice { size, elements } => self.elements(to_size(*size)?, elements)?,
                    other => return self.bytes(other),
                };
                Ok(self.filled(&bytes, WritePermission::ChangeOnSuccess(on_failure.clone())))
            }
            Arg::Record { size, fields } => self.record(to_size(*size)?, fields),
            Arg::Field(name) => {
                let reason = format!("{}: the field `{name}` was not filled in", self.label);
                Err(SetupError::Unknown(reason))
            }
            Arg::Result { step, param } | Arg::Written { step, param } => {
                let reason = format!("{}: there is no result {param} of step {step}", self.label);
                Err(SetupError::Unknown(reason))
            }
        }
    }

    /// The value of an expression that depends on the machine or on arguments made before.
    fn eval(&self, expr: &Expr) -> Option<i128> {
        expr.eval(&Facts {
            machine: self.machine,
            arguments: self.arguments,
            case: self.case,
            shared: self.resources.shared,
        })
    }

    fn elements(&mut self, size: usize, elements: &[Arg]) -> Result<Vec<u8>, SetupError> {
        let mut all = Vec::with_capacity(size * elements.len());
        for (index, element) in elements.iter().enumerate() {
            let label = format!("{}, element {}", self.label, index + 1);
            let outer = std::mem::replace(&mut self.label, label);
            let bytes = self.nested(element);
            self.label = outer;
            let mut bytes = bytes?;
            bytes.resize(size, 0);
            all.extend_from_slice(&bytes);
        }
        Ok(all)
    }

    /// A place that holds these bytes, which the call may change only as `may` permits.
    fn filled(&mut self, bytes: &[u8], permission: WritePermission) -> Vec<u8> {
        let mut place = Place::new(self.label.clone(), bytes.len());
        place.fill(0, bytes);
        place.guard(0, bytes.len(), permission);
        self.keep(place)
    }

    fn record(&mut self, size: usize, fields: &[(u64, u64, Arg)]) -> Result<Vec<u8>, SetupError> {
        let mut all = vec![0; size];
        for (offset, width, field) in fields {
            let is_source = self.is_source;
            self.is_source |= self.sources.contains(&Some(*offset));
            let bytes = self.nested(field);
            self.is_source = is_source;
            let mut bytes = bytes?;
            let (offset, width) = (to_size(*offset)?, to_size(*width)?);
            bytes.resize(width, 0);
            let room = offset
                .checked_add(width)
                .and_then(|end| all.get_mut(offset..end))
                .ok_or_else(|| {
                    let reason = format!("{}: a field lies outside its structure", self.label);
                    SetupError::Unknown(reason)
                })?;
            room.copy_from_slice(&bytes);
        }
        Ok(all)
    }

    /// Makes an argument that lies inside a place; its own place does not belong to the parameter.
    fn nested(&mut self, arg: &Arg) -> Result<Vec<u8>, SetupError> {
        let outer = self.place.take();
        let bytes = self.bytes(arg);
        self.place = outer;
        bytes
    }

    fn keep(&mut self, place: Place) -> Vec<u8> {
        let address = place.address();
        self.place = Some(self.arguments.places.len());
        self.arguments.places.push(place);
        address.to_le_bytes().to_vec()
    }

    fn unknown_value(&self) -> SetupError {
        let reason = format!("{} depends on a value that is unknown here", self.label);
        SetupError::Unavailable(reason)
    }
}

fn to_size(size: u64) -> Result<usize, SetupError> {
    const MAX_PLACE_BYTES: u64 = 1 << 30;
    usize::try_from(size)
        .ok()
        .filter(|_| size <= MAX_PLACE_BYTES)
        .ok_or_else(|| SetupError::Unknown(format!("a place of {size} bytes is too large")))
}

/// The facts that conditions can query: the machine, the arguments, and after the call the places.
pub(super) struct Facts<'a> {
    pub machine: &'a Machine,
    pub arguments: &'a Arguments,
    pub case: &'a Case,
    pub shared: &'a WorkerResources,
}

impl Facts<'_> {
    /// Whether the pointer in a place points to this text; `None` if the place was not written.
    fn is_text(&self, place: usize, wanted: &[u8]) -> Option<bool> {
        // An untouched place holds the canary, which is no valid pointer.
        let place = self.arguments.place(place)?;
        let address = Some(place).filter(|place| !place.is_untouched())?;
        let address = address.read(0, 8, false)?;
        let text = address as usize as *const u8;
        if text.is_null() {
            return Some(false);
        }
        // SAFETY: the contract of the function guarantees a pointer to a text. If the library breaks it,
        // the process may crash, which is the result of the case.
        let byte = |at: usize| unsafe { text.add(at).read() };
        let has = |(at, wanted): (usize, &u8)| byte(at) == *wanted;
        Some(wanted.iter().enumerate().all(has) && byte(wanted.len()) == 0)
    }
}

impl Environment for Facts<'_> {
    fn attribute(&self, number: i32) -> Option<i128> {
        self.machine.attribute(number)
    }

    fn query(&self, question: &str) -> Option<i128> {
        let known = self.machine.answer(question, &self.case.function);
        known.or_else(|| questions::answer(self.shared, maker_of(self.case), question))
    }

    fn arg(&self, param: usize) -> Option<i128> {
        self.arguments.word(param).map(i128::from)
    }

    fn out(&self, param: usize, offset: u64, size: u64, signed: bool) -> Option<i128> {
        self.arguments.place(param)?.read(offset, size, signed)
    }

    fn names(&self, place: usize, code: usize) -> Option<bool> {
        let code = self.arguments.word(code)? as u32;
        let name = (self.shared.suite.code_name)(self.case.api, code)?;
        self.is_text(place, name.as_bytes())
    }

    fn reads(&self, place: usize, text: &str) -> Option<bool> {
        self.is_text(place, text.as_bytes())
    }
}
