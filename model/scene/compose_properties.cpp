#include "model/scene/compose_properties.h"

#include <set>
#include <utility>

namespace wb::scene {
namespace {

template <class Change>
Composed withEachPart(Scene scene, std::span<const Target> chosen, const Change& change) {
  for (const Target& target : partsChosen(scene, chosen))
    change(scene.linksets[target.linkset].parts[*target.part]);
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

}  // namespace

std::vector<Target> partsChosen(const Scene& scene, std::span<const Target> chosen) {
  std::set<std::pair<std::size_t, std::size_t>> all;
  for (const Target& target : chosen) {
    if (target.part) all.emplace(target.linkset, *target.part);
    if (target.part) continue;
    for (std::size_t part = 0; part < scene.linksets[target.linkset].parts.size(); ++part)
      all.emplace(target.linkset, part);
  }
  std::vector<Target> parts;
  for (const auto& [linkset, part] : all) parts.push_back({linkset, part});
  return parts;
}

std::vector<std::size_t> linksetsChosen(std::span<const Target> chosen) {
  std::set<std::size_t> linksets;
  for (const Target& target : chosen) linksets.insert(target.linkset);
  return {linksets.begin(), linksets.end()};
}

Composed withShapeType(Scene scene, std::span<const Target> chosen, ShapeType type) {
  return withEachPart(std::move(scene), chosen, [&](Part& part) { part.shapeType = type; });
}

Composed withScripts(Scene scene, std::span<const Target> chosen, std::size_t scripts) {
  return withEachPart(std::move(scene), chosen, [&](Part& part) { part.scripts = scripts; });
}

Composed withPhysical(Scene scene, std::span<const Target> chosen, bool isPhysical) {
  for (const std::size_t linkset : linksetsChosen(chosen))
    scene.linksets[linkset].physical = isPhysical;
  return {std::move(scene), {chosen.begin(), chosen.end()}};
}

}  // namespace wb::scene
