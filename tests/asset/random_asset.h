#pragma once

#include "model/asset/asset.h"

#include <rapidcheck.h>

#include <algorithm>
#include <vector>

namespace wb::asset {

inline double randomNumber() { return *rc::gen::inRange(-1'000'000, 1'000'000) / 1024.0; }

template <class T>
std::vector<T> randomMany(std::size_t count) {
  return *rc::gen::container<std::vector<T>>(count, rc::gen::arbitrary<T>());
}

/// Empty, or `count` of T.
template <class T>
std::vector<T> randomManyOrNone(std::size_t count) {
  return *rc::gen::arbitrary<bool>() ? randomMany<T>(count) : std::vector<T>{};
}

template <class Make>
auto randomOptional(Make make) {
  return *rc::gen::arbitrary<bool>() ? std::optional(make()) : std::nullopt;
}

template <class Domain>
Domain randomDomain() {
  Domain domain;
  for (glm::length_t axis = 0; axis < domain.min.length(); ++axis) {
    const double one = randomNumber();
    const double other = randomNumber();
    domain.min[axis] = std::min(one, other);
    domain.max[axis] = std::max(one, other);
  }
  return domain;
}

inline VertexWeights randomWeights() {
  VertexWeights weights;
  weights.count = *rc::gen::inRange<std::uint8_t>(0, 5);
  for (std::size_t i = 0; i < weights.count; ++i)
    weights.joints[i] = {*rc::gen::inRange<std::uint8_t>(0, 255),
                         *rc::gen::arbitrary<std::uint16_t>()};
  return weights;
}

inline llsd::Map randomKeys() {
  llsd::Map map;
  if (*rc::gen::arbitrary<bool>()) map.emplace("unknown", *rc::gen::arbitrary<std::int32_t>());
  return map;
}

inline Face randomFace() {
  if (*rc::gen::arbitrary<bool>()) return {};
  const auto vertices = *rc::gen::inRange<std::size_t>(0, 6);
  Face face;
  face.positionDomain = randomDomain<Domain3>();
  face.positions = randomMany<Quantised3>(vertices);
  face.normals = randomManyOrNone<Quantised3>(vertices);
  face.texCoordDomain = randomDomain<Domain2>();
  face.texCoords = randomManyOrNone<Quantised2>(vertices);
  face.triangles = randomMany<Quantised3>(*rc::gen::inRange<std::size_t>(0, 6));
  if (*rc::gen::arbitrary<bool>())
    for (std::size_t i = 0; i < vertices; ++i) face.weights.push_back(randomWeights());
  face.normalizedScale = randomOptional([] { return randomDomain<Domain3>().min; });
  face.otherKeys = randomKeys();
  return face;
}

inline Faces randomFaces() {
  Faces faces(*rc::gen::inRange<std::size_t>(0, 4));
  for (Face& face : faces) face = randomFace();
  return faces;
}

inline HullPoints randomHull() {
  return randomMany<Quantised3>(*rc::gen::element<std::size_t>(1, 2, 255, 256));
}

inline PhysicsConvex randomConvex() {
  PhysicsConvex convex;
  convex.domain = randomDomain<Domain3>();
  convex.hulls.resize(*rc::gen::inRange<std::size_t>(0, 3));
  for (HullPoints& hull : convex.hulls) hull = randomHull();
  convex.baseHull = randomOptional(randomHull);
  convex.otherKeys = randomKeys();
  return convex;
}

inline glm::dmat4 randomMatrix() {
  glm::dmat4 matrix;
  for (glm::length_t row = 0; row < 4; ++row)
    for (glm::length_t column = 0; column < 4; ++column) matrix[row][column] = randomNumber();
  return matrix;
}

inline Skin randomSkin() {
  Skin skin;
  skin.jointNames = *rc::gen::arbitrary<std::vector<std::string>>();
  skin.inverseBindMatrices.assign(*rc::gen::inRange<std::size_t>(0, 3), randomMatrix());
  skin.bindShapeMatrix = randomOptional(randomMatrix);
  skin.alternativeInverseBindMatrices.assign(*rc::gen::inRange<std::size_t>(0, 3), randomMatrix());
  skin.pelvisOffset = randomOptional(randomNumber);
  skin.lockScaleIfJointPosition = randomOptional([] { return *rc::gen::arbitrary<bool>(); });
  skin.otherKeys = randomKeys();
  return skin;
}

inline RecordedCosts randomCosts() {
  RecordedCosts costs;
  costs.hull = randomOptional(randomNumber);
  costs.hullDiscountedVertices = randomOptional(randomNumber);
  costs.decomposition = randomOptional(randomNumber);
  costs.decompositionDiscountedVertices = randomOptional(randomNumber);
  costs.decompositionHulls = randomOptional(randomNumber);
  for (int i = 0; i < 9; ++i) costs.mesh.push_back(randomNumber());
  costs.meshTriangles = randomOptional(randomNumber);
  return costs;
}

/// Anything that the format can hold, whether the grid would take it or not; never without a block.
inline MeshAsset randomAsset() {
  MeshAsset asset;
  asset.version = *rc::gen::inRange(0, 1000);
  asset.creator = randomOptional([] { return Uuid{*rc::gen::arbitrary<decltype(Uuid::bytes)>()}; });
  asset.date = randomOptional(randomNumber);
  for (auto& lod : asset.lods) lod = randomOptional(randomFaces);
  asset.lods[0] = randomFaces();
  asset.physicsMesh = randomOptional(randomFaces);
  asset.physicsConvex = randomOptional(randomConvex);
  asset.skin = randomOptional(randomSkin);
  asset.recordedCosts = randomOptional(randomCosts);
  asset.otherKeys = randomKeys();
  if (*rc::gen::arbitrary<bool>())
    asset.otherBlocks = {{"physics_havok", {1, 2, 3}, {{"hash", Uuid{}}}}, {"zzz", {4}, {}}};
  return asset;
}

}  // namespace wb::asset
