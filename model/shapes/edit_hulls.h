#pragma once

#include "model/core/core.h"
#include "model/cost/cost.h"
#include "model/scene/scene.h"
#include "model/shapes/detail/fitting_hull.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

// Hulls of a decomposition as somebody changes them by hand: each gives all of them anew, in their
// order, in metres. Indices are below the number of hulls or corners. What the grid would refuse
// fails: no hull at all, too many, or one of next to no volume.

using Pieces = std::vector<Piece>;

/// Those that are not named.
Result<Pieces> withoutHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// One around all that are named, at least two, where the first of them was.
Result<Pieces> mergedHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// Two in place of one, on both sides of a plane across an axis (0 to 2 for x to z).
Result<Pieces> splitHull(const Pieces& hulls, std::size_t hull, int axis, double place);

/// A box besides.
Result<Pieces> withBox(const Pieces& hulls, const glm::dvec3& middle, const glm::dvec3& size);

/// One with a corner elsewhere: what then lies inside it is a corner no more.
Result<Pieces> withCornerAt(const Pieces& hulls, std::size_t hull, std::size_t corner,
                            const glm::dvec3& place);

/// Both ends of each edge between faces that do not lie in one plane.
std::vector<std::array<glm::dvec3, 2>> edgesOf(const Piece& piece);

}  // namespace wb::shape

namespace wb::making {

/// The decomposition of a mesh part, in its frame, m; empty where it has none. Fails for a mesh
/// that is missing, and where a hull has next to no volume.
Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part);

/// The scene in which that part, and all that have the same mesh and size, collide as these hulls.
/// Where others have that mesh too, it stays theirs. Fails where the grid would refuse it.
Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls);

/// What a part and its linkset would cost with hulls as withHulls gives them.
struct HullsCost {
  std::optional<double> physics;  ///< Of the part, PE.
  double landImpact = 0;
};
HullsCost costWith(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                   const cost::Profile& profile, const scene::Target& part,
                   const shape::Pieces& hulls);

/// What hulls of a part are measured by: its solid, as it is made where shapes are asked for.
struct HullScale {
  mesh::TriangleMesh seen;
  std::shared_ptr<const shape::Solid> solid;
  double diagonal = 0;  ///< Of the box around what is seen, m.
};
/// `before` where it is of the same mesh: making one takes its time.
Result<HullScale> scaleFor(const scene::Part& part, const asset::MeshAsset* mesh, HullScale before,
                           const Task& task = {});
/// How far they are from it, m: ShapeError::error.
double errorBy(const HullScale& scale, const shape::Pieces& hulls, const Task& task = {});

}  // namespace wb::making
