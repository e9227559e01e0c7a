#pragma once

#include "model/base/result.h"
#include "model/scene/scene.h"

namespace wb::exporting {

/// A Wavefront OBJ of what is seen of a scene: in metres, y up, an object a part, a material a
/// face. Fails where nothing is seen.
Result<Loaded<Bytes>> objFrom(const scene::Scene& scene);

}  // namespace wb::exporting
