#pragma once

#include "model/scene/compose.h"
#include "model/scene/part_placement.h"
#include "tests/scene/scene_generator.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace wb::scene {

/// Where a part is in the region, and what it is beside its place.
struct StandingPart {
  Part part;
  glm::dvec3 position;
  glm::dquat rotation;
};

inline std::vector<StandingPart> standingParts(const Scene& scene) {
  std::vector<StandingPart> standing;
  for (const Linkset& linkset : scene.linksets)
    for (Part part : linkset.parts) {
      const Placement placement(linkset, part);
      part.position = glm::dvec3(0);
      part.rotation = glm::dquat(1, 0, 0, 0);
      standing.push_back({part, placement.position, placement.rotation});
    }
  return standing;
}

inline bool areAlike(const StandingPart& a, const StandingPart& b) {
  constexpr double close = 1e-9;  // Metres, of hundreds.
  return a.part == b.part && glm::distance(a.position, b.position) < close &&
         std::abs(std::abs(glm::dot(a.rotation, b.rotation)) - 1) < close;
}

/// Whether both scenes have the same parts at the same places, however they are linked.
inline bool standAlike(const Scene& a, const Scene& b) {
  const auto one = standingParts(a);
  auto other = standingParts(b);
  return one.size() == other.size() && std::ranges::all_of(one, [&](const StandingPart& part) {
           const auto found = std::ranges::find_if(
               other, [&](const StandingPart& each) { return areAlike(part, each); });
           if (found == other.end()) return false;
           other.erase(found);
           return true;
         });
}

/// At least two linksets of at least one part.
inline Scene sceneOfObjects() {
  Scene scene = generate::scene("/somewhere");
  while (scene.linksets.size() < 2) scene.linksets.push_back(generate::linkset());
  for (Linkset& linkset : scene.linksets)
    if (linkset.parts.empty()) linkset.parts.emplace_back();
  return scene;
}

/// Some linksets and parts, at least one.
inline std::vector<Target> anyOf(const Scene& scene) {
  std::vector<Target> chosen;
  for (int count = *rc::gen::inRange(1, 5); count > 0; --count) {
    Target target{*rc::gen::inRange<std::size_t>(0, scene.linksets.size()), {}};
    if (*rc::gen::arbitrary<bool>())
      target.part = *rc::gen::inRange<std::size_t>(0, scene.linksets[target.linkset].parts.size());
    chosen.push_back(target);
  }
  return chosen;
}

}  // namespace wb::scene
