#include "model/asset/detail/blocks.h"

#include "model/asset/asset_texts.h"
#include "model/asset/detail/asset_fields.h"
#include "model/core/limits.h"

#include <glm/gtc/type_ptr.hpp>

#include <array>
#include <numeric>
#include <utility>

namespace wb::asset {
namespace {

/// The first spelling is today's, the second that of the published document.
std::string_view spelling(const Fields& fields, std::string_view today,
                          std::string_view documented) {
  return fields.has(today) ? today : documented;
}

/// A count in `HullList`, where 0 stands for 256.
std::size_t hullSize(std::uint8_t stored) { return stored == 0 ? limits::verticesPerHull : stored; }

std::vector<HullPoints> splitHulls(Fields& fields, const HullPoints& points, const Bytes& sizes) {
  if (sizes.size() > limits::hullsRead) {
    fields.refuse(assetTexts["asset.too_many_hulls"],
                  {{"have", sizes.size()}, {"limit", limits::hullsRead}});
    return {};
  }
  const std::size_t needed =
      std::accumulate(sizes.begin(), sizes.end(), std::size_t{0},
                      [](std::size_t sum, std::uint8_t size) { return sum + hullSize(size); });
  if (needed != points.size()) {
    fields.refuse(assetTexts["asset.hull_list"],
                  {{"need", needed}, {"count", sizes.size()}, {"have", points.size()}});
    return {};
  }
  std::vector<HullPoints> hulls;
  auto first = points.begin();
  for (const std::uint8_t size : sizes) {
    const auto end = first + static_cast<std::ptrdiff_t>(hullSize(size));
    hulls.emplace_back(first, end);
    first = end;
  }
  return hulls;
}

}  // namespace

Result<PhysicsConvex> readPhysicsConvex(llsd::Value&& block) {
  Fields fields(std::move(block), "the block");
  PhysicsConvex convex;
  convex.domain = fields.domain<Domain3>();
  const auto points = fields.packed<Quantised3>(spelling(fields, "Positions", "Position"));
  convex.hulls = splitHulls(fields, points, fields.binary("HullList").value_or(Bytes{}));
  const std::string_view baseHull = spelling(fields, "BoundingVerts", "Hull");
  if (fields.has(baseHull)) convex.baseHull = fields.packed<Quantised3>(baseHull);
  convex.otherKeys = fields.rest();
  return fields.finish(std::move(convex));
}

llsd::Value writePhysicsConvex(const PhysicsConvex& convex) {
  llsd::Map map = convex.otherKeys;
  packDomain(convex.domain, map);
  if (!convex.hulls.empty()) {
    Bytes sizes;
    HullPoints points;
    for (const HullPoints& hull : convex.hulls) {
      sizes.push_back(static_cast<std::uint8_t>(hull.size() % limits::verticesPerHull));
      points.insert(points.end(), hull.begin(), hull.end());
    }
    map.insert_or_assign("HullList", std::move(sizes));
    map.insert_or_assign("Positions", packed(points));
  }
  if (convex.baseHull) map.insert_or_assign("BoundingVerts", packed(*convex.baseHull));
  return map;
}

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

namespace {

struct CostKey {
  std::string_view key;
  std::optional<double> RecordedCosts::*member;
};

constexpr std::array costKeys{
    CostKey{"hull", &RecordedCosts::hull},
    CostKey{"hull_discounted_vertices", &RecordedCosts::hullDiscountedVertices},
    CostKey{"decomposition", &RecordedCosts::decomposition},
    CostKey{"decomposition_discounted_vertices", &RecordedCosts::decompositionDiscountedVertices},
    CostKey{"decomposition_hulls", &RecordedCosts::decompositionHulls},
    CostKey{"mesh_triangles", &RecordedCosts::meshTriangles},
};

}  // namespace

Result<RecordedCosts> readRecordedCosts(llsd::Value&& map) {
  Fields fields(std::move(map), "physics_cost_data");
  RecordedCosts costs;
  for (const auto& [key, member] : costKeys) costs.*member = fields.number(key);
  costs.mesh = fields.numbers("mesh");
  return fields.finish(std::move(costs));
}

llsd::Value writeRecordedCosts(const RecordedCosts& costs) {
  llsd::Map map;
  for (const auto& [key, member] : costKeys)
    if (costs.*member) map.emplace(key, *(costs.*member));
  if (!costs.mesh.empty()) map.emplace("mesh", llsd::Array(costs.mesh.begin(), costs.mesh.end()));
  return map;
}

}  // namespace wb::asset
