//! From a toolkit's include folder to the declared model.
//!
//! Each API is read in three views in parallel. A declaration that clang or this program does not support is
//! left out and reported; the rest is read as if it were absent.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use cuspec_spec::declared::Toolkit;
use rayon::prelude::*;

use super::assemble::assemble;
use super::bind::{Headers, View, bind};
use super::bindings::{self, Bindings};
use super::declarations::{self, Declaration};
use super::described::Described;
use super::error::Error;
use super::headers::Family;
use super::left_out::Overlay;
use super::per_thread;
use super::probe::{Probed, probe};
use super::reading::{Reading, Source, Text};
use super::reduced::reduce;
use super::remarks::{Complaint, Remark};
use super::stubs;
use super::unresolved;
use super::versions;

/// Reads one toolkit of both APIs, or one release of a library.
pub(super) fn read(
    include: &[PathBuf],
    families: &[Family],
    toolkit: &Toolkit,
) -> Result<Reading, Error> {
    let folder = tempfile::tempdir().map_err(|error| Error::no_temporary_folder(&error))?;
    let stubs = folder.path().join("stubs");
    std::fs::create_dir(&stubs)
        .and_then(|()| stubs::write(&stubs))
        .map_err(|error| Error::file(&stubs, &error))?;
    let mut overlay = Overlay::new(folder.path().join("overlay"), include);
    let (start, patience) = (Instant::now(), patience(&overlay.include(), families));
    let (headers, declared) = loop {
        let headers = Headers {
            include: overlay.include(),
            stubs: stubs.clone(),
        };
        let left = patience.saturating_sub(start.elapsed());
        let Some(probed) = within(left, (headers.clone(), families.to_vec()), probe_all) else {
            return Err(overlay.give_up("clang does not finish in time"));
        };
        let (complaints, declared) = probed?;
        match complaints.is_empty() {
            true => break (headers, declared),
            false => overlay.blank(&complaints)?,
        }
    };
    let readings: Result<Vec<Reading>, Error> = families
        .par_iter()
        .zip(declared)
        .map(|(family, declared)| {
            let copies = folder.path().join("reduced").join(family.main);
            read_family(family, &headers, &declared, toolkit, &copies)
        })
        .collect();
    let mut reading = readings?.into_iter().fold(Reading::default(), join);
    unresolved::leave_out(&mut reading, |api| {
        let mut family = families.iter().filter(|family| family.api == api);
        match family.next() {
            Some(family) => Ok((family.main, read_texts(&headers, family)?)),
            None => Ok(("", Vec::new())),
        }
    })?;
    reading.remarks.splice(0..0, overlay.remarks);
    reading.unread.words.extend(overlay.words);
    Ok(reading)
}

/// Time limit for clang's errors. A file that is not a header can take hours; a header takes a
/// fraction of this.
fn patience(include: &[PathBuf], families: &[Family]) -> Duration {
    let names = families.iter().flat_map(Family::all);
    let paths = names.filter_map(|name| {
        let mut places = include.iter().map(|folder| folder.join(name));
        places.find(|path| path.is_file())
    });
    let bytes = paths.filter_map(|path| std::fs::metadata(path).ok());
    let bytes: u64 = bytes.map(|found| found.len()).sum();
    LEAST_PATIENCE + Duration::from_micros(bytes)
}

const LEAST_PATIENCE: Duration = Duration::from_secs(5);

/// Returns the result of some work if it finishes in time. clang cannot be stopped; it ends with the process.
fn within<I: Send + 'static, T: Send + 'static>(
    limit: Duration,
    input: I,
    work: fn(I) -> T,
) -> Option<T> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        // The receiver may have timed out.
        let _ = sender.send(work(input));
    });
    receiver.recv_timeout(limit).ok()
}

/// The functions of the three views.
type Views = [Vec<Declaration>; 3];

/// Returns the errors of clang in any view, each once, and the declarations of each family's views.
fn probe_all(
    (headers, families): (Headers, Vec<Family>),
) -> Result<(Vec<Complaint>, Vec<Views>), Error> {
    let families = families.par_iter();
    let found: Result<Vec<_>, Error> = families
        .map(|family| probe_family(family, &headers))
        .collect();
    let (mut complaints, mut declared) = (Vec::new(), Vec::new());
    for views in found? {
        declared.push(views.map(|view| {
            complaints.extend(view.complaints);
            view.functions
        }));
    }
    complaints.sort();
    complaints.dedup();
    Ok((complaints, declared))
}

/// The present headers of one API, for the views.
struct Included {
    all: Vec<&'static str>,
    with_versions: Vec<&'static str>,
    /// Headers whose declarations are kept.
    from: Vec<&'static str>,
    /// Macros that reveal every symbol.
    every_symbol: &'static [&'static str],
    target: &'static str,
}

impl Included {
    fn find(family: &Family, headers: &Headers) -> Self {
        let is_there = |name: &&str| headers.find(name).is_some();
        let included: Vec<&str> = family.included().filter(is_there).collect();
        let versions: Vec<&str> = family.versions.iter().copied().filter(is_there).collect();
        let parts = family.parts.iter().copied().filter(is_there);
        let before = family.before.iter().copied();
        let all: Vec<&str> = before.chain(included.iter().copied()).collect();
        Self {
            with_versions: all.iter().chain(&versions).copied().collect(),
            from: included
                .iter()
                .chain(&versions)
                .copied()
                .chain(parts)
                .collect(),
            every_symbol: family.every_symbol,
            target: family.target,
            all,
        }
    }

    /// Three views: every symbol; a program's; a program's with the per-thread default stream.
    fn views(&self) -> [View<'_>; 3] {
        [
            View::all(&self.with_versions, self.every_symbol, &self.from),
            View::functions(&self.all, &[], &self.from),
            View::functions(&self.all, per_thread::PER_THREAD, &self.from),
        ]
        .map(|view| view.on(self.target))
    }
}

fn probe_family(family: &Family, headers: &Headers) -> Result<[Probed; 3], Error> {
    let included = Included::find(family, headers);
    let [internal, default, per_thread] = &included.views();
    let probe = |view| probe(headers, view);
    let (internal, (default, per_thread)) = rayon::join(
        || probe(internal),
        || rayon::join(|| probe(default), || probe(per_thread)),
    );
    Ok([internal?, default?, per_thread?])
}

fn read_family(
    family: &Family,
    headers: &Headers,
    [every, visible, per_thread]: &Views,
    toolkit: &Toolkit,
    copies: &Path,
) -> Result<Reading, Error> {
    let included = Included::find(family, headers);
    let [internal, default, _] = &included.views();
    let reduced = reduce(headers, every, copies)?;
    let on_windows = View::all(
        &included.with_versions,
        included.every_symbol,
        &included.from,
    );
    let on_windows = on_windows.on_windows();
    let texts = read_texts(headers, family)?;
    let (internal, (windows, described)) = rayon::join(
        || match parse_view(&reduced.headers, family, internal)
            .map(|found| reduced.complete(found, every))
        {
            Ok(Some(whole)) => Ok(whole),
            Ok(None) => parse_view(headers, family, internal),
            Err(error) => Err(error),
        },
        || {
            let windows = bind(&reduced.headers, family.main, &on_windows);
            let windows = windows.map(|file| bindings::read(&file));
            (
                windows,
                Described::read(texts.iter().map(|text| (text.name, &*text.content))),
            )
        },
    );
    let (internal, windows) = (internal?, windows?);
    let default = match declarations::read(visible, every, &internal) {
        Some(functions) => Bindings {
            functions,
            ..Bindings::default()
        },
        None => parse_view(headers, family, default)?,
    };
    let source = Source {
        family,
        default: &default,
        internal: &internal,
        windows: &windows,
        versions: &versions::read(&internal),
        texts: &texts,
        described: &described,
    };
    let mut reading = assemble(&source, toolkit);
    let slips = per_thread::check(family.main, &reading.facts, per_thread)?;
    reading.remarks.extend(slips);
    let is_there = |name: &&str| headers.find(name).is_some();
    for header in family.promised().filter(|name| !is_there(name)) {
        let header = header.to_owned();
        reading.unread.headers.insert(header.clone());
        reading.remarks.push(Remark::NoHeader { header });
    }
    Ok(reading)
}

fn parse_view(headers: &Headers, family: &Family, view: &View<'_>) -> Result<Bindings, Error> {
    let bindings = bindings::read(&bind(headers, family.main, view)?);
    if bindings.functions.is_empty() {
        return Err(Error::Empty {
            header: family.main.to_owned(),
        });
    }
    Ok(bindings)
}

/// Returns the texts of the present headers, the main one first.
fn read_texts(headers: &Headers, family: &Family) -> Result<Vec<Text>, Error> {
    let mut texts = Vec::new();
    for name in family.texts() {
        if let Some(path) = headers.find(name) {
            let bytes = std::fs::read(&path).map_err(|error| Error::file(&path, &error))?;
            let content = String::from_utf8_lossy(&bytes).into_owned();
            texts.push(Text { name, content });
        }
    }
    Ok(texts)
}

fn join(mut left: Reading, right: Reading) -> Reading {
    left.facts.functions.extend(right.facts.functions);
    left.facts.enums.extend(right.facts.enums);
    left.facts.records.extend(right.facts.records);
    left.facts.typedefs.extend(right.facts.typedefs);
    left.facts.constants.extend(right.facts.constants);
    left.remarks.extend(right.remarks);
    left.unread.words.extend(right.unread.words);
    left.unread.headers.extend(right.unread.headers);
    left
}
