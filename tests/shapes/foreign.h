#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <cstdlib>
#include <fstream>
#include <string>

namespace wb::shape::test {

/// Triangles of an OBJ file, y up, in the folder of files by others that WEIGHBRIDGE_CORPUS names:
/// `field/c19/stairblock.obj`. None where nobody names that folder, or it lacks the file.
inline mesh::TriangleMesh foreignTriangles(const std::string& name) {
  mesh::TriangleMesh mesh;
  const char* folder = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!folder) return mesh;
  std::ifstream file(std::string(folder) + '/' + name);
  for (std::string kind; file >> kind; file.ignore(1'000'000, '\n')) {
    glm::dvec3 place(0);
    mesh::Triangle corners{};
    if (kind == "v" && file >> place.x >> place.y >> place.z)
      mesh.positions.emplace_back(place.x, -place.z, place.y);
    else if (kind == "f" && file >> corners[0] >> corners[1] >> corners[2])
      mesh.triangles.push_back({corners[0] - 1, corners[1] - 1, corners[2] - 1});
  }
  return mesh;
}

}  // namespace wb::shape::test
