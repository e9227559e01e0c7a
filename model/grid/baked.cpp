#include "model/grid/baked.h"

#include "model/core/number.h"
#include "model/cost/choices.h"
#include "model/grid/detail/schema.h"

#include <algorithm>

namespace wb::grid {
namespace {

constexpr std::string_view bakedPrefix = "baked.";
/// Constants that decide representations, or how prims are tessellated, are a group of their own.
constexpr std::string_view bakedGroup = "representation";
constexpr std::string_view bakedChoice = "base_hull_source";
/// Of that group, but nothing in the tables rests on it: it is asked for where volumes are.
constexpr cost::Key askedFor = cost::Key::minimum_side;

}  // namespace

bool isBaked(std::string_view key) {
  const auto constantOfKey = cost::constantKey(key);
  if (!constantOfKey) return key == bakedChoice;
  return constant(*constantOfKey).group == bakedGroup && constantOfKey != askedFor;
}

std::vector<MetaRow> bakedRows(const cost::Profile& profile) {
  std::vector<MetaRow> rows;
  const std::string prefix(bakedPrefix);
  for (const cost::Constant& one : cost::constants())
    if (isBaked(one.name))
      rows.emplace_back(prefix + std::string(one.name), shortest(profile[one.key]));
  for (const cost::Choice& choice : cost::choices())
    if (isBaked(choice.key))
      rows.emplace_back(prefix + std::string(choice.key), word(choice, profile));
  return rows;
}

std::vector<MetaRow> metaRows(const cost::Profile& profile, std::string_view program) {
  std::vector<MetaRow> rows{{"schema", std::to_string(schemaVersion)},
                            {"program", std::string(program)}};
  std::ranges::move(bakedRows(profile), std::back_inserter(rows));
  return rows;
}

std::vector<std::string> differingBaked(std::span<const MetaRow> meta,
                                        const cost::Profile& profile) {
  std::vector<std::string> keys;
  for (const MetaRow& row : bakedRows(profile))
    if (std::find(meta.begin(), meta.end(), row) == meta.end())
      keys.push_back(row.first.substr(bakedPrefix.size()));
  return keys;
}

}  // namespace wb::grid
