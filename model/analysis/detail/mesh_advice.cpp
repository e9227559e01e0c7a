#include "model/analysis/advice.h"
#include "model/analysis/detail/question.h"
#include "model/analysis/detail/simpler_physics.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/core/number.h"
#include "model/cost/evidence.h"
#include "model/cost/statistics.h"
#include "model/cost/trace_sink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

// Other physics shapes of a mesh that might lower a land impact, from the mildest on: triangles
// sorted by width and the narrowest left out, vertices welded, hulls merged (simpler_physics.h).
// Linear in triangles and quadratic in hulls for each candidate; `budget` bounds what is copied.

namespace wb::advice {
namespace {

using asset::HullPoints;
using asset::MeshAsset;
using cost::Representation;

/// The narrowest triangle, a few, or all up to a width in metres: what is wider leaves a gap to
/// fall into.
constexpr std::array<std::size_t, 4> removals{1, 2, 5, 10};
constexpr std::array widthsRemoved{1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 5e-2};
/// Metres.
constexpr std::array weldDistances{0.001, 0.01, 0.05};
/// Of a hull; it is made around what it stands for.
constexpr std::array<std::size_t, 5> pointLimits{128, 64, 32, 16, 8};
/// Of the volume of all hulls.
constexpr double hardlyAny = 0.02;
constexpr double some = 0.1;
constexpr double much = 0.5;

/// Indices from the narrowest triangle to the widest.
std::vector<std::uint32_t> byWidth(const std::vector<double>& widths) {
  std::vector<std::uint32_t> order(widths.size());
  std::iota(order.begin(), order.end(), std::uint32_t{0});
  std::ranges::stable_sort(order, {}, [&](std::uint32_t index) { return widths[index]; });
  return order;
}

/// How many triangles may be taken out together, ascending: always some are left.
std::vector<std::size_t> removalsFrom(const std::vector<double>& widths) {
  const auto upTo = [&](double width) {
    return static_cast<std::size_t>(
        std::ranges::count_if(widths, [width](double one) { return one <= width; }));
  };
  std::vector<std::size_t> counts;
  for (const std::size_t count : removals)
    if (count <= upTo(widthsRemoved.back())) counts.push_back(count);
  for (const double width : widthsRemoved) counts.push_back(upTo(width));
  std::erase_if(counts, [&](std::size_t count) { return count == 0 || count >= widths.size(); });
  std::ranges::sort(counts);
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

std::size_t trianglesOf(const MeshAsset& mesh) {
  std::size_t count = mesh.physicsMesh ? triangleCount(*mesh.physicsMesh) : 0;
  for (const auto& lod : mesh.lods) count += lod ? triangleCount(*lod) : 0;
  return count;
}

/// Parts of one mesh, whatever their size, that are the same for physics.
struct OfOneMesh {
  Alike parts;
  std::vector<std::size_t> sizes;  ///< One part of each size.
};

std::vector<OfOneMesh> byMesh(const Question& question) {
  const auto keyOf = [&](std::size_t part) {
    return std::pair(std::string_view(question.linkset().parts[part].asset),
                     question.cost.parts[part].decision.representation);
  };
  std::vector<OfOneMesh> all;
  for (const Alike& group : question.groups) {
    const std::size_t first = group.front();
    if (!question.scene.meshOf(question.linkset().parts[first])) continue;
    auto same = std::ranges::find_if(
        all, [&](const OfOneMesh& one) { return keyOf(one.sizes.front()) == keyOf(first); });
    if (same == all.end()) same = all.insert(all.end(), OfOneMesh());
    same->parts.insert(same->parts.end(), group.begin(), group.end());
    same->sizes.push_back(first);
  }
  for (OfOneMesh& one : all) std::ranges::sort(one.parts);
  return all;
}

/// Suggests other physics shapes of the mesh that parts have.
class MeshAdviser {
 public:
  /// `budget`: triangles that may still be copied.
  MeshAdviser(const Question& question, const OfOneMesh& of, std::vector<Family>& families,
              std::size_t& budget)
      : question_(question),
        parts_(of.parts),
        sizes_(of.sizes),
        decision_(question.cost.parts[parts_.front()].decision),
        mesh_(*question.scene.meshOf(question.linkset().parts[parts_.front()])),
        families_(families),
        budget_(budget),
        size_(trianglesOf(mesh_)) {}

  void add() {
    if (size_ > budget_) return;
    if (decision_.representation == Representation::triangleMesh) addTriangles();
    if (decision_.representation == Representation::decomposition) addHulls();
    if (decision_.representation == Representation::baseHull) addBaseHull();
  }

 private:
  /// The mesh as its file would be read, were it written now, without the costs that the grid
  /// recorded: they are of the physics shape before.
  const MeshAsset& asWritten() {
    if (written_) return *written_;
    MeshAsset bare = mesh_;
    bare.recordedCosts.reset();
    auto made = asset::stored(bare);
    written_ = made ? std::move(made->read.value) : std::move(bare);
    return *written_;
  }

  void put(Family& family, MeshAsset mesh, cost::Statement what, cost::Statement caution) {
    if (size_ > budget_) return;
    budget_ -= size_;
    std::vector<cost::Statement> cautions{plainly(adviceTexts["caution.upload"])};
    if (!caution.text.code.empty()) cautions.push_back(std::move(caution));
    family.push_back(
        {question_.change(NewMesh{parts_, std::make_shared<const MeshAsset>(std::move(mesh))}),
         std::move(what), std::move(cautions)});
  }

  MeshAsset withPhysics(asset::Faces faces) {
    MeshAsset mesh = asWritten();
    mesh.physicsMesh = std::move(faces);
    return mesh;
  }

  MeshAsset withHulls(std::vector<HullPoints> hulls) {
    MeshAsset mesh = asWritten();
    mesh.physicsConvex->hulls = std::move(hulls);
    return mesh;
  }

  cost::Statement rendered(Text one, Text several, std::vector<Argument> arguments) const {
    return about(question_, parts_, one, several, std::move(arguments), "more");
  }

  void addTriangles() {
    if (!mesh_.physicsMesh) return;
    const std::vector<double> widths = largestWidths();
    addRemovals(widths);
    addWelds(widths.size());
  }

  /// Of each triangle, that of the part in which it is widest.
  std::vector<double> largestWidths() const {
    std::vector<double> largest;
    for (const std::size_t part : sizes_) {
      const auto widths = physicsWidths(question_.linkset().parts[part], &mesh_,
                                        question_.cost.parts[part].decision,
                                        cost::GeometryRules(question_.profile));
      largest.resize(widths.size());
      for (std::size_t i = 0; i < widths.size(); ++i) largest[i] = std::max(largest[i], widths[i]);
    }
    return largest;
  }

  /// Sides at which nothing is shorter than in any of the parts.
  glm::dvec3 largestScale() const {
    glm::dvec3 scale(0);
    for (const std::size_t part : sizes_)
      scale = glm::max(scale, question_.cost.parts[part].decision.scale);
    return scale;
  }

  void addRemovals(const std::vector<double>& widths) {
    const std::vector<std::uint32_t> order = byWidth(widths);
    Family family;
    for (const std::size_t count : removalsFrom(widths)) {
      if (question_.task.cancelled()) break;
      std::vector<std::uint32_t> triangles(order.begin(),
                                           order.begin() + static_cast<std::ptrdiff_t>(count));
      const double width = widths[triangles.back()];
      std::ranges::sort(triangles);
      put(family, withPhysics(withoutTriangles(asWritten().physicsMesh.value(), triangles).faces),
          rendered(
              adviceTexts["advice.remove_triangles"], adviceTexts["advice.remove_triangles_alike"],
              {{"count", count}, {"triangles", widths.size()}, {"width", lengthInMetres(width)}}),
          plainly(adviceTexts["caution.gaps"], {{"width", lengthInMetres(width)}}));
    }
    families_.push_back(std::move(family));
  }

  void addWelds(std::size_t triangles) {
    Family family;
    for (const double distance : weldDistances) {
      if (question_.task.cancelled()) break;
      FewerTriangles mesh = welded(asWritten().physicsMesh.value(), largestScale(), distance);
      if (mesh.removed == 0 || mesh.removed >= triangles) continue;
      const Number moved = asLength(Number{distance});
      put(family, withPhysics(std::move(mesh.faces)),
          rendered(adviceTexts["advice.weld"], adviceTexts["advice.weld_alike"],
                   {{"count", mesh.removed}, {"triangles", triangles}, {"distance", moved}}),
          plainly(adviceTexts["caution.moved_corners"], {{"distance", moved}}));
    }
    families_.push_back(std::move(family));
  }

  void addHulls() {
    if (!mesh_.physicsConvex) return;
    const std::vector<HullPoints> hulls = mesh_.physicsConvex->hulls;
    const asset::Domain3 domain = mesh_.physicsConvex->domain;
    addInnerPoints(hulls, domain);
    Family family;
    for (const std::size_t most : pointLimits)
      if (!question_.task.cancelled())
        addFewerPoints(family, hulls, withFewerPoints(hulls, domain, most), most);
    families_.push_back(std::move(family));
    addMerged(hulls, domain);
  }

  void addInnerPoints(const std::vector<HullPoints>& hulls, const asset::Domain3& domain) {
    auto bare = withoutInnerPoints(hulls, domain);
    const std::size_t before = pointCount(hulls);
    const std::size_t after = pointCount(bare);
    if (after >= before) return;
    Family family;
    put(family, withHulls(std::move(bare)),
        rendered(adviceTexts["advice.inner_points"], adviceTexts["advice.inner_points_alike"],
                 {{"count", before - after}, {"points", before}}),
        {});
    families_.push_back(std::move(family));
  }

  void addFewerPoints(Family& family, const std::vector<HullPoints>& before,
                      std::vector<HullPoints> after, std::size_t most) {
    if (pointCount(after) >= pointCount(before)) return;
    cost::Statement what =
        rendered(adviceTexts["advice.fewer_points"], adviceTexts["advice.fewer_points_alike"],
                 {{"most", most}, {"before", pointCount(before)}, {"after", pointCount(after)}});
    put(family, withHulls(std::move(after)), std::move(what),
        plainly(adviceTexts["caution.beyond"]));
  }

  void addMerged(const std::vector<HullPoints>& hulls, const asset::Domain3& domain) {
    constexpr double percent = 100;
    Family family;
    for (MergedHulls& merged :
         mergedHulls(hulls, domain, {hardlyAny, some, much}, question_.task)) {
      cost::Statement what =
          rendered(adviceTexts["advice.merge_hulls"], adviceTexts["advice.merge_hulls_alike"],
                   {{"before", hulls.size()},
                    {"after", merged.hulls.size()},
                    {"growth", fourDigits(std::round(percent * merged.growth))}});
      put(family, withHulls(std::move(merged.hulls)), std::move(what),
          plainly(adviceTexts["caution.beyond"]));
    }
    families_.push_back(std::move(family));
  }

  /// The points of the base hull in the unit cube.
  std::vector<glm::dvec3> baseHullPoints() const {
    if (const HullPoints* stored = cost::storedBaseHull(mesh_))
      return asset::toPoints(*stored, mesh_.physicsConvex->domain);
    const asset::Faces* faces = cost::baseHullFaces(mesh_, question_.profile.baseHullSource);
    if (!faces) return {};
    auto hull = asset::sourceHull(*faces);
    return hull ? std::move(hull->vertices) : std::vector<glm::dvec3>();
  }

  void addBaseHull() {
    const std::vector<glm::dvec3> points = baseHullPoints();
    Family family;
    for (const std::size_t most : pointLimits) {
      if (points.size() <= most || question_.task.cancelled()) continue;
      const auto simple = mesh::enclosingHull(points, most);
      if (!simple) break;
      auto convex = asset::makePhysicsConvex(simple->vertices);
      if (!convex || !convex->baseHull || convex->baseHull->size() >= points.size()) continue;
      cost::Statement what =
          rendered(adviceTexts["advice.fewer_points_base_hull"],
                   adviceTexts["advice.fewer_points_base_hull_alike"],
                   {{"before", points.size()}, {"after", convex->baseHull->size()}});
      put(family, withBaseHull(std::move(*convex)), std::move(what),
          plainly(adviceTexts["caution.beyond"]));
    }
    families_.push_back(std::move(family));
  }

  /// A hull list stays as it is, over its own domain, which the base hull then has to share.
  MeshAsset withBaseHull(asset::PhysicsConvex&& convex) {
    MeshAsset mesh = asWritten();
    if (!mesh.physicsConvex || mesh.physicsConvex->hulls.empty()) {
      mesh.physicsConvex = std::move(convex);
    } else {
      const auto points = asset::toPoints(*convex.baseHull, convex.domain);
      mesh.physicsConvex->baseHull =
          asset::quantisedOutward(points, points, mesh.physicsConvex->domain);
    }
    return mesh;
  }

  const Question& question_;
  const Alike& parts_;
  const std::vector<std::size_t>& sizes_;
  const cost::Decision& decision_;
  const MeshAsset& mesh_;
  std::vector<Family>& families_;
  std::size_t& budget_;
  std::size_t size_;
  std::optional<MeshAsset> written_;
};

}  // namespace

void addMeshes(const Question& question, std::vector<Family>& families) {
  std::size_t budget = mostTrianglesCopied;
  for (const OfOneMesh& one : byMesh(question)) MeshAdviser(question, one, families, budget).add();
}

}  // namespace wb::advice
