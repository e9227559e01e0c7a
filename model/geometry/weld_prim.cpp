#include "model/geometry/weld_prim.h"

#include "model/geometry/width.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace wb::prim {
namespace {

struct PositionHash {
  std::size_t operator()(const glm::dvec3& position) const {
    constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15;
    std::uint64_t hash = 0;
    for (const double coordinate : {position.x, position.y, position.z}) {
      const double oneZero = coordinate + 0.0;  // -0 equals 0, so it must hash as 0
      hash = (std::rotl(hash, 29) ^ std::bit_cast<std::uint64_t>(oneZero)) * multiplier;
    }
    return hash ^ (hash >> 32);
  }
};

/// Gives every position that is used its number in the welded surface.
class Welder {
 public:
  Welder(const mesh::TriangleMesh& surface, double narrowest)
      : surface_(surface), narrowest_(narrowest), numbers_(surface.positions.size(), unknown) {
    known_.reserve(surface.positions.size());
  }

  mesh::TriangleMesh make() && {
    for (const mesh::Triangle& triangle : surface_.triangles)
      if (!isNarrow(triangle))
        result_.triangles.push_back(
            {number(triangle[0]), number(triangle[1]), number(triangle[2])});
    return std::move(result_);
  }

 private:
  static constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

  bool isNarrow(const mesh::Triangle& triangle) const {
    const auto& p = surface_.positions;
    return mesh::triangleWidth(p[triangle[0]], p[triangle[1]], p[triangle[2]]) < narrowest_;
  }

  std::uint32_t number(std::uint32_t index) {
    if (numbers_[index] == unknown) numbers_[index] = numberOf(surface_.positions[index]);
    return numbers_[index];
  }

  std::uint32_t numberOf(const glm::dvec3& position) {
    const auto next = static_cast<std::uint32_t>(result_.positions.size());
    const auto [entry, isNew] = known_.try_emplace(position, next);
    if (isNew) result_.positions.push_back(position);
    return entry->second;
  }

  const mesh::TriangleMesh& surface_;
  double narrowest_;
  std::vector<std::uint32_t> numbers_;
  std::unordered_map<glm::dvec3, std::uint32_t, PositionHash> known_;
  mesh::TriangleMesh result_;
};

}  // namespace

mesh::TriangleMesh welded(const mesh::TriangleMesh& surface, double narrowest) {
  return Welder(surface, narrowest).make();
}

}  // namespace wb::prim
