#include "model/geometry/extreme_points.h"

#include "model/geometry/detail/qhull.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>

namespace wb::mesh {
namespace {

constexpr std::size_t firstDirections = 64;

glm::dvec3 middleOf(const std::vector<glm::dvec3>& points) {
  glm::dvec3 sum(0);
  for (const glm::dvec3& point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

/// A body that grows to those of its points that are outermost, from all sides at once.
class Growing {
 public:
  Growing(std::span<const glm::dvec3> points, SupportTree& tree, std::size_t most)
      : points_(points), tree_(tree), most_(most) {
    for (const glm::dvec3& direction : evenDirections(firstDirections)) add(direction);
  }

  const std::vector<std::uint32_t>& extremes() const { return extremes_; }

  /// Takes the farthest point beyond each face that is new. False where there is no face, or where
  /// these become too many.
  bool grow(double tolerance) {
    std::vector<glm::dvec3> present;
    for (const std::uint32_t index : extremes_) present.push_back(points_[index]);
    const auto faces = qhullTriangles(present);
    if (!faces) return false;
    inside_ = middleOf(present);
    for (const Triangle& face : *faces)
      if (extremes_.size() <= most_ && isNew(face)) lookBeyond(face, tolerance);
    return extremes_.size() <= most_;
  }

 private:
  void add(const glm::dvec3& direction) { take(tree_.farthest(direction)); }

  void take(std::uint32_t index) {
    if (known_.insert(index).second) extremes_.push_back(index);
  }

  bool isNew(Triangle face) {
    for (std::uint32_t& corner : face) corner = extremes_[corner];
    std::ranges::sort(face);
    return looked_.insert(face).second;
  }

  void lookBeyond(const Triangle& face, double tolerance) {
    const glm::dvec3& a = points_[extremes_[face[0]]];
    glm::dvec3 normal =
        glm::cross(points_[extremes_[face[1]]] - a, points_[extremes_[face[2]]] - a);
    if (glm::dot(normal, a - inside_) < 0) normal = -normal;
    const double length = glm::length(normal);
    if (length == 0) return;
    const std::uint32_t farthest = tree_.farthest(normal / length);
    if (glm::dot(normal, points_[farthest] - a) > tolerance * length) take(farthest);
  }

  std::span<const glm::dvec3> points_;
  SupportTree& tree_;
  std::size_t most_;
  std::vector<std::uint32_t> extremes_;
  glm::dvec3 inside_{0};
  std::set<std::uint32_t> known_;
  std::set<Triangle> looked_;
};

}  // namespace

std::vector<glm::dvec3> evenDirections(std::size_t count) {
  std::vector<glm::dvec3> result;
  result.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double z = 1 - (2 * static_cast<double>(i) + 1) / static_cast<double>(count);
    const double radius = std::sqrt(1 - z * z);
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / std::numbers::phi;
    result.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return result;
}

std::optional<std::vector<std::uint32_t>> extremePoints(std::span<const glm::dvec3> points,
                                                        SupportTree& tree, std::size_t most,
                                                        double tolerance) {
  Growing body(points, tree, most);
  for (;;) {
    const std::size_t before = body.extremes().size();
    if (!body.grow(tolerance)) return {};
    if (body.extremes().size() == before) return body.extremes();
  }
}

}  // namespace wb::mesh
