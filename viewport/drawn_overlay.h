#pragma once

#include "viewport/legend.h"
#include "viewport/passes.h"

#include <array>
#include <vector>

namespace wb::viewport {

class Surface;

/// An overlay as it is drawn: surfaces as part of the scene, places that are lost seen through all
/// else.
class DrawnOverlay {
 public:
  DrawnOverlay(Qt3DCore::QEntity* root, const Passes& passes);

  void show(const layers::Overlay& overlay);
  /// Of what is drawn now.
  const std::vector<LegendEntry>& legend() const { return legend_; }

 private:
  Passes passes_;
  Surface* deviations_;
  std::array<Surface*, layers::allWalkables.size()> tiles_{};
  std::vector<LegendEntry> legend_;
};

}  // namespace wb::viewport
