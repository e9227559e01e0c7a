#pragma once

#include "model/cost/profile.h"
#include "model/cost/statistics.h"
#include "model/scene/scene.h"
#include "model/shapes/fitting.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace wb::shape {

/// A part that carries a piece of a linked shape: a prim, or a small mesh with shape type Convex
/// Hull.
struct LinkedBody {
  scene::Part part;  ///< In the frame of the part that it stands for, without name and asset.
  std::shared_ptr<const scene::Asset> asset;  ///< Of a mesh; null for a prim.
  cost::PartStatistics statistics;
};

/// Makes the parts that carry a linked `shape`, one a piece; none for other shapes. Fails where a
/// mesh of a piece cannot be stored. Statistics are made under the `profile`.
Result<std::vector<LinkedBody>> makeBodies(const FittedShape& shape, const cost::Profile& profile);

/// Returns the part of a `body` beside `visual`, a part that it stands for, in the frame of their
/// root.
scene::Part bodyBeside(const scene::Part& visual, const LinkedBody& body);

/// Marks a `part` as one that only carries physics: it is to be transparent.
void markBody(scene::Part& part);
/// Returns whether a `part` was marked so, also in a project.
bool isBody(const scene::Part& part);

/// Returns a `linkset` with another part for a root: all stay where they are, and the others keep
/// their order after it. `root` is the index of a part.
scene::Linkset withRoot(const scene::Linkset& linkset, std::size_t root);

/// Returns a `linkset` without the bodies of linked shapes, of which it has other parts: the first
/// of these is the root.
scene::Linkset withoutBodies(const scene::Linkset& linkset);

/// Returns the part that must be the root of a `linkset` because its own has shape type None: its
/// first body of a linked shape. Nothing where the root may stay.
std::optional<std::size_t> neededRoot(const scene::Linkset& linkset);

}  // namespace wb::shape
