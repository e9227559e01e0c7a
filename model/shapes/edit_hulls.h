#pragma once

#include "model/core/core.h"
#include "model/cost/cost.h"
#include "model/scene/scene.h"
#include "model/shapes/fitting_hull.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

class Solid;

// Hulls of a decomposition as somebody changes them by hand: each returns all of them, in their
// order, in metres. Indices are below the number of hulls or corners. What the grid would refuse
// fails: no hull at all, too many, or one of next to no volume.

using Pieces = std::vector<Piece>;

/// Returns the `hulls` whose indices are not `named`; fails where none is left.
Result<Pieces> withoutHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// Returns the `hulls` with one around all that are `named`, at least two, where the first of them
/// was.
Result<Pieces> mergedHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// Returns two hulls in place of one, on both sides of a plane.
/// @param hulls  All of them.
/// @param hull   Index of the one to divide: its lower half stays there, the other comes last.
/// @param axis   0 to 2 for x to z: what the plane is across.
/// @param place  Of the plane on that axis, m. Fails where it does not go through the hull.
Result<Pieces> splitHull(const Pieces& hulls, std::size_t hull, int axis, double place);

/// Returns the `hulls` with a box as the last, around its `middle`, with sides of `size`, m.
Result<Pieces> withBox(const Pieces& hulls, const glm::dvec3& middle, const glm::dvec3& size);

/// Returns the hulls with a corner of one elsewhere: what then lies inside it is a corner no more.
/// @param hulls   All of them.
/// @param hull    Index of the one that changes.
/// @param corner  Index among Piece::corners of that hull.
/// @param place   Where the corner goes, m.
Result<Pieces> withCornerAt(const Pieces& hulls, std::size_t hull, std::size_t corner,
                            const glm::dvec3& place);

/// Returns both ends, m, of each edge of a `piece` between faces that do not lie in one plane.
std::vector<std::array<glm::dvec3, 2>> edgesOf(const Piece& piece);

}  // namespace wb::shape

namespace wb::making {

/// Returns the decomposition of a mesh `part` of the `scene`, in its frame, m; empty where it has
/// none. Fails for a mesh that is missing, and where a hull has next to no volume.
Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part);

/// Returns the `scene` in which that `part`, and all that have the same mesh and size, collide as
/// these `hulls`. Where others have that mesh too, it stays theirs; else it is taken out. Fails
/// where the grid would refuse it.
Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls);

/// What a part and its linkset would cost with hulls as withHulls gives them.
struct HullsCost {
  std::optional<double> physics;  ///< Of the part, PE.
  double landImpact = 0;
};
/// Returns that for a part, without making the mesh.
/// @param scene       As it is now.
/// @param statistics  Of the scene, under the profile.
/// @param profile     The rules that costs follow.
/// @param part        The one whose hulls are edited; those of the same mesh and size change too.
/// @param hulls       In the part's frame, m.
HullsCost costWith(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                   const cost::Profile& profile, const scene::Target& part,
                   const shape::Pieces& hulls);

/// What hulls of a part are measured by: its solid, as it is made where shapes are asked for.
struct HullScale {
  mesh::TriangleMesh seen;
  std::shared_ptr<const shape::Solid> solid;
  double diagonal = 0;  ///< Of the box around what is seen, m.
};
/// Makes what hulls of a part are measured by: as finely as for 5 % of its diagonal.
/// @param part    Its scale is that of the hulls.
/// @param mesh    Of the part; null for one that is missing: then it fails.
/// @param before  Returned as it is where it is of the same mesh and size: making one takes its
///     time. One without a solid: nothing there yet.
/// @param task    Cancelled: fails.
Result<HullScale> scaleFor(const scene::Part& part, const asset::MeshAsset* mesh, HullScale before,
                           const Task& task = {});
/// Returns how far hulls are from what they stand for, m (ShapeError::error): 0 where that is
/// rounding alone, the diagonal for none.
/// @param scale  What they are measured by.
/// @param hulls  In the same part's frame, m.
/// @param task   Cancelled: the result means nothing.
double errorBy(const HullScale& scale, const shape::Pieces& hulls, const Task& task = {});

}  // namespace wb::making
