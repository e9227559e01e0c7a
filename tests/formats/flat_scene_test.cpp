#include "model/formats/reader/flat_scene.h"

#include "model/core/limits.h"
#include "tests/formats/flat_bytes.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <functional>
#include <limits>

namespace wb::worker {
namespace {

using test::Aligned;

std::string sentenceFor(const Bytes& bytes) {
  const auto aligned = std::make_shared<Aligned>(bytes);
  const auto scene = FlatScene::check(aligned->view(), aligned);
  return scene ? "a scene" : message(scene.error());
}

FlatHeader headerOf(const Bytes& bytes) {
  FlatHeader header;
  std::memcpy(&header, bytes.data(), sizeof header);
  return header;
}

template <class T>
void put(Bytes& bytes, std::size_t at, const T& value) {
  std::memcpy(bytes.data() + at, &value, sizeof value);
}

/// The small scene with its header changed.
Bytes withHeader(const std::function<void(FlatHeader&)>& change) {
  Bytes bytes = test::smallScene();
  FlatHeader header = headerOf(bytes);
  change(header);
  put(bytes, 0, header);
  return bytes;
}

/// The small scene with its first mesh changed.
Bytes withMesh(const std::function<void(FlatMesh&)>& change) {
  Bytes bytes = test::smallScene();
  const std::size_t at = headerOf(bytes).meshes.begin;
  FlatMesh mesh;
  std::memcpy(&mesh, bytes.data() + at, sizeof mesh);
  change(mesh);
  put(bytes, at, mesh);
  return bytes;
}

Bytes withNode(const std::function<void(FlatNode&)>& change) {
  Bytes bytes = test::smallScene();
  const std::size_t at = headerOf(bytes).nodes.begin;
  FlatNode node;
  std::memcpy(&node, bytes.data() + at, sizeof node);
  change(node);
  put(bytes, at, node);
  return bytes;
}

const std::string garbage = "the process that reads the file returned invalid data: ";

TEST(FlatScene, holdsWhatWasWritten) {
  const auto aligned = std::make_shared<Aligned>(test::smallScene());
  const auto scene = FlatScene::check(aligned->view(), aligned);
  ASSERT_TRUE(scene) << line(scene.error());
  ASSERT_EQ(scene->nodes().size(), 3U);
  EXPECT_EQ(scene->nodes()[0].uses.size(), 2U);
  EXPECT_EQ(scene->nodes()[2].name, "Other");
  EXPECT_EQ(scene->nodes()[2].uses[0], 1U);
  EXPECT_EQ(scene->meshes()[1].material, "blue");
  EXPECT_EQ(scene->upright(), glm::dmat4(1));
}

TEST(FlatScene, turnsXAndYUp) {
  const auto upright = [](UpAxis axis) {
    const Bytes bytes =
        withHeader([&](FlatHeader& h) { h.upAxis = static_cast<std::uint32_t>(axis); });
    const auto aligned = std::make_shared<Aligned>(bytes);
    return glm::dvec3(FlatScene::check(aligned->view(), aligned)->upright() *
                      glm::dvec4(1, 2, 3, 1));
  };
  EXPECT_EQ(upright(UpAxis::y), glm::dvec3(1, -3, 2));
  EXPECT_EQ(upright(UpAxis::x), glm::dvec3(-2, -3, 1)) << "right is -y, in is z";
}

TEST(FlatScene, aHeaderThatLiesIsRefused) {
  EXPECT_EQ(sentenceFor({}), garbage + "fewer bytes than a header");
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { h.magic = 0; })),
            garbage + "another header");
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { ++h.version; })),
            garbage + "another header");
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { h.state = 2; })),
            garbage + "an unknown state");
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { h.upAxis = 3; })),
            garbage + "an unknown axis");
  for (const double unit : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                            std::numeric_limits<double>::infinity()})
    EXPECT_EQ(sentenceFor(withHeader([&](FlatHeader& h) { h.unit = unit; })),
              garbage + "a unit of no length");
}

TEST(FlatScene, anUnknownReasonIsRefused) {
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) {
              h.state = 1;
              h.reason = 99;
            })),
            garbage + "an unknown reason");
}

TEST(FlatScene, rangesOutsideAreRefused) {
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  for (const FlatRange range : {FlatRange{most - 7, 1}, FlatRange{0, most}, FlatRange{4, 1},
                                FlatRange{1 << 20, 1}, FlatRange{8, most / 8}}) {
    EXPECT_EQ(sentenceFor(withHeader([&](FlatHeader& h) { h.nodes = range; })),
              garbage + "a table outside the buffer");
    EXPECT_EQ(sentenceFor(withHeader([&](FlatHeader& h) { h.uses = range; })),
              garbage + "a table outside the buffer");
    EXPECT_EQ(sentenceFor(withMesh([&](FlatMesh& m) { m.vertices = range; })),
              garbage + "a mesh outside the buffer");
    EXPECT_EQ(sentenceFor(withMesh([&](FlatMesh& m) { m.triangles = range; })),
              garbage + "a mesh outside the buffer");
  }
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { h.nodes.count = 0; })), garbage + "no mesh");
  EXPECT_EQ(sentenceFor(withHeader([](FlatHeader& h) { h.text.begin = 1 << 30; })),
            garbage + "text outside the buffer");
}

TEST(FlatScene, whatIsLeftOutOrLostCrosses) {
  const Bytes bytes = test::written([](FlatWriter& writer) {
    test::addTriangle(writer);
    const std::array<std::uint32_t, 1> uses{0};
    test::addNode(writer, "Seen", uses);
    writer.add(Omission::hidden, 3, "Hidden");
    writer.finish(UpAxis::z, 1);
  });
  const auto aligned = std::make_shared<Aligned>(bytes);
  const auto scene = FlatScene::check(aligned->view(), aligned);
  ASSERT_TRUE(scene);
  ASSERT_EQ(scene->omissions().size(), 1U);
  EXPECT_EQ(scene->omissions()[0].kind, Omission::hidden);
  EXPECT_EQ(scene->omissions()[0].count, 3U);
  EXPECT_EQ(scene->omissions()[0].name, "Hidden");
  Bytes changed = bytes;
  put(changed, headerOf(bytes).omissions.begin, std::uint32_t{77});
  EXPECT_EQ(sentenceFor(changed), garbage + "an unknown omission");
  for (const double area : {-1.0, std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(sentenceFor(withMesh([&](FlatMesh& m) { m.stated = area; })),
              garbage + "an area that is none");
    EXPECT_EQ(sentenceFor(withMesh([&](FlatMesh& m) { m.lost = area; })),
              garbage + "an area that is none");
  }
}

TEST(FlatScene, whatNamesNothingIsRefused) {
  EXPECT_EQ(sentenceFor(withMesh([](FlatMesh& m) { m.vertices.count = 2; })),
            garbage + "a vertex that is not there");
  EXPECT_EQ(sentenceFor(withMesh([](FlatMesh& m) { m.triangles.count = 0; })),
            garbage + "a mesh without triangles");
  EXPECT_EQ(sentenceFor(withMesh([](FlatMesh& m) {
              m.material = {0, 5000};
            })),
            garbage + "a mesh outside the buffer");
  EXPECT_EQ(sentenceFor(withNode([](FlatNode& n) {
              n.name = {0xffffffff, 2};
            })),
            garbage + "a node outside the buffer");
  EXPECT_EQ(sentenceFor(withNode([](FlatNode& n) { n.uses = 0; })),
            garbage + "a node outside the buffer");
  EXPECT_EQ(sentenceFor(withNode([](FlatNode& n) { n.firstUse = 3; })),
            garbage + "a node outside the buffer");
  Bytes bytes = test::smallScene();
  put(bytes, headerOf(bytes).uses.begin, std::uint32_t{2});
  EXPECT_EQ(sentenceFor(bytes), garbage + "a mesh that is not there");
}

TEST(FlatScene, whatIsNotFiniteIsRefused) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(sentenceFor(withNode([&](FlatNode& n) { n.matrix[7] = nan; })),
            garbage + "a number that is not finite");
  Bytes bytes = test::smallScene();
  FlatMesh mesh;
  std::memcpy(&mesh, bytes.data() + headerOf(bytes).meshes.begin, sizeof mesh);
  put(bytes, mesh.vertices.begin + offsetof(FlatVertex, texCoord),
      std::numeric_limits<float>::infinity());
  EXPECT_EQ(sentenceFor(bytes), garbage + "a number that is not finite");
}

TEST(FlatScene, noByteIsPaidForTwice) {
  EXPECT_EQ(sentenceFor(withNode([](FlatNode& n) { n.uses = 4; })),
            garbage + "nodes that share their meshes");
  const std::size_t meshes = 500;
  Bytes bytes = test::written([](FlatWriter& writer) {
    test::addTriangle(writer);
    for (std::size_t i = 1; i < meshes; ++i) writer.add(FlatMesh{});
    test::addNode(writer, "Box", std::array{std::uint32_t{0}});
    writer.finish(UpAxis::z, 1);
  });
  FlatMesh mesh;
  const std::size_t at = headerOf(bytes).meshes.begin;
  std::memcpy(&mesh, bytes.data() + at, sizeof mesh);
  for (std::size_t i = 0; i < meshes; ++i) put(bytes, at + i * sizeof mesh, mesh);
  EXPECT_EQ(sentenceFor(bytes), garbage + "meshes that share their arrays");
}

TEST(FlatScene, everyLengthButTheWholeIsRefused) {
  const Bytes bytes = test::smallScene();
  for (std::size_t length = 0; length < bytes.size(); ++length)
    EXPECT_NE(sentenceFor(Bytes(bytes.begin(), bytes.begin() + static_cast<long>(length))),
              "a scene");
  EXPECT_EQ(sentenceFor(bytes), "a scene");
}

TEST(FlatWriter, whatIsTooMuchIsARefusal) {
  const Descriptor memory = makeSharedMemory();
  constexpr std::size_t capacity = 1 << 20;
  auto writer = FlatWriter::over(memory.number(), capacity);
  ASSERT_TRUE(writer);
  EXPECT_EQ(writer->finish(UpAxis::z, 1)->reason, Refusal::Reason::noTriangles);
  EXPECT_FALSE(writer->take<char>(capacity / 2).empty());
  EXPECT_FALSE(writer->lacksMemory());
  EXPECT_TRUE(writer->take<char>(capacity / 2).empty());
  EXPECT_TRUE(writer->lacksMemory());
  EXPECT_FALSE(FlatWriter::over(memory.number(), 100)) << "no room for a refusal";
}

}  // namespace
}  // namespace wb::worker
