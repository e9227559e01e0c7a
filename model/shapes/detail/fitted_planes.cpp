#include "model/shapes/detail/fitted_planes.h"

#include "model/shapes/detail/search_constants.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

// Finds planes of what is flat only as a whole: stairs, tiled roofs, curved decks part by part.
// Method: random sample consensus (Fischler & Bolles 1981), but that each try begins with the
// principal plane of all samples around one (Pearson 1901; eigenvectors by Jacobi's rotations), and
// is fitted again to the samples near it until it stays.
// Complexity: tries times samples, both bounded. Constants: search_constants.h.

namespace wb::shape {
namespace {

/// Turns one pair of axes so that a symmetric matrix has nothing beside its diagonal there.
void rotate(glm::dmat3& matrix, glm::dmat3& axes, int p, int q) {
  if (std::abs(matrix[p][q]) < 1e-300) return;
  const double theta = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
  const double t = (theta < 0 ? -1.0 : 1.0) / (std::abs(theta) + std::sqrt(theta * theta + 1));
  const double c = 1 / std::sqrt(t * t + 1);
  glm::dmat3 turn(1);
  turn[p][p] = turn[q][q] = c;
  turn[q][p] = t * c;
  turn[p][q] = -t * c;
  matrix = glm::transpose(turn) * matrix * turn;
  axes = axes * turn;
}

/// The direction along which a symmetric matrix is least, of length one.
glm::dvec3 leastAxis(glm::dmat3 matrix) {
  constexpr int sweeps = 12;  ///< More than doubles need.
  glm::dmat3 axes(1);
  for (int i = 0; i < sweeps; ++i)
    for (const auto& [p, q] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)})
      rotate(matrix, axes, p, q);
  int least = 0;
  for (int i = 1; i < 3; ++i)
    if (matrix[i][i] < matrix[least][least]) least = i;
  return glm::normalize(axes[least]);
}

struct Plane {
  glm::dvec3 normal{0, 0, 1};
  double offset = 0;
  std::size_t near = 0;  ///< Samples that it was fitted to.

  double height(const glm::dvec3& place) const { return glm::dot(normal, place) - offset; }
};

/// Through places of which no two need be different.
Plane principalPlane(const std::vector<glm::dvec3>& places) {
  glm::dvec3 middle(0);
  for (const glm::dvec3& place : places) middle += place / static_cast<double>(places.size());
  glm::dmat3 spread(0);
  for (const glm::dvec3& place : places)
    spread += glm::outerProduct(place - middle, place - middle);
  const glm::dvec3 normal = leastAxis(spread);
  return {normal, glm::dot(normal, middle), places.size()};
}

std::vector<glm::dvec3> placesAround(const std::vector<SurfaceSample>& samples,
                                     const glm::dvec3& middle, double radius) {
  std::vector<glm::dvec3> places;
  for (const SurfaceSample& sample : samples)
    if (glm::distance(sample.place, middle) <= radius) places.push_back(sample.place);
  return places;
}

/// Fitted to those of the places near it, beginning with one through the first.
Plane settled(const std::vector<glm::dvec3>& places, const glm::dvec3& first, double reach) {
  Plane plane = principalPlane(places);
  plane.offset = glm::dot(plane.normal, first);
  for (int i = 0; i < tuned::panel::fitRounds; ++i) {
    std::vector<glm::dvec3> near;
    for (const glm::dvec3& place : places)
      if (std::abs(plane.height(place)) <= reach) near.push_back(place);
    if (near.size() < 3) return {};
    plane = principalPlane(near);
  }
  return plane;
}

bool isAlmost(const Plane& one, const Plane& other, double reach) {
  const double cosine = glm::dot(one.normal, other.normal);
  if (std::abs(cosine) < tuned::panel::sameDirection) return false;
  return std::abs(one.offset - (cosine < 0 ? -other.offset : other.offset)) <
         tuned::panel::samePlane * reach;
}

PlaneFrame frameOf(const Plane& plane) {
  PlaneFrame frame;
  frame.normal = plane.normal;
  frame.offset = plane.offset;
  const bool isUpright = std::abs(plane.normal.z) < tuned::panel::uprightNormal;
  // Level edges are the commonest, whichever of y and z is up.
  glm::dvec3 aid = isUpright ? glm::dvec3(0, 0, 1) : glm::dvec3(1, 0, 0);
  for (const glm::dvec3& axis : {glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0), glm::dvec3(0, 0, 1)})
    if (std::abs(glm::dot(axis, plane.normal)) < tuned::panel::alongAxis) aid = axis;
  frame.across = glm::normalize(aid - glm::dot(aid, plane.normal) * plane.normal);
  frame.along = glm::cross(plane.normal, frame.across);
  return frame;
}

}  // namespace

std::vector<PlaneFrame> fittedPlanes(const std::vector<SurfaceSample>& samples, double reach,
                                     const Task& task) {
  std::vector<Plane> planes;
  Random random;
  for (std::size_t i = 0; i < tuned::panel::fitTries && !samples.empty() && task.step(); ++i) {
    const glm::dvec3 first = samples[random.below(samples.size())].place;
    const double radius =
        reach * static_cast<double>(tuned::panel::minFitRadius << (i % tuned::panel::fitRadii));
    Plane plane = settled(placesAround(samples, first, radius), first, reach);
    if (plane.near >= tuned::panel::minFitSamples) planes.push_back(plane);
  }
  std::ranges::stable_sort(planes, std::greater(), &Plane::near);
  std::vector<Plane> different;
  for (const Plane& plane : planes)
    if (different.size() < tuned::panel::maxFitted &&
        std::ranges::none_of(different,
                             [&](const Plane& other) { return isAlmost(plane, other, reach); }))
      different.push_back(plane);
  std::vector<PlaneFrame> frames;
  frames.reserve(different.size());
  for (const Plane& plane : different) frames.push_back(frameOf(plane));
  return frames;
}

}  // namespace wb::shape
