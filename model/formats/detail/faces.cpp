#include "model/formats/detail/faces.h"

#include "model/asset/make_face.h"
#include "model/core/limits.h"

#include <glm/geometric.hpp>

#include <map>
#include <tuple>
#include <utility>

namespace wb::exporting {
namespace {

class FaceMaker {
 public:
  FaceMaker(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale)
      : mesh_(mesh), shading_(shading), scale_(scale) {}

  asset::Faces make() {
    for (const mesh::Triangle& triangle : mesh_.triangles) {
      if (face_.positions.size() + 3 > limits::verticesPerFace) finishFace();
      add(triangle);
    }
    finishFace();
    return std::move(faces_);
  }

 private:
  using Corner = std::tuple<std::uint32_t, float, float, float>;

  void add(const mesh::Triangle& triangle) {
    const glm::vec3 normal = shading_ == Shading::flat ? normalOf(triangle) : glm::vec3(0);
    mesh::Triangle own{};
    for (std::size_t i = 0; i < 3; ++i) own[i] = numberOf(triangle[i], normal);
    face_.triangles.push_back(own);
  }

  glm::vec3 normalOf(const mesh::Triangle& triangle) const {
    const glm::dvec3 corner = mesh_.positions[triangle[0]] * scale_;
    const glm::dvec3 normal = glm::cross(mesh_.positions[triangle[1]] * scale_ - corner,
                                         mesh_.positions[triangle[2]] * scale_ - corner);
    const double length = glm::length(normal);
    return length > 0 ? glm::vec3(normal / length) : glm::vec3(0, 0, 1);
  }

  std::uint32_t numberOf(std::uint32_t corner, const glm::vec3& normal) {
    const auto next = static_cast<std::uint32_t>(face_.positions.size());
    const auto [known, isNew] = known_.try_emplace({corner, normal.x, normal.y, normal.z}, next);
    if (!isNew) return known->second;
    face_.positions.push_back(mesh_.positions[corner]);
    if (shading_ == Shading::flat) normals_.push_back(normal);
    return next;
  }

  void finishFace() {
    if (face_.triangles.empty()) return;
    faces_.push_back(asset::makeFace(face_, normals_));
    face_ = {};
    normals_.clear();
    known_.clear();
  }

  const mesh::TriangleMesh& mesh_;
  Shading shading_;
  glm::dvec3 scale_;
  mesh::TriangleMesh face_;
  std::vector<glm::vec3> normals_;
  std::map<Corner, std::uint32_t> known_;
  asset::Faces faces_;
};

}  // namespace

asset::Faces facesOf(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale) {
  return FaceMaker(mesh, shading, scale).make();
}

}  // namespace wb::exporting
