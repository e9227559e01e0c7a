#pragma once

#include "model/core/core.h"
#include "model/octree/difference.h"
#include "model/octree/trace.h"
#include "model/report/line_stream.h"
#include "model/report/table.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// The rotation of an octree, which is what all answers about it are exact for: by rows, each
/// double in hexadecimal (`0x1.8p-1`). See octree::OwnFrame.
struct TurnedFrame {
  std::size_t octree = 0;
  std::vector<std::string> matrix;
};

/// How a ray found what it found, and why the published method finds something else.
struct PickTrace {
  std::vector<TurnedFrame> frames;  ///< Of the turned octrees that steps name.
  std::vector<octree::Step> steps;
  std::optional<octree::Approach> approach;  ///< Of a miss.
  octree::Deviation deviation;
  bool isOfEngine = false;  ///< Then the deviation is the engine's, and has no causes.
};

/// What one ray found in a world of octrees.
struct PickedRay {
  octree::Ray ray;
  std::optional<octree::Hit> hit;
  std::optional<octree::Exit> exit;    ///< Where there is a hit.
  glm::dvec3 ownPoint{0};              ///< The hit's point in the octree's own frame,
  glm::dvec3 worldMin{0};              ///< and its cube's minimum corner in the world.
  std::vector<octree::Location> tied;  ///< All leaves that are met at once; none where one is.
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

/// What is written of rays.
/// - text: a line a ray: `ray I ALGORITHM hit …`, `… inside …` or `… miss`; of a trace, below it,
/// the
///   matrices of turned octrees, a line a step, the nearest approach of a miss, and the reason of
///   what differs.
/// - json: {"weighbridge": version, "algorithm", "indentation", "note" (of `exact` none), "rows":
///   [an object a ray]}. The keys are the words of the text; beside them positions, the exit, what
///   decided, which leaves tie, and what was visited. Each position is there in both frames:
///   `point` and what ends in `_world` in the world; `point_own`, `min`, `corner_position` and
///   `edge_ends` in the octree's own. null where there is none. With a trace {"frames", "steps",
///   "approach", "difference", "causes", "reason"}.
/// - jsonLines: an object a ray, each on a line.
/// - csv: `ray,result,oct,cube,face,x,y,z,corner,edge,t,decided`; x, y and z in the world.
/// - raw: `WBHITS1` and a line's end, then 56 bytes a ray, little-endian. At 0: 0 miss, 1 hit, 2
///   inside; 1: face, 2: corner, 3: edge; 4: 0 filter, 1 exact, 2 tie (255 each where there is
///   none); 5: levels of the path; 8: octree, 4 bytes (4294967295 for a miss); 12: the path, 12
///   bytes, three bits a level from the lowest on; 24: t, then the point's x, y and z as doubles.
enum class PickFormat : std::uint8_t { text, json, jsonLines, csv, raw };

/// Casts rays on all threads and writes them as they come, in their order, with the same bytes for
/// any number of threads: however many there are, only a few are held.
/// @param world     Must not change meanwhile: all threads look at it.
/// @param rays      Numbered from 0. None: an empty list.
/// @param question  How they are cast, and what is written of each.
/// @param format    A trace is written as text or JSON alone.
/// @param version   Of the program, for JSON.
/// @param sink      Called on this thread, with some rays at a time; also before a failure.
/// @return  How many rays there were. Fails as the rays do.
Result<std::size_t> writePicks(const octree::World& world, const NextPiece<octree::Ray>& rays,
                               const PickQuestion& question, PickFormat format,
                               std::string_view version, const Sink& sink);

}  // namespace wb::table
