#pragma once

#include "model/core/core.h"

#include <functional>
#include <string_view>

namespace wb::exporting {

struct Seen;

/// Writes a Wavefront OBJ of what is seen of a scene, piece by piece: in metres, y up, an object a
/// part, a material a face. The pieces are made on so many threads (0: as many as there are cores),
/// with the same bytes.
void writeObj(const Seen& seen, const std::function<void(std::string_view)>& sink,
              std::size_t threads = 0);

/// A binary glTF 2.0 of what is seen of a scene, with its findings: in metres, y up, a node a part,
/// equal meshes once, a primitive a face. Fails where it is more than 4 GiB.
Result<Loaded<Bytes>> glbFrom(Seen seen);

}  // namespace wb::exporting
