#include "resources/samples/generator/solid.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace wb::samples {
namespace {

constexpr double turn = 2 * std::numbers::pi;

void addQuad(TriangleMesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c,
             std::uint32_t d) {
  mesh.triangles.push_back({a, b, c});
  mesh.triangles.push_back({a, c, d});
}

}  // namespace

void add(TriangleMesh& to, const TriangleMesh& mesh) {
  const auto base = static_cast<std::uint32_t>(to.positions.size());
  to.positions.insert(to.positions.end(), mesh.positions.begin(), mesh.positions.end());
  for (const auto& [a, b, c] : mesh.triangles)
    to.triangles.push_back({a + base, b + base, c + base});
}

TriangleMesh joined(std::span<const TriangleMesh> meshes) {
  TriangleMesh result;
  for (const TriangleMesh& mesh : meshes) add(result, mesh);
  return result;
}

TriangleMesh moved(TriangleMesh mesh, const glm::dvec3& by) {
  for (glm::dvec3& position : mesh.positions) position += by;
  return mesh;
}

std::pair<glm::dvec3, glm::dvec3> bounds(const TriangleMesh& mesh) {
  std::pair<glm::dvec3, glm::dvec3> result{mesh.positions.front(), mesh.positions.front()};
  for (const glm::dvec3& position : mesh.positions) {
    result.first = glm::min(result.first, glm::dvec3(position));
    result.second = glm::max(result.second, glm::dvec3(position));
  }
  return result;
}

TriangleMesh box(const glm::dvec3& low, const glm::dvec3& high) {
  return extruded({{low.x, low.z}, {high.x, low.z}, {high.x, high.z}, {low.x, high.z}},
                  {{0, 1, 2}, {0, 2, 3}}, low.y, high.y);
}

TriangleMesh extruded(const std::vector<glm::dvec2>& outline,
                      const std::vector<mesh::Triangle>& triangles, double fromY, double toY) {
  TriangleMesh mesh;
  const auto count = static_cast<std::uint32_t>(outline.size());
  for (const double y : {fromY, toY})
    for (const glm::dvec2& point : outline) mesh.positions.emplace_back(point.x, y, point.y);
  for (const auto& [a, b, c] : triangles) {
    mesh.triangles.push_back({a, b, c});
    mesh.triangles.push_back({a + count, c + count, b + count});
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t next = (i + 1) % count;
    addQuad(mesh, i, i + count, next + count, next);
  }
  return mesh;
}

TriangleMesh sphereGrid(std::uint32_t columns, std::uint32_t rows) {
  TriangleMesh mesh;
  mesh.positions.emplace_back(0, 0, 1);
  for (std::uint32_t row = 1; row < rows; ++row) {
    const double down = turn / 2 * static_cast<double>(row) / static_cast<double>(rows);
    for (std::uint32_t column = 0; column < columns; ++column) {
      const double about = turn * static_cast<double>(column) / static_cast<double>(columns);
      mesh.positions.emplace_back(std::sin(down) * std::cos(about),
                                  std::sin(down) * std::sin(about), std::cos(down));
    }
  }
  mesh.positions.emplace_back(0, 0, -1);
  const auto south = static_cast<std::uint32_t>(mesh.positions.size() - 1);
  const auto at = [&](std::uint32_t row, std::uint32_t column) {
    return 1 + (row - 1) * columns + column % columns;
  };
  for (std::uint32_t column = 0; column < columns; ++column) {
    mesh.triangles.push_back({0, at(1, column), at(1, column + 1)});
    for (std::uint32_t row = 1; row + 1 < rows; ++row)
      addQuad(mesh, at(row, column), at(row + 1, column), at(row + 1, column + 1),
              at(row, column + 1));
    mesh.triangles.push_back({south, at(rows - 1, column + 1), at(rows - 1, column)});
  }
  return mesh;
}

std::vector<glm::dvec3> icosahedron(const glm::dvec3& centre, double radius) {
  const double golden = std::numbers::phi;
  std::vector<glm::dvec3> points;
  for (const double one : {-1.0, 1.0})
    for (const double two : {-golden, golden})
      for (const glm::dvec3& corner :
           {glm::dvec3(0, one, two), glm::dvec3(one, two, 0), glm::dvec3(two, 0, one)})
        points.push_back(centre + radius * glm::normalize(corner));
  return points;
}

TriangleMesh column(const glm::dvec3& foot, double radius, double height, std::uint32_t sides) {
  TriangleMesh mesh;
  for (const double z : {0.0, height})
    for (std::uint32_t i = 0; i < sides; ++i) {
      const double about = turn * static_cast<double>(i) / static_cast<double>(sides);
      mesh.positions.push_back(foot +
                               glm::dvec3(radius * std::cos(about), radius * std::sin(about), z));
    }
  for (std::uint32_t i = 0; i < sides; ++i) {
    const std::uint32_t next = (i + 1) % sides;
    addQuad(mesh, i, next, next + sides, i + sides);
    if (i == 0 || next == 0) continue;
    mesh.triangles.push_back({0, next, i});
    mesh.triangles.push_back({sides, i + sides, next + sides});
  }
  return mesh;
}

TriangleMesh ring(double radius, double tubeRadius, std::uint32_t around, std::uint32_t tube) {
  TriangleMesh mesh;
  for (std::uint32_t i = 0; i < around; ++i)
    for (std::uint32_t k = 0; k < tube; ++k) {
      const double about = turn * static_cast<double>(i) / static_cast<double>(around);
      const double in = turn * static_cast<double>(k) / static_cast<double>(tube);
      const double out = radius + tubeRadius * std::cos(in);
      mesh.positions.emplace_back(out * std::cos(about), out * std::sin(about),
                                  tubeRadius * std::sin(in));
    }
  const auto at = [&](std::uint32_t i, std::uint32_t k) { return i % around * tube + k % tube; };
  for (std::uint32_t i = 0; i < around; ++i)
    for (std::uint32_t k = 0; k < tube; ++k)
      addQuad(mesh, at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1));
  return mesh;
}

}  // namespace wb::samples
