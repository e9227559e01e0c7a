#include "model/shapes/detail/kept_levels.h"

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/shared_assets.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "model/shapes/detail/input_sum.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// Parts are told by their ranks among those that are no bodies of linked shapes. A mesh is kept
// whole, as it would be uploaded: its lower levels are of no use without the high one.

namespace wb::making {
namespace {

using Json = nlohmann::json;

}  // namespace

std::string sumOfLooks(const asset::MeshAsset& mesh, const glm::dvec3& scale) {
  shape::InputSum sum;
  sum.add(scale);
  if (!mesh.lods[0]) return sum.text();
  for (const asset::Face& face : *mesh.lods[0]) {
    sum.add(face.positionDomain.min);
    sum.add(face.positionDomain.max);
    for (const asset::Quantised3& position : face.positions) sum.add(position);
    for (const auto& triangle : face.triangles) sum.add(triangle);
    sum.add(std::string_view());
  }
  return sum.text();
}

namespace {

/// Of all that is seen of an object. What many of its parts look like is summed once.
std::string sumOfObject(const scene::Scene& scene, std::size_t linkset) {
  std::map<std::pair<const asset::MeshAsset*, std::array<double, 3>>, std::string> known;
  shape::InputSum sum;
  const scene::Linkset& object = scene.linksets[linkset];
  for (const std::size_t place : visibleParts(object)) {
    const scene::Part& part = object.parts[place];
    const asset::MeshAsset* mesh = scene.meshOf(part);
    std::string& looks = known[{mesh, {part.scale.x, part.scale.y, part.scale.z}}];
    if (mesh && looks.empty()) looks = sumOfLooks(*mesh, part.scale);
    sum.add(name(part.kind));
    sum.add(part.scale);
    sum.add(looks);
  }
  return sum.text();
}

Json ranksOf(const PlannedObject& object, const std::vector<std::size_t>& parts) {
  const std::vector<std::size_t> visible = visibleParts(object.linkset.linkset);
  Json ranks = Json::array();
  for (const std::size_t part : parts)
    ranks.push_back(static_cast<std::size_t>(std::ranges::find(visible, part) - visible.begin()));
  return ranks;
}

const Json* at(const Json& value, const char* key, Json::value_t type) {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(key);
  return found != value.end() && found->type() == type ? &*found : nullptr;
}

std::optional<double> amountIn(const Json& value) {
  if (!value.is_number()) return {};
  const auto amount = value.get<double>();
  return std::isfinite(amount) && amount >= 0 ? std::optional(amount) : std::nullopt;
}

std::optional<std::size_t> countIn(const Json& value, std::size_t most) {
  if (!value.is_number_unsigned()) return {};
  const auto count = value.get<std::size_t>();
  return count <= most ? std::optional(count) : std::nullopt;
}

constexpr std::size_t mostCounted = std::size_t{1} << 32U;

std::optional<shape::MadeLevel> levelIn(const Json& value) {
  if (!value.is_array() || value.size() != 4) return {};
  const auto distance = amountIn(value[0]);
  const auto error = amountIn(value[1]);
  const auto triangles = countIn(value[2], mostCounted);
  const auto bytes = countIn(value[3], mostCounted);
  if (!distance || !error || !triangles || !bytes) return {};
  return shape::MadeLevel{*distance, *error, *triangles, *bytes};
}

/// Nothing where it is not whole, or where the task's budget has too little left for its mesh, of
/// which `lacksMemory` tells.
std::optional<shape::MadeLevels> madeIn(const Json& value, const Task& task, bool& lacksMemory) {
  const Json* mesh = at(value, "mesh", Json::value_t::string);
  const Json* levels = at(value, "levels", Json::value_t::array);
  const auto pixels = value.contains("pixels") ? amountIn(value.at("pixels")) : std::nullopt;
  if (!mesh || !levels || !pixels) return {};
  const auto bytes = fromBase64(mesh->get_ref<const std::string&>());
  if (!bytes) return {};
  auto decoded = asset::decode(*bytes, task);
  if (decoded)
    if (auto taken = takeMemory(task, asset::heldBytes(decoded->value)); !taken)
      decoded = failure(std::move(taken));
  if (!decoded) {
    lacksMemory = isMemorySpent(decoded.error());
    return {};
  }
  const auto isThere = [](const auto& level) { return level.has_value(); };
  if (std::ranges::count(decoded->value.damage.lods, true) > 0 ||
      !std::ranges::all_of(decoded->value.lods, isThere))
    return {};
  shape::MadeLevels made{std::make_shared<const asset::MeshAsset>(std::move(decoded->value)),
                         *pixels};
  if (levels->size() != made.levels.size()) return {};
  for (std::size_t i = 0; i < made.levels.size(); ++i) {
    const auto level = levelIn((*levels)[i]);
    if (!level) return {};
    made.levels[i] = *level;
  }
  return made;
}

/// Indices in the object of now, whose mesh has the high level of the one that was made; nothing
/// where they are not told so.
std::optional<std::vector<std::size_t>> partsIn(const Json& value, const PlannedObject& object,
                                                const asset::MeshAsset& made) {
  const Json* ranks = at(value, "parts", Json::value_t::array);
  if (!ranks || ranks->empty()) return {};
  const std::vector<std::size_t> visible = visibleParts(object.linkset.linkset);
  std::vector<std::size_t> parts;
  for (const Json& rank : *ranks) {
    const auto place = countIn(rank, visible.size() - 1);
    if (visible.empty() || !place) return {};
    const asset::MeshAsset* mesh = object.meshes[visible[*place]].get();
    if (!mesh || mesh->lods[0] != made.lods[0]) return {};
    parts.push_back(visible[*place]);
  }
  return parts;
}

}  // namespace

Json valueOf(const KeptLevels& kept, const scene::Scene& scene) {
  Json meshes = Json::array();
  for (const LevelsOfMesh& one : kept.levels.meshes) {
    Json levels = Json::array();
    for (const shape::MadeLevel& level : one.made.levels)
      levels.push_back(Json::array({level.distance, level.error, level.triangles, level.bytes}));
    meshes.push_back({{"parts", ranksOf(kept.object, one.parts)},
                      {"pixels", one.made.pixels},
                      {"levels", std::move(levels)},
                      {"mesh", base64(asset::encode(*one.made.mesh))}});
  }
  return {{"linkset", kept.linkset},
          {"looks", sumOfObject(scene, kept.linkset)},
          {"meshes", std::move(meshes)}};
}

LevelsRead readLevels(const Json& value, const scene::Scene& scene,
                      const cost::SceneStatistics& statistics, const cost::Profile& profile,
                      std::set<std::size_t>& known, const Task& task) {
  const LevelsRead damaged{{}, true};
  const Json* looks = at(value, "looks", Json::value_t::string);
  const Json* meshes = at(value, "meshes", Json::value_t::array);
  if (!looks || !meshes || !value.contains("linkset")) return damaged;
  const auto linkset = countIn(value.at("linkset"), mostCounted);
  if (!linkset) return damaged;
  if (*linkset >= scene.linksets.size() || !known.insert(*linkset).second) return {};
  if (looks->get_ref<const std::string&>() != sumOfObject(scene, *linkset)) return {};
  KeptLevels kept{*linkset, plannedObject(scene, statistics, *linkset), {}};
  for (const Json& one : *meshes) {
    bool lacksMemory = false;
    auto made = madeIn(one, task, lacksMemory);
    if (lacksMemory) return {};
    auto parts = made ? partsIn(one, kept.object, *made->mesh) : std::nullopt;
    if (!parts) return damaged;
    kept.levels.meshes.push_back(
        levelsOf(kept.object, std::move(*parts), std::move(*made), profile));
  }
  kept.levels.before = costWith(kept.object, nullptr, {}, profile).landImpact;
  kept.levels.landImpact = costWith(kept.object, &kept.levels, {}, profile).landImpact;
  return {std::move(kept), false};
}

}  // namespace wb::making
