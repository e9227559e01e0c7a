// Problem: find all that the uploader or the grid would refuse about an asset, before an upload.
// Method: one check after the other. What only the server decides is marked as likely
// (likelyCodes), the rest as the viewer's. Triangles and hulls are tested by model/geometry.
// Cost: linear in triangles, O(v log v) for each hull of v points, of which 256 are looked at.
// Limits are the format's (limits.h). The merge distance that is proposed is at least 0.1 mm, what
// Blender begins with, and at most 0.05 percent of the longest side, a choice.

#include "model/asset/validate.h"

#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/asset/detail/consistency.h"
#include "model/core/core_texts.h"
#include "model/core/language.h"
#include "model/core/limits.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

/// By address, as long as the asset there is the same.
class KnownRefusals {
 public:
  using Found = std::shared_ptr<const Refusals>;

  Found find(const std::shared_ptr<const MeshAsset>& asset) {
    const std::scoped_lock lock(mutex_);
    const auto known = known_.find(asset.get());
    return known != known_.end() && known->second.asset.lock() == asset ? known->second.refusals
                                                                        : nullptr;
  }

  void add(const std::shared_ptr<const MeshAsset>& asset, const Found& refusals) {
    const std::scoped_lock lock(mutex_);
    known_[asset.get()] = {asset, refusals};
    if (known_.size() < cleanedAt_) return;
    std::erase_if(known_, [](const auto& one) { return one.second.asset.expired(); });
    cleanedAt_ = 2 * known_.size() + leastKnown;
  }

 private:
  static constexpr std::size_t leastKnown = 256;

  struct Entry {
    std::weak_ptr<const MeshAsset> asset;
    Found refusals;
  };

  std::mutex mutex_;
  std::map<const MeshAsset*, Entry> known_;
  std::size_t cleanedAt_ = leastKnown;
};

}  // namespace

std::string_view name(RefusalConfidence confidence) {
  return confidence == RefusalConfidence::viewer ? "viewer" : "likely";
}

std::shared_ptr<const Refusals> refusalsOf(const std::shared_ptr<const MeshAsset>& asset) {
  static KnownRefusals known;
  if (auto found = known.find(asset)) return found;
  auto refusals = std::make_shared<const Refusals>(findRefusals(*asset));
  known.add(asset, refusals);
  return refusals;
}

namespace {

/// Merging over more than this share of the longest side changes how a model looks.
constexpr double mostMerged = 0.0005;
constexpr double leastMerged = 1e-4;  ///< Metres: what merging by distance begins with in Blender.
constexpr double millimetresPerMetre = 1000;

/// The next of 1, 2, 5, 10 …, as people type distances.
double roundedUp(double distance) {
  double step = std::pow(10, std::floor(std::log10(distance)));
  for (const double digit : {1.0, 2.0, 5.0, 10.0})
    if (digit * step >= distance * (1 - 1e-9)) return digit * step;
  return distance;
}

Sentence ofDegenerate(const Refusal& refusal, const glm::dvec3& scale) {
  const std::size_t count = refusal.indices.size();
  if (refusal.withoutArea == count) return {remedyTexts["remedy.zero_area"], {{"count", count}}};
  const double reach = glm::length(refusal.mergeReach * scale);
  const double longest = std::max({scale.x, scale.y, scale.z});
  if (reach > std::max(leastMerged, mostMerged * longest))
    return {remedyTexts["remedy.simpler_mesh"], {{"count", count}}};
  Number distance = fourDigits(roundedUp(std::max(leastMerged, reach)) * millimetresPerMetre);
  distance.unit = "mm";
  return {refusal.withoutArea > 0 ? remedyTexts["remedy.merge_and_delete"]
                                  : remedyTexts["remedy.merge"],
          {{"distance", Value(distance)}}};
}

struct Remedy {
  std::string_view code;  ///< Of what is refused.
  Text text;
  std::size_t limit = 0;
};

constexpr std::array remedies{
    Remedy{"asset.many_hulls", remedyTexts["remedy.fewer_hulls"], limits::hullsPerAsset},
    Remedy{"asset.many_hull_points", remedyTexts["remedy.fewer_points"], limits::verticesPerHull},
    Remedy{"asset.many_base_points", remedyTexts["remedy.fewer_points"], limits::verticesPerHull},
    Remedy{"asset.flat_hull", remedyTexts["remedy.flat_hulls"]},
    Remedy{"asset.many_faces", remedyTexts["remedy.fewer_materials"], limits::facesPerMesh},
    Remedy{"asset.many_vertices", remedyTexts["remedy.fewer_vertices"]},
    Remedy{"asset.lod_triangles", remedyTexts["remedy.simpler_level"]},
    Remedy{"asset.lod_faces", remedyTexts["remedy.same_materials"]},
    Remedy{"asset.lod_gap", remedyTexts["remedy.every_level"]},
    Remedy{"asset.lod_missing", remedyTexts["remedy.high_level"]},
    Remedy{"asset.index_past_vertices", remedyTexts["remedy.export_again"]},
    Remedy{"asset.vertices_not_finite", remedyTexts["remedy.export_again"]},
    Remedy{"asset.no_physics_convex", remedyTexts["remedy.make_hull"]},
    Remedy{"asset.no_base_hull", remedyTexts["remedy.make_hull"]},
    Remedy{"asset.flat_base_hull", remedyTexts["remedy.thicker_model"]},
    Remedy{"asset.version", remedyTexts["remedy.export_again"]},
};

}  // namespace

namespace {

constexpr std::string_view between = ", ";

/// Of a block, or of a part of one.
std::optional<Text> wordsFor(std::string_view place) {
  constexpr std::array words{
      std::pair("version", validationTexts["asset.place_version"]),
      std::pair("high_lod", validationTexts["asset.place_high"]),
      std::pair("medium_lod", validationTexts["asset.place_medium"]),
      std::pair("low_lod", validationTexts["asset.place_low"]),
      std::pair("lowest_lod", validationTexts["asset.place_lowest"]),
      std::pair("physics_mesh", validationTexts["asset.place_mesh"]),
      std::pair("physics_convex", validationTexts["asset.place_hulls"]),
      std::pair("physics_convex, base hull", validationTexts["asset.place_base_hull"])};
  for (const auto& [name, text] : words)
    if (place == name) return text;
  return {};
}

Value asValue(Sentence sentence) { return std::make_shared<const Sentence>(std::move(sentence)); }

}  // namespace

Value placeInWords(std::string_view place) {
  if (const auto whole = wordsFor(place)) return asValue({*whole, {}});
  const std::size_t end = place.find(between);
  const auto block = wordsFor(place.substr(0, end));
  if (!block) return std::string(place);
  const std::string_view inside = place.substr(end + between.size());
  const auto words = wb::placeInWords(inside);
  return asValue({placeTexts["place.and"],
                  {{"outer", Sentence{*block, {}}},
                   {"inner", words ? asValue(*words) : Value(std::string(inside))}}});
}

std::optional<Sentence> remedyOf(const Refusal& refusal, const glm::dvec3& scale) {
  const std::string_view code = refusal.finding.text.code;
  if (code == "asset.degenerate_triangles" || code == "asset.degenerate_beside_hulls")
    return ofDegenerate(refusal, scale);
  const auto found = std::ranges::find(remedies, code, &Remedy::code);
  if (found == remedies.end()) return {};
  return Sentence{found->text, {{"limit", found->limit}, {"count", refusal.finding.count}}};
}

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
/// of vertices in a hull, tests triangles only where a physics model has no hulls, and compares
/// vertices of levels, not triangles.
constexpr std::array<std::string_view, 11> likelyCodes{
    "asset.many_hulls",   "asset.many_hull_points",       "asset.many_base_points",
    "asset.flat_hull",    "asset.flat_base_hull",         "asset.no_physics_convex",
    "asset.no_base_hull", "asset.vertices_not_finite",    "asset.lod_triangles",
    "asset.version",      "asset.degenerate_beside_hulls"};

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
      find(validationTexts["asset.vertices_not_finite"],
           {{"count", vertices}, {"vertices", vertices}}, place, vertices);
    if (wasTold_) return;
    if (auto past = indicesPastVertices(face)) add(inPlace(std::move(*past), place));
  }

  void checkPhysicsMesh() {
    if (!asset_.physicsMesh) return;
    checkFaces(*asset_.physicsMesh, physicsMeshName);
    const mesh::TriangleMesh triangles = toTriangleMesh(*asset_.physicsMesh);
    auto degenerate = mesh::degenerateTriangles(triangles);
    if (degenerate.empty()) return;
    const bool hasHulls = asset_.physicsConvex && !asset_.physicsConvex->hulls.empty();
    find(hasHulls ? validationTexts["asset.degenerate_beside_hulls"]
                  : validationTexts["asset.degenerate_triangles"],
         {{"count", degenerate.size()}, {"triangles", listed(degenerate)}},
         std::string(physicsMeshName), degenerate.size());
    Refusal& refusal = found_.back();
    for (const std::uint32_t index : degenerate) measure(refusal, triangles, index);
    refusal.indices = std::move(degenerate);
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
    const std::size_t distinct = mesh::distinctPoints(points).size();
    add({Severity::warning,
         validationTexts["asset.flat_base_hull"],
         {{"count", distinct}, {"points", distinct}},
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

Refusals refusalsBesideReader(const MeshAsset& asset) {
  return Validator(asset, asset.headerBytes > 0).validate();
}

Diagnostics validate(const MeshAsset& asset) {
  Diagnostics findings;
  for (Refusal& refusal : refusalsBesideReader(asset))
    findings.push_back(std::move(refusal.finding));
  return findings;
}

}  // namespace wb::asset
