#include "model/geometry/convex_hull.h"
#include "model/geometry/detail/cut_body.h"
#include "model/geometry/detail/hull_memory.h"
#include "model/geometry/extreme_points.h"
#include "model/geometry/remembered_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wb::mesh {
namespace {

// The enclosing hull is what a few supporting planes cut out of space. Where every corner lies on
// three planes, F planes make 2F - 4 corners; more planes through a corner only make fewer. So a
// limit on corners is a limit on planes, and every plane that is added cuts off the corner that
// sticks out farthest.

/// Planes to choose from: the faces of the exact hull, or even directions where these are too many.
constexpr std::size_t mostDirections = 2048;

/// A hull of so many corners has as many faces.
constexpr std::size_t mostExtremes = mostDirections / 2 + 2;

/// Stretches the bounding box of points to the unit cube: enclosing survives it, and a thin body
/// becomes one that rounding does not harm.
struct CubeFrame {
  glm::dvec3 low;
  glm::dvec3 size;

  explicit CubeFrame(std::span<const glm::dvec3> points) : low(points.front()), size(low) {
    for (const glm::dvec3& point : points) {
      low = glm::min(low, point);
      size = glm::max(size, point);
    }
    size -= low;
  }
  /// Neither flat nor beyond what numbers hold.
  bool hasRoom() const {
    return size.x > 0 && size.y > 0 && size.z > 0 && std::isfinite(glm::length(size));
  }
  glm::dvec3 toCube(const glm::dvec3& point) const { return (point - low) / size - 0.5; }
  /// Clamped: rounding may put a corner a little outside the box that its planes state.
  glm::dvec3 fromCube(const glm::dvec3& point) const {
    return glm::clamp(low + (point + 0.5) * size, low, low + size);
  }
};

std::vector<glm::dvec3> faceNormals(const ConvexHull& hull, const CubeFrame& frame) {
  std::vector<glm::dvec3> result;
  for (const auto& [a, b, c] : hull.triangles) {
    const glm::dvec3 corner = frame.toCube(hull.vertices[a]);
    const glm::dvec3 normal = glm::cross(frame.toCube(hull.vertices[b]) - corner,
                                         frame.toCube(hull.vertices[c]) - corner);
    if (const double length = glm::length(normal); length > 0) result.push_back(normal / length);
  }
  return result;
}

/// Beside the sides of the unit cube, which the body begins with, so that it never leaves it.
std::vector<Plane> supportingPlanes(const std::vector<glm::dvec3>& normals,
                                    std::span<const glm::dvec3> points, SupportTree& tree,
                                    const CubeFrame& frame) {
  std::vector<Plane> planes;
  planes.reserve(normals.size());
  for (const glm::dvec3& normal : normals) {
    const glm::dvec3& farthest = points[tree.farthest(normal / frame.size)];
    planes.push_back({normal, glm::dot(normal, frame.toCube(farthest))});
  }
  return planes;
}

/// Cuts the unit cube, each time by the plane that its corner which sticks out farthest is beyond.
class Cutting {
 public:
  explicit Cutting(const std::vector<Plane>& planes) : planes_(planes) {}

  /// Until it has so many faces, or no corner is farther out than the tolerance.
  void cut(std::size_t faces) {
    for (std::size_t count = 6; count < faces; ++count) {
      lookAtNewCorners();
      const auto worst = mostViolated();
      if (worst == none) return;
      chosen_.push_back(worst);
      body_.cut(planes_[worst]);
    }
  }

  std::vector<glm::dvec3> corners() const { return body_.presentCorners(); }
  const std::vector<std::size_t>& chosen() const { return chosen_; }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  struct Excess {
    double distance = 0;
    std::size_t plane = none;
  };

  void lookAtNewCorners() {
    for (std::size_t i = excesses_.size(); i < body_.corners().size(); ++i) {
      Excess worst;
      for (std::size_t plane = 0; plane < planes_.size(); ++plane) {
        const double out =
            glm::dot(planes_[plane].normal, body_.corners()[i]) - planes_[plane].offset;
        if (out > worst.distance) worst = {out, plane};
      }
      excesses_.push_back(worst);
    }
  }

  std::size_t mostViolated() const {
    Excess worst{hullTolerance, none};
    for (std::uint32_t i = 0; i < excesses_.size(); ++i)
      if (body_.isThere(i) && excesses_[i].distance > worst.distance) worst = excesses_[i];
    return worst.plane;
  }

  const std::vector<Plane>& planes_;
  CutBody body_{0.5};
  std::vector<Excess> excesses_;  ///< Of each corner, the plane that it is farthest beyond.
  std::vector<std::size_t> chosen_;
};

Result<ConvexHull> coarseHull(const std::vector<Plane>& planes, const CubeFrame& frame,
                              std::size_t maximumVertices) {
  for (std::size_t faces = (maximumVertices + 4) / 2;; --faces) {
    Cutting cutting(planes);
    cutting.cut(faces);
    std::vector<glm::dvec3> corners = cutting.corners();
    for (glm::dvec3& corner : corners) corner = frame.fromCube(corner);
    auto hull = convexHull(corners);
    if (!hull || hull->vertices.size() <= maximumVertices) return hull;
  }
}

/// Around the origin with a diagonal of one.
std::vector<glm::dvec3> normalised(std::span<const glm::dvec3> points, const CubeFrame& frame) {
  const double diagonal = glm::length(frame.size);
  const glm::dvec3 centre = frame.low + frame.size / 2.0;
  std::vector<glm::dvec3> result;
  result.reserve(points.size());
  for (const glm::dvec3& point : points) result.push_back((point - centre) / diagonal);
  return result;
}

/// What damaged files say need not be: the tree could not order it.
bool areFinite(std::span<const glm::dvec3> points) {
  return std::ranges::all_of(points, [](const glm::dvec3& point) {
    return std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z);
  });
}

Result<ConvexHull> madeHull(std::span<const glm::dvec3> points, std::size_t maximumVertices);

/// Of many points that may all be extreme: the exact one's where that needs few of them.
Result<ConvexHull> hullOfMany(std::span<const glm::dvec3> points, const CubeFrame& frame,
                              std::size_t maximumVertices) {
  const std::vector<glm::dvec3> aroundOrigin = normalised(points, frame);
  SupportTree tree(aroundOrigin);
  const auto extremes = extremePoints(aroundOrigin, tree, mostExtremes, hullTolerance / 2);
  if (!extremes)
    return coarseHull(supportingPlanes(evenDirections(mostDirections), points, tree, frame), frame,
                      maximumVertices);
  std::vector<glm::dvec3> needed;
  needed.reserve(extremes->size());
  for (const std::uint32_t index : *extremes) needed.push_back(points[index]);
  return madeHull(needed, maximumVertices);
}

Result<ConvexHull> madeHull(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  if (points.size() > manyPoints) {
    const CubeFrame frame(points);
    if (frame.hasRoom() && areFinite(points)) return hullOfMany(points, frame, maximumVertices);
  }
  auto exact = convexHull(points);
  if (!exact || exact->vertices.size() <= maximumVertices) return exact;
  const CubeFrame frame(exact->vertices);
  const bool areFew = exact->triangles.size() <= mostDirections;
  SupportTree tree(exact->vertices);
  return coarseHull(
      supportingPlanes(areFew ? faceNormals(*exact, frame) : evenDirections(mostDirections),
                       exact->vertices, tree, frame),
      frame, maximumVertices);
}

HullMemory& hullMemory() {
  static HullMemory memory;
  return memory;
}

template <class Make>
Result<ConvexHull> foundOrMade(const std::string& key, const Make& make) {
  HullMemory& memory = hullMemory();
  if (auto known = memory.find(key)) return *known;
  Result<ConvexHull> hull = make();
  if (hull) memory.keep(key, *hull);
  return hull;
}

}  // namespace

Result<ConvexHull> enclosingHull(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  const auto make = [&] { return madeHull(points, maximumVertices); };
  if (points.size() <= manyPoints) return make();
  return foundOrMade(HullMemory::keyOf(points, maximumVertices), make);
}

Result<ConvexHull> rememberedHull(const std::string& key,
                                  const std::function<std::vector<glm::dvec3>()>& points,
                                  std::size_t maximumVertices) {
  return foundOrMade(std::to_string(maximumVertices) + " around " + key,
                     [&] { return madeHull(points(), maximumVertices); });
}

}  // namespace wb::mesh
