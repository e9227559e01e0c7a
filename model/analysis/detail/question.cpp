#include "model/analysis/detail/question.h"

#include "model/analysis/advice.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/part_rules.h"

#include <algorithm>
#include <numeric>

namespace wb::advice {
namespace {

double costOf(const cost::PartCost& part) {
  return std::max(part.physics.value_or(0), part.physicsDynamic.value_or(0)) +
         part.streaming.value_or(0);
}

/// Whether a change of one is the same change of the other. The root is only like itself: it may
/// not be everything.
bool areAlike(const scene::Linkset& linkset, std::size_t a, std::size_t b) {
  const scene::Part& first = linkset.parts[a];
  const scene::Part& second = linkset.parts[b];
  return a > 0 && b > 0 && first.kind == second.kind && first.asset == second.asset &&
         first.scale == second.scale && first.shapeType == second.shapeType &&
         first.animated == second.animated && first.prim == second.prim;
}

}  // namespace

std::vector<Alike> groupsOf(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                            std::optional<std::size_t> part) {
  if (part) return {Alike{*part}};
  const std::size_t most =
      std::clamp(mostPartsByGroups / linkset.parts.size(), std::size_t{2}, mostGroups);
  std::vector<std::size_t> order(linkset.parts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Parts alike cost alike, so they are next to each other, or between others of the same cost.
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](std::size_t i) { return costOf(cost.parts[i]); });
  std::vector<Alike> groups;
  for (const std::size_t i : order) {
    const auto like = std::ranges::find_if(
        groups, [&](const Alike& group) { return areAlike(linkset, group.front(), i); });
    if (like != groups.end()) {
      like->push_back(i);
    } else if (groups.size() < most) {
      groups.push_back({i});
    }
  }
  const auto together = [&](const Alike& group) {
    return costOf(cost.parts[group.front()]) * static_cast<double>(group.size());
  };
  std::ranges::stable_sort(groups, std::ranges::greater{}, together);
  return groups;
}

cost::Decision decisionAs(const Question& question, std::size_t part, scene::ShapeType type) {
  scene::Part changed = question.linkset().parts[part];
  changed.shapeType = type;
  return decide(changed, question.statistics[part], question.profile, part == 0,
                question.linkset().dynamic());
}

cost::Statement about(const Question& question, const Alike& parts, Text one, Text several,
                      std::vector<Argument> arguments, std::string_view more) {
  const std::size_t first = parts.front();
  arguments.emplace_back("part", cost::partName(question.linkset(), first));
  if (parts.size() > 1) arguments.emplace_back(more, parts.size() - 1);
  return {parts.size() > 1 ? several : one, std::move(arguments), first};
}

std::string namesOf(const Question& question, const Alike& parts) {
  std::string names;
  for (std::size_t i = 0; i < std::min(parts.size(), mostNamed); ++i)
    names += (i > 0 ? ", " : "") + cost::partName(question.linkset(), parts[i]);
  return parts.size() > mostNamed ? names + ", …" : names;
}

}  // namespace wb::advice
