#pragma once

#include "model/cost/cost.h"
#include "model/shapes/object_plan.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::making {

// What levels of detail and physics shapes cost an object together: which combinations of both no
// other beats, so that nobody gives up accuracy that saves nothing.

/// Returns how far off a shape that was `made` is, as a multiple of how far off it may be `within`:
/// at most 1 where it is close enough. 0 where it may be as far off as it likes.
double deviationRatio(const Within& within, const shape::MadeShape& made);

/// Levels of detail for meshes of an object that may be so many pixels off.
struct LevelsAtPixels {
  double pixels = 0;
  PlannedLevels levels{};
};

/// What was found for an object.
struct FoundForObject {
  PlannedObject object;
  std::vector<LevelsAtPixels> levels;
  Order order;                                          ///< Of its parts; not for a budget.
  std::vector<std::vector<shape::MadeShape>> shapes{};  ///< One list a group of the order.
};

/// How far off shapes are, m, each the one that is farthest off there.
struct ShapeDistances {
  double anywhere = 0;
  std::optional<double> contact{};  ///< Nothing where they were not measured by zone.
  std::optional<double> elsewhere{};
};

/// Levels of detail and physics shapes of an object.
struct Combination {
  double pixels = 0;                        ///< That its levels may be off.
  std::vector<std::string_view> methods{};  ///< That made its shapes, one a group.
  double deviation = 0;                     ///< Of the shape farthest off, see deviationRatio.
  ShapeDistances distances{};
  bool isExact = true;       ///< Whether all of its shapes arrive as they were made.
  cost::LinksetCost cost{};  ///< Of the object as it arrives on the grid, see costWith.
};

/// Combines what was `found` for an object: all levels with all shapes, if its parts get one shape.
/// For parts that get different ones, those that are chosen together (see shape::chooseShapes)
/// where each may deviate by 0.2, 0.4, 1, 2 and 6 times what was asked for, and as it likes.
/// @return Only with shapes that the grid uses, that keep passages open, and of which it is known
///     what becomes of them at upload.
std::vector<Combination> combine(FoundForObject found);

/// Returns those of all `combinations` that no other beats. Another one beats it if it is as good
/// in land impact, pixels, deviation and whether it arrives exactly, and better in one of them:
/// what does not arrive as it is promises neither its deviation nor open passages.
/// @return By land impact, the least first. Of equal ones that with the least physics weight.
std::vector<Combination> findFront(std::vector<Combination> combinations);

}  // namespace wb::making
