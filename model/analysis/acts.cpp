#include "model/analysis/acts.h"

#include "model/analysis/act_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::advice {
namespace {

/// In the order of help.
constexpr std::array<std::string_view, 16> actKeys{
    "shape_type", "levels",          "hulls",           "panels",      "vertices", "slivers",
    "link",       "unlink",          "materials",       "animated",    "scripts",  "move_scripts",
    "resize",     "no_physics_file", "fewer_materials", "join_objects"};

/// Empty where the act has no such sentence.
constexpr Text actText(std::string_view key, std::string_view which) {
  constexpr std::string_view begin = "plan_act.";
  for (const Text& row : actTexts.rows()) {
    const std::string_view code = row.code.substr(begin.size());
    if (code.starts_with(key) && code.substr(key.size()) == which) return row;
  }
  return {};
}

constexpr auto actRows = [] {
  std::array<ActRow, actKeys.size()> rows;
  std::ranges::transform(actKeys, rows.begin(), [](std::string_view key) {
    return ActRow{key,
                  actText(key, ""),
                  actText(key, ".inverse"),
                  actText(key, ".viewer"),
                  actText(key, ".blender"),
                  actText(key, ".here")};
  });
  return rows;
}();

static_assert(std::ranges::none_of(actRows, [](const ActRow& row) {
  return row.name.code.empty() || row.inverse.code.empty();
}));

/// How the codes of an act's sentences begin.
constexpr std::array<std::pair<std::string_view, std::string_view>, 21> actBeginnings{{
    {"advice.convex_hull", "shape_type"},
    {"advice.opt_in", "shape_type"},
    {"advice.prim", "shape_type"},
    {"advice.none", "shape_type"},
    {"advice.lods", "levels"},
    {"advice.made_hulls", "hulls"},
    {"advice.merge_hulls", "hulls"},
    {"advice.made_triangles", "panels"},
    {"advice.fewer_points", "vertices"},
    {"advice.inner_points", "vertices"},
    {"advice.remove_triangles", "slivers"},
    {"advice.weld", "slivers"},
    {"advice.merge", "link"},
    {"advice.split", "unlink"},
    {"advice.no_materials", "materials"},
    {"advice.not_animated", "animated"},
    {"advice.scripts_moved", "move_scripts"},
    {"advice.no_scripts", "scripts"},
    {"advice.one_script", "scripts"},
    {"advice.size", "resize"},
    {"advice.sides", "resize"},
}};

}  // namespace

std::span<const ActRow> acts() { return actRows; }

const ActRow* actOf(std::string_view code) {
  const auto isOf = [code](const auto& one) { return code.starts_with(one.first); };
  const auto* found = std::ranges::find_if(actBeginnings, isOf);
  return found == actBeginnings.end() ? nullptr
                                      : std::ranges::find(actRows, found->second, &ActRow::key);
}

}  // namespace wb::advice
