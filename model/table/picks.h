#pragma once

#include "model/base/diagnostic.h"
#include "model/octree/difference.h"
#include "model/octree/trace.h"
#include "model/table/json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// How a ray found what it found, and why the published method finds something else.
struct PickTrace {
  std::vector<octree::Step> steps;
  std::optional<octree::Approach> approach;  ///< Of a miss.
  octree::Deviation deviation;
};

/// What one ray found in a world of octrees.
struct PickedRay {
  octree::Ray ray;
  std::optional<octree::Hit> hit;
  std::optional<octree::Exit> exit;  ///< Where there is a hit.
  std::size_t octreesVisited = 0;
  std::size_t cubesVisited = 0;
  std::optional<PickTrace> trace;  ///< Where it is wanted.
};

enum class PickDetail : std::uint8_t { results, trace };

std::vector<PickedRay> pick(const octree::World& world, std::span<const octree::Ray> rays,
                            const octree::CastOptions& options,
                            PickDetail detail = PickDetail::results);

/// What the algorithm leaves out of this world: notes.
Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options);

/// A line a ray: `ray I ALGORITHM hit …`, `… inside …` or `… miss`; of a trace, below it, a line a
/// step, the nearest approach of a miss, and the reason of what differs.
std::string picksText(std::span<const PickedRay> picks, octree::Algorithm algorithm);

/// {"weighbridge": version, "algorithm", "indentation", "rows": [an object a ray]}. The keys are
/// the words of the text; beside them positions, the exit and what was visited. null where there is
/// none. With a trace {"steps", "approach", "difference", "causes", "reason"}.
std::string picksJson(std::span<const PickedRay> picks, const octree::CastOptions& options,
                      std::string_view version);

}  // namespace wb::table
