#include "model/shapes/detail/surface_samples.h"

#include "model/shapes/detail/farthest.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_set>

namespace wb::shape {
namespace {

/// One place in each cube.
class Thinned {
 public:
  Thinned(const Solid& solid, double spacing) : solid_(solid), spacing_(spacing) {}

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
    if (longest > large * spacing_ && !solid_.mayBeOuter(corners)) return;
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
