#include "ui/panels/scene/detail/scene_outline.h"

#include "model/scene/scene.h"
#include "ui/widgets/object_text.h"

#include <algorithm>

namespace wb::ui {
namespace {

using layers::Layer;

constexpr std::uint32_t shapesOfMesh = 7;
constexpr std::uint32_t shapesOfPrim = 3;

PartShapeInfo visual(const asset::MeshAsset& mesh, asset::Lod lod) {
  const auto& faces = mesh.lod(lod);
  return {Layer::visual, lod, faces.has_value(), faces ? asset::triangleCount(*faces) : 0};
}

PartShapeInfo physicsMesh(const cost::PartStatistics& statistics) {
  const auto& mesh = statistics.triangleMesh;
  return {Layer::physicsMesh, {}, mesh.has_value(), mesh ? mesh->triangles : 0};
}

PartShapeInfo oneHull(const cost::PartStatistics& statistics) {
  const auto& vertices = statistics.hullVertices;
  return {Layer::baseHull, {}, vertices.has_value(), vertices.value_or(0)};
}

std::vector<PartShapeInfo> shapesOfAsset(const asset::MeshAsset& mesh,
                                         const cost::PartStatistics& statistics) {
  constexpr std::size_t physicsShapes = 3;
  std::vector<PartShapeInfo> shapes;
  shapes.reserve(asset::allLods.size() + physicsShapes);
  for (const asset::Lod lod : asset::allLods) shapes.push_back(visual(mesh, lod));
  const std::size_t hulls = statistics.decomposition.hulls;
  shapes.push_back(physicsMesh(statistics));
  shapes.push_back(oneHull(statistics));
  shapes.push_back({Layer::hulls, {}, hulls > 0, hulls});
  return shapes;
}

}  // namespace

ShapeStructure structureOf(const scene::Scene& scene, const scene::Part& part) {
  if (part.kind != scene::PartKind::mesh) return {shapesOfPrim, 0};
  const asset::MeshAsset* mesh = scene.meshOf(part);
  if (mesh == nullptr) return {};
  const auto& convex = mesh->physicsConvex;
  return {shapesOfMesh, static_cast<std::uint32_t>(convex ? convex->hulls.size() : 0)};
}

std::vector<PartShapeInfo> shapesOf(const weighing::Weighing& weighing, std::size_t linkset,
                                    std::size_t part) {
  const scene::Part& subject = weighing.scene.linksets[linkset].parts[part];
  const cost::PartStatistics& statistics = weighing.statistics.linksets[linkset][part];
  if (subject.kind != scene::PartKind::mesh)
    return {{Layer::prims, {}, true, 0}, physicsMesh(statistics), oneHull(statistics)};
  const asset::MeshAsset* mesh = weighing.scene.meshOf(subject);
  return mesh ? shapesOfAsset(*mesh, statistics) : std::vector<PartShapeInfo>();
}

std::size_t pointsOfHull(const weighing::Weighing& weighing, std::size_t linkset, std::size_t part,
                         std::size_t hull) {
  const scene::Part& subject = weighing.scene.linksets[linkset].parts[part];
  return weighing.scene.meshOf(subject)->physicsConvex->hulls[hull].size();
}

namespace {

using Kind = SceneNode::Kind;

}  // namespace

SceneOutline::SceneOutline(const scene::Scene& scene, const SearchWords& words)
    : hasRegions_(!scene.regions.empty()),
      groups_(scene.regions.size() + 1),
      places_(scene.linksets.size()) {
  addGroups(scene);
  const cost::PlaceFinder placeOf(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    addParts(scene, linkset);
    if (narrow(linkset, i, words)) addLinkset(placeOf(linkset), i);
  }
  dropEmptyGroups(words, scene.regions.size());
  addOctrees(scene, words);
}

void SceneOutline::addOctrees(const scene::Scene& scene, const SearchWords& words) {
  listsCubes_.resize(scene.octrees.size());
  for (std::size_t i = 0; i < scene.octrees.size(); ++i)
    if (words.missingIn(nameOf(scene.octrees[i], i)).isEmpty())
      octrees_.push_back(static_cast<std::uint32_t>(i));
}

void SceneOutline::addGroups(const scene::Scene& scene) {
  for (std::size_t i = 0; i < groups_.size(); ++i) groups_[i].region = i;
  for (std::size_t i = 0; i < scene.regions.size(); ++i) {
    const std::size_t parcels = scene.regions[i].parcels.size();
    for (std::size_t parcel = 0; parcel < parcels; ++parcel)
      groups_[i].parcels.push_back({parcel, {}});
    firstParcels_.push_back(firstParcels_.back() + parcels);
  }
}

bool SceneOutline::Group::isEmpty() const {
  return linksets.empty() &&
         std::ranges::all_of(parcels, [](const ParcelGroup& one) { return one.linksets.empty(); });
}

void SceneOutline::sortLinksets(const std::vector<double>& numbers) {
  const auto isBefore = [&](std::uint32_t a, std::uint32_t b) {
    if (numbers.empty() || numbers[a] == numbers[b]) return a < b;
    return numbers[a] > numbers[b];
  };
  const auto sort = [&](Linksets& linksets) {
    std::ranges::sort(linksets, isBefore);
    for (std::size_t row = 0; row < linksets.size(); ++row)
      places_[linksets[row]].row = static_cast<std::uint32_t>(row);
  };
  for (Group& group : groups_) {
    sort(group.linksets);
    for (ParcelGroup& parcel : group.parcels) sort(parcel.linksets);
  }
}

std::size_t SceneOutline::objectCount() const {
  if (groups_.empty()) return 0;
  return hasRegions_ ? groups_.size() : groups_.front().linksets.size();
}

void SceneOutline::addParts(const scene::Scene& scene, const scene::Linkset& linkset) {
  for (const scene::Part& part : linkset.parts) structures_.push_back(structureOf(scene, part));
  firstParts_.push_back(structures_.size());
}

/// Whether anything of the linkset is left.
bool SceneOutline::narrow(const scene::Linkset& linkset, std::size_t index,
                          const SearchWords& words) {
  if (words.isEmpty()) return true;
  const SearchWords missing = words.missingIn(nameOf(linkset, index));
  if (missing.isEmpty()) return true;
  std::vector<std::uint32_t> parts;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    if (missing.missingIn(nameOf(linkset.parts[i], i)).isEmpty())
      parts.push_back(static_cast<std::uint32_t>(i));
  if (parts.empty()) return false;
  narrowed_.emplace(index, std::move(parts));
  return true;
}

void SceneOutline::addLinkset(const cost::PlaceFinder::Place& place, std::size_t linkset) {
  Group& group = groups_[place.region];
  Linksets& linksets = place.parcel ? group.parcels[*place.parcel].linksets : group.linksets;
  places_[linkset] = {static_cast<std::uint32_t>(place.region),
                      place.parcel ? static_cast<std::uint32_t>(*place.parcel) : noParcel,
                      static_cast<std::uint32_t>(linksets.size())};
  linksets.push_back(static_cast<std::uint32_t>(linkset));
}

/// Empty regions and parcels are shown unless something is looked for; none, only if there is one
/// without.
void SceneOutline::dropEmptyGroups(const SearchWords& words, std::size_t regions) {
  if (!hasRegions_) return;
  std::erase_if(groups_, [&](const Group& group) {
    return group.isEmpty() && (!words.isEmpty() || group.region == regions);
  });
  if (words.isEmpty()) return;
  for (Group& group : groups_)
    std::erase_if(group.parcels, [](const ParcelGroup& one) { return one.linksets.empty(); });
}

const SceneOutline::ParcelGroup& SceneOutline::groupOf(const SceneNode& parcel) const {
  return groupOf(parcel.group).parcels[rowOfParcel(parcel)];
}

std::size_t SceneOutline::rowOfParcel(const SceneNode& parcel) const {
  const auto& parcels = groupOf(parcel.group).parcels;
  const auto place = std::ranges::lower_bound(parcels, parcel.parcel, {}, &ParcelGroup::parcel);
  return static_cast<std::size_t>(place - parcels.begin());
}

std::size_t SceneOutline::rowOfLinkset(std::size_t linkset) const {
  const Place& place = places_[linkset];
  const bool isBehindParcels = hasRegions_ && place.parcel == noParcel;
  return place.row + (isBehindParcels ? groupOf(place.group).parcels.size() : 0);
}

bool SceneOutline::showsParcel(const SceneNode& parcel) const {
  if (!shows(SceneNode::ofRegion(parcel.group))) return false;
  const auto& parcels = groupOf(parcel.group).parcels;
  const std::size_t row = rowOfParcel(parcel);
  return row < parcels.size() && parcels[row].parcel == parcel.parcel;
}

std::size_t SceneOutline::childCount(const SceneNode& parent) const {
  switch (parent.kind) {
    case Kind::scene:
      return objectCount() + octrees_.size();
    case Kind::region: {
      const Group& group = groupOf(parent.group);
      return group.parcels.size() + group.linksets.size();
    }
    case Kind::parcel:
      return groupOf(parent).linksets.size();
    case Kind::linkset:
      return partCount(parent.linkset);
    case Kind::part:
      return structure(parent.linkset, parent.part).shapes;
    case Kind::shape: {
      const auto& [shapes, hulls] = structure(parent.linkset, parent.part);
      return parent.shape + 1 == shapes ? hulls : 0;
    }
    case Kind::octree:
      return listsCubes_[parent.group] ? listedKinds.size() : 0;
    case Kind::cubes:
    case Kind::hull:
      break;
  }
  return 0;
}

SceneNode SceneOutline::child(const SceneNode& parent, std::size_t row) const {
  switch (parent.kind) {
    case Kind::scene:
      if (row >= objectCount()) return SceneNode::ofOctree(octrees_[row - objectCount()]);
      return hasRegions_ ? SceneNode::ofRegion(groups_[row].region)
                         : SceneNode::ofLinkset(groups_.front().linksets[row]);
    case Kind::region: {
      const Group& group = groupOf(parent.group);
      const std::size_t parcels = group.parcels.size();
      return row < parcels ? SceneNode::ofParcel(parent.group, group.parcels[row].parcel)
                           : SceneNode::ofLinkset(group.linksets[row - parcels]);
    }
    case Kind::parcel:
      return SceneNode::ofLinkset(groupOf(parent).linksets[row]);
    case Kind::linkset:
      return SceneNode::ofPart(parent.linkset, partAt(parent.linkset, row));
    case Kind::part:
      return SceneNode::ofShape(parent.linkset, parent.part, row);
    case Kind::octree:
      return SceneNode::ofCubes(parent.group, row);
    case Kind::cubes:
    case Kind::shape:
    case Kind::hull:
      break;
  }
  return SceneNode::ofHull(parent.linkset, parent.part, parent.shape, row);
}

SceneNode SceneOutline::parentOf(const SceneNode& node) const {
  switch (node.kind) {
    case Kind::scene:
    case Kind::region:
    case Kind::octree:
      return {};
    case Kind::parcel:
      return SceneNode::ofRegion(node.group);
    case Kind::cubes:
      return SceneNode::ofOctree(node.group);
    case Kind::linkset: {
      const Place& place = places_[node.linkset];
      if (!hasRegions_) return {};
      return place.parcel == noParcel ? SceneNode::ofRegion(place.group)
                                      : SceneNode::ofParcel(place.group, place.parcel);
    }
    case Kind::part:
      return SceneNode::ofLinkset(node.linkset);
    case Kind::shape:
      return SceneNode::ofPart(node.linkset, node.part);
    case Kind::hull:
      break;
  }
  return SceneNode::ofShape(node.linkset, node.part, node.shape);
}

std::size_t SceneOutline::rowOf(const SceneNode& node) const {
  switch (node.kind) {
    case Kind::scene:
      return 0;
    case Kind::region:
      return rowOfGroup(node.group);
    case Kind::parcel:
      return rowOfParcel(node);
    case Kind::octree:
      return rowOfOctree(node.group);
    case Kind::cubes:
      return node.cubes;
    case Kind::linkset:
      return rowOfLinkset(node.linkset);
    case Kind::part:
      return rowOfPart(node.linkset, node.part);
    case Kind::shape:
      return node.shape;
    case Kind::hull:
      break;
  }
  return node.hull;
}

bool SceneOutline::shows(const SceneNode& node) const {
  switch (node.kind) {
    case Kind::scene:
      return true;
    case Kind::region: {
      const std::size_t row = rowOfGroup(node.group);
      return hasRegions_ && row < groups_.size() && groups_[row].region == node.group;
    }
    case Kind::parcel:
      return showsParcel(node);
    case Kind::octree:
      return std::ranges::binary_search(octrees_, node.group);
    case Kind::linkset:
      return node.linkset < places_.size() && places_[node.linkset].row != notShown;
    case Kind::cubes:
    case Kind::part:
    case Kind::shape:
    case Kind::hull:
      break;
  }
  const SceneNode parent = parentOf(node);
  if (!shows(parent)) return false;
  const std::size_t row = rowOf(node);
  return row < childCount(parent) && child(parent, row) == node;
}

SceneNode SceneOutline::partOfNumber(std::size_t number) const {
  const auto next = std::ranges::upper_bound(firstParts_, number);
  const auto linkset = static_cast<std::size_t>(next - firstParts_.begin()) - 1;
  return SceneNode::ofPart(linkset, number - firstParts_[linkset]);
}

SceneNode SceneOutline::parcelOfNumber(std::size_t number) const {
  const auto next = std::ranges::upper_bound(firstParcels_, number);
  const auto region = static_cast<std::size_t>(next - firstParcels_.begin()) - 1;
  return SceneNode::ofParcel(region, number - firstParcels_[region]);
}

std::size_t SceneOutline::partCount(std::size_t linkset) const {
  const auto narrowed = narrowed_.find(linkset);
  if (narrowed != narrowed_.end()) return narrowed->second.size();
  return firstParts_[linkset + 1] - firstParts_[linkset];
}

std::size_t SceneOutline::partAt(std::size_t linkset, std::size_t row) const {
  const auto narrowed = narrowed_.find(linkset);
  return narrowed != narrowed_.end() ? narrowed->second[row] : row;
}

std::size_t SceneOutline::rowOfPart(std::size_t linkset, std::size_t part) const {
  const auto narrowed = narrowed_.find(linkset);
  if (narrowed == narrowed_.end()) return part;
  const auto& parts = narrowed->second;
  return static_cast<std::size_t>(std::ranges::lower_bound(parts, part) - parts.begin());
}

std::size_t SceneOutline::rowOfOctree(std::size_t octree) const {
  const auto place = std::ranges::lower_bound(octrees_, octree);
  return objectCount() + static_cast<std::size_t>(place - octrees_.begin());
}

std::size_t SceneOutline::rowOfGroup(std::size_t region) const {
  const auto group = std::ranges::lower_bound(groups_, region, {}, &Group::region);
  return static_cast<std::size_t>(group - groups_.begin());
}

}  // namespace wb::ui
