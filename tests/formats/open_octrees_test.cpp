#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/octree/ogz.h"
#include "tests/formats/opening.h"
#include "tests/support/worst_files.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace wb::import {
namespace {

namespace fs = std::filesystem;
using test::Open;
using test::visualOnly;

TEST_F(Open, octreesAndRaysAsText) {
  const auto opened = open(file("a.mesh", bytesOf("# here\noctree 1 2 3 4 OSEEEEEEE rot 0 0 1 0\n"
                                                  "ray 0 0 0 1 0 0 3\n")));
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_EQ(opened->value.kind, FileKind::octreeScene);
  const scene::Scene& scene = opened->value.scene;
  ASSERT_EQ(scene.octrees.size(), 1U);
  EXPECT_EQ(scene.octrees[0].tree, "OSEEEEEEE");
  EXPECT_EQ(scene.octrees[0].placement(),
            (octree::Placement{{1, 2, 3}, 4, glm::dquat(0, 0, 0, 1)}));
  ASSERT_EQ(scene.rays.size(), 1U);
  EXPECT_EQ(scene.rays[0].maxDepth, 3U);
  const auto wrong = open(file("b.scene", bytesOf("ray 0 0 0 1 0 0\nbox\n")));
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().place, "line 2");
}

TEST_F(Open, anOctreeOfInexor) {
  const auto octree = octree::parseTree("OSEEEEEES");
  const auto opened = open(file("rock.ogz", octree::writeNxoc(*octree)));
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_EQ(opened->value.kind, FileKind::nxoc);
  const scene::OctreeEntry& entry = opened->value.scene.octrees.at(0);
  EXPECT_EQ(entry.name, "rock");
  EXPECT_EQ(entry.path, "rock.ogz");
  EXPECT_EQ(*entry.cubes, *octree);
  EXPECT_EQ(entry.placement(), (octree::Placement{{0, 0, 0}, 32, glm::dquat(1, 0, 0, 0)}));
}

TEST_F(Open, anOctreeOfInexorThatBeginsOtherwiseIsKnownByItsName) {
  const fs::path path = file("rock.nxoc", bytesOf("Inexor Octopus and more"));
  const auto opened = open(path);
  ASSERT_FALSE(opened);
  EXPECT_EQ(line(opened.error()),
            path.string() +
                ": byte 0: the file is not an Inexor octree; it must begin with \"Inexor Octree\"");
  EXPECT_EQ(open(file("other.nxoc", asset::encode(visualOnly())))->value.kind, FileKind::meshAsset)
      << "content comes first";
  EXPECT_EQ(open(file("empty.nxoc", {})).error().text.code, "import.empty");
}

/// Nothing of it is unpacked here but its beginning.
TEST_F(Open, aMapIsReadByAProcessOfItsOwn) {
  const Bytes map = wb::test::ogzOfCubes(1000);
  const auto opened = open(file("map.ogz", map));
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_EQ(opened->value.kind, FileKind::ogz);
  EXPECT_EQ(opened->value.wholeness, Wholeness::checked);
  EXPECT_EQ(*opened->value.scene.octrees.at(0).cubes, octree::readOgz(map)->octree);
  BareOptions options;
  options.worker.program = "/nowhere/read-archives";
  const auto refused = open(file("map.ogz", map), options);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text.code, "worker.no_program");
}

TEST_F(Open, aProjectsMapIsReadByAProcessOfItsOwn) {
  const Bytes map = wb::test::ogzOfCubes(1000);
  file("map.ogz", map);
  file("rock.nxoc", octree::writeNxoc(*octree::parseTree("OSEEEEEES")));
  const std::string text =
      R"({"weighbridge": 1, "octrees": [{"path": "map.ogz"}, {"path": "rock.nxoc"}]})";
  const fs::path project = file("a.weighbridge", bytesOf(text));
  const auto opened = open(project);
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_TRUE(opened->findings.empty());
  EXPECT_EQ(*opened->value.scene.octrees.at(0).cubes, octree::readOgz(map)->octree);
  EXPECT_EQ(opened->value.scene.octrees.at(0).ownSize, 1024);
  BareOptions options;
  options.worker.program = "/nowhere/read-archives";
  const auto without = open(project, options);
  ASSERT_TRUE(without) << line(without.error());
  ASSERT_EQ(without->findings.size(), 1U);
  EXPECT_EQ(without->findings[0].text.code, "worker.no_program");
  EXPECT_FALSE(without->value.scene.octrees.at(0).cubes);
  EXPECT_TRUE(without->value.scene.octrees.at(1).cubes);
}

/// A project of octrees by path: the file is found beside the project, read once for two octrees.
TEST_F(Open, aProjectsOctrees) {
  file("rock.nxoc", octree::writeNxoc(*octree::parseTree("OSEEEEEES")));
  const std::string text = R"({"weighbridge": 1, "octrees": [
      {"path": "rock.nxoc", "size": 8}, {"path": "rock.nxoc", "position": [1, 0, 0]},
      {"tree": "OX"}, {"path": "lost.nxoc"}, {"path": "a.weighbridge"}]})";
  const auto opened = open(file("a.dat", bytesOf(text)));
  ASSERT_TRUE(opened) << line(opened.error());
  const auto& octrees = opened->value.scene.octrees;
  ASSERT_TRUE(octrees.at(0).cubes);
  EXPECT_EQ(octrees[0].cubes, octrees.at(1).cubes);
  EXPECT_EQ(octrees[0].placement().size, 8);
  EXPECT_EQ(octrees[1].placement().size, 32);
  std::vector<std::string> places;
  for (const Diagnostic& finding : opened->findings)
    places.push_back(finding.place.substr(0, finding.place.find(' ')));
  EXPECT_EQ(places,
            (std::vector<std::string>{"octrees[2].tree:", "octrees[3].path", "octrees[4].path"}));
  EXPECT_EQ(opened->value.scene.octreeWorld().octrees().size(), 5U);
}

}  // namespace
}  // namespace wb::import
