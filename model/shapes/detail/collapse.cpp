#include "model/shapes/detail/collapse.h"

#include "model/geometry/geometry.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_set>
#include <utility>

// Simplifies a triangle mesh with a bound on its true deviation.
// Method: half-edge collapse, the least error first, from a priority queue with lazy updates (a
// version a vertex). Samples all over the surface stay with the triangle that stands for them, and
// decide how far a collapse takes the surface away; a tree of the original decides how far new
// triangles are from it: error control as Klein, Liebich and Strasser (1996), not quadrics.
// Complexity: each collapse looks at the samples of the triangles around a vertex; about n log n
// collapses of n triangles.
// To tune its constants: `tests/benchmarks/levels.py PROGRAM MODEL...` and
// `tests/benchmarks/shapes.py`, method simplify.

namespace wb::shape {
namespace {

constexpr std::uint32_t neverLooked = 0xFFFF'FFFF;  ///< No version of a place.
constexpr double noDistance = 1e300;                ///< m: nothing stands for a sample any more.
constexpr double usualSamples = 5'000;       ///< Of a mesh: many more only of many triangles.
constexpr double mostAskedSamples = 15'000;  ///< Of a mesh, however finely they are asked for.

using SampleCell = std::array<std::int64_t, 3>;

struct SampleCellHash {
  std::size_t operator()(const SampleCell& cell) const {
    std::uint64_t hash = 0;
    for (const std::int64_t value : cell)
      hash = (hash ^ static_cast<std::uint64_t>(value)) * 0x9E37'79B9'7F4A'7C15U;
    return hash ^ (hash >> 32U);
  }
};

double awayFrom(const glm::dvec3& point, const Corners& triangle) {
  return glm::distance(point, mesh::nearestPoint(point, triangle[0], triangle[1], triangle[2]));
}

glm::dvec3 acrossOf(const Corners& triangle) {
  return glm::cross(triangle[1] - triangle[0], triangle[2] - triangle[0]);
}

double wholeArea(const mesh::TriangleMesh& mesh) {
  double area = 0;
  for (const auto& [a, b, c] : mesh.triangles)
    area += glm::length(acrossOf({mesh.positions[a], mesh.positions[b], mesh.positions[c]})) / 2;
  return area;
}

}  // namespace

std::size_t Collapse::PlacesHash::operator()(const Places& places) const {
  return SampleCellHash()({places[0], places[1], places[2]});
}

Collapse::Collapse(const mesh::TriangleMesh& mesh, const TriangleTree& tree,
                   const CollapseOptions& options)
    : mesh_(mesh),
      tree_(tree),
      options_(options),
      triangles_(mesh.triangles),
      isLeft_(mesh.triangles.size(), true),
      left_(mesh.triangles.size()) {
  findPlaces();
  takeSamples();
  for (Index i = 0; i < triangles_.size(); ++i)
    areas_.push_back(glm::length(acrossOf(cornersOf(i, none, none))) / 2);
}

void Collapse::findPlaces() {
  std::map<std::array<double, 3>, Index> numbers;
  for (const glm::dvec3& position : mesh_.positions) {
    const auto [found, isNew] = numbers.try_emplace({position.x, position.y, position.z},
                                                    static_cast<Index>(places_.size()));
    if (isNew) places_.push_back(position);
    placeOf_.push_back(found->second);
  }
  around_.resize(places_.size());
  versions_.resize(places_.size(), 0);
  for (Index i = 0; i < triangles_.size(); ++i)
    for (const Index corner : triangles_[i]) {
      std::vector<Index>& own = around_[placeOf_[corner]];
      if (own.empty() || own.back() != i) own.push_back(i);
    }
}

/// Each place once, and evenly inside all triangles.
void Collapse::takeSamples() {
  const double area = wholeArea(mesh_);
  const double asked = options_.spacing > 0
                           ? std::max(options_.spacing, std::sqrt(area / mostAskedSamples))
                           : std::sqrt(area / usualSamples);
  const double spacing = asked + 1e-9 * boxDiagonal(mesh_);
  samplesOf_.resize(triangles_.size());
  const auto add = [&](Index triangle, const glm::dvec3& place) {
    samplesOf_[triangle].push_back(static_cast<Index>(samples_.size()));
    samples_.push_back(place);
  };
  for (Index place = 0; place < places_.size(); ++place)
    if (!around_[place].empty()) add(around_[place].front(), places_[place]);
  for (Index i = 0; i < triangles_.size(); ++i) {
    const auto [a, b, c] = cornersOf(i, none, none);
    const double longest =
        std::max({glm::distance(a, b), glm::distance(b, c), glm::distance(c, a)});
    constexpr double most = 40;  ///< Parts of an edge, between samples.
    const int count = static_cast<int>(std::clamp(std::ceil(longest / spacing), 1.0, most));
    for (int v = 0; v <= count; ++v)
      for (int w = 0; v + w <= count; ++w) {
        const bool isCorner = v == count || w == count || v + w == 0;
        if (!isCorner)
          add(i, a + ((b - a) * static_cast<double>(v) + (c - a) * static_cast<double>(w)) /
                         static_cast<double>(count));
      }
    if (count == 1) add(i, (a + b + c) / 3.0);
  }
}

Corners Collapse::cornersOf(Index triangle, Index from, Index to) const {
  Corners corners;
  for (std::size_t i = 0; i < 3; ++i) {
    const Index place = placeOf_[triangles_[triangle][i]];
    corners[i] = places_[place == from ? to : place];
  }
  return corners;
}

std::vector<Collapse::Index> Collapse::neighboursOf(Index place) const {
  std::vector<Index> found;
  for (const Index triangle : around_[place])
    for (const Index corner : triangles_[triangle])
      if (placeOf_[corner] != place) found.push_back(placeOf_[corner]);
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// Whether each corner that moves has one to move to, or may go along.
bool Collapse::find(Index from, Index to, Around& around) const {
  around.vanishing.clear();
  around.moved.clear();
  around.corners.clear();
  for (const Index triangle : around_[from]) {
    Index moved = none;
    Index target = none;
    for (const Index corner : triangles_[triangle]) {
      if (placeOf_[corner] == from) moved = corner;
      if (placeOf_[corner] == to) target = corner;
    }
    (target == none ? around.moved : around.vanishing).push_back(triangle);
    if (target != none) around.corners.push_back({moved, target});
  }
  const auto targetsOf = [&](Index corner) {
    Index found = none;
    for (const auto& [moved, target] : around.corners) {
      if (moved != corner || found == target) continue;
      if (found != none) return none;
      found = target;
    }
    return found;
  };
  bool hasAll = true;
  for (const Index triangle : around.moved)
    for (const Index corner : triangles_[triangle])
      hasAll &= placeOf_[corner] != from || targetsOf(corner) != none;
  if (hasAll || !options_.movesSeams) return hasAll;
  std::vector<std::array<Index, 2>> pairs;
  for (const auto& pair : around.corners)
    if (targetsOf(pair[0]) != none) pairs.push_back(pair);
  around.corners = std::move(pairs);
  return !bendsSeams(from, to);
}

/// Whether a seam at a place would get farther away than the surface may. A seam is where the
/// triangles on both sides of an edge have different corners, or where there are not two of them.
bool Collapse::bendsSeams(Index from, Index to) const {
  struct Edge {
    Index place;
    std::array<Index, 2> corners;
    int triangles;
    bool isSeam;
  };
  std::vector<Edge> edges;
  for (const Index triangle : around_[from]) {
    Index own = none;
    for (const Index corner : triangles_[triangle])
      if (placeOf_[corner] == from) own = corner;
    for (const Index corner : triangles_[triangle]) {
      if (corner == own) continue;
      const auto found = std::ranges::find(edges, placeOf_[corner], &Edge::place);
      if (found == edges.end()) {
        edges.push_back({placeOf_[corner], {own, corner}, 1, false});
        continue;
      }
      ++found->triangles;
      found->isSeam |= found->corners != std::array{own, corner};
    }
  }
  return std::ranges::any_of(edges, [&](const Edge& edge) {
    if (edge.place == to || !(edge.isSeam || edge.triangles != 2)) return false;
    const glm::dvec3& end = places_[edge.place];
    return awayFrom(places_[from], {places_[to], end, end}) > distance_;
  });
}

/// Slivers may be laid where they like.
bool Collapse::turnsOver(const Around& around, Index from, Index to) const {
  constexpr double least = 0.1;  ///< Cosine of 84 degrees, that a triangle may turn by.
  return std::ranges::any_of(around.moved, [&](Index triangle) {
    const glm::dvec3 before = acrossOf(cornersOf(triangle, none, none));
    const glm::dvec3 after = acrossOf(cornersOf(triangle, from, to));
    return glm::dot(before, after) <= least * glm::length(before) * glm::length(after) &&
           glm::length(before) > 0;
  });
}

/// Those that stand for the samples around a step after it.
std::vector<Corners> Collapse::trianglesAfter(const Around& around, Index from, Index to) const {
  std::vector<Corners> after;
  for (const Index triangle : around.moved) after.push_back(cornersOf(triangle, from, to));
  for (const Index triangle : around_[to])
    if (std::ranges::find(around.vanishing, triangle) == around.vanishing.end())
      after.push_back(cornersOf(triangle, none, none));
  return after;
}

/// How far what stands for samples is from them; more than `most` where it is more.
double Collapse::shortfallOf(const Around& around, Index from, Index to, double most) const {
  const std::vector<Corners> after = trianglesAfter(around, from, to);
  double error = negligible();
  const auto look = [&](Index triangle, std::size_t likely) {
    return std::ranges::all_of(samplesOf_[triangle], [&](Index sample) {
      double nearest = awayFrom(samples_[sample], after[likely]);
      for (std::size_t i = 0; i < after.size() && nearest > error; ++i)
        nearest = std::min(nearest, awayFrom(samples_[sample], after[i]));
      error = std::max(error, nearest);
      return error <= most;
    });
  };
  for (std::size_t i = 0; i < around.moved.size(); ++i)
    if (!look(around.moved[i], i)) return error;
  for (const Index triangle : around.vanishing)
    if (after.empty() || !look(triangle, 0)) return after.empty() ? noDistance : error;
  return error;
}

/// Whether the triangles around a step cover the same places before and after it: all stay in their
/// planes, and the area is as large.
bool Collapse::keepsPlaces(const Around& around, Index from, Index to) const {
  constexpr double same = 1e-6;  ///< Share of an area.
  const glm::dvec3 move = places_[to] - places_[from];
  double before = 0;
  double after = 0;
  for (const Index triangle : around.vanishing)
    before += glm::length(acrossOf(cornersOf(triangle, none, none)));
  for (const Index triangle : around.moved) {
    const glm::dvec3 across = acrossOf(cornersOf(triangle, none, none));
    if (std::abs(glm::dot(across, move)) > negligible() * glm::length(across)) return false;
    before += glm::length(across);
    after += glm::length(acrossOf(cornersOf(triangle, from, to)));
  }
  return std::abs(after - before) <= same * before;
}

/// Whether places all over the new triangles are near the mesh; their corners are on it.
bool Collapse::isNear(const Around& around, Index from, Index to) {
  if (options_.spacing > 0 && keepsPlaces(around, from, to)) return true;
  return std::ranges::all_of(around.moved, [&](Index triangle) {
    Places places{};
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Index place = placeOf_[triangles_[triangle][i]];
      places[i] = place == from ? to : place;
    }
    std::rotate(places.begin(), std::ranges::min_element(places), places.end());
    const auto [known, isNew] = areNear_.try_emplace(places, false);
    if (isNew) known->second = isNear(places);
    return known->second;
  });
}

bool Collapse::isNear(const Places& triangle) {
  const Corners corners{places_[triangle[0]], places_[triangle[1]], places_[triangle[2]]};
  if (options_.spacing > 0 && tree_.isWholeWithin(corners, distance_, likely_)) return true;
  const auto& [a, b, c] = corners;
  const double longest = std::max({glm::distance(a, b), glm::distance(b, c), glm::distance(c, a)});
  const int count = static_cast<int>(std::clamp(std::ceil(longest / (2 * distance_)), 2.0, 12.0));
  for (int v = 0; v <= count; ++v)
    for (int w = 0; v + w <= count; ++w) {
      const glm::dvec3 along = (b - a) * static_cast<double>(v) + (c - a) * static_cast<double>(w);
      const bool isCorner = v == count || w == count || v + w == 0;
      if (!isCorner && !tree_.isWithin(a + along / static_cast<double>(count), distance_, likely_))
        return false;
    }
  return true;
}

/// One of those that a step from a place concerns, the likeliest to be left out; `none` if there
/// are none.
Collapse::Index Collapse::sampleNearest(Index place) const {
  Index nearest = none;
  double least = noDistance;
  for (const Index triangle : around_[place])
    for (const Index sample : samplesOf_[triangle]) {
      const glm::dvec3 away = samples_[sample] - places_[place];
      const double squared = glm::dot(away, away);
      if (squared < least) nearest = sample;
      least = std::min(least, squared);
    }
  return nearest;
}

/// One sample says of each place at least how far a step there takes it away: places that promise
/// most are looked at first, and those that cannot be better not at all.
Collapse::Step Collapse::bestOf(Index place) {
  const Index sample = sampleNearest(place);
  std::vector<std::pair<double, Index>> targets;
  Around around;
  for (const Index to : neighboursOf(place)) {
    if (!find(place, to, around) || turnsOver(around, place, to)) continue;
    double nearest = sample == none ? 0 : noDistance;
    for (const Corners& corners : trianglesAfter(around, place, to))
      if (nearest > negligible()) nearest = std::min(nearest, awayFrom(samples_[sample], corners));
    if (nearest <= distance_) targets.emplace_back(std::max(nearest, negligible()), to);
  }
  std::ranges::sort(targets);
  Step best{.error = distance_, .from = place, .version = versions_[place]};
  for (const auto& [bound, to] : targets) {
    if (best.to != none && (bound > best.error || best.error <= negligible())) break;
    find(place, to, around);
    const double shortfall = shortfallOf(around, place, to, best.error);
    if (std::tie(shortfall, to) >= std::tie(best.error, best.to) || !isNear(around, place, to))
      continue;
    best.error = shortfall;
    best.to = to;
  }
  return best;
}

/// Where samples are as many as were asked for, what is so little is none: places on what is flat
/// are not looked at again and again.
double Collapse::negligible() const {
  constexpr double share = 1e-6;  ///< Of the distance.
  return options_.spacing > 0 ? share * distance_ : 0;
}

void Collapse::push(Index place) {
  const Step best = bestOf(place);
  lookedAt_[place] = versions_[place];
  if (best.to != none) steps_.push(best);
}

/// The nearest of the triangles gets a sample.
void Collapse::giveSamples(const std::vector<Index>& samples, const std::vector<Index>& triangles) {
  for (const Index sample : samples) {
    const Index nearest = *std::ranges::min_element(triangles, {}, [&](Index triangle) {
      return awayFrom(samples_[sample], cornersOf(triangle, none, none));
    });
    samplesOf_[nearest].push_back(sample);
  }
}

void Collapse::take(const Step& step) {
  Around around;
  find(step.from, step.to, around);
  std::vector<Index> samples;
  for (const auto* group : {&around.vanishing, &around.moved})
    for (const Index triangle : *group) {
      samples.insert(samples.end(), samplesOf_[triangle].begin(), samplesOf_[triangle].end());
      samplesOf_[triangle].clear();
    }
  for (const Index triangle : around.vanishing) {
    isLeft_[triangle] = false;
    --left_;
    for (const Index corner : triangles_[triangle]) std::erase(around_[placeOf_[corner]], triangle);
  }
  std::vector<Index> alone;
  for (const Index triangle : around.moved) {
    for (Index& corner : triangles_[triangle]) {
      if (placeOf_[corner] != step.from) continue;
      const auto pair =
          std::ranges::find(around.corners, corner, [](const auto& corners) { return corners[0]; });
      if (pair != around.corners.end()) {
        corner = (*pair)[1];
      } else {
        alone.push_back(corner);
      }
    }
    around_[step.to].push_back(triangle);
  }
  for (const Index corner : alone) placeOf_[corner] = step.to;
  around_[step.from].clear();
  if (!around_[step.to].empty())
    for (const Index triangle : around.vanishing)
      areas_[around_[step.to].front()] += std::exchange(areas_[triangle], 0);
  giveSamples(samples, around_[step.to]);
}

/// Samples that are much closer together than the distance tell the same.
void Collapse::thinSamples(const Task& task) {
  constexpr double usualSpacing = 0.25;  ///< Of the distance, between samples.
  constexpr double askedSpacing = 0.5;   ///< The same, where one is asked for.
  const double cell = (options_.spacing > 0 ? askedSpacing : usualSpacing) * distance_;
  if (cell <= options_.spacing) return;
  std::unordered_set<SampleCell, SampleCellHash> taken;
  for (std::vector<Index>& own : samplesOf_) {
    if (own.empty()) continue;
    if (task.cancelled()) return;
    std::erase_if(own, [&](Index sample) {
      const glm::dvec3 at = glm::floor(samples_[sample] / cell);
      return !taken
                  .insert({static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y),
                           static_cast<std::int64_t>(at.z)})
                  .second;
    });
  }
}

void Collapse::reduceWithin(double distance, const Task& task) {
  distance_ = distance;
  areNear_.clear();
  thinSamples(task);
  steps_ = {};
  lookedAt_.assign(places_.size(), neverLooked);
  for (Index place = 0; place < places_.size() && task.step(); ++place)
    if (!around_[place].empty()) push(place);
  while (!steps_.empty() && task.step()) {
    const Step step = steps_.top();
    steps_.pop();
    if (around_[step.from].empty()) continue;
    if (step.version != versions_[step.from]) {
      // Its step was looked for since, where an older one waits still.
      if (lookedAt_[step.from] != versions_[step.from]) push(step.from);
      continue;
    }
    std::vector<Index> touched = neighboursOf(step.from);
    take(step);
    // A triangle that vanished may have been the last between two of its corners.
    for (const Index place : neighboursOf(step.to)) touched.push_back(place);
    std::ranges::sort(touched);
    touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
    std::erase(touched, step.to);
    ++versions_[step.to];
    push(step.to);
    for (const Index place : touched) {
      ++versions_[place];
      steps_.push({step.error, place, none, versions_[place] - 1});
    }
  }
  if (options_.thinsParts) thinParts(task);
}

mesh::Simplified Collapse::result() const {
  mesh::Simplified result;
  std::vector<Index> numbers(mesh_.positions.size(), none);
  for (std::size_t i = 0; i < triangles_.size(); ++i) {
    if (!isLeft_[i]) continue;
    mesh::Triangle triangle = triangles_[i];
    for (Index& corner : triangle) {
      Index& number = numbers[corner];
      if (number == none) {
        number = static_cast<Index>(result.vertices.size());
        result.vertices.push_back(corner);
        result.mesh.positions.push_back(places_[placeOf_[corner]]);
      }
      corner = number;
    }
    result.mesh.triangles.push_back(triangle);
  }
  return result;
}

}  // namespace wb::shape
