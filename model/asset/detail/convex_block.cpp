#include "model/asset/asset_texts.h"
#include "model/asset/detail/asset_fields.h"
#include "model/asset/detail/blocks.h"
#include "model/asset/detail/pack.h"
#include "model/core/limits.h"

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

}  // namespace wb::asset
