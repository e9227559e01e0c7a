#include "model/cost/statistics.h"

#include "model/cost/geometry_cache.h"
#include "model/cost/sides.h"
#include "model/geometry/tessellation.h"
#include "model/scene/known_size.h"

namespace wb::cost {
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

}  // namespace wb::cost
