#include "model/asset/validate.h"

#include "model/asset/block_kinds.h"
#include "model/asset/consistency.h"
#include "model/asset/listed.h"
#include "model/asset/texts.h"
#include "model/asset/validation_texts.h"
#include "model/base/limits.h"
#include "model/mesh/convex_hull.h"
#include "model/mesh/degenerate.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace wb::asset {
namespace {

constexpr std::string_view physicsMeshName = "physics_mesh";
constexpr std::string_view physicsConvexName = "physics_convex";

bool isFinite(const Domain3& domain) {
  for (glm::length_t axis = 0; axis < 3; ++axis)
    if (!std::isfinite(domain.min[axis]) || !std::isfinite(domain.max[axis])) return false;
  return true;
}

class Validator {
 public:
  explicit Validator(const MeshAsset& asset) : asset_(asset), wasTold_(asset.headerBytes > 0) {}

  Diagnostics validate() {
    checkVersion();
    checkLods();
    checkPhysicsMesh();
    checkPhysicsConvex();
    return std::move(findings_);
  }

 private:
  void find(Text text, std::vector<Argument> arguments, std::string place, std::size_t count = 1) {
    findings_.push_back({Severity::error, text, std::move(arguments), std::move(place), count, {}});
  }

  /// Absent, not merely left out because it could not be read: that was said by the reader.
  bool isAbsent(std::string_view block) const {
    return std::ranges::count(asset_.blocks, block, &Block::name) == 0;
  }

  void checkVersion() {
    if (asset_.version > limits::assetMajorVersion)
      find(assetTexts["asset.version"],
           {{"version", asset_.version}, {"limit", limits::assetMajorVersion}}, "version");
  }

  void checkLods() {
    const Faces* above = nullptr;
    std::string_view nameAbove;
    for (const Lod lod : allLods) {
      const std::string_view name = blockName(lod);
      const auto& faces = asset_.lod(lod);
      if (!faces) {
        checkMissing(lod);
        continue;
      }
      checkFaces(*faces, name);
      if (above) compare(*faces, name, *above, nameAbove);
      above = &*faces;
      nameAbove = name;
    }
  }

  void checkMissing(Lod lod) {
    const std::string_view name = blockName(lod);
    if (wasTold_ || !isAbsent(name)) return;
    if (lod == Lod::high) return find(validationTexts["asset.lod_missing"], {}, std::string(name));
    for (const Lod lower : allLods)
      if (lower > lod && asset_.lod(lower))
        return find(validationTexts["asset.lod_gap"], {{"lower", blockName(lower)}},
                    std::string(name));
  }

  void compare(const Faces& faces, std::string_view name, const Faces& above,
               std::string_view nameAbove) {
    if (faces.size() != above.size())
      find(validationTexts["asset.lod_faces"],
           {{"faces", faces.size()}, {"above", nameAbove}, {"expected", above.size()}},
           std::string(name));
    const std::size_t triangles = triangleCount(faces);
    const std::size_t most = triangleCount(above);
    if (triangles > most)
      find(validationTexts["asset.lod_triangles"],
           {{"triangles", triangles}, {"most", most}, {"above", nameAbove}}, std::string(name),
           triangles - most);
  }

  void checkFaces(const Faces& faces, std::string_view block) {
    if (faces.size() > limits::facesPerMesh)
      find(validationTexts["asset.many_faces"],
           {{"faces", faces.size()}, {"limit", limits::facesPerMesh}}, std::string(block),
           faces.size() - limits::facesPerMesh);
    for (std::size_t i = 0; i < faces.size(); ++i)
      checkFace(faces[i], std::string(block) + ", face " + std::to_string(i + 1));
  }

  void checkFace(const Face& face, const std::string& place) {
    const std::size_t vertices = face.positions.size();
    if (vertices > limits::verticesPerFace)
      find(validationTexts["asset.many_vertices"],
           {{"vertices", vertices}, {"limit", limits::verticesPerFace}}, place,
           vertices - limits::verticesPerFace);
    if (vertices > 0 && !isFinite(face.positionDomain))
      find(validationTexts["asset.vertices_not_finite"], {{"vertices", vertices}}, place, vertices);
    if (wasTold_) return;
    if (auto past = indicesPastVertices(face))
      findings_.push_back(inPlace(std::move(*past), place));
  }

  void checkPhysicsMesh() {
    if (!asset_.physicsMesh) return;
    checkFaces(*asset_.physicsMesh, physicsMeshName);
    const auto degenerate = mesh::degenerateTriangles(toTriangleMesh(*asset_.physicsMesh));
    if (!degenerate.empty())
      find(validationTexts["asset.degenerate_triangles"],
           {{"count", degenerate.size()}, {"triangles", listed(degenerate)}},
           std::string(physicsMeshName), degenerate.size());
  }

  void checkPhysicsConvex() {
    if (!asset_.physicsConvex) return checkMissingConvex();
    const PhysicsConvex& convex = *asset_.physicsConvex;
    const std::string place(physicsConvexName);
    if (convex.hulls.size() > limits::hullsPerAsset)
      find(validationTexts["asset.many_hulls"],
           {{"hulls", convex.hulls.size()}, {"limit", limits::hullsPerAsset}}, place,
           convex.hulls.size() - limits::hullsPerAsset);
    if (!convex.baseHull) {
      find(validationTexts["asset.no_base_hull"], {}, place);
    } else {
      checkHull(*convex.baseHull, place + ", base hull");
    }
    const std::size_t checked = std::min(convex.hulls.size(), limits::hullsPerAsset);
    for (std::size_t i = 0; i < checked; ++i)
      checkHull(convex.hulls[i], place + ", hull " + std::to_string(i + 1));
  }

  /// The upload of a model makes the block; until then there is none to miss.
  void checkMissingConvex() {
    if (wasTold_ || asset_.isEstimate()) return;
    for (const BlockName& block : blockNames)
      if (block.kind == BlockKind::physicsConvex && isAbsent(block.name) && isAbsent(block.alias))
        find(validationTexts["asset.no_physics_convex"], {}, std::string(physicsConvexName));
  }

  void checkHull(const HullPoints& stored, const std::string& place) {
    if (stored.size() > limits::verticesPerHull)
      return find(validationTexts["asset.many_hull_points"],
                  {{"points", stored.size()}, {"limit", limits::verticesPerHull}}, place,
                  stored.size() - limits::verticesPerHull);
    const auto points = toPoints(stored, asset_.physicsConvex->domain);
    if (!mesh::convexHull(points))
      find(validationTexts["asset.flat_hull"], {{"points", mesh::distinctPoints(points).size()}},
           place);
  }

  const MeshAsset& asset_;
  bool wasTold_;  ///< What contradicts itself or is missing, by the reader of the asset.
  Diagnostics findings_;
};

}  // namespace

Diagnostics validate(const MeshAsset& asset) { return Validator(asset).validate(); }

}  // namespace wb::asset
