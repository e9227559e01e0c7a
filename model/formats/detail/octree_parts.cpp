#include "model/asset/asset.h"
#include "model/asset/make_blocks.h"
#include "model/core/limits.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/export.h"
#include "model/formats/write_octrees.h"
#include "model/scene/octree_shapes.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

// Makes mesh parts of octrees: the surface as flat-shaded faces, cut greedily where a face is full,
// with corners shared by position and normal (an ordered map, O(n log n)); the physics as that
// surface or as one hull for each merged box and NORMAL cube (octree::convexPieces). All bounds are
// the format's, in limits.h: nothing to tune.

namespace wb::exporting {

/// What normals faces get.
enum class Shading : std::uint8_t {
  none,
  flat  ///< Each triangle its own: corners are shared only by triangles turned the same way.
};

/// A mesh in the unit cube as faces of at most limits::verticesPerFace vertices, as many as that
/// takes. Normals are those at `scale`.
asset::Faces facesOf(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale);

namespace {

class FaceMaker {
 public:
  FaceMaker(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale)
      : mesh_(mesh), shading_(shading), scale_(scale) {}

  asset::Faces make() {
    for (const mesh::Triangle& triangle : mesh_.triangles) {
      if (face_.positions.size() + 3 > limits::verticesPerFace) finishFace();
      add(triangle);
    }
    finishFace();
    return std::move(faces_);
  }

 private:
  using Corner = std::tuple<std::uint32_t, float, float, float>;

  void add(const mesh::Triangle& triangle) {
    const glm::vec3 normal = shading_ == Shading::flat ? normalOf(triangle) : glm::vec3(0);
    mesh::Triangle own{};
    for (std::size_t i = 0; i < 3; ++i) own[i] = numberOf(triangle[i], normal);
    face_.triangles.push_back(own);
  }

  glm::vec3 normalOf(const mesh::Triangle& triangle) const {
    const glm::dvec3 corner = mesh_.positions[triangle[0]] * scale_;
    const glm::dvec3 normal = glm::cross(mesh_.positions[triangle[1]] * scale_ - corner,
                                         mesh_.positions[triangle[2]] * scale_ - corner);
    const double length = glm::length(normal);
    return length > 0 ? glm::vec3(normal / length) : glm::vec3(0, 0, 1);
  }

  std::uint32_t numberOf(std::uint32_t corner, const glm::vec3& normal) {
    const auto next = static_cast<std::uint32_t>(face_.positions.size());
    const auto [known, isNew] = known_.try_emplace({corner, normal.x, normal.y, normal.z}, next);
    if (!isNew) return known->second;
    face_.positions.push_back(mesh_.positions[corner]);
    if (shading_ == Shading::flat) normals_.push_back(normal);
    return next;
  }

  void finishFace() {
    if (face_.triangles.empty()) return;
    faces_.push_back(asset::makeFace(face_, normals_));
    face_ = {};
    normals_.clear();
    known_.clear();
  }

  const mesh::TriangleMesh& mesh_;
  Shading shading_;
  glm::dvec3 scale_;
  mesh::TriangleMesh face_;
  std::vector<glm::vec3> normals_;
  std::map<Corner, std::uint32_t> known_;
  asset::Faces faces_;
};

}  // namespace

asset::Faces facesOf(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale) {
  return FaceMaker(mesh, shading, scale).make();
}

namespace {

/// From an octree's own frame to the unit cube of a part.
struct PartCube {
  glm::dvec3 centre;
  glm::dvec3 size;

  std::vector<glm::dvec3> inCube(std::vector<glm::dvec3> points) const {
    for (glm::dvec3& point : points) point = (point - centre) / size;
    return points;
  }
};

Result<PartCube> cubeAround(const mesh::TriangleMesh& surface) {
  const auto bounds = asset::boundsOf<asset::Domain3>(surface.positions);
  const PartCube cube{(bounds.min + bounds.max) * 0.5, bounds.max - bounds.min};
  for (int axis = 0; axis < 3; ++axis)
    if (cube.size[axis] < limits::smallestScale || cube.size[axis] > limits::largestScale)
      return failure(exportTexts["export.octree_size"], {{"size", cube.size[axis]},
                                                         {"smallest", limits::smallestScale},
                                                         {"largest", limits::largestScale}});
  return cube;
}

Result<asset::PhysicsConvex> hullsOf(const octree::PlacedOctree& unrotated, const PartCube& cube,
                                     const mesh::TriangleMesh& surface, OctreePhysics physics) {
  std::vector<std::vector<glm::dvec3>> hulls;
  if (physics == OctreePhysics::boxes) {
    auto pieces = octree::convexPieces(unrotated);
    if (!pieces) return failure(std::move(pieces));
    for (auto& piece : *pieces) hulls.push_back(cube.inCube(std::move(piece)));
  }
  if (hulls.size() > limits::hullsPerAsset)
    return failure(exportTexts["export.octree_hulls"],
                   {{"count", hulls.size()}, {"limit", limits::hullsPerAsset}});
  return asset::makePhysicsConvex(surface.positions, hulls);
}

/// `surface` is in the unit cube.
Result<asset::MeshAsset> meshOf(const octree::PlacedOctree& unrotated, const PartCube& cube,
                                const mesh::TriangleMesh& surface, OctreePhysics physics) {
  asset::MeshAsset mesh;
  mesh.otherKeys.insert_or_assign(std::string(asset::estimateKey), true);
  mesh.lods[0] = facesOf(surface, Shading::flat, cube.size);
  if (physics == OctreePhysics::surface)
    mesh.physicsMesh = facesOf(surface, Shading::none, cube.size);
  if (mesh.lods[0]->size() > limits::facesPerMesh)
    return failure(exportTexts["export.octree_triangles"],
                   {{"count", surface.triangles.size()}, {"limit", limits::facesPerMesh}});
  auto hulls = hullsOf(unrotated, cube, surface, physics);
  if (!hulls) return failure(std::move(hulls));
  mesh.physicsConvex = std::move(*hulls);
  return mesh;
}

/// A key that no asset of the scene has.
std::string freeKey(const scene::Scene& scene) {
  std::size_t number = 1;
  while (scene.assets.contains("octree " + std::to_string(number))) ++number;
  return "octree " + std::to_string(number);
}

Result<std::string> storeIn(scene::Scene& scene, const asset::MeshAsset& mesh) {
  auto stored = storedAsset(mesh);
  if (!stored) return failure(std::move(stored));
  const std::string key = freeKey(scene);
  scene.assets[key] = std::move(*stored);
  return key;
}

void addLinkset(scene::Scene& scene, const scene::OctreeEntry& entry, const std::string& key,
                const PartCube& cube) {
  scene::Linkset& linkset = scene.linksets.emplace_back();
  linkset.name = entry.name;
  linkset.position = octree::OwnFrame(entry.placement()).pointToWorld(cube.centre);
  linkset.rotation = entry.rotation;
  scene::Part& part = linkset.parts.emplace_back();
  part.name = entry.name;
  part.kind = scene::PartKind::mesh;
  part.asset = key;
  part.scale = cube.size;
}

Result<void> addPart(scene::Scene& scene, const scene::OctreeEntry& entry, OctreePhysics physics) {
  octree::PlacedOctree unrotated{entry.cubes, entry.placement()};
  unrotated.placement.rotation = {1, 0, 0, 0};
  auto surface = octree::outerSurface(unrotated);
  if (!surface) return failure(std::move(surface));
  const auto cube = cubeAround(*surface);
  if (!cube) return tl::unexpected(cube.error());
  surface->positions = cube->inCube(std::move(surface->positions));
  const auto mesh = meshOf(unrotated, *cube, *surface, physics);
  if (!mesh) return tl::unexpected(mesh.error());
  const auto key = storeIn(scene, *mesh);
  if (!key) return tl::unexpected(key.error());
  addLinkset(scene, entry, *key, *cube);
  return {};
}

}  // namespace

Result<Diagnostics> octreesToParts(scene::Scene& scene, OctreePhysics physics) {
  const auto octrees = std::exchange(scene.octrees, {});
  std::size_t empty = 0;
  for (std::size_t i = 0; i < octrees.size(); ++i) {
    const scene::OctreeEntry& entry = octrees[i];
    if (!entry.cubes || entry.cubes->extent().isEmpty()) {
      ++empty;
    } else if (auto added = addPart(scene, entry, physics); !added) {
      const std::string place =
          entry.name.empty() ? "octrees[" + std::to_string(i) + "]" : entry.name;
      return tl::unexpected(inPlace(std::move(added).error(), place));
    }
  }
  Diagnostics findings;
  if (empty > 0)
    findings.push_back(
        {Severity::warning, exportTexts["export.empty_octrees"], {{"count", empty}}, {}, 1, {}});
  return findings;
}

}  // namespace wb::exporting
