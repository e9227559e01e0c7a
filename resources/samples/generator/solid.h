#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <utility>
#include <vector>

/// Shapes that the samples are put together from: closed triangle meshes in metres, z up.
namespace wb::samples {

using mesh::TriangleMesh;

/// Adds a mesh to another.
void add(TriangleMesh& to, const TriangleMesh& mesh);
TriangleMesh joined(std::span<const TriangleMesh> meshes);
TriangleMesh moved(TriangleMesh mesh, const glm::dvec3& by);

/// Least and greatest coordinates; the mesh has a position.
std::pair<glm::dvec3, glm::dvec3> bounds(const TriangleMesh& mesh);

TriangleMesh box(const glm::dvec3& low, const glm::dvec3& high);

/// A flat outline in x, z (counter-clockwise seen from -y) with its own triangles, drawn out along
/// y. Every outline point is a corner of the solid, so that no edge meets the middle of another.
TriangleMesh extruded(const std::vector<glm::dvec2>& outline,
                      const std::vector<mesh::Triangle>& triangles, double fromY, double toY);

/// A sphere of `columns` by `rows` quads, each point moved to `radius(direction)`.
template <class Radius>
TriangleMesh blob(std::uint32_t columns, std::uint32_t rows, Radius radius);

/// The twelve points of an icosahedron around a centre.
std::vector<glm::dvec3> icosahedron(const glm::dvec3& centre, double radius);

/// An upright round column of `sides` sides.
TriangleMesh column(const glm::dvec3& foot, double radius, double height, std::uint32_t sides);

/// A ring about z: `around` steps about the axis, `tube` steps about the tube.
TriangleMesh ring(double radius, double tubeRadius, std::uint32_t around, std::uint32_t tube);

/// Unit directions of a grid over the sphere; the poles are single points.
TriangleMesh sphereGrid(std::uint32_t columns, std::uint32_t rows);

template <class Radius>
TriangleMesh blob(std::uint32_t columns, std::uint32_t rows, Radius radius) {
  TriangleMesh mesh = sphereGrid(columns, rows);
  for (glm::dvec3& position : mesh.positions) position = radius(position);
  return mesh;
}

}  // namespace wb::samples
