#include "model/shapes/generation.h"

#include "model/scene/part_placement.h"
#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/linked_bodies.h"
#include "model/shapes/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace wb::making {
namespace {

using scene::Part;
using scene::Target;

using Place = std::pair<std::size_t, std::size_t>;  ///< Linkset and part.

/// Mesh parts but those that carry the physics of others, in the order of the scene.
std::set<Place> meshesOf(const scene::Scene& scene, std::span<const Target> chosen) {
  std::set<Place> places;
  const auto add = [&](std::size_t linkset, std::size_t part) {
    const Part& one = scene.linksets[linkset].parts[part];
    if (one.kind == scene::PartKind::mesh && !shape::isBody(one)) places.emplace(linkset, part);
  };
  for (const Target& target : chosen) {
    if (target.part) {
      add(target.linkset, *target.part);
      continue;
    }
    for (std::size_t part = 0; part < scene.linksets[target.linkset].parts.size(); ++part)
      add(target.linkset, part);
  }
  return places;
}

/// What must be the same for one shape to fit: mesh, size, and which way is up in it.
using Kind = std::tuple<std::string, std::array<double, 3>, std::array<double, 3>>;

Kind kindOf(const scene::Linkset& linkset, const Part& part) {
  return {part.asset, {part.scale.x, part.scale.y, part.scale.z}, upOf(linkset, part)};
}

/// Why no shape can be made of a part's mesh; nothing where one can.
std::optional<Text> whyNot(const asset::MeshAsset* mesh) {
  if (!mesh) return makingTexts["making.missing"];
  if (std::ranges::count(mesh->damage.lods, true) > 0) return makingTexts["making.damaged"];
  return {};
}

/// Groups as they are found, each kind once.
class Groups {
 public:
  Groups(const scene::Scene& scene, const cost::SceneStatistics& statistics)
      : scene_(scene), statistics_(statistics) {}

  void add(const Place& place) {
    const auto& [linkset, index] = place;
    const Part& part = scene_.linksets[linkset].parts[index];
    const auto [known, isNew] =
        places_.emplace(kindOf(scene_.linksets[linkset], part), all_.size());
    if (!isNew) {
      if (known->second < all_.size()) all_[known->second].parts.push_back({linkset, index});
      return;
    }
    if (const auto why = whyNot(scene_.meshOf(part))) {
      known->second = refused;
      findings_.push_back(inPlace(failure(*why).value(), part.name));
      return;
    }
    all_.push_back({{{linkset, index}}, weighed(linkset), scene_.assets.at(part.asset).mesh});
  }

  bool has(const scene::Linkset& linkset, const Part& part) const {
    const auto known = places_.find(kindOf(linkset, part));
    return known != places_.end() && known->second < all_.size();
  }

  Result<Loaded<std::vector<Group>>> take() {
    if (!all_.empty()) return Loaded<std::vector<Group>>{std::move(all_), std::move(findings_)};
    if (!findings_.empty()) return tl::unexpected(findings_.front());
    return failure(makingTexts["making.no_mesh"]);
  }

 private:
  static constexpr std::size_t refused = -1;

  std::shared_ptr<const WeighedLinkset> weighed(std::size_t linkset) {
    auto& known = linksets_[linkset];
    if (!known)
      known = std::make_shared<const WeighedLinkset>(
          WeighedLinkset{scene_.linksets[linkset], statistics_.linksets[linkset]});
    return known;
  }

  const scene::Scene& scene_;
  const cost::SceneStatistics& statistics_;
  std::vector<Group> all_;
  Diagnostics findings_;
  std::map<Kind, std::size_t> places_;  ///< In `all_`, or refused.
  std::map<std::size_t, std::shared_ptr<const WeighedLinkset>> linksets_;
};

}  // namespace

std::vector<std::size_t> Group::alike() const {
  std::vector<std::size_t> others;
  for (const Target& target : parts)
    if (target.linkset == parts.front().linkset && target.part != parts.front().part)
      others.push_back(*target.part);
  return others;
}

std::array<double, 3> upOf(const scene::Linkset& linkset, const scene::Part& part) {
  constexpr double rounding = 1000;  ///< Steps of a unit vector's coordinate.
  if (std::max({part.scale.x, part.scale.y, part.scale.z}) <= shape::ShapeRequest::usualPassage)
    return {};
  const glm::dvec3 up = shape::upIn(scene::Placement(linkset, part).rotation);
  return {std::round(up.x * rounding), std::round(up.y * rounding), std::round(up.z * rounding)};
}

Result<Loaded<std::vector<Group>>> groupsOf(const scene::Scene& scene,
                                            const cost::SceneStatistics& statistics,
                                            std::span<const Target> chosen, Reach reach) {
  Groups groups(scene, statistics);
  const std::set<Place> meant = meshesOf(scene, chosen);
  for (const Place& place : meant) groups.add(place);
  if (reach == Reach::chosen) return groups.take();
  for (std::size_t linkset = 0; linkset < scene.linksets.size(); ++linkset)
    for (std::size_t part = 0; part < scene.linksets[linkset].parts.size(); ++part)
      if (!meant.contains({linkset, part}) &&
          groups.has(scene.linksets[linkset], scene.linksets[linkset].parts[part]))
        groups.add({linkset, part});
  return groups.take();
}

namespace {

class Maker {
 public:
  Maker(const Order& order, const Found& found, const Task& task)
      : order_(order), found_(found), task_(task) {
    made_.shapes.resize(order.groups.size());
  }

  Made make() {
    for (std::size_t i = 0; i < order_.groups.size() && !task_.cancelled(); ++i) makeOne(i);
    if (!task_.cancelled()) choose(order_, made_.shapes);
    return std::move(made_);
  }

 private:
  void makeOne(std::size_t i) {
    const Group& group = order_.groups[i];
    const std::vector<std::size_t> alike = group.alike();
    shape::ShapeRequest request = order_.request;
    if (!takeBudget(group, alike, request)) return;
    const auto count = static_cast<double>(order_.groups.size());
    const Task inner = task_.inside([&](double fraction, std::string_view what) {
      task_.report((static_cast<double>(i) + fraction) / count, what);
    });
    auto shapes = makeShapes({group.linkset->linkset, group.first(), group.mesh.get(),
                              group.linkset->statistics, order_.profile, alike},
                             request, inner, [&](const shape::MadeShape& made) {
                               if (found_) found_(i, made);
                             });
    if (!shapes) return tell(group, std::move(shapes).error());
    for (Diagnostic& finding : shapes->findings) tell(group, std::move(finding));
    made_.shapes[i] = std::move(shapes->value);
  }

  /// Whether there is something to spend.
  bool takeBudget(const Group& group, std::vector<std::size_t> parts,
                  shape::ShapeRequest& request) {
    if (!order_.isBudgetFree) return true;
    parts.push_back(group.first());
    const double budget =
        shape::freeBudget(group.linkset->linkset, group.linkset->statistics, order_.profile, parts);
    request.budget = budget;
    if (budget > 0) return true;
    tell(group, failure(makingTexts["making.nothing_free"]).value());
    return false;
  }

  void tell(const Group& group, Diagnostic finding) {
    made_.findings.push_back(inPlace(std::move(finding), group.itself().name));
  }

  const Order& order_;
  const Found& found_;
  const Task& task_;
  Made made_;
};

}  // namespace

void choose(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes) {
  std::map<const WeighedLinkset*, std::vector<std::size_t>> byLinkset;
  for (std::size_t i = 0; i < order.groups.size(); ++i)
    byLinkset[order.groups[i].linkset.get()].push_back(i);
  for (const auto& [linkset, groups] : byLinkset) {
    std::vector<std::vector<std::size_t>> alike;
    for (const std::size_t i : groups) alike.push_back(order.groups[i].alike());
    std::vector<shape::PartShapes> parts;
    for (std::size_t i = 0; i < groups.size(); ++i)
      parts.push_back({order.groups[groups[i]].first(), &shapes[groups[i]], alike[i]});
    chooseShapes(linkset->linkset, linkset->statistics, order.profile, parts,
                 order.request.budget.has_value() || order.isBudgetFree,
                 order.request.prefersExact);
  }
}

Made make(const Order& order, const Found& found, const Task& task) {
  return Maker(order, found, task).make();
}

}  // namespace wb::making
