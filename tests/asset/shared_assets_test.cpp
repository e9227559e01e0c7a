#include "model/asset/shared_assets.h"

#include "model/asset/encode.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "tests/asset/same_content.h"

#include <gtest/gtest.h>

#include <thread>

namespace wb::asset {
namespace {

/// The bytes of an asset whose one hull has this many points.
Bytes bytesWith(std::size_t points) {
  MeshAsset asset;
  asset.physicsConvex.emplace();
  asset.physicsConvex->baseHull = HullPoints(points + 1);
  return encode(asset);
}

DecodedAsset decoded(const Bytes& bytes) {
  auto asset = decodeShared(sha256(bytes), bytes, {});
  EXPECT_TRUE(asset);
  return std::move(*asset);
}

constexpr std::size_t plenty = std::size_t{1} << 30;

TEST(SharedAssets, AreDecodedOnce) {
  const AssetSharing sharing(plenty);
  const DecodedAsset one = decoded(bytesWith(1));
  EXPECT_EQ(decoded(bytesWith(1)).mesh, one.mesh);
  EXPECT_NE(decoded(bytesWith(2)).mesh, one.mesh);
  EXPECT_EQ(sharing.decoded(), 2U);
}

TEST(SharedAssets, AreWhatTheyAreWithoutSharing) {
  const DecodedAsset alone = decoded(bytesWith(3));
  const AssetSharing sharing(plenty);
  for (int time = 0; time < 2; ++time)
    EXPECT_TRUE(sameContent(*decoded(bytesWith(3)).mesh, *alone.mesh));
}

TEST(SharedAssets, AreDecodedOnceByManyThreads) {
  const AssetSharing sharing(plenty);
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i)
      threads.emplace_back([] {
        for (std::size_t hulls = 0; hulls < 40; ++hulls) decoded(bytesWith(hulls));
      });
  }
  EXPECT_EQ(sharing.decoded(), 40U);
}

TEST(SharedAssets, GoWhereThereIsNoRoom) {
  const AssetSharing sharing(1);
  const DecodedAsset one = decoded(bytesWith(1));
  EXPECT_TRUE(sameContent(*decoded(bytesWith(1)).mesh, *one.mesh));
  EXPECT_EQ(sharing.decoded(), 2U);
}

TEST(SharedAssets, DoNotWaitForOneThatCannotBeDecoded) {
  const AssetSharing sharing(plenty);
  const Bytes junk(100, 7);
  for (int i = 0; i < 2; ++i) EXPECT_FALSE(decodeShared(sha256(junk), junk, {}));
  EXPECT_EQ(sharing.decoded(), 0U);
}

/// What a load holds is drawn from its budget, whoever decoded it.
TEST(SharedAssets, CountForEveryLoad) {
  const AssetSharing sharing(plenty);
  const Bytes bytes = bytesWith(1);
  decoded(bytes);
  MemoryBudget budget(100);
  Task task;
  task.memory = &budget;
  const auto asset = decodeShared(sha256(bytes), bytes, task);
  ASSERT_FALSE(asset);
  EXPECT_TRUE(isMemorySpent(asset.error()));
}

}  // namespace
}  // namespace wb::asset
