#include "model/shapes/edit_hulls.h"

#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/text.h"
#include "model/geometry/convex_hull.h"
#include "model/scene/part.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/shapes.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

bool isNamed(std::span<const std::uint32_t> named, std::size_t hull) {
  return std::ranges::find(named, hull) != named.end();
}

/// `hulls` with what points span in place of one of them, or as the last. Every corner costs: what
/// lies on an edge or a face of others is none.
Result<Pieces> withHull(Pieces hulls, std::size_t place, const std::vector<glm::dvec3>& points) {
  const auto hull = mesh::convexHull(points);
  if (!hull) return failure(shapeTexts["shape.edited_flat"]);
  if (hull->vertices.size() > Piece::mostPoints)
    return failure(shapeTexts["shape.too_many_corners"],
                   {{"corners", hull->vertices.size()}, {"limit", Piece::mostPoints}});
  auto piece = Piece::of(hull->vertices);
  if (!piece) return failure(shapeTexts["shape.edited_flat"]);
  if (place < hulls.size())
    hulls[place] = std::move(*piece);
  else
    hulls.push_back(std::move(*piece));
  if (hulls.size() > limits::hullsPerAsset)
    return failure(shapeTexts["shape.too_many_hulls"], {{"limit", limits::hullsPerAsset}});
  return hulls;
}

/// Its corners on one side of a plane, and where its edges go through that.
std::vector<glm::dvec3> beyond(const Piece& piece, int axis, double place, double side) {
  const auto height = [&](const glm::dvec3& point) { return side * (point[axis] - place); };
  std::vector<glm::dvec3> points;
  for (const glm::dvec3& corner : piece.corners())
    if (height(corner) >= 0) points.push_back(corner);
  for (const auto& triangle : piece.triangles())
    for (std::size_t i = 0; i < 3; ++i) {
      const glm::dvec3& from = piece.corners()[triangle[i]];
      const glm::dvec3& to = piece.corners()[triangle[(i + 1) % 3]];
      // Each edge belongs to two triangles, which go along it in opposite directions.
      if (height(from) <= 0 || height(to) >= 0) continue;
      points.push_back(glm::mix(from, to, height(from) / (height(from) - height(to))));
      points.back()[axis] = place;
    }
  return points;
}

glm::dvec3 outwardOf(const Piece& piece, const mesh::Triangle& triangle) {
  const auto& corners = piece.corners();
  const glm::dvec3& first = corners[triangle[0]];
  return glm::normalize(glm::cross(corners[triangle[1]] - first, corners[triangle[2]] - first));
}

}  // namespace

Result<Pieces> withoutHulls(const Pieces& hulls, std::span<const std::uint32_t> named) {
  Pieces kept;
  for (std::size_t i = 0; i < hulls.size(); ++i)
    if (!isNamed(named, i)) kept.push_back(hulls[i]);
  if (kept.empty()) return failure(shapeTexts["shape.last_hull"]);
  return kept;
}

Result<Pieces> mergedHulls(const Pieces& hulls, std::span<const std::uint32_t> named) {
  std::vector<glm::dvec3> points;
  std::optional<std::size_t> place;
  Pieces kept;
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    if (isNamed(named, i))
      points.insert(points.end(), hulls[i].corners().begin(), hulls[i].corners().end());
    if (isNamed(named, i) && place) continue;
    if (isNamed(named, i)) place = kept.size();
    kept.push_back(hulls[i]);
  }
  return withHull(std::move(kept), *place, points);
}

Result<Pieces> splitHull(const Pieces& hulls, std::size_t hull, int axis, double place) {
  const Piece& piece = hulls[hull];
  if (place <= piece.low()[axis] || place >= piece.high()[axis])
    return failure(shapeTexts["shape.plane_misses"], {{"from", lengthInMetres(piece.low()[axis])},
                                                      {"to", lengthInMetres(piece.high()[axis])}});
  auto first = withHull(hulls, hull, beyond(piece, axis, place, -1));
  if (!first) return first;
  return withHull(std::move(*first), hulls.size(), beyond(piece, axis, place, 1));
}

Result<Pieces> withBox(const Pieces& hulls, const glm::dvec3& middle, const glm::dvec3& size) {
  std::vector<glm::dvec3> corners;
  for (const double x : {-0.5, 0.5})
    for (const double y : {-0.5, 0.5})
      for (const double z : {-0.5, 0.5}) corners.push_back(middle + glm::dvec3(x, y, z) * size);
  return withHull(hulls, hulls.size(), corners);
}

Result<Pieces> withCornerAt(const Pieces& hulls, std::size_t hull, std::size_t corner,
                            const glm::dvec3& place) {
  std::vector<glm::dvec3> corners = hulls[hull].corners();
  corners[corner] = place;
  return withHull(hulls, hull, corners);
}

std::vector<std::array<glm::dvec3, 2>> edgesOf(const Piece& piece) {
  /// Cosine between what looks outward: as near as stored.
  constexpr double inOnePlane = 1 - 1e-6;
  std::map<std::pair<std::uint32_t, std::uint32_t>, glm::dvec3> met;
  std::vector<std::array<glm::dvec3, 2>> edges;
  for (const mesh::Triangle& triangle : piece.triangles()) {
    const glm::dvec3 outward = outwardOf(piece, triangle);
    for (std::size_t i = 0; i < 3; ++i) {
      const auto [from, to] = std::minmax(triangle[i], triangle[(i + 1) % 3]);
      const auto [other, isFirst] = met.try_emplace({from, to}, outward);
      if (!isFirst && glm::dot(other->second, outward) < inOnePlane)
        edges.push_back({piece.corners()[from], piece.corners()[to]});
    }
  }
  return edges;
}

}  // namespace wb::shape

namespace wb::making {
namespace {

const scene::Part& partAt(const scene::Scene& scene, const scene::Target& target) {
  return scene.linksets[target.linkset].parts[*target.part];
}

/// All parts of that mesh.
std::vector<scene::Target> usersOf(const scene::Scene& scene, const std::string& asset) {
  std::vector<scene::Target> users;
  for (std::size_t linkset = 0; linkset < scene.linksets.size(); ++linkset)
    for (std::size_t part = 0; part < scene.linksets[linkset].parts.size(); ++part)
      if (scene.linksets[linkset].parts[part].asset == asset) users.push_back({linkset, part});
  return users;
}

/// The part, and all of the same mesh and size.
std::vector<scene::Target> alikeTo(const scene::Scene& scene, const scene::Target& part) {
  std::vector<scene::Target> alike{part};
  for (const scene::Target& user : usersOf(scene, partAt(scene, part).asset))
    if (user != part && partAt(scene, user).scale == partAt(scene, part).scale)
      alike.push_back(user);
  return alike;
}

bool isSame(const mesh::TriangleMesh& a, const mesh::TriangleMesh& b) {
  return a.positions == b.positions && a.triangles == b.triangles;
}

}  // namespace

Result<shape::Pieces> hullsOf(const scene::Scene& scene, const scene::Target& part) {
  const scene::Part& of = partAt(scene, part);
  const asset::MeshAsset* mesh = scene.meshOf(of);
  if (!mesh) return failure(makingTexts["making.missing"]);
  shape::Pieces hulls;
  if (!mesh->physicsConvex) return hulls;
  for (const asset::HullPoints& hull : mesh->physicsConvex->hulls) {
    std::vector<glm::dvec3> points = asset::toPoints(hull, mesh->physicsConvex->domain);
    for (glm::dvec3& point : points) point *= of.scale;
    auto piece = shape::Piece::of(points);
    if (!piece) return failure(makingTexts["making.flat_hull"], {{"number", hulls.size() + 1}});
    hulls.push_back(std::move(*piece));
  }
  return hulls;
}

Result<scene::Scene> withHulls(scene::Scene scene, const scene::Target& part, shape::Pieces hulls) {
  const std::string name = partAt(scene, part).asset;
  const std::size_t users = usersOf(scene, name).size();
  const std::vector<scene::Target> alike = alikeTo(scene, part);
  shape::FittedShape shape;
  shape.pieces = std::move(hulls);
  auto edited = used(std::move(scene), alike, shape);
  if (!edited || alike.size() < users) return edited;
  // Nobody has the mesh of before, and each edit would leave another one.
  edited->assets.erase(name);
  return edited;
}

HullsCost costWith(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                   const cost::Profile& profile, const scene::Target& part,
                   const shape::Pieces& hulls) {
  shape::FittedShape shape;
  shape.pieces = hulls;
  scene::Linkset linkset = scene.linksets[part.linkset];
  std::vector<cost::PartStatistics> own = statistics.linksets[part.linkset];
  for (const scene::Target& alike : alikeTo(scene, part))
    if (alike.linkset == part.linkset) shape::useShape(linkset, own, *alike.part, shape);
  const cost::LinksetCost costs = cost::weigh(linkset, own, profile);
  return {costs.parts[*part.part].physics, costs.landImpact};
}

Result<HullScale> scaleFor(const scene::Part& part, const asset::MeshAsset* mesh, HullScale before,
                           const Task& task) {
  mesh::TriangleMesh seen = shape::usablePart(scene::seenMesh(part, mesh));
  if (before.solid && isSame(before.seen, seen)) return before;
  const double diagonal = shape::boxDiagonal(seen);
  shape::FitOptions options;
  options.tolerance = shape::metresOf(shape::Tolerance(), diagonal);
  if (std::max({part.scale.x, part.scale.y, part.scale.z}) > shape::ShapeRequest::usualPassage)
    options.avatar = shape::Avatar();
  auto solid = shape::solidFor(seen, options, task);
  if (!solid) return failure(std::move(solid));
  return HullScale{std::move(seen), std::make_shared<const shape::Solid>(std::move(*solid)),
                   diagonal};
}

double errorBy(const HullScale& scale, const shape::Pieces& hulls, const Task& task) {
  const double error = std::max(overfillOf(*scale.solid, hulls, task).distance,
                                shortfallOf(*scale.solid, hulls, task).distance);
  return error < 1e-9 * scale.diagonal ? 0 : error;
}

}  // namespace wb::making
