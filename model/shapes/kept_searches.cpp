#include "model/shapes/kept_searches.h"

#include "model/core/limits.h"
#include "model/shapes/detail/input_sum.h"
#include "model/shapes/detail/kept_levels.h"
#include "model/shapes/detail/kept_shape.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/linked_bodies.h"
#include "model/shapes/object_plan.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

// A search is told by the places of its parts. Whether these are still what it was made for, sums
// of what the parts look like and of the rules say.

namespace wb::making {
namespace {

using Json = nlohmann::json;

/// All searches together, in characters: a project must stay a file that is opened at once.
constexpr std::size_t mostKept = std::size_t{32} << 20;

std::string sumOf(const cost::Profile& profile) {
  shape::InputSum sum;
  sum.add(profile);
  return sum.text();
}

/// The shape types that parts had before a linked shape was used; nothing where none is, or where
/// bodies of another were there already.
std::optional<Json> typesBefore(const scene::Linkset& before, const scene::Linkset& now) {
  if (std::ranges::none_of(now.parts, shape::isBody)) return {};
  if (std::ranges::any_of(before.parts, shape::isBody)) return {};
  Json types = Json::array();
  for (const scene::Part& part : before.parts) types.push_back(name(part.shapeType));
  return types;
}

/// Parts are where they are in the scene now.
Json valueOfSearch(const KeptSearch& search, const scene::Scene& scene) {
  const Order order{search.groups, {}, {}};
  Json groups = Json::array();
  for (std::size_t i = 0; i < search.groups.size(); ++i) {
    const Group& group = search.groups[i];
    Json parts = Json::array();
    for (const scene::Target& then : group.parts) {
      const scene::Target part = partNow(order, then, scene);
      parts.push_back(Json::array({part.linkset, *part.part}));
    }
    Json shapes = Json::array();
    for (const shape::MadeShape& made : search.shapes[i]) shapes.push_back(valueOf(made));
    Json one{{"parts", std::move(parts)},
             {"looks", sumOfLooks(*group.mesh, group.itself().scale)},
             {"shapes", std::move(shapes)}};
    const scene::Linkset& now = scene.linksets[group.parts.front().linkset];
    if (auto types = typesBefore(group.linkset->linkset, now))
      one["shape_types"] = std::move(*types);
    if (i < search.used.size() && search.used[i]) one["used"] = *search.used[i];
    groups.push_back(std::move(one));
  }
  Json searched = Json::array();
  for (const shape::ShapeRequest& request : search.searched) searched.push_back(valueOf(request));
  return {{"groups", std::move(groups)}, {"searched", std::move(searched)}};
}

std::optional<std::size_t> indexOf(const Json& value, std::size_t count) {
  if (!value.is_number_unsigned()) return {};
  const auto index = value.get<std::size_t>();
  return index < count ? std::optional(index) : std::nullopt;
}

const Json* member(const Json& value, const char* key, Json::value_t type) {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(key);
  return found != value.end() && found->type() == type ? &*found : nullptr;
}

const Json* listAt(const Json& value, const char* key) {
  return member(value, key, Json::value_t::array);
}

bool isText(const Json& value, const char* key, std::string_view text) {
  const Json* found = member(value, key, Json::value_t::string);
  return found && found->get_ref<const std::string&>() == text;
}

/// Reads searches of one scene.
class SearchReader {
 public:
  SearchReader(const scene::Scene& scene, const cost::SceneStatistics& statistics,
               const cost::Profile& profile)
      : scene_(scene), statistics_(statistics), profile_(profile) {}

  /// Nothing where its parts are others now.
  std::optional<KeptSearch> read(const Json& value) {
    isDamaged_ = false;
    const Json* groups = listAt(value, "groups");
    const Json* searched = listAt(value, "searched");
    if (!groups || groups->empty() || !searched) return damaged();
    KeptSearch search;
    for (const Json& one : *groups) {
      auto group = groupOf(one);
      if (!group) return {};
      search.groups.push_back(std::move(*group));
      readShapes(one, search);
    }
    for (const Json& one : *searched) {
      auto request = keptRequest(one);
      if (request)
        search.searched.push_back(std::move(*request));
      else
        isDamaged_ = true;
    }
    weigh(search);
    return search;
  }

  /// Whether something of what was read last could not be.
  bool isDamaged() const { return isDamaged_; }

 private:
  std::optional<KeptSearch> damaged() {
    isDamaged_ = true;
    return {};
  }

  std::optional<scene::Target> targetOf(const Json& value) const {
    if (!value.is_array() || value.size() != 2) return {};
    const auto linkset = indexOf(value[0], scene_.linksets.size());
    if (!linkset) return {};
    const auto part = indexOf(value[1], scene_.linksets[*linkset].parts.size());
    return part ? std::optional(scene::Target{*linkset, part}) : std::nullopt;
  }

  bool looksSo(const scene::Target& target, const Json& value) {
    const scene::Part& part = scene_.linksets[target.linkset].parts[*target.part];
    const asset::MeshAsset* mesh = scene_.meshOf(part);
    if (part.kind != scene::PartKind::mesh || !mesh || shape::isBody(part)) return false;
    std::string& sum = sums_[{mesh, {part.scale.x, part.scale.y, part.scale.z}}];
    if (sum.empty()) sum = sumOfLooks(*mesh, part.scale);
    return isText(value, "looks", sum);
  }

  /// As it was when shapes were looked for: without bodies that stand for parts since. Null where
  /// nothing says how it was.
  std::shared_ptr<const WeighedLinkset> linksetBefore(std::size_t index, const Json& value) {
    auto& known = linksets_[index];
    if (known) return known;
    const scene::Linkset& now = scene_.linksets[index];
    const std::vector<cost::PartStatistics>& statistics = statistics_.linksets[index];
    if (std::ranges::none_of(now.parts, shape::isBody))
      return known = std::make_shared<const WeighedLinkset>(WeighedLinkset{now, statistics});
    const Json* types = listAt(value, "shape_types");
    const std::vector<std::size_t> visible = visibleParts(now);
    if (!types || types->size() != visible.size()) return nullptr;
    WeighedLinkset before{shape::withoutBodies(now), {}};
    for (std::size_t i = 0; i < visible.size(); ++i) {
      const Json& word = (*types)[i];
      const auto type =
          word.is_string() ? scene::shapeType(word.get_ref<const std::string&>()) : std::nullopt;
      if (!type) {
        isDamaged_ = true;
        return nullptr;
      }
      before.linkset.parts[i].shapeType = *type;
      before.statistics.push_back(statistics[visible[i]]);
    }
    return known = std::make_shared<const WeighedLinkset>(std::move(before));
  }

  /// Its part as groups have it: counted without bodies.
  scene::Target withoutBodies(const scene::Target& target) const {
    const std::vector<std::size_t> visible = visibleParts(scene_.linksets[target.linkset]);
    const auto place = std::ranges::find(visible, *target.part);
    return {target.linkset, static_cast<std::size_t>(place - visible.begin())};
  }

  std::optional<Group> groupOf(const Json& value) {
    const Json* parts = listAt(value, "parts");
    if (!parts || parts->empty()) {
      isDamaged_ = true;
      return {};
    }
    Group group;
    for (const Json& one : *parts) {
      const auto target = targetOf(one);
      if (!target || !looksSo(*target, value)) return {};
      group.parts.push_back(*target);
    }
    const std::size_t linkset = group.parts.front().linkset;
    group.linkset = linksetBefore(linkset, value);
    if (!group.linkset) return {};
    for (scene::Target& part : group.parts) part = withoutBodies(part);
    group.mesh = scene_.assets.at(group.itself().asset).mesh;
    return group;
  }

  void readShapes(const Json& value, KeptSearch& search) {
    const Json* all = listAt(value, "shapes");
    const bool isAnyUsed = all && value.contains("used");
    const auto usedThen = isAnyUsed ? indexOf(value.at("used"), all->size()) : std::nullopt;
    if (!all || (isAnyUsed && !usedThen)) isDamaged_ = true;
    std::vector<shape::MadeShape> shapes;
    std::optional<std::size_t> used;
    for (std::size_t i = 0; all && i < all->size(); ++i) {
      auto made = keptShape((*all)[i], profile_);
      if (!made) {
        isDamaged_ = true;
        continue;
      }
      if (usedThen == i) used = shapes.size();
      shapes.push_back(std::move(*made));
    }
    search.shapes.push_back(std::move(shapes));
    search.used.push_back(used);
  }

  void weigh(KeptSearch& search) const {
    Order order{search.groups, profile_, {}};
    if (!search.searched.empty()) order.request = search.searched.back();
    making::weighAgain(order, search.shapes);
  }

  using Looked = std::pair<const asset::MeshAsset*, std::array<double, 3>>;

  const scene::Scene& scene_;
  const cost::SceneStatistics& statistics_;
  const cost::Profile& profile_;
  std::map<Looked, std::string> sums_;
  std::map<std::size_t, std::shared_ptr<const WeighedLinkset>> linksets_;
  bool isDamaged_ = false;
};

Diagnostic damagedAt(std::string_view list, std::size_t place) {
  auto failed = failure(makingTexts["making.kept_damaged"]);
  Diagnostic finding =
      inPlace(std::move(failed).value(),
              std::string(keptSearchesKey) + std::string(list) + '[' + std::to_string(place) + ']');
  finding.severity = Severity::warning;
  return finding;
}

/// As far as there is room: a project may have millions.
void tellDamage(Diagnostics& findings, std::string_view list, std::size_t place) {
  if (findings.size() < limits::findings) findings.push_back(damagedAt(list, place));
}

/// Values as far as there is room for them.
class Keeping {
 public:
  /// Whether it was kept.
  bool keep(Json& list, Json value) {
    size_ += value.dump().size();
    if (size_ > mostKept) return false;
    list.push_back(std::move(value));
    return true;
  }

 private:
  std::size_t size_ = 0;
};

constexpr std::string_view ofLevels = ".levels";

/// What a project kept, if it was found under these rules; null if not.
const Json* keptUnder(const scene::Scene& scene, const cost::Profile& profile) {
  if (!scene.extra.contains(keptSearchesKey)) return nullptr;
  const Json& value = scene.extra.json().at(std::string(keptSearchesKey));
  return isText(value, "rules", sumOf(profile)) ? &value : nullptr;
}

}  // namespace

void keepSearches(scene::Scene& scene, std::span<const KeptSearch> searches,
                  const cost::Profile& profile, std::span<const KeptLevels> levels) {
  Keeping keeping;
  Json allSearches = Json::array();
  Json allLevels = Json::array();
  for (const KeptSearch& search : searches)
    if (!keeping.keep(allSearches, valueOfSearch(search, scene))) break;
  for (const KeptLevels& one : levels)
    if (!keeping.keep(allLevels, valueOf(one, scene))) break;
  const bool isNone = allSearches.empty() && allLevels.empty();
  if (isNone && !scene.extra.contains(keptSearchesKey)) return;
  Json extra = scene.extra.json().is_object() ? scene.extra.json() : Json::object();
  extra.erase(std::string(keptSearchesKey));
  if (!isNone) {
    Json kept{{"rules", sumOf(profile)}, {"searches", std::move(allSearches)}};
    if (!allLevels.empty()) kept["levels"] = std::move(allLevels);
    extra[std::string(keptSearchesKey)] = std::move(kept);
  }
  scene.extra = extra.empty() ? scene::KeptJson() : scene::KeptJson(std::move(extra));
}

Loaded<std::vector<KeptSearch>> keptSearches(const scene::Scene& scene,
                                             const cost::SceneStatistics& statistics,
                                             const cost::Profile& profile) {
  Loaded<std::vector<KeptSearch>> kept;
  if (!scene.extra.contains(keptSearchesKey)) return kept;
  const Json& value = scene.extra.json().at(std::string(keptSearchesKey));
  const Json* searches = listAt(value, "searches");
  if (!searches) {
    tellDamage(kept.findings, {}, 0);
    return kept;
  }
  if (!keptUnder(scene, profile)) return kept;
  SearchReader reader(scene, statistics, profile);
  for (std::size_t i = 0; i < searches->size(); ++i) {
    auto search = reader.read((*searches)[i]);
    if (reader.isDamaged()) tellDamage(kept.findings, {}, i);
    if (search) kept.value.push_back(std::move(*search));
  }
  return kept;
}

Loaded<std::vector<KeptLevels>> keptLevels(const scene::Scene& scene,
                                           const cost::SceneStatistics& statistics,
                                           const cost::Profile& profile, const Task& task) {
  Loaded<std::vector<KeptLevels>> kept;
  const Json* value = keptUnder(scene, profile);
  const Json* levels = value ? listAt(*value, "levels") : nullptr;
  // Few bytes of a project may be much of a mesh, and say so again and again.
  MemoryBudget budget(usualMemory());
  Task bounded = task;
  if (!bounded.memory) bounded.memory = &budget;
  std::set<std::size_t> known;
  for (std::size_t i = 0; levels && i < levels->size() && !task.cancelled(); ++i) {
    LevelsRead read = readLevels((*levels)[i], scene, statistics, profile, known, bounded);
    if (read.isDamaged) tellDamage(kept.findings, ofLevels, i);
    if (read.levels) kept.value.push_back(std::move(*read.levels));
  }
  return kept;
}

}  // namespace wb::making
