#include "model/core/file.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"

#include <fmt/format.h>

/// Levels of detail and physics meshes of other files: each fills the box of the model's node.
namespace wb::import {
namespace {

namespace fs = std::filesystem;
using asset::Lod;

class Companions : public FolderTest {
 protected:
  fs::path file(const std::string& name, std::string_view text) {
    EXPECT_TRUE(writeFile(folder_ / name, bytesOf(text)));
    return folder_ / name;
  }

  fs::path copy(const std::string& fixture, const std::string& name) {
    fs::copy_file(test::fixture(fixture), folder_ / name);
    return folder_ / name;
  }
};

/// A tetrahedron with corners at `begin` and on the axes from it.
std::string tetrahedron(const std::string& name, const glm::dvec3& begin, const glm::dvec3& size,
                        int firstVertex = 1) {
  std::string text = "o " + name + "\n";
  const auto vertex = [&](double x, double y, double z) {
    text += fmt::format("v {} {} {}\n", begin.x + x, begin.y + y, begin.z + z);
  };
  vertex(0, 0, 0);
  vertex(size.x, 0, 0);
  vertex(0, size.y, 0);
  vertex(0, 0, size.z);
  const int a = firstVertex;
  return text + fmt::format("f {0} {2} {1}\nf {0} {1} {3}\nf {0} {3} {2}\nf {1} {2} {3}\n", a,
                            a + 1, a + 2, a + 3);
}

const asset::MeshAsset& meshOf(const scene::Scene& scene, std::size_t part = 0) {
  return *scene.meshOf(scene.linksets.at(0).parts.at(part));
}

test::Box physicsBox(const scene::Scene& scene, std::size_t part = 0) {
  return test::boxOf(positionsOf(meshOf(scene, part).physicsMesh.value()));
}

void expectFull(const test::Box& box, const std::string& what) {
  test::expectNear(box.min, glm::dvec3(-0.5), 1e-4, what + " min");
  test::expectNear(box.max, glm::dvec3(0.5), 1e-4, what + " max");
}

TEST_F(Companions, ofAnySizeAndPlaceFillTheNodesBox) {
  const fs::path path = copy("valid.obj", "box.obj");
  const scene::Scene alone = test::sceneOf(path);
  for (const double factor : {0.001, 1.0, 3.0, 4000.0}) {
    file("box_PHYS.obj", tetrahedron("Box", glm::dvec3(7, -5, 100), glm::dvec3(factor)));
    file("box_LOD0.obj", tetrahedron("Box", glm::dvec3(-factor), glm::dvec3(factor * 2)));
    const scene::Scene scene = test::sceneOf(path);
    const scene::Part& part = scene.linksets.at(0).parts.at(0);
    EXPECT_EQ(part.scale, alone.linksets.at(0).parts.at(0).scale) << "exactly, at " << factor;
    EXPECT_EQ(scene.linksets[0].position, alone.linksets[0].position);
    expectFull(physicsBox(scene), "physics");
    expectFull(test::boxOf(positionsOf(*meshOf(scene).lod(Lod::lowest))), "lowest");
  }
}

TEST_F(Companions, areSeenUprightWhateverTheirFilesAxis) {
  // The same box of 1 × 2 × 3, once with y up: 3 wide to the back and 2 high.
  const fs::path path = copy("valid.dae", "box.dae");
  file("box_PHYS.obj", tetrahedron("Box", glm::dvec3(0), glm::dvec3(1, 3, 2)));
  const scene::Scene scene = test::sceneOf(path);
  EXPECT_EQ(scene.linksets.at(0).parts.at(0).scale, glm::dvec3(1, 2, 3));
  // The corner on the file's y axis is above the others, on the part's z axis.
  const auto points = positionsOf(*meshOf(scene).physicsMesh);
  const auto above = std::ranges::count_if(points, [](const auto& p) { return p.z > 0.49; });
  EXPECT_EQ(above, 1);
  expectFull(physicsBox(scene), "physics");
}

TEST_F(Companions, goWithoutTheirNodesMatrices) {
  // Mirrored, moved, turned and scaled nodes: the same cube in their own frames.
  for (const char* name : {"mirrored.dae", "nested.dae", "sheared.dae", "twice.dae"}) {
    const fs::path path = copy(name, "a.dae");
    const scene::Scene alone = test::sceneOf(path);
    copy(name, "a_PHYS.dae");
    const scene::Scene scene = test::sceneOf(path);
    ASSERT_EQ(scene.linksets.at(0).parts.size(), alone.linksets.at(0).parts.size());
    for (std::size_t i = 0; i < scene.linksets[0].parts.size(); ++i) {
      EXPECT_EQ(scene.linksets[0].parts[i].scale, alone.linksets[0].parts[i].scale) << name;
      EXPECT_EQ(positionsOf(*meshOf(scene, i).physicsMesh).size(),
                positionsOf(*meshOf(scene, i).lod(Lod::high)).size());
      expectFull(physicsBox(scene, i), name);
    }
    fs::remove(folder_ / "a.dae");
    fs::remove(folder_ / "a_PHYS.dae");
  }
}

TEST_F(Companions, thatAreFlatAreCentredThere) {
  const fs::path path = copy("valid.stl", "box.stl");
  file("box_PHYS.obj", "o Plane\nv 5 9 5\nv 6 9 5\nv 5 9 9\nf 1 2 3\n");
  const scene::Scene scene = test::sceneOf(path);
  EXPECT_EQ(scene.linksets.at(0).parts.at(0).scale, glm::dvec3(1, 2, 3));
  const test::Box box = physicsBox(scene);
  test::expectNear(box.min, {-0.5, -0.5, 0}, 1e-4, "min");
  test::expectNear(box.max, {0.5, 0.5, 0}, 1e-4, "max");
}

TEST_F(Companions, ofAFlatModelAreAsThinAsAPartCanBe) {
  const fs::path path = copy("flat.stl", "flat.stl");
  file("flat_PHYS.obj", tetrahedron("Cube", glm::dvec3(0), glm::dvec3(5)));
  const scene::Scene scene = test::sceneOf(path);
  test::expectNear(scene.linksets.at(0).parts.at(0).scale, {1, 2, limits::smallestScale}, 1e-9,
                   "scale");
  expectFull(physicsBox(scene), "physics");
}

TEST_F(Companions, keepASizeThatIsAskedFor) {
  const fs::path path = copy("valid.obj", "box.obj");
  file("box_PHYS.obj", tetrahedron("Box", glm::dvec3(0), glm::dvec3(9)));
  BareOptions options;
  options.size = glm::dvec3(4, 5, 6);
  options.makeLods = true;
  const scene::Scene scene = test::sceneOf(path, options);
  test::expectNear(scene.linksets.at(0).parts.at(0).scale, {4, 5, 6}, 1e-9, "scale");
  expectFull(physicsBox(scene), "physics");
}

/// The physics mesh of a node that becomes several parts is the first's. All of them have the whole
/// node's box: the uploader sets it before it cuts (LLDAELoader::loadModelsFromDomMesh).
TEST_F(Companions, physicsOfSeveralPartsIsOfTheWholeNode) {
  std::string model;
  for (int i = 0; i < 9; ++i)
    model += fmt::format("usemtl m{}\n", i) +
             tetrahedron("", glm::dvec3(i, 0, 0), glm::dvec3(1), 1 + 4 * i).substr(3);
  const fs::path path = file("nine.obj", "o Nine\n" + model);
  file("nine_PHYS.obj", tetrahedron("Nine", glm::dvec3(0), glm::dvec3(2)));
  const scene::Scene scene = test::sceneOf(path);
  ASSERT_EQ(scene.linksets.at(0).parts.size(), 2U);
  test::expectNear(scene.linksets[0].parts[0].scale, {9, 1, 1}, 1e-4, "the first");
  test::expectNear(scene.linksets[0].parts[1].scale, {9, 1, 1}, 1e-4, "the second");
  expectFull(physicsBox(scene), "physics");
  EXPECT_FALSE(meshOf(scene, 1).physicsMesh);
  const test::Box high = test::boxOf(test::pointsOf(scene, 0));
  EXPECT_NEAR(high.max.x - high.min.x, 8, 1e-3) << "eight tetrahedra stay as they are";
}

TEST_F(Companions, areFoundByNameWhereOneFits) {
  const fs::path path = file("a.obj", tetrahedron("One", glm::dvec3(0), glm::dvec3(1)) +
                                          tetrahedron("Two", glm::dvec3(5), glm::dvec3(1), 5) +
                                          tetrahedron("Three", glm::dvec3(9), glm::dvec3(1), 9));
  file("a_PHYS.obj", "o Else\nv 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\n" +
                         tetrahedron("One_PHYS", glm::dvec3(0), glm::dvec3(1), 4));
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  const scene::Scene& scene = read->value.scene;
  EXPECT_EQ(triangleCount(*meshOf(scene, 0).physicsMesh), 4U) << "by its name";
  EXPECT_FALSE(meshOf(scene, 1).physicsMesh) << "one name fits: order no longer counts";
  EXPECT_FALSE(meshOf(scene, 2).physicsMesh);
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(message(read->findings[0]),
            "contains 1 of the model's 3 objects; it has no effect on the missing objects");
}

TEST_F(Companions, ofOtherMaterialsAreNamed) {
  const std::string shape = tetrahedron("Box", glm::dvec3(0), glm::dvec3(1));
  const auto inMaterial = [&](const std::string& material, const std::string& text) {
    return "usemtl " + material + "\n" + text;
  };
  const fs::path path = file("box.obj", inMaterial("wood", shape));
  file("box_LOD1.obj", inMaterial("iron", shape) + "usemtl gold\nf 1 2 3\n");
  file("box_LOD0.obj", inMaterial("wood", shape) + "usemtl gold\nf 1 2 3\n");
  const auto read = test::opened(path);
  ASSERT_TRUE(read) << line(read.error());
  ASSERT_EQ(read->findings.size(), 2U);
  EXPECT_EQ(message(read->findings[0]),
            "box_LOD1 has none of the model's materials, so this level of detail is missing");
  EXPECT_EQ(
      message(read->findings[1]),
      "box_LOD0 has materials that the model lacks; the faces with these materials are left out");
}

/// Real files: a cube of 2 m, beside itself in other sizes, and a body's outline.
TEST_F(Companions, ofTheCorpusLeaveTheCubeAsItIs) {
  const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS");
  if (!corpus) GTEST_SKIP() << "WEIGHBRIDGE_CORPUS names no folder of real files";
  const fs::path models = fs::path(corpus) / "models";
  fs::copy_file(models / "PhysicsCube.dae", folder_ / "cube.dae");
  for (const char* suffix : {"_PHYS", "_LOD0"}) {
    for (const char* companion : {"PhysicsCube.dae", "Roth2-v2-Physics-Outline.dae"}) {
      const fs::path beside = folder_ / ("cube" + std::string(suffix) + ".dae");
      fs::copy_file(models / companion, beside);
      const scene::Scene scene = test::sceneOf(folder_ / "cube.dae");
      ASSERT_EQ(scene.linksets.at(0).parts.size(), 1U);
      EXPECT_EQ(scene.linksets[0].parts[0].scale, glm::dvec3(2)) << suffix << companion;
      fs::remove(beside);
    }
  }
}

}  // namespace
}  // namespace wb::import
