#pragma once

#include "model/core/core.h"
#include "model/octree/contents.h"
#include "model/report/line_stream.h"
#include "model/report/picks.h"
#include "model/report/table.h"

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::table {

/// Writes which leaf holds each point of a stream, how deep inside it is, and the nearest face, as
/// writePicks() writes rays: `point I in oct= cube= depth= face=` or `point I out`; the columns
/// `point,result,oct,cube,depth,face`, and the same keys in JSON.
/// @param world  Must not change meanwhile.
/// @param points  Numbered from 0.
/// @param question  Of it what NORMAL cubes are, and the threads.
/// @param format  Not raw.
/// @param version  Of the program, for JSON.
/// @param sink  As for writePicks().
Result<std::size_t> writePoints(const octree::World& world, const NextPiece<glm::dvec3>& points,
                                const PickQuestion& question, PickFormat format,
                                std::string_view version, const Sink& sink);

/// A ball: its middle and how far it reaches.
struct Sphere {
  glm::dvec3 centre{0};
  double radius = 0;
};
/// A ball, or a box along the world's axes.
using Body = std::variant<Sphere, octree::Box>;

/// Writes which leaves each body touches: a line a leaf, `sphere I oct= cube=` or `box I …`, or
/// `sphere I nothing`; the columns `body,kind,oct,cube`, with empty cells for nothing, and in JSON
/// {"body", "kind", "leaves": [{"oct", "cube"}]}.
/// @param world  The octrees.
/// @param bodies  Numbered from 0.
/// @param question  As for writePoints().
/// @param format  Not raw.
/// @param version  Of the program, for JSON.
/// @param sink  As for writePicks().
void writeTouched(const octree::World& world, const std::vector<Body>& bodies,
                  const PickQuestion& question, PickFormat format, std::string_view version,
                  const Sink& sink);

}  // namespace wb::table
