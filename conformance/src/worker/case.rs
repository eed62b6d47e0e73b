//! Runs one case: makes the arguments, enters the state, makes the call, and cleans up.

use std::ffi::c_void;

use cuspec_case::canary::Filling;
use cuspec_case::{Api, Case, Effect, EffectKind, Kind};
use cuspec_harness::{Failure, Need, Run, Runtime, Scenario};
use cuspec_suite::{State, names};

use super::aftermath::{self, Captured};
use super::arguments::{Arguments, Facts};
use super::call::Call;
use super::effects;
use super::export;
use super::fault;
use super::inspect::{Observed, find_broken, find_unwritten, inspect};
use super::last_error;
use super::maker::maker_of;
use super::other;
use super::settings::Settings;
use super::state::Enter;
use super::unwritten::CaseAttempt;
use super::watched_objects::{self, WatchedObjects};
use crate::suite::decision::{Decision, decide};
use crate::suite::pool::Stage;
use crate::suite::static_eval::StaticEval;
use crate::suite::success::{CREATES, OBJECTS, RETURN};
use crate::suite::{Suite, Thunk};
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::question::Question;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Called, Execution, Report, Setup};
use crate::worker::resources::{CaseResources, SetupError, Unreleased, WorkerResources};
use crate::worker::waiting::HeldWork;

/// `CUDA_ERROR_NOT_INITIALIZED`.
const NOT_INITIALIZED: u32 = 3;

/// The reason of a skipped case that is about the driver as well.
const NO_DRIVER: &str = "there is no driver";

/// Runs cases on the calling thread.
#[derive(Clone, Copy)]
pub(super) struct Runner<'a> {
    pub suite: &'a Suite,
    pub setup: &'a Setup,
    pub shared: &'a WorkerResources,
    pub page: &'a SharedPage,
    /// The filling of result places before the call.
    pub filling: Filling,
    /// The objects to check after the call, before the cleanup.
    pub objects: Option<&'static WatchedObjects>,
}

impl Runner<'_> {
    /// Runs a case. An unexpected result is checked again without objects that an earlier case has used, so
    /// that a case which damages a shared object is not charged to another one.
    pub(super) fn run(&self, case: &Case) -> CaseAttempt {
        let tried = self.run_once(case);
        // The first call of a kind may wait because the driver prepares something for all such calls.
        if case.waiting.is_some() && tried.report.retire.is_none() && is_late(&tried.report) {
            return self.run_once(case);
        }
        if !tried.report.is_doubtful || tried.report.retire.is_some() {
            return tried;
        }
        let mut again = self.run_once(case);
        // Places unchanged in both attempts may have been written with the bytes they already held.
        let is_same = !tried.unwritten.is_empty() && tried.unwritten == again.unwritten;
        if let Execution::Called(called) = &tried.report.what
            && !is_same
        {
            let code = self.suite.show_code(case.api, called.code);
            let note =
                format!("with an object that an earlier case had used, the call answered {code}");
            again.report.notes.push(note);
        }
        again
    }

    fn run_once(&self, case: &Case) -> CaseAttempt {
        if case.kind == Kind::Sequence {
            return self.run_sequence(case).into();
        }
        let function = match self.begin(case) {
            Ok(function) => function,
            Err(report) => return (*report).into(),
        };
        if case.kind == Kind::Scenario {
            return match self.suite.scenario(&case.id) {
                Some(scenario) => self.run_scenario(case, scenario),
                None => unable(format!("the suite has no scenario {}", case.id)).into(),
            };
        }
        if case.kind == Kind::Export {
            let report = export::look_up(&self.shared.api, case, function);
            let resources = CaseResources::new(self.shared);
            return self.finish(&case.function, report, resources);
        }
        let thunk = match self.thunk_of(case) {
            Ok(thunk) => thunk,
            Err(report) => return (*report).into(),
        };
        let Some(state) = State::parse(&case.state) else {
            return unable(format!("unknown state `{}`", case.state)).into();
        };
        let static_eval = StaticEval::new(case, &self.setup.machine);
        if self.setup.runs_undefined && static_eval.decide().is_undefined() {
            // The result of an undefined call may depend on neighbouring memory, so it gets fresh memory.
            self.shared.free_kept_memory();
        }
        let mut resources = CaseResources::new(self.shared);
        let tried = self.call(case, function, thunk, state, &mut resources);
        let tried = tried.unwrap_or_else(|error| self.report_setup_error(error).into());
        self.finish(&case.function, tried, resources)
    }

    /// The address of the case's function, if the case can run here. The error is the report of a skipped
    /// case.
    pub(super) fn begin(&self, case: &Case) -> Result<*const c_void, Box<Report>> {
        self.page.note_caller(fault::thread_id());
        self.page.enter(Phase::Prepare);
        let static_eval = StaticEval::new(case, &self.setup.machine);
        if let Some(reason) = static_eval.closed_gate() {
            return Err(Box::new(Report::of(Execution::Skipped { reason })));
        }
        let function = self.shared.api.symbol(case.api, &case.function);
        function.ok_or_else(|| Box::new(Report::of(Execution::Missing)))
    }

    /// The thunk of the case's function. The error is the report of a case that cannot be run.
    pub(super) fn thunk_of(&self, case: &Case) -> Result<Thunk, Box<Report>> {
        let thunk = (self.suite.thunk)(&case.function);
        let why = || unable(format!("the suite has no thunk for {}", case.function));
        thunk.ok_or_else(|| Box::new(why()))
    }

    /// Makes the arguments of a case, before the process enters the case's state.
    pub(super) fn make_arguments(
        &self,
        case: &Case,
        state: State,
        resources: &mut CaseResources<'_>,
    ) -> Result<Arguments, SetupError> {
        self.make_current(resources)?;
        let ends_context =
            |effect: &Effect| effect.kind == EffectKind::Ends && effect.resource == names::CONTEXT;
        let row = self.suite.effects_of(&case.function);
        if row.is_some_and(|row| row.effects.iter().any(ends_context)) {
            resources.expect_contexts_destroyed();
        }
        if state == State::InCallback {
            resources.expect_callback();
        }
        if case.api == Api::Runtime {
            resources.expect_runtime(maker_of(case));
        }
        if !self.setup.pool.ends_with_its_cases() {
            resources.guard_sources();
        }
        Arguments::make(case, self.filling, resources, &self.setup.machine)
    }

    fn call(
        &self,
        case: &Case,
        function: *const c_void,
        thunk: Thunk,
        state: State,
        resources: &mut CaseResources<'_>,
    ) -> Result<CaseAttempt, SetupError> {
        let arguments = self.make_arguments(case, state, resources)?;
        let facts = Facts {
            machine: &self.setup.machine,
            arguments: &arguments,
            case,
            shared: self.shared,
        };
        let decision = decide(case.api, &case.expect, &facts);
        // An undefined call often ends the process, and its result is not judged.
        if decision.is_undefined() && !self.setup.runs_undefined {
            return Ok(Report::of(Execution::Undefined).into());
        }
        // Streams are blocked only for a short time, so a thread that takes long to make is made before.
        let orphan = (state == State::ContextDestroyed).then(|| resources.orphan_thread());
        let orphan = orphan.transpose()?;
        if resources.is_reused() {
            self.page.note_reused();
        }
        let objects = self.intact_objects(case);
        resources.run_before_call()?;
        self.page.note_decision(&decision);
        let runtime = self.runtime_of(case);
        if let Some(runtime) = &runtime {
            last_error::reset(runtime);
        }
        let is_elsewhere = state.is_elsewhere();
        let captured = match is_elsewhere {
            true => None,
            false => state.enter(resources, function)?,
        };
        let row = self.suite.effects_of(&case.function);
        let settings = row
            .filter(|_| case.lasting && !is_elsewhere)
            .and_then(|row| Settings::save(self.suite, &self.shared.api, row, &arguments));
        let call = Call {
            thunk,
            function,
            args: &arguments.pointers(),
            returned: arguments.returned(),
            page: self.page,
            has_last_error: self.gives_last_error(case, state, &decision),
            runtime,
            driver: Some(&self.shared.api),
        };
        let changes = row.map_or(&[][..], |row| row.changes);
        let held = case.waiting.as_ref();
        let held = held.map(|waiting| HeldWork::begin(case, waiting, &arguments, resources));
        let held = held.transpose()?;
        let mut broken = Vec::new();
        let api = resources.api();
        let captured = captured.map(|stream| Captured::read(api, stream));
        let answer = match (state, &held, orphan) {
            (_, _, Some(thread)) => call.make_on_orphan(thread, changes, resources)?,
            (State::Forked, _, _) => call.make_forked(arguments.places())?,
            (State::InCallback, _, _) => call.make_in_callback(resources)?,
            (_, Some(held), _) => {
                let (answer, violated) = held.call(|| call.make(), api);
                broken = violated;
                answer
            }
            (_, None, _) => call.make(),
        };
        let last_error = answer
            .last_error
            .and_then(|found| last_error::inspect(found, answer.code, changes));
        let observed = Observed {
            last_error,
            context: (answer.code != 0)
                .then(|| answer.contexts.find_fault(case.api))
                .flatten(),
            capture: captured
                .filter(|_| answer.code != 0)
                .and_then(|captured| captured.find_fault(api, answer.code)),
        };
        let aftermath = self
            .setup
            .observes
            .then(|| aftermath::compare(api, captured, &answer, &arguments));
        state.leave(resources);
        // A child's resources are gone with it.
        let mut retire = match state {
            State::Forked => None,
            _ => effects::record(case, &arguments, answer, resources),
        };
        resources.release_holds();
        let waited = match case.lasting {
            true => resources.wait_for_contexts(),
            false => resources.wait(),
        };
        let waited = waited.err().and_then(|error| error.code).unwrap_or(0);
        let mut called = Called {
            later: decision.has_deferred_error().then_some(waited),
            decision,
            code: answer.code,
            aftermath,
            ..Called::default()
        };
        let code = self.suite.show_code(case.api, called.code);
        let notes = inspect(case, &facts, &mut called, &code);
        called.broken.extend(find_broken(
            self.suite,
            case,
            &arguments,
            called.code,
            observed,
        ));
        called.broken.extend(broken);
        if let Some(damage) = objects.and_then(WatchedObjects::find_damage) {
            let rule = format!("{}/{OBJECTS}", case.function);
            called.broken.push((rule, damage.clone()));
            retire.get_or_insert(damage);
        }
        let unwritten = find_unwritten(&arguments, &called);
        // Settings are restored only after the postconditions have been checked.
        if case.lasting && called.code == 0 {
            self.page.enter(Phase::CleanUp);
            if !settings.is_some_and(|settings| settings.restore()) {
                let lasts = || format!("{} changed a setting that was not restored", case.function);
                retire.get_or_insert_with(lasts);
            }
        }
        // A lasting change may leave the context unusable; that is no fault of the call.
        called.poisoned = unusable_reason(&self.shared.api, waited).filter(|_| retire.is_none());
        let report = Report {
            retire: retire.or_else(|| called.poisoned.clone()),
            what: Execution::Called(called),
            time_us: Some(answer.time_us),
            notes,
            ..Report::default()
        };
        Ok(CaseAttempt { report, unwritten })
    }

    /// The objects to check after the call, if the preparation of the case has not damaged them.
    fn intact_objects(&self, case: &Case) -> Option<&'static WatchedObjects> {
        let objects = self.objects.filter(|_| !case.lasting)?;
        let check = || {
            self.shared.note_started_thread(fault::thread_id());
            objects.check()
        };
        // Another thread makes the check, because some cases need a thread that has made no call.
        let state = std::thread::scope(|scope| scope.spawn(check).join());
        matches!(state, Ok(watched_objects::State::Intact)).then_some(objects)
    }

    /// Whether the thread gets a last error before the call, which a call that succeeds must leave unchanged. A
    /// call that is to fail has to set it, which shows where there was none.
    fn gives_last_error(&self, case: &Case, state: State, decision: &Decision) -> bool {
        let is_asked = self.setup.left_out.contains(&Question::FailingCall);
        let is_returned = || {
            self.suite
                .returning_last_error
                .contains(&case.function.as_str())
        };
        let succeeds = || decision.met_by(case.api.success(), None).is_some();
        state.permits_last_error() && !is_asked && succeeds() && !is_returned()
    }

    pub(super) fn make_current(&self, resources: &CaseResources<'_>) -> Result<(), SetupError> {
        if let Some(primary) = self.shared.primary {
            resources.api().set_current(self.shared.device, primary)?;
        }
        Ok(())
    }

    /// The runtime, if the last error is checked around the call: for calls of the runtime, unless querying
    /// the last error ended the probe.
    pub(super) fn runtime_of(&self, case: &Case) -> Option<Runtime> {
        let runtime = self.shared.api.runtime;
        let asks = [Question::PeekLastError, Question::LastError];
        let is_fatal = asks.iter().any(|asks| self.setup.left_out.contains(asks));
        runtime.filter(|_| case.api == Api::Runtime && !is_fatal)
    }

    /// The first symbol that the scenario calls and no library exports.
    fn find_missing_symbol(&self, scenario: &Scenario) -> Option<&'static str> {
        let api = &self.shared.api;
        let is_there = |name: &str| {
            Api::ALL
                .into_iter()
                .any(|of| api.symbol(of, name).is_some())
        };
        scenario.calls.iter().copied().find(|name| !is_there(name))
    }

    fn run_scenario(&self, case: &Case, scenario: &Scenario) -> CaseAttempt {
        if let Some(symbol) = self.find_missing_symbol(scenario) {
            if !self.shared.api.driver.is_there() && !symbol.starts_with("cuda") {
                let reason = NO_DRIVER.to_owned();
                return Report::of(Execution::Skipped { reason }).into();
            }
            let symbol = symbol.to_owned();
            return Report::of(Execution::Lacks { symbol }).into();
        }
        let mut resources = CaseResources::new(self.shared);
        if case.api == Api::Runtime {
            resources.expect_runtime(Api::Runtime);
        }
        if scenario.needs.contains(&Need::Context)
            && let Err(error) = self.make_current(&resources)
        {
            return self.report_setup_error(error).into();
        }
        other::prepare(scenario.id, self.setup);
        self.page.enter(Phase::Scenario);
        cuspec_harness::forget_calls();
        let api = &self.shared.api;
        let failure = match (scenario.run, &api.runtime) {
            (Run::Driver(run), _) => run(&api.driver).err(),
            (Run::Runtime(run), Some(runtime)) => run(runtime).err(),
            (Run::Runtime(_), None) => return Report::of(Execution::Missing).into(),
        };
        self.page.enter(Phase::CleanUp);
        // A failed scenario returns before its own cleanup.
        let retire = if failure.is_some() {
            Some("a failed scenario does not clean up".to_owned())
        } else if case.lasting {
            Some("the scenario changed the process permanently".to_owned())
        } else {
            self.check_context(&resources)
        };
        let what = match failure {
            // The symbol exists, but has another signature in this version.
            Some(Failure {
                missing: Some(symbol),
                ..
            }) => Execution::Lacks {
                symbol: symbol.to_owned(),
            },
            failure => Execution::Played {
                function: failure
                    .as_ref()
                    .and_then(|failure| failure.function)
                    .map(str::to_owned),
                failure: failure.map(|failure| failure.to_string()),
            },
        };
        let report = Report {
            retire,
            ..Report::of(what)
        };
        self.finish(&case.function, report, resources)
    }

    /// Checks that the primary context is usable after a scenario, whose calls are not recorded. Returns
    /// the reason to end the process, if it is not.
    fn check_context(&self, resources: &CaseResources<'_>) -> Option<String> {
        self.shared.forget_destroyed_context();
        let alive = self
            .make_current(resources)
            .and_then(|()| Ok(resources.wait()?));
        match alive {
            Ok(()) => None,
            Err(_) => Some("the scenario left the primary context unusable".to_owned()),
        }
    }

    /// Cleans up, and checks whether the process can run another case. Every resource that the call
    /// reported as created must be one that can be ended.
    pub(super) fn finish(
        &self,
        function: &str,
        tried: impl Into<CaseAttempt>,
        resources: CaseResources<'_>,
    ) -> CaseAttempt {
        self.page.enter(Phase::CleanUp);
        let mut tried = tried.into();
        if self.setup.keeps_objects {
            resources.abandon();
            return tried;
        }
        let is_sound = |tried: &CaseAttempt| {
            tried.report.what.is_sound(self.suite) && tried.unwritten.is_empty()
        };
        let is_reused = resources.is_reused();
        let unreleased = resources.release(is_sound(&tried));
        let report = &mut tried.report;
        for Unreleased { error, claimed } in unreleased {
            let shown = self.shared.api.show(&error);
            let note = format!("cleanup: {shown}");
            if let (Some(resource), Execution::Called(called)) = (claimed, &mut report.what)
                && called.poisoned.is_none()
            {
                let rule = format!("{function}/{CREATES}");
                let found = format!("the created {resource} could not be ended: {shown}");
                called.broken.push((rule, found));
            }
            report.retire.get_or_insert_with(|| note.clone());
            report.notes.push(note);
        }
        if self.setup.pool.stage == Stage::Bare && self.has_initialized_itself() {
            let reason = "the call initialized the driver".to_owned();
            report.retire.get_or_insert(reason);
        }
        let is_judged =
            matches!(&report.what, Execution::Called(called) if !called.decision.is_observed());
        tried.report.is_doubtful = is_judged && is_reused && !is_sound(&tried);
        tried
    }

    /// The report of a case that could not be called.
    pub(super) fn report_setup_error(&self, error: SetupError) -> Report {
        Report::of(match error {
            SetupError::Unknown(reason) => Execution::Unable { reason },
            SetupError::Unavailable(reason) => Execution::Skipped { reason },
            // No other process has a function that the library lacks.
            SetupError::Refused(error) if error.code.is_none() => Execution::Skipped {
                reason: self.shared.api.show(&error),
            },
            SetupError::Refused(error) => Execution::Refused {
                reason: self.shared.api.show(&error),
            },
        })
    }

    fn has_initialized_itself(&self) -> bool {
        let mut context: Handle = std::ptr::null_mut();
        match self.shared.api.cuCtxGetCurrent(&mut context) {
            Ok(()) => true,
            Err(error) => error.code.is_some_and(|code| code != NOT_INITIALIZED),
        }
    }
}

/// Why the process cannot be used any more, by the code of the wait; `None` if it can.
fn unusable_reason(api: &Libraries, waited: u32) -> Option<String> {
    (waited != 0).then(|| {
        let (of, function) = api.name_of("cuCtxSynchronize");
        format!("{function} answered {}", api.show_code(of, waited))
    })
}

/// Whether the call returned at another time than its contract states.
fn is_late(report: &Report) -> bool {
    let Execution::Called(called) = &report.what else {
        return false;
    };
    let mut broken = called.broken.iter();
    broken.any(|(rule, _)| {
        rule.rsplit_once('/')
            .is_some_and(|(_, name)| name == RETURN)
    })
}

fn unable(reason: String) -> Report {
    Report::of(Execution::Unable { reason })
}

impl Report {
    pub fn of(what: Execution) -> Report {
        Report {
            what,
            ..Report::default()
        }
    }
}
