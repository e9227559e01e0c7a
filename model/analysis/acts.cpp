#include "model/analysis/acts.h"

#include "model/analysis/act_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::advice {
namespace {

constexpr std::array actRows{
    ActRow{"shape_type",
           actTexts["plan_act.shape_type"],
           actTexts["plan_act.shape_type.inverse"],
           actTexts["plan_act.shape_type.viewer"],
           {},
           actTexts["plan_act.shape_type.here"]},
    ActRow{"levels", actTexts["plan_act.levels"], actTexts["plan_act.levels.inverse"],
           actTexts["plan_act.levels.viewer"], actTexts["plan_act.levels.blender"],
           actTexts["plan_act.levels.here"]},
    ActRow{"hulls", actTexts["plan_act.hulls"], actTexts["plan_act.hulls.inverse"],
           actTexts["plan_act.hulls.viewer"], actTexts["plan_act.hulls.blender"],
           actTexts["plan_act.hulls.here"]},
    ActRow{"panels", actTexts["plan_act.panels"], actTexts["plan_act.panels.inverse"],
           actTexts["plan_act.panels.viewer"], actTexts["plan_act.panels.blender"],
           actTexts["plan_act.panels.here"]},
    ActRow{"vertices", actTexts["plan_act.vertices"], actTexts["plan_act.vertices.inverse"],
           actTexts["plan_act.vertices.viewer"], actTexts["plan_act.vertices.blender"],
           actTexts["plan_act.vertices.here"]},
    ActRow{"slivers",
           actTexts["plan_act.slivers"],
           actTexts["plan_act.slivers.inverse"],
           {},
           actTexts["plan_act.slivers.blender"],
           actTexts["plan_act.slivers.here"]},
    ActRow{"link",
           actTexts["plan_act.link"],
           actTexts["plan_act.link.inverse"],
           actTexts["plan_act.link.viewer"],
           {},
           actTexts["plan_act.link.here"]},
    ActRow{"unlink",
           actTexts["plan_act.unlink"],
           actTexts["plan_act.unlink.inverse"],
           actTexts["plan_act.unlink.viewer"],
           {},
           actTexts["plan_act.unlink.here"]},
    ActRow{"materials",
           actTexts["plan_act.materials"],
           actTexts["plan_act.materials.inverse"],
           actTexts["plan_act.materials.viewer"],
           {},
           actTexts["plan_act.materials.here"]},
    ActRow{"animated",
           actTexts["plan_act.animated"],
           actTexts["plan_act.animated.inverse"],
           actTexts["plan_act.animated.viewer"],
           {},
           actTexts["plan_act.animated.here"]},
    ActRow{"scripts",
           actTexts["plan_act.scripts"],
           actTexts["plan_act.scripts.inverse"],
           actTexts["plan_act.scripts.viewer"],
           {},
           actTexts["plan_act.scripts.here"]},
    ActRow{"move_scripts",
           actTexts["plan_act.move_scripts"],
           actTexts["plan_act.move_scripts.inverse"],
           actTexts["plan_act.move_scripts.viewer"],
           {},
           actTexts["plan_act.move_scripts.here"]},
    ActRow{"resize",
           actTexts["plan_act.resize"],
           actTexts["plan_act.resize.inverse"],
           actTexts["plan_act.resize.viewer"],
           {},
           actTexts["plan_act.resize.here"]},
    ActRow{"no_physics_file",
           actTexts["plan_act.no_physics_file"],
           actTexts["plan_act.no_physics_file.inverse"],
           actTexts["plan_act.no_physics_file.viewer"],
           actTexts["plan_act.no_physics_file.blender"],
           {}},
    ActRow{"fewer_materials",
           actTexts["plan_act.fewer_materials"],
           actTexts["plan_act.fewer_materials.inverse"],
           {},
           actTexts["plan_act.fewer_materials.blender"],
           {}},
};

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
