#include "model/shapes/detail/prim_candidates.h"

#include "model/shapes/detail/prim_growth.h"
#include "model/shapes/detail/reduce_hulls.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

// Prims that might stand for a part of a solid: around the mesh and each of its loose pieces (union
// find over triangles that have an edge in common), and grown from places on its surface.
// Method: the smallest box along frames that large flat faces have (as for oriented bounding boxes
// of polyhedra, one face lies flush); the smallest circle around projected points for a cylinder by
// Badoiu and Clarkson (2003), and likewise a sphere, at some radii down to what inscribes a
// polygon. Complexity: O(vertices * frames) a loose piece. Constants: below; they were not varied
// alone.

namespace wb::shape {
namespace {

constexpr std::size_t maxFrames = 8;                     ///< Of the whole mesh.
constexpr std::size_t maxOwnFrames = 3;                  ///< Of a loose piece.
constexpr std::size_t maxLoosePieces = 80;               ///< Those of most area.
constexpr std::size_t boxesTried = 3;                    ///< Of a loose piece: the smallest.
constexpr std::array roundShares{1.0, 0.97, 0.94, 0.9};  ///< Of the radius around all.
constexpr double sameAxis = 0.9994;                      ///< Cosine of two degrees.
constexpr int circleSteps = 400;

struct FaceDirection {
  glm::dvec3 along;
  double area;
};

/// Normals of faces, by area, either way the same.
std::vector<FaceDirection> faceDirectionsOf(const mesh::TriangleMesh& mesh,
                                            const std::vector<std::uint32_t>& triangles) {
  constexpr std::size_t most = 64;
  std::vector<FaceDirection> all;
  for (const std::uint32_t number : triangles) {
    const auto& [a, b, c] = mesh.triangles[number];
    const glm::dvec3 cross =
        glm::cross(mesh.positions[b] - mesh.positions[a], mesh.positions[c] - mesh.positions[a]);
    const double area = glm::length(cross);
    if (!(area > 0)) continue;
    const glm::dvec3 normal = cross / area;
    const auto same = std::ranges::find_if(all, [&](const FaceDirection& one) {
      return std::abs(glm::dot(one.along, normal)) > sameAxis;
    });
    if (same != all.end())
      same->area += area;
    else if (all.size() < most)
      all.push_back({normal, area});
  }
  std::ranges::stable_sort(all, std::ranges::greater(), &FaceDirection::area);
  return all;
}

/// A frame with this third axis; level, where that can be.
PrimFrame frameAlong(const glm::dvec3& normal) {
  glm::dvec3 aside = glm::cross(glm::dvec3(0, 0, 1), normal);
  if (glm::dot(aside, aside) < 1e-6) aside = glm::cross(normal, glm::dvec3(0, 1, 0));
  const glm::dvec3 x = glm::normalize(aside);
  return {x, glm::cross(normal, x), normal};
}

/// Whether boxes along them are the same.
bool areSameFrames(const PrimFrame& a, const PrimFrame& b) {
  for (int i = 0; i < 3; ++i) {
    bool isFound = false;
    for (int j = 0; j < 3; ++j) isFound = isFound || std::abs(glm::dot(a[i], b[j])) > sameAxis;
    if (!isFound) return false;
  }
  return true;
}

void addFrame(std::vector<PrimFrame>& frames, const PrimFrame& frame, std::size_t most) {
  const bool isKnown = std::ranges::any_of(
      frames, [&](const PrimFrame& other) { return areSameFrames(frame, other); });
  if (!isKnown && frames.size() < most) frames.push_back(frame);
}

/// First those that two faces at right angles have, then those of one.
void addFrames(std::vector<PrimFrame>& frames, const std::vector<FaceDirection>& directions,
               std::size_t most) {
  constexpr std::size_t looked = 10;
  constexpr double square = 0.02;
  const std::size_t count = std::min(directions.size(), looked);
  for (std::size_t i = 0; i < count; ++i) {
    const glm::dvec3& z = directions[i].along;
    for (std::size_t j = i + 1; j < count; ++j) {
      glm::dvec3 x = directions[j].along;
      if (std::abs(glm::dot(z, x)) > square) continue;
      x = glm::normalize(x - z * glm::dot(z, x));
      addFrame(frames, {x, glm::cross(z, x), z}, most);
    }
    addFrame(frames, frameAlong(z), most);
  }
}

/// Triangles that hang together by edges between the same places; the largest first. What only
/// touches at a corner is loose.
class LoosePieces {
 public:
  explicit LoosePieces(const mesh::TriangleMesh& mesh)
      : mesh_(mesh), roots_(mesh.triangles.size()) {
    using Key = std::tuple<double, double, double>;
    std::map<Key, std::uint32_t> places;
    std::vector<std::uint32_t> placeOf;
    for (const glm::dvec3& at : mesh.positions)
      placeOf.push_back(
          places.try_emplace(Key{at.x, at.y, at.z}, static_cast<std::uint32_t>(places.size()))
              .first->second);
    std::iota(roots_.begin(), roots_.end(), 0U);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> edges;
    for (std::uint32_t i = 0; i < mesh.triangles.size(); ++i)
      for (std::size_t corner = 0; corner < 3; ++corner) {
        const std::uint32_t from = placeOf[mesh.triangles[i][corner]];
        const std::uint32_t to = placeOf[mesh.triangles[i][(corner + 1) % 3]];
        const auto [known, isNew] = edges.try_emplace(std::minmax(from, to), i);
        if (!isNew) join(i, known->second);
      }
  }

  std::vector<std::vector<std::uint32_t>> largest(std::size_t most) {
    std::map<std::uint32_t, std::pair<double, std::vector<std::uint32_t>>> byRoot;
    for (std::uint32_t i = 0; i < mesh_.triangles.size(); ++i) {
      const auto& [a, b, c] = mesh_.triangles[i];
      auto& [area, triangles] = byRoot[rootOf(i)];
      area += glm::length(glm::cross(mesh_.positions[b] - mesh_.positions[a],
                                     mesh_.positions[c] - mesh_.positions[a]));
      triangles.push_back(i);
    }
    std::vector<std::pair<double, std::vector<std::uint32_t>>> pieces;
    for (auto& [root, piece] : byRoot) pieces.push_back(std::move(piece));
    std::ranges::stable_sort(pieces, std::ranges::greater(),
                             [](const auto& one) { return one.first; });
    std::vector<std::vector<std::uint32_t>> all;
    for (auto& [area, triangles] : pieces) all.push_back(std::move(triangles));
    if (all.size() > most) all.resize(most);
    return all;
  }

 private:
  std::uint32_t rootOf(std::uint32_t triangle) {
    while (roots_[triangle] != triangle) triangle = roots_[triangle] = roots_[roots_[triangle]];
    return triangle;
  }
  void join(std::uint32_t a, std::uint32_t b) {
    a = rootOf(a);
    b = rootOf(b);
    roots_[std::max(a, b)] = std::min(a, b);
  }

  const mesh::TriangleMesh& mesh_;
  std::vector<std::uint32_t> roots_;
};

std::vector<glm::dvec3> pointsOfTriangles(const mesh::TriangleMesh& mesh,
                                          const std::vector<std::uint32_t>& triangles) {
  std::vector<std::uint32_t> numbers;
  for (const std::uint32_t number : triangles)
    for (const std::uint32_t vertex : mesh.triangles[number]) numbers.push_back(vertex);
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  std::vector<glm::dvec3> points;
  points.reserve(numbers.size());
  for (const std::uint32_t vertex : numbers) points.push_back(mesh.positions[vertex]);
  return points;
}

/// Of the smallest ball around points, nearly: the third coordinate may be 0 for all.
std::pair<glm::dvec3, double> ballAround(const std::vector<glm::dvec3>& points) {
  glm::dvec3 middle = points.front();
  double radius = 0;
  for (int step = 1; step <= circleSteps; ++step) {
    const glm::dvec3* farthest = nullptr;
    double most = -1;
    for (const glm::dvec3& point : points)
      if (const double distance = glm::distance(point, middle); distance > most) {
        most = distance;
        farthest = &point;
      }
    radius = most;
    if (step < circleSteps) middle += (*farthest - middle) / (step + 1.0);
  }
  return {middle, radius};
}

/// Few enough to go over often, those that reach farthest among them.
std::vector<glm::dvec3> fewOf(const std::vector<glm::dvec3>& points) {
  constexpr std::size_t most = 2000;
  if (points.size() <= most) return points;
  std::vector<glm::dvec3> few;
  const std::size_t stride = points.size() / most + 1;
  for (std::size_t i = 0; i < points.size(); i += stride) few.push_back(points[i]);
  for (int axis = 0; axis < 3; ++axis) {
    const auto [low, high] = std::ranges::minmax_element(
        points, {}, [axis](const glm::dvec3& point) { return point[axis]; });
    few.push_back(*low);
    few.push_back(*high);
  }
  return few;
}

glm::dquat turnOf(const PrimFrame& frame) { return glm::normalize(glm::quat_cast(frame)); }

Primitive boxAlong(const std::vector<glm::dvec3>& points, const PrimFrame& frame) {
  const PrimFrame back = glm::transpose(frame);
  glm::dvec3 low(1e300);
  glm::dvec3 high(-1e300);
  for (const glm::dvec3& point : points) {
    const glm::dvec3 own = back * point;
    low = glm::min(low, own);
    high = glm::max(high, own);
  }
  return {scene::PartKind::box, glm::max(high - low, glm::dvec3(leastPrimSide)),
          frame * ((low + high) / 2.0), turnOf(frame)};
}

double volumeOfPrim(const Primitive& prim) { return prim.size.x * prim.size.y * prim.size.z; }

}  // namespace

PrimCandidates::PrimCandidates(const Solid& solid, double fill, double smallSide)
    : solid_(solid), fill_(fill), smallSide_(smallSide), frames_{PrimFrame(1)} {
  std::vector<std::uint32_t> all(solid.mesh().triangles.size());
  std::iota(all.begin(), all.end(), 0U);
  addFrames(frames_, faceDirectionsOf(solid.mesh(), all), maxFrames);
}

bool PrimCandidates::isFree(const Primitive& prim) const {
  const auto piece = pieceOf(prim);
  return piece && isContained(solid_, *piece, fill_ - bulgeOf(prim));
}

void PrimCandidates::addBoxes(const std::vector<glm::dvec3>& points,
                              const std::vector<PrimFrame>& frames,
                              std::vector<Primitive>& prims) const {
  std::vector<Primitive> boxes;
  for (const PrimFrame& frame : frames) boxes.push_back(boxAlong(points, frame));
  std::ranges::stable_sort(boxes, {}, volumeOfPrim);
  if (boxes.size() > boxesTried) boxes.resize(boxesTried);
  for (const Primitive& box : boxes)
    if (isFree(box)) prims.push_back(box);
}

void PrimCandidates::addRound(const std::vector<glm::dvec3>& points,
                              const std::vector<PrimFrame>& frames,
                              std::vector<Primitive>& prims) const {
  const std::vector<glm::dvec3> few = fewOf(points);
  const auto addFirst = [&](Primitive prim, int sides) {
    const glm::dvec3 size = prim.size;
    for (const double share : roundShares) {
      for (int axis = 0; axis < sides; ++axis) prim.size[axis] = size[axis] * share;
      if (std::min(prim.size.x, prim.size.y) < std::max(smallSide_, leastPrimSide)) return;
      if (!isFree(prim)) continue;
      prims.push_back(prim);
      return;
    }
  };
  const auto [middle, radius] = ballAround(few);
  addFirst({scene::PartKind::sphere, glm::dvec3(2 * radius), middle, {1, 0, 0, 0}}, 3);
  std::vector<glm::dvec3> axes;
  for (const PrimFrame& frame : frames)
    for (int i = 0; i < 3; ++i) {
      const bool isKnown = std::ranges::any_of(axes, [&](const glm::dvec3& axis) {
        return std::abs(glm::dot(axis, frame[i])) > sameAxis;
      });
      if (!isKnown) axes.push_back(frame[i]);
    }
  for (const glm::dvec3& axis : axes) {
    const PrimFrame frame = frameAlong(axis);
    const PrimFrame back = glm::transpose(frame);
    std::vector<glm::dvec3> flat;
    double low = 1e300;
    double high = -1e300;
    for (const glm::dvec3& point : few) {
      const glm::dvec3 own = back * point;
      flat.emplace_back(own.x, own.y, 0);
      low = std::min(low, own.z);
      high = std::max(high, own.z);
    }
    const auto [centre, wide] = ballAround(flat);
    addFirst({scene::PartKind::cylinder,
              {2 * wide, 2 * wide, std::max(high - low, leastPrimSide)},
              frame * glm::dvec3(centre.x, centre.y, (low + high) / 2),
              turnOf(frame)},
             2);
  }
}

std::vector<Primitive> PrimCandidates::around(const Task& task) const {
  std::vector<Primitive> prims;
  const mesh::TriangleMesh& mesh = solid_.mesh();
  std::vector<std::vector<std::uint32_t>> pieces = LoosePieces(mesh).largest(maxLoosePieces);
  if (pieces.size() > 1) {
    std::vector<std::uint32_t> all(mesh.triangles.size());
    std::iota(all.begin(), all.end(), 0U);
    pieces.push_back(std::move(all));
  }
  for (const std::vector<std::uint32_t>& triangles : pieces) {
    if (!task.step()) break;
    const std::vector<glm::dvec3> points = pointsOfTriangles(mesh, triangles);
    std::vector<PrimFrame> frames = frames_;
    addFrames(frames, faceDirectionsOf(mesh, triangles), frames.size() + maxOwnFrames);
    addBoxes(points, frames, prims);
    addRound(points, frames, prims);
  }
  return prims;
}

/// Along one of the mesh's frames that the place is square to, or one of its own.
std::vector<PrimFrame> PrimCandidates::framesAt(const SurfaceSample& sample,
                                                PrimRandom& random) const {
  if (glm::dot(sample.outward, sample.outward) < 0.5)
    return {frames_.front(), frames_[random.below(frames_.size())]};
  std::vector<PrimFrame> square;
  for (const PrimFrame& frame : frames_)
    for (int i = 0; i < 3; ++i)
      if (std::abs(glm::dot(frame[i], sample.outward)) > sameAxis) square.push_back(frame);
  std::vector<PrimFrame> chosen;
  if (!square.empty()) chosen.push_back(square[random.below(square.size())]);
  if (chosen.empty() || random.below(3) == 0) {
    chosen.push_back(frameAlong(sample.outward));
    chosen.push_back(frames_[random.below(frames_.size())]);
  }
  return chosen;
}

std::vector<Primitive> PrimCandidates::grownFrom(const SurfaceSample& sample,
                                                 PrimRandom& random) const {
  constexpr std::array depths{0.0, 0.5, 1.0, 2.0};  // Fills below the surface, in turn.
  std::vector<Primitive> prims;
  std::array order{0, 1, 2, 3, 4, 5};
  for (std::size_t i = order.size() - 1; i > 0; --i)
    std::swap(order[i], order[random.below(i + 1)]);
  for (const PrimFrame& frame : framesAt(sample, random))
    for (const double depth : depths)
      if (auto box = grownBox(solid_, frame, sample.place - sample.outward * (depth * fill_), fill_,
                              order)) {
        prims.push_back(*box);
        break;
      }
  // Straight in from a round surface is its axis or middle, where it is deepest.
  const double step = solid_.grid().step;
  glm::dvec3 middle = sample.place;
  if (glm::dot(sample.outward, sample.outward) > 0.5)
    while (solid_.level(middle - sample.outward * step) < solid_.level(middle))
      middle -= sample.outward * step;
  const double deep = -solid_.level(middle);
  if (deep < std::max(smallSide_ / 2, step)) return prims;
  const Primitive ball{
      scene::PartKind::sphere, glm::dvec3(2 * (deep + fill_ / 2)), middle, {1, 0, 0, 0}};
  if (ball.size.x <= mostPrimSide && isFree(ball)) prims.push_back(ball);
  for (const glm::dvec3& axis : {frames_[random.below(frames_.size())][2],
                                 frames_.front()[static_cast<int>(random.below(3))]})
    if (auto tube = grownCylinder(solid_, frameAlong(axis), middle, deep + fill_ / 2, fill_))
      prims.push_back(*tube);
  return prims;
}

}  // namespace wb::shape
