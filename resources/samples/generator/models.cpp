#include "resources/samples/generator/models.h"

#include "model/asset/encode.h"

#include "resources/samples/generator/solid.h"
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <numbers>

namespace wb::samples {
namespace {

/// From metres into the unit cube.
struct UnitFrame {
  glm::dvec3 centre;
  glm::dvec3 size;

  glm::dvec3 operator()(const glm::dvec3& metres) const { return (metres - centre) / size; }
};

UnitFrame frameOf(const std::vector<mesh::TriangleMesh>& meshes) {
  const auto [low, high] = bounds(joined(meshes));
  return {(low + high) / 2.0, high - low};
}

/// Normals of a smooth surface, in metres: a non-uniform frame would tilt them.
std::vector<glm::dvec3> smoothNormals(const mesh::TriangleMesh& mesh) {
  std::vector<glm::dvec3> normals(mesh.positions.size(), glm::dvec3(0));
  for (const mesh::Triangle& triangle : mesh.triangles) {
    const glm::dvec3 a = mesh.positions[triangle[0]];
    const glm::dvec3 b = mesh.positions[triangle[1]];
    const glm::dvec3 c = mesh.positions[triangle[2]];
    for (const std::uint32_t corner : triangle) normals[corner] += glm::cross(b - a, c - a);
  }
  return normals;
}

mesh::TriangleMesh inUnitCube(mesh::TriangleMesh mesh, const UnitFrame& frame) {
  for (glm::dvec3& position : mesh.positions) position = frame(position);
  return mesh;
}

std::vector<glm::vec3> unitNormals(const mesh::TriangleMesh& mesh) {
  std::vector<glm::vec3> result;
  for (const glm::dvec3& normal : smoothNormals(mesh))
    result.emplace_back(glm::length(normal) > 0 ? glm::normalize(normal) : glm::dvec3(0, 0, 1));
  return result;
}

std::vector<glm::dvec3> unitPoints(const std::vector<glm::dvec3>& points, const UnitFrame& frame) {
  std::vector<glm::dvec3> result;
  std::ranges::transform(points, std::back_inserter(result), frame);
  return result;
}

std::vector<glm::dvec3> pointsOf(const std::vector<mesh::TriangleMesh>& meshes) {
  const mesh::TriangleMesh all = joined(meshes);
  return {all.positions.begin(), all.positions.end()};
}

std::vector<glm::dvec3> hullSource(const Model& model) {
  if (!model.hullSource.empty()) return model.hullSource;
  return pointsOf(model.physics.empty() ? model.lods.back() : model.physics);
}

/// The samples' hulls all have volume.
asset::PhysicsConvex physicsConvex(const Model& model, const UnitFrame& frame) {
  std::vector<std::vector<glm::dvec3>> hulls;
  for (const auto& hull : model.hulls) hulls.push_back(unitPoints(hull, frame));
  return asset::makePhysicsConvex(unitPoints(hullSource(model), frame), hulls).value();
}

}  // namespace

SizedAsset makeAsset(const Model& model) {
  const UnitFrame frame = frameOf(model.lods.front());
  SizedAsset result{{}, frame.size};
  for (std::size_t level = 0; level < model.lods.size(); ++level) {
    auto& faces = result.asset.lods[level].emplace();
    for (const auto& mesh : model.lods[level])
      faces.push_back(asset::makeFace(inUnitCube(mesh, frame), unitNormals(mesh)));
  }
  if (!model.physics.empty()) {
    auto& faces = result.asset.physicsMesh.emplace();
    for (const auto& mesh : model.physics)
      faces.push_back(asset::makeFace(inUnitCube(mesh, frame)));
  }
  result.asset.physicsConvex = physicsConvex(model, frame);
  return result;
}

}  // namespace wb::samples

// Things that stand in a street: chair, walls, stairs, ring.

namespace wb::samples {
namespace {

std::vector<glm::dvec3> corners(const TriangleMesh& mesh) {
  return {mesh.positions.begin(), mesh.positions.end()};
}

constexpr glm::dvec3 seatLow{-0.3, -0.3, 0.42};
constexpr glm::dvec3 seatHigh{0.3, 0.3, 0.48};
constexpr glm::dvec3 backLow{-0.3, 0.24, 0.48};
constexpr glm::dvec3 backHigh{0.3, 0.3, 1.1};

/// Legs of a chair: round ones with so many sides, square ones with 4.
TriangleMesh legs(std::uint32_t sides) {
  TriangleMesh mesh;
  for (const double x : {-0.25, 0.25})
    for (const double y : {-0.25, 0.25}) add(mesh, column({x, y, 0}, 0.03, 0.42, sides));
  return mesh;
}

/// A seat and the back's slats; with none the back is one board.
TriangleMesh seatAndBack(int slats) {
  TriangleMesh mesh = box(seatLow, seatHigh);
  if (slats == 0) add(mesh, box(backLow, backHigh));
  for (int i = 0; i < slats; ++i) {
    const double x = -0.28 + 0.56 * static_cast<double>(i) / static_cast<double>(slats - 1);
    add(mesh, column({x, 0.27, 0.48}, 0.015, 0.54, 12));
  }
  if (slats > 0) add(mesh, box({-0.3, 0.24, 1.02}, backHigh));
  return mesh;
}

/// The doorway's outline and the six triangles that fill it, no corner on another's edge.
const std::vector<glm::dvec2> doorwayOutline{{-2, 0},  {-0.5, 0}, {-0.5, 2.2}, {0.5, 2.2},
                                             {0.5, 0}, {2, 0},    {2, 3},      {-2, 3}};
const std::vector<mesh::Triangle> doorwayTriangles{{0, 1, 2}, {0, 2, 7}, {7, 2, 3},
                                                   {7, 3, 6}, {3, 4, 5}, {3, 5, 6}};
constexpr double wallHalfThickness = 0.3;

constexpr int stepCount = 8;
constexpr double stepRise = 0.25;
constexpr double stepDepth = 0.35;

/// Step i as a block down to the ground, so that the steps together leave no hollow.
TriangleMesh step(int i) {
  const auto n = static_cast<double>(i);
  return box({-1, n * stepDepth, 0}, {1, (n + 1) * stepDepth, (n + 1) * stepRise});
}

TriangleMesh ramp() {
  const double depth = stepCount * stepDepth;
  const double height = stepCount * stepRise;
  TriangleMesh mesh;
  for (const double x : {-1.0, 1.0}) {
    mesh.positions.emplace_back(x, 0, 0);
    mesh.positions.emplace_back(x, depth, 0);
    mesh.positions.emplace_back(x, depth, height);
  }
  mesh.triangles = {{0, 2, 1}, {3, 4, 5}, {0, 1, 4}, {0, 4, 3},
                    {1, 2, 5}, {1, 5, 4}, {2, 0, 3}, {2, 3, 5}};
  return mesh;
}

/// Corners of one segment of a ring cut into equal pieces, each convex.
std::vector<glm::dvec3> ringSegment(int index, int count, double inner, double outer, double half) {
  std::vector<glm::dvec3> points;
  for (const int edge : {index, index + 1}) {
    const double about = 2 * std::numbers::pi * edge / count;
    for (const double radius : {inner, outer})
      for (const double z : {-half, half})
        points.emplace_back(radius * std::cos(about), radius * std::sin(about), z);
  }
  return points;
}

}  // namespace

Model chair() {
  Model model;
  model.lods = {{seatAndBack(7), legs(24)},
                {seatAndBack(7), legs(8)},
                {seatAndBack(0), legs(4)},
                {seatAndBack(0), legs(3)}};
  model.physics = {box({-0.3, -0.3, 0}, seatHigh), box(backLow, backHigh)};
  return model;
}

Model doorwayWall(bool withPhysics) {
  const TriangleMesh wall =
      extruded(doorwayOutline, doorwayTriangles, -wallHalfThickness, wallHalfThickness);
  Model model;
  model.lods = {{wall}};
  if (withPhysics) model.physics = {wall};
  return model;
}

Model sliverWall(bool hasSlivers) {
  const TriangleMesh wall = box({-2, -wallHalfThickness, -1.5}, {2, wallHalfThickness, 1.5});
  Model model;
  model.lods = {{wall}};
  model.physics = {wall};
  if (!hasSlivers) return model;
  // Where two halves were joined, some vertices lie 2e-7 m off the seam: triangles without width.
  constexpr int slivers = 24;
  constexpr double offTheSeam = 2e-7;
  TriangleMesh seam;
  for (int i = 0; i < slivers; ++i) {
    const double from = -2 + 4 * static_cast<double>(i) / slivers;
    const double to = -2 + 4 * static_cast<double>(i + 1) / slivers;
    add(seam, {{{from, 0, 0}, {to, 0, 0}, {(from + to) / 2, 0, offTheSeam}}, {{0, 1, 2}}});
  }
  model.physics.push_back(seam);
  return model;
}

Model stairs(bool asSteps) {
  Model model;
  TriangleMesh flight;
  for (int i = 0; i < stepCount; ++i) add(flight, step(i));
  model.lods = {{flight}, {flight}, {ramp()}, {ramp()}};
  model.hullSource = corners(ramp());
  if (asSteps) {
    for (int i = 0; i < stepCount; ++i) model.hulls.push_back(corners(step(i)));
  } else {
    model.hulls = {corners(ramp())};
  }
  return model;
}

Model meshRing() {
  constexpr int segments = 12;
  Model model;
  model.lods = {{ring(1.5, 0.35, 48, 20)},
                {ring(1.5, 0.35, 24, 10)},
                {ring(1.5, 0.35, 12, 6)},
                {ring(1.5, 0.35, 8, 4)}};
  for (int i = 0; i < segments; ++i)
    model.hulls.push_back(ringSegment(i, segments, 1.15, 1.85, 0.35));
  return model;
}

}  // namespace wb::samples
