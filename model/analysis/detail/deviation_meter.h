#pragma once

#include "model/asset/asset.h"
#include "model/cost/profile.h"
#include "model/cost/representation.h"
#include "model/scene/scene.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace wb::advice {

/// A part as physics has it.
struct PhysicalPart {
  const scene::Part* part = nullptr;
  const asset::MeshAsset* mesh = nullptr;  ///< Null for anything but a mesh.
  cost::Decision decision;
  glm::dquat rotation{1, 0, 0, 0};  ///< In the region.
};

/// How far a surface is off another, m.
struct Deviation {
  double contact = 0;    ///< Where it is within 50° of level and seen from above.
  double elsewhere = 0;  ///< Where it is not.
};

/// Measures how far what a part collides as is from what it collided as before, by points spread
/// over the surface after it: the largest distance to the surface before. Remembers what it
/// measured; meshes are told apart by address.
class DeviationMeter {
 public:
  explicit DeviationMeter(cost::BaseHullSource source) : source_(source) {}

  /// Returns the deviation of a part whose shape is another; 0 where either has none.
  Deviation between(const PhysicalPart& before, const PhysicalPart& after);
  /// Forgets a mesh: where it was another may be next.
  void forget(const asset::MeshAsset* mesh);

 private:
  using Key = std::tuple<const void*, const void*, cost::Representation, cost::Representation,
                         std::array<double, 7>>;  ///< Meshes, what they are, size and rotation.

  cost::BaseHullSource source_;
  std::map<Key, Deviation> known_;
};

/// Returns how far the base hull of a mesh of that scale (m) stands off its high level at most, m,
/// by points spread over the hull; 0 where it has no such level, and where the hull has no volume.
double hullStandoff(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                    cost::BaseHullSource source);

/// Returns how far the worst level of detail of a mesh of that scale (m) is off its high level
/// where the grid switches to it, in pixels of shape::Screen, by points spread over the high level.
double pixelsOff(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                 const cost::Profile& profile);

}  // namespace wb::advice
