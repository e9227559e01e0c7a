// Things with round forms: duck, car, statue, butterfly.
#include "resources/samples/generator/models.h"
#include "resources/samples/generator/solid.h"
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <cstdint>

namespace wb::samples {
namespace {

struct Ellipsoid {
  glm::dvec3 centre;
  glm::dvec3 radii;
};

TriangleMesh ellipsoid(const Ellipsoid& shape, std::uint32_t columns, std::uint32_t rows) {
  return blob(columns, rows,
              [&](const glm::dvec3& direction) { return shape.centre + shape.radii * direction; });
}

constexpr std::array<Ellipsoid, 4> duckParts{{{{0, 0, 3.2}, {4.4, 3.4, 3}},
                                              {{2.6, 0, 7.4}, {2.2, 2.1, 2.1}},
                                              {{4.9, 0, 7}, {1, 0.9, 0.4}},
                                              {{-4.2, 0, 4.6}, {1.2, 1, 0.9}}}};

std::vector<TriangleMesh> duckAt(std::uint32_t columns) {
  TriangleMesh feathers;
  TriangleMesh beak;
  for (std::size_t i = 0; i < duckParts.size(); ++i)
    add(i == 2 ? beak : feathers, ellipsoid(duckParts[i], columns, columns / 2));
  return {feathers, beak};
}

/// Centres of the 25 hulls: two rounds in the body, a ring in the head, beak and tail.
std::vector<glm::dvec3> duckHullCentres() {
  std::vector<glm::dvec3> centres{
      {0, 0, 1.6}, {0, 0, 4.9}, {2.6, 0, 8.4}, {4.9, 0, 7}, {-4.2, 0, 4.6}};
  const auto round = [&](int count, const glm::dvec3& centre, const glm::dvec2& radii) {
    for (int i = 0; i < count; ++i) {
      const double about = 6.283185307179586 * i / count;
      centres.push_back(centre +
                        glm::dvec3(radii.x * std::cos(about), radii.y * std::sin(about), 0));
    }
  };
  round(8, {0, 0, 2.4}, {3, 2.1});
  round(7, {0, 0, 4.2}, {2.6, 1.8});
  round(5, {2.6, 0, 7}, {1, 1});
  return centres;
}

struct CarSection {
  double x;
  double halfWidth;
  double height;
};

constexpr std::array<CarSection, 8> carSections{{{-2.1, 0.7, 0.75},
                                                 {-1.8, 0.85, 0.95},
                                                 {-1.2, 0.85, 1.35},
                                                 {-0.4, 0.85, 1.45},
                                                 {0.4, 0.85, 1.4},
                                                 {0.9, 0.85, 1},
                                                 {1.8, 0.8, 0.85},
                                                 {2.1, 0.65, 0.6}}};

/// Eight corners of the body between two of its sections.
std::vector<glm::dvec3> carSlice(std::size_t index) {
  std::vector<glm::dvec3> points;
  for (const CarSection& section : {carSections[index], carSections[index + 1]})
    for (const double side : {-1.0, 1.0})
      for (const double z : {0.3, section.height})
        points.emplace_back(section.x, side * section.halfWidth, z);
  return points;
}

/// The body through its sections, each with `steps` points across the roof.
TriangleMesh carSkin(std::uint32_t steps) {
  TriangleMesh mesh;
  const std::uint32_t around = steps + 2;
  for (const CarSection& section : carSections) {
    mesh.positions.emplace_back(section.x, -section.halfWidth, 0.3);
    for (std::uint32_t k = 0; k < steps; ++k) {
      const double across =
          steps == 1 ? 0 : 2 * static_cast<double>(k) / static_cast<double>(steps - 1) - 1;
      const double drop = 0.12 * across * across;
      mesh.positions.emplace_back(section.x, across * section.halfWidth, section.height - drop);
    }
    mesh.positions.emplace_back(section.x, section.halfWidth, 0.3);
  }
  for (std::uint32_t i = 0; i + 1 < carSections.size(); ++i)
    for (std::uint32_t k = 0; k < around; ++k) {
      const std::uint32_t a = i * around + k;
      const std::uint32_t b = i * around + (k + 1) % around;
      mesh.triangles.push_back({a, a + around, b + around});
      mesh.triangles.push_back({a, b + around, b});
    }
  const auto last = static_cast<std::uint32_t>((carSections.size() - 1) * around);
  for (std::uint32_t k = 1; k + 1 < around; ++k) {
    mesh.triangles.push_back({0, k, k + 1});
    mesh.triangles.push_back({last, last + k + 1, last + k});
  }
  return mesh;
}

/// A weathered head: waves of three lengths on a sphere that narrows to a neck.
glm::dvec3 statuePoint(const glm::dvec3& direction) {
  const double neck = 1 - 0.45 / (1 + std::exp(12 * (direction.z + 0.55)));
  const double brow = 0.06 * std::sin(5 * direction.x) * std::cos(4 * direction.z + direction.y);
  const double stone = 0.012 * std::sin(31 * direction.x + 17 * direction.y) *
                           std::sin(29 * direction.z - 13 * direction.x) +
                       0.004 * std::sin(97 * direction.y + 71 * direction.z);
  const double radius = neck + brow + stone;
  return direction * glm::dvec3(0.8, 0.95, 1.25) * radius;
}

TriangleMesh wing(std::uint32_t steps) {
  TriangleMesh mesh;
  for (std::uint32_t i = 0; i <= steps; ++i)
    for (std::uint32_t k = 0; k <= steps; ++k) {
      const double out = static_cast<double>(i) / static_cast<double>(steps);
      const double along = 2 * static_cast<double>(k) / static_cast<double>(steps) - 1;
      const double reach = 0.35 + 0.65 * (1 - along * along);
      mesh.positions.emplace_back(0.6 * out * reach, 0.4 * along, 0.15 * out * out);
    }
  for (std::uint32_t i = 0; i < steps; ++i)
    for (std::uint32_t k = 0; k < steps; ++k) {
      const std::uint32_t a = i * (steps + 1) + k;
      mesh.triangles.push_back({a, a + steps + 1, a + steps + 2});
      mesh.triangles.push_back({a, a + steps + 2, a + 1});
    }
  return mesh;
}

}  // namespace

Model duck() {
  constexpr double hullRadius = 1;
  Model model;
  model.lods = {duckAt(48), duckAt(24), duckAt(12), duckAt(8)};
  for (const glm::dvec3& centre : duckHullCentres())
    model.hulls.push_back(icosahedron(centre, hullRadius));
  return model;
}

Model carBody() {
  Model model;
  model.lods = {{carSkin(25)}, {carSkin(11)}, {carSkin(5)}, {carSkin(3)}};
  for (std::size_t i = 0; i + 1 < carSections.size(); ++i) model.hulls.push_back(carSlice(i));
  return model;
}

Model statue() {
  Model model;
  for (const std::uint32_t columns : {224U, 112U, 40U, 16U})
    model.lods.push_back({blob(columns, columns / 2, statuePoint)});
  model.physics = {blob(16, 8, statuePoint)};
  return model;
}

Model butterflyWing() {
  Model model;
  model.lods = {{wing(16)}, {wing(8)}, {wing(4)}, {wing(2)}};
  return model;
}

}  // namespace wb::samples
