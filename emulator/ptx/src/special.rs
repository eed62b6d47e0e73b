//! Special registers.

use crate::types::Type;

macro_rules! specials {
    ($($name:ident $text:literal $ty:ident,)*) => {
        /// A special register.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Special { $($name,)* }

        /// The names of all special registers.
        #[cfg(test)]
        pub(crate) const NAMES: &[&str] = &[$($text,)*];

        /// Returns the special register of this name, including the component after a dot, and its type.
        pub(crate) fn special(name: &str) -> Option<(Special, Type)> {
            Some(match name {
                $($text => (Special::$name, Type::$ty),)*
                _ => return None,
            })
        }
    };
}

specials! {
    TidX "%tid.x" U32,
    TidY "%tid.y" U32,
    TidZ "%tid.z" U32,
    NtidX "%ntid.x" U32,
    NtidY "%ntid.y" U32,
    NtidZ "%ntid.z" U32,
    CtaidX "%ctaid.x" U32,
    CtaidY "%ctaid.y" U32,
    CtaidZ "%ctaid.z" U32,
    NctaidX "%nctaid.x" U32,
    NctaidY "%nctaid.y" U32,
    NctaidZ "%nctaid.z" U32,
    LaneId "%laneid" U32,
    WarpId "%warpid" U32,
    WarpCount "%nwarpid" U32,
    SmId "%smid" U32,
    SmCount "%nsmid" U32,
    GridId "%gridid" U64,
    MaskEqual "%lanemask_eq" U32,
    MaskLess "%lanemask_lt" U32,
    MaskLessEqual "%lanemask_le" U32,
    MaskGreater "%lanemask_gt" U32,
    MaskGreaterEqual "%lanemask_ge" U32,
    Clock "%clock" U32,
    ClockHigh "%clock_hi" U32,
    Clock64 "%clock64" U64,
    GlobalTimer "%globaltimer" U64,
    GlobalTimerLow "%globaltimer_lo" U32,
    GlobalTimerHigh "%globaltimer_hi" U32,
    DynamicShared "%dynamic_smem_size" U32,
    TotalShared "%total_smem_size" U32,
    WorkspaceHigh "%envreg1" U32,
    WorkspaceLow "%envreg2" U32,
    ClusterIdX "%clusterid.x" U32,
    ClusterIdY "%clusterid.y" U32,
    ClusterIdZ "%clusterid.z" U32,
    ClusterCountX "%nclusterid.x" U32,
    ClusterCountY "%nclusterid.y" U32,
    ClusterCountZ "%nclusterid.z" U32,
    ClusterCtaidX "%cluster_ctaid.x" U32,
    ClusterCtaidY "%cluster_ctaid.y" U32,
    ClusterCtaidZ "%cluster_ctaid.z" U32,
    ClusterNctaidX "%cluster_nctaid.x" U32,
    ClusterNctaidY "%cluster_nctaid.y" U32,
    ClusterNctaidZ "%cluster_nctaid.z" U32,
    ClusterRank "%cluster_ctarank" U32,
    ClusterSize "%cluster_nctarank" U32,
    CurrentGraph "%current_graph_exec" U64,
}
