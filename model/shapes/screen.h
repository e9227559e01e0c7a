#pragma once

#include <cmath>
#include <numbers>

namespace wb::shape {

/// What a viewer shows a scene on.
struct Screen {
  static constexpr double lines = 1080;
  static constexpr double angle = std::numbers::pi / 3;  ///< From its lowest to its highest line.

  /// How long a pixel is across the view at a distance, m.
  static double pixelAt(double distance) { return 2 * distance * std::tan(angle / 2) / lines; }
};

}  // namespace wb::shape
