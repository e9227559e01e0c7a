#pragma once

#include "model/core/result.h"
#include "model/scene/scene.h"

namespace wb::exporting {

/// The viewer's model file: every mesh once, and where its parts stand in the region. Fails without
/// any mesh.
Result<Loaded<Bytes>> slmFrom(const scene::Scene& scene);

}  // namespace wb::exporting
