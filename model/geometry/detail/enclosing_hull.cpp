// Problem: a convex body of at most so many vertices around all points, and as tight as can be had
// soon.
// Method: greedy outer approximation by supporting half-spaces. Beginning with the bounding box,
// the plane is added that cuts off the vertex that sticks out farthest. Planes to choose from are
// the faces of the exact hull, or even directions where these are too many. Cutting clips every
// face that the plane meets (Sutherland and Hodgman 1974).
// Complexity: O(F (P + F)) for F planes that cut and P to choose from, after the exact hull.
// Constants: mostDirections weighs tightness against time: `./dev bench --benchmark_filter=hull/`
// (tests/benchmarks/hull.cpp, a million points).
#include "model/geometry/detail/enclosing_hull.h"

#include "model/core/identifiers.h"
#include "model/core/result_cache.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/extreme_points.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wb::mesh {
namespace {

/// Of its key in the cache, to be counted up whenever hulls become others.
const std::string hullMark = "hull 1 ";

/// Volume, number of vertices, vertices, triangles.
Bytes bytesOf(const ConvexHull& hull) {
  Bytes bytes;
  const auto put = [&bytes](const void* from, std::size_t size) {
    const auto* first = static_cast<const std::uint8_t*>(from);
    bytes.insert(bytes.end(), first, first + size);
  };
  const std::uint64_t count = hull.vertices.size();
  put(&hull.volume, sizeof hull.volume);
  put(&count, sizeof count);
  put(hull.vertices.data(), count * sizeof(glm::dvec3));
  put(hull.triangles.data(), hull.triangles.size() * sizeof(Triangle));
  return bytes;
}

bool areThere(const ConvexHull& hull) {
  return std::ranges::all_of(hull.triangles, [&](const Triangle& triangle) {
    return std::ranges::max(triangle) < hull.vertices.size();
  });
}

/// Nothing of bytes that are no hull.
std::optional<ConvexHull> hullFrom(ByteView bytes) {
  ConvexHull hull;
  std::uint64_t count = 0;
  constexpr std::size_t begin = sizeof hull.volume + sizeof count;
  if (bytes.size() < begin) return {};
  std::memcpy(&hull.volume, bytes.data(), sizeof hull.volume);
  std::memcpy(&count, bytes.data() + sizeof hull.volume, sizeof count);
  const ByteView rest = bytes.subspan(begin);
  if (count == 0 || count > rest.size() / sizeof(glm::dvec3)) return {};
  const ByteView triangles = rest.subspan(count * sizeof(glm::dvec3));
  if (triangles.empty() || triangles.size() % sizeof(Triangle) != 0) return {};
  hull.vertices.resize(count);
  hull.triangles.resize(triangles.size() / sizeof(Triangle));
  std::memcpy(hull.vertices.data(), rest.data(), count * sizeof(glm::dvec3));
  std::memcpy(hull.triangles.data(), triangles.data(), triangles.size());
  return areThere(hull) ? std::optional(std::move(hull)) : std::nullopt;
}

}  // namespace

std::string HullMemory::keyOf(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  const ByteView bytes(reinterpret_cast<const std::uint8_t*>(points.data()), points.size_bytes());
  return sha256(bytes) + std::to_string(maximumVertices);
}

std::optional<ConvexHull> HullMemory::find(const std::string& key) {
  {
    const std::lock_guard lock(mutex_);
    const auto entry = std::ranges::find(entries_, key, &Entry::key);
    if (entry != entries_.end()) return entry->hull;
  }
  const ResultCache* cache = resultCache();
  const auto kept = cache ? cache->find(hullMark + key) : std::nullopt;
  auto hull = kept ? hullFrom(*kept) : std::nullopt;
  if (hull) remember(key, *hull);
  return hull;
}

void HullMemory::keep(const std::string& key, const ConvexHull& hull) {
  remember(key, hull);
  if (ResultCache* cache = resultCache()) cache->keep(hullMark + key, bytesOf(hull));
}

void HullMemory::remember(const std::string& key, const ConvexHull& hull) {
  const std::lock_guard lock(mutex_);
  if (entries_.size() == most) entries_.pop_front();
  entries_.push_back({key, hull});
}

namespace {

/// Corners no farther from a plane lie in it.
constexpr double rounding = 1e-12;

using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// One cut through all faces: which corners are beyond, and the corners that it makes, each once.
class Cut {
 public:
  Cut(const Plane& plane, std::vector<glm::dvec3>& corners) : corners_(corners) {
    for (const glm::dvec3& corner : corners)
      out_.push_back(glm::dot(plane.normal, corner) - plane.offset);
  }

  bool isOut(std::uint32_t corner) const { return out_[corner] > rounding; }

  /// What is left of a face; the corners in the plane are noted, from where the face leaves the
  /// body to where it enters it again.
  std::vector<std::uint32_t> rest(const std::vector<std::uint32_t>& face) {
    std::vector<std::uint32_t> left;
    Edge opened{none, none};
    for (std::size_t i = 0; i < face.size(); ++i) {
      const std::uint32_t from = face[i];
      const std::uint32_t to = face[(i + 1) % face.size()];
      if (!isOut(from)) left.push_back(from);
      if (isOut(from) == isOut(to)) continue;
      const std::uint32_t met = meeting(from, to);
      if (left.empty() || left.back() != met) left.push_back(met);
      (isOut(to) ? opened.first : opened.second) = met;
    }
    if (left.size() > 1 && left.front() == left.back()) left.pop_back();
    if (opened.first != opened.second) next_[opened.second] = opened.first;
    return left;
  }

  /// The new face, from the edges that the cut faces have in it.
  std::vector<std::uint32_t> lid() const {
    std::vector<std::uint32_t> loop;
    if (next_.empty()) return loop;
    std::uint32_t at = next_.begin()->first;
    do {
      loop.push_back(at);
      const auto found = next_.find(at);
      if (found == next_.end()) return {};
      at = found->second;
    } while (at != loop.front() && loop.size() <= next_.size());
    return loop;
  }

 private:
  static constexpr std::uint32_t none = 0xffffffff;

  /// A corner that lies in the plane is met itself.
  std::uint32_t meeting(std::uint32_t from, std::uint32_t to) {
    const std::uint32_t in = isOut(from) ? to : from;
    const std::uint32_t out = isOut(from) ? from : to;
    if (out_[in] >= -rounding) return in;
    const auto [known, isNew] =
        made_.try_emplace({in, out}, static_cast<std::uint32_t>(corners_.size()));
    if (isNew)
      corners_.push_back(corners_[in] +
                         (corners_[out] - corners_[in]) * (out_[in] / (out_[in] - out_[out])));
    return known->second;
  }

  std::vector<glm::dvec3>& corners_;
  std::vector<double> out_;  ///< How far each corner that was there is beyond the plane.
  std::map<Edge, std::uint32_t> made_;
  std::map<std::uint32_t, std::uint32_t> next_;
};

}  // namespace

CutBody::CutBody(double size) {
  for (int i = 0; i < 8; ++i)
    corners_.emplace_back((i & 1) ? size : -size, (i & 2) ? size : -size, (i & 4) ? size : -size);
  isThere_.assign(corners_.size(), true);
  faces_ = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
}

void CutBody::cut(const Plane& plane) {
  Cut cut(plane, corners_);
  bool isAnyOut = false;
  for (std::uint32_t i = 0; i < isThere_.size(); ++i) isAnyOut |= isThere_[i] && cut.isOut(i);
  if (!isAnyOut) return;
  std::vector<Loop> faces;
  const std::size_t before = corners_.size();
  for (const Loop& face : faces_)
    if (Loop left = cut.rest(face); left.size() > 2) faces.push_back(std::move(left));
  if (Loop lid = cut.lid(); lid.size() > 2) faces.push_back(std::move(lid));
  for (std::uint32_t i = 0; i < before; ++i) isThere_[i] = isThere_[i] && !cut.isOut(i);
  isThere_.resize(corners_.size(), true);
  faces_ = std::move(faces);
}

std::vector<glm::dvec3> CutBody::presentCorners() const {
  std::vector<glm::dvec3> present;
  for (std::uint32_t i = 0; i < corners_.size(); ++i)
    if (isThere_[i]) present.push_back(corners_[i]);
  return present;
}

double CutBody::volume() const {
  double sixfold = 0;
  for (const Loop& face : faces_)
    for (std::size_t i = 2; i < face.size(); ++i)
      sixfold += glm::dot(corners_[face[0]], glm::cross(corners_[face[i - 1]], corners_[face[i]]));
  return sixfold / 6;
}

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
  glm::dvec3 high;
  glm::dvec3 size;

  explicit CubeFrame(std::span<const glm::dvec3> points) : low(points.front()), high(low), size(0) {
    for (const glm::dvec3& point : points) {
      low = glm::min(low, point);
      high = glm::max(high, point);
    }
    size = high - low;
  }
  /// Neither flat nor beyond what numbers hold.
  bool hasRoom() const {
    return size.x > 0 && size.y > 0 && size.z > 0 && std::isfinite(glm::length(size));
  }
  glm::dvec3 toCube(const glm::dvec3& point) const { return (point - low) / size - 0.5; }
  /// Clamped: rounding may put a corner a little outside the box, as `low + size` may be.
  glm::dvec3 fromCube(const glm::dvec3& point) const {
    return glm::clamp(low + (point + 0.5) * size, low, high);
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
