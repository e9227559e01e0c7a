#include "model/asset/detail/asset_fields.h"
#include "model/asset/detail/blocks.h"

#include <array>
#include <utility>

namespace wb::asset {
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
