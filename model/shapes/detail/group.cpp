#include "model/shapes/detail/group.h"

#include "model/scene/part_placement.h"
#include "model/shapes/detail/making_texts.h"
#include "model/shapes/detail/upright.h"
#include "model/shapes/made_shapes.h"

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

/// Mesh parts, in the order of the scene.
std::set<Place> meshesOf(const scene::Scene& scene, std::span<const Target> chosen) {
  std::set<Place> places;
  const auto add = [&](std::size_t linkset, std::size_t part) {
    if (scene.linksets[linkset].parts[part].kind == scene::PartKind::mesh)
      places.emplace(linkset, part);
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

/// Who walks about small things is nobody: those may lie as they like.
std::array<double, 3> upOf(const scene::Linkset& linkset, const Part& part) {
  constexpr double rounding = 1000;
  if (std::max({part.scale.x, part.scale.y, part.scale.z}) <= shape::ShapeRequest::usualPassage)
    return {};
  const glm::dvec3 up = shape::upIn(scene::Placement(linkset, part).rotation);
  return {std::round(up.x * rounding), std::round(up.y * rounding), std::round(up.z * rounding)};
}

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

}  // namespace wb::making
