#include "model/analysis/detail/change.h"

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/core/digest.h"
#include "model/scene/frames.h"

#include <glm/common.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::advice {
namespace {

using scene::Linkset;
using scene::Part;

/// What each kind of change makes of the linksets it concerns.
class Changer {
 public:
  Changer(const scene::Scene& scene, const Change& change)
      : scene_(scene), change_(change), whole_(scene.linksets[change.linkset]) {}

  std::vector<Linkset> operator()(const NewShapeType& change) const {
    return {withEach(change.parts, [&](Part& part) { part.shapeType = change.type; })};
  }
  std::vector<Linkset> operator()(const NewScale& change) const {
    return {withEach(change.parts, [&](Part& part) { part.scale = change.scale; })};
  }
  std::vector<Linkset> operator()(const LongerSides& change) const {
    return {withEach(change.parts,
                     [&](Part& part) { part.scale = glm::max(part.scale, change.shortest); })};
  }
  std::vector<Linkset> operator()(const FewerScripts& change) const {
    Linkset linkset = withEach(change.parts, [](Part& part) { part.scripts = 0; });
    if (change.keeper) linkset.parts[*change.keeper].scripts = 1;
    return {std::move(linkset)};
  }
  std::vector<Linkset> operator()(const NewMesh& change) const {
    const std::string name = newAssetName(scene_, change_);
    return {withEach(change.parts, [&](Part& part) { part.asset = name; })};
  }

  std::vector<Linkset> operator()(const Split& change) const {
    Linkset rest = whole_;
    rest.parts.clear();
    Linkset taken = emptyAt(whole_, whole_.parts[change.parts.front()]);
    for (std::size_t i = 0; i < whole_.parts.size(); ++i) {
      const bool isTaken = std::ranges::binary_search(change.parts, i);
      (isTaken ? taken : rest).parts.push_back(whole_.parts[i]);
      if (isTaken) moveInto(taken.parts.back(), whole_, taken);
    }
    return {std::move(rest), std::move(taken)};
  }

  std::vector<Linkset> operator()(const Merge& change) const {
    Linkset both = whole_;
    const Linkset& other = scene_.linksets[change.other];
    for (const Part& part : other.parts) {
      both.parts.push_back(part);
      moveInto(both.parts.back(), other, both);
    }
    return {std::move(both)};
  }

 private:
  template <class Do>
  Linkset withEach(const std::vector<std::size_t>& parts, const Do& change) const {
    Linkset linkset = whole_;
    for (const std::size_t part : parts) change(linkset.parts[part]);
    return linkset;
  }

  const scene::Scene& scene_;
  const Change& change_;
  const Linkset& whole_;
};

/// As reading it from the project would give it.
scene::Asset storedInside(const asset::MeshAsset& mesh) {
  scene::Asset inside;
  inside.data = std::make_shared<const Bytes>(asset::encode(mesh));
  inside.sha256 = sha256(*inside.data);
  if (auto read = asset::decode(*inside.data))
    inside.mesh = std::make_shared<const asset::MeshAsset>(std::move(read->value));
  return inside;
}

}  // namespace

std::vector<std::size_t> linksetsOf(const Change& change) {
  std::vector<std::size_t> linksets{change.linkset};
  if (const auto* merge = std::get_if<Merge>(&change.what)) linksets.push_back(merge->other);
  return linksets;
}

std::string newAssetName(const scene::Scene& scene, const Change& change) {
  const auto& parts = std::get<NewMesh>(change.what).parts;
  const std::string& before = scene.linksets[change.linkset].parts[parts.front()].asset;
  std::string name;
  for (std::size_t number = 2; name.empty() || scene.assets.contains(name); ++number)
    name = before + ' ' + std::to_string(number);
  return name;
}

std::vector<scene::Linkset> linksetsAfter(const scene::Scene& scene, const Change& change) {
  return std::visit(Changer(scene, change), change.what);
}

scene::Scene apply(scene::Scene scene, const Change& change) {
  std::vector<scene::Linkset> after = linksetsAfter(scene, change);
  if (const auto* mesh = std::get_if<NewMesh>(&change.what))
    scene.assets.insert_or_assign(newAssetName(scene, change), storedInside(*mesh->mesh));
  const auto at = [&scene](std::size_t index) {
    return scene.linksets.begin() + static_cast<std::ptrdiff_t>(index);
  };
  scene.linksets[change.linkset] = std::move(after.front());
  if (std::holds_alternative<Split>(change.what))
    scene.linksets.insert(at(change.linkset + 1), std::move(after.back()));
  if (const auto* merge = std::get_if<Merge>(&change.what)) scene.linksets.erase(at(merge->other));
  return scene;
}

}  // namespace wb::advice
