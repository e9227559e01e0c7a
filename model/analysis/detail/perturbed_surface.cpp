#include "model/analysis/detail/perturbed_surface.h"

#include <bit>
#include <utility>

namespace wb::tuning {
namespace {

/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
std::uint64_t mixed(std::uint64_t state) {
  state += 0x9E3779B97F4A7C15ULL;
  state = (state ^ (state >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  state = (state ^ (state >> 27U)) * 0x94D049BB133111EBULL;
  return state ^ (state >> 31U);
}

std::uint64_t bitsOf(double value) { return std::bit_cast<std::uint64_t>(value + 0.0); }

/// A place in a stream; -0 is 0.
std::uint64_t placed(std::uint64_t stream, const glm::dvec3& place) {
  return mixed(mixed(mixed(stream ^ bitsOf(place.x)) ^ bitsOf(place.y)) ^ bitsOf(place.z));
}

double shiftAt(std::uint64_t state, int axis) {
  constexpr unsigned unusedBits = 11;
  constexpr double toOne = 0x1p-53;
  const std::uint64_t bits = mixed(state + static_cast<std::uint64_t>(axis)) >> unusedBits;
  return 2 * (static_cast<double>(bits) * toOne) - 1;
}

}  // namespace

double shift(std::uint64_t stream, const glm::dvec3& place, int axis) {
  return shiftAt(placed(stream, place), axis);
}

PerturbedSurface::PerturbedSurface(const asset::Faces& faces, const glm::dvec3& scale)
    : mesh_(asset::toTriangleMesh(faces)), scale_(scale) {
  for (const asset::Face& face : faces)
    halfSteps_.insert(
        halfSteps_.end(), face.positions.size(),
        (face.positionDomain.max - face.positionDomain.min) / (2 * asset::domainSteps));
}

PerturbedSurface::PerturbedSurface(mesh::TriangleMesh mesh, const glm::dvec3& scale)
    : mesh_(std::move(mesh)), scale_(scale) {}

mesh::WidthStatistics PerturbedSurface::perturbed(double metres, std::uint64_t stream,
                                                  mesh::TriangleMesh& room) const {
  if (metres == 0 && halfSteps_.empty()) return widthStatistics(mesh_, scale_);
  room.triangles = mesh_.triangles;
  room.positions.resize(mesh_.positions.size());
  for (std::size_t i = 0; i < mesh_.positions.size(); ++i) {
    const glm::dvec3& place = mesh_.positions[i];
    const glm::dvec3 reach = metres == 0 ? halfSteps_[i] * scale_ : glm::dvec3(metres);
    const std::uint64_t state = placed(stream, place);
    for (int axis = 0; axis < 3; ++axis)
      room.positions[i][axis] = place[axis] * scale_[axis] + shiftAt(state, axis) * reach[axis];
  }
  return widthStatistics(room, glm::dvec3(1));
}

}  // namespace wb::tuning
