#pragma once

#include "model/core/core.h"
#include "model/scene/scene.h"

#include <functional>
#include <string_view>

namespace wb::exporting {

/// Writes a Wavefront OBJ of what is seen of a scene, piece by piece: in metres, y up, an object a
/// part, a material a face. The pieces are made on so many threads (0: as many as there are cores),
/// with the same bytes. Fails where nothing is seen.
Result<Diagnostics> writeObj(const scene::Scene& scene,
                             const std::function<void(std::string_view)>& sink,
                             std::size_t threads = 0);

/// A binary glTF 2.0 of what is seen of a scene: in metres, y up, a node a part, equal meshes once,
/// a primitive a face. Fails where nothing is seen, or where it is more than 4 GiB.
Result<Loaded<Bytes>> glbFrom(const scene::Scene& scene);
struct Seen;
/// The same of what was taken of a scene, with its findings.
Result<Loaded<Bytes>> glbFrom(Seen seen);

}  // namespace wb::exporting
