#include "model/scene/detail/root_pose.h"

#include "model/core/limits.h"
#include "model/core/rotation.h"
#include "model/scene/detail/json_values.h"
#include "model/scene/detail/place.h"
#include "model/scene/detail/scene_texts.h"

#include <glm/common.hpp>
#include <glm/vector_relational.hpp>
#include <nlohmann/json.hpp>

namespace wb::scene {
namespace {

constexpr glm::dvec3 origin{0};
constexpr glm::dquat unturned{1, 0, 0, 0};

bool isReachable(const glm::dvec3& position) {
  return glm::all(glm::lessThanEqual(glm::abs(position), glm::dvec3(limits::farthestPosition)));
}

/// Of unit length to the last few bits, as a file is read.
glm::dquat product(const glm::dquat& outer, const glm::dquat& inner) {
  if (outer == unturned) return inner;
  const glm::dquat both = outer * inner;
  return rotationOf({both.x, both.y, both.z, both.w}).value_or(outer);
}

}  // namespace

bool takeRootPose(Linkset& linkset) {
  if (linkset.parts.empty()) return true;
  Part& root = linkset.parts.front();
  if (root.position != origin) {
    const glm::dvec3 position = linkset.position + linkset.rotation * root.position;
    if (!isReachable(position)) return false;
    linkset.position = position;
  }
  if (root.rotation != unturned) linkset.rotation = product(linkset.rotation, root.rotation);
  root.position = origin;
  root.rotation = unturned;
  return true;
}

void takeRootPoses(Scene& scene, Findings& findings) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    Linkset& linkset = scene.linksets[i];
    if (takeRootPose(linkset)) continue;
    Part& root = linkset.parts.front();
    const Json position = writeNumbers(root.position);
    findings.warn(elementPlace("linksets", i) + ".parts[0].position",
                  sceneTexts["project.root_too_far"],
                  {{"found", excerpt(position)}, {"limit", limits::farthestPosition}});
    root.extra.set("position", position);
    root.position = origin;
    takeRootPose(linkset);
  }
}

}  // namespace wb::scene
