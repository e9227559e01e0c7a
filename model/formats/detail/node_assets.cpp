#include "model/formats/detail/node_assets.h"

#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/core/limits.h"
#include "model/core/threads.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "model/geometry/simplify.h"
#include "model/geometry/uploader_levels.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string_view>
#include <thread>
#include <utility>

// Makes mesh assets of a model's nodes: puts the materials of all levels of detail side by side (by
// name, the second of a name for the second, else by order), scales what is there into one unit
// cube, and generates levels that no file gives. Linear in vertices but for the hulls and the
// simplification that geometry.h and uploader_levels.h do. Normals are scaled by the inverse of the
// scale of positions.

namespace wb::import {
namespace {

constexpr std::size_t lodCount = asset::allLods.size();

/// One face at each level of detail; null: it has nothing there.
using Slot = std::array<const ModelFace*, lodCount>;

/// Finds the material of a level that stands for one of the highest: by name, the second of a name
/// for the second and so on, or by order where no name fits and there are as many.
class Counterparts {
 public:
  Counterparts(const std::vector<ModelMaterial>& high, const std::vector<ModelMaterial>& level)
      : high_(high), level_(level) {
    for (std::size_t i = 0; i < level.size(); ++i) byName_[level[i].name].push_back(i);
    byOrder_ = high.size() == level.size() &&
               std::ranges::none_of(high, [this](const ModelMaterial& material) {
                 return byName_.contains(material.name);
               });
  }

  /// To be asked once for each, in their order.
  const ModelMaterial* of(std::size_t index) {
    if (byOrder_) return &level_[index];
    const auto named = byName_.find(high_[index].name);
    if (named == byName_.end()) return nullptr;
    const std::size_t next = given_[high_[index].name]++;
    return next < named->second.size() ? &level_[named->second[next]] : nullptr;
  }

 private:
  const std::vector<ModelMaterial>& high_;
  const std::vector<ModelMaterial>& level_;
  std::map<std::string_view, std::vector<std::size_t>> byName_;
  std::map<std::string_view, std::size_t> given_;
  bool byOrder_ = false;
};

/// The faces of all levels side by side: as many for each material as the level with the most has.
std::vector<Slot> slotsOf(const NodeLevels& levels, LostMaterials& lost) {
  std::vector<Counterparts> counterparts;
  for (std::size_t lod = 0; lod < lodCount; ++lod)
    counterparts.emplace_back(levels[0], levels[lod]);
  std::vector<Slot> slots;
  std::array<std::size_t, lodCount> taken{};
  for (std::size_t material = 0; material < levels[0].size(); ++material) {
    const std::size_t first = slots.size();
    for (std::size_t lod = 0; lod < lodCount; ++lod) {
      const ModelMaterial* found = counterparts[lod].of(material);
      if (!found) continue;
      ++taken[lod];
      slots.resize(std::max(slots.size(), first + found->faces.size()));
      for (std::size_t i = 0; i < found->faces.size(); ++i)
        slots[first + i][lod] = &found->faces[i];
    }
  }
  for (std::size_t lod = 0; lod < lodCount; ++lod) {
    lost.some[lod] = taken[lod] < levels[lod].size();
    lost.all[lod] = lost.some[lod] && taken[lod] == 0;
  }
  return slots;
}

/// From a node's frame to the unit cube.
struct UnitCube {
  glm::dvec3 centre;
  glm::dvec3 size;

  glm::dvec3 divisor() const {
    glm::dvec3 result = size;
    for (int axis = 0; axis < 3; ++axis)
      if (!(result[axis] > 0)) result[axis] = 1;
    return result;
  }
};

mesh::TriangleMesh inCube(const mesh::TriangleMesh& mesh, const UnitCube& cube) {
  mesh::TriangleMesh result = mesh;
  for (glm::dvec3& position : result.positions)
    position = glm::clamp((position - cube.centre) / cube.divisor(), -0.5, 0.5);
  return result;
}

/// A surface that is squeezed has its normals stretched.
std::vector<glm::vec3> inCube(std::vector<glm::vec3> normals, const UnitCube& cube) {
  for (glm::vec3& normal : normals) {
    const glm::dvec3 turned = glm::dvec3(normal) * cube.divisor();
    const double length = glm::length(turned);
    if (length > 0) normal = turned / length;
  }
  return normals;
}

void include(asset::Domain3& bounds, bool& isFirst, const ModelFace& face) {
  const auto own = asset::boundsOf<asset::Domain3>(face.mesh.positions);
  if (std::exchange(isFirst, false)) bounds = own;
  bounds.min = glm::min(bounds.min, own.min);
  bounds.max = glm::max(bounds.max, own.max);
}

/// The faces of one level, or of physics, over the bounds of all of them (llmodel.cpp, writeModel).
/// `isSeen`: with normals and texture coordinates.
asset::Faces levelFaces(std::span<const ModelFace* const> level, const UnitCube& cube,
                        bool isSeen) {
  const auto isThere = [](const ModelFace* face) { return face && !face->mesh.triangles.empty(); };
  asset::Domain3 domain;
  bool isFirst = true;
  for (const ModelFace* face : level)
    if (isThere(face)) include(domain, isFirst, *face);
  for (glm::dvec3* end : {&domain.min, &domain.max})
    *end = glm::clamp((*end - cube.centre) / cube.divisor(), -0.5, 0.5);
  asset::Faces faces(level.size());
  inParallel(level.size(), 1, 0, [&](std::size_t begin, std::size_t) {
    const ModelFace* face = level[begin];
    if (!isThere(face)) return;
    faces[begin] = isSeen ? asset::makeFace(inCube(face->mesh, cube), inCube(face->normals, cube),
                                            face->texCoords, domain)
                          : asset::makeFace(inCube(face->mesh, cube), {}, {}, domain);
  });
  return faces;
}

/// The box of the highest level, and what is outside it: companions that fill the same box miss
/// its ends by a rounding.
UnitCube cubeAround(std::span<const Slot> slots, std::span<const ModelFace* const> physics) {
  constexpr double rounding = 1e-9;  ///< Of the size.
  asset::Domain3 high;
  bool isFirstOfHigh = true;
  for (const Slot& slot : slots)
    if (slot.front()) include(high, isFirstOfHigh, *slot.front());
  asset::Domain3 bounds = high;
  bool isFirst = isFirstOfHigh;
  for (const Slot& slot : slots)
    for (const ModelFace* face : slot)
      if (face) include(bounds, isFirst, *face);
  for (const ModelFace* face : physics) include(bounds, isFirst, *face);
  for (int axis = 0; axis < 3 && !isFirstOfHigh; ++axis) {
    const double least = rounding * (high.max[axis] - high.min[axis]);
    if (high.min[axis] - bounds.min[axis] <= least) bounds.min[axis] = high.min[axis];
    if (bounds.max[axis] - high.max[axis] <= least) bounds.max[axis] = high.max[axis];
  }
  return {(bounds.min + bounds.max) * 0.5, bounds.max - bounds.min};
}

/// Makes the hull that its cost will ask for, where that takes long, beside what else takes long:
/// such hulls are remembered.
void rememberHull(const asset::MeshAsset& mesh) {
  const asset::Faces* source = mesh.physicsMesh ? &*mesh.physicsMesh : nullptr;
  for (std::size_t lod = 0; lod <= static_cast<std::size_t>(asset::Lod::low) && !mesh.physicsMesh;
       ++lod)
    if (mesh.lods[lod]) source = &*mesh.lods[lod];
  if (source == nullptr) return;
  if (asset::vertexCount(*source) > mesh::manyPoints) (void)asset::sourceHull(*source);
}

/// A vertex of a face of the highest level.
struct HighVertex {
  const ModelFace* face;
  std::uint32_t number;
};

/// Hands the faces to the uploader's generator. A file without normals would come to it with those
/// that the program that wrote it shows: vertices of their own on each side of a crease.
std::vector<HighVertex> addFaces(std::span<const Slot> slots, const UnitCube& cube,
                                 mesh::UploaderLevels& source) {
  std::vector<HighVertex> vertices;
  for (const Slot& slot : slots) {
    const ModelFace& high = *slot.front();
    mesh::CreasedMesh face;
    if (high.hasNormals) {
      face.mesh = high.mesh;
      face.vertices.resize(high.mesh.positions.size());
      std::iota(face.vertices.begin(), face.vertices.end(), 0U);
    } else {
      face = mesh::splitAtCreases(high.mesh);
    }
    std::vector<glm::vec2> texCoords;
    for (const std::uint32_t vertex : face.vertices) {
      vertices.push_back({&high, vertex});
      if (!high.texCoords.empty()) texCoords.push_back(high.texCoords[vertex]);
    }
    source.add(inCube(face.mesh, cube), texCoords);
  }
  return vertices;
}

/// On vertices that the faces of the highest level had, those of one face made one again.
ModelFace faceOf(const mesh::UploaderFace& made, const std::vector<HighVertex>& vertices) {
  ModelFace face;
  std::map<std::pair<const ModelFace*, std::uint32_t>, std::uint32_t> known;
  std::vector<std::uint32_t> numbers;
  const bool hasTexCoords = std::ranges::any_of(made.vertices, [&](std::uint32_t vertex) {
    return !vertices[vertex].face->texCoords.empty();
  });
  for (const std::uint32_t vertex : made.vertices) {
    const auto& [from, number] = vertices[vertex];
    const auto [place, isNew] =
        known.try_emplace({from, number}, static_cast<std::uint32_t>(face.mesh.positions.size()));
    numbers.push_back(place->second);
    if (!isNew) continue;
    face.mesh.positions.push_back(from->mesh.positions[number]);
    face.normals.push_back(from->normals[number]);
    if (hasTexCoords)
      face.texCoords.push_back(from->texCoords.empty() ? glm::vec2(0) : from->texCoords[number]);
  }
  for (const auto& [a, b, c] : made.triangles)
    face.mesh.triangles.push_back({numbers[a], numbers[b], numbers[c]});
  return face;
}

std::size_t trianglesAt(std::span<const Slot> slots, std::size_t lod) {
  std::size_t count = 0;
  for (const Slot& slot : slots)
    if (slot[lod]) count += slot[lod]->mesh.triangles.size();
  return count;
}

/// The levels that the plan asks for, beside each other, and in the slots. One that came out with
/// more triangles than the one above, as can be where that is clustered and this is not, would be
/// refused: creators take the one above then.
std::array<std::vector<ModelFace>, lodCount> generateLevels(std::span<Slot> slots,
                                                            const UnitCube& cube,
                                                            const AssetPlan& plan) {
  std::array<std::vector<ModelFace>, lodCount> made;
  if (std::ranges::any_of(slots, [](const Slot& slot) { return !slot.front(); })) return made;
  if (std::ranges::none_of(plan.generated, std::identity())) return made;
  mesh::UploaderLevels source;
  const std::vector<HighVertex> vertices = addFaces(slots, cube, source);
  inParallel(lodCount, 1, 0, [&](std::size_t lod, std::size_t) {
    if (!plan.generated[lod]) return;
    for (const auto& face : source.make(static_cast<unsigned>(lod), plan.allTriangles))
      made[lod].push_back(faceOf(face, vertices));
    for (std::size_t i = 0; i < slots.size(); ++i) slots[i][lod] = &made[lod][i];
  });
  for (std::size_t lod = 2; lod < lodCount; ++lod)
    if (plan.generated[lod] && trianglesAt(slots, lod) > trianglesAt(slots, lod - 1))
      for (Slot& slot : slots) slot[lod] = slot[lod - 1];
  return made;
}

ModelAsset assetOf(std::span<Slot> slots, std::span<const ModelFace* const> physics,
                   const UnitCube& cube, const AssetPlan& plan) {
  const auto made = generateLevels(slots, cube, plan);
  asset::MeshAsset mesh;
  mesh.otherKeys.insert_or_assign(std::string(asset::estimateKey), true);
  for (std::size_t lod = 0; lod < lodCount; ++lod) {
    // A level without any face here would say that nothing is seen: the next higher one serves.
    if (std::ranges::none_of(slots, [lod](const Slot& slot) { return slot[lod] != nullptr; }))
      continue;
    std::vector<const ModelFace*> level;
    for (const Slot& slot : slots) level.push_back(slot[lod]);
    mesh.lods[lod] = levelFaces(level, cube, true);
  }
  if (!physics.empty()) mesh.physicsMesh = levelFaces(physics, cube, false);
  asset::Encoded encoded;
  {
    const std::jthread hull = begunThread([&mesh] { rememberHull(mesh); });
    encoded = asset::encoded(mesh);
  }
  return {std::move(mesh), std::move(encoded), cube.centre, cube.size};
}

}  // namespace

std::vector<ModelAsset> assetsOf(const NodeLevels& levels, const AssetPlan& plan,
                                 LostMaterials& lost) {
  std::vector<Slot> slots = slotsOf(levels, lost);
  std::vector<const ModelFace*> physics;
  for (const ModelMaterial& material : levels[physicsLevel])
    for (const ModelFace& face : material.faces) physics.push_back(&face);
  const std::size_t most =
      plan.joins ? std::max<std::size_t>(slots.size(), 1) : limits::facesPerMesh;
  const std::size_t parts = (slots.size() + most - 1) / most;
  lost.physicsFaces = physics.size() - std::min(physics.size(), parts * limits::facesPerMesh);
  const UnitCube cube = cubeAround(slots, physics);
  std::vector<ModelAsset> assets;
  for (std::size_t part = 0; part < parts; ++part) {
    const auto eighth = [&](auto list, std::size_t size) {
      const std::size_t first = std::min(part * size, list.size());
      return list.subspan(first, std::min(size, list.size() - first));
    };
    assets.push_back(assetOf(
        eighth(std::span(slots), most),
        eighth(std::span<const ModelFace* const>(physics), limits::facesPerMesh), cube, plan));
  }
  return assets;
}

namespace {

using Level = std::vector<ModelMaterial>;

/// A face with what is left of its surface.
ModelFace withSurface(const ModelFace& face, mesh::Simplified&& fewer) {
  ModelFace result{std::move(fewer.mesh), {}, {}};
  for (const std::uint32_t vertex : fewer.vertices) {
    result.normals.push_back(face.normals[vertex]);
    if (!face.texCoords.empty()) result.texCoords.push_back(face.texCoords[vertex]);
  }
  return result;
}

/// The base hull is made of the low level: it keeps most of its volume, and the lowest some.
Level lowerLevel(const Level& above, asset::Lod lod) {
  std::vector<mesh::TriangleMesh> surfaces;
  for (const ModelMaterial& material : above)
    for (const ModelFace& face : material.faces) surfaces.push_back(face.mesh);
  auto fewer = mesh::lowerLevel(surfaces, asset::keptVolume(lod));
  auto next = fewer.begin();
  Level made;
  for (const ModelMaterial& material : above) {
    ModelMaterial& own = made.emplace_back();
    own.name = material.name;
    for (const ModelFace& face : material.faces)
      own.faces.push_back(withSurface(face, std::move(*next++)));
  }
  return made;
}

}  // namespace

ModelFace simplified(const ModelFace& face) {
  return withSurface(face, std::move(mesh::lowerLevel({face.mesh}, 0).front()));
}

std::size_t makeLowerLods(NodeLevels& levels) {
  std::size_t made = 0;
  for (std::size_t lod = 1; lod < asset::allLods.size(); ++lod) {
    if (!levels[lod].empty() || levels[lod - 1].empty()) continue;
    levels[lod] = lowerLevel(levels[lod - 1], asset::allLods[lod]);
    ++made;
  }
  return made;
}

}  // namespace wb::import
