#pragma once

#include "model/base/diagnostic.h"
#include "model/octree/hit.h"
#include "model/table/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// What one ray found in a world of octrees.
struct PickedRay {
  octree::Ray ray;
  std::optional<octree::Hit> hit;
  std::optional<octree::Exit> exit;  ///< Where there is a hit.
  std::size_t octreesVisited = 0;
  std::size_t cubesVisited = 0;
};

std::vector<PickedRay> pick(const octree::World& world, std::span<const octree::Ray> rays,
                            const octree::CastOptions& options);

/// What the algorithm leaves out of this world: notes.
Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options);

/// A line a ray: `ray I ALGORITHM hit …`, `… inside …` or `… miss`.
std::string picksText(std::span<const PickedRay> picks, octree::Algorithm algorithm);

/// {"weighbridge": version, "algorithm", "indentation", "rows": [an object a ray]}. The keys are
/// the words of the text; beside them positions, the exit and what was visited. null where there is
/// none.
std::string picksJson(std::span<const PickedRay> picks, const octree::CastOptions& options,
                      std::string_view version);

}  // namespace wb::table
