#include "model/shapes/kept_searches.h"

#include "model/shapes/detail/input_sum.h"
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

/// Of what is seen of a part: lower levels of detail and physics may be others.
std::string sumOf(const asset::MeshAsset& mesh, const glm::dvec3& scale) {
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

Json valueOfSearch(const KeptSearch& search) {
  Json groups = Json::array();
  for (std::size_t i = 0; i < search.groups.size(); ++i) {
    const Group& group = search.groups[i];
    Json parts = Json::array();
    for (const scene::Target& part : group.parts)
      parts.push_back(Json::array({part.linkset, *part.part}));
    Json shapes = Json::array();
    for (const shape::MadeShape& made : search.shapes[i]) shapes.push_back(valueOf(made));
    groups.push_back({{"parts", std::move(parts)},
                      {"looks", sumOf(*group.mesh, group.itself().scale)},
                      {"shapes", std::move(shapes)}});
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
      search.shapes.push_back(shapesOf(one));
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
    const scene::Linkset& linkset = scene_.linksets[target.linkset];
    const scene::Part& part = linkset.parts[*target.part];
    const asset::MeshAsset* mesh = scene_.meshOf(part);
    if (part.kind != scene::PartKind::mesh || !mesh) return false;
    if (std::ranges::any_of(linkset.parts, shape::isBody)) return false;
    std::string& sum = sums_[{mesh, {part.scale.x, part.scale.y, part.scale.z}}];
    if (sum.empty()) sum = sumOf(*mesh, part.scale);
    return isText(value, "looks", sum);
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
    auto& shared = linksets_[linkset];
    if (!shared)
      shared = std::make_shared<const WeighedLinkset>(
          WeighedLinkset{scene_.linksets[linkset], statistics_.linksets[linkset]});
    group.linkset = shared;
    group.mesh = scene_.assets.at(group.itself().asset).mesh;
    return group;
  }

  std::vector<shape::MadeShape> shapesOf(const Json& value) {
    std::vector<shape::MadeShape> shapes;
    const Json* all = listAt(value, "shapes");
    if (!all) isDamaged_ = true;
    for (std::size_t i = 0; all && i < all->size(); ++i) {
      auto made = keptShape((*all)[i], profile_);
      if (made)
        shapes.push_back(std::move(*made));
      else
        isDamaged_ = true;
    }
    return shapes;
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

Diagnostic damagedAt(std::size_t search) {
  auto failed = failure(makingTexts["making.kept_damaged"]);
  Diagnostic finding = inPlace(std::move(failed).value(),
                               std::string(keptSearchesKey) + '[' + std::to_string(search) + ']');
  finding.severity = Severity::warning;
  return finding;
}

}  // namespace

void keepSearches(scene::Scene& scene, std::span<const KeptSearch> searches,
                  const cost::Profile& profile) {
  Json all = Json::array();
  std::size_t size = 0;
  for (const KeptSearch& search : searches) {
    Json value = valueOfSearch(search);
    size += value.dump().size();
    if (size > mostKept) break;
    all.push_back(std::move(value));
  }
  if (all.empty() && !scene.extra.contains(keptSearchesKey)) return;
  Json extra = scene.extra.json().is_object() ? scene.extra.json() : Json::object();
  extra.erase(std::string(keptSearchesKey));
  if (!all.empty())
    extra[std::string(keptSearchesKey)] = {{"rules", sumOf(profile)}, {"searches", std::move(all)}};
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
    kept.findings.push_back(damagedAt(0));
    return kept;
  }
  if (!isText(value, "rules", sumOf(profile))) return kept;
  SearchReader reader(scene, statistics, profile);
  for (std::size_t i = 0; i < searches->size(); ++i) {
    auto search = reader.read((*searches)[i]);
    if (reader.isDamaged()) kept.findings.push_back(damagedAt(i));
    if (search) kept.value.push_back(std::move(*search));
  }
  return kept;
}

}  // namespace wb::making
