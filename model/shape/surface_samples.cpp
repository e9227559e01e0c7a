#include "model/shape/surface_samples.h"

#include "model/shape/farthest.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_set>

namespace wb::shape {
namespace {

/// How many nodes of a solid's grid are outside: of a box of them, by a look at its corners. Most
/// of a mesh that fills its inside is hidden there.
class OutsideNodes {
 public:
  explicit OutsideNodes(const Solid& solid) : grid_(solid.grid()), counts_(grid_.count(), 0) {
    std::size_t i = 0;
    for (int z = 0; z < grid_.size.z; ++z)
      for (int y = 0; y < grid_.size.y; ++y) {
        std::uint32_t row = 0;
        for (int x = 0; x < grid_.size.x; ++x, ++i) {
          row += solid.isInside(i) ? 0U : 1U;
          counts_[i] = row + at({x, y - 1, z}) + at({x, y, z - 1}) - at({x, y - 1, z - 1});
        }
      }
  }

  /// Whether a place on a triangle can be outer, see Solid::isOuter.
  bool isAnyAround(const Corners& corners) const {
    const auto& [a, b, c] = corners;
    const glm::ivec3 low = grid_.cubeOf(glm::min(a, glm::min(b, c))) - 1;
    const glm::ivec3 high = grid_.cubeOf(glm::max(a, glm::max(b, c))) + 1;
    std::uint32_t count = 0;  // Differences of unsigned numbers come out right.
    for (int i = 0; i < 8; ++i) {
      const glm::ivec3 corner(i & 1 ? low.x : high.x, i & 2 ? low.y : high.y,
                              i & 4 ? low.z : high.z);
      const bool isLess = ((i & 1) + (i >> 1 & 1) + (i >> 2)) % 2 != 0;
      count += isLess ? 0U - at(corner) : at(corner);
    }
    return count > 0;
  }

 private:
  std::uint32_t at(const glm::ivec3& node) const {
    return grid_.has(node) ? counts_[grid_.index(node)] : 0;
  }
  const Grid& grid_;
  std::vector<std::uint32_t> counts_;  ///< In the box from the first node to each.
};

/// One place in each cube.
class Thinned {
 public:
  Thinned(const Solid& solid, double spacing)
      : solid_(solid), spacing_(spacing), outside_(solid) {}

  void add(const glm::dvec3& place) {
    const glm::dvec3 at = glm::floor((place - solid_.grid().origin) / spacing_);
    const auto key = static_cast<std::uint64_t>(at.x) + (static_cast<std::uint64_t>(at.y) << 21) +
                     (static_cast<std::uint64_t>(at.z) << 42);
    if (!solid_.isOuter(place) || !taken_.insert(key).second) return;
    samples_.push_back({place, solid_.outward(place)});
  }

  /// In pieces that are no longer than half of the spacing.
  void addTriangle(const Corners& corners) {
    const auto& [a, b, c] = corners;
    const double ab = glm::distance(a, b);
    const double bc = glm::distance(b, c);
    const double ca = glm::distance(c, a);
    const double longest = std::max(ab, std::max(bc, ca));
    if (longest <= spacing_ / 2) return add((a + b + c) / 3.0);
    if (longest > large * spacing_ && !outside_.isAnyAround(corners)) return;
    const Corners turned = longest == ab   ? Corners{a, b, c}
                           : longest == bc ? Corners{b, c, a}
                                           : Corners{c, a, b};
    const glm::dvec3 middle = (turned[0] + turned[1]) / 2.0;
    addTriangle({turned[0], middle, turned[2]});
    addTriangle({middle, turned[1], turned[2]});
  }

  std::vector<SurfaceSample> take() { return std::move(samples_); }

 private:
  static constexpr double large = 2;  // Spacings, of what is worth a look whether it is hidden.

  const Solid& solid_;
  double spacing_;
  OutsideNodes outside_;
  std::unordered_set<std::uint64_t> taken_;
  std::vector<SurfaceSample> samples_;
};

}  // namespace

std::vector<SurfaceSample> surfaceSamples(const Solid& solid, double spacing, const Task& task) {
  constexpr std::size_t betweenAsks = 32;  // Triangles.
  Thinned thinned(solid, spacing);
  const mesh::TriangleMesh& mesh = solid.mesh();
  for (const mesh::Triangle& triangle : mesh.triangles)
    for (const std::uint32_t corner : triangle) thinned.add(mesh.positions[corner]);
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
    if (i % betweenAsks == 0 && !task.step()) break;
    const auto& [a, b, c] = mesh.triangles[i];
    thinned.addTriangle({mesh.positions[a], mesh.positions[b], mesh.positions[c]});
  }
  for (const glm::dvec3& place : solid.closedPlaces()) thinned.add(place);
  return thinned.take();
}

}  // namespace wb::shape
