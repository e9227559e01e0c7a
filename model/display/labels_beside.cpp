// Problem: labels of an object that hide nothing of it, and stay where they are while it is turned
// a little.
// Methods: the object is the filled cells of its boxes, which are coarse (voxels of points on its
// triangles). Seen, these are outlines, convex hulls of their corners on the screen
// (monotone chain, Andrew 1979) with what is behind the eye cut off. Free places are searched for
// on a grid whose cells are summed up (summed-area table, Crow 1984): whether a label is free takes
// four reads. A place that a label has already is tested against the outlines themselves, so that
// it is not lost by where cells end.
// Complexity: O(boxes · rows + cells · labels).
// Constants: in pixels; judge a change by pictures.
#include "model/display/labels_beside.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::layers {
namespace {

/// Sides of the cells that free places are searched in.
constexpr double cell = 8;
/// Between a label that is placed and what it stands beside.
constexpr double gapToObject = 8;
constexpr double gapToLabel = 4;
constexpr double gapToEdge = 4;  ///< Of the picture.
/// A label that stands so much farther from its place than it could comes nearer.
constexpr double muchFarther = 48;
/// How much of two equally near places the one counts whose middle is nearer.
constexpr double ofMiddle = 0.01;
/// Of what has no thickness, in units of a shape.
constexpr double flatCell = 1e-9;
/// In metres before the eye.
constexpr double nearestDepth = 1e-3;

struct Rect {
  glm::dvec2 low{0};
  glm::dvec2 high{0};
};

bool overlap(const Rect& a, const Rect& b) {
  return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}

Rect grown(const Rect& rect, double by) { return {rect.low - by, rect.high + by}; }

/// From a point to the nearest of a rectangle.
double distanceTo(const Rect& rect, const glm::dvec2& point) {
  return glm::distance(point, glm::clamp(point, rect.low, rect.high));
}

/// Against the clock; convex. Pixels from the lower left corner of the picture.
using Outline = std::vector<glm::dvec2>;

double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

Outline hullOf(std::vector<glm::dvec2> points) {
  std::ranges::sort(points, [](const glm::dvec2& a, const glm::dvec2& b) {
    return std::pair(a.x, a.y) < std::pair(b.x, b.y);
  });
  Outline hull;
  const auto add = [&hull](const glm::dvec2& point, std::size_t least) {
    while (hull.size() >= least + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0)
      hull.pop_back();
    hull.push_back(point);
  };
  for (const glm::dvec2& point : points) add(point, 0);
  const std::size_t lower = hull.empty() ? 0 : hull.size() - 1;
  for (std::size_t i = points.size(); i-- > 0;) add(points[i], lower);
  return hull;
}

/// Empty of a box behind the eye.
Outline outlineOf(const BoxCorners& box, const Sight& sight) {
  const auto depth = [&](const glm::dvec3& at) { return glm::dot(at - sight.eye, sight.forward); };
  std::vector<glm::dvec2> points;
  const auto add = [&](const glm::dvec3& at) {
    if (const auto seen = fromMiddle(sight, at)) points.push_back(sight.size / 2.0 + *seen);
  };
  for (std::size_t i = 0; i < box.size(); ++i) {
    const double here = depth(box[i]);
    if (here >= nearestDepth) add(box[i]);
    for (const std::size_t axis : {1U, 2U, 4U}) {
      const glm::dvec3& other = box[i ^ axis];
      const double there = depth(other);
      if (here < nearestDepth && there > nearestDepth)
        add(glm::mix(box[i], other, (nearestDepth - here) / (there - here)));
    }
  }
  return hullOf(std::move(points));
}

/// The box along the region's axes around all.
BoxCorners unionOf(std::span<const BoxCorners> boxes) {
  glm::dvec3 low = boxes[0][0];
  glm::dvec3 high = low;
  for (const BoxCorners& box : boxes)
    for (const glm::dvec3& corner : box) {
      low = glm::min(low, corner);
      high = glm::max(high, corner);
    }
  BoxCorners all;
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i] = {i & 1U ? high.x : low.x, i & 2U ? high.y : low.y, i & 4U ? high.z : low.z};
  return all;
}

struct Span {
  double low;
  double high;
};

/// How far an outline reaches to the left and right between two heights.
std::optional<Span> spanIn(const Outline& outline, double low, double high) {
  std::optional<Span> span;
  const auto include = [&span](double x) {
    if (!span) span = Span{x, x};
    span->low = std::min(span->low, x);
    span->high = std::max(span->high, x);
  };
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2& b = outline[(i + 1) % outline.size()];
    if (std::max(a.y, b.y) < low || std::min(a.y, b.y) > high) continue;
    for (const glm::dvec2& end : {a, b})
      if (end.y >= low && end.y <= high) include(end.x);
    for (const double y : {low, high})
      if ((a.y < y) != (b.y < y)) include(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
  }
  return span;
}

bool overlap(const Rect& rect, const Outline& outline) {
  const auto span = spanIn(outline, rect.low.y, rect.high.y);
  return span && span->low < rect.high.x && span->high > rect.low.x;
}

/// Which cells of the picture no outline comes near.
class Cells {
 public:
  Cells(const std::vector<Outline>& outlines, const glm::dvec2& size)
      : columns_(countOf(size.x)), rows_(countOf(size.y)), sums_((columns_ + 1) * (rows_ + 1)) {
    std::vector<char> taken(columns_ * rows_);
    for (const Outline& outline : outlines) take(outline, taken);
    for (std::size_t row = 0; row < rows_; ++row)
      for (std::size_t column = 0; column < columns_; ++column)
        sums_[at(column + 1, row + 1)] =
            static_cast<std::uint32_t>(taken[row * columns_ + column]) +
            sums_[at(column, row + 1)] + sums_[at(column + 1, row)] - sums_[at(column, row)];
  }

  std::size_t columns() const { return columns_; }
  std::size_t rows() const { return rows_; }

  /// Whether a rectangle within the picture, whose lower left corner is that of a cell, is free.
  bool areFree(std::size_t column, std::size_t row, const glm::dvec2& size) const {
    const std::size_t right = std::min(column + countOf(size.x), columns_);
    const std::size_t top = std::min(row + countOf(size.y), rows_);
    return sums_[at(right, top)] + sums_[at(column, row)] ==
           sums_[at(right, row)] + sums_[at(column, top)];
  }

 private:
  static std::size_t countOf(double length) {
    return static_cast<std::size_t>(std::ceil(std::max(length, 0.0) / cell));
  }
  std::size_t at(std::size_t column, std::size_t row) const {
    return row * (columns_ + 1) + column;
  }
  /// The first cell, or the one behind the last, that a length reaches.
  static std::size_t within(double cells, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(cells, 0.0, static_cast<double>(count)));
  }

  void take(const Outline& outline, std::vector<char>& taken) const {
    if (outline.empty()) return;
    const auto [lowest, highest] =
        std::ranges::minmax(outline, {}, [](const glm::dvec2& point) { return point.y; });
    const std::size_t first = within(std::floor((lowest.y - gapToObject) / cell), rows_);
    const std::size_t last = within(std::ceil((highest.y + gapToObject) / cell), rows_);
    for (std::size_t row = first; row < last; ++row) {
      const double low = static_cast<double>(row) * cell;
      const auto span = spanIn(outline, low - gapToObject, low + cell + gapToObject);
      if (!span) continue;
      const std::size_t left = within(std::floor((span->low - gapToObject) / cell), columns_);
      const std::size_t right = within(std::ceil((span->high + gapToObject) / cell), columns_);
      for (std::size_t column = left; column < right; ++column) taken[row * columns_ + column] = 1;
    }
  }

  std::size_t columns_;
  std::size_t rows_;
  std::vector<std::uint32_t> sums_;  ///< Of taken cells to the left and below.
};

/// One label after the other.
class Placing {
 public:
  Placing(std::span<const PlacedLabel> labels, std::span<const BoxCorners> boxes,
          const Sight& sight, double lift)
      : labels_(labels), sight_(sight), lift_(lift), places_(labels.size()) {
    const glm::dvec2 half = sight.size / 2.0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      const auto seen = fromMiddle(sight, labels[i].at);
      if (!seen || glm::any(glm::greaterThan(glm::abs(*seen), half))) continue;
      places_[i] = half + *seen;
      // Where a line leads to is seen, too.
      outlines_.push_back({*places_[i]});
    }
    if (boxes.size() > mostBoxes)
      outlines_.push_back(outlineOf(unionOf(boxes), sight));
    else
      for (const BoxCorners& box : boxes) outlines_.push_back(outlineOf(box, sight));
    if (sight.corner > 0) taken_.push_back({sight.size - glm::dvec2(sight.corner), sight.size});
  }

  bool isInSight(std::size_t label) const { return places_[label].has_value(); }

  LabelOffset stay(std::size_t label, const glm::dvec2& offset) {
    const Rect rect = rectOf(label, *places_[label] + offset);
    const bool isInside = glm::all(glm::greaterThanEqual(rect.low, glm::dvec2(0))) &&
                          glm::all(glm::lessThanEqual(rect.high, sight_.size));
    const bool isFree =
        isInside &&
        std::ranges::none_of(taken_, [&](const Rect& one) { return overlap(one, rect); }) &&
        std::ranges::none_of(outlines_, [&](const Outline& one) { return overlap(rect, one); });
    if (!isFree) return {};
    // What is near need not be compared, which takes longer.
    const double away = distanceTo(rect, *places_[label]);
    if (away <= muchFarther) return take(label, rect);
    const auto nearest = nearestFree(label);
    if (nearest && away > distanceTo(*nearest, *places_[label]) + muchFarther) return {};
    return take(label, rect);
  }

  LabelOffset place(std::size_t label) {
    const auto nearest = nearestFree(label);
    return nearest ? take(label, *nearest) : LabelOffset();
  }

  /// Over the object.
  LabelOffset placeAnyway(std::size_t label) {
    const glm::dvec2 offset = labelOffsets(labels_.subspan(label, 1), sight_, lift_).front();
    return take(label, rectOf(label, *places_[label] + offset));
  }

 private:
  /// `foot`: the middle of its lower edge.
  Rect rectOf(std::size_t label, const glm::dvec2& foot) const {
    const glm::dvec2& size = labels_[label].size;
    const glm::dvec2 low = foot - glm::dvec2(size.x / 2, 0);
    return {low, low + size};
  }

  LabelOffset take(std::size_t label, const Rect& rect) {
    taken_.push_back(rect);
    return rect.low + glm::dvec2(labels_[label].size.x / 2, 0) - *places_[label];
  }

  std::optional<Rect> nearestFree(std::size_t label) {
    if (!cells_) cells_.emplace(outlines_, sight_.size);
    const glm::dvec2& size = labels_[label].size;
    const glm::dvec2& from = *places_[label];
    std::optional<Rect> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t row = 0; row < cells_->rows(); ++row)
      for (std::size_t column = 0; column < cells_->columns(); ++column) {
        const glm::dvec2 low(static_cast<double>(column) * cell, static_cast<double>(row) * cell);
        const Rect rect{low, low + size};
        if (low.x < gapToEdge || low.y < gapToEdge) continue;
        if (rect.high.x > sight_.size.x - gapToEdge || rect.high.y > sight_.size.y - gapToEdge)
          break;
        const double away =
            distanceTo(rect, from) + ofMiddle * glm::distance(low + size / 2.0, from);
        if (away >= least || !cells_->areFree(column, row, size)) continue;
        if (std::ranges::any_of(
                taken_, [&](const Rect& one) { return overlap(grown(one, gapToLabel), rect); }))
          continue;
        best = rect;
        least = away;
      }
    return best;
  }

  std::span<const PlacedLabel> labels_;
  const Sight& sight_;
  double lift_;
  std::vector<std::optional<glm::dvec2>> places_;  ///< Of labels in sight.
  std::vector<Outline> outlines_;
  std::vector<Rect> taken_;
  std::optional<Cells> cells_;
};

}  // namespace

std::vector<BoxCorners> boxesOf(const LayerShapes& layer, const LayerPiece& piece,
                                std::size_t cuts) {
  const Shape& shape = layer.shapeOf(piece);
  const auto count = static_cast<double>(cuts);
  const glm::dvec3 step = glm::max((shape.high() - shape.low()) / count, flatCell);
  std::vector<char> filled(cuts * cuts * cuts);
  const auto fill = [&](const glm::dvec3& at) {
    const glm::dvec3 cell = glm::clamp(glm::floor((at - shape.low()) / step), 0.0, count - 1);
    filled[(static_cast<std::size_t>(cell.z) * cuts + static_cast<std::size_t>(cell.y)) * cuts +
           static_cast<std::size_t>(cell.x)] = 1;
  };
  if (cuts == 1) filled[0] = 1;
  for (const auto& [a, b, c] : shape.mesh().triangles) {
    if (cuts == 1) break;
    const auto& all = shape.mesh().positions;
    const glm::dvec3 alongB = all[b] - all[a];
    const glm::dvec3 alongC = all[c] - all[a];
    // In cells, the longest side along any axis.
    const glm::dvec3 reach =
        glm::max(glm::max(glm::abs(alongB), glm::abs(alongC)), glm::abs(alongC - alongB)) / step;
    const auto parts = static_cast<int>(std::ceil(2 * std::max({reach.x, reach.y, reach.z, 0.5})));
    for (int i = 0; i <= parts; ++i)
      for (int j = 0; j <= parts - i; ++j)
        fill(all[a] + (alongB * static_cast<double>(i) + alongC * static_cast<double>(j)) /
                          static_cast<double>(parts));
  }
  std::vector<BoxCorners> boxes;
  for (std::size_t i = 0; i < filled.size(); ++i) {
    if (filled[i] == 0) continue;
    const glm::dvec3 low =
        shape.low() + step * glm::dvec3(i % cuts, i / cuts % cuts, i / cuts / cuts);
    BoxCorners box;
    for (std::size_t corner = 0; corner < box.size(); ++corner)
      box[corner] =
          piece.place *
          glm::dvec4(low + step * glm::dvec3(corner & 1U, (corner >> 1U) & 1U, (corner >> 2U) & 1U),
                     1);
    boxes.push_back(box);
  }
  return boxes;
}

/// Those that can stay are placed before those that cannot: none takes the place of another.
LabelsBeside labelsBeside(std::span<const PlacedLabel> labels, std::span<const BoxCorners> boxes,
                          const Sight& sight, double lift, std::span<const LabelOffset> kept) {
  LabelsBeside result{std::vector<LabelOffset>(labels.size()), 0};
  Placing placing(labels, boxes, sight, lift);
  std::vector<std::size_t> waiting;  // The most expensive first.
  for (std::size_t i = labels.size(); i-- > 0;)
    if (placing.isInSight(i)) waiting.push_back(i);
  if (waiting.empty()) return result;
  const auto stay = [&](std::size_t i) {
    if (i < kept.size() && kept[i]) result.offsets[i] = placing.stay(i, *kept[i]);
    return result.offsets[i].has_value();
  };
  const std::size_t first = waiting.front();
  if (!stay(first)) result.offsets[first] = placing.place(first);
  if (!result.offsets[first]) {
    result.offsets[first] = placing.placeAnyway(first);
    ++result.without;
  }
  waiting.erase(waiting.begin());
  std::erase_if(waiting, stay);
  for (const std::size_t i : waiting) {
    result.offsets[i] = placing.place(i);
    if (!result.offsets[i]) ++result.without;
  }
  return result;
}

}  // namespace wb::layers
