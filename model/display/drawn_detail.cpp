// Problems: a picture that keeps to a number of triangles and draw calls; and labels that do not
// lie over each other.
// Methods: levels of detail by their error on the screen, for what a ball around it says is in the
// view's pyramid. Where the limits are exceeded, all is made coarser by the same factor and chosen
// again. Labels are placed greedily, each at the nearest free height.
// Complexity: O(pieces log draws) a try, at most seven tries; O(labels³) at worst.
// Constants: in pixels; judge a change by pictures (`weighbridge render`).
#include "model/display/drawn_detail.h"

#include "model/core/threads.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace wb::layers {
namespace {

/// In pixels, at the finest: what is smaller is a point, a box.
constexpr double pointPixels = 1;
constexpr double boxPixels = 3;
/// In pixels, at the finest: how far off a coarser surface may be.
constexpr double errorPixels = 0.7;
/// What is larger than this shows its own triangles, whose edges may be seen, while it can.
constexpr double closePixels = 160;
/// In pixels, of a triangle's side, about: of smaller ones no edge is drawn.
constexpr double edgePixels = 3;
constexpr std::size_t boxTriangles = 12;

/// How much coarser than at the finest a picture may get, from try to try.
constexpr double coarsening = 1.6;
constexpr double coarsest = 16;

/// A piece that is in sight.
struct Seen {
  const Shape* shape;
  Detail* detail;      ///< Where what is chosen for it is put.
  double pixels;       ///< Its diameter.
  double pixelsAUnit;  ///< Of the shape's frame, at most.
};

/// A ball around a shape that stands in the scene.
struct Ball {
  glm::dvec3 centre;
  double radius;
};

Ball ballAround(const Shape& shape, const glm::dmat4x3& place) {
  const glm::dvec3 middle = (shape.low() + shape.high()) / 2.0;
  const glm::dvec3 half = (shape.high() - shape.low()) / 2.0;
  const double radius = std::sqrt(glm::dot(place[0], place[0]) * half.x * half.x +
                                  glm::dot(place[1], place[1]) * half.y * half.y +
                                  glm::dot(place[2], place[2]) * half.z * half.z);
  return {place * glm::dvec4(middle, 1), radius};
}

double largestScale(const glm::dmat4x3& place) {
  return std::sqrt(std::max(
      {glm::dot(place[0], place[0]), glm::dot(place[1], place[1]), glm::dot(place[2], place[2])}));
}

/// The pyramid that is in sight.
class Pyramid {
 public:
  explicit Pyramid(const Sight& sight)
      : eye_(sight.eye),
        axes_{glm::cross(sight.forward, sight.up), sight.up, sight.forward},
        slope_(sight.size / 2.0 / sight.focal) {}

  bool holds(const Ball& ball) const {
    const glm::dvec3 from = ball.centre - eye_;
    const double ahead = glm::dot(from, axes_[2]);
    return ahead > -ball.radius && isWithin(glm::dot(from, axes_[0]), ahead, slope_.x, ball) &&
           isWithin(glm::dot(from, axes_[1]), ahead, slope_.y, ball);
  }

 private:
  static bool isWithin(double aside, double ahead, double slope, const Ball& ball) {
    return std::abs(aside) - ahead * slope <= ball.radius * std::sqrt(1 + slope * slope);
  }

  glm::dvec3 eye_;
  std::array<glm::dvec3, 3> axes_;
  glm::dvec2 slope_;
};

/// Adds those of a layer; `details` has one entry a piece.
void addSeen(std::vector<Seen>& seen, const LayerShapes& layer, std::vector<Detail>& details,
             const Sight& sight) {
  const Pyramid pyramid(sight);
  for (std::size_t i = 0; i < layer.pieces.size(); ++i) {
    const LayerPiece& piece = layer.pieces[i];
    const Ball ball = ballAround(layer.shapeOf(piece), piece.place);
    if (!pyramid.holds(ball)) continue;
    const double distance =
        std::max(glm::distance(ball.centre, sight.eye) - ball.radius, ball.radius * 1e-3);
    const double pixelsAMetre = distance > 0 ? sight.focal / distance : sight.focal;
    seen.push_back({&layer.shapeOf(piece), &details[i], 2 * ball.radius * pixelsAMetre,
                    largestScale(piece.place) * pixelsAMetre});
  }
}

/// The coarsest that can hardly be told from the finest, at a picture so much coarser.
Detail detailOf(const Seen& seen, double coarser) {
  const Shape& shape = *seen.shape;
  const auto pixels = static_cast<float>(seen.pixels);
  if (seen.pixels <= pointPixels * coarser) return {Drawn::point, 0, false, pixels};
  if (seen.pixels <= boxPixels * coarser && shape.triangleCount() > boxTriangles)
    return {Drawn::box, 0, false, pixels};
  std::uint8_t level = 0;
  if (seen.pixels <= closePixels || coarser > 1)
    for (const CoarserShape& made : shape.coarserIfMade()) {
      if (made.error * seen.pixelsAUnit > errorPixels * coarser) break;
      ++level;
    }
  const double side = seen.pixels / std::sqrt(static_cast<double>(shape.triangleCount()));
  return {Drawn::shape, level, level == 0 && side > edgePixels, pixels};
}

/// What a picture takes, so much coarser than the finest.
bool isWithin(const DetailLimits& limits, const std::vector<Seen>& seen, double coarser) {
  std::size_t triangles = 0;
  std::set<std::pair<const Shape*, std::uint8_t>> draws;
  for (const Seen& one : seen) {
    const Detail detail = detailOf(one, coarser);
    triangles += trianglesOf(*one.shape, detail);
    if (detail.drawn == Drawn::shape && !draws.contains({one.shape, detail.level}))
      draws.emplace(one.shape, detail.level);
    if (triangles > limits.triangles || draws.size() > limits.draws) return false;
  }
  return true;
}

}  // namespace

std::vector<std::vector<Detail>> chooseDetails(std::span<const LayerShapes* const> layers,
                                               const Sight& sight, const DetailLimits& limits) {
  std::vector<std::vector<Detail>> details;
  for (const LayerShapes* layer : layers)
    details.emplace_back(layer->pieces.size(), Detail{Drawn::nothing, 0, false, 0});
  std::vector<Seen> seen;
  for (std::size_t i = 0; i < layers.size(); ++i) addSeen(seen, *layers[i], details[i], sight);
  double coarser = 1;
  while (coarser < coarsest && !isWithin(limits, seen, coarser)) coarser *= coarsening;
  for (const Seen& one : seen) *one.detail = detailOf(one, coarser);
  return details;
}

std::size_t trianglesOf(const Shape& shape, const Detail& detail) {
  if (detail.drawn == Drawn::box) return boxTriangles;
  if (detail.drawn != Drawn::shape) return 0;
  if (detail.level == 0) return shape.triangleCount();
  return shape.coarserIfMade()[detail.level - 1U].mesh.triangles.size();
}

std::size_t trianglesOf(const LayerShapes& layer) {
  std::size_t triangles = 0;
  for (const LayerPiece& piece : layer.pieces) triangles += layer.shapeOf(piece).triangleCount();
  return triangles;
}

void prepareLevels(const LayerShapes& layer, std::size_t leastUses, const Task& task) {
  if (trianglesOf(layer) <= fewTriangles) return;
  std::vector<std::size_t> uses(layer.shapes.size());
  for (const LayerPiece& piece : layer.pieces) ++uses[piece.shape];
  inParallel(layer.shapes.size(), 1, 0, [&](std::size_t begin, std::size_t) {
    if (uses[begin] >= leastUses && task.step()) layer.shapes[begin]->coarser();
  });
}

namespace {

std::size_t hullsOf(const Shape& shape, Layer layer) {
  if (layer == Layer::hulls) return shape.groupCount();
  return layer == Layer::baseHull ? 1 : 0;
}

}  // namespace

void addCounts(DrawnCounts& counts, const LayerShapes& layer, Layer which,
               std::span<const Detail> details) {
  for (std::size_t i = 0; i < details.size(); ++i) {
    if (details[i].drawn == Drawn::nothing) continue;
    const LayerPiece& piece = layer.pieces[i];
    const Shape& shape = layer.shapeOf(piece);
    counts.triangles += trianglesOf(shape, details[i]);
    counts.hulls += hullsOf(shape, which);
    counts.linksets.insert(piece.linkset);
  }
}

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
  const auto seen = fromMiddle(sight, at);
  if (!seen) return {};
  const glm::dvec2 pixel = sight.size / 2.0 + *seen;
  const bool isInside =
      pixel.x >= 0 && pixel.y >= 0 && pixel.x <= sight.size.x && pixel.y <= sight.size.y;
  return isInside ? std::optional(pixel) : std::nullopt;
}

bool isFree(const Box& box, const std::vector<Box>& taken) {
  return std::ranges::none_of(taken, [&](const Box& other) { return overlap(box, other); });
}

/// As near to `wanted` as it is free: there, or at an edge of what is taken.
std::optional<double> freeHeight(double left, double wanted, const glm::dvec2& size,
                                 const std::vector<Box>& taken, const glm::dvec2& picture) {
  std::vector<double> heights{std::clamp(wanted, 0.0, std::max(picture.y - size.y, 0.0))};
  for (const Box& box : taken) {
    heights.push_back(box.high.y + gap);
    heights.push_back(box.low.y - size.y - gap);
  }
  std::optional<double> best;
  for (const double y : heights) {
    if (y < 0 || y + size.y > picture.y) continue;
    if (best && std::abs(y - wanted) >= std::abs(*best - wanted)) continue;
    if (isFree({{left, y}, {left + size.x, y + size.y}}, taken)) best = y;
  }
  return best;
}

/// The lower left corner: as near to `wanted` as it is free, to the left of the corner that is not
/// for labels too.
glm::dvec2 freePlace(const glm::dvec2& wanted, const glm::dvec2& size,
                     const std::vector<Box>& taken, const Sight& sight) {
  const auto leftmost = [&](double room) {
    return std::clamp(wanted.x, 0.0, std::max(room - size.x, 0.0));
  };
  const double left = leftmost(sight.size.x);
  glm::dvec2 best(left, wanted.y);
  double least = std::numeric_limits<double>::infinity();
  const std::array lefts{left, leftmost(sight.size.x - sight.corner - gap)};
  for (const double x : std::span(lefts).first(sight.corner > 0 ? 2 : 1)) {
    const auto y = freeHeight(x, wanted.y, size, taken, sight.size);
    if (!y) continue;
    const double away = std::abs(x - left) + std::abs(*y - wanted.y);
    if (away >= least) continue;
    best = {x, *y};
    least = away;
  }
  return best;
}

}  // namespace

std::optional<glm::dvec2> fromMiddle(const Sight& sight, const glm::dvec3& at) {
  const glm::dvec3 from = at - sight.eye;
  const double depth = glm::dot(from, sight.forward);
  if (depth <= 0) return {};
  const glm::dvec3 right = glm::cross(sight.forward, sight.up);
  return glm::dvec2(glm::dot(from, right), glm::dot(from, sight.up)) * (sight.focal / depth);
}

std::vector<glm::dvec2> labelOffsets(std::span<const PlacedLabel> labels, const Sight& sight,
                                     double lift) {
  std::vector<glm::dvec2> offsets(labels.size(), glm::dvec2(0, lift));
  std::vector<Box> taken;
  if (sight.corner > 0) taken.push_back({sight.size - glm::dvec2(sight.corner), sight.size});
  for (std::size_t i = labels.size(); i-- > 0;) {
    const auto pixel = pixelOf(labels[i].at, sight);
    if (!pixel) continue;
    const glm::dvec2& size = labels[i].size;
    const glm::dvec2 low = freePlace(*pixel + glm::dvec2(-size.x / 2, lift), size, taken, sight);
    offsets[i] = low + glm::dvec2(size.x / 2, 0) - *pixel;
    taken.push_back({low, low + size});
  }
  return offsets;
}

}  // namespace wb::layers
