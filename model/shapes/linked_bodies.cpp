#include "model/shapes/linked_bodies.h"

#include "model/asset/make_blocks.h"
#include "model/asset/normals.h"
#include "model/formats/export.h"
#include "model/scene/part_placement.h"

#include <glm/gtc/quaternion.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

// Parts that carry the pieces of a linked shape. The mesh of a hull has the hull itself for its
// high, medium and low level: today's viewer makes the base hull, by which the part collides, of
// the low one, the grid's document of the medium one. Of the lowest a triangle is enough, as the
// part is transparent.

namespace wb::shape {
namespace {

constexpr const char* bodyKey = "carries_physics";

/// Of the unit cube, which it fills as each level must.
mesh::TriangleMesh lowestLevel() {
  return {{{-0.5, -0.5, 0.5}, {0.5, -0.5, -0.5}, {-0.5, 0.5, -0.5}}, {{0, 1, 2}}};
}

Result<LinkedBody> hullBody(const Piece& piece) {
  const glm::dvec3 size = piece.high() - piece.low();
  const glm::dvec3 middle = (piece.high() + piece.low()) / 2.0;
  mesh::TriangleMesh hull{piece.corners(), piece.triangles()};
  for (glm::dvec3& corner : hull.positions) corner = (corner - middle) / size;
  asset::MeshAsset mesh;
  for (const asset::Lod lod : asset::allLods)
    mesh.lods[static_cast<std::size_t>(lod)] =
        asset::Faces{asset::makeFace(lod == asset::Lod::lowest ? lowestLevel() : hull)};
  mesh = asset::withNormals(std::move(mesh));  // So it is uploaded.
  auto convex = asset::makePhysicsConvex(hull.positions);
  if (!convex) return failure(std::move(convex));
  mesh.physicsConvex = std::move(*convex);
  auto stored = exporting::storedAsset(mesh);
  if (!stored) return failure(std::move(stored));
  LinkedBody body;
  body.asset = std::make_shared<const scene::Asset>(std::move(*stored));
  body.part.kind = scene::PartKind::mesh;
  body.part.shapeType = scene::ShapeType::convexHull;
  body.part.scale = size;
  body.part.position = middle;
  return body;
}

LinkedBody primBody(const Primitive& prim) {
  LinkedBody body;
  body.part.kind = prim.kind;
  body.part.prim = scene::defaultPrim(prim.kind);
  body.part.scale = prim.size;
  body.part.position = prim.place;
  body.part.rotation = prim.turn;
  return body;
}

}  // namespace

Result<std::vector<LinkedBody>> makeBodies(const FittedShape& shape, const cost::Profile& profile) {
  std::vector<LinkedBody> bodies;
  for (const Primitive& prim : shape.prims) bodies.push_back(primBody(prim));
  if (shape.build == Build::linkedHulls)
    for (const Piece& piece : shape.pieces) {
      auto body = hullBody(piece);
      if (!body) return failure(std::move(body));
      bodies.push_back(std::move(*body));
    }
  cost::StatisticsMaker maker{cost::GeometryRules(profile)};
  for (LinkedBody& body : bodies) {
    markBody(body.part);
    body.statistics = maker.make(body.part, body.asset ? body.asset->mesh.get() : nullptr);
  }
  return bodies;
}

scene::Part bodyBeside(const scene::Part& visual, const LinkedBody& body) {
  scene::Part part = body.part;
  part.position = visual.position + visual.rotation * part.position;
  part.rotation = glm::normalize(visual.rotation * part.rotation);
  return part;
}

void markBody(scene::Part& part) { part.extra.set(bodyKey, true); }

bool isBody(const scene::Part& part) {
  return part.extra.contains(bodyKey) && part.extra.json().at(bodyKey) == true;
}

scene::Linkset withRoot(const scene::Linkset& linkset, std::size_t root) {
  if (root == 0) return linkset;
  scene::Linkset turned = scene::emptyAt(linkset, linkset.parts[root]);
  turned.id = linkset.id;
  turned.extra = linkset.extra;
  turned.parts.push_back(linkset.parts[root]);
  turned.parts.front().position = glm::dvec3(0);
  turned.parts.front().rotation = {1, 0, 0, 0};
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    if (i == root) continue;
    turned.parts.push_back(linkset.parts[i]);
    scene::moveInto(turned.parts.back(), linkset, turned);
  }
  return turned;
}

scene::Linkset withoutBodies(const scene::Linkset& linkset) {
  const auto root = std::ranges::find_if_not(linkset.parts, isBody);
  scene::Linkset visible =
      withRoot(linkset, static_cast<std::size_t>(root - linkset.parts.begin()));
  std::erase_if(visible.parts, isBody);
  return visible;
}

std::optional<std::size_t> neededRoot(const scene::Linkset& linkset) {
  if (linkset.parts.empty() || linkset.parts.front().shapeType != scene::ShapeType::none) return {};
  const auto found = std::ranges::find_if(linkset.parts, isBody);
  if (found == linkset.parts.end()) return {};
  return static_cast<std::size_t>(found - linkset.parts.begin());
}

}  // namespace wb::shape
