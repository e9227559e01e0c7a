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
#include <numeric>
#include <stop_token>
#include <utility>
#include <vector>

// Finds the level of detail of the fewest stored bytes within a tolerance.
// Method: a search over a few ways to share the tolerance between edge collapse (collapse.h; for
// very many triangles first meshoptimizer's quadric simplification, Garland & Heckbert 1997) and
// rounding to a lattice (level_lattice.h), each candidate encoded and counted in bytes, and checked
// by one-sided Hausdorff distances both ways.
// Complexity: at most five shares times four lattices, each a pass over the triangles left, and
// measuring.
// To tune its constants: `tests/benchmarks/levels.py PROGRAM [--render] MODEL...`, by streaming
// cost at equal pixels.

namespace wb::shape {
namespace {

constexpr double finest = 1e-3;  ///< Share of the diagonal that no exactness is asked below.

/// The farthest of triangles from what a tree holds; where something is farther than `most`, any
/// such place.
Deviation farthestFrom(const std::vector<Corners>& triangles, const TriangleTree& tree,
                       Exactness exactness, double most) {
  std::stop_source enough;
  const Task given = *exactness.task;
  StepCount* steps = given.steps;
  Task task{enough.get_token(), {}, steps, nullptr};
  exactness.task = &task;
  return farthestPlace(triangles, exactness, [&](const Corners& corners) {
    if (given.cancelled()) enough.request_stop();
    const CellDistances distances = tree.distances(corners);
    if (distances.found.distance > most) enough.request_stop();
    return distances;
  });
}

/// So many of them that most of what is wrong is seen.
std::vector<Corners> some(const std::vector<Corners>& triangles) {
  constexpr std::size_t enough = 1500;  ///< Triangles.
  if (triangles.size() <= enough) return triangles;
  std::vector<Corners> chosen;
  const std::size_t stride = triangles.size() / enough + 1;
  for (std::size_t i = 0; i < triangles.size(); i += stride) chosen.push_back(triangles[i]);
  return chosen;
}

}  // namespace

LevelError::LevelError(const mesh::TriangleMesh& mesh, const Task& task)
    : triangles_(trianglesOf(mesh)), tree_(mesh, task), diagonal_(boxDiagonal(mesh)) {}

double LevelError::of(const mesh::TriangleMesh& level, const Task& task) const {
  const Exactness exactness{.floor = finest * diagonal_, .mostCells = 100'000, .task = &task};
  constexpr double any = 1e300;  ///< m: no distance is too large to go on.
  const Deviation from = farthestFrom(triangles_, TriangleTree(level, task), exactness, any);
  const Deviation to = farthestFrom(trianglesOf(level), tree_, exactness, any);
  return std::max(from.distance, to.distance);
}

bool LevelError::isWithin(const mesh::TriangleMesh& level, double tolerance,
                          const Task& task) const {
  const TriangleTree tree(level, task);
  const Exactness rough{.share = 1, .floor = tolerance, .mostCells = 0, .task = &task};
  if (farthestFrom(some(triangles_), tree, rough, tolerance).distance > tolerance) return false;
  const Exactness exact{.share = 1, .floor = tolerance, .mostCells = 20'000, .task = &task};
  return farthestFrom(trianglesOf(level), tree_, exact, tolerance).distance <= tolerance &&
         farthestFrom(triangles_, tree, exact, tolerance).distance <= tolerance;
}

namespace {

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

/// Indices that follow each other are stored in fewer bytes, mostly.
Faces inStrips(Faces faces) {
  for (asset::Face& face : faces) {
    if (face.triangles.empty()) continue;
    mesh::TriangleMesh mesh{std::vector<glm::dvec3>(face.positions.size()), {}};
    for (const auto& [a, b, c] : face.triangles) mesh.triangles.push_back({a, b, c});
    const mesh::Simplified strips = mesh::inStrips(mesh);
    for (std::size_t i = 0; i < face.triangles.size(); ++i)
      for (std::size_t corner = 0; corner < 3; ++corner)
        face.triangles[i][corner] = static_cast<std::uint16_t>(strips.mesh.triangles[i][corner]);
    reorder(face.positions, strips.vertices);
    reorder(face.normals, strips.vertices);
    reorder(face.texCoords, strips.vertices);
    reorder(face.weights, strips.vertices);
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

double LevelSearch::errorOf(const Faces& level, const Task& task) const {
  return error_.of(inMetres(level, scale_), task);
}

/// Whether next to nothing of very many triangles can go: how far so many are from each other,
/// where they lie in a heap, takes minutes to find.
bool LevelSearch::isHopeless(const mesh::TriangleMesh& made) const {
  constexpr double less = 0.8;  ///< Of the triangles: what leaves more is hopeless.
  return made.triangles.size() > tooMany &&
         static_cast<double>(made.triangles.size()) >
             less * static_cast<double>(source_.mesh().triangles.size());
}

/// Of very many triangles, those that a small part of the tolerance makes superfluous are left out
/// at once; of what is still too many none is looked at by itself.
void LevelSearch::start(double tolerance, const Task& task) {
  constexpr std::size_t many = 12'000;  ///< Triangles: of more, some go at once.
  constexpr double small = 0.25;        ///< Of the tolerance, that this may take.
  const mesh::TriangleMesh& all = source_.mesh();
  reduced_.mesh = all;
  reduced_.vertices.resize(all.positions.size());
  std::iota(reduced_.vertices.begin(), reduced_.vertices.end(), 0U);
  constexpr int tries = 5;  ///< Errors, each half of the one before.
  double error = small * tolerance;
  for (int i = 0; i < tries && all.triangles.size() > many && task.step(); ++i, error /= 2) {
    auto fewer = simplifiedApart(all, error, task);
    if (!fewer || isHopeless(fewer->mesh)) break;
    if (!error_.isWithin(fewer->mesh, small * tolerance, task)) continue;
    reduced_ = std::move(*fewer);
    break;
  }
  isStarted_ = true;
  if (reduced_.mesh.triangles.size() <= tooMany) collapse_.emplace(reduced_.mesh, error_.tree());
}

/// What is left of the source where its surface may move so far, m.
mesh::Simplified LevelSearch::simplified(double distance, const Task& task) {
  if (!collapse_)
    return simplifiedApart(source_.mesh(), distance, task).value_or(mesh::Simplified());
  collapse_->reduceWithin(distance, task);
  if (task.cancelled()) return {};
  mesh::Simplified made = collapse_->result();
  for (std::uint32_t& vertex : made.vertices) vertex = reduced_.vertices[vertex];
  return made;
}

/// On lattices that take corners at most about `room` farther, a share of the tolerance: the
/// coarsest that stays close enough, if that takes fewer bytes than the best.
void LevelSearch::offerOnLattices(const Faces& level, double room, const LevelGoal& goal,
                                  Found& best, const Task& task) const {
  constexpr std::array steps{2.4, 1.5, 0.9, 0.4};  ///< Of a lattice, in shares of that room.
  for (const double step : steps) {
    if (!task.step()) return;
    Faces rounded = onLattice(level, scale_, step * room * goal.tolerance, task);
    const std::size_t bytes = order(rounded, task);
    if (best.level && bytes >= best.bytes) return;
    if (!isClose(rounded, goal, task)) continue;
    best = {std::move(rounded), bytes};
    return;
  }
}

std::optional<Faces> LevelSearch::find(const LevelGoal& goal, const Task& task) {
  /// Of the tolerance, that collapsing edges may take; the lattice has the rest.
  constexpr std::array shares{0.4, 0.55, 0.7, 0.85, 0.95};
  constexpr std::array isQuickToo{false, true, false, true, false};  ///< One a share.
  if (!isStarted_) start(goal.tolerance, task);
  Found best;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (goal.isQuick && !isQuickToo[i]) continue;
    const mesh::Simplified made = simplified(shares[i] * goal.tolerance, task);
    if (task.cancelled()) return {};
    if (isHopeless(made.mesh)) continue;
    offerOnLattices(source_.facesOf(made, task), 1 - shares[i], goal, best, task);
  }
  return std::move(best.level);
}

}  // namespace wb::shape
