// Leaves out small loose parts of a mesh that others are near enough to, such as leaves of a tree.
// Problem: the fewest triangles of loose parts of which every sample of all of them is within the
// distance: weighted set cover.
// Method: greedy (Chvátal 1979), with gains looked at again when they are due (Minoux 1978), then
// without those that became superfluous. What stands for others is made larger by similarity, so
// that the area is kept: what is left is seen as densely as before (Cook, Halstead, Planck and Ryu
// 2007: stochastic simplification of aggregate detail).
// Complexity: n log n in the parts, if as many lie within the distance of each.
// To tune its constants: `bench_levels 2 leafy.llmesh` (tests/benchmarks/levels, model of
// tests/benchmarks/level_models.py).

#include "model/geometry/geometry.h"
#include "model/shapes/detail/collapse.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace wb::shape {
namespace {

constexpr double mostSize = 2.5;        ///< Of the distance: a larger part does not go.
constexpr std::size_t mostInPart = 64;  ///< Triangles: a part of more does not go.
constexpr double mostLarger = 4;        ///< Times as long as it was, that a part becomes.
constexpr double muchLarger = 1.3;      ///< Times the area, from which on a part becomes larger.
constexpr int sizesTried = 5;           ///< Each half as much larger as the one before.

double areaOf(const Corners& corners) {
  return glm::length(glm::cross(corners[1] - corners[0], corners[2] - corners[0])) / 2;
}

bool isNearTo(const Corners& triangle, const glm::dvec3& point, double distance) {
  return glm::distance(point, mesh::nearestPoint(point, triangle[0], triangle[1], triangle[2])) <=
         distance;
}

}  // namespace

/// Triangles that hang together.
struct Collapse::Part {
  std::vector<Index> triangles{};
  glm::dvec3 low{1e300};
  glm::dvec3 high{-1e300};
  double area = 0;    ///< m2.
  double wanted = 0;  ///< That it stands for, m2.

  bool isSmall(double distance) const {
    return triangles.size() <= mostInPart && glm::distance(low, high) <= mostSize * distance;
  }
};

/// In the order of their first triangles.
std::vector<Collapse::Part> Collapse::parts() const {
  std::vector<Index> roots(places_.size());
  std::iota(roots.begin(), roots.end(), Index{0});
  const auto rootOf = [&](Index place) {
    while (roots[place] != place) place = roots[place] = roots[roots[place]];
    return place;
  };
  for (Index i = 0; i < triangles_.size(); ++i)
    if (isLeft_[i])
      for (const Index corner : triangles_[i])
        roots[rootOf(placeOf_[corner])] = rootOf(placeOf_[triangles_[i][0]]);
  std::vector<Part> all;
  std::vector<Index> numbers(places_.size(), none);
  for (Index i = 0; i < triangles_.size(); ++i) {
    if (!isLeft_[i]) continue;
    Index& number = numbers[rootOf(placeOf_[triangles_[i][0]])];
    if (number == none) {
      number = static_cast<Index>(all.size());
      all.emplace_back();
    }
    Part& part = all[number];
    const Corners corners = cornersOf(i, none, none);
    part.triangles.push_back(i);
    part.area += areaOf(corners);
    part.wanted += areas_[i];
    for (const glm::dvec3& corner : corners) {
      part.low = glm::min(part.low, corner);
      part.high = glm::max(part.high, corner);
    }
  }
  return all;
}

void Collapse::leaveOut(Index triangle) {
  isLeft_[triangle] = false;
  --left_;
  for (const Index corner : triangles_[triangle]) std::erase(around_[placeOf_[corner]], triangle);
  samplesOf_[triangle].clear();
  areas_[triangle] = 0;
}

/// Which of the small parts stay.
class Collapse::Thinning {
 public:
  Thinning(const Collapse& whole, std::vector<const Part*> small, const Task& task)
      : whole_(whole), small_(std::move(small)), task_(task), cell_(whole.distance_) {}

  /// One a part. Samples that `others`, what is not small, is near to need none of them.
  std::vector<bool> chosen(const TriangleTree* others) {
    takeSamples(others);
    findCovered();
    choose();
    leaveSuperfluous();
    return isChosen_;
  }
  /// A chosen part near which a sample of a part is; nothing where none is needed.
  std::optional<std::size_t> standInOf(std::size_t part) const {
    for (std::size_t i = begins_[part]; i < begins_[part + 1]; ++i)
      for (const std::size_t other : covering_[i])
        if (isChosen_[other]) return other;
    return {};
  }

 private:
  using Key = std::array<std::int64_t, 3>;

  Key keyOf(const glm::dvec3& place) const {
    const glm::dvec3 at = glm::floor(place / cell_);
    return {static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y),
            static_cast<std::int64_t>(at.z)};
  }

  void takeSamples(const TriangleTree* others) {
    const auto add = [&](const glm::dvec3& place) {
      if (others && others->isWithin(place, whole_.distance_)) return;
      cells_[keyOf(place)].push_back(places_.size());
      places_.push_back(place);
    };
    for (const Part* part : small_) {
      begins_.push_back(places_.size());
      if (!task_.step()) continue;
      for (const Index triangle : part->triangles) {
        for (const glm::dvec3& corner : whole_.cornersOf(triangle, none, none)) add(corner);
        for (const Index sample : whole_.samplesOf_[triangle]) add(whole_.samples_[sample]);
      }
    }
    begins_.push_back(places_.size());
    covering_.resize(places_.size());
    covered_.resize(small_.size());
  }

  void findCovered() {
    for (std::size_t i = 0; i < small_.size() && task_.step(); ++i) {
      const Key low = keyOf(small_[i]->low - glm::dvec3(whole_.distance_));
      const Key high = keyOf(small_[i]->high + glm::dvec3(whole_.distance_));
      for (Key key = low; key[0] <= high[0]; ++key[0])
        for (key[1] = low[1]; key[1] <= high[1]; ++key[1])
          for (key[2] = low[2]; key[2] <= high[2]; ++key[2])
            if (const auto cell = cells_.find(key); cell != cells_.end()) look(i, cell->second);
    }
  }

  void look(std::size_t part, const std::vector<std::size_t>& samples) {
    for (const std::size_t sample : samples) {
      const bool isOwn = sample >= begins_[part] && sample < begins_[part + 1];
      const auto isNearSample = [&](Index triangle) {
        return isNearTo(whole_.cornersOf(triangle, none, none), places_[sample], whole_.distance_);
      };
      if (!isOwn && !std::ranges::any_of(small_[part]->triangles, isNearSample)) continue;
      covered_[part].push_back(sample);
      covering_[sample].push_back(part);
    }
  }

  double gainOf(std::size_t part) const {
    const auto count = std::ranges::count_if(
        covered_[part], [&](std::size_t sample) { return counts_[sample] == 0; });
    return static_cast<double>(count) / static_cast<double>(small_[part]->triangles.size());
  }

  void choose() {
    counts_.assign(places_.size(), 0);
    isChosen_.assign(small_.size(), false);
    struct Offer {
      double gain;
      std::size_t part;
      bool operator<(const Offer& other) const {
        return gain != other.gain ? gain < other.gain : part > other.part;
      }
    };
    std::priority_queue<Offer> offers;
    for (std::size_t i = 0; i < small_.size(); ++i) offers.push({gainOf(i), i});
    while (!offers.empty() && task_.step()) {
      const std::size_t part = offers.top().part;
      offers.pop();
      const double gain = gainOf(part);
      if (gain == 0) continue;
      if (!offers.empty() && Offer{gain, part} < offers.top()) {
        offers.push({gain, part});
        continue;
      }
      isChosen_[part] = true;
      for (const std::size_t sample : covered_[part]) ++counts_[sample];
    }
  }

  /// Those of least area first.
  void leaveSuperfluous() {
    std::vector<std::size_t> order(small_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t part) { return small_[part]->wanted; });
    for (const std::size_t part : order) {
      const bool isNeeded = std::ranges::any_of(
          covered_[part], [&](std::size_t sample) { return counts_[sample] == 1; });
      if (!isChosen_[part] || isNeeded) continue;
      isChosen_[part] = false;
      for (const std::size_t sample : covered_[part]) --counts_[sample];
    }
  }

  const Collapse& whole_;
  std::vector<const Part*> small_;
  const Task& task_;
  double cell_;
  std::vector<glm::dvec3> places_;   ///< Samples that small parts must be near to.
  std::vector<std::size_t> begins_;  ///< One a part, and an end: its samples.
  std::map<Key, std::vector<std::size_t>> cells_;
  std::vector<std::vector<std::size_t>> covered_;   ///< One a part: samples it is near to.
  std::vector<std::vector<std::size_t>> covering_;  ///< One a sample: parts near it.
  std::vector<std::size_t> counts_;                 ///< One a sample: of them, how many are chosen.
  std::vector<bool> isChosen_;
};

void Collapse::thinParts(const Task& task) {
  const std::vector<Part> all = parts();
  std::vector<const Part*> small;
  mesh::TriangleMesh others;
  for (const Part& part : all) {
    if (part.isSmall(distance_)) {
      small.push_back(&part);
      continue;
    }
    for (const Index triangle : part.triangles) {
      const auto first = static_cast<std::uint32_t>(others.positions.size());
      for (const glm::dvec3& corner : cornersOf(triangle, none, none))
        others.positions.push_back(corner);
      others.triangles.push_back({first, first + 1, first + 2});
    }
  }
  if (small.empty() || all.size() < 2 || task.cancelled()) return;
  std::optional<TriangleTree> tree;
  if (!others.triangles.empty()) tree.emplace(others, task);
  Thinning thinning(*this, small, task);
  const std::vector<bool> isChosen = thinning.chosen(tree ? &*tree : nullptr);
  if (task.cancelled()) return;
  for (std::size_t i = 0; i < small.size(); ++i) {
    if (isChosen[i]) continue;
    std::vector<Index> samples;
    for (const Index triangle : small[i]->triangles) {
      samples.insert(samples.end(), samplesOf_[triangle].begin(), samplesOf_[triangle].end());
      leaveOut(triangle);
    }
    const auto other = thinning.standInOf(i);
    if (!other) continue;
    areas_[small[*other]->triangles.front()] += small[i]->wanted;
    giveSamples(samples, small[*other]->triangles);
  }
}

bool Collapse::isNearMesh(const Part& part, const glm::dvec3& middle, double factor,
                          double room) const {
  return std::ranges::all_of(part.triangles, [&](Index triangle) {
    Corners corners = cornersOf(triangle, none, none);
    for (glm::dvec3& corner : corners) corner = middle + factor * (corner - middle);
    const glm::dvec3 centre = (corners[0] + corners[1] + corners[2]) / 3.0;
    return tree_.isWithin(centre, room) &&
           std::ranges::all_of(
               corners, [&](const glm::dvec3& corner) { return tree_.isWithin(corner, room); });
  });
}

Reduced Collapse::resultKeepingArea(double room, const Task& task) const {
  mesh::Simplified made = result();
  Reduced reduced{std::move(made.mesh), std::move(made.vertices), {}};
  reduced.laid = reduced.mesh.positions;
  std::unordered_map<Index, glm::dvec3> moved;
  for (const Part& part : parts()) {
    if (task.cancelled()) break;
    if (!part.isSmall(distance_) || !(part.area > 0) || part.wanted < muchLarger * part.area)
      continue;
    glm::dvec3 middle(0);
    for (const Index triangle : part.triangles) {
      const Corners corners = cornersOf(triangle, none, none);
      middle += areaOf(corners) / part.area * (corners[0] + corners[1] + corners[2]) / 3.0;
    }
    double more = std::min(mostLarger, std::sqrt(part.wanted / part.area)) - 1;
    for (int i = 0; i < sizesTried; ++i, more /= 2) {
      if (!isNearMesh(part, middle, 1 + more, room)) continue;
      for (const Index triangle : part.triangles)
        for (const Index corner : triangles_[triangle]) {
          const glm::dvec3& place = places_[placeOf_[corner]];
          moved[corner] = middle + (1 + more) * (place - middle);
        }
      break;
    }
  }
  for (std::size_t i = 0; i < reduced.vertices.size(); ++i)
    if (const auto found = moved.find(reduced.vertices[i]); found != moved.end())
      reduced.mesh.positions[i] = found->second;
  return reduced;
}

}  // namespace wb::shape
