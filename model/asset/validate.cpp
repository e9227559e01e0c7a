#include "model/asset/validate.h"

#include "model/asset/asset_texts.h"
#include "model/asset/block_kinds.h"
#include "model/asset/detail/consistency.h"
#include "model/asset/detail/listed.h"
#include "model/asset/detail/validation_texts.h"
#include "model/asset/upload_refusal.h"
#include "model/core/limits.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/degenerate.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

constexpr std::string_view physicsMeshName = "physics_mesh";
constexpr std::string_view physicsConvexName = "physics_convex";

bool isFinite(const Domain3& domain) {
  for (glm::length_t axis = 0; axis < 3; ++axis)
    if (!std::isfinite(domain.min[axis]) || !std::isfinite(domain.max[axis])) return false;
  return true;
}

/// What the viewer's source does not test before an upload, so that only the server decides: it
/// counts no hulls (LLModelPreview::updateStatusMessages names the error and never finds it), warns
/// of vertices in a hull, and compares vertices of levels, not triangles.
constexpr std::array<std::string_view, 10> likelyCodes{
    "asset.many_hulls",   "asset.many_hull_points",    "asset.many_base_points",
    "asset.flat_hull",    "asset.flat_base_hull",      "asset.no_physics_convex",
    "asset.no_base_hull", "asset.vertices_not_finite", "asset.lod_triangles",
    "asset.version"};

RefusalConfidence confidenceOf(const Text& text) {
  return std::ranges::find(likelyCodes, text.code) == likelyCodes.end() ? RefusalConfidence::viewer
                                                                        : RefusalConfidence::likely;
}

class Validator {
 public:
  Validator(const MeshAsset& asset, bool wasTold) : asset_(asset), wasTold_(wasTold) {}

  Refusals validate() {
    checkVersion();
    checkLods();
    checkPhysicsMesh();
    checkPhysicsConvex();
    return std::move(found_);
  }

 private:
  void find(Text text, std::vector<Argument> arguments, std::string place, std::size_t count = 1) {
    add({Severity::error, text, std::move(arguments), std::move(place), count, {}});
  }

  Refusal& add(Diagnostic finding) {
    const RefusalConfidence confidence = confidenceOf(finding.text);
    found_.push_back({std::move(finding), confidence});
    return found_.back();
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
    if (auto past = indicesPastVertices(face)) add(inPlace(std::move(*past), place));
  }

  void checkPhysicsMesh() {
    if (!asset_.physicsMesh) return;
    checkFaces(*asset_.physicsMesh, physicsMeshName);
    const mesh::TriangleMesh triangles = toTriangleMesh(*asset_.physicsMesh);
    auto degenerate = mesh::degenerateTriangles(triangles);
    if (degenerate.empty()) return;
    find(validationTexts["asset.degenerate_triangles"],
         {{"count", degenerate.size()}, {"triangles", listed(degenerate)}},
         std::string(physicsMeshName), degenerate.size());
    Refusal& refusal = found_.back();
    for (const std::uint32_t index : degenerate) measure(refusal, triangles, index);
    refusal.indices = std::move(degenerate);
    // The viewer tests a physics model that has no hulls.
    if (asset_.physicsConvex && !asset_.physicsConvex->hulls.empty())
      refusal.confidence = RefusalConfidence::likely;
  }

  /// How a degenerate triangle may be repaired.
  static void measure(Refusal& refusal, const mesh::TriangleMesh& mesh, std::uint32_t index) {
    const auto& [a, b, c] = mesh.triangles[index];
    const glm::dvec3 ab = mesh.positions[b] - mesh.positions[a];
    const glm::dvec3 ac = mesh.positions[c] - mesh.positions[a];
    const glm::dvec3 bc = mesh.positions[c] - mesh.positions[b];
    if (glm::cross(ab, ac) == glm::dvec3(0)) ++refusal.withoutArea;
    const bool isAbShortest = glm::dot(ab, ab) <= std::min(glm::dot(ac, ac), glm::dot(bc, bc));
    const glm::dvec3& other = glm::dot(ac, ac) <= glm::dot(bc, bc) ? ac : bc;
    if (glm::cross(ab, ac) == glm::dvec3(0) && ab != glm::dvec3(0) && other != glm::dvec3(0))
      return;  // Its vertices lie on a line: deleting it leaves no gap.
    refusal.mergeReach = glm::max(refusal.mergeReach, glm::abs(isAbShortest ? ab : other));
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
      checkBaseHull(*convex.baseHull, place + ", base hull");
    }
    checkHulls(convex, place);
  }

  /// The upload of a model makes the block; until then there is none to miss.
  void checkMissingConvex() {
    if (wasTold_ || asset_.isEstimate()) return;
    for (const BlockName& block : blockNames)
      if (block.kind == BlockKind::physicsConvex && isAbsent(block.name) && isAbsent(block.alias))
        find(validationTexts["asset.no_physics_convex"], {}, std::string(physicsConvexName));
  }

  /// People upload flat models, and their base hulls with them: the viewer tests none of this.
  void checkBaseHull(const HullPoints& stored, const std::string& place) {
    if (stored.size() > limits::verticesPerHull)
      return find(validationTexts["asset.many_base_points"],
                  {{"points", stored.size()}, {"limit", limits::verticesPerHull}}, place,
                  stored.size() - limits::verticesPerHull);
    const auto points = toPoints(stored, asset_.physicsConvex->domain);
    if (mesh::convexHull(points)) return;
    add({Severity::warning,
         validationTexts["asset.flat_base_hull"],
         {{"points", mesh::distinctPoints(points).size()}},
         place,
         1,
         {}});
  }

  void checkHulls(const PhysicsConvex& convex, const std::string& place) {
    std::vector<std::uint32_t> large;
    std::vector<std::uint32_t> flat;
    const std::size_t checked = std::min(convex.hulls.size(), limits::hullsPerAsset);
    for (std::uint32_t i = 0; i < checked; ++i) {
      const bool isLarge = convex.hulls[i].size() > limits::verticesPerHull;
      if (isLarge) large.push_back(i);
      if (!isLarge && !mesh::convexHull(toPoints(convex.hulls[i], convex.domain)))
        flat.push_back(i);
    }
    findHulls(validationTexts["asset.many_hull_points"], std::move(large), place);
    findHulls(validationTexts["asset.flat_hull"], std::move(flat), place);
  }

  void findHulls(Text text, std::vector<std::uint32_t> hulls, const std::string& place) {
    if (hulls.empty()) return;
    find(text,
         {{"count", hulls.size()}, {"hulls", listed(hulls)}, {"limit", limits::verticesPerHull}},
         place, hulls.size());
    found_.back().indices = std::move(hulls);
  }

  const MeshAsset& asset_;
  bool wasTold_;  ///< What contradicts itself or is missing, by the reader of the asset.
  Refusals found_;
};

}  // namespace

Refusals findRefusals(const MeshAsset& asset) { return Validator(asset, false).validate(); }

Diagnostics validate(const MeshAsset& asset) {
  Diagnostics findings;
  for (Refusal& refusal : Validator(asset, asset.headerBytes > 0).validate())
    findings.push_back(std::move(refusal.finding));
  return findings;
}

}  // namespace wb::asset
