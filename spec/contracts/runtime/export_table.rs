//! Tables of functions for libraries of the vendor.

#![on("13.0.96")]

#[as_driver(cuGetExportTable)]
#[needs(runtime)]
#[yields(loaded = UNDEFINED, runtime = Unknown)]
#[order(observed, except(runtime))]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context, own_process)]
#[on("11.8.89", "12.9.79", "13.0.96")]
fn cudaGetExportTable(ppExportTable: _, pExportTableId: _) {
    check!(ppExportTable, pExportTableId, loaded, runtime);
}
