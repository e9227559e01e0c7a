#pragma once

#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/panels/shapes/detail/shape_wish.h"

#include <vector>

namespace wb::ui {

/// What was found for parts that are no longer selected, until the scene or its constants change:
/// who comes back to them sees it at once. The newest few.
class KeptShapes {
 public:
  /// In place of what was kept of the same order.
  void keep(const FoundShapes& found);
  /// What was found for these parts and this wish; null if nothing was.
  const FoundShapes* find(const std::vector<making::Group>& groups, const ShapeWish& wish) const;
  void clear() { all_.clear(); }

 private:
  std::vector<FoundShapes> all_;
};

/// Whether it was made for all these parts, and no others.
bool isFor(const making::Order& order, const std::vector<making::Group>& groups);

}  // namespace wb::ui
