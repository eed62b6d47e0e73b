//! Cases that share a state from which a process does not return: it exits, or a kernel has faulted in it.
//! All arguments are made before; then the calls are made one after another.
//!
//! The steps right before a call (beginning a capture, blocking a stream, freeing an object) are left out,
//! because the driver accepts no such calls in the state.

use std::ffi::c_void;

use cuspec_case::Case;
use cuspec_suite::State;

use super::aftermath;
use super::arguments::{Arguments, Facts};
use super::call::Call;
use super::case::Runner;
use super::fault;
use super::inspect::inspect;
use super::last_error;
use super::maker::maker_of;
use super::primary;
use super::state::Enter;
use crate::suite::Thunk;
use crate::suite::decision::{Decision, decide};
use crate::suite::pool::Stage;
use crate::worker::ipc::shared_page::Phase;
use crate::worker::ipc::{Called, Execution, Report};
use crate::worker::resources::{CaseResources, SetupError};

/// The state of a stage whose processes end with their cases.
fn state_of(stage: Stage) -> State {
    match stage {
        Stage::Faulted => State::Faulted,
        Stage::PrimaryReleased => State::PrimaryReleased,
        Stage::PrimaryReset => State::PrimaryReset,
        _ => State::Exiting,
    }
}

/// A case that is ready to be called, or the report of a case that cannot be called.
pub(super) struct Pending<'a> {
    case: Case,
    ready: Result<ReadyCall<'a>, Box<Report>>,
}

impl Pending<'_> {
    /// Replaces the call by a report, because the process could not enter the state.
    pub(super) fn cancel(&mut self, report: &Report) {
        if self.ready.is_ok() {
            self.ready = Err(Box::new(report.clone()));
        }
    }
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
    pub(super) fn prepare(&self, case: Case, stage: Stage) -> Pending<'a> {
        let ready = self.make_ready(&case, stage);
        Pending { case, ready }
    }

    fn make_ready(&self, case: &Case, stage: Stage) -> Result<ReadyCall<'a>, Box<Report>> {
        let function = self.begin(case)?;
        let thunk = self.thunk_of(case)?;
        let mut resources = CaseResources::new(self.shared);
        let made = self.make_arguments(case, state_of(stage), &mut resources);
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

    /// Puts the process into the state of a stage.
    pub(super) fn enter(&self, stage: Stage) -> Result<(), SetupError> {
        let mut resources = CaseResources::new(self.shared);
        self.make_current(&resources)?;
        let entered = state_of(stage).enter(&mut resources, std::ptr::null());
        entered.map(|_| ())
    }

    /// Puts the process into the state of a stage again if the call of a case has changed it. Returns the reason
    /// to end the process if it cannot be used for another call.
    pub(super) fn restore_stage(
        &self,
        pending: &Pending<'_>,
        report: &Report,
    ) -> Result<(), String> {
        let stage = self.setup.pool.stage;
        let has_succeeded = matches!(&report.what, Execution::Called(called) if called.code == 0);
        if stage == Stage::Exiting {
            return Ok(());
        }
        let case = &pending.case;
        if has_succeeded && (case.lasting || self.suite.changes_process(&case.function)) {
            return Err(format!("{} changed the process permanently", case.function));
        }
        if stage == Stage::Faulted || !primary::is_active(&self.shared.api, self.shared.device) {
            return Ok(());
        }
        let restored = primary::retain(&self.shared.api, self.shared.device)
            .map_err(SetupError::from)
            .map(|handle| self.shared.primary == Some(handle))
            .and_then(|is_same| self.enter(stage).map(|()| is_same));
        match restored {
            Ok(true) => Ok(()),
            _ => Err("the primary context could not be ended again".to_owned()),
        }
    }

    /// Makes the call. Nothing is cleaned up, because the process ends.
    pub(super) fn call_prepared(&self, pending: &Pending<'_>) -> Report {
        let case = &pending.case;
        let ready = match &pending.ready {
            Ok(ready) => ready,
            Err(report) => return Report::clone(report),
        };
        self.page.note_caller(fault::thread_id());
        self.page.note_decision(&ready.decision);
        let is_exiting = self.setup.pool.stage == Stage::Exiting;
        let call = Call {
            // The last error is not specified while the process exits.
            runtime: self.runtime_of(case).filter(|_| !is_exiting),
            thunk: ready.thunk,
            function: ready.function,
            args: &ready.arguments.pointers(),
            returned: ready.arguments.returned(),
            page: self.page,
            has_last_error: false,
            driver: (!is_exiting).then_some(&self.shared.api),
        };
        if let Some(runtime) = &call.runtime {
            last_error::reset(runtime);
        }
        let answer = call.make();
        let aftermath = (self.setup.observes && !is_exiting).then(|| {
            aftermath::compare(
                self.shared.made_by(maker_of(case)),
                None,
                &answer,
                &ready.arguments,
            )
        });
        self.page.enter(Phase::CleanUp);
        let mut called = Called {
            decision: ready.decision.clone(),
            code: answer.code,
            aftermath,
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
