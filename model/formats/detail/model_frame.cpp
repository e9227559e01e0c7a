#include "model/formats/detail/model_frame.h"

#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <cstdint>

namespace wb::import {

namespace {

/// Of what triangles have: a vertex that none has is nowhere.
asset::Domain3 boxAround(const worker::MeshView& mesh) {
  const auto position = [&mesh](std::uint32_t vertex) {
    const auto& [x, y, z] = mesh.vertices[vertex].position;
    return glm::dvec3(x, y, z);
  };
  const glm::dvec3 first = position(mesh.triangles.front()[0]);
  asset::Domain3 box{first, first};
  for (const auto& triangle : mesh.triangles)
    for (const std::uint32_t vertex : triangle) {
      box.min = glm::min(box.min, position(vertex));
      box.max = glm::max(box.max, position(vertex));
    }
  return box;
}

}  // namespace

/// Upright vertices are turned by quarters, so that their box is that of two turned corners.
const asset::Domain3& NodeBoxes::ofMesh(std::size_t mesh) {
  std::optional<asset::Domain3>& box = boxes_[mesh];
  if (box) return *box;
  const asset::Domain3 own = boxAround(scene_.meshes()[mesh]);
  const glm::dvec3 one(scene_.upright() * glm::dvec4(own.min, 1));
  const glm::dvec3 other(scene_.upright() * glm::dvec4(own.max, 1));
  return box.emplace(asset::Domain3{glm::min(one, other), glm::max(one, other)});
}

asset::Domain3 NodeBoxes::of(const worker::NodeView& node) {
  asset::Domain3 bounds = ofMesh(node.uses.front());
  for (const std::uint32_t use : node.uses) {
    bounds.min = glm::min(bounds.min, ofMesh(use).min);
    bounds.max = glm::max(bounds.max, ofMesh(use).max);
  }
  return bounds;
}

glm::dmat4 filling(const asset::Domain3& box, const asset::Domain3& target,
                   const glm::dvec3& flat) {
  const glm::dvec3 size = box.max - box.min;
  glm::dvec3 wanted = target.max - target.min;
  glm::dvec3 factor(1);
  for (int axis = 0; axis < 3; ++axis) {
    if (!(wanted[axis] > 0)) wanted[axis] = flat[axis];
    if (size[axis] > 0) factor[axis] = wanted[axis] / size[axis];
  }
  const glm::dvec3 centre = (box.min + box.max) * 0.5;
  const glm::dvec3 targetCentre = (target.min + target.max) * 0.5;
  return glm::scale(glm::translate(glm::dmat4(1), targetCentre - factor * centre), factor);
}

namespace {

const glm::dmat4 mirrorX = glm::scale(glm::dmat4(1), glm::dvec3(-1, 1, 1));

}  // namespace

ModelFrame frameOf(const glm::dmat4& toMetres) {
  const bool mirrors = glm::determinant(glm::dmat3(toMetres)) < 0;
  const glm::dmat4 toPart = mirrors ? mirrorX : glm::dmat4(1);
  const auto transform = transformOf(toMetres * toPart);
  if (transform && transform->isExact) return {*transform, toPart, false};
  ModelFrame baked;
  baked.transform.position = glm::dvec3(toMetres[3]);
  baked.toPart = glm::dmat4(glm::dmat3(toMetres));
  baked.isBaked = true;
  return baked;
}

}  // namespace wb::import
