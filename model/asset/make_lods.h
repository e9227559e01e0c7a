#pragma once

#include "model/asset/mesh_asset.h"

namespace wb::asset {

/// The share of its volume that the hull of a made level keeps at least: the base hull is made of
/// the low level; of the lowest some is enough.
constexpr double keptVolume(Lod lod) { return lod == Lod::lowest ? 0 : 0.8; }

/// A level of detail made of the one above, face by face (see mesh::lowerLevel), on corners that
/// were there already, with all that they have. `scale`: sides at which it is seen, in metres.
Faces lowerLevel(const Faces& above, Lod lod, const glm::dvec3& scale);

}  // namespace wb::asset
