#pragma once

#include "model/shapes/detail/panel.h"
#include "model/shapes/detail/solid.h"
#include "model/shapes/detail/surface_samples.h"
#include "model/shapes/detail/tighten.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::shape {

/// Planes along which panels may stand for much of a solid: those of its faces and those midway
/// between two, the ones that come near to most of its surface first.
std::vector<PlaneFrame> planesFor(const Solid& solid, double tolerance);

/// A place to be covered that a plane comes near to.
struct Spot {
  std::uint32_t sample;
  glm::dvec2 at;
  double slack;  ///< How far a panel may be from `at`, m.
};

/// Where on a plane panels may be, and what they would cover.
class PanelPlane {
 public:
  PanelPlane(const Solid& solid, const PlaneFrame& frame, const std::vector<SurfaceSample>& samples,
             const PieceRules& rules, double reach);

  const PlaneFrame& frame() const { return frame_; }
  /// In the order of x, then y.
  const std::vector<Spot>& spots() const { return spots_; }
  /// Where the plane comes so near to it.
  void addSpot(std::uint32_t sample, const glm::dvec3& place, double reach);

  /// No panel is wider, m.
  double widest() const { return cell_ * std::min(size_.x - 1, size_.y - 1); }
  /// Whether a panel may be there, by places in steps of a few hundredths of the plane.
  bool isFree(const Outline& outline) const;
  /// The rectangle along the axes that has grown from a place until it can no more; first to the
  /// sides of `order`: 0 and 1 across, 2 and 3 along. Nothing where the place itself is not free.
  std::optional<Outline> rectangleAt(const glm::dvec2& place,
                                     const std::array<int, 4>& order) const;

 private:
  std::optional<Spot> spotAt(std::uint32_t sample, const glm::dvec3& place, double reach) const;
  bool isFree(const glm::ivec2& from, const glm::ivec2& to) const;
  void findFree(const Solid& solid, const PieceRules& rules);

  PlaneFrame frame_;
  std::vector<Spot> spots_;
  glm::dvec2 low_{0};
  double cell_ = 1;  ///< m.
  glm::ivec2 size_{0};
  std::vector<std::uint32_t> taken_;  ///< Cells that are not free, summed from the lowest.
};

}  // namespace wb::shape
