#include "tests/formats/model_folder.h"

#include <fmt/format.h>

#include <set>

/// What the viewer's uploader makes of Collada files (lldaeloader.cpp, llmodelpreview.cpp,
/// llmeshrepository.cpp), on files of our own.
namespace wb::import {
namespace {

using asset::Lod;
using test::ModelFile;

/// A box with corners of its own for its six sides, at `x` on the first axis.
std::string box(double x) {
  std::string text;
  for (int corner = 0; corner < 8; ++corner)
    text += fmt::format("{} {} {} ", x + (corner & 1), (corner >> 1) & 1, (corner >> 2) & 1);
  return text;
}

constexpr int boxSides[12][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                                 {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};

/// A geometry of one box for each material, side by side.
std::string geometry(const std::string& name, const std::vector<std::string>& materials) {
  std::string points;
  std::string faces;
  for (std::size_t i = 0; i < materials.size(); ++i) {
    points += box(2.0 * static_cast<double>(i));
    std::string corners;
    for (const auto& side : boxSides)
      for (const int corner : side)
        corners += std::to_string(8 * i + static_cast<std::size_t>(corner)) + ' ';
    faces += fmt::format(
        "<triangles count=\"12\" material=\"{}\"><input semantic=\"VERTEX\" source=\"#{}v\" "
        "offset=\"0\"/><p>{}</p></triangles>",
        materials[i], name, corners);
  }
  return fmt::format(
      "<geometry id=\"{0}\" name=\"{0}\"><mesh><source id=\"{0}s\"><float_array id=\"{0}a\" "
      "count=\"{1}\">{2}</float_array><technique_common><accessor source=\"#{0}a\" count=\"{3}\" "
      "stride=\"3\"/></technique_common></source><vertices id=\"{0}v\"><input "
      "semantic=\"POSITION\" source=\"#{0}s\"/></vertices>{4}</mesh></geometry>",
      name, 24 * materials.size(), points, 8 * materials.size(), faces);
}

std::string collada(const std::string& geometries, const std::string& nodes) {
  return "<?xml version=\"1.0\"?><COLLADA version=\"1.4.1\"><asset><unit meter=\"1\"/>"
         "<up_axis>Z_UP</up_axis></asset><library_geometries>" +
         geometries + "</library_geometries><library_visual_scenes><visual_scene id=\"s\">" +
         nodes +
         "</visual_scene></library_visual_scenes><scene><instance_visual_scene "
         "url=\"#s\"/></scene></COLLADA>";
}

std::string instance(const std::string& name) {
  return "<instance_geometry url=\"#" + name + "\"/>";
}

std::string node(const std::string& name, const std::string& content) {
  return "<node name=\"" + name + "\">" + content + "</node>";
}

std::vector<std::string> numbered(int count) {
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i) names.push_back(fmt::format("m{:02}", i));
  return names;
}

std::set<std::string> codesOf(const scene::Scene& scene, std::size_t part = 0) {
  std::set<std::string> codes;
  if (const auto& refusals = scene.linksets.at(0).parts.at(part).refusals)
    for (const Diagnostic& refusal : *refusals) codes.emplace(refusal.text.code);
  return codes;
}

using Codes = std::set<std::string>;

/// A SketchUp file has many instances in one node; each is a prim.
TEST_F(ModelFile, instancesOfOneNodeAreAsManyParts) {
  const std::string one = geometry("Box", {"a"});
  const auto together = test::sceneOf(
      file("together.dae",
           collada(one, node("Group", instance("Box") + instance("Box") + instance("Box")))));
  const auto apart = test::sceneOf(
      file("apart.dae", collada(one, node("A", instance("Box")) + node("B", instance("Box")) +
                                         node("C", instance("Box")))));
  ASSERT_EQ(together.linksets.at(0).parts.size(), 3U);
  EXPECT_EQ(together.linksets[0].parts[2].name, "Group 3");
  EXPECT_EQ(together.assets.size(), 1U) << "one asset for all";
  ASSERT_EQ(apart.linksets.at(0).parts.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(together.linksets[0].parts[i].scale, apart.linksets[0].parts[i].scale);
    EXPECT_EQ(codesOf(together, i), Codes{});
  }
  EXPECT_EQ(together.assets.begin()->second.sha256, apart.assets.begin()->second.sha256);
}

TEST_F(ModelFile, furtherSubmodelsHaveNoShapeAndTheWholesBox) {
  const auto scene = test::sceneOf(file(
      "shelf.dae", collada(geometry("Shelf", numbered(17)), node("Shelf", instance("Shelf")))));
  const auto& parts = scene.linksets.at(0).parts;
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(parts[1].shapeType, scene::ShapeType::none);
  EXPECT_EQ(parts[2].shapeType, scene::ShapeType::none);
  const std::vector<std::size_t> faces{8, 8, 1};
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(scene.meshOf(parts[i])->lod(Lod::high)->size(), faces[i]);
    test::expectNear(parts[i].scale, {33, 1, 1}, 1e-4, "the whole shelf's");
    test::expectNear(parts[i].position, {0, 0, 0}, 1e-4, "where the first is");
  }
  EXPECT_NEAR(test::boxOf(test::pointsOf(scene, 2)).min.x, 32, 1e-2) << "the last board";
}

/// As many materials as it has, in one part: what eight would cost.
TEST_F(ModelFile, facesCanBeJoinedToCompare) {
  BareOptions joined;
  joined.joinsFaces = true;
  const auto scene = test::sceneOf(
      file("shelf.dae", collada(geometry("Shelf", numbered(9)), node("Shelf", instance("Shelf")))),
      joined);
  EXPECT_EQ(scene.linksets.at(0).parts.size(), 1U);
}

std::string placed(const std::string& geometry, const std::string& transforms) {
  return node(geometry, transforms + instance(geometry));
}

BareOptions joinedNodes() {
  BareOptions options;
  options.joinsNodes = true;
  return options;
}

std::size_t trianglesOf(const asset::Faces& faces) {
  std::size_t count = 0;
  for (const asset::Face& face : faces) count += face.triangles.size();
  return count;
}

/// Cubic metres, negative inside out (divergence theorem).
double volumeOf(const asset::Faces& faces, const glm::dvec3& scale) {
  const mesh::TriangleMesh mesh = asset::toTriangleMesh(faces);
  double six = 0;
  for (const mesh::Triangle& triangle : mesh.triangles)
    six += glm::dot(
        scale * mesh.positions[triangle[0]],
        glm::cross(scale * mesh.positions[triangle[1]], scale * mesh.positions[triangle[2]]));
  return six / 6;
}

/// As a modeling program joins them: where they are seen, in one frame, one material once.
TEST_F(ModelFile, objectsCanBeJoinedToCompare) {
  const auto scene = test::sceneOf(
      file("boxes.dae",
           collada(geometry("Box", {"b"}) + geometry("Pair", {"a", "b"}),
                   placed("Box", "<translate>0 0 5</translate>") +
                       placed("Box", "<matrix>1 0 0 9 0 1 0 0 0 0 -1 0 0 0 0 1</matrix>") +
                       placed("Pair", "<rotate>0 0 1 90</rotate>"))),
      joinedNodes());
  const auto& parts = scene.linksets.at(0).parts;
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].name, "boxes");
  EXPECT_EQ(parts[0].shapeType, scene::ShapeType::convexHull);
  // The first from z 5 to 6, the second from x 9 to 10 and z -1 to 0, the third turned: from x -1
  // to 0 and y 0 to 3.
  test::expectNear(parts[0].scale, {11, 3, 7}, 1e-3, "from -1, 0, -1 to 10, 3, 6");
  test::expectNear(scene.linksets[0].position, {4.5, 1.5, 2.5}, 1e-3, "its middle");
  const auto& faces = *scene.meshOf(parts[0])->lod(Lod::high);
  ASSERT_EQ(faces.size(), 2U);
  EXPECT_EQ(faces[0].triangles.size(), 12U) << "a: one box";
  EXPECT_EQ(faces[1].triangles.size(), 36U) << "b: three boxes";
  EXPECT_NEAR(volumeOf(faces, parts[0].scale), 4, 1e-2) << "outside out, the mirrored one too";
}

TEST_F(ModelFile, joinedObjectsOfManyMaterialsAreAsManyPrimsAsOneObjectWouldBe) {
  const std::vector<std::string> all = numbered(10);
  const auto scene = test::sceneOf(
      file("shelf.dae", collada(geometry("A", {all.begin(), all.begin() + 5}) +
                                    geometry("B", {all.begin() + 5, all.end()}),
                                placed("A", "") + placed("B", "<translate>0 0 3</translate>"))),
      joinedNodes());
  const auto& parts = scene.linksets.at(0).parts;
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(scene.meshOf(parts[0])->lod(Lod::high)->size(), 8U);
  EXPECT_EQ(scene.meshOf(parts[1])->lod(Lod::high)->size(), 2U);
  EXPECT_EQ(parts[1].shapeType, scene::ShapeType::none);
}

/// Generated levels have shares of the triangles of all that is uploaded together.
TEST_F(ModelFile, joinedObjectsHaveTheLevelsThatTheUploaderGenerates) {
  const auto path =
      file("rows.dae", collada(geometry("Row", numbered(4)),
                               placed("Row", "") + placed("Row", "<translate>0 3 0</translate>")));
  const auto joined = test::sceneOf(path, joinedNodes());
  const auto& mesh = *joined.meshOf(joined.linksets.at(0).parts.at(0));
  EXPECT_EQ(trianglesOf(*mesh.lod(Lod::high)), 96U);
  EXPECT_LT(trianglesOf(*mesh.lod(Lod::lowest)), 96U);
  BareOptions given = joinedNodes();
  given.levels = LevelSource::asGiven;
  const auto plain = test::sceneOf(path, given);
  EXPECT_FALSE(plain.meshOf(plain.linksets.at(0).parts.at(0))->lod(Lod::lowest).has_value());
}

/// Those files say what each of the objects has.
TEST_F(ModelFile, objectsWithLevelsOrAShapeOfTheirOwnAreNotJoined) {
  const std::string content =
      collada(geometry("A", {"m"}) + geometry("B", {"m"}), placed("A", "") + placed("B", ""));
  const auto path = file("a.dae", content);
  EXPECT_EQ(test::sceneOf(path, joinedNodes()).linksets.at(0).parts.size(), 1U);
  file("a_PHYS.dae", content);
  EXPECT_EQ(test::sceneOf(path, joinedNodes()).linksets.at(0).parts.size(), 2U);
}

TEST_F(ModelFile, facesAreSortedByMaterialWhateverTheCase) {
  // Eight come first: "Z" is the ninth though it stands first and its code is less than "a".
  std::vector<std::string> materials{"Z", "a", "B", "c", "D", "e", "F", "g", "H"};
  const auto scene =
      test::sceneOf(file("a.dae", collada(geometry("A", materials), node("A", instance("A")))));
  ASSERT_EQ(scene.linksets.at(0).parts.size(), 2U);
  EXPECT_NEAR(test::boxOf(test::pointsOf(scene, 1)).max.x, 1, 1e-2) << "the first box in the file";
}

TEST_F(ModelFile, twoFacesOfOneMaterialStayTwo) {
  const auto scene =
      test::sceneOf(file("a.dae", collada(geometry("A", {"m", "m"}), node("A", instance("A")))));
  const auto& mesh = *scene.meshOf(scene.linksets.at(0).parts.at(0));
  EXPECT_EQ(mesh.lod(Lod::high)->size(), 2U);
  EXPECT_EQ(mesh.lod(Lod::lowest)->size(), 2U) << "the generated levels too";
}

TEST_F(ModelFile, companionsAreFoundByGeometryNotByNode) {
  const auto path =
      file("a.dae", collada(geometry("G", {"m"}) + geometry("H", {"m"}),
                            node("First", instance("G")) + node("Second", instance("H"))));
  file("a_PHYS.dae", collada(geometry("H_PHYS", {"m"}), node("First", instance("H_PHYS"))));
  const auto scene = test::sceneOf(path);
  EXPECT_EQ(scene.linksets.at(0).parts[0].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(scene.linksets.at(0).parts[1].shapeType, scene::ShapeType::prim);
}

TEST_F(ModelFile, companionsWithoutAnyRightNameAreFoundByOrder) {
  const auto path =
      file("a.dae", collada(geometry("b", {"m"}) + geometry("A", {"m"}),
                            node("First", instance("b")) + node("Second", instance("A"))));
  file("a_PHYS.dae", collada(geometry("x", {"m"}), node("x", instance("x"))));
  const auto scene = test::sceneOf(path);
  EXPECT_EQ(scene.linksets.at(0).parts[0].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(scene.linksets.at(0).parts[1].shapeType, scene::ShapeType::prim)
      << "the order of names, not of the file";
}

TEST_F(ModelFile, aDefaultPhysicsShapeServesAllOthers) {
  const auto path = file("a.dae", collada(geometry("A", {"m"}) + geometry("B", {"m"}),
                                          node("A", instance("A")) + node("B", instance("B"))));
  file("a_PHYS.dae",
       collada(geometry("A", {"m"}) + geometry("default_physics_shape", {"m"}),
               node("A", instance("A")) + node("D", instance("default_physics_shape"))));
  const auto scene = test::sceneOf(path);
  for (const scene::Part& part : scene.linksets.at(0).parts)
    EXPECT_EQ(part.shapeType, scene::ShapeType::prim);
}

TEST_F(ModelFile, whatTheLoaderRefusesIsSaid) {
  const std::string one = geometry("A", {"m"});
  const std::string mirror = "<matrix>-1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</matrix>";
  const auto codes = [this](const std::string& geometries, const std::string& nodes) {
    return codesOf(test::sceneOf(file("a.dae", collada(geometries, nodes))));
  };
  EXPECT_EQ(codes(one, node("A", instance("A"))), Codes{});
  EXPECT_EQ(codes(one, node("A", mirror + instance("A"))), Codes{"upload.mirrored"});
  EXPECT_EQ(codes(one, node("A", "<scale>-1 1 1</scale>" + instance("A"))), Codes{})
      << "the uploader takes the scale for positive";
  EXPECT_EQ(codes(one, node("A", instance("A") + instance("gone"))),
            Codes{"upload.no_such_geometry"});
  EXPECT_EQ(codes(one + geometry("B", {"m"}), node("A", instance("A"))),
            Codes{"upload.unused_geometry"});
}

TEST_F(ModelFile, levelsOfOtherMaterialsAreRefused) {
  const auto path = file("a.dae", collada(geometry("A", {"m", "n"}), node("A", instance("A"))));
  const auto codes = [&](const std::vector<std::string>& materials) {
    file("a_LOD1.dae", collada(geometry("A", materials), node("A", instance("A"))));
    return codesOf(test::sceneOf(path));
  };
  EXPECT_EQ(codes({"n", "m"}), Codes{});
  EXPECT_EQ(codes({"n"}), Codes{}) << "fewer may be";
  EXPECT_EQ(codes({"o"}), Codes{"upload.level_materials"});
  EXPECT_EQ(codes({"m", "n", "n"}), Codes{"upload.level_faces"});
  file("a_LOD1.dae", collada(geometry("A", {"m"}) + geometry("B", {"m"}),
                             node("A", instance("A")) + node("B", instance("B"))));
  EXPECT_EQ(codesOf(test::sceneOf(path)), (Codes{"upload.level_objects", "upload.level_unused"}));
  file("a_LOD1.dae", "hello");
  EXPECT_EQ(codesOf(test::sceneOf(path)), Codes{"upload.companion"});
}

TEST_F(ModelFile, generatedLevelsAreThoseOfTheUploader) {
  const auto path = file("a.dae", collada(geometry("A", {"m"}), node("A", instance("A"))));
  BareOptions asGiven;
  asGiven.levels = LevelSource::asGiven;
  const auto given = test::sceneOf(path, asGiven);
  EXPECT_FALSE(given.meshOf(given.linksets.at(0).parts.at(0))->lod(Lod::medium));
  const auto scene = test::sceneOf(path);
  const auto& mesh = *scene.meshOf(scene.linksets.at(0).parts.at(0));
  for (const Lod lod : {Lod::medium, Lod::low, Lod::lowest}) {
    ASSERT_TRUE(mesh.lod(lod));
    EXPECT_LE(triangleCount(*mesh.lod(lod)), 12U);
    EXPECT_GE(triangleCount(*mesh.lod(lod)), 1U);
  }
}

}  // namespace
}  // namespace wb::import
