#pragma once

#include "model/formats/models3d/detail/gltf_buffers.h"
#include "model/formats/models3d/detail/model_surface.h"

namespace wb::import3d {

/// The triangles of a glTF primitive that are packed by Draco: `packed` is its
/// KHR_draco_mesh_compression. Positions, and where they are there, normals and the first texture
/// coordinates as the file has them. The counts in the packed bytes must be those of the
/// primitive's accessors, and are looked at before there is memory for them; the rest is
/// libdraco's, within the limits of the process. Throws Refused.
Surface dracoSurface(const GltfDocument& document, GltfBuffers& buffers, const Json& primitive,
                     const Json& packed);

}  // namespace wb::import3d
