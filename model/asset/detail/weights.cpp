#include "model/asset/detail/weights.h"

#include "model/asset/asset_texts.h"

namespace wb::asset {
namespace {

constexpr std::uint8_t endOfJoints = 0xff;
constexpr std::size_t bytesPerJoint = 3;

/// Reads one vertex off the front of `stored`; false if the bytes end first.
bool readVertex(ByteView& stored, VertexWeights& vertex) {
  while (vertex.count < vertex.joints.size()) {
    if (stored.empty()) return false;
    if (stored[0] == endOfJoints) {
      stored = stored.subspan(1);
      return true;
    }
    if (stored.size() < bytesPerJoint) return false;
    vertex.joints[vertex.count++] = {stored[0],
                                     static_cast<std::uint16_t>(stored[1] | stored[2] << 8)};
    stored = stored.subspan(bytesPerJoint);
  }
  return true;
}

}  // namespace

Result<std::vector<VertexWeights>> readWeights(ByteView stored, std::size_t vertices) {
  std::vector<VertexWeights> weights;
  while (weights.size() < vertices)
    if (!readVertex(stored, weights.emplace_back()))
      return failure(assetTexts["asset.weights_cut"], {{"vertex", weights.size() - 1}});
  if (!stored.empty())
    return failure(assetTexts["asset.weights_left"],
                   {{"vertices", vertices}, {"bytes", stored.size()}});
  return weights;
}

Bytes writeWeights(const std::vector<VertexWeights>& weights) {
  Bytes stored;
  for (const VertexWeights& vertex : weights) {
    for (std::size_t i = 0; i < vertex.count; ++i) {
      const auto [joint, weight] = vertex.joints[i];
      stored.insert(stored.end(), {joint, static_cast<std::uint8_t>(weight & 0xff),
                                   static_cast<std::uint8_t>(weight >> 8)});
    }
    if (vertex.count < vertex.joints.size()) stored.push_back(endOfJoints);
  }
  return stored;
}

}  // namespace wb::asset
