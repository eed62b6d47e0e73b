//! Cases whose calls are made while the process exits. All arguments are made before; then an exit handler
//! makes the calls one after another.
//!
//! The steps right before a call (beginning a capture, blocking a stream, freeing an object) are left out,
//! because the driver has already shut down.

use std::ffi::c_void;

use cuspec_case::Case;
use cuspec_suite::State;

use super::arguments::{Arguments, Facts};
use super::call::Call;
use super::case::Runner;
use super::fault;
use super::inspect::inspect;
use crate::suite::Thunk;
use crate::suite::decision::{Decision, decide};
use crate::worker::ipc::shared_page::Phase;
use crate::worker::ipc::{Called, Execution, Report};
use crate::worker::resources::CaseResources;

/// A case that is ready to be called, or the report of a case that cannot be called.
pub(super) struct Pending<'a> {
    case: Case,
    ready: Result<ReadyCall<'a>, Box<Report>>,
}

struct ReadyCall<'a> {
    function: *const c_void,
    thunk: Thunk,
    arguments: Arguments,
    decision: Decision,
    /// Keeps the objects that the arguments refer to.
    _resources: CaseResources<'a>,
}

impl<'a> Runner<'a> {
    /// Prepares the call of a case.
    pub(super) fn prepare(&self, case: Case) -> Pending<'a> {
        let ready = self.make_ready(&case);
        Pending { case, ready }
    }

    fn make_ready(&self, case: &Case) -> Result<ReadyCall<'a>, Box<Report>> {
        let function = self.begin(case)?;
        let thunk = self.thunk_of(case)?;
        let mut resources = CaseResources::new(self.shared);
        let made = self.make_arguments(case, State::Exiting, &mut resources);
        let arguments = made.map_err(|error| Box::new(self.report_setup_error(error)))?;
        let decision = decide(case.api, &case.expect, &self.facts(case, &arguments));
        if decision.is_undefined() && !self.setup.runs_undefined {
            // The resources must be ended through the driver, while it still works.
            let left_out = Report::of(Execution::Undefined);
            let left_out = self.finish(&case.function, left_out, resources);
            return Err(Box::new(left_out.report));
        }
        Ok(ReadyCall {
            function,
            thunk,
            arguments,
            decision,
            _resources: resources,
        })
    }

    /// Makes the call. Nothing is cleaned up, because the process ends.
    pub(super) fn call_at_exit(&self, pending: &Pending<'_>) -> Report {
        let case = &pending.case;
        let ready = match &pending.ready {
            Ok(ready) => ready,
            Err(report) => return Report::clone(report),
        };
        self.page.note_caller(fault::thread_id());
        self.page.note_decision(&ready.decision);
        let call = Call {
            // The last error is not specified while the process exits.
            runtime: None,
            thunk: ready.thunk,
            function: ready.function,
            args: &ready.arguments.pointers(),
            returned: ready.arguments.returned(),
            page: self.page,
        };
        let answer = call.make();
        self.page.enter(Phase::CleanUp);
        let mut called = Called {
            decision: ready.decision.clone(),
            code: answer.code,
            ..Called::default()
        };
        let code = self.suite.show_code(case.api, called.code);
        let notes = inspect(
            case,
            &self.facts(case, &ready.arguments),
            &mut called,
            &code,
        );
        Report {
            what: Execution::Called(called),
            time_us: Some(answer.time_us),
            notes,
            ..Report::default()
        }
    }

    fn facts<'f>(&'f self, case: &'f Case, arguments: &'f Arguments) -> Facts<'f> {
        Facts {
            machine: &self.setup.machine,
            arguments,
            case,
            shared: self.shared,
        }
    }
}
