#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/octree/detail/octree.h"

#include <string>
#include <string_view>

namespace wb::octree {

/// Reads an octree as text, in pre-order: `E` EMPTY, `S` SOLID, `N` an untouched NORMAL cube,
/// `N{u0,…,u11}` one with the twelve codes of its edges, `O` and eight trees in the order of
/// children. Fatal, with `byte N`: anything else, a code above 44, an end too early or too late,
/// more depth or cubes than limits.h allows.
Result<Octree> parseTree(std::string_view text, const Task& task = {});

/// The shortest text that reads back the same.
std::string formatTree(const Octree& octree);

}  // namespace wb::octree
