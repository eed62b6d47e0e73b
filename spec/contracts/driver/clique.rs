//! Cliques: groups of devices that access each other over a fabric. The functions are newer than all drivers that were
//! tested.

/// The device is connected to a fabric.
#[rules]
fn device_is_in_fabric() {
    /// The device is not connected to a fabric.
    #[rule("fabric", assumed)]
    if !device.handle_type_fabric_supported() {
        return NOT_SUPPORTED;
    }
}

/// Returns the number of fabric cliques that a device is in.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuDeviceGetCliqueCount(
    /// Place for the number.
    count: Out<usize>,
    /// The device.
    dev: Device,
) {
    device_is_in_fabric();
}

/// Lists the fabric cliques that a device is in: the type of access that a clique is for, and its number.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuDeviceGetCliqueInfo(
    /// Place for the cliques.
    #[may_leave_alone("a device may be in fewer cliques than there is room for")]
    #[varies]
    cliqueInfo: OutSlice<CUcliqueInfo, count>,
    /// The number of cliques that the place has room for; replaced by the number that was written.
    #[varies]
    count: InOut<usize, Length<4>>,
    /// The device.
    dev: Device,
) {
    device_is_in_fabric();
}

/// Returns the identity of the fabric cluster that a device belongs to.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuDeviceGetFabricClusterUuid(
    /// Place for the identity.
    #[varies]
    uuid: Out<CUuuid>,
    /// The device.
    dev: Device,
) {
    device_is_in_fabric();
}

/// A device lists as many cliques as it counts, and has one cluster.
#[scenario]
#[needs(initialized)]
#[gate(device.handle_type_fabric_supported())]
#[shows(cuDeviceGetCliqueCount, cuDeviceGetCliqueInfo, cuDeviceGetFabricClusterUuid)]
fn a_device_lists_its_cliques(cuda: &Driver) {
    let count = cuda.cuDeviceGetCliqueCount(0)?;
    let mut cliques = vec![CUcliqueInfo::default(); count + 1];
    for clique in &mut cliques {
        clique.r#type = CUcliqueType(99);
    }
    let mut found = cliques.len();
    cuda.cuDeviceGetCliqueInfo(cliques.as_mut_ptr(), &mut found, 0)?;
    expect!(found == count);
    for clique in &cliques[..count] {
        expect!(clique.r#type.0 <= CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT.0);
    }
    expect!(cliques[count].r#type.0 == 99);
    let cluster = cuda.cuDeviceGetFabricClusterUuid(0)?;
    expect!(cluster.bytes != [0; 16]);
    expect!(cuda.cuDeviceGetFabricClusterUuid(0)?.bytes == cluster.bytes);
}
