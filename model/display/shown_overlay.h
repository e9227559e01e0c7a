#pragma once

#include "model/geometry/triangle_mesh.h"

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

namespace wb::layers {

// What is drawn about a scene to tell something of it, in region metres.

/// Two surfaces in one, a shape and what it stands for: the outer one of both is what is seen.
struct DeviationOverlay {
  mesh::TriangleMesh mesh;
  /// One a triangle, m: above 0 of the shape, so far outside what it stands for; below 0 of that,
  /// so far outside the shape.
  std::vector<double> distances;
  /// The largest that there is, m, also between the middles of triangles: the error of the shape.
  double farthest = 0;
};

/// What a shape makes of a place where an avatar stood.
enum class Walkable : std::uint8_t {
  kept,   ///< One fits still,
  taken,  ///< or no more.
  cut     ///< On a way that there was between places and is no more.
};
inline constexpr std::array allWalkables{Walkable::kept, Walkable::taken, Walkable::cut};

/// Tiles under the feet of avatars.
struct WaysOverlay {
  std::array<mesh::TriangleMesh, allWalkables.size()> tiles;  ///< By Walkable.
};

using Overlay = std::variant<std::monostate, DeviationOverlay, WaysOverlay>;

}  // namespace wb::layers
