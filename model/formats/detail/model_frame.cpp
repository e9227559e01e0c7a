#include "model/formats/detail/model_frame.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

namespace wb::import {
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
