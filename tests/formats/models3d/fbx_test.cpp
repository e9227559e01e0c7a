#include "model/formats/models3d/detail/read_fbx.h"
#include "tests/formats/models3d/fbx_fixture.h"
#include "tests/formats/models3d/read_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::import3d {
namespace {

using test::asBinary;
using test::asText;
using test::BinaryForm;
using test::oneOrTwoCubes;
using test::Properties;
using test::WrittenFile;

FileScene readText(const WrittenFile& file) { return readFbx(wb::bytesOf(asText(file))); }

/// Of the last node, in the file's frame with z up.
std::array<double, 6> boxOf(const FileScene& file) {
  const Node& node = file.nodes.back();
  std::array<double, 6> box{1e9, 1e9, 1e9, -1e9, -1e9, -1e9};
  for (const Vector3& place : file.surfaces[node.surfaces[0]].positions) {
    const Vector3 moved = test::movedBy(node, place);
    for (unsigned axis = 0; axis < 3; ++axis) {
      box[axis] = std::min<double>(box[axis], moved[axis]);
      box[axis + 3] = std::max<double>(box[axis + 3], moved[axis]);
    }
  }
  return box;
}

void expectBox(const FileScene& file, const std::array<double, 6>& right) {
  const auto box = boxOf(file);
  for (std::size_t i = 0; i < box.size(); ++i) EXPECT_NEAR(box[i], right[i], 0.006) << i;
}

std::string refusalOf(const WrittenFile& file) {
  return test::refusalOf([&] { readText(file); });
}

TEST(Fbx, textAndBinaryOfEitherByteOrderAreTheSame) {
  const Properties inner{{"Lcl Translation", {5, 0, 0}}};
  const WrittenFile file = oneOrTwoCubes({{"Lcl Scaling", {2, 3, 4}}}, &inner);
  const std::array<double, 6> right{10, 0, 0, 12, 3, 4};
  expectBox(readText(file), right);
  for (const bool isPacked : {false, true})
    for (const bool isBigEndian : {false, true})
      for (const std::uint32_t version : {7100U, 7400U, 7500U, 7700U}) {
        const FileScene read = readFbx(asBinary(file, {version, isBigEndian, isPacked}));
        expectBox(read, right);
        EXPECT_EQ(test::trianglesOf(read), 24U);
        EXPECT_EQ(test::namesOf(read), (std::vector<std::string>{"Outer", "Inner"}));
      }
}

/// SDK: R r S s. The parent's scale comes after the model's turn: x of 2 acts on what was x.
TEST(Fbx, inheritTypeZeroScalesAfterTheTurn) {
  const Properties inner{{"Lcl Translation", {5, 0, 0}},
                         {"Lcl Rotation", {0, 0, 90}},
                         {"Lcl Scaling", {1, 1, 3}},
                         {"InheritType", {0}}};
  expectBox(readText(oneOrTwoCubes({{"Lcl Scaling", {2, 1, 1}}}, &inner)), {9, 0, 0, 10, 2, 3});
}

/// R S r s: x of 2 acts on what the turn brought there.
TEST(Fbx, inheritTypeOneScalesBeforeTheTurn) {
  const Properties inner{{"Lcl Translation", {5, 0, 0}},
                         {"Lcl Rotation", {0, 0, 90}},
                         {"Lcl Scaling", {1, 1, 3}},
                         {"InheritType", {1}}};
  expectBox(readText(oneOrTwoCubes({{"Lcl Scaling", {2, 1, 1}}}, &inner)), {8, 0, 0, 10, 1, 3});
}

/// R r s: the parent's own scale moves the model and does not size it.
TEST(Fbx, inheritTypeTwoLeavesOutTheParentsScale) {
  const Properties inner{{"Lcl Translation", {5, 0, 0}}, {"InheritType", {2}}};
  expectBox(readText(oneOrTwoCubes({{"Lcl Scaling", {2, 3, 4}}}, &inner)), {10, 0, 0, 11, 1, 1});
}

TEST(Fbx, theTemplateSaysWhatModelsDoNot) {
  const Properties inner{{"Lcl Translation", {5, 0, 0}}};
  WrittenFile file = oneOrTwoCubes({{"Lcl Scaling", {2, 3, 4}}}, &inner);
  file.insert(file.begin(), {"Definitions",
                             {},
                             {{"ObjectType",
                               {std::string("Model")},
                               {{"PropertyTemplate",
                                 {std::string("FbxNode")},
                                 {test::properties({{"InheritType", {2}}})}}}}}});
  expectBox(readText(file), {10, 0, 0, 11, 1, 1});
}

TEST(Fbx, whatThereIsNotIsRefusedByName) {
  EXPECT_EQ(refusalOf(oneOrTwoCubes({{"InheritType", {3}}})),
            "has an unsupported InheritType; supported values: 0, 1, 2. Export the model again "
            "with one of these values");
  EXPECT_EQ(refusalOf(oneOrTwoCubes({{"RotationOrder", {6}}, {"Lcl Rotation", {1, 2, 3}}})),
            "has an unsupported RotationOrder; supported values: 0, 1, 2, 3, 4, 5. Export the "
            "model again with one of these values");
  EXPECT_EQ(test::trianglesOf(readText(oneOrTwoCubes({{"RotationOrder", {6}}}))), 12U)
      << "an order of no turn";
}

/// The numbers are those of three rotation matrices multiplied by hand: x first, then y, then z.
TEST(Fbx, aGeometricTurnIsInOrderOfXyzWhateverTheModels) {
  expectBox(readText(oneOrTwoCubes({{"RotationOrder", {5}},
                                    {"RotationActive", {1}},
                                    {"GeometricRotation", {20, 40, 60}},
                                    {"GeometricScaling", {2, 3, 4}}})),
            {-2.11, 0, -1.29, 3.16, 4.72, 3.67});
}

TEST(Fbx, modelsTurnInTheirOrder) {
  const Properties turned{{"Lcl Rotation", {20, 40, 60}}, {"Lcl Scaling", {2, 3, 4}}};
  const std::array<std::array<double, 6>, 3> right{{{-2.11, 0, -1.29, 3.16, 4.72, 3.67},
                                                    {-1.21, -0.68, -0.64, 4.09, 3.14, 4.47},
                                                    {-1.99, -1.05, -0.01, 3.34, 2.69, 4.96}}};
  const std::array<double, 3> orders{0, 1, 5};
  for (std::size_t i = 0; i < orders.size(); ++i) {
    Properties ordered = turned;
    ordered.push_back({"RotationOrder", {orders[i]}});
    expectBox(readText(oneOrTwoCubes(ordered)), right[i]);
    ordered.push_back({"RotationActive", {0}});
    expectBox(readText(oneOrTwoCubes(ordered)), right[0]);
  }
}

TEST(Fbx, pivotsAndTurnsBeforeAndAfterHold) {
  // About a corner at (1, 1, 0), by a quarter: the cube comes to lie at x 1 to 2, y 0 to 1.
  expectBox(readText(oneOrTwoCubes({{"RotationPivot", {1, 1, 0}}, {"Lcl Rotation", {0, 0, 90}}})),
            {1, 0, 0, 2, 1, 1});
  // From a scale about (1, 1, 1), by 3: all but that corner moves away from it.
  expectBox(readText(oneOrTwoCubes({{"ScalingPivot", {1, 1, 1}}, {"Lcl Scaling", {3, 3, 3}}})),
            {-2, -2, -2, 1, 1, 1});
  expectBox(readText(oneOrTwoCubes({{"PreRotation", {0, 0, 90}}, {"PostRotation", {0, 0, 90}}})),
            {0, 0, 0, 1, 1, 1});
  expectBox(readText(oneOrTwoCubes({{"PreRotation", {0, 0, 90}}})), {-1, 0, 0, 0, 1, 1});
  expectBox(readText(oneOrTwoCubes({{"PostRotation", {0, 0, 90}}})), {0, -1, 0, 1, 0, 1});
}

/// How far a box of 2, 3, 4 reaches where z is up, whatever the axes of its file.
TEST(Fbx, axesAreTheFilesOwn) {
  const auto read = [](std::array<double, 6> numbers) {
    Properties settings = test::usualSettings();
    const std::array names{"UpAxis",        "UpAxisSign", "FrontAxis",
                           "FrontAxisSign", "CoordAxis",  "CoordAxisSign"};
    for (std::size_t i = 0; i < names.size(); ++i) settings[i] = {names[i], {numbers[i]}};
    return readText(oneOrTwoCubes({{"Lcl Scaling", {2, 3, 4}}}, nullptr, settings));
  };
  expectBox(read({1, 1, 2, 1, 0, 1}), {0, 0, 0, 2, 3, 4});
  expectBox(read({2, 1, 1, -1, 0, 1}), {0, 0, 0, 2, 3, 4});
  // Upside down, and so that right stays right: the front turns too.
  expectBox(read({1, -1, 2, -1, 0, 1}), {0, -3, -4, 2, 0, 0});
  // Seen from behind.
  expectBox(read({2, 1, 1, 1, 0, -1}), {-2, -3, 0, 0, 0, 4});
  // Left-handed: what is right in it is right here, and its mirror image is in the geometry.
  const FileScene mirrored = read({1, 1, 2, -1, 0, 1});
  expectBox(mirrored, {0, 0, -4, 2, 3, 0});
  EXPECT_GT(glm::determinant(mirrored.nodes[0].toFile), 0);
  Properties same = test::usualSettings();
  same[2] = {"FrontAxis", {1}};
  EXPECT_EQ(refusalOf(oneOrTwoCubes({}, nullptr, same)),
            "is corrupted at GlobalSettings: two of its axes are the same; export it again");
}

TEST(Fbx, soundsAndOtherObjectsAreGoneOver) {
  WrittenFile file = oneOrTwoCubes({});
  file[1].inner.push_back({"AudioLayer", {std::int64_t{7}, std::string("AudioLayer::a")}, {}});
  file[1].inner.push_back({"Video",
                           {std::int64_t{8}, std::string("Video::b"), std::string("Clip")},
                           {{"Content", {std::string("AAAA{}}:,;")}, {}}}});
  EXPECT_EQ(test::trianglesOf(readText(file)), 12U);
  EXPECT_EQ(test::trianglesOf(readFbx(asBinary(file, {}))), 12U);
}

TEST(Fbx, geometryOfAnotherKindIsLeftOutAndNamed) {
  WrittenFile file = oneOrTwoCubes({});
  file[1].inner.push_back(
      {"Geometry", {std::int64_t{9}, std::string("Geometry::n"), std::string("NurbsSurface")}, {}});
  file[2] = test::connections({{-5, 2000}, {2000, 0}, {9, 2000}});
  const FileScene read = readText(file);
  ASSERT_EQ(read.omissions.size(), 1U);
  EXPECT_EQ(read.omissions[0].kind, worker::Omission::otherKind);
  EXPECT_EQ(read.omissions[0].name, "NurbsSurface");
}

TEST(Fbx, materialsPartASurface) {
  WrittenFile file = oneOrTwoCubes({});
  test::Written& geometry = file[1].inner[0];
  geometry.inner.push_back({"LayerElementMaterial",
                            {std::int64_t{0}},
                            {{"MappingInformationType", {std::string("ByPolygon")}, {}},
                             {"ReferenceInformationType", {std::string("IndexToDirect")}, {}},
                             {"Materials", {test::Integers{1, 1, 0, 0, 1, 2}}, {}}}});
  for (const std::int64_t id : {30, 31})
    file[1].inner.push_back({"Material", {id, "Material::m" + std::to_string(id)}, {}});
  file[2] = test::connections({{-5, 2000}, {2000, 0}, {30, 2000}, {31, 2000}});
  const FileScene read = readText(file);
  EXPECT_EQ(test::materialsOf(read), (std::vector<std::string>{"m31", "m30", "materials 2"}));
  EXPECT_EQ(read.surfaces[0].triangles.size(), 6U);
}

TEST(Fbx, layersFollowTheirMapping) {
  WrittenFile file = oneOrTwoCubes({});
  test::Written& geometry = file[1].inner[0];
  geometry.inner.push_back({"LayerElementNormal",
                            {std::int64_t{0}},
                            {{"MappingInformationType", {std::string("ByPolygon")}, {}},
                             {"ReferenceInformationType", {std::string("IndexToDirect")}, {}},
                             {"Normals", {test::Doubles{0, 0, 1, 1, 0, 0}}, {}},
                             {"NormalsIndex", {test::Integers{1, 0, 0, 0, 0, -1}}, {}}}});
  geometry.inner.push_back({"LayerElementUV",
                            {std::int64_t{0}},
                            {{"MappingInformationType", {std::string("ByVertice")}, {}},
                             {"ReferenceInformationType", {std::string("Direct")}, {}},
                             {"UV", {test::Doubles{7, 8, 9, 10}}, {}}}});
  const Surface surface = std::move(readText(file).surfaces[0]);
  EXPECT_EQ(surface.normals[0], Vector3(1, 0, 0));
  EXPECT_EQ(surface.normals[4], Vector3(0, 0, 1));
  EXPECT_TRUE(std::isnan(surface.normals[23].x)) << "of a number that is not there";
  EXPECT_EQ(surface.texCoords[1], Vector3(9, 10, 0));
  EXPECT_EQ(surface.texCoords[2], Vector3()) << "of a vertex that has none";
}

TEST(Fbx, circlesAndDoublesAreRefused) {
  WrittenFile file = oneOrTwoCubes({});
  file[1].inner.push_back(test::model(1, "A", {}));
  file[1].inner.push_back(test::model(2, "B", {}));
  file[2] = test::connections({{-5, 2000}, {2000, 0}, {1, 2}, {2, 1}});
  EXPECT_EQ(refusalOf(file),
            "is corrupted at Connections: its models are nested in a circle; export it again");
  file = oneOrTwoCubes({});
  file[1].inner.push_back(test::cube(2000));
  EXPECT_EQ(refusalOf(file),
            "is corrupted at Objects: two objects have the id 2000; export it again");
}

/// Wherever a file breaks off, it is refused, in words that quote nothing of it.
TEST(Fbx, cutFilesAreRefused) {
  const WrittenFile file = oneOrTwoCubes({{"Lcl Scaling", {2, 3, 4}}});
  const std::string text = asText(file);
  for (std::size_t size = text.find("Objects") + 12; size + 2 < text.size(); size += 37) {
    const std::string sentence =
        test::refusalOf([&] { readFbx(wb::bytesOf(text.substr(0, size))); });
    EXPECT_TRUE(sentence.starts_with("is corrupted at ")) << size << sentence;
  }
  for (const BinaryForm& form : {BinaryForm{}, BinaryForm{7500, true, true}}) {
    const Bytes whole = asBinary(file, form);
    for (std::size_t size = 30; size < whole.size(); size += 11) {
      const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
      const std::string sentence = test::refusalOf([&] { readFbx(cut); });
      EXPECT_TRUE(sentence.starts_with("is corrupted at ")) << size << sentence;
    }
  }
}

TEST(Fbx, listsHoldWhatTheyAnnounce) {
  const WrittenFile file = oneOrTwoCubes({});
  std::string text = asText(file);
  text.replace(text.find("*24"), 3, "*25");
  EXPECT_EQ(test::refusalOf([&] { readFbx(wb::bytesOf(text)); }),
            "is corrupted at the list \"Vertices\": expected 25 numbers, found 24; "
            "export it again");
  for (const bool isPacked : {false, true}) {
    Bytes bytes = asBinary(file, {7400, false, isPacked});
    const std::string_view list = "Vertices";
    const auto at = std::search(bytes.begin(), bytes.end(), list.begin(), list.end());
    at[12] = 0x7f;  // the highest byte of how many: two thousand million
    const std::string sentence = test::refusalOf([&] { readFbx(bytes); });
    EXPECT_TRUE(sentence.starts_with("is corrupted at the list \"Vertices\"")) << sentence;
  }
}

}  // namespace
}  // namespace wb::import3d
