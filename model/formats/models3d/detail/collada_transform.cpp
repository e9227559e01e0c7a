#include "model/formats/models3d/detail/collada_transform.h"

#include "model/formats/models3d/detail/collada_source.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

namespace wb::import3d {
namespace {

using Numbers = std::span<const double>;

glm::dvec3 vectorAt(Numbers numbers, std::size_t first) {
  return {numbers[first], numbers[first + 1], numbers[first + 2]};
}

glm::dmat4 matrixOfRows(Numbers numbers) {
  glm::dmat4 matrix;
  for (int i = 0; i < 16; ++i) matrix[i % 4][i / 4] = numbers[static_cast<std::size_t>(i)];
  return matrix;
}

glm::dmat4 rotation(Numbers numbers) {
  const glm::dvec3 axis = vectorAt(numbers, 0);
  if (glm::dot(axis, axis) == 0) return glm::dmat4(1);
  return glm::rotate(glm::dmat4(1), glm::radians(numbers[3]), axis);
}

glm::dmat4 translation(Numbers numbers) {
  return glm::translate(glm::dmat4(1), vectorAt(numbers, 0));
}

/// The uploader takes no <scale> for a mirror (LLDAELoader::processElement).
glm::dmat4 scaling(Numbers numbers) {
  return glm::scale(glm::dmat4(1), glm::abs(vectorAt(numbers, 0)));
}

glm::dmat4 lookingAt(Numbers numbers) {
  return glm::inverse(
      glm::lookAt(vectorAt(numbers, 0), vectorAt(numbers, 3), vectorAt(numbers, 6)));
}

/// As in RenderMan: leans by an angle along one axis, measured from another.
glm::dmat4 skewing(Numbers numbers) {
  const glm::dvec3 from = glm::normalize(vectorAt(numbers, 1));
  const glm::dvec3 along = glm::normalize(vectorAt(numbers, 4));
  const glm::dvec3 across = from - glm::dot(from, along) * along;
  const double wide = glm::length(across);
  const double high = glm::dot(from, along);
  const double lean = std::tan(std::atan2(high, wide) + glm::radians(numbers[0])) - high / wide;
  const glm::dvec3 upright = across / wide;
  glm::dmat4 matrix(1);
  for (int column = 0; column < 3; ++column)
    for (int row = 0; row < 3; ++row) matrix[column][row] += lean * along[row] * upright[column];
  return matrix;
}

struct Transformation {
  std::string_view name;
  std::size_t numbers;
  glm::dmat4 (*make)(Numbers);
};

constexpr Transformation transformations[]{
    {"matrix", 16, matrixOfRows}, {"rotate", 4, rotation},  {"translate", 3, translation},
    {"scale", 3, scaling},        {"lookat", 9, lookingAt}, {"skew", 7, skewing},
};

bool isFinite(const glm::dmat4& matrix) {
  for (int i = 0; i < 16; ++i)
    if (!std::isfinite(matrix[i / 4][i % 4])) return false;
  return true;
}

glm::dmat4 madeBy(const Transformation& kind, const ColladaDocument& document,
                  const pugi::xml_node& element) {
  const std::vector<float> read = floatsIn(document, element);
  const std::vector<double> numbers(read.begin(), read.end());
  const glm::dmat4 made = numbers.size() < kind.numbers ? glm::dmat4(NAN) : kind.make(numbers);
  if (!isFinite(made))
    refuseDamaged(document.placeOf(element),
                  std::to_string(kind.numbers) + " finite numbers were expected");
  return made;
}

}  // namespace

glm::dmat4 transformOf(const ColladaDocument& document, const pugi::xml_node& node) {
  glm::dmat4 result(1);
  for (const pugi::xml_node& child : node)
    for (const Transformation& kind : transformations)
      if (kind.name == child.name()) result = result * madeBy(kind, document, child);
  return result;
}

glm::dmat4 matrixIn(const ColladaDocument& document, const pugi::xml_node& element) {
  return madeBy(transformations[0], document, element);
}

}  // namespace wb::import3d
