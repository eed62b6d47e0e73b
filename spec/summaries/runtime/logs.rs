//! The log of errors.

/// Returns an iterator at the end of the log, from which later entries can be read.
fn cudaLogsCurrent();

/// Writes the log's entries from an iterator on to a file, and moves the iterator behind them.
fn cudaLogsDumpToFile();

/// Writes the log's entries from an iterator on into a buffer, and moves the iterator behind them.
fn cudaLogsDumpToMemory();

/// Registers a function to be called for each entry that is added to the log.
fn cudaLogsRegisterCallback();

/// Unregisters a function, which is then no longer called for entries of the log.
fn cudaLogsUnregisterCallback();
