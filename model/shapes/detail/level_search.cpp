#include "model/shapes/detail/level_search.h"

#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/core/threads.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/extreme_points.h"
#include "model/shapes/detail/level_lattice.h"
#include "model/shapes/detail/shape_error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

// Finds the level of detail of the fewest stored bytes within a tolerance.
// Method: a search over a few ways to share the tolerance between edge collapse (collapse.h; for
// very many triangles first meshoptimizer's quadric simplification, Garland & Heckbert 1997) and
// rounding to a lattice (level_lattice.h). Where none of them is close enough, collapse starts over
// within less; and what quadrics alone reach, of the whole surface or of each face by itself, is a
// candidate, too. Each is encoded and counted in bytes, and checked both ways: triangles are halved
// until one of the other surface is near all corners, so that nothing counts as close that is not.
// Complexity: at most three shares times three lattices, each a pass over the triangles left, and
// measuring, which looks at about as many pieces as triangles, or as the area has squares of the
// tolerance. To tune its constants: `bench_levels 2 MODEL.llmesh...` (tests/benchmarks/levels), by
// bytes and seconds beside plain meshoptimizer; `tests/benchmarks/levels.py PROGRAM [--render]
// MODEL...`.

namespace wb::shape {
namespace {

constexpr double finest =
    1e-3;  ///< Share of the diagonal that no reportedExactness is asked below.
constexpr double reportedExactness = 1.05;   ///< Times, that an error may be too large as reported.
constexpr double smallestCell = 0.03;        ///< Of a tolerance: what is smaller is not divided.
constexpr std::size_t mostPieces = 200'000;  ///< Pieces of triangles, until nothing is sure.

std::size_t longestSideOf(const Corners& corners) {
  std::size_t longest = 0;
  std::array<double, 3> lengths{};
  for (std::size_t i = 0; i < 3; ++i) {
    lengths[i] = glm::distance(corners[i], corners[(i + 1) % 3]);
    if (lengths[i] > lengths[longest]) longest = i;
  }
  return longest;
}

/// Whether all places on triangles are surely so near to what a tree holds. Triangles are halved
/// until one of the tree's is near all corners: then it is near all between them.
class NearTriangles {
 public:
  NearTriangles(const TriangleTree& tree, double tolerance, const Task& task)
      : tree_(tree), tolerance_(tolerance), task_(task) {}

  bool areAll(const std::vector<Corners>& triangles, std::size_t stride) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < triangles.size(); i += stride) {
      const auto isNear = [&](const glm::dvec3& corner) { return isNearPlace(corner); };
      if (!std::ranges::all_of(triangles[i], isNear)) return false;
      cells_.push_back(triangles[i]);
      while (!cells_.empty())
        if (!task_.step() || ++count > mostPieces + triangles.size() || !divide()) return false;
    }
    return true;
  }
  /// How far a place is that is not near enough; 0 where none was found.
  double found() const { return farPlace_ ? tree_.distance(*farPlace_) : 0; }

 private:
  bool isNearPlace(const glm::dvec3& place) {
    if (tree_.isWithin(place, tolerance_, likely_)) return true;
    farPlace_ = place;
    return false;
  }

  /// Looks at the last of the cells, whose corners are near: false where a place on it is not.
  bool divide() {
    const Corners cell = cells_.back();
    cells_.pop_back();
    if (tree_.isWholeWithin(cell, tolerance_, likely_)) return true;
    const std::size_t longest = longestSideOf(cell);
    const glm::dvec3& a = cell[longest];
    const glm::dvec3& b = cell[(longest + 1) % 3];
    const glm::dvec3& c = cell[(longest + 2) % 3];
    const double side = glm::distance(a, b);
    if (side <= smallestCell * tolerance_)
      return tree_.nearness(cell, tolerance_ - side) != Nearness::notAll;
    const glm::dvec3 middle = (a + b) / 2.0;
    if (!isNearPlace(middle)) return false;
    cells_.push_back({middle, b, c});
    cells_.push_back({a, middle, c});
    return true;
  }

  const TriangleTree& tree_;
  double tolerance_;
  const Task& task_;
  std::vector<Corners> cells_;
  std::size_t likely_ = 0;  ///< The triangle that was near last.
  std::optional<glm::dvec3> farPlace_;
};

}  // namespace

/// A comparison of a level with the mesh, within ever other distances.
class LevelError::Comparison {
 public:
  Comparison(const LevelError& error, const mesh::TriangleMesh& level, const Task& task)
      : error_(error), tree_(level, task), level_(trianglesOf(level)), task_(task) {}

  /// At some of the triangles first, where most of what is wrong is seen.
  bool isWithin(double tolerance) {
    constexpr std::size_t some = 1500;  ///< Triangles.
    if (tolerance < found_) return false;
    const std::vector<Corners>& mesh = error_.triangles_;
    const std::size_t stride = mesh.size() / some + 1;
    return (stride == 1 || areNear(mesh, tree_, tolerance, stride)) &&
           areNear(level_, error_.tree_, tolerance, 1) && areNear(mesh, tree_, tolerance, 1);
  }

 private:
  bool areNear(const std::vector<Corners>& triangles, const TriangleTree& tree, double tolerance,
               std::size_t stride) {
    NearTriangles near(tree, tolerance, task_);
    if (near.areAll(triangles, stride)) return true;
    found_ = std::max(found_, near.found());
    return false;
  }

  const LevelError& error_;
  TriangleTree tree_;
  std::vector<Corners> level_;
  const Task& task_;
  double found_ = 0;  ///< How far a place is, m: it is no less.
};

LevelError::LevelError(const mesh::TriangleMesh& mesh, const Task& task)
    : triangles_(trianglesOf(mesh)), tree_(mesh, task), diagonal_(boxDiagonal(mesh)) {}

double LevelError::of(const mesh::TriangleMesh& level, double likely, const Task& task) const {
  constexpr double small = 0.25;  ///< Of what is likely: how much less it is costs too much to say.
  Comparison comparison(*this, level, task);
  // Levels within less than the finest were looked for as closely as that already.
  const double fine = likely > 0 ? std::min(finest * diagonal_, likely) : finest * diagonal_;
  const double floor = std::max(small * likely, fine);
  double most = std::max(likely, floor);
  while (most < 2 * diagonal_ && !task.cancelled() && !comparison.isWithin(most)) most *= 2;
  double least = most > likely ? most / 2 : 0;
  double next = most / reportedExactness;
  while (most > std::max(reportedExactness * least, floor) && !task.cancelled()) {
    (comparison.isWithin(next) ? most : least) = next;
    next = std::max((least + most) / 2, std::min(floor, most));
    if (next >= most) break;
  }
  return most;
}

bool LevelError::isWithin(const mesh::TriangleMesh& level, double tolerance,
                          const Task& task) const {
  return Comparison(*this, level, task).isWithin(tolerance);
}

namespace {

using asset::Face;
using asset::Faces;

constexpr std::size_t tooMany = 60'000;  ///< Triangles, of which none is looked at by itself.

mesh::TriangleMesh inMetres(const Faces& faces, const glm::dvec3& scale) {
  mesh::TriangleMesh mesh = asset::toTriangleMesh(faces);
  for (glm::dvec3& position : mesh.positions) position *= scale;
  return mesh;
}

/// Those that lie farthest in a thousand directions: their hull has all but a hundredth of the
/// volume of that of all, and takes no time.
std::vector<glm::dvec3> outermost(const std::vector<glm::dvec3>& points) {
  constexpr std::size_t directions = 1024;  ///< In which the farthest point is sought.
  mesh::SupportTree tree(points);
  std::vector<glm::dvec3> found;
  for (const glm::dvec3& direction : mesh::evenDirections(directions))
    found.push_back(points[tree.farthest(direction)]);
  return found;
}

/// 0 where it is flat.
double hullVolume(const std::vector<glm::dvec3>& points) {
  const auto hull = mesh::convexHull(points.size() > mesh::manyPoints ? outermost(points) : points);
  return hull ? hull->volume : 0;
}

template <class Value>
void reorder(std::vector<Value>& values, const std::vector<std::uint32_t>& order) {
  if (values.empty()) return;
  std::vector<Value> ordered;
  ordered.reserve(order.size());
  for (const std::uint32_t index : order) ordered.push_back(values[index]);
  values = std::move(ordered);
}

/// A face on some of its vertices.
Face onVertices(Face face, const mesh::Simplified& some) {
  face.triangles.clear();
  for (const auto& [a, b, c] : some.mesh.triangles)
    face.triangles.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                              static_cast<std::uint16_t>(c)});
  reorder(face.positions, some.vertices);
  reorder(face.normals, some.vertices);
  reorder(face.texCoords, some.vertices);
  reorder(face.weights, some.vertices);
  return face;
}

/// Indices that follow each other are stored in fewer bytes, mostly.
Faces inStrips(Faces faces) {
  for (Face& face : faces) {
    if (face.triangles.empty()) continue;
    mesh::TriangleMesh mesh{std::vector<glm::dvec3>(face.positions.size()), {}};
    for (const auto& [a, b, c] : face.triangles) mesh.triangles.push_back({a, b, c});
    face = onVertices(std::move(face), mesh::inStrips(mesh));
  }
  return faces;
}

/// Nothing where it is cancelled.
std::optional<mesh::Simplified> simplifiedApart(const mesh::TriangleMesh& mesh, double error,
                                                const Task& task) {
  return runApart([mesh, error] { return mesh::simplifiedWithin(mesh, error); }, task);
}

/// In the order of fewest bytes: how many.
std::size_t order(Faces& faces, const Task& task) {
  const std::size_t before = asset::encodedSize(faces, task);
  if (task.cancelled()) return before;
  Faces strips = inStrips(faces);
  const std::size_t after = asset::encodedSize(strips, task);
  if (after < before) faces = std::move(strips);
  return std::min(before, after);
}

}  // namespace

LevelSearch::LevelSearch(LevelSource source, const glm::dvec3& scale, const Task& task)
    : source_(std::move(source)),
      error_(source_.mesh(), task),
      scale_(scale),
      bodyVolume_(hullVolume(source_.mesh().positions)) {}

bool LevelSearch::keepsBody(const mesh::TriangleMesh& level) const {
  return bodyVolume_ == 0 ||
         hullVolume(level.positions) > asset::keptVolume(asset::Lod::low) * bodyVolume_;
}

bool LevelSearch::isClose(const Faces& level, const LevelGoal& goal, const Task& task) const {
  if (triangleCount(level) > goal.mostTriangles) return false;
  const mesh::TriangleMesh mesh = inMetres(level, scale_);
  return !mesh.triangles.empty() && (!goal.keepsBody || keepsBody(mesh)) &&
         error_.isWithin(mesh, goal.tolerance, task);
}

double LevelSearch::errorOf(const Faces& level, double likely, const Task& task) const {
  return error_.of(inMetres(level, scale_), likely, task);
}

/// Whether next to nothing of very many triangles can go: how far so many are from each other,
/// where they lie in a heap, takes minutes to find.
bool LevelSearch::isHopeless(std::size_t triangles) const {
  constexpr double less = 0.8;  ///< Of the triangles: what leaves more is hopeless.
  return triangles > tooMany && static_cast<double>(triangles) >
                                    less * static_cast<double>(source_.mesh().triangles.size());
}

/// Of very many triangles, those that a small part of the tolerance makes superfluous are left out
/// at once; of what is still too many none is looked at by itself.
void LevelSearch::start(double tolerance, const Task& task) {
  constexpr std::size_t many = 60'000;  ///< Triangles: of more, some go at once.
  constexpr double small = 0.25;        ///< Of the tolerance, that this may take.
  const mesh::TriangleMesh& all = source_.mesh();
  fewer_.mesh = all;
  fewer_.vertices.resize(all.positions.size());
  std::iota(fewer_.vertices.begin(), fewer_.vertices.end(), 0U);
  constexpr int tries = 5;  ///< Errors, each half of the one before.
  double error = small * tolerance;
  for (int i = 0; i < tries && all.triangles.size() > many && task.step(); ++i, error /= 2) {
    auto fewer = simplifiedApart(all, error, task);
    if (!fewer || isHopeless(fewer->mesh.triangles.size())) break;
    if (!error_.isWithin(fewer->mesh, small * tolerance, task)) continue;
    fewer_ = std::move(*fewer);
    break;
  }
  isStarted_ = true;
  if (fewer_.mesh.triangles.size() > tooMany) return;
  collapse_.emplace(fewer_.mesh, error_.tree(), collapseOptions(tolerance));
}

CollapseOptions LevelSearch::collapseOptions(double tolerance) {
  constexpr double spacing = 0.9;  ///< Of the tolerance, from one sample to the next.
  return {.spacing = spacing * tolerance, .movesSeams = true, .thinsParts = true};
}

/// What is left, on corners of the source.
Reduced LevelSearch::inSource(const Collapse& collapse, const LevelGoal& goal,
                              const Task& task) const {
  constexpr double room = 0.9;  ///< Of the tolerance, that larger parts may take.
  Reduced made = collapse.resultKeepingArea(room * goal.tolerance, task);
  for (std::uint32_t& vertex : made.vertices) vertex = fewer_.vertices[vertex];
  return made;
}

/// What is left of the source where its surface may move so far, m.
Reduced LevelSearch::reduced(double distance, const LevelGoal& goal, const Task& task) {
  if (!collapse_) return plain(distance, task);
  collapse_->reduceWithin(distance, task);
  return task.cancelled() ? Reduced{} : inSource(*collapse_, goal, task);
}

/// Whether it is close enough as it is. If so it is also rounded to lattices that take corners at
/// most about `room` farther, a share of the tolerance: the coarsest that stays close enough
/// counts, if it takes fewer bytes than the best.
bool LevelSearch::offer(const Reduced& made, double room, const LevelGoal& goal, Found& best,
                        const Task& task) const {
  if (task.cancelled() || made.mesh.triangles.empty() || isHopeless(made.mesh.triangles.size()))
    return false;
  return offer(source_.facesOf(made, task), room, goal, best, task);
}

bool LevelSearch::offer(Faces level, double room, const LevelGoal& goal, Found& best,
                        const Task& task) const {
  constexpr std::array steps{2.4, 1.2, 0.5};  ///< Of a lattice, in shares of that room.
  constexpr double ample = 0.3;  ///< Of room: with less it is asked first whether there is any.
  if (room < ample && !isClose(level, goal, task)) return false;
  for (const double step : steps) {
    if (!task.step()) return false;
    Faces rounded = onLattice(level, scale_, step * room * goal.tolerance, task);
    const std::size_t bytes = order(rounded, task);
    if (best.level && bytes >= best.bytes) return true;
    if (!isClose(rounded, goal, task)) continue;
    best = {std::move(rounded), bytes};
    return true;
  }
  if (room >= ample && !isClose(level, goal, task)) return false;
  const std::size_t bytes = order(level, task);
  if (!best.level || bytes < best.bytes) best = {std::move(level), bytes};
  return true;
}

/// With its parts as large as they were where what is larger is not close enough.
bool LevelSearch::offerParts(Reduced made, double room, const LevelGoal& goal, Found& best,
                             const Task& task) const {
  if (offer(made, room, goal, best, task)) return true;
  if (made.mesh.positions == made.laid) return false;
  made.mesh.positions = made.laid;
  return offer(made, room, goal, best, task);
}

Reduced LevelSearch::plain(double error, const Task& task) const {
  mesh::Simplified made = simplifiedApart(source_.mesh(), error, task).value_or(mesh::Simplified());
  std::vector<glm::dvec3> laid = made.mesh.positions;
  return {std::move(made.mesh), std::move(made.vertices), std::move(laid)};
}

/// What collapsing edges gets to from the start within ever smaller distances.
void LevelSearch::stepBack(const LevelGoal& goal, Found& best, const Task& task) const {
  constexpr std::array shares{0.25, 0.12, 0.05};  ///< Of the tolerance.
  for (const double share : shares) {
    if (!collapse_ || !task.step()) return;
    Collapse collapse(fewer_.mesh, error_.tree(), collapseOptions(goal.tolerance));
    collapse.reduceWithin(share * goal.tolerance, task);
    if (offerParts(inSource(collapse, goal, task), 1 - share, goal, best, task)) return;
  }
}

/// The largest error of quadrics that leaves fewer triangles than the best, and is close enough.
void LevelSearch::offerPlain(const LevelGoal& goal, Found& best, const Task& task) const {
  constexpr int halvings = 6;    ///< Of a range of errors, on a logarithmic scale.
  constexpr double room = 0.15;  ///< Of the tolerance, for a lattice.
  double least = goal.tolerance / 32;
  double most = goal.tolerance * 2;
  for (int i = 0; i < halvings && task.step(); ++i) {
    const double error = std::sqrt(least * most);
    const Reduced made = plain(error, task);
    const bool hasMore = best.level && made.mesh.triangles.size() >= triangleCount(*best.level);
    (hasMore || offer(made, room, goal, best, task) ? least : most) = error;
  }
}

/// Each face by itself, by quadrics: as tools do it that know no seams between faces.
Faces LevelSearch::plainFaces(double error, const Task& task) const {
  Faces made;
  for (const Face& face : source_.faces()) {
    const auto fewer = simplifiedApart(inMetres({face}, scale_), error, task);
    if (!fewer) return {};
    made.push_back(face.triangles.empty() ? face : onVertices(face, *fewer));
  }
  return made;
}

/// The largest error of quadrics of each face by itself that is close enough. What has no fewer
/// triangles and takes no fewer bytes than the best is not compared with the mesh, for what has a
/// smaller error has more. Where such faces have fewer triangles, the best has no more.
void LevelSearch::offerPlainFaces(const LevelGoal& goal, Found& best, const Task& task) const {
  constexpr int halvings = 16;  ///< Of a range of errors, on a logarithmic scale.
  double least = goal.tolerance / 1024;
  double most = goal.tolerance * 4;
  std::size_t known = 0;       ///< Triangles: as many are the same ones.
  std::optional<Faces> fewer;  ///< The fewest triangles, fewer than the best has.
  bool goesFarther = !isSmaller(plainFaces(most, task), best, task);
  if (goesFarther) return;
  for (int i = 0; i < halvings; ++i) {
    const double error = std::sqrt(least * most);
    Faces made = plainFaces(error, task);
    if (!task.step()) return;
    if (const std::size_t triangles = triangleCount(made); triangles != known) {
      known = triangles;
      const bool isBetter = isSmaller(made, best, task);
      goesFarther = !isBetter || isClose(made, goal, task);
      if (isBetter && goesFarther) {
        const std::size_t bytes = order(made, task);
        if (best.level && triangles < triangleCount(fewer ? *fewer : *best.level)) fewer = made;
        if (!best.level || bytes < best.bytes) best = {std::move(made), bytes};
      }
    }
    (goesFarther ? least : most) = error;
  }
  if (fewer && triangleCount(*fewer) < triangleCount(*best.level))
    offerFewer(std::move(*fewer), goal, best, task);
}

/// Replaces the best by a level that is close enough: as it is, or on a lattice.
void LevelSearch::offerFewer(Faces level, const LevelGoal& goal, Found& best,
                             const Task& task) const {
  constexpr double room = 0.15;  ///< Of the tolerance, for a lattice.
  best.bytes = order(level, task);
  best.level = level;
  offer(std::move(level), room, goal, best, task);
}

/// Whether a level has fewer triangles than the best or takes fewer bytes, or there is none.
bool LevelSearch::isSmaller(const Faces& level, const Found& best, const Task& task) const {
  const std::size_t triangles = triangleCount(level);
  return !isHopeless(triangles) && (!best.level || triangles < triangleCount(*best.level) ||
                                    asset::encodedSize(level, task) < best.bytes);
}

std::optional<Faces> LevelSearch::find(const LevelGoal& goal, const Task& task) {
  /// Of the tolerance, that collapsing edges may take; the lattice has the rest.
  constexpr std::array shares{0.5, 0.8, 0.95};
  constexpr std::array isQuickToo{false, true, false};  ///< One a share.
  if (!isStarted_) start(goal.tolerance, task);
  Found best;
  for (std::size_t i = 0; i < shares.size() && !task.cancelled(); ++i) {
    if (goal.isQuick && !isQuickToo[i]) continue;
    offerParts(reduced(shares[i] * goal.tolerance, goal, task), 1 - shares[i], goal, best, task);
  }
  if (!best.level) stepBack(goal, best, task);
  if (!goal.isQuick) {
    offerPlain(goal, best, task);
    offerPlainFaces(goal, best, task);
  }
  if (task.cancelled()) return {};
  return std::move(best.level);
}

}  // namespace wb::shape
