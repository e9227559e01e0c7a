#include "model/analysis/pairs.h"

#include <map>
#include <string>

namespace wb::tuning {
namespace {

/// What tells a thing among others: its id, or else its name and how many before it have that.
template <class Thing>
std::vector<std::pair<std::string, std::size_t>> keysOf(const std::vector<Thing>& things) {
  std::vector<std::pair<std::string, std::size_t>> keys;
  std::map<std::string, std::size_t> seen;
  for (const Thing& thing : things) {
    const std::string key = thing.id.isNull() ? "name " + thing.name : "id " + thing.id.text();
    keys.emplace_back(key, seen[key]++);
  }
  return keys;
}

template <class Thing>
std::vector<Pair> pairsOfThings(const std::vector<Thing>& first, const std::vector<Thing>& second) {
  if (first.size() == 1 && second.size() == 1) return {{0, 0}};
  std::map<std::pair<std::string, std::size_t>, std::size_t> left;
  const auto secondKeys = keysOf(second);
  for (std::size_t i = 0; i < secondKeys.size(); ++i) left.emplace(secondKeys[i], i);
  std::vector<Pair> pairs;
  for (const auto& key : keysOf(first)) {
    const auto found = left.extract(key);
    pairs.emplace_back(pairs.size(), found.empty() ? std::optional<std::size_t>() : found.mapped());
  }
  for (std::size_t i = 0; i < secondKeys.size(); ++i)
    if (left.contains(secondKeys[i])) pairs.emplace_back(std::nullopt, i);
  return pairs;
}

template <class Thing>
std::vector<std::optional<std::size_t>> originsAmong(const std::vector<Thing>& before,
                                                     const std::vector<Thing>& now) {
  std::vector<std::optional<std::size_t>> origins(now.size());
  for (const auto& [first, second] : pairsOfThings(before, now))
    if (second) origins[*second] = first;
  return origins;
}

}  // namespace

std::vector<Pair> pairsOf(const std::vector<scene::Linkset>& first,
                          const std::vector<scene::Linkset>& second) {
  return pairsOfThings(first, second);
}

std::vector<Pair> pairsOf(const std::vector<scene::Part>& first,
                          const std::vector<scene::Part>& second) {
  return pairsOfThings(first, second);
}

Origins originsOf(const std::vector<scene::Linkset>& before,
                  const std::vector<scene::Linkset>& now) {
  Origins origins{originsAmong(before, now), {}};
  origins.parts.resize(now.size());
  for (std::size_t i = 0; i < now.size(); ++i)
    if (const auto origin = origins.linksets[i])
      origins.parts[i] = originsAmong(before[*origin].parts, now[i].parts);
  return origins;
}

}  // namespace wb::tuning
