#include "model/shapes/detail/panel.h"

#include "model/geometry/width.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::shape {
namespace {

double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

double inverseWidth(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  const double width = mesh::triangleWidth(glm::dvec3(a, 0), glm::dvec3(b, 0), glm::dvec3(c, 0));
  return width > 0 ? 1 / width : std::numeric_limits<double>::max();
}

/// One half of the hull of sorted points, without its end.
template <class Iterator>
void addChain(Iterator from, Iterator end, Outline& outline) {
  const std::size_t begin = outline.size();
  for (; from != end; ++from) {
    const glm::dvec2& point = *from;
    while (outline.size() >= begin + 2 &&
           turn(outline[outline.size() - 2], outline.back(), point) <= 0)
      outline.pop_back();
    outline.push_back(point);
  }
  outline.pop_back();
}

}  // namespace

Outline outlineAround(std::vector<glm::dvec2> points) {
  const auto isBefore = [](const glm::dvec2& a, const glm::dvec2& b) {
    return std::pair(a.x, a.y) < std::pair(b.x, b.y);
  };
  if (!std::ranges::is_sorted(points, isBefore)) std::ranges::sort(points, isBefore);
  if (points.size() < 3) return {};
  Outline outline;
  addChain(points.begin(), points.end(), outline);
  addChain(points.rbegin(), points.rend(), outline);
  if (outline.size() < 3) return {};
  return outline;
}

Outline withFewCorners(Outline outline, std::size_t most) {
  while (outline.size() > most) {
    const std::size_t count = outline.size();
    std::size_t best = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < count; ++i) {
      const double area =
          turn(outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]);
      if (area >= least) continue;
      least = area;
      best = i;
    }
    outline.erase(outline.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return outline;
}

double distanceTo(const Outline& outline, const glm::dvec2& point) {
  bool isInside = true;
  double nearest = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2& b = outline[(i + 1) % outline.size()];
    if (turn(a, b, point) >= 0) continue;
    isInside = false;
    const glm::dvec2 edge = b - a;
    const double at = std::clamp(glm::dot(point - a, edge) / glm::dot(edge, edge), 0.0, 1.0);
    nearest = std::min(nearest, glm::distance(point, a + at * edge));
  }
  return isInside ? 0 : nearest;
}

OutlineSides::OutlineSides(const Outline& outline) : outline_(outline) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::dvec2& a = outline[i];
    const glm::dvec2 edge = outline[(i + 1) % outline.size()] - a;
    const double length = glm::length(edge);
    margin_ = std::max(margin_, 1e-9 * (length + glm::length(a)));
    if (!(length > 0)) continue;
    const glm::dvec2 outward(edge.y / length, -edge.x / length);
    sides_.push_back({outward, glm::dot(outward, a)});
  }
}

/// Most points are well inside, or well outside of one side.
bool OutlineSides::isWithin(const glm::dvec2& point, double reach) const {
  double most = std::numeric_limits<double>::lowest();
  for (const Side& side : sides_) {
    const double outside = glm::dot(side.outward, point) - side.offset;
    if (outside > reach + margin_) return false;
    most = std::max(most, outside);
  }
  return most < -margin_ || distanceTo(outline_, point) <= reach;
}

std::vector<glm::dvec3> Panel::corners() const {
  std::vector<glm::dvec3> corners;
  for (const glm::dvec2& at : outline) corners.push_back(frame.solid(at));
  return corners;
}

bool Panel::isWithin(const glm::dvec3& point, double reach) const {
  const double height = frame.height(point);
  if (std::abs(height) > reach) return false;
  const double beside = distanceTo(outline, frame.flat(point));
  return beside * beside + height * height <= reach * reach;
}

/// Of the fans around each corner the cheapest: of four corners that is the best there is.
Panel panelOf(const PlaneFrame& frame, Outline outline) {
  const std::size_t count = outline.size();
  Panel panel{frame, std::move(outline), {}, std::numeric_limits<double>::max()};
  for (std::size_t first = 0; first < count; ++first) {
    std::vector<mesh::Triangle> fan;
    double sum = 0;
    for (std::size_t i = 1; i + 1 < count; ++i) {
      const std::size_t b = (first + i) % count;
      const std::size_t c = (first + i + 1) % count;
      fan.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(b),
                     static_cast<std::uint32_t>(c)});
      sum += inverseWidth(panel.outline[first], panel.outline[b], panel.outline[c]);
    }
    if (sum >= panel.inverseWidths) continue;
    panel.inverseWidths = sum;
    panel.triangles = std::move(fan);
  }
  return panel;
}

}  // namespace wb::shape
