#pragma once

#include "model/core/result.h"
#include "model/scene/scene.h"

namespace wb::exporting {

/// A binary glTF 2.0 of what is seen of a scene: in metres, y up, a node a part, equal meshes once,
/// a primitive a face. Fails where nothing is seen, or where it is more than 4 GiB.
Result<Loaded<Bytes>> glbFrom(const scene::Scene& scene);

}  // namespace wb::exporting
