#include "model/formats/formats.h"
#include "model/scene/part.h"
#include "tests/formats/models.h"
#include "tests/formats/opening.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

/// Each kind of file says how it is known that all of it was read.
namespace wb::import {
namespace {

namespace fs = std::filesystem;

struct Known {
  const char* file;
  Wholeness wholeness;
};

const std::array ofFixtures{
    Known{"valid.stl", Wholeness::checked},    Known{"text.stl", Wholeness::unknown},
    Known{"valid.ply", Wholeness::consistent}, Known{"valid.obj", Wholeness::unknown},
    Known{"valid.glb", Wholeness::checked},    Known{"valid.gltf", Wholeness::consistent},
    Known{"valid.dae", Wholeness::consistent}, Known{"valid.fbx", Wholeness::unknown},
};

TEST(WholenessOfFiles, isStatedByEachKindOfModel) {
  for (const auto& [file, wholeness] : ofFixtures) {
    const auto read = test::opened(test::fixture(file));
    ASSERT_TRUE(read) << line(read.error());
    EXPECT_EQ(name(read->value.wholeness), name(wholeness)) << file;
  }
}

TEST(WholenessOfFiles, hasWords) {
  EXPECT_EQ(name(Wholeness::checked), "checked");
  EXPECT_EQ(name(Wholeness::consistent), "consistent");
  EXPECT_EQ(name(Wholeness::unknown), "unknown");
  EXPECT_EQ(weaker(Wholeness::checked, Wholeness::consistent), Wholeness::consistent);
  EXPECT_EQ(weaker(Wholeness::unknown, Wholeness::checked), Wholeness::unknown);
}

class WholenessOf : public test::Open {
 protected:
  Loaded<Opened> read(const std::string& name, std::string_view text) {
    auto read = open(file(name, bytesOf(text)));
    EXPECT_TRUE(read) << (read ? "" : line(read.error()));
    return read ? std::move(*read) : Loaded<Opened>{};
  }
};

TEST_F(WholenessOf, otherKinds) {
  EXPECT_EQ(read("a.weighbridge", "{\"weighbridge\": 1}").value.wholeness, Wholeness::consistent);
  EXPECT_EQ(read("a.scene", "ray 0 0 0 1 0 0\n").value.wholeness, Wholeness::unknown);
  EXPECT_EQ(
      read("a.xml", "<SceneObjectGroup><SceneObjectPart/></SceneObjectGroup>").value.wholeness,
      Wholeness::consistent);
  std::string nxoc("Inexor Octree\0\0\0\0\1", 18);
  EXPECT_EQ(read("a.nxoc", nxoc).value.wholeness, Wholeness::checked);
  const Bytes mesh = asset::encode(test::visualOnly());
  EXPECT_EQ(read("a.llmesh", textOf(mesh)).value.wholeness, Wholeness::checked);
  const auto longer = read("b.llmesh", std::string(textOf(mesh)) + "more");
  EXPECT_EQ(longer.value.wholeness, Wholeness::consistent);
  EXPECT_FALSE(isPartial(longer));
}

TEST_F(WholenessOf, aGlbIsAsLongAsItDeclares) {
  const auto valid = readFile(test::fixture("valid.glb"));
  ASSERT_TRUE(valid);
  const auto longer = test::opened(file("a.glb", bytesOf(std::string(textOf(*valid)) + "1234")));
  ASSERT_TRUE(longer) << line(longer.error());
  EXPECT_EQ(longer->value.wholeness, Wholeness::consistent);
  EXPECT_EQ(message(longer->findings.at(0)),
            "4 bytes follow the end of the data; they are ignored");
  for (std::size_t length = 12; length < valid->size(); length += 97) {
    const auto cut = test::opened(file("b.glb", ByteView(*valid).first(length)));
    EXPECT_TRUE(!cut || isPartial(*cut)) << length;
  }
}

/// What is cut anywhere is refused, incomplete, or of a kind that says that it cannot tell.
TEST_F(WholenessOf, nothingThatIsCutIsWholeSilently) {
  for (const char* name : {"valid.stl", "valid.ply", "text.stl"}) {
    const auto valid = readFile(test::fixture(name));
    ASSERT_TRUE(valid);
    for (std::size_t length = 0; length < valid->size(); length += 61) {
      const auto cut = test::opened(file(name, ByteView(*valid).first(length)));
      EXPECT_TRUE(!cut || isPartial(*cut) || cut->value.wholeness == Wholeness::unknown)
          << name << length;
    }
  }
}

/// Files of others, where they are: what is right for each stands beside them.
class FieldCases : public testing::Test {
 protected:
  void SetUp() override {
    const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
    if (!corpus || !fs::exists(fs::path(corpus) / "field"))
      GTEST_SKIP() << "no folder of field cases";
    folder_ = fs::path(corpus) / "field";
  }
  Loaded<Opened> read(const std::string& name) const {
    auto read = test::opened(folder_ / name);
    EXPECT_TRUE(read) << (read ? "" : line(read.error()));
    return read ? std::move(*read) : Loaded<Opened>{};
  }
  static bool tells(const Loaded<Opened>& read, std::string_view text) {
    return std::ranges::any_of(read.findings, [text](const Diagnostic& finding) {
      return message(finding).find(text) != std::string::npos;
    });
  }
  fs::path folder_;
};

TEST_F(FieldCases, stlFilesOpenWithTwelveTriangles) {
  for (const char* name : {"stl_ENDSOLID_upper", "stl_all_upper", "stl_binary_header_begins_with_x",
                           "stl_binary_header_x_export", "stl_no_endsolid"}) {
    const auto opened = read("files/" + std::string(name) + ".stl");
    EXPECT_EQ(test::trianglesOf(opened.value.scene), 12U) << name;
    EXPECT_FALSE(isPartial(opened)) << name;
  }
  const auto cut = read("files/stl_no_endsolid.stl");
  EXPECT_EQ(cut.value.wholeness, Wholeness::unknown);
  EXPECT_TRUE(tells(cut, "after facet 12; it may be incomplete"));
}

TEST_F(FieldCases, aVertexWeightScalesNothing) {
  const auto opened = read("files/obj_vertex_weight.obj");
  test::expectNear(opened.value.scene.linksets.at(0).parts.at(0).scale, glm::dvec3(1), 1e-6, "1 m");
}

TEST_F(FieldCases, archivesThatFailTheirCheckAreIncomplete) {
  for (const char* name : {"crc.oar", "crc2.oar", "isize.oar"}) {
    const auto opened = read("wholeness/" + std::string(name));
    EXPECT_TRUE(isPartial(opened)) << name;
    EXPECT_TRUE(tells(opened, "failed its integrity check")) << name;
    for (const scene::Linkset& linkset : opened.value.scene.linksets)
      EXPECT_TRUE(std::ranges::all_of(linkset.parts, scene::isSizeUnknown)) << name;
  }
}

TEST_F(FieldCases, bytesLeftOverAreTold) {
  EXPECT_TRUE(tells(read("wholeness/tr.ply"), "1000 bytes follow"));
  EXPECT_TRUE(tells(read("wholeness/tr.slm"), "10 bytes follow"));
}

TEST_F(FieldCases, aDamagedNameOfABlockIsNamedWithTheNearest) {
  const auto opened = read("wholeness/block_name.llmesh");
  EXPECT_TRUE(tells(opened, "unknown block \"ph9sics_mesh\", and \"physics_mesh\" is missing"));
  EXPECT_TRUE(isPartial(opened));
}

}  // namespace
}  // namespace wb::import
