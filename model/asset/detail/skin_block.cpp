#include "model/asset/detail/asset_fields.h"
#include "model/asset/detail/blocks.h"

#include <glm/gtc/type_ptr.hpp>

#include <utility>

namespace wb::asset {
namespace {

constexpr std::size_t numbersPerMatrix = 16;

std::optional<glm::dmat4> matrixAt(Fields& fields, std::string_view key) {
  if (!fields.has(key)) return std::nullopt;
  const std::vector<double> numbers = fields.numbers(key);
  if (numbers.size() == numbersPerMatrix) return glm::make_mat4(numbers.data());
  fields.refuseCount(key, numbers.size(), numbersPerMatrix);
  return std::nullopt;
}

std::vector<glm::dmat4> matricesAt(Fields& fields, std::string_view key) {
  std::vector<glm::dmat4> matrices;
  for (llsd::Value& element : fields.array(key).value_or(llsd::Array{})) {
    Fields inside(llsd::Map{{std::string(key), std::move(element)}});
    const auto matrix = inside.finish(matrixAt(inside, key));
    if (!matrix) {
      fields.refuse(matrix.error().text, matrix.error().arguments);
      return {};
    }
    matrices.push_back(matrix->value());
  }
  return matrices;
}

std::vector<std::string> stringsAt(Fields& fields, std::string_view key) {
  std::vector<std::string> strings;
  for (llsd::Value& element : fields.array(key).value_or(llsd::Array{})) {
    auto* text = element.get<std::string>();
    if (!text) {
      fields.refuseType(key, "strings");
      return {};
    }
    strings.push_back(std::move(*text));
  }
  return strings;
}

llsd::Array matrixArray(const glm::dmat4& matrix) {
  const double* first = glm::value_ptr(matrix);
  return llsd::Array(first, first + numbersPerMatrix);
}

llsd::Array matrixArrays(const std::vector<glm::dmat4>& matrices) {
  llsd::Array array;
  for (const glm::dmat4& matrix : matrices) array.emplace_back(matrixArray(matrix));
  return array;
}

}  // namespace

Result<Skin> readSkin(llsd::Value&& block) {
  Fields fields(std::move(block), "the block");
  Skin skin;
  skin.jointNames = stringsAt(fields, "joint_names");
  skin.inverseBindMatrices = matricesAt(fields, "inverse_bind_matrix");
  skin.bindShapeMatrix = matrixAt(fields, "bind_shape_matrix");
  skin.alternativeInverseBindMatrices = matricesAt(fields, "alt_inverse_bind_matrix");
  skin.pelvisOffset = fields.number("pelvis_offset");
  skin.lockScaleIfJointPosition = fields.boolean("lock_scale_if_joint_position");
  skin.otherKeys = fields.rest();
  return fields.finish(std::move(skin));
}

llsd::Value writeSkin(const Skin& skin) {
  llsd::Map map = skin.otherKeys;
  map.insert_or_assign("joint_names", llsd::Array(skin.jointNames.begin(), skin.jointNames.end()));
  map.insert_or_assign("inverse_bind_matrix", matrixArrays(skin.inverseBindMatrices));
  if (skin.bindShapeMatrix)
    map.insert_or_assign("bind_shape_matrix", matrixArray(*skin.bindShapeMatrix));
  if (!skin.alternativeInverseBindMatrices.empty())
    map.insert_or_assign("alt_inverse_bind_matrix",
                         matrixArrays(skin.alternativeInverseBindMatrices));
  if (skin.pelvisOffset) map.insert_or_assign("pelvis_offset", *skin.pelvisOffset);
  if (skin.lockScaleIfJointPosition)
    map.insert_or_assign("lock_scale_if_joint_position", *skin.lockScaleIfJointPosition);
  return map;
}

}  // namespace wb::asset
