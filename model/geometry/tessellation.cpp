#include "model/geometry/tessellation.h"

#include "model/geometry/detail/cap.h"
#include "model/geometry/detail/outline.h"
#include "model/geometry/detail/prim_sweep.h"
#include "model/geometry/weld_prim.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace wb::prim {
namespace {

constexpr double narrowestTriangle = 1e-6;
constexpr double lowestDetail = 1;
constexpr double highestDetail = 4;

double inDetailRange(double detail) {
  return std::isnan(detail) ? lowestDetail : std::clamp(detail, lowestDetail, highestDetail);
}

/// An outline swept along a path: the outline's points once a frame, then those of the caps.
class Sweeper {
 public:
  Sweeper(Outline outline, Sweep sweep)
      : outline_(std::move(outline)), sweep_(std::move(sweep)), row_(outline_.points.size()) {
    for (const Frame& frame : sweep_.frames) append(outline_.points, frame);
  }

  /// Points may be equal, and triangles without a width.
  mesh::TriangleMesh make() && {
    addSides();
    if (sweep_.open) addCaps();
    return std::move(surface_);
  }

 private:
  void append(const std::vector<glm::dvec2>& points, const Frame& frame) {
    for (const glm::dvec2& point : points) surface_.positions.push_back(placed(point, frame));
  }

  void addSides() {
    for (std::size_t i = 0; i + 1 < row_; ++i)
      if (outline_.open || i + 1 != outline_.outer) addStrip(i, i + 1);
    if (outline_.open) addStrip(row_ - 1, 0);
  }

  /// What the side of the outline from point `a` to point `b` sweeps over.
  void addStrip(std::size_t a, std::size_t b) {
    for (std::size_t frame = 0; frame + 1 < sweep_.frames.size(); ++frame)
      addQuad(frame * row_ + a, frame * row_ + b);
  }

  void addQuad(std::size_t a, std::size_t b) {
    add(a, b, b + row_);
    add(a, b + row_, a + row_);
  }

  void addCaps() {
    const Cap cap = makeCap(outline_);
    const std::size_t last = (sweep_.frames.size() - 1) * row_;
    const std::size_t begin = surface_.positions.size();
    append(cap.inner, sweep_.frames.front());
    append(cap.inner, sweep_.frames.back());
    for (const auto& [a, b, c] : cap.triangles)
      add(capPoint(a, 0, begin), capPoint(c, 0, begin), capPoint(b, 0, begin));
    const std::size_t end = begin + cap.inner.size();
    for (const auto& [a, b, c] : cap.triangles)
      add(capPoint(a, last, end), capPoint(b, last, end), capPoint(c, last, end));
  }

  /// A cap's point: of the outline, in the row that begins at `row`, else one of its own.
  std::size_t capPoint(std::size_t point, std::size_t row, std::size_t inner) const {
    return point < row_ ? row + point : inner + point - row_;
  }

  void add(std::size_t a, std::size_t b, std::size_t c) {
    surface_.triangles.push_back({static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                                  static_cast<std::uint32_t>(c)});
  }

  Outline outline_;
  Sweep sweep_;
  std::size_t row_;
  mesh::TriangleMesh surface_;
};

}  // namespace

mesh::TriangleMesh tessellate(const PrimShape& shape, double detail) {
  const PrimShape valid = clamped(shape);
  const double level = inDetailRange(detail);
  return welded(Sweeper(makeOutline(valid, level), makeSweep(valid, level)).make(),
                narrowestTriangle);
}

PointCounts pointCounts(const PrimShape& shape, double detail) {
  const PrimShape valid = clamped(shape);
  const double level = inDetailRange(detail);
  return {outlinePoints(valid, level), sweepPoints(valid, level)};
}

}  // namespace wb::prim
