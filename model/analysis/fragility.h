#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/geometry/geometry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace wb::tuning {

/// Returns a number from -1 (included) to 1 that depends on its arguments alone: SplitMix64 of
/// their mix, the same bits everywhere.
/// @param stream  Which sequence of numbers.
/// @param place   Of the vertex; equal places move alike (-0 is 0).
/// @param axis    0 to 2 for x to z.
double shift(std::uint64_t stream, const glm::dvec3& place, int axis);

/// Triangles whose vertices are moved at random, the same way for the same stream.
class PerturbedSurface {
 public:
  /// Of a stored mesh: moved by half a step where metres are 0.
  PerturbedSurface(const asset::Faces& faces, const glm::dvec3& scale);
  /// Of a mesh that is stored nowhere: not moved where metres are 0.
  PerturbedSurface(mesh::TriangleMesh mesh, const glm::dvec3& scale);

  /// Returns the widths of the surface's triangles with its vertices moved.
  /// @param metres  The farthest that a vertex moves along each axis; 0: half a step of the format.
  /// @param stream  See shift.
  /// @param room    Scratch: holds the moved vertices; it can be used again and again.
  mesh::WidthStatistics perturbed(double metres, std::uint64_t stream,
                                  mesh::TriangleMesh& room) const;

 private:
  mesh::TriangleMesh mesh_;            ///< In the unit cube.
  std::vector<glm::dvec3> halfSteps_;  ///< One a vertex, in the unit cube; empty: none.
  glm::dvec3 scale_;
};

/// How often vertices are moved at each level. Odd, so that the median is one of the costs.
inline constexpr std::size_t fragilityTrials = 101;
inline constexpr std::uint64_t fragilitySeed = 20'110'825;

/// The most different surfaces of a linkset that are looked at.
inline constexpr std::size_t fragileSurfaces = 10'000;

/// By how much vertices are moved, each along every axis.
struct Perturbation {
  std::string_view name;  ///< `quantisation`, or the metres as in `1e-07`.
  double metres = 0;      ///< Either way; 0: half a step of the format (asset::domainSteps).
};
inline constexpr std::array<Perturbation, 5> perturbations{{
    {"quantisation", 0},
    {"1e-07", 1e-7},
    {"1e-06", 1e-6},
    {"1e-05", 1e-5},
    {"1e-04", 1e-4},
}};

/// Costs over the trials of one level, in PE.
struct Spread {
  double minimum = 0;
  double median = 0;
  double maximum = 0;

  bool operator==(const Spread&) const = default;
};

/// How a cost moves when vertices do.
struct Fragility {
  double cost = 0;       ///< As it is.
  bool steady = true;    ///< It rests on no triangle, so that no vertex moves it.
  bool unknown = false;  ///< It costs at least that much, also when moved.
  std::array<Spread, perturbations.size()> levels{};

  bool operator==(const Fragility&) const = default;
};

/// Physics of a linkset in its present state, penalised if it is physical, and of its parts.
struct LinksetFragility {
  Fragility whole;
  std::vector<Fragility> parts;

  bool operator==(const LinksetFragility&) const = default;
};

/// Moves the vertices of all triangle meshes of a linkset, fragilityTrials times at each level, and
/// weighs it. Every number depends on the seed, the level, the trial and the vertex's place alone.
/// Vertices in the same place move together. The surfaces of prims are made from parameters, which
/// the format does not round: there the first level moves nothing.
/// @param scene       With its geometry.
/// @param linkset     Index in the scene.
/// @param statistics  Of the linkset's parts, under the profile.
/// @param profile     The rules that costs follow.
/// @param task        Cancelled: fails.
/// @param threads     0: as many as there are cores. The result has the same bits on any number.
/// @return Fails for a linkset with more than fragileSurfaces, or if it was cancelled.
Result<LinksetFragility> fragility(const scene::Scene& scene, std::size_t linkset,
                                   const std::vector<cost::PartStatistics>& statistics,
                                   const cost::Profile& profile, const Task& task = {},
                                   std::size_t threads = 0);

}  // namespace wb::tuning
