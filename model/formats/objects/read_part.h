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
/// The root's position and rotation move from `read` to the linkset; the part itself then stands at
/// the origin, not turned.
void append(scene::Linkset& linkset, ReadPart read);

/// Ids by which linksets and parts are found must differ: a later one of the same is taken away,
/// with a finding.
/// Ids of linksets and of parts are told apart: one of each may be the same.
/// @param scene     Changed in place; later ids become null.
/// @param findings  Gets a warning for each id taken away.
void dropRepeatedIds(scene::Scene& scene, Diagnostics& findings);

/// Whether a part can have these sides, and stand there; both in metres, see limits.h.
/// @param scale  False for numbers that are not finite.
bool isUsableScale(const glm::dvec3& scale);
/// Whether `position` is at most limits::farthestPosition metres from 0 on each axis.
bool isUsablePosition(const glm::dvec3& position);

/// Fails for more parts than a scene may have.
/// @param parts  How many there are; the limit is limits::partsPerScene.
/// @param place  What the error names as the place in the file; empty: none.
Result<void> checkPartCount(std::size_t parts, const std::string& place = {});

}  // namespace wb::import
