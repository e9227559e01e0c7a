#include "model/formats/detail/model_faces.h"

#include "model/core/limits.h"
#include "model/core/threads.h"
#include "model/geometry/simplify.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <limits>
#include <utility>

// Cuts the triangles of a material into faces that the format can hold, where the uploader's
// loaders cut them (FaceCut in flat_format.h), so that counts are the grid's: greedily, in the
// order of the file, a face ends after the triangle that reaches its bound. Vertices have
// new numbers in each face, through a table of the mesh's vertices, cleared at each new face:
// O(triangles + faces * vertices). Normals go through the cofactor matrix, which any affine map
// keeps perpendicular. The bounds are the viewer's (colladaBound, gltfBound): nothing to tune.

namespace wb::import {
namespace {

using worker::FlatVertex;
using worker::MeshView;

constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

/// Perpendicular to a surface after a matrix that need not keep angles; up where it flattens.
glm::dmat3 forNormals(const glm::dmat4& matrix) {
  const glm::dmat3 axes(matrix);
  return {glm::cross(axes[1], axes[2]), glm::cross(axes[2], axes[0]), glm::cross(axes[0], axes[1])};
}

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
constexpr std::size_t colladaBound = 65'532;
constexpr std::size_t gltfBound = 65'535 - 10;

/// After how many vertices or indices a face ends, seen when a triangle is whole.
struct FaceEnd {
  std::size_t vertices = unlimited;
  std::size_t triangles = unlimited;
};

FaceEnd faceEndOf(worker::FaceCut cut) {
  switch (cut) {
    case worker::FaceCut::triangles:
      return {colladaBound, unlimited};
    case worker::FaceCut::polylist:
      return {unlimited, colladaBound / 3};
    case worker::FaceCut::primitive:
      return {gltfBound, unlimited};
    case worker::FaceCut::polygons:
    case worker::FaceCut::none:
      break;
  }
  return {};
}

/// What is done to the vertices of a mesh.
struct Placement {
  explicit Placement(const glm::dmat4& matrix)
      : toPart(matrix),
        normalToPart(forNormals(matrix)),
        mirrors(glm::determinant(glm::dmat3(matrix)) < 0) {
    if (mirrors) normalToPart = -normalToPart;
  }

  glm::dmat4 toPart;
  glm::dmat3 normalToPart;
  bool mirrors;
};

class FaceMaker {
 public:
  FaceMaker(bool hasTexCoords, bool hasNormals, worker::FaceCut cut)
      : end_(faceEndOf(cut)), hasTexCoords_(hasTexCoords), hasNormals_(hasNormals) {}

  void add(const PlacedMesh& placed) {
    const MeshView& mesh = *placed.mesh;
    placements_.emplace_back(placed.toPart);
    numbers_.assign(mesh.vertices.size(), unknown);
    if (!faces_.empty()) beginRun();
    if (mesh.cut == worker::FaceCut::primitive && mesh.vertices.size() >= gltfBound) {
      for (const auto& triangle : mesh::inCacheOrder(mesh.triangles, mesh.vertices.size()))
        add(mesh, triangle);
    } else {
      for (const auto& triangle : mesh.triangles) add(mesh, triangle);
    }
  }

  /// Vertices are moved and turned when all faces are known: these do not wait for each other.
  std::vector<ModelFace> take() {
    inParallel(faces_.size(), 1, 0, [this](std::size_t begin, std::size_t) { fill(begin); });
    return std::move(faces_);
  }

 private:
  void add(const MeshView& mesh, const mesh::Triangle& triangle) {
    if (!hasRoomFor(triangle)) begin();
    mesh::Triangle made;
    for (std::size_t i = 0; i < 3; ++i) made[i] = numberOf(mesh, triangle[i]);
    if (placements_.back().mirrors) std::swap(made[1], made[2]);
    faces_.back().mesh.triangles.push_back(made);
    isEnded_ = vertices_.back().size() >= end_.vertices ||
               faces_.back().mesh.triangles.size() >= end_.triangles;
  }

  bool hasRoomFor(const mesh::Triangle& triangle) const {
    if (faces_.empty() || isEnded_) return false;
    const auto fresh = std::ranges::count_if(
        triangle, [this](std::uint32_t vertex) { return numbers_[vertex] == unknown; });
    return vertices_.back().size() + static_cast<std::size_t>(fresh) <= limits::verticesPerFace &&
           faces_.back().mesh.triangles.size() < limits::modelTrianglesPerFace;
  }

  void begin() {
    isEnded_ = false;
    faces_.emplace_back().hasNormals = hasNormals_;
    vertices_.emplace_back();
    runs_.emplace_back();
    std::ranges::fill(numbers_, unknown);
    beginRun();
  }

  /// What follows in the face begun last is of the mesh added last.
  void beginRun() { runs_.back().push_back({vertices_.back().size(), placements_.size() - 1}); }

  std::uint32_t numberOf(const MeshView& mesh, std::uint32_t vertex) {
    if (numbers_[vertex] == unknown) {
      numbers_[vertex] = static_cast<std::uint32_t>(vertices_.back().size());
      vertices_.back().push_back(&mesh.vertices[vertex]);
    }
    return numbers_[vertex];
  }

  void fill(std::size_t number) {
    ModelFace& face = faces_[number];
    const std::size_t count = vertices_[number].size();
    face.mesh.positions.reserve(count);
    face.normals.reserve(count);
    if (hasTexCoords_) face.texCoords.reserve(count);
    const std::vector<Run>& runs = runs_[number];
    for (std::size_t i = 0; i < runs.size(); ++i) {
      const std::size_t end = i + 1 < runs.size() ? runs[i + 1].first : count;
      for (std::size_t vertex = runs[i].first; vertex < end; ++vertex)
        append(face, *vertices_[number][vertex], placements_[runs[i].placement]);
    }
  }

  void append(ModelFace& face, const FlatVertex& vertex, const Placement& placement) const {
    const auto& [position, normal, texCoord] = vertex;
    face.mesh.positions.emplace_back(placement.toPart *
                                     glm::dvec4(position[0], position[1], position[2], 1));
    const glm::dvec3 turned = placement.normalToPart * glm::dvec3(normal[0], normal[1], normal[2]);
    const double length = glm::length(turned);
    face.normals.emplace_back(length > 0 ? turned / length : glm::dvec3(0, 0, 1));
    if (hasTexCoords_) face.texCoords.emplace_back(texCoord[0], texCoord[1]);
  }

  /// Vertices of one mesh in a face, up to the next run.
  struct Run {
    std::size_t first;
    std::size_t placement;
  };

  FaceEnd end_;
  bool isEnded_ = false;  ///< The face begun last takes no more.
  bool hasTexCoords_;
  bool hasNormals_;
  std::vector<std::uint32_t> numbers_;  ///< Of the mesh's vertices in the face begun last.
  std::vector<ModelFace> faces_;
  std::vector<std::vector<const FlatVertex*>> vertices_;  ///< Of each face.
  std::vector<std::vector<Run>> runs_;                    ///< Of each face.
  std::vector<Placement> placements_;                     ///< Of each mesh.
};

}  // namespace

std::vector<ModelFace> facesOf(std::span<const PlacedMesh> meshes) {
  const auto has = [](bool MeshView::*what) {
    return [what](const PlacedMesh& placed) { return placed.mesh->*what; };
  };
  FaceMaker maker(std::ranges::any_of(meshes, has(&MeshView::hasTexCoords)),
                  std::ranges::all_of(meshes, has(&MeshView::hasNormals)),
                  meshes.empty() ? worker::FaceCut::none : meshes.front().mesh->cut);
  for (const PlacedMesh& mesh : meshes) maker.add(mesh);
  return maker.take();
}

std::vector<ModelFace> facesOf(std::span<const MeshView* const> meshes, const glm::dmat4& toPart) {
  std::vector<PlacedMesh> placed;
  for (const MeshView* mesh : meshes) placed.push_back({mesh, toPart});
  return facesOf(placed);
}

}  // namespace wb::import
