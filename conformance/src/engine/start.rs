//! Starts workers, and probes the library before the first case.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Instant;

use cuspec_case::Api;

use super::run::Run;
use super::start_error::{MAX_LINE_CHARS, MAX_PRINTED_LINES, StartError, name_loading};
use crate::engine::limits::Limits;
use crate::engine::process::{Process, Reply};
use crate::results::exit::Stop;
use crate::results::sanitize::{clip, sanitized, sanitized_lines};
use crate::results::verdict::End;
use crate::suite::machine::Machine;
use crate::suite::pool::{Pool, Stage};
use crate::worker::ipc::question::{ATTRIBUTES, Question};
use crate::worker::ipc::shared_page::Loading;
use crate::worker::ipc::{Description, FatalQuestion, Greeting, Setup};

/// Number of attributes that may end the probe before all attributes are skipped.
const MAX_FATAL_ATTRIBUTES: usize = 4;

/// Why the library cannot be tested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProbeError {
    /// The library or its device is missing.
    Absent(String),
    /// The probe itself failed.
    Broken(String),
}

/// Joins the names of files, for people.
fn join_names<'a>(files: impl Iterator<Item = &'a Path>) -> String {
    let names = files.map(|file| sanitized(&file.display().to_string()));
    names.collect::<Vec<_>>().join(" and ")
}

impl Run<'_> {
    /// Describes the library and the device behind it, if any.
    pub fn probe(&self) -> Result<Description, ProbeError> {
        self.subject.check_files().map_err(ProbeError::Absent)?;
        let absent = |what: String| Err(ProbeError::Absent(what));
        let driver = self.name_files(Loading::Driver);
        let runtime = self.name_files(Loading::Runtime);
        match self.query_library()? {
            Greeting::Described(description) => Ok(*description),
            Greeting::NoLibrary(reason) => {
                absent(format!("cannot load {driver}: {}", sanitized(&reason)))
            }
            Greeting::NoRuntime(reason) => {
                absent(format!("cannot load {runtime}: {}", sanitized(&reason)))
            }
            Greeting::NoDevice(reason) => {
                absent(format!("no device behind {driver}: {}", sanitized(&reason)))
            }
            Greeting::Unusable(reason) => absent(format!(
                "{driver} is not a CUDA driver: {}",
                sanitized(&reason)
            )),
            Greeting::NotRuntime(reason) => absent(format!(
                "{runtime} is not a CUDA runtime: {}",
                sanitized(&reason)
            )),
            Greeting::Ready => Err(ProbeError::Broken(
                "the probe returned an unexpected greeting".to_owned(),
            )),
        }
    }

    /// The names of the files loaded in this step, for people.
    fn name_files(&self, loading: Loading) -> String {
        let subject = &self.subject;
        let files: Vec<&Path> = match loading {
            Loading::Preloads if !subject.preloads.is_empty() => {
                subject.preloads.iter().map(PathBuf::as_path).collect()
            }
            Loading::Runtime => subject.runtime.as_deref().into_iter().collect(),
            Loading::Preloads | Loading::Driver | Loading::Done => {
                subject.first().into_iter().collect()
            }
        };
        let files = join_names(files.into_iter());
        // A preloaded library may be the cause of what happens in another one.
        match loading {
            Loading::Preloads => files,
            _ if subject.preloads.is_empty() => files,
            _ => {
                let preloads = join_names(subject.preloads.iter().map(PathBuf::as_path));
                format!("{files} with {preloads} preloaded")
            }
        }
    }

    /// Probes the library. A worker that ends during the probe is started a second time; if that one ends
    /// as well, the library is the cause, and not a busy machine.
    fn query_library(&self) -> Result<Greeting, ProbeError> {
        let api = match self.subject.runtime {
            Some(_) => Api::Runtime,
            None => Api::Driver,
        };
        let mut setup = self.setup(Pool::of(api, Stage::Bare), &Machine::default(), true);
        let mut fatal: Vec<FatalQuestion> = Vec::new();
        let greeting = loop {
            let mut greeting = self.start(&setup);
            if let Err(error @ StartError::Ended { end, asked, .. }) = &greeting
                // A query that hangs has already used the time limit of a call.
                && (asked.is_none() || *end != End::Timeout)
            {
                self.report_failed_start(error);
                greeting = self.start(&setup);
            }
            let Err(StartError::Ended { end, asked, .. }) = &greeting else {
                break greeting;
            };
            // After this many attributes have ended the probe, all attributes are skipped.
            let attributes = fatal.iter().filter(|fatal| is_attribute(fatal.question));
            let skips_attributes = attributes.count() + 1 >= MAX_FATAL_ATTRIBUTES;
            match *asked {
                Some(question) if is_attribute(question) && skips_attributes => {
                    setup.left_out.extend(ATTRIBUTES.map(Question::Attribute));
                }
                Some(question) if !setup.left_out.contains(&question) => {
                    setup.left_out.push(question);
                }
                _ => break greeting,
            }
            fatal.extend(asked.map(|question| FatalQuestion {
                question,
                ended: end.word(),
            }));
        };
        match greeting {
            Ok((_, Greeting::Described(mut description))) => {
                description.fatal = fatal;
                Ok(Greeting::Described(description))
            }
            Ok((_, greeting)) => Ok(greeting),
            Err(StartError::Ended {
                end,
                loading,
                printed,
                ..
            }) => {
                let mut message = format!(
                    "cannot load {}: {} while {} was loaded, twice",
                    self.name_files(loading),
                    end.text(),
                    name_loading(loading)
                );
                for line in sanitized_lines(printed.trim_end(), MAX_PRINTED_LINES) {
                    message += &format!("\n  printed    | {}", clip(&line, MAX_LINE_CHARS));
                }
                Err(ProbeError::Absent(message))
            }
            Err(broken) => Err(ProbeError::Broken(broken.to_string())),
        }
    }

    pub(crate) fn setup(&self, pool: Pool, machine: &Machine, probe: bool) -> Setup {
        let runtime = self.subject.runtime.clone();
        let variables = match pool.calls_only {
            true => self.subject.call_variables.clone(),
            false => BTreeMap::new(),
        };
        Setup {
            variables,
            driver: self.subject.driver.clone(),
            preloads: self.subject.preloads.clone(),
            runtime: runtime.filter(|_| pool.api == Api::Runtime),
            pool,
            machine: machine.clone(),
            memory: self.limits().memory,
            runs_undefined: self.runs_undefined,
            observes: self.observes,
            probe,
            left_out: self.left_out.clone(),
            keeps_objects: false,
        }
    }

    /// Starts a worker and waits for its greeting.
    fn start(&self, setup: &Setup) -> Result<(Process, Greeting), StartError> {
        let since = Instant::now();
        let limits = Limits {
            call: self.timeout,
            ..self.start_limits()
        };
        let started = self.launch(setup);
        let started = started.and_then(|process| self.greet_within(process, limits));
        self.counters.count_start(since);
        // The start is the only job at this time.
        self.counters.count_job(since);
        started
    }

    /// Starts a worker without waiting for its greeting.
    pub(super) fn launch(&self, setup: &Setup) -> Result<Process, StartError> {
        let mut process = Process::start(&self.launch)
            .map_err(|error| broken("cannot start a worker", &error))?;
        let line = serde_json::to_string(setup)
            .map_err(|error| broken("cannot serialize the setup of a worker", &error))?;
        process.send_line(&line, self.start_limits());
        Ok(process)
    }

    fn start_limits(&self) -> Limits {
        Limits {
            call: self.start_timeout,
            around: self.start_timeout,
            ..self.limits()
        }
    }

    /// Waits for the greeting of a worker.
    pub(super) fn greet(&self, process: Process) -> Result<(Process, Greeting), StartError> {
        self.greet_within(process, self.start_limits())
    }

    fn greet_within(
        &self,
        mut process: Process,
        limits: Limits,
    ) -> Result<(Process, Greeting), StartError> {
        match process.reply(limits) {
            Reply::Line(text) => match serde_json::from_str(&text) {
                Ok(greeting) => {
                    // Output printed while the library is loaded belongs to no case.
                    process.printed().take();
                    Ok((process, greeting))
                }
                Err(error) => Err(broken("cannot parse the greeting of a worker", &error)),
            },
            Reply::Ended(end) => {
                let printed = process.printed().take().map(|(text, _)| text);
                Err(StartError::Ended {
                    end,
                    asked: Question::of_number(process.page().begun()),
                    loading: process.page().loading(),
                    printed: printed.unwrap_or_default(),
                })
            }
        }
    }
}

fn is_attribute(question: Question) -> bool {
    matches!(question, Question::Attribute(_))
}

fn broken(what: &str, error: &dyn fmt::Display) -> StartError {
    StartError::Broken(format!("{what}: {}", sanitized(&error.to_string())))
}

impl From<ProbeError> for Stop {
    fn from(error: ProbeError) -> Stop {
        match error {
            ProbeError::Absent(reason) => Stop::absent(reason),
            ProbeError::Broken(reason) => Stop::infrastructure(reason),
        }
    }
}
