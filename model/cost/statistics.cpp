// Problem: compact numbers of all geometry that costs rest on, for regions of tens of thousands of
// parts, most of which are alike.
// Method: memoisation. Hulls, tessellations and numbers of triangles are made once for each asset
// (by address) or prim (by all its numbers and the detail); widths once for each of these and
// scale.
// Cost: of a part that is known O(log n); else O(v log v) for a hull of v points, O(t) for t
// triangles.
// Measured by `./dev bench --benchmark_filter=makeStatistics` (tests/benchmarks/weigh.cpp).

#include "model/cost/statistics.h"

#include "model/asset/asset.h"
#include "model/asset/make_blocks.h"
#include "model/cost/representation.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/prim.h"
#include "model/scene/part.h"

#include <algorithm>

namespace wb::cost {
namespace {

using asset::Faces;
using asset::Lod;
using asset::MeshAsset;

bool hasTriangles(const std::optional<Faces>& faces) {
  return faces && asset::usableTriangles(*faces) > 0;
}

/// A level may be there and hold nothing: each of its faces is a placeholder.
bool hasPoints(const std::optional<Faces>& faces) {
  return faces && std::ranges::any_of(
                      *faces, [](const asset::Face& face) { return !face.positions.empty(); });
}

/// Of every stored position in the unit cube, whether a triangle uses it or not.
BaseHull computedHull(const Faces& source) {
  if (asset::vertexCount(source) == 0) return {};
  const Result<mesh::ConvexHull> hull = asset::sourceHull(source);
  if (hull) return {.vertices = hull->vertices.size(), .computed = true};
  const std::vector<glm::dvec3> points = asset::positionsOf(source);
  return {.vertices = mesh::distinctPoints(points).size(), .computed = true, .flat = true};
}

}  // namespace

const asset::HullPoints* storedBaseHull(const MeshAsset& asset) {
  const auto& convex = asset.physicsConvex;
  return convex && convex->baseHull && !convex->baseHull->empty() ? &*convex->baseHull : nullptr;
}

const Faces* baseHullFaces(const MeshAsset& asset, BaseHullSource source) {
  if (hasTriangles(asset.physicsMesh)) return &*asset.physicsMesh;
  const std::optional<Faces>* low = &asset.lod(Lod::low);
  if (source == BaseHullSource::viewer && hasPoints(*low)) return &**low;
  for (Lod lod : {Lod::medium, Lod::high})
    if (hasPoints(asset.lod(lod))) return &*asset.lod(lod);
  return nullptr;
}

std::vector<glm::dvec3> baseHullPoints(const MeshAsset& asset, BaseHullSource source) {
  if (const asset::HullPoints* stored = storedBaseHull(asset))
    return asset::toPoints(*stored, asset.physicsConvex->domain);
  const Faces* faces = baseHullFaces(asset, source);
  return faces ? asset::positionsOf(*faces) : std::vector<glm::dvec3>();
}

namespace {

/// Whether what a base hull would be made of is damaged.
bool isSourceDamaged(const MeshAsset& asset, BaseHullSource source) {
  const asset::Damage& damage = asset.damage;
  if (damage.physicsMesh) return true;
  if (hasTriangles(asset.physicsMesh)) return false;
  for (Lod lod : {Lod::low, Lod::medium, Lod::high}) {
    if (lod == Lod::low && source != BaseHullSource::viewer) continue;
    if (damage.lods[static_cast<std::size_t>(lod)]) return true;
    if (hasPoints(asset.lod(lod))) return false;
  }
  return false;
}

}  // namespace

MeshUnknowns unknownsOf(const MeshAsset& asset, BaseHullSource source) {
  const asset::Damage& damage = asset.damage;
  const bool physicsMesh = hasTriangles(asset.physicsMesh);
  MeshUnknowns unknown;
  unknown.hullList = damage.physicsConvex;
  unknown.baseHull =
      !storedBaseHull(asset) && (damage.physicsConvex || isSourceDamaged(asset, source));
  unknown.physicsMesh = damage.physicsMesh;
  unknown.lodBytes = damage.lodSizes || std::ranges::count(damage.lods, true) > 0;
  unknown.openSimIndices = damage.physicsMesh || (!physicsMesh && damage.lods[0]);
  return unknown;
}

BaseHull baseHullOf(const MeshAsset& asset, BaseHullSource source) {
  if (const asset::HullPoints* stored = storedBaseHull(asset)) {
    const auto points = asset::toPoints(*stored, asset.physicsConvex->domain);
    return {.vertices = points.size(), .flat = !mesh::convexHull(points)};
  }
  const Faces* faces = baseHullFaces(asset, source);
  return faces ? computedHull(*faces) : BaseHull{};
}

namespace {

constexpr std::size_t boxCorners = 8;
constexpr std::size_t indicesPerTriangle = 3;

/// Details at which the viewer estimates the size of a prim, by asset::Lod.
constexpr std::array<double, 4> streamingDetails{4, 2.5, 1.5, 1};

/// (p - 1) * 2 * (q - 1) + 2 p, of p profile and q path points: as the viewer counts.
std::uint32_t streamedTriangles(const prim::PrimShape& shape, double detail) {
  const prim::PointCounts points = prim::pointCounts(shape, detail);
  return static_cast<std::uint32_t>((points.profile - 1) * 2 * (points.path - 1) +
                                    2 * points.profile);
}

std::array<std::uint32_t, 4> streamedTriangles(const prim::PrimShape& shape) {
  std::array<std::uint32_t, 4> triangles{};
  for (std::size_t lod = 0; lod < triangles.size(); ++lod)
    triangles[lod] = streamedTriangles(shape, streamingDetails[lod]);
  return triangles;
}

}  // namespace

double physicsDetail(const glm::dvec3& sides, const GeometryRules& rules) {
  const double average = averageSide(sides);
  if (average > rules.primDetailHigh) return 3;
  return average > rules.primDetailMedium ? 2 : 1;
}

GeometryRules::GeometryRules(const Profile& profile)
    : smallSide(profile[Key::small_side]),
      flatAverage(profile[Key::flat_average]),
      flatSide(profile[Key::flat_side]),
      primDetailMedium(profile[Key::prim_detail_medium]),
      primDetailHigh(profile[Key::prim_detail_high]),
      baseHullSource(profile.baseHullSource) {}

struct StatisticsMaker::Cache {
  GeometryRules rules;
  GeometryCache geometry;

  PartStatistics ofMesh(const asset::MeshAsset& asset, const glm::dvec3& sides);
  PartStatistics ofPrim(const scene::Part& part, const glm::dvec3& sides);
};

PartStatistics StatisticsMaker::Cache::ofMesh(const asset::MeshAsset& asset,
                                              const glm::dvec3& sides) {
  MeshGeometry& mesh = geometry.of(asset, rules.baseHullSource);
  PartStatistics statistics;
  statistics.hullVertices = mesh.hull.vertices;
  statistics.hullComputed = mesh.hull.computed;
  statistics.hullFlat = mesh.hull.flat;
  statistics.decomposition = mesh.decomposition;
  statistics.lodBytes = mesh.lodBytes;
  statistics.bytesEstimated = mesh.bytesEstimated;
  statistics.unknown = mesh.unknown;
  statistics.openSimIndices = indicesPerTriangle * mesh.openSimTriangles;
  if (!mesh.physics.mesh.triangles.empty())
    statistics.triangleMesh = geometry.widths(mesh.physics, sides);
  return statistics;
}

PartStatistics StatisticsMaker::Cache::ofPrim(const scene::Part& part, const glm::dvec3& sides) {
  PrimGeometry& prim = geometry.of(part.prim, physicsDetail(sides, rules));
  PartStatistics statistics;
  statistics.convex = prim.convex;
  statistics.hullVertices = prim.hullVertices;
  if (!prim.convex) statistics.triangleMesh = geometry.widths(prim.surface, sides);
  statistics.lodTriangles = streamedTriangles(part.prim);
  const PrimGeometry& unraised = geometry.of(part.prim, physicsDetail(part.scale, rules));
  statistics.openSimIndices = indicesPerTriangle * unraised.surface.mesh.triangles.size();
  return statistics;
}

bool haveSameStatistics(const scene::Part& a, const scene::Part& b) {
  return a.kind == b.kind && a.asset == b.asset && a.scale == b.scale && a.prim == b.prim &&
         isSizeUnknown(a) == isSizeUnknown(b);
}

StatisticsMaker::StatisticsMaker(const GeometryRules& rules)
    : cache_(std::make_unique<Cache>(Cache{rules, {}})) {}
StatisticsMaker::StatisticsMaker(StatisticsMaker&&) noexcept = default;
StatisticsMaker& StatisticsMaker::operator=(StatisticsMaker&&) noexcept = default;
StatisticsMaker::~StatisticsMaker() = default;

void StatisticsMaker::follow(const GeometryRules& rules) { cache_->rules = rules; }

const GeometryWork& StatisticsMaker::work() const { return cache_->geometry.work(); }

PartStatistics StatisticsMaker::make(const scene::Part& part, const asset::MeshAsset* asset) {
  if (isSizeUnknown(part))
    return {.meshMissing = part.kind == scene::PartKind::mesh && !asset, .sizeUnknown = true};
  const GeometryRules& rules = cache_->rules;
  const glm::dvec3 sides = raised(part.scale, rules.smallSide, rules.flatAverage, rules.flatSide);
  switch (part.kind) {
    case scene::PartKind::mesh:
      return asset ? cache_->ofMesh(*asset, sides) : PartStatistics{.meshMissing = true};
    case scene::PartKind::sculpt:
      return {.hullVertices = boxCorners,
              .lodTriangles = streamedTriangles(prim::defaultShape(prim::Kind::torus))};
    case scene::PartKind::flexible:
      return {.lodTriangles = streamedTriangles(part.prim)};
    default:
      return cache_->ofPrim(part, sides);
  }
}

namespace {

Decomposition decompositionOf(const asset::MeshAsset& asset) {
  Decomposition decomposition;
  if (!asset.physicsConvex) return decomposition;
  for (const asset::HullPoints& hull : asset.physicsConvex->hulls) {
    ++decomposition.hulls;
    decomposition.vertices += hull.size();
  }
  return decomposition;
}

MeshGeometry meshGeometry(const asset::MeshAsset& asset, BaseHullSource source) {
  MeshGeometry geometry;
  geometry.unknown = unknownsOf(asset, source);
  if (asset.physicsMesh && !geometry.unknown.physicsMesh)
    geometry.physics.mesh = asset::toTriangleMesh(*asset.physicsMesh);
  if (!geometry.unknown.baseHull) geometry.hull = baseHullOf(asset, source);
  geometry.decomposition = decompositionOf(asset);
  for (std::size_t lod = 0; lod < geometry.lodBytes.size(); ++lod)
    geometry.lodBytes[lod] = static_cast<std::uint32_t>(asset.storedBytes(asset::allLods[lod]));
  geometry.bytesEstimated = asset.isEstimate();
  geometry.openSimTriangles = geometry.physics.mesh.triangles.size();
  const auto& high = asset.lod(asset::Lod::high);
  if (geometry.physics.mesh.triangles.empty() && high)
    geometry.openSimTriangles = asset::usableTriangles(*high);
  return geometry;
}

PrimGeometry primGeometry(const prim::PrimShape& shape, double detail) {
  PrimGeometry geometry;
  geometry.surface.mesh = prim::tessellate(shape, detail);
  geometry.convex = prim::isConvex(shape);
  const Result<mesh::ConvexHull> hull = mesh::convexHull(geometry.surface.mesh.positions);
  geometry.hullVertices =
      hull ? hull->vertices.size() : mesh::distinctPoints(geometry.surface.mesh.positions).size();
  return geometry;
}

std::vector<double> numbersOf(const prim::PrimShape& shape, double detail) {
  std::vector<double> numbers{detail, static_cast<double>(shape.profile),
                              static_cast<double>(shape.path), static_cast<double>(shape.hole)};
  for (const prim::NumberRange& range : prim::numberRanges())
    numbers.push_back(shape.*range.member);
  for (const prim::PairRange& range : prim::pairRanges()) {
    numbers.push_back((shape.*range.member).x);
    numbers.push_back((shape.*range.member).y);
  }
  return numbers;
}

}  // namespace

MeshGeometry& GeometryCache::of(const asset::MeshAsset& asset, BaseHullSource source) {
  const auto [place, isNew] = meshes_.try_emplace(&asset);
  if (isNew) {
    place->second = meshGeometry(asset, source);
    ++work_.hulls;
  }
  return place->second;
}

PrimGeometry& GeometryCache::of(const prim::PrimShape& shape, double detail) {
  const auto [place, isNew] = prims_.try_emplace(numbersOf(shape, detail));
  if (isNew) {
    place->second = primGeometry(shape, detail);
    ++work_.tessellations;
    ++work_.hulls;
  }
  return place->second;
}

const mesh::WidthStatistics& GeometryCache::widths(Surface& surface, const glm::dvec3& scale) {
  const auto [place, isNew] = surface.widths.try_emplace(scale);
  if (isNew) {
    ++work_.widthPasses;
    place->second = mesh::widthStatistics(surface.mesh, scale);
  }
  return place->second;
}

}  // namespace wb::cost
