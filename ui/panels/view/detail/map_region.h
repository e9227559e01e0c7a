#pragma once

#include "model/scene/scene.h"

#include <QString>
#include <cstddef>
#include <optional>
#include <set>

namespace wb::ui {

class Selection;

/// Which region a map is of. Every region counts its metres from a corner of its own, so that on
/// one map they would lie on each other.
class MapRegion {
 public:
  /// That of what is selected; without a selection the same as before, or the first that something
  /// lies in. Whether that leaves out others than before.
  bool follow(const scene::Scene& scene, const Selection& selection);

  /// The linksets of other regions.
  const std::set<std::size_t>& elsewhere() const { return elsewhere_; }
  QString nameIn(const scene::Scene& scene) const;

 private:
  /// As of Selection::region.
  std::optional<std::size_t> region_;
  std::set<std::size_t> elsewhere_;
};

}  // namespace wb::ui
