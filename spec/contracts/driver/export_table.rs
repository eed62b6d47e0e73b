//! Tables of functions for libraries of the vendor.

#![on("580.159.04")]

/// The number of a table.
#[fields]
struct CUuuid {
    /// Its first bytes.
    #[field(bytes)]
    start: Any,
}

/// Returns a table of functions that the driver keeps for libraries of the vendor.
#[needs(nothing)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context, own_process)]
#[order(observed)]
#[unreachable(SUCCESS, "takes the number of a table, which only libraries of the vendor know")]
#[no_visible_effect("a table is of use to libraries of the vendor only")]
#[unobserved(success, alive)]
fn cuGetExportTable(
    /// Room for the table.
    #[on_failure(zeroed)]
    ppExportTable: Out<VoidPtr>,
    /// Number of the table.
    pExportTableId: In<CUuuid>,
) {
    check!(ppExportTable, pExportTableId);

    /// No table has a number that the suite has made up.
    #[rule("known-number", observed, on("580.159.04"))]
    if (pExportTableId.start == 0 || pExportTableId.start == 7) && driver.version() != 0 {
        return INVALID_VALUE;
    }
}
