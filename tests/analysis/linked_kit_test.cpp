#include "model/analysis/kit_prims.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/core/language.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/shapes.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <sstream>
#include <string_view>

/// Kits of linked hulls and prims: the files read back, and then exactly the acts that are listed,
/// weigh what was promised.
namespace wb::weighing {
namespace {

using namespace cost::test;

/// A table of 2 x 1 x 1.1 m: a top and four legs, in the unit cube.
asset::MeshAsset tableAsset() {
  mesh::TriangleMesh mesh;
  const auto add = [&](const glm::dvec3& low, const glm::dvec3& high) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& corner : cube().positions)
      mesh.positions.push_back((low + (corner + 0.5) * (high - low)) / glm::dvec3(2, 1, 1.1) - 0.5);
    for (const auto& [a, b, c] : cube().triangles)
      mesh.triangles.push_back({first + a, first + b, first + c});
  };
  add({0, 0, 1}, {2, 1, 1.1});
  for (const double x : {0.0, 1.9})
    for (const double y : {0.0, 0.9}) add({x, y, 0}, {x + 0.1, y + 0.1, 1});
  asset::MeshAsset asset;
  asset.lods[0] = asset::Faces{asset::makeFace(mesh)};
  auto stored = asset::stored(std::move(asset));
  return std::move(stored->read.value);
}

class LinkedKits : public FolderTest {
 protected:
  static Weighing weighed(scene::Scene scene) {
    Weighing weighing;
    weighing.scene = std::move(scene);
    return weighedUnder(weighing, weighing.profile);
  }

  static Weighing table() {
    scene::Part part = makePart(scene::PartKind::mesh, {2, 1, 1.1});
    part.name = "table";
    return weighed(makeScene(makeLinkset({part}), tableAsset()));
  }

  /// The one shape of a method for the table, made once for all tests.
  static const shape::MadeShape& madeForTable(std::string_view method) {
    static std::map<std::string, shape::MadeShape, std::less<>> all;
    const auto found = all.find(method);
    return found != all.end() ? found->second
                              : all.emplace(method, made(table(), method)).first->second;
  }

  /// The one shape of a method.
  static shape::MadeShape made(const Weighing& weighing, std::string_view method) {
    shape::ShapeRequest request;
    std::erase_if(request.methods = shape::fitMethods(),
                  [&](const shape::FitMethod& one) { return one.name != method; });
    request.within = {0.12, false};  // Hulls as close as that are soon found.
    request.triesHopeless = true;
    const scene::Linkset& linkset = weighing.scene.linksets[0];
    auto shapes = makeShapes({linkset, 0, weighing.scene.meshOf(linkset.parts[0]),
                              weighing.statistics.linksets[0], weighing.profile},
                             request);
    EXPECT_TRUE(shapes && shapes->value.size() == 1) << method;
    return std::move(shapes->value.at(0));
  }

  static Weighing withShape(const Weighing& weighing, const shape::MadeShape& made) {
    const std::vector<scene::Target> parts{{0, 0}};
    auto used = making::used(weighing.scene, parts, made.shape);
    EXPECT_TRUE(used);
    return weighed(making::rooted({std::move(*used), {}}).scene);
  }

  static KitOrder orderOf(exporting::UploaderFormat format) {
    KitOrder order;
    order.name = "table";
    order.format = format;
    return order;
  }

  Weighing readBack(const UploadKit& kit) {
    EXPECT_TRUE(writeUploadKit(kit, folder_));
    auto read = weighFile((folder_ / kit.files.front().name).string(), {});
    EXPECT_TRUE(read);
    return read ? std::move(read->value) : Weighing();
  }
};

std::size_t countOf(const UploadKit& kit, KitActKind kind) {
  return static_cast<std::size_t>(std::ranges::count(kit.acts, kind, &KitAct::kind));
}

std::string textOfFile(const UploadKit& kit, std::string_view suffix) {
  for (const KitFile& file : kit.files)
    if (file.name.ends_with(suffix)) return std::string(textOf(file.bytes));
  ADD_FAILURE() << suffix;
  return {};
}

std::string stepsOf(const UploadKit& kit) {
  std::string text;
  for (const Sentence& step : kitSteps(kit)) text += rendered(step) + '\n';
  return text;
}

TEST_F(LinkedKits, FilesAndActsWeighWhatWasPromised) {
  const Weighing before = table();
  for (const char* method : {"hull-linkset", "prims"}) {
    const shape::MadeShape& shape = madeForTable(method);
    const Weighing open = withShape(before, shape);
    for (const auto format : {exporting::UploaderFormat::collada, exporting::UploaderFormat::glb}) {
      SCOPED_TRACE(method);
      const auto kit = makeUploadKit(open, orderOf(format));
      ASSERT_TRUE(kit) << line(kit.error());
      const cost::LinksetCost& told = kit->arrived.costs.at(0);
      EXPECT_EQ(told.landImpact, shape.landImpact);
      EXPECT_NEAR(told.physics, *shape.physics, 1e-9);
      EXPECT_EQ(told.server, 0.5 * static_cast<double>(shape.bodies.size() + 1));
      EXPECT_FALSE(kit->isAnalyzed);
      EXPECT_TRUE(kit->findings.empty()) << "prims that the script makes are not left out";

      Weighing read = readBack(*kit);
      EXPECT_EQ(countOf(*kit, KitActKind::root), 1U);
      read.scene.linksets.at(0) = withActs(read.scene.linksets.at(0), kit->acts);
      const Weighing after = weighed(read.scene);
      EXPECT_EQ(after.costs.at(0).physics, told.physics);
      EXPECT_EQ(after.costs.at(0).streaming, told.streaming);
      EXPECT_EQ(after.costs.at(0).server, told.server);
      EXPECT_EQ(after.costs.at(0).landImpact, told.landImpact);
      EXPECT_NEAR(after.costs.at(0).physicsPhysical, open.costs.at(0).physicsPhysical, 1e-3);
      // Places, of which the penalty of moving things is made.
      const scene::Linkset& arrived = after.scene.linksets[0];
      const scene::Linkset& meant = open.scene.linksets[0];
      ASSERT_EQ(arrived.parts.size(), meant.parts.size());
      for (std::size_t i = 0; i < meant.parts.size(); ++i) {
        EXPECT_LT(glm::distance(arrived.parts[i].position, meant.parts[i].position), 1e-3) << i;
        EXPECT_LT(glm::distance(arrived.parts[i].scale, meant.parts[i].scale), 1e-3) << i;
        EXPECT_EQ(arrived.parts[i].shapeType, meant.parts[i].shapeType) << i;
      }
    }
  }
}

TEST_F(LinkedKits, OfHullsSayWhatToDoInWorld) {
  const Weighing before = table();
  const shape::MadeShape& shape = madeForTable("hull-linkset");
  const auto kit =
      makeUploadKit(withShape(before, shape), orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit) << line(kit.error());
  EXPECT_EQ(kit->files.size(), 4U) << "no physics file, no prims";
  EXPECT_EQ(countOf(*kit, KitActKind::hide), shape.bodies.size());
  EXPECT_EQ(countOf(*kit, KitActKind::shapeType), 1U);
  const std::string steps = stepsOf(*kit);
  EXPECT_NE(steps.find("the root must be table hull 1"), std::string::npos) << steps;
  EXPECT_NE(
      steps.find("select table, and set \"Physics Shape Type\" to \"None\" on the Features tab"),
      std::string::npos)
      << steps;
  EXPECT_NE(
      steps.find(
          "\"Transparency\" to 100% on the Texture tab for each of these parts: table hull 1"),
      std::string::npos)
      << steps;
  EXPECT_LT(steps.find("the root must be"), steps.find("Physics Shape Type"));
}

/// `name(…);` of a script: the numbers in it, in their order.
std::vector<std::vector<double>> callsOf(const std::string& script, const std::string& name) {
  std::vector<std::vector<double>> calls;
  std::istringstream lines(script);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t at = line.find(name + '(');
    if (at == std::string::npos || line.back() != ';') continue;
    std::string numbers = line.substr(line.find('<', at));
    std::ranges::replace_if(
        numbers, [](char c) { return c == '<' || c == '>' || c == ',' || c == ')' || c == ';'; },
        ' ');
    std::istringstream words(numbers);
    calls.emplace_back();
    for (double number = 0; words >> number;) calls.back().push_back(number);
  }
  return calls;
}

TEST_F(LinkedKits, TheScriptHasThePrimsAndRezzesNothing) {
  const Weighing before = table();
  const shape::MadeShape& shape = madeForTable("prims");
  const Weighing open = withShape(before, shape);
  const auto kit = makeUploadKit(open, orderOf(exporting::UploaderFormat::glb));
  ASSERT_TRUE(kit) << line(kit.error());
  const std::string script = textOfFile(*kit, "table_prims.lsl");
  const auto calls = callsOf(script, "setPrim");
  ASSERT_EQ(calls.size(), 5U) << script;
  std::size_t number = 0;
  for (const scene::Part& part : open.scene.linksets[0].parts) {
    if (part.kind == scene::PartKind::mesh) continue;
    const std::vector<double>& call = calls.at(number++);
    ASSERT_EQ(call.size(), 10U);
    const std::array<double, 10> meant{
        part.scale.x,    part.scale.y,    part.scale.z,    part.position.x, part.position.y,
        part.position.z, part.rotation.x, part.rotation.y, part.rotation.z, part.rotation.w};
    for (std::size_t i = 0; i < meant.size(); ++i) EXPECT_NEAR(call[i], meant[i], 1e-6);
  }
  const auto meshes = callsOf(script, "setMeshes");
  ASSERT_EQ(meshes.size(), 1U);
  const glm::dvec3& place = open.scene.linksets[0].parts.at(1).position;
  for (int axis = 0; axis < 3; ++axis)
    EXPECT_NEAR(meshes[0][static_cast<std::size_t>(axis)], place[axis], 1e-6);
  EXPECT_EQ(script.find("llRez"), std::string::npos);
  EXPECT_EQ(std::ranges::count(script, '{'), std::ranges::count(script, '}'));
  EXPECT_EQ(std::ranges::count(script, '('), std::ranges::count(script, ')'));
  EXPECT_EQ(std::ranges::count(script, '['), std::ranges::count(script, ']'));
  const std::string steps = stepsOf(*kit);
  EXPECT_NE(steps.find("rez 5 cubes beside the object"), std::string::npos) << steps;
  EXPECT_NE(steps.find("table_prims.lsl"), std::string::npos) << steps;
}

TEST_F(LinkedKits, TheTableReadsBackExactly) {
  const Weighing before = table();
  const Weighing open = withShape(before, madeForTable("prims"));
  const auto kit = makeUploadKit(open, orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit) << line(kit.error());
  std::istringstream lines(textOfFile(*kit, "table_prims.csv"));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line.substr(0, 21), "number,kind,size_x_m,");
  std::size_t row = 0;
  for (const scene::Part& part : open.scene.linksets[0].parts) {
    if (part.kind == scene::PartKind::mesh) continue;
    ASSERT_TRUE(std::getline(lines, line));
    std::ranges::replace(line, ',', ' ');
    std::istringstream words(line);
    std::size_t number = 0;
    std::string kind;
    glm::dvec3 size;
    glm::dvec3 place;
    words >> number >> kind >> size.x >> size.y >> size.z >> place.x >> place.y >> place.z;
    EXPECT_EQ(number, ++row);
    EXPECT_EQ(kind, "box");
    EXPECT_EQ(size, part.scale);
    EXPECT_LT(glm::distance(place, part.position), 1e-15);
  }
  EXPECT_FALSE(std::getline(lines, line));
}

/// Names are what users make of them.
TEST(PrimScript, NamesEndNoCommentAndNoText) {
  scene::Part prim;
  prim.kind = scene::PartKind::cylinder;
  scene::Part mesh;
  mesh.kind = scene::PartKind::mesh;
  mesh.name = "a\"b\\\nc";
  const std::string script =
      primScript("x\n}", {{0, {}, KitActKind::prim, prim}, {1, {}, KitActKind::place, mesh}});
  EXPECT_NE(script.find("// x }"), std::string::npos) << script;
  EXPECT_NE(script.find("setMeshes(\"abc\""), std::string::npos) << script;
  EXPECT_NE(script.find("PRIM_TYPE_CYLINDER, <0.5"), std::string::npos) << script;
}

/// Two tables in one object: each keeps its place by the root.
TEST_F(LinkedKits, OtherMeshesKeepTheirPlaces) {
  Weighing before = table();
  scene::Part second = before.scene.linksets[0].parts[0];
  second.name = "shelf";
  second.position = {0, 0, 3};
  second.rotation = glm::angleAxis(0.4, glm::dvec3(0, 0, 1));
  before.scene.linksets[0].parts.push_back(second);
  before = weighed(before.scene);
  const Weighing open = withShape(before, made(before, "prims"));
  const auto kit = makeUploadKit(open, orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit) << line(kit.error());
  const scene::Linkset& arrived = kit->arrived.scene.linksets[0];
  const scene::Linkset& meant = open.scene.linksets[0];
  ASSERT_EQ(arrived.parts.size(), 7U);
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_LT(glm::distance(arrived.parts[i].position, meant.parts[i].position), 1e-3) << i;
    EXPECT_GT(std::abs(glm::dot(arrived.parts[i].rotation, meant.parts[i].rotation)), 1 - 1e-6)
        << i;
  }
}

}  // namespace
}  // namespace wb::weighing
