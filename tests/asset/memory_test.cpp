#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/shared_assets.h"
#include "model/core/task.h"

#include <gtest/gtest.h>

namespace wb::asset {
namespace {

constexpr std::size_t vertices = 60'000;

Bytes largeAsset() {
  Face face;
  face.positions.assign(vertices, {1, 2, 3});
  face.triangles.assign(1000, {0, 1, 2});
  MeshAsset mesh;
  mesh.lods[0] = Faces{face};
  return encode(mesh);
}

Task taskWith(MemoryBudget& budget) {
  Task task;
  task.memory = &budget;
  return task;
}

TEST(AssetMemory, isDrawnWhileItIsDecoded) {
  MemoryBudget enough(std::size_t{4} << 20);
  ASSERT_TRUE(decode(largeAsset(), taskWith(enough)));
  EXPECT_EQ(enough.left(), enough.limit());
  MemoryBudget little(vertices);
  const auto decoded = decode(largeAsset(), taskWith(little));
  ASSERT_FALSE(decoded) << "a block without memory is no broken block";
  EXPECT_TRUE(isMemorySpent(decoded.error()));
  EXPECT_EQ(little.left(), little.limit());
}

TEST(AssetMemory, ofAnAssetThatStaysIsDrawnForGood) {
  MemoryBudget budget(std::size_t{4} << 20);
  const auto decoded = decodeKept(largeAsset(), taskWith(budget));
  ASSERT_TRUE(decoded);
  EXPECT_EQ(budget.limit() - budget.left(), heldBytes(decoded->value));
  EXPECT_GE(heldBytes(decoded->value), vertices * sizeof(Quantised3));
}

}  // namespace
}  // namespace wb::asset
