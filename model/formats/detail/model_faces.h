#pragma once

#include "model/formats/reader/flat_scene.h"
#include "model/geometry/geometry.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace wb::import {

/// A face of a mesh asset to be: at most limits::verticesPerFace vertices and
/// limits::modelTrianglesPerFace triangles.
struct ModelFace {
  mesh::TriangleMesh mesh;
  std::vector<glm::vec3> normals;    ///< One a vertex, of length 1.
  std::vector<glm::vec2> texCoords;  ///< One a vertex, or none at all.
  bool hasNormals = false;           ///< Of the file; else they are made of the triangles.
};

/// A mesh, and what is done to its vertices; where that mirrors, triangles are turned to stay
/// outside out.
struct PlacedMesh {
  const worker::MeshView* mesh = nullptr;
  glm::dmat4 toPart{1};
};

/// All triangles of the meshes, each once, as few faces as their order allows. Where the uploader
/// has a loader for the format (MeshView::cut, that of the first mesh), faces end where they do
/// there: after the triangle that makes 65,532 vertices or indices in Collada (lldaeloader.cpp,
/// load_face_from_dom_triangles, load_face_from_dom_polylist), after the one that makes 65,525
/// vertices in a glTF primitive that has so many, its triangles ordered for the vertex cache before
/// (llgltfloader.cpp, populateModelFromMesh).
std::vector<ModelFace> facesOf(std::span<const PlacedMesh> meshes);
/// The same of meshes to which all the same is done.
std::vector<ModelFace> facesOf(std::span<const worker::MeshView* const> meshes,
                               const glm::dmat4& toPart);

}  // namespace wb::import
