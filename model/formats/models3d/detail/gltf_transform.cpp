#include "model/formats/models3d/detail/gltf_transform.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/gltf_accessor.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <glm/ext/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace wb::import3d {
namespace {

/// A list of so many numbers; nothing if there is none.
template <std::size_t N>
std::optional<std::array<double, N>> numbersIn(const Json& node, const char* name,
                                               const std::string& place) {
  const Json* list = memberOf(node, name);
  if (!list) return {};
  std::array<double, N> numbers;
  bool isRight = list->is_array() && list->size() == N;
  for (std::size_t i = 0; isRight && i < N; ++i) {
    isRight = (*list)[i].is_number() && std::isfinite((*list)[i].get<double>());
    if (isRight) numbers[i] = (*list)[i].get<double>();
  }
  if (!isRight)
    refuseDamaged(place, "its " + std::string(name) + " was expected to be " + std::to_string(N) +
                             " finite numbers");
  return numbers;
}

glm::dmat4 composed(const std::array<double, 4>& translation, const std::array<double, 4>& rotation,
                    const std::array<double, 4>& scale) {
  const glm::dquat turn(rotation[3], rotation[0], rotation[1], rotation[2]);
  const double length = glm::length(turn);
  const glm::dmat4 turned = length > 0 ? glm::mat4_cast(turn / length) : glm::dmat4(1);
  const glm::dmat4 moved =
      glm::translate(glm::dmat4(1), {translation[0], translation[1], translation[2]});
  return glm::scale(moved * turned, {scale[0], scale[1], scale[2]});
}

}  // namespace

glm::dmat4 transformOf(const Json& node, const std::string& place) {
  if (const auto matrix = numbersIn<16>(node, "matrix", place)) {
    glm::dmat4 result;
    for (int i = 0; i < 16; ++i) result[i / 4][i % 4] = (*matrix)[static_cast<std::size_t>(i)];
    return result;
  }
  const auto translation =
      numbersIn<3>(node, "translation", place).value_or(std::array{0., 0., 0.});
  const auto rotation = numbersIn<4>(node, "rotation", place).value_or(std::array{0., 0., 0., 1.});
  const auto scale = numbersIn<3>(node, "scale", place).value_or(std::array{1., 1., 1.});
  return composed({translation[0], translation[1], translation[2]}, rotation,
                  {scale[0], scale[1], scale[2]});
}

std::vector<glm::dmat4> copiesIn(const Json& attributes, const GltfDocument& document,
                                 GltfBuffers& buffers) {
  const auto accessorOf = [&](const char* name) {
    const Json* key = memberOf(attributes, name);
    return key ? std::optional<GltfAccessor>(std::in_place, document, buffers, *key) : std::nullopt;
  };
  const auto translations = accessorOf("TRANSLATION");
  const auto rotations = accessorOf("ROTATION");
  const auto scales = accessorOf("SCALE");
  std::size_t count = 0;
  for (const auto* accessor : {&translations, &rotations, &scales})
    if (*accessor) count = std::max(count, (*accessor)->count());
  if (count > limits::flatNodes) refuse(worker::Refusal::Reason::tooLarge, {"nodes"});
  std::vector<glm::dmat4> copies;
  const auto valueOf = [](const auto& accessor, std::size_t i, std::array<double, 4> otherwise) {
    return accessor && i < accessor->count() ? accessor->vectorAt(i) : otherwise;
  };
  for (std::size_t i = 0; i < count; ++i)
    copies.push_back(composed(valueOf(translations, i, {0, 0, 0, 0}),
                              valueOf(rotations, i, {0, 0, 0, 1}),
                              valueOf(scales, i, {1, 1, 1, 0})));
  return copies;
}

}  // namespace wb::import3d
