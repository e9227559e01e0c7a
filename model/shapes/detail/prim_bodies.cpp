#include "model/shapes/detail/prim_bodies.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>
#include <vector>

// Prims as the convex bodies that errors are measured on. A cylinder has so many sides, a sphere is
// an icosahedron divided twice and blown up (a geodesic sphere), all corners on the surface: as
// fine as a piece may be, for it has at most 256 corners. What rounds out of them is bulgeOf.

namespace wb::shape {
namespace {

constexpr int cylinderSides = 32;

std::vector<glm::dvec3> cornersOfUnitBox() {
  std::vector<glm::dvec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.emplace_back((i & 1) - 0.5, (i >> 1 & 1) - 0.5, (i >> 2) - 0.5);
  return corners;
}

std::vector<glm::dvec3> cornersOfUnitCylinder() {
  std::vector<glm::dvec3> corners;
  for (int side = 0; side < cylinderSides; ++side) {
    const double angle = 2 * std::numbers::pi * side / cylinderSides;
    for (const double z : {-0.5, 0.5})
      corners.emplace_back(std::cos(angle) / 2, std::sin(angle) / 2, z);
  }
  return corners;
}

/// An icosahedron: the corners of three golden rectangles.
std::pair<std::vector<glm::dvec3>, std::vector<mesh::Triangle>> icosahedron() {
  std::vector<glm::dvec3> corners;
  for (const double a : {-1.0, 1.0})
    for (const double b : {-std::numbers::phi, std::numbers::phi}) {
      corners.emplace_back(0, a, b);
      corners.emplace_back(a, b, 0);
      corners.emplace_back(b, 0, a);
    }
  const auto piece = Piece::of(corners);
  return {piece->corners(), piece->triangles()};
}

std::vector<glm::dvec3> cornersOfUnitSphere() {
  auto [corners, triangles] = icosahedron();
  for (int division = 0; division < 2; ++division) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> middles;
    const auto middle = [&, &all = corners](std::uint32_t a, std::uint32_t b) {
      const auto [known, isNew] =
          middles.try_emplace(std::minmax(a, b), static_cast<std::uint32_t>(all.size()));
      if (isNew) all.push_back(glm::normalize(all[a]) + glm::normalize(all[b]));
      return known->second;
    };
    std::vector<mesh::Triangle> divided;
    for (const auto& [a, b, c] : triangles) {
      const std::uint32_t ab = middle(a, b);
      const std::uint32_t bc = middle(b, c);
      const std::uint32_t ca = middle(c, a);
      for (const mesh::Triangle& one : {mesh::Triangle{a, ab, ca}, mesh::Triangle{ab, b, bc},
                                        mesh::Triangle{ca, bc, c}, mesh::Triangle{ab, bc, ca}})
        divided.push_back(one);
    }
    triangles = std::move(divided);
  }
  for (glm::dvec3& corner : corners) corner = glm::normalize(corner) / 2.0;
  return corners;
}

const std::vector<glm::dvec3>& unitCorners(scene::PartKind kind) {
  static const std::vector<glm::dvec3> box = cornersOfUnitBox();
  static const std::vector<glm::dvec3> cylinder = cornersOfUnitCylinder();
  static const std::vector<glm::dvec3> sphere = cornersOfUnitSphere();
  if (kind == scene::PartKind::cylinder) return cylinder;
  return kind == scene::PartKind::sphere ? sphere : box;
}

/// Of the faces of the unit sphere's body, the distance of the nearest from the middle.
double innerRadiusOfUnitSphere() {
  static const double radius =
      -Piece::of(unitCorners(scene::PartKind::sphere))->height(glm::dvec3(0));
  return radius;
}

}  // namespace

std::optional<Piece> pieceOf(const Primitive& primitive) {
  std::vector<glm::dvec3> corners = unitCorners(primitive.kind);
  for (glm::dvec3& corner : corners)
    corner = primitive.place + primitive.turn * (corner * primitive.size);
  return Piece::of(corners);
}

double bulgeOf(const Primitive& primitive) {
  if (primitive.kind == scene::PartKind::cylinder)
    return std::max(primitive.size.x, primitive.size.y) / 2 *
           (1 - std::cos(std::numbers::pi / cylinderSides));
  if (primitive.kind == scene::PartKind::sphere)
    return std::max({primitive.size.x, primitive.size.y, primitive.size.z}) *
           (0.5 - innerRadiusOfUnitSphere());
  return 0;
}

}  // namespace wb::shape
