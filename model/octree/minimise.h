#pragma once

#include "model/core/task.h"
#include "model/octree/cast.h"
#include "model/octree/difference.h"
#include "model/octree/octree_text.h"

#include <optional>
#include <string>

namespace wb::octree {

/// A world and a ray for which two methods find different things.
struct Disagreement {
  SceneText scene;    ///< One ray.
  CastOptions other;  ///< What is compared with `exact`; the indentation is that of both.
  Difference difference = Difference::none;
};

/// Makes the smallest world and ray of which another method says wrong things in the same way:
/// octrees are left out, cubes emptied or made whole, roots replaced by their only child, rotations
/// and depths taken back, and numbers rounded, as long as the difference stays what it is.
/// @param octrees  The world.
/// @param ray  One of which the methods disagree.
/// @param other  The method that is compared with `exact`.
/// @param task  Counts a step a try; cancelled: what is the smallest so far.
/// @return  Nothing where both find the same.
std::optional<Disagreement> minimised(const std::vector<PlacedOctree>& octrees, const Ray& ray,
                                      const CastOptions& other, const Task& task = {});

/// Formats a `disagreement` as a scene with what each method finds, as `pick` prints it, in
/// comments.
std::string formatDisagreement(const Disagreement& disagreement);

/// Formats a `disagreement` as a test for GoogleTest, which holds for what both methods find now.
std::string formatTest(const Disagreement& disagreement);

}  // namespace wb::octree
