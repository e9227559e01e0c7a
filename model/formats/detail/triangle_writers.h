#pragma once

#include "model/core/core.h"
#include "model/formats/detail/surfaces.h"

#include <functional>
#include <string_view>

namespace wb::exporting {

/// Writes a binary STL of what is seen, piece by piece: metres, z up, single precision, all
/// triangles with their normals. Fails for more triangles than the format counts.
Result<void> writeStl(const Seen& seen, const std::function<void(std::string_view)>& sink);

/// Writes a binary little-endian PLY likewise, in double precision, vertices once each. Fails for
/// more vertices than 32 bits count.
Result<void> writePly(const Seen& seen, const std::function<void(std::string_view)>& sink);

}  // namespace wb::exporting
