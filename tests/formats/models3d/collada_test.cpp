#include "model/formats/models3d/detail/read_collada.h"
#include "tests/formats/models3d/read_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

/// The corners of a square of 2 × 3, and of one inside it from 0.5 to 1.5.
constexpr const char* squarePlaces =
    "0 0 0 2 0 0 2 3 0 0 3 0  0.5 0.5 0 1.5 0.5 0 1.5 1.5 0 0.5 1.5 0";
constexpr const char* vertexInput = "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>";
constexpr const char* square =
    "<polylist count=\"1\"><input semantic=\"VERTEX\" source=\"#v\" "
    "offset=\"0\"/><vcount>4</vcount>"
    "<p>0 1 2 3</p></polylist>";

std::string geometryOf(const std::string& primitives, const std::string& numbers = squarePlaces) {
  return "<library_geometries><geometry id=\"g\"><mesh><source id=\"s\"><float_array count=\"1\">" +
         numbers +
         "</float_array><technique_common><accessor source=\"#a\" count=\"77\" stride=\"3\">"
         "<param name=\"X\"/><param name=\"Y\"/><param name=\"Z\"/></accessor></technique_common>"
         "</source><vertices id=\"v\"><input semantic=\"POSITION\" source=\"#s\"/></vertices>" +
         primitives + "</mesh></geometry></library_geometries>";
}

std::string visualSceneOf(const std::string& inside) {
  return "<library_visual_scenes><visual_scene id=\"x\">" + inside +
         "</visual_scene></library_visual_scenes><scene><instance_visual_scene "
         "url=\"#x\"/></scene>";
}

const std::string oneNode = "<node name=\"Box\"><instance_geometry url=\"#g\"/></node>";

std::string colladaOf(const std::string& libraries) {
  return "<COLLADA version=\"1.4.1\"><asset><unit meter=\"0.01\"/><up_axis> "
         "Z_UP\n</up_axis></asset>" +
         libraries + "</COLLADA>";
}

FileScene readXml(std::string_view text) { return readCollada({text.begin(), text.end()}); }

FileScene readPrimitives(const std::string& primitives) {
  return readXml(colladaOf(geometryOf(primitives) + visualSceneOf(oneNode)));
}

std::size_t trianglesOfPrimitives(const std::string& primitives) {
  return test::trianglesOf(readPrimitives(primitives));
}

std::string refusalOfXml(const std::string& text) {
  return test::refusalOf([&] { readXml(text); });
}

TEST(Collada, saysWhatIsUpAndHowLargeItIs) {
  const FileScene file = readPrimitives(square);
  EXPECT_EQ(file.frame.up, worker::UpAxis::z);
  EXPECT_EQ(file.frame.unit, 0.01);
  EXPECT_EQ(readXml("<COLLADA version=\"1.4.1\"/>").frame.up, worker::UpAxis::y);
}

TEST(Collada, theLengthOfVcountHolds) {
  const std::string two = std::string(vertexInput) + "<vcount>4 4</vcount><p>0 1 2 3 4 5 6 7</p>";
  for (const char* count : {"1", "2", "4", "0", "-3", "99999999999999999999", "x"})
    EXPECT_EQ(trianglesOfPrimitives("<polylist count=\"" + std::string(count) + "\">" + two +
                                    "</polylist>"),
              4U)
        << count;
}

TEST(Collada, countsOfOtherListsDoNotMatterEither) {
  const std::string triangles = std::string(vertexInput) + "<p>\n\t 0 1 2\r\n  0 2 3 </p>";
  EXPECT_EQ(trianglesOfPrimitives("<triangles count=\"9\">" + triangles + "</triangles>"), 2U);
  EXPECT_EQ(trianglesOfPrimitives("<triangles>" + triangles + "</triangles>"), 2U);
}

TEST(Collada, aListThatEndsEarlyLacksTriangles) {
  const FileScene file = readPrimitives("<polylist>" + std::string(vertexInput) +
                                        "<vcount>4 4 4</vcount><p>0 1 2 3 4 5 6</p></polylist>");
  EXPECT_EQ(test::trianglesOf(file), 4U) << "one for each polygon that is missing";
  EXPECT_TRUE(std::isnan(test::cornersOf(file).back().x));
  EXPECT_EQ(trianglesOfPrimitives("<triangles>" + std::string(vertexInput) +
                                  "<p>0 1 2 0</p></triangles>"),
            2U);
}

TEST(Collada, aCornerThatIsNotThereIsNoNumber) {
  for (const char* list : {"0 1 8", "0 1 -1", "0 1 4294967296", "0 1 99999999999999999999"}) {
    const FileScene file = readPrimitives("<triangles>" + std::string(vertexInput) + "<p>" + list +
                                          "</p></triangles>");
    EXPECT_TRUE(std::isnan(test::cornersOf(file).back().x)) << list;
  }
}

TEST(Collada, hasManyKindsOfPolygons) {
  const std::string in = vertexInput;
  EXPECT_EQ(trianglesOfPrimitives("<polygons>" + in + "<p>0 1 2 3</p><p>4 5 6</p></polygons>"), 3U);
  EXPECT_EQ(trianglesOfPrimitives("<trifans>" + in + "<p>0 1 2 3</p></trifans>"), 2U);
  EXPECT_EQ(trianglesOfPrimitives("<tristrips>" + in + "<p>0 1 3 2</p><p>4 5 6</p></tristrips>"),
            3U);
  EXPECT_EQ(trianglesOfPrimitives(square + std::string(square)), 4U)
      << "several lists of one geometry";
  for (const char* kind : {"lines", "linestrips"})
    EXPECT_EQ(
        trianglesOfPrimitives("<" + std::string(kind) + ">" + in + "<p>0 1 2</p></" + kind + ">"),
        0U);
}

TEST(Collada, holesAreNoSurface) {
  const FileScene file = readPrimitives("<polygons>" + std::string(vertexInput) +
                                        "<ph><p>0 1 2 3</p><h>4 5 6 7</h></ph></polygons>");
  EXPECT_EQ(test::trianglesOf(file), 8U);
  const auto corners = test::cornersOf(file);
  double area = 0;
  for (std::size_t i = 0; i < corners.size(); i += 3)
    area += cross(corners[i + 1] - corners[i], corners[i + 2] - corners[i]).z / 2;
  EXPECT_NEAR(area, 2 * 3 - 1, 1e-6);
}

TEST(Collada, librariesMayComeAfterWhatRefersToThem) {
  EXPECT_EQ(test::trianglesOf(readXml(colladaOf(visualSceneOf(oneNode) + geometryOf(square)))), 2U);
}

TEST(Collada, isReadInEveryEncoding) {
  const std::string text = "<?xml version=\"1.0\" encoding=\"utf-16\"?>" +
                           colladaOf(geometryOf(square) + visualSceneOf(oneNode));
  std::string little = "\xff\xfe";
  std::string big = "\xfe\xff";
  for (const char c : text) {
    little.append({c, '\0'});
    big.append({'\0', c});
  }
  for (const std::string& file : {text, "\xef\xbb\xbf" + text, little, big, little.substr(2)})
    EXPECT_EQ(test::trianglesOf(readXml(file)), 2U);
}

TEST(Collada, prefixesOfNamesDoNotMatter) {
  std::string text = colladaOf(geometryOf(square) + visualSceneOf(oneNode));
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1))
    text.insert(at + (text[at + 1] == '/' ? 2 : 1), "ns0:");
  EXPECT_EQ(test::trianglesOf(readXml(text)), 2U);
}

TEST(Collada, aNodeStandsWhereAllItsTransformationsPutIt) {
  const std::string node =
      "<node><translate>10 0 0</translate><rotate>0 0 1 90</rotate><scale>2 2 2</scale>"
      "<node id=\"n\"><matrix>1 0 0 1  0 1 0 0  0 0 1 0  0 0 0 1</matrix>"
      "<instance_geometry url=\"#g\"/></node></node>";
  const FileScene file = readXml(colladaOf(geometryOf(square) + visualSceneOf(node)));
  // (2, 3) goes to (3, 3), (6, 6), (-6, 6) and (4, 6); (0, 0) goes to (10, 2).
  const Vector3 most = test::greatest(file);
  EXPECT_NEAR(most.x, 10, 1e-5);
  EXPECT_NEAR(most.y, 6, 1e-5);
  EXPECT_EQ(test::namesOf(file), std::vector<std::string>{"n"}) << "without a name, the id";
}

TEST(Collada, nodesOfALibraryStandWhereverTheyAreNamed) {
  const std::string library =
      "<library_nodes><node id=\"lib\">" + oneNode + "</node></library_nodes>";
  const std::string twice =
      "<node><instance_node url=\"#lib\"/><instance_node url=\"#lib\"/></node>";
  EXPECT_EQ(
      test::trianglesOf(readXml(colladaOf(library + geometryOf(square) + visualSceneOf(twice)))),
      4U);
}

TEST(Collada, aSkinStandsOnItsGeometryAndAMorphOnItsBase) {
  const std::string controllers =
      "<library_controllers><controller id=\"m\"><morph source=\"#g\"/></controller>"
      "<controller id=\"k\"><skin source=\"#m\"><bind_shape_matrix>2 0 0 0 0 2 0 0 0 0 2 0 0 0 0 1"
      "</bind_shape_matrix></skin></controller></library_controllers>";
  const std::string node =
      "<node name=\"Body\"><scale>7 7 7</scale><instance_controller url=\"#k\"/></node>";
  const FileScene file = readXml(colladaOf(controllers + geometryOf(square) + visualSceneOf(node)));
  EXPECT_EQ(test::trianglesOf(file), 2U);
  EXPECT_EQ(test::greatest(file), Vector3(4, 6, 0)) << "by its bind shape alone";
}

TEST(Collada, withoutASceneAllGeometriesAreThere) {
  EXPECT_EQ(test::trianglesOf(readXml(colladaOf(geometryOf(square)))), 2U);
}

/// The uploader sorts and compares faces by these.
TEST(Collada, materialsGoByTheSymbolsOfTheGeometry) {
  const std::string material =
      "<library_materials><material id=\"m1\" name=\"Red\"/></library_materials>";
  const std::string bound =
      "<node><instance_geometry url=\"#g\"><bind_material><technique_common>"
      "<instance_material symbol=\"a\" target=\"#m1\"/></technique_common></bind_material>"
      "</instance_geometry></node>";
  const std::string list = ">" + std::string(vertexInput) + "<p>0 1 2</p></triangles>";
  const FileScene file = readXml(colladaOf(
      material +
      geometryOf("<triangles material=\"a\"" + list + "<triangles material=\"b\"" + list) +
      visualSceneOf(bound)));
  EXPECT_EQ(test::materialsOf(file), (std::vector<std::string>{"a", "b"}));
}

TEST(Collada, numbersAreReadAsProgramsWriteThem) {
  const FileScene file =
      readXml(colladaOf(geometryOf(square, "0,0 +0 0e0 2,5 0 -0.0 2 3.5E+0 1e-60 0 3 1.#QNAN") +
                        visualSceneOf(oneNode)));
  EXPECT_EQ(test::greatest(file), Vector3(2.5F, 3.5F, 0));
}

TEST(Collada, damageIsSaidWithItsPlace) {
  EXPECT_EQ(refusalOfXml(colladaOf(geometryOf(square, "0 0 zero") + visualSceneOf(oneNode))),
            "is corrupted at <float_array> on line 2: expected a number, found \"zero\"; export it "
            "again");
  EXPECT_EQ(refusalOfXml("<COLLADA version=\"1.4.1\">\n\n<asset>"),
            "is not well-formed XML (incomplete or corrupted at line 3); copy or export it again");
  EXPECT_EQ(refusalOfXml(colladaOf(visualSceneOf(oneNode))),
            "is corrupted at <instance_geometry> on line 2: it uses the geometry \"#g\", which is "
            "missing from the file; export it again");
  EXPECT_EQ(refusalOfXml("<COLLADA version=\"1.3.0\"/>"),
            "is Collada 1.3.0, but only version 1.4 or 1.5 is supported; export the model again in "
            "a supported version");
  EXPECT_EQ(refusalOfXml("<other/>"),
            "is corrupted at its first element: expected <COLLADA>; export it again");
}

TEST(Collada, circlesOfNodesAndControllersEnd) {
  const std::string circle = "<node id=\"n\">\n" + oneNode +
                             "<instance_node url=\"#n\"/><instance_node url=\"#n\"/></node>";
  EXPECT_EQ(refusalOfXml(colladaOf(geometryOf(square) + visualSceneOf(circle))),
            "is corrupted at <node> on line 2: it contains itself; export it again");
  const std::string controllers =
      "<library_controllers><controller id=\"c\"><skin source=\"#c\"/></controller>"
      "</library_controllers>";
  const std::string node = "<node><instance_controller url=\"#c\"/></node>";
  EXPECT_NE(refusalOfXml(colladaOf(controllers + visualSceneOf(node))), "");
}

/// Whatever is cut off or changed, the file is read or refused.
RC_GTEST_PROP(ColladaProperty, damageEndsInWords, ()) {
  const std::string whole = colladaOf(geometryOf(square) + visualSceneOf(oneNode));
  std::string text = whole.substr(0, *rc::gen::inRange<std::size_t>(0, whole.size() + 1));
  const auto changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes && !text.empty(); ++i)
    text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  refusalOfXml(text);
}

constexpr const char* unseen =
    "<extra><technique profile=\"MAYA\"><visibility>1</visibility></technique>"
    "<technique profile=\"FCOLLADA\"><visibility> 0 </visibility></technique></extra>";

TEST(Collada, whatIsHiddenIsLeftOutWithAllBelow) {
  const std::string geometry = "<instance_geometry url=\"#g\"/>";
  const std::string hidden = "<node name=\"Hidden\">" + geometry + "<node name=\"Below\">" +
                             geometry + "</node>" + unseen + "</node>";
  const FileScene read = readXml(colladaOf(geometryOf(square) + visualSceneOf(oneNode + hidden)));
  EXPECT_EQ(test::namesOf(read), std::vector<std::string>{"Box"});
  ASSERT_EQ(read.omissions.size(), 1U);
  EXPECT_EQ(read.omissions[0].kind, worker::Omission::hidden);
  EXPECT_EQ(read.omissions[0].name, "Hidden");
  EXPECT_EQ(refusalOfXml(colladaOf(geometryOf(square) + visualSceneOf(hidden))),
            "has only hidden triangles; make its objects visible and export it again");
  const std::string camera =
      "<node name=\"Eye\"><instance_camera url=\"#c\"/>" + std::string(unseen) + "</node>";
  EXPECT_TRUE(
      readXml(colladaOf(geometryOf(square) + visualSceneOf(oneNode + camera))).omissions.empty());
}

/// A cube with a dent has the cube as its hull.
TEST(Collada, aConvexMeshIsTheHullOfAnother) {
  const std::string places = "0 0 0 1 0 0 1 1 0 0 1 0 0 0 1 1 0 1 1 1 1 0 1 1 .5 .5 .5";
  const std::string corners =
      "<triangles><input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>"
      "<p>0 1 8 1 2 8 2 3 8 3 0 8 4 5 6 4 6 7</p></triangles>";
  const auto hullOf = [&](const std::string& name) {
    return "<library_geometries><geometry id=\"h\"><convex_mesh convex_hull_of=\"" + name +
           "\"/></geometry></library_geometries>" + geometryOf(corners, places) +
           visualSceneOf("<node name=\"Hull\"><instance_geometry url=\"#h\"/></node>");
  };
  const FileScene read = readXml(colladaOf(hullOf("#g")));
  EXPECT_EQ(test::trianglesOf(read), 12U);
  EXPECT_EQ(test::greatest(read), Vector3(1, 1, 1));
  EXPECT_NE(refusalOfXml(colladaOf(hullOf("#nowhere"))).find("\"#nowhere\""), std::string::npos);
  EXPECT_NE(
      refusalOfXml(colladaOf(hullOf("#h"))).find("the geometry that it encloses has no volume"),
      std::string::npos);
}

}  // namespace
}  // namespace wb::import3d
