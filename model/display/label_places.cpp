#include "model/display/label_places.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

namespace wb::layers {
namespace {

constexpr double gap = 1;

struct Box {
  glm::dvec2 low{0};
  glm::dvec2 high{0};
};

bool overlap(const Box& a, const Box& b) {
  return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}

/// From the lower left corner of the picture; nothing for what is outside of it.
std::optional<glm::dvec2> pixelOf(const glm::dvec3& at, const Sight& sight) {
  const glm::dvec3 away = at - sight.eye;
  const double depth = glm::dot(away, sight.forward);
  if (depth <= 0) return {};
  const glm::dvec3 right = glm::cross(sight.forward, sight.up);
  const glm::dvec2 pixel =
      sight.size / 2.0 +
      glm::dvec2(glm::dot(away, right), glm::dot(away, sight.up)) * (sight.focal / depth);
  const bool isInside =
      pixel.x >= 0 && pixel.y >= 0 && pixel.x <= sight.size.x && pixel.y <= sight.size.y;
  return isInside ? std::optional(pixel) : std::nullopt;
}

/// As near to `wanted` as it is free: there, or at an edge of what is taken.
double freeHeight(double left, double wanted, const glm::dvec2& size, const std::vector<Box>& taken,
                  const glm::dvec2& picture) {
  const auto boxAt = [&](double y) { return Box{{left, y}, {left + size.x, y + size.y}}; };
  std::vector<double> heights{std::clamp(wanted, 0.0, std::max(picture.y - size.y, 0.0))};
  for (const Box& box : taken) {
    heights.push_back(box.high.y + gap);
    heights.push_back(box.low.y - size.y - gap);
  }
  double best = wanted;
  double least = std::numeric_limits<double>::infinity();
  for (const double y : heights) {
    const bool isFree =
        y >= 0 && y + size.y <= picture.y &&
        std::ranges::none_of(taken, [&](const Box& box) { return overlap(box, boxAt(y)); });
    if (!isFree || std::abs(y - wanted) >= least) continue;
    best = y;
    least = std::abs(y - wanted);
  }
  return best;
}

}  // namespace

std::vector<glm::dvec2> labelOffsets(std::span<const PlacedLabel> labels, const Sight& sight,
                                     double lift) {
  std::vector<glm::dvec2> offsets(labels.size(), glm::dvec2(0, lift));
  std::vector<Box> taken;
  for (std::size_t i = labels.size(); i-- > 0;) {
    const auto pixel = pixelOf(labels[i].at, sight);
    if (!pixel) continue;
    const glm::dvec2& size = labels[i].size;
    const double rightmost = std::max(sight.size.x - size.x, 0.0);
    const double left = std::clamp(pixel->x - size.x / 2, 0.0, rightmost);
    const double low = freeHeight(left, pixel->y + lift, size, taken, sight.size);
    offsets[i] = glm::dvec2(left + size.x / 2, low) - *pixel;
    taken.push_back({{left, low}, {left + size.x, low + size.y}});
  }
  return offsets;
}

}  // namespace wb::layers
