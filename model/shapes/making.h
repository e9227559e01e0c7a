#pragma once

#include "model/shapes/detail/group.h"
#include "model/shapes/made_shapes.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace wb::making {

/// What shapes are wanted for whom.
struct Order {
  std::vector<Group> groups;
  cost::Profile profile;
  shape::ShapeRequest request;
  bool isBudgetFree = false;  ///< The budget is what other weights leave: shape::freeBudget.
};

/// The shapes of each group, in their order, and what is wrong.
struct Made {
  std::vector<std::vector<shape::MadeShape>> shapes;
  Diagnostics findings;
};

/// Chooses one shape for each group, of all that were made so far: of a linkset those that do best
/// together.
void choose(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes);

/// Told of each shape as soon as it is made, in the thread that makes it.
using Found = std::function<void(std::size_t group, const shape::MadeShape& made)>;

/// Makes shapes for all groups and chooses one for each. What fails of one is a finding; what is
/// cancelled has what it came to.
Made make(const Order& order, const Found& found = {}, const Task& task = {});

}  // namespace wb::making
