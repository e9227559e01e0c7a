#include "model/shapes/detail/search_cache.h"

#include "model/asset/encode.h"
#include "tests/shapes/gates.h"
#include "tests/shapes/same_shape.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <memory>
#include <set>
#include <stop_token>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

class SearchCache : public FolderTest {
 protected:
  SearchCache() {
    setResultCache(std::make_unique<ResultCache>(ResultCache::Options{cacheOf(), "1"}));
  }
  ~SearchCache() override { setResultCache(nullptr); }

  std::filesystem::path cacheOf() const { return folder_ / "cache"; }
  std::size_t keptCount() const {
    if (!std::filesystem::exists(cacheOf())) return 0;
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(cacheOf()), {}));
  }
};

/// Hulls, triangles and prims for a gate that keeps its way through.
making::Order orderOfAll(const scene::Scene& scene) {
  making::Order order = making::test::orderFor(scene, {{0, 0}});
  order.request.methods.clear();
  for (const FitMethod& method : fitMethods())
    if (method.name == "boxes" || method.name == "simplify" || method.name == "prims")
      order.request.methods.push_back(method);
  order.request.triesHopeless = true;
  order.request.keepsPassage = true;
  return order;
}

using test::expectSame;

TEST_F(SearchCache, ShapesAreFoundAgainToTheBit) {
  const scene::Scene scene = making::test::sceneOfGates();
  const making::Order order = orderOfAll(scene);
  const auto first = making::make(order).shapes[0];
  ASSERT_EQ(first.size(), 3U);
  EXPECT_GT(keptCount(), first.size()) << "what Analyze makes of hulls, too";
  const auto again = making::make(order).shapes[0];
  setResultCache(nullptr);
  const auto without = making::make(order).shapes[0];
  ASSERT_EQ(again.size(), first.size());
  ASSERT_EQ(without.size(), first.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    expectSame(first[i], again[i]);
    expectSame(first[i], without[i]);
    EXPECT_EQ(first[i].isChosen, again[i].isChosen);
    EXPECT_EQ(first[i].isOnFront, again[i].isOnFront);
    EXPECT_EQ(first[i].seconds, again[i].seconds) << "it was not made a second time";
  }
}

/// A mesh with a level of detail, of which the lower ones can be made.
asset::MeshAsset balls() {
  mesh::TriangleMesh mesh;
  for (std::uint32_t i = 0; i < 30; ++i)
    for (const glm::dvec3& corner :
         test::cornersOfBox({glm::dvec3(-0.5 + i / 30.0), glm::dvec3(-0.48 + i / 30.0)}))
      mesh.positions.push_back(corner);
  const mesh::TriangleMesh box = test::meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  for (std::uint32_t i = 0; i < 30; ++i)
    for (const auto& [a, b, c] : box.triangles)
      mesh.triangles.push_back({8 * i + a, 8 * i + b, 8 * i + c});
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{asset::makeFace(mesh)};
  return std::move(asset::stored(std::move(asset))->read.value);
}

TEST_F(SearchCache, LevelsAreFoundAgainToTheBit) {
  const asset::MeshAsset mesh = balls();
  const auto make = [&](StepCount& steps) {
    return makeLevels(mesh, {2, 2, 2}, cost::Profile(), {},
                      {.cancel = {}, .progress = {}, .steps = &steps});
  };
  StepCount searching;
  StepCount finding;
  const auto first = make(searching);
  const auto again = make(finding);
  ASSERT_TRUE(first && again);
  EXPECT_GT(searching.made, 0U);
  EXPECT_EQ(finding.made, 0U) << "it was not searched a second time";
  EXPECT_EQ(asset::encode(*first->mesh), asset::encode(*again->mesh));
  EXPECT_EQ(first->mesh->storedBytes(asset::Lod::lowest),
            again->mesh->storedBytes(asset::Lod::lowest));
  EXPECT_EQ(first->pixels, again->pixels);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(first->levels[i].distance, again->levels[i].distance);
    EXPECT_EQ(first->levels[i].error, again->levels[i].error);
    EXPECT_EQ(first->levels[i].triangles, again->levels[i].triangles);
    EXPECT_EQ(first->levels[i].bytes, again->levels[i].bytes);
  }
}

TEST_F(SearchCache, NothingIsKeptOfWhatWasCancelled) {
  const scene::Scene scene = making::test::sceneOfGates();
  const making::Order order = orderOfAll(scene);
  std::stop_source source;
  const Task task{.cancel = source.get_token(),
                  .progress = [&](double, std::string_view) { source.request_stop(); }};
  for (const auto& shapes : making::make(order, {}, task).shapes) EXPECT_TRUE(shapes.empty());
  EXPECT_EQ(keptCount(), 0U);
}

/// A shape must never be given for another question.
TEST(SearchKeys, NameEverythingThatAFitFollowsFrom) {
  const mesh::TriangleMesh mesh = test::meshOfBoxes({{glm::dvec3(0), glm::dvec3(1)}});
  const FitMethod& method = fitMethods().front();
  FitOptions base;
  base.tolerance = 0.1;
  base.avatar = Avatar();
  base.own = {test::cornersOfBox({glm::dvec3(0), glm::dvec3(1)})};
  base.baseHullPoints = base.own[0];
  const std::vector<std::function<void(FitOptions&)>> changes{
      [](FitOptions& o) { o.tolerance = 0.2; },
      [](FitOptions& o) { o.rules.perHull = 1; },
      [](FitOptions& o) { o.rules.perCorner = 1; },
      [](FitOptions& o) { o.rules.fill = 1; },
      [](FitOptions& o) { o.rules.thickness = 1; },
      [](FitOptions& o) { o.rules.mostCorners = 8; },
      [](FitOptions& o) { o.rules.low.y = 1; },
      [](FitOptions& o) { o.rules.high.z = 1; },
      [](FitOptions& o) { o.surfaces.perInverseWidth = 1; },
      [](FitOptions& o) { o.surfaces.least = 1; },
      [](FitOptions& o) { o.linked.perPart = 1; },
      [](FitOptions& o) { o.linked.perPrimitive = 1; },
      [](FitOptions& o) { o.linked.smallSide = 1; },
      [](FitOptions& o) { o.linked.most = 1; },
      [](FitOptions& o) { o.mostPieces = 1; },
      [](FitOptions& o) {
        o.zones = ZoneTolerances{0.1, 0.2};
      },
      [](FitOptions& o) {
        o.zones = ZoneTolerances{0.1, 0.3};
      },
      [](FitOptions& o) {
        o.zones = ZoneTolerances{0.05, 0.2};
      },
      [](FitOptions& o) { o.toucher.height = 3; },
      [](FitOptions& o) { o.avatar.reset(); },
      [](FitOptions& o) { o.avatar->width = 2; },
      [](FitOptions& o) { o.avatar->height = 3; },
      [](FitOptions& o) {
        o.avatar->up = {1, 0, 0};
      },
      [](FitOptions& o) { o.own.clear(); },
      [](FitOptions& o) { o.own[0].pop_back(); },
      [](FitOptions& o) { o.own[0][3].x = 0.5; },
      [](FitOptions& o) { o.baseHullPoints.clear(); },
      [](FitOptions& o) { o.baseHullPoints[2].z = 0.5; },
      [](FitOptions& o) { o.mostCost = 1; },
      [](FitOptions& o) { o.effort = 0; }};
  std::set<std::string> keys{keyOfFit(mesh, method, base, {})};
  for (const auto& change : changes) {
    FitOptions changed = base;
    change(changed);
    keys.insert(keyOfFit(mesh, method, changed, {}));
  }
  mesh::TriangleMesh moved = mesh;
  moved.positions[3].x += 1e-12;
  mesh::TriangleMesh turned = mesh;
  std::swap(turned.triangles[0][0], turned.triangles[0][1]);
  keys.insert({keyOfFit(moved, method, base, {}), keyOfFit(turned, method, base, {}),
               keyOfFit(mesh, fitMethods().back(), base, {}), keyOfFit(mesh, method, base, 0.0),
               keyOfFit(mesh, method, base, 1.0)});
  EXPECT_EQ(keys.size(), 1 + changes.size() + 5);
  FitOptions threads = base;
  threads.threads = 3;
  EXPECT_TRUE(keys.contains(keyOfFit(mesh, method, threads, {}))) << "threads make no difference";
}

TEST(SearchKeys, NameEverythingThatLevelsFollowFrom) {
  const asset::MeshAsset mesh = balls();
  asset::MeshAsset other = mesh;
  other.lods[0]->front().positions[0][0] ^= 1U;
  cost::Profile profile;
  profile[cost::Key::hull_cost] *= 2;
  std::set<std::string> keys{keyOfLevels(mesh, {1, 1, 1}, cost::Profile(), {}),
                             keyOfLevels(other, {1, 1, 1}, cost::Profile(), {}),
                             keyOfLevels(mesh, {1, 2, 1}, cost::Profile(), {}),
                             keyOfLevels(mesh, {1, 1, 1}, profile, {}),
                             keyOfLevels(mesh, {1, 1, 1}, cost::Profile(), {.pixels = 3}),
                             keyOfLevels(mesh, {1, 1, 1}, cost::Profile(), {.isQuick = true}),
                             keyOfLevels(mesh, {1, 1, 1}, cost::Profile(), {.radius = 1})};
  EXPECT_EQ(keys.size(), 7U);
}

TimedFit boxFit() {
  TimedFit timed;
  timed.fit.method = "cover";
  timed.fit.pieces = {*Piece::of(test::cornersOfBox({glm::dvec3(0), glm::dvec3(1)}))};
  timed.fit.tolerance = 0.05;
  timed.fit.zones = ZoneTolerances{0.05, 0.3};
  timed.fit.error.zones = ZoneErrors{{0.01, {1, 2, 3}, 0.02}, {0.2, {4, 5, 6}, 0.21}};
  timed.fit.lost.emplace();
  timed.seconds = 2;
  return timed;
}

/// Files of a cache are damaged like any others.
TEST(SearchBytes, AreReadWholeOrNotAtAll) {
  const Bytes bytes = bytesOf(boxFit());
  TimedFit read;
  ASSERT_TRUE(readFrom(bytes, read));
  expectSame(read.fit, boxFit().fit);
  EXPECT_EQ(read.seconds, 2);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    TimedFit cut;
    EXPECT_FALSE(readFrom(ByteView(bytes).first(size), cut)) << size;
  }
  for (std::size_t i = 0; i < bytes.size(); ++i)
    for (const std::uint8_t bit : {1, 16, 128}) {
      Bytes damaged = bytes;
      damaged[i] ^= bit;
      TimedFit other;
      if (!readFrom(damaged, other)) continue;
      ASSERT_EQ(other.fit.pieces.size(), 1U);
      EXPECT_GT(other.fit.pieces[0].volume(), 0) << "still a closed body";
    }
  MadeLevels levels;
  AnalyzedRange range;
  EXPECT_FALSE(readFrom(bytes, levels));
  EXPECT_FALSE(readFrom(bytes, range));
  EXPECT_FALSE(readFrom({}, levels));
  const Bytes counts = bytesOf(AnalyzedRange{{1, 8}, {3, 40}});
  ASSERT_TRUE(readFrom(counts, range));
  EXPECT_EQ(range, (AnalyzedRange{{1, 8}, {3, 40}}));
  for (std::size_t size = 0; size < counts.size(); ++size)
    EXPECT_FALSE(readFrom(ByteView(counts).first(size), range));
}

}  // namespace
}  // namespace wb::shape
