#pragma once

#include "model/core/core.h"
#include "model/scene/scene.h"

#include <string>

namespace wb::import {

/// A part of a linkset as files of objects have it.
struct ReadPart {
  scene::Part part;        ///< Position and rotation in the root's frame, unless it is the root.
  glm::dvec3 position{0};  ///< A root's, in region metres.
  Uuid mesh;               ///< Of a mesh part: its asset.
  bool isPhysical = false;
  bool isPhantom = false;
};

/// Adds a part to a linkset; the first is its root, whose id, name, place and flags are the
/// linkset's.
void append(scene::Linkset& linkset, ReadPart read);

/// Ids by which linksets and parts are found must differ: a later one of the same is taken away,
/// with a finding.
void dropRepeatedIds(scene::Scene& scene, Diagnostics& findings);

/// Whether a part can have these sides, and stand there; both in metres, see limits.h.
bool isUsableScale(const glm::dvec3& scale);
bool isUsablePosition(const glm::dvec3& position);

/// Fails for more parts than a scene may have.
Result<void> checkPartCount(std::size_t parts, const std::string& place = {});

}  // namespace wb::import
