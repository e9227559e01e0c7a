#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::octree {

/// Reads an octree as text, in pre-order: `E` EMPTY, `S` SOLID, `N` an untouched NORMAL cube,
/// `N{u0,…,u11}` one with the twelve codes of its edges, `O` and eight trees in the order of
/// children.
/// @param text  The tree alone, without blanks.
/// @param task  Counts a step a cube; cancelled: an error that says so.
/// @return  Fatal, with `byte N`: anything else, a code above 44, an end too early or too late,
///   more depth or cubes than limits.h allows.
Result<Octree> parseTree(std::string_view text, const Task& task = {});

/// Returns the shortest text that reads back as the same `octree`.
std::string formatTree(const Octree& octree);

/// Octrees and rays as text.
struct SceneText {
  std::vector<PlacedOctree> octrees;
  std::vector<Ray> rays;
};

/// Returns whether a `text` begins, after comments, with the first word of a line of such a scene.
bool looksLikeSceneText(std::string_view text);

/// Returns whether the numbers of that line are there too: a `text` that only begins with such a
/// word is none.
bool isSceneText(std::string_view text);

/// Reads octrees and rays, one a line; `#` begins a comment:
/// - `octree X Y Z SIZE TREE [rot QX QY QZ QW]`
/// - `ray OX OY OZ DX DY DZ [MAXDEPTH]`
///
/// Metres; TREE as parseTree reads it; a rotation need not have length 1.
/// @param text  The whole file; may be empty.
/// @param task  Counts a step a line and a cube; cancelled: an error that says so.
/// @return  Fatal, with `line N`: any other line, a number out of the range of limits.h, a
///   direction or rotation of length 0, more lines than limits.h allows.
Result<SceneText> readSceneText(std::string_view text, const Task& task = {});

/// Reads a ray of a `text`: what follows the word `ray` on a line. Fatal: as for that.
Result<Ray> parseRay(std::string_view text);

/// Returns the text that reads back as the same `scene`.
std::string formatSceneText(const SceneText& scene);

/// Formats the line of an octree, with its end. `placement` is where it stands, `tree` what
/// formatTree() returns of it.
std::string formatSceneLine(const Placement& placement, std::string_view tree);
/// Formats the line of a `ray`, with its end.
std::string formatSceneLine(const Ray& ray);

}  // namespace wb::octree
