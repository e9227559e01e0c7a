#include "model/grid/detail/overview_columns.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

// What a sample of linksets is summed up by, for estimates of all of them.

namespace wb::query {
namespace {

constexpr std::array<std::string_view, 3> amounts{"land_impact_before", "land_impact_after",
                                                  "land_impact_change"};

/// Of the sums of squares and products, by the amount's key.
std::vector<std::string> momentNames() {
  std::vector<std::string> names{"linksets", "parts", "parts_squares"};
  for (const std::string_view key : amounts)
    for (const std::string_view ending : {"", "_squares", "_by_parts"})
      names.push_back(std::string(key).append(ending));
  for (const std::string_view key : countKeys()) names.emplace_back(key);
  return names;
}

}  // namespace

std::span<const std::string_view> amountKeys() { return amounts; }

std::span<const std::string_view> momentKeys() {
  static const std::vector<std::string> names = momentNames();
  static const std::vector<std::string_view> keys(names.begin(), names.end());
  return keys;
}

Columns momentColumns(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const Expression parts = real(linksetColumn("parts"));
  const Expression before = linkset.before.landImpact.value;
  const Expression after = linkset.after.landImpact.value;
  const CrossingExpressions crossed = crossingExpressions(linkset, sums);
  Columns columns{{"linksets", sums.count(true, "linksets")},
                  {"parts", sums.sum(parts, "parts")},
                  {"parts_squares", sums.sum(squared(parts), "parts_squares")},
                  {"winners", crossed.winners},
                  {"losers", crossed.losers},
                  {"no_longer_physical", crossed.noLongerPhysical},
                  {"physical_again", crossed.physicalAgain}};
  const ClassExpressions classes = classExpressions(linkset, sums);
  for (std::size_t i = 0; i < classCount; ++i) {
    columns.emplace(classKeysBefore()[i], classes.before[i]);
    columns.emplace(classKeysAfter()[i], classes.after[i]);
  }
  const std::array values{before, after, after - before};
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    const auto keys = momentKeys().subspan(3 + 3 * i, 3);
    columns.emplace(keys[0], sums.sum(values[i], keys[0]));
    columns.emplace(keys[1], sums.sum(squared(values[i]), keys[1]));
    columns.emplace(keys[2], sums.sum(values[i] * parts, keys[2]));
  }
  return columns;
}

}  // namespace wb::query
