#include "model/scene/part.h"

#include <gtest/gtest.h>

namespace wb::scene {
namespace {

/// A face of one triangle, so that a level is told by how many it has.
asset::Faces faces(std::size_t count) {
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  return asset::Faces(count, face);
}

TEST(SeenMesh, ALevelThatIsMissingIsTheNextHigher) {
  asset::MeshAsset asset;
  EXPECT_EQ(seenFaces(asset, asset::Lod::lowest), nullptr);
  asset.lods[1] = faces(2);
  EXPECT_EQ(seenFaces(asset, asset::Lod::lowest), &*asset.lods[1]);
  EXPECT_EQ(seenFaces(asset, asset::Lod::high), nullptr);
}

TEST(SeenMesh, IsTheHighestLevelInMetres) {
  asset::MeshAsset asset;
  asset.lods[0] = faces(1);
  asset.lods[3] = faces(3);
  Part part;
  part.kind = PartKind::mesh;
  part.scale = {2, 4, 1};
  const mesh::TriangleMesh seen = seenMesh(part, &asset);
  ASSERT_EQ(seen.triangles.size(), 1U);
  EXPECT_EQ(seen.positions[1] - seen.positions[0], glm::dvec3(2, 0, 0));
  EXPECT_EQ(seen.positions[2] - seen.positions[0], glm::dvec3(0, 4, 0));
}

TEST(SeenMesh, IsNothingWhereNothingIsKnown) {
  Part part;
  part.kind = PartKind::mesh;
  EXPECT_TRUE(seenMesh(part, nullptr).triangles.empty());
  part.kind = PartKind::sculpt;
  EXPECT_TRUE(seenMesh(part, nullptr).triangles.empty());
  part.kind = PartKind::box;
  EXPECT_EQ(seenMesh(part, nullptr).triangles.empty(), false);
}

}  // namespace
}  // namespace wb::scene
