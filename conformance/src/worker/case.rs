//! One case: everything is made, the state is entered, the call is made, everything is undone.

use cuspec_case::{Api, Case, Effect, EffectKind, Expr, Kind};
use cuspec_harness::{Run, Runtime, Scenario};

use super::arguments::{Arguments, Facts};
use super::call::{Answer, Call};
use super::export;
use super::fault;
use super::last_error;
use super::settings::Settings;
use super::state::State;
use crate::suite::decision::decide;
use crate::suite::expr_display::show;
use crate::suite::static_eval::StaticEval;
use crate::suite::{Suite, Thunk};
use crate::worker::driver_calls::Handle;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Called, Report, Setup, What};
use crate::worker::resources::{CaseResources, SetupError, Words, WorkerResources};

/// `CUDA_ERROR_NOT_INITIALIZED`.
const NOT_INITIALIZED: u32 = 3;

/// Runs cases on the calling thread.
#[derive(Clone, Copy)]
pub(super) struct Runner<'a> {
    pub suite: &'a Suite,
    pub setup: &'a Setup,
    pub shared: &'a WorkerResources,
    pub page: &'a SharedPage,
}

impl Runner<'_> {
    /// Runs a case. What comes as a surprise is tried again with nothing that another case has used:
    /// one that left something in another state, against all that its contract says, is charged to
    /// itself alone.
    pub(super) fn run(&self, case: &Case) -> Report {
        let report = self.run_once(case);
        if !report.is_doubtful || report.retire.is_some() {
            return report;
        }
        let mut again = self.run_once(case);
        if let What::Called(called) = &report.what {
            let code = self.suite.show_code(case.api, called.code);
            let note = format!("with what another case had used, the call answered {code}");
            again.notes.push(note);
        }
        again
    }

    fn run_once(&self, case: &Case) -> Report {
        self.page.note_caller(fault::thread());
        self.page.enter(Phase::Prepare);
        let static_eval = StaticEval::new(case, &self.setup.machine);
        if let Some(reason) = static_eval.closed_gate() {
            return Report::of(What::Skipped { reason });
        }
        let Some(function) = self.shared.api.symbol(case.api, &case.function) else {
            return Report::of(What::Missing);
        };
        if case.kind == Kind::Scenario {
            return match self.suite.scenario(&case.id) {
                Some(scenario) => self.play(scenario, case.lasting),
                None => unable(format!("the suite has no scenario {}", case.id)),
            };
        }
        if case.kind == Kind::Export {
            let report = export::look_up(&self.shared.api, case, function);
            return self.finish(report, CaseResources::new(self.shared));
        }
        let Some(thunk) = (self.suite.thunk)(&case.function) else {
            return unable(format!("the suite cannot call {}", case.function));
        };
        let Some(state) = State::parse(&case.state) else {
            return unable(format!("the runner knows no state `{}`", case.state));
        };
        if self.setup.runs_undefined && static_eval.decide().is_undefined() {
            // Where nothing is promised, the answer may depend on what lies beside an argument.
            self.shared.forget_memory();
        }
        let mut resources = CaseResources::new(self.shared);
        match self.call(case, function, thunk, state, &mut resources) {
            Ok(report) => self.finish(report, resources),
            Err(error) => self.finish(self.tell(error), resources),
        }
    }

    fn call(
        &self,
        case: &Case,
        function: *const core::ffi::c_void,
        thunk: Thunk,
        state: State,
        resources: &mut CaseResources<'_>,
    ) -> Result<Report, SetupError> {
        self.make_current(resources)?;
        let ends_context =
            |effect: &Effect| effect.kind == EffectKind::Ends && effect.resource == "Context";
        let row = self.suite.effects_of(&case.function);
        if row.is_some_and(|row| row.effects.iter().any(ends_context)) {
            resources.expect_contexts_destroyed();
        }
        if state == State::InCallback {
            resources.expect_callback();
        }
        let arguments = Arguments::make(case, resources, &self.setup.machine)?;
        let facts = Facts {
            machine: &self.setup.machine,
            arguments: &arguments,
            case,
            suite: self.suite,
        };
        let decision = decide(case.api, &case.expect, &facts);
        // Such a call mostly ends the process, and its answer is no verdict.
        if decision.is_undefined() && !self.setup.runs_undefined {
            return Ok(Report::of(What::Undefined));
        }
        if resources.is_second_hand() {
            self.page.note_second_hand();
        }
        resources.arm()?;
        self.page.note_decision(&decision);
        let runtime = self.runtime_of(case);
        if let Some(runtime) = &runtime {
            last_error::reset(runtime);
        }
        let is_elsewhere = state.is_elsewhere(case.api);
        if !is_elsewhere {
            state.enter(resources)?;
        }
        let settings = row
            .filter(|_| case.lasting && !is_elsewhere)
            .and_then(|row| Settings::remember(self.suite, &self.shared.api, row, &arguments));
        let last_error = runtime.as_ref().map_or(0, last_error::peek);
        let call = Call {
            thunk,
            function,
            args: &arguments.pointers(),
            returned: arguments.returned(),
            page: self.page,
        };
        let changes = row.map_or(&[][..], |row| row.changes);
        let answer = match state {
            State::InCallback => call.make_in_callback(resources)?,
            State::ContextDestroyed if is_elsewhere => {
                self.call_without_context(&call, changes, resources)?
            }
            _ => call.make(),
        };
        let last_error = runtime
            .and_then(|runtime| last_error::inspect(&runtime, last_error, answer.code, changes));
        state.leave(resources);
        let mut retire = note_effects(case, &arguments, answer, resources);
        resources.disarm();
        let waited = wait(resources);
        if case.lasting && answer.code == 0 {
            self.page.enter(Phase::CleanUp);
            if !settings.is_some_and(|settings| settings.put_back()) {
                let lasts = || format!("{} changed the process for good", case.function);
                retire.get_or_insert_with(lasts);
            }
        }
        let mut called = Called {
            later: decision.asks_later().then_some(waited),
            // What is meant to last may well leave nothing that could be waited for.
            poisoned: self.poison(waited).filter(|_| retire.is_none()),
            decision,
            code: answer.code,
            ..Called::default()
        };
        let code = self.suite.show_code(case.api, called.code);
        let notes = inspect(case, &facts, &mut called, &code);
        if let Some(change) = last_error {
            let show = |code| self.suite.show_code(case.api, code);
            let found = format!(
                "it is {}, not {}",
                show(change.found),
                show(change.expected)
            );
            let rule = format!("{}/last-error", case.function);
            called.broken.push((rule, found));
        }
        Ok(Report {
            retire: retire.or_else(|| called.poisoned.clone()),
            what: What::Called(called),
            time_us: Some(answer.time_us),
            notes,
            ..Report::default()
        })
    }

    /// Has a thread make the call whose current context is destroyed.
    fn call_without_context(
        &self,
        call: &Call<'_>,
        changes: &[&str],
        resources: &mut CaseResources<'_>,
    ) -> Result<Answer, SetupError> {
        let thread = resources.orphan_thread()?;
        if resources.is_second_hand() {
            self.page.note_second_hand();
        }
        let (answer, is_same) = thread.run(|| call.make())?;
        if is_same && (answer.code != 0 || changes.is_empty()) {
            resources.keep_thread(thread);
        }
        Ok(answer)
    }

    fn make_current(&self, resources: &CaseResources<'_>) -> Result<(), SetupError> {
        if let Some(primary) = self.shared.primary {
            resources.api().cuCtxSetCurrent(primary as Handle)?;
        }
        Ok(())
    }

    /// The runtime, if the call is one of its own.
    fn runtime_of(&self, case: &Case) -> Option<Runtime> {
        let runtime = self.shared.api.runtime;
        runtime.filter(|_| case.api == Api::Runtime)
    }

    /// Why the process cannot go on after this.
    fn poison(&self, waited: u32) -> Option<String> {
        (waited != 0).then(|| {
            let code = self.shared.api.show_code(Api::Driver, waited);
            format!("cuCtxSynchronize answered {code}")
        })
    }

    fn play(&self, scenario: &Scenario, is_lasting: bool) -> Report {
        let resources = CaseResources::new(self.shared);
        if scenario.needs.iter().any(|need| need.contains("context"))
            && let Err(error) = self.make_current(&resources)
        {
            return self.tell(error);
        }
        self.page.enter(Phase::Play);
        let api = &self.shared.api;
        let failure = match (scenario.run, &api.runtime) {
            (Run::Driver(run), _) => run(&api.driver).err(),
            (Run::Runtime(run), Some(runtime)) => run(runtime).err(),
            (Run::Runtime(_), None) => return Report::of(What::Missing),
        };
        self.page.enter(Phase::CleanUp);
        // One that failed did not come to the end, where it undoes what it has done.
        let retire = if failure.is_some() {
            Some("a scenario that fails leaves things behind".to_owned())
        } else if is_lasting {
            Some("the scenario changed the process for good".to_owned())
        } else {
            self.look_after(&resources)
        };
        let report = Report {
            retire,
            ..Report::of(What::Played {
                failure: failure.map(|failure| failure.to_string()),
            })
        };
        self.finish(report, resources)
    }

    /// Whether the next case finds its context alive after calls that nobody kept track of.
    fn look_after(&self, resources: &CaseResources<'_>) -> Option<String> {
        self.shared.forget_destroyed_context();
        let alive = self
            .make_current(resources)
            .and_then(|()| Ok(resources.wait()?));
        match alive {
            Ok(()) => None,
            Err(_) => Some("the scenario left the primary context unusable".to_owned()),
        }
    }

    /// Undoes everything, and sees whether the process is fit for the next case.
    fn finish(&self, mut report: Report, resources: CaseResources<'_>) -> Report {
        self.page.enter(Phase::CleanUp);
        let is_sound = report.what.is_sound(self.suite);
        let is_judged =
            matches!(&report.what, What::Called(called) if !called.decision.is_observed());
        report.is_doubtful = is_judged && !is_sound && resources.is_second_hand();
        for error in resources.release(is_sound) {
            let note = format!("cleaning up, {}", self.shared.api.show(&error));
            report.retire.get_or_insert_with(|| note.clone());
            report.notes.push(note);
        }
        if !self.setup.pool.is_initialized && self.has_initialized_itself() {
            let reason = "the call initialised the driver".to_owned();
            report.retire.get_or_insert(reason);
        }
        report
    }

    /// A case that could not be called, and whose fault that is.
    fn tell(&self, error: SetupError) -> Report {
        Report::of(match error {
            SetupError::Unknown(reason) => What::Unable { reason },
            SetupError::Unavailable(reason) => What::Skipped { reason },
            SetupError::Refused(error) => What::Refused {
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

/// Waits for everything that the call has started: what that answers, in a process that has a
/// context to wait for.
fn wait(resources: &CaseResources<'_>) -> u32 {
    match resources.wait() {
        Ok(()) => 0,
        Err(error) => error.code.unwrap_or(0),
    }
}

/// Looks at what the call did to its places, and whether what must hold does. What is merely
/// assumed to hold comes back as remarks.
fn inspect(case: &Case, facts: &Facts<'_>, called: &mut Called, code: &str) -> Vec<String> {
    let places = facts.arguments.places();
    called.overrun = places.iter().filter_map(|place| place.overrun()).collect();
    let failed_with = (called.code != 0).then_some(code);
    let touched = places.iter().filter_map(|place| place.touched(failed_with));
    called.touched = touched.collect();
    if failed_with.is_some() {
        return Vec::new();
    }
    let mut notes = Vec::new();
    for ensure in &case.ensures {
        if ensure.holds.eval(facts) != Some(0) {
            continue;
        }
        let found = explain(&ensure.holds, facts);
        if ensure.assumed {
            notes.push(format!("{} is assumed, and {found}", ensure.rule));
        } else {
            called.broken.push((ensure.rule.clone(), found));
        }
    }
    notes
}

/// Notes what a successful call has made, taken or changed.
fn note_effects(
    case: &Case,
    arguments: &Arguments,
    answer: Answer,
    resources: &mut CaseResources<'_>,
) -> Option<String> {
    if answer.code != 0 {
        return None;
    }
    let words = Words {
        arg: &|param| arguments.word(param),
        out: &|param| {
            arguments
                .place(param)?
                .read(0, 8, false)
                .map(|value| value as u64)
        },
    };
    resources.note_call(&case.function, &words)
}

/// What does not hold, with the values that a comparison had.
fn explain(holds: &Expr, facts: &Facts<'_>) -> String {
    let what = show(holds);
    let Expr::Binary(_, left, right) = holds else {
        return format!("not {what}");
    };
    match (left.eval(facts), right.eval(facts)) {
        (Some(left), Some(right)) => format!("not {what}, with {left} and {right}"),
        _ => format!("not {what}"),
    }
}

fn unable(reason: String) -> Report {
    Report::of(What::Unable { reason })
}

impl Report {
    pub fn of(what: What) -> Report {
        Report {
            what,
            ..Report::default()
        }
    }
}
