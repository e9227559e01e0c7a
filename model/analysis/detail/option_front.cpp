#include "model/analysis/detail/option_front.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

// Chooses at most one change for each part so that the sum of their costs stays within a limit and
// what is lost is least: a multiple-choice knapsack, whose whole front of cost against loss is made
// by merging the fronts of independent groups of parts and leaving out what is dominated (Nemhauser
// and Ullmann, 1969). Losses are compared in lexicographic order, which adding keeps, so that the
// front is exact up to mostOptions points; beyond these every so many are left out. Time: the
// product of the sizes of two fronts for each group, times its logarithm.

namespace wb::advice {

OptionFront frontOf(std::vector<Option> options) {
  std::ranges::stable_sort(options, [](const Option& a, const Option& b) {
    return a.losses != b.losses ? a.losses < b.losses : a.cost < b.cost;
  });
  OptionFront front;
  for (Option& option : options)
    if (front.empty() || option.cost < front.back().cost) front.push_back(std::move(option));
  return front;
}

namespace {

/// Both ends stay; of `most`, at least two.
OptionFront thinned(const OptionFront& front, std::size_t most) {
  if (front.size() <= most) return front;
  OptionFront thin;
  for (std::size_t i = 0; i < most; ++i) thin.push_back(front[i * (front.size() - 1) / (most - 1)]);
  return thin;
}

}  // namespace

OptionFront combined(const OptionFront& a, const OptionFront& b) {
  // As many as are sorted in a tenth of a second, within which a search has to end.
  constexpr std::size_t mostPairs = 200'000;
  if (a.size() * b.size() > mostPairs) {
    const std::size_t most = std::max<std::size_t>(2, mostPairs / std::min(a.size(), b.size()));
    if (a.size() >= b.size() && a.size() > most) return combined(thinned(a, most), b);
    if (b.size() > most) return combined(a, thinned(b, most));
  }
  // Items are put together only for what is kept.
  struct Pair {
    double cost;
    Losses losses;
    std::size_t a;
    std::size_t b;
  };
  std::vector<Pair> pairs;
  pairs.reserve(a.size() * b.size());
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t k = 0; k < b.size(); ++k) {
      Losses losses = a[i].losses;
      losses += b[k].losses;
      pairs.push_back({a[i].cost + b[k].cost, losses, i, k});
    }
  std::ranges::stable_sort(pairs, [](const Pair& one, const Pair& other) {
    return one.losses != other.losses ? one.losses < other.losses : one.cost < other.cost;
  });
  OptionFront front;
  for (const Pair& pair : pairs) {
    if (!front.empty() && pair.cost >= front.back().cost) continue;
    Option option{pair.cost, pair.losses, a[pair.a].items};
    option.items.insert(option.items.end(), b[pair.b].items.begin(), b[pair.b].items.end());
    front.push_back(std::move(option));
  }
  return front.size() > mostOptions ? thinned(front, mostOptions) : front;
}

const Option* mildestWithin(const OptionFront& front, double most, bool isBelow) {
  for (const Option& option : front)
    if (isBelow ? option.cost < most : option.cost <= most) return &option;
  return nullptr;
}

namespace {

using Parts = std::vector<std::size_t>;

bool overlap(const Parts& a, const Parts& b) {
  return std::ranges::any_of(a,
                             [&](std::size_t part) { return std::ranges::binary_search(b, part); });
}

/// Items of one set of parts, of which one may be chosen.
struct OptionGroup {
  Parts parts;
  OptionFront front;  ///< Leaving them as they are is one option.
};

std::vector<OptionGroup> optionGroups(const std::vector<Item>& items) {
  std::map<Parts, std::vector<Option>> byParts;
  for (std::size_t i = 0; i < items.size(); ++i)
    byParts[items[i].parts].push_back({items[i].cost, items[i].losses, {i}});
  std::vector<OptionGroup> groups;
  for (auto& [parts, options] : byParts) {
    options.push_back({});
    groups.push_back({parts, frontOf(std::move(options))});
  }
  std::ranges::stable_sort(groups, {}, [](const OptionGroup& group) { return group.parts.size(); });
  return groups;
}

/// The front of groups that may overlap, the smaller sets first: those that do not overlap are
/// chosen from independently; instead of those within a larger one, that may be chosen from.
OptionFront frontOfGroups(const std::vector<OptionGroup>& groups, const Task& task) {
  std::vector<OptionGroup> apart;  // Disjoint, each with the best of all within it.
  for (const OptionGroup& group : groups) {
    if (task.cancelled()) return {Option{}};
    OptionFront within{Option{}};
    Parts parts = group.parts;
    std::vector<OptionGroup> others;
    for (OptionGroup& one : apart) {
      if (!overlap(one.parts, group.parts)) {
        others.push_back(std::move(one));
        continue;
      }
      within = combined(within, one.front);
      parts.insert(parts.end(), one.parts.begin(), one.parts.end());
    }
    std::ranges::sort(parts);
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    std::vector<Option> either = group.front;
    either.insert(either.end(), within.begin(), within.end());
    others.push_back({std::move(parts), frontOf(std::move(either))});
    apart = std::move(others);
  }
  OptionFront all{Option{}};
  for (const OptionGroup& group : apart)
    if (!task.cancelled()) all = combined(all, group.front);
  return all;
}

}  // namespace

OptionFront frontOfChoices(const std::vector<Item>& items, const Task& task) {
  return frontOfGroups(optionGroups(items), task);
}

}  // namespace wb::advice
