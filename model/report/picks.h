#pragma once

#include "model/core/core.h"
#include "model/octree/difference.h"
#include "model/octree/trace.h"
#include "model/report/table.h"

#include <optional>
#include <span>
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

/// Whether each ray's hit is written alone, or how it was found, too.
enum class PickDetail : std::uint8_t { results, trace };

/// How rays are cast, and how much is told of each.
struct PickQuestion {
  octree::CastOptions cast;
  PickDetail detail = PickDetail::results;
  std::size_t threads = 0;  ///< 0: as many as there are cores.
};

/// What is to be known of the algorithm, and what it leaves out of this world: notes.
/// @param world    Where rays are cast.
/// @param options  Of Algorithm::exact there is nothing to note.
Diagnostics pickNotes(const octree::World& world, const octree::CastOptions& options);

/// A line a ray: `ray I ALGORITHM hit …`, `… inside …` or `… miss`; of a trace, below it, a line a
/// step, the nearest approach of a miss, and the reason of what differs. Rays are cast on all
/// threads and written as they come, in their order: however many there are, only a few are held.
/// @param world     Must not change meanwhile: all threads look at it.
/// @param rays      Numbered from 0. Empty: nothing is written.
/// @param question  How they are cast, and what is written of each.
/// @param sink      Called on this thread, with some rays at a time.
void writePicks(const octree::World& world, std::span<const octree::Ray> rays,
                const PickQuestion& question, const Sink& sink);

/// {"weighbridge": version, "algorithm", "indentation", "note" (of `inexor` alone: that it follows
/// the document), "rows": [an object a ray]}, written
/// likewise. The keys are the words of the text; beside them positions, the exit and what was
/// visited. null where there is none. With a trace {"steps", "approach", "difference", "causes",
/// "reason"}.
/// @param world     Must not change meanwhile: all threads look at it.
/// @param rays      Numbered from 0. Empty: an empty list.
/// @param question  How they are cast, and what is written of each.
/// @param version   Of the program.
/// @param sink      As for writePicks().
void writePicksJson(const octree::World& world, std::span<const octree::Ray> rays,
                    const PickQuestion& question, std::string_view version, const Sink& sink);

}  // namespace wb::table
