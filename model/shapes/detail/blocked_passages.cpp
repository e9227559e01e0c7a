#include "model/shapes/detail/blocked_passages.h"

#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>

// Finds places and ways that a shape takes from avatars, box after box of the grid.
// Method: connected-component labelling by flood fill of what was free and of what is, in boxes
// that overlap by half; parts that hung together and no longer do are a blocked passage, and so are
// free places with none near any more (a distance transform along rows answers that). The way that
// is lost is a shortest path (Dijkstra 1959), where nodes beside obstacles cost more, and is then
// taken as free.
// Complexity: nodes of a box times boxes that lost anything, and a shortest path for each way
// found.

namespace wb::shape {

/// Whether a node of a grid has one nearby that avatars fit at. Of each node it knows how far one
/// is along its row, so that a ball of nodes is looked at row by row.
class FreeRows {
 public:
  /// `touching` is followed: who changes it, tells `free`.
  FreeRows(const Grid& grid, const Touching& touching, double reach);

  /// Whether there is one within `reach` steps.
  bool isAnyNear(std::size_t node) const;
  /// One that was touched before is free.
  void free(std::size_t node);

 private:
  void measure(std::size_t row);

  const Grid& grid_;
  const Touching& touching_;
  double reach_;                           ///< Steps.
  std::vector<std::pair<int, int>> rows_;  ///< Away along y and z, nearest first.
  std::vector<std::uint8_t> steps_;        ///< Along x to the next free one, one a node.
};

namespace {

constexpr std::uint8_t beyondRow = std::numeric_limits<std::uint8_t>::max();  ///< Steps: none.

}  // namespace

FreeRows::FreeRows(const Grid& grid, const Touching& touching, double reach)
    : grid_(grid), touching_(touching), reach_(reach), steps_(grid.count(), beyondRow) {
  const int most = static_cast<int>(reach);
  for (int z = -most; z <= most; ++z)
    for (int y = -most; y <= most; ++y)
      if (y * y + z * z <= reach * reach) rows_.emplace_back(y, z);
  std::ranges::stable_sort(
      rows_, {}, [](const auto& row) { return row.first * row.first + row.second * row.second; });
  const auto length = static_cast<std::size_t>(grid.size.x);
  for (std::size_t row = 0; row < grid.count(); row += length) measure(row);
}

/// `row` is its first node.
void FreeRows::measure(std::size_t row) {
  const auto length = static_cast<std::size_t>(grid_.size.x);
  std::uint8_t away = beyondRow;
  const auto pass = [&](std::size_t node) {
    if (away < beyondRow) ++away;
    if (!touching_[node]) away = 0;
    steps_[node] = std::min(steps_[node], away);
  };
  for (std::size_t x = 0; x < length; ++x) pass(row + x);
  away = beyondRow;
  for (std::size_t x = length; x-- > 0;) pass(row + x);
}

void FreeRows::free(std::size_t node) {
  measure(node - node % static_cast<std::size_t>(grid_.size.x));
}

bool FreeRows::isAnyNear(std::size_t node) const {
  const glm::ivec3 at = grid_.node(node);
  return std::ranges::any_of(rows_, [&](const auto& row) {
    const glm::ivec3 other = at + glm::ivec3(0, row.first, row.second);
    if (!grid_.has(other)) return false;
    const int steps = steps_[grid_.index(other)];
    const int squared = row.first * row.first + row.second * row.second + steps * steps;
    return steps < beyondRow && squared <= reach_ * reach_;
  });
}

namespace {

constexpr std::size_t waysAtOnce = 4096;  ///< Nodes, between two looks at whether to go on.

/// Part of a grid.
struct Window {
  glm::ivec3 from;
  glm::ivec3 to;  ///< Inclusive.

  bool has(const glm::ivec3& node) const {
    return node.x >= from.x && node.y >= from.y && node.z >= from.z && node.x <= to.x &&
           node.y <= to.y && node.z <= to.z;
  }
  std::size_t count() const {
    const glm::ivec3 size = to - from + 1;
    return static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y) *
           static_cast<std::size_t>(size.z);
  }
  std::size_t index(const glm::ivec3& node) const {
    const glm::uvec3 at(node - from);
    const glm::uvec3 size(to - from + 1);
    return at.x + std::size_t{size.x} * (at.y + std::size_t{size.y} * at.z);
  }
  template <class Visit>
  void forNodes(const Visit& visit) const {
    for (int z = from.z; z <= to.z; ++z)
      for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x) visit(glm::ivec3(x, y, z));
  }
};

using Label = std::uint32_t;  // 0: none.

class Comparing {
 public:
  Comparing(const AvatarSpace& space, const Touching& before, Touching after, double error,
            const Task& task, std::size_t most)
      : task_(task),
        most_(most),
        grid_(space.grid()),
        top_(std::min(space.layersBeside(), grid_.size.z) - 1),
        before_(before),
        after_(std::move(after)),
        near_(error / grid_.step + 1) {
    half_ = static_cast<int>(std::lround((tuned::passage::boxHalf + error) / grid_.step));
    const int far = static_cast<int>(near_);
    for (int z = -far; z <= far; ++z)
      for (int y = -far; y <= far; ++y)
        for (int x = -far; x <= far; ++x)
          if (x * x + y * y + z * z <= near_ * near_) around_.emplace_back(x, y, z);
    std::ranges::stable_sort(
        around_, {}, [](const glm::ivec3& at) { return at.x * at.x + at.y * at.y + at.z * at.z; });
  }

  void findLostPlaces() {
    FreeRows rows(grid_, after_, near_);
    const Window all = whole();
    const std::size_t end = all.count();
    for (std::size_t node = 0; node < end; ++node) {
      if ((node % waysAtOnce == 0 && !task_.step()) || areEnough()) return;
      const bool isLost = !before_[node] && after_[node];
      if (!isLost || rows.isAnyNear(node)) continue;
      addWay(all, grid_.node(node), [&](const glm::ivec3& other) { return isFree(other); });
      for (const std::size_t freed : ways_.back().nodes) rows.free(freed);
    }
  }

  void findCutWays() {
    const int between = std::max(half_, 1);
    const Window all = whole();
    for (int z = 0; z <= all.to.z + between - 1; z += between)
      for (int y = 0; y <= all.to.y + between - 1; y += between)
        for (int x = 0; x <= all.to.x + between - 1; x += between)
          if (!areEnough() && task_.step()) lookAround(glm::min(glm::ivec3(x, y, z), all.to));
  }

  std::vector<LostWay> take() { return std::move(ways_); }

 private:
  bool areEnough() const { return ways_.size() >= most_; }
  bool wasFree(const glm::ivec3& node) const { return !before_[grid_.index(node)]; }
  bool isFree(const glm::ivec3& node) const { return !after_[grid_.index(node)]; }

  /// All that is looked at: the grid's nodes up to some layer, in its order.
  Window whole() const {
    return {glm::ivec3(0), glm::ivec3(grid_.size.x - 1, grid_.size.y - 1, top_)};
  }
  Window around(const glm::ivec3& middle, int half) const {
    return {glm::max(middle - half, glm::ivec3(0)),
            glm::min(middle + half, glm::ivec3(grid_.size.x - 1, grid_.size.y - 1, top_))};
  }

  /// The parts that hang together of what `counts(node)`.
  template <class Counts>
  static std::vector<Label> labelled(const Window& window, const Counts& counts) {
    std::vector<Label> labels(window.count(), 0);
    Label next = 0;
    std::vector<glm::ivec3> front;
    window.forNodes([&](const glm::ivec3& first) {
      if (labels[window.index(first)] || !counts(first)) return;
      labels[window.index(first)] = ++next;
      front.push_back(first);
      while (!front.empty()) {
        const glm::ivec3 node = front.back();
        front.pop_back();
        for (const auto& [x, y, z] : gridNeighbours) {
          const glm::ivec3 other = node + glm::ivec3(x, y, z);
          if (!window.has(other) || labels[window.index(other)] || !counts(other)) continue;
          labels[window.index(other)] = next;
          front.push_back(other);
        }
      }
    });
    return labels;
  }

  void lookAround(const glm::ivec3& middle) {
    const Window inner = around(middle, half_);
    if (!isAnyLost(inner)) return;
    const Window outer = around(middle, static_cast<int>(tuned::passage::detour * half_));
    // Ways are added as they are found, until none is cut.
    for (int i = 0;
         i < tuned::passage::maxWays && !areEnough() && task_.step() && addCut(inner, outer); ++i) {
    }
  }

  bool isAnyLost(const Window& window) const {
    for (int z = window.from.z; z <= window.to.z; ++z)
      for (int y = window.from.y; y <= window.to.y; ++y) {
        const std::size_t row = grid_.index({0, y, z});
        for (auto x = static_cast<std::size_t>(window.from.x);
             x <= static_cast<std::size_t>(window.to.x); ++x)
          if (!before_[row + x] && after_[row + x]) return true;
      }
    return false;
  }

  /// Whether a way was cut.
  bool addCut(const Window& inner, const Window& outer) {
    const auto were = labelled(inner, [&](const glm::ivec3& node) { return wasFree(node); });
    const auto are = labelled(outer, [&](const glm::ivec3& node) { return isFree(node); });
    const auto main = mainLabels(inner, outer, were, are);
    std::optional<glm::ivec3> cut;
    inner.forNodes([&](const glm::ivec3& node) {
      const Label was = were[inner.index(node)];
      const Label is = are[outer.index(node)];
      if (cut || !was || !is) return;
      const Label wanted = main.at(was);
      if (is == wanted) return;
      const bool isNear = std::ranges::any_of(around_, [&](const glm::ivec3& away) {
        return outer.has(node + away) && are[outer.index(node + away)] == wanted;
      });
      if (!isNear) cut = node;
    });
    if (!cut) return false;
    const Label wanted = main.at(were[inner.index(*cut)]);
    addWay(inner, *cut, [&](const glm::ivec3& node) { return are[outer.index(node)] == wanted; });
    return true;
  }

  /// For each part that hung together, the largest of those that do.
  static std::unordered_map<Label, Label> mainLabels(const Window& inner, const Window& outer,
                                                     const std::vector<Label>& were,
                                                     const std::vector<Label>& are) {
    std::unordered_map<Label, std::unordered_map<Label, std::size_t>> counts;
    inner.forNodes([&](const glm::ivec3& node) {
      const Label was = were[inner.index(node)];
      const Label is = are[outer.index(node)];
      if (was && is) ++counts[was][is];
    });
    std::unordered_map<Label, Label> main;
    for (const auto& [was, all] : counts) {
      Label best = 0;
      std::size_t most = 0;
      for (const auto& [is, count] : all)
        if (count > most || (count == most && is < best)) {
          best = is;
          most = count;
        }
      main[was] = best;
    }
    return main;
  }

  /// The way that there was from a node to where `isGoal(node)`, through the middle of gaps rather
  /// than along their sides; the node alone where there was none.
  template <class IsGoal>
  void addWay(const Window& window, const glm::ivec3& from, const IsGoal& isGoal) {
    using Step = std::pair<std::size_t, std::size_t>;  // Length so far, and node.
    std::unordered_map<std::size_t, std::size_t> reached{{grid_.index(from), grid_.index(from)}};
    std::unordered_map<std::size_t, std::size_t> lengths{{grid_.index(from), 0}};
    std::priority_queue<Step, std::vector<Step>, std::greater<>> front;
    front.emplace(0, grid_.index(from));
    for (std::size_t i = 1; !front.empty(); ++i) {
      if (i % waysAtOnce == 0 && !task_.step()) break;
      const auto [length, index] = front.top();
      front.pop();
      if (length > lengths.at(index)) continue;
      const glm::ivec3 node = grid_.node(index);
      if (isGoal(node)) return keepWay(reached, index);
      for (const auto& [x, y, z] : gridNeighbours) {
        const glm::ivec3 other = node + glm::ivec3(x, y, z);
        if (!window.has(other) || !wasFree(other)) continue;
        const std::size_t there = grid_.index(other);
        const std::size_t total = length + 1 + narrowness(other);
        const auto [known, isNew] = lengths.try_emplace(there, total);
        if (!isNew && known->second <= total) continue;
        known->second = total;
        reached[there] = index;
        front.emplace(total, there);
      }
    }
    keepWay(reached, grid_.index(from));
  }

  /// How many of the places beside a node an avatar does not fit.
  std::size_t narrowness(const glm::ivec3& node) const {
    std::size_t count = 0;
    for (const auto& [x, y, z] : gridNeighbours)
      for (const int far : {1, 2})
        if (const glm::ivec3 other = node + far * glm::ivec3(x, y, z);
            z == 0 && grid_.has(other) && !wasFree(other))
          ++count;
    return count;
  }

  void keepWay(const std::unordered_map<std::size_t, std::size_t>& reached, std::size_t end) {
    LostWay way;
    for (std::size_t node = end;; node = reached.at(node)) {
      way.nodes.push_back(node);
      after_[node] = 0;
      if (reached.at(node) == node) break;
    }
    std::ranges::reverse(way.nodes);
    ways_.push_back(std::move(way));
  }

  const Task& task_;
  std::size_t most_;  ///< Ways that are looked for.
  const Grid& grid_;
  int top_;  ///< Layer above which nothing is looked at.
  const Touching& before_;
  Touching after_;
  double near_;                     ///< The error, and one: steps.
  int half_ = 1;                    ///< Of a box, steps.
  std::vector<glm::ivec3> around_;  ///< As near as the error, nearest first.
  std::vector<LostWay> ways_;
};

}  // namespace

std::vector<LostWay> lostWays(const AvatarSpace& space, const Touching& before, Touching after,
                              double error, const Task& task, std::size_t most) {
  Comparing comparing(space, before, std::move(after), error, task, most);
  comparing.findLostPlaces();
  comparing.findCutWays();
  return comparing.take();
}

}  // namespace wb::shape
