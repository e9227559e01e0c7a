#include "model/analysis/upload_kit.h"

#include "model/core/file.h"
#include "model/core/language.h"
#include "model/formats/physics_hulls.h"
#include "model/report/kit_page.h"
#include "model/shapes/analyzed_hulls.h"
#include "tests/shapes/gates.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <string>
#include <vector>

/// What is promised for files is what the uploader's twin reads in them.
namespace wb::weighing {
namespace {

using namespace cost::test;

class UploadKits : public FolderTest {
 protected:
  static Weighing weighed(scene::Linkset linkset, asset::MeshAsset mesh) {
    Weighing weighing;
    weighing.scene = makeScene(std::move(linkset), std::move(mesh));
    weighing.statistics =
        cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile));
    weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);
    return weighing;
  }

  static KitOrder orderOf(exporting::UploaderFormat format) {
    KitOrder order;
    order.name = "gate";
    order.format = format;
    return order;
  }

  Weighing written(const UploadKit& kit) {
    EXPECT_TRUE(writeUploadKit(kit, folder_));
    auto read = weighFile((folder_ / kit.files.front().name).string(), {});
    EXPECT_TRUE(read);
    return read ? std::move(read->value) : Weighing();
  }
};

scene::Part part(const std::string& name, scene::ShapeType type) {
  scene::Part made = makePart(scene::PartKind::mesh, {2, 3, 4}, type);
  made.name = name;
  return made;
}

TEST_F(UploadKits, PromiseWhatTheirFilesWeigh) {
  const Weighing gate = weighed(makeLinkset({part("gate", scene::ShapeType::prim)}),
                                makeAsset({.physicsMesh = true}));
  for (const auto format : {exporting::UploaderFormat::collada, exporting::UploaderFormat::glb}) {
    const auto kit = makeUploadKit(gate, orderOf(format));
    ASSERT_TRUE(kit) << line(kit.error());
    EXPECT_TRUE(kit->acts.empty());
    EXPECT_FALSE(kit->isAnalyzed);
    EXPECT_EQ(kit->files.size(), 5U);
    const cost::LinksetCost& promised = kit->arrived.costs.at(0);
    const Weighing read = written(*kit);
    EXPECT_EQ(read.costs.at(0).physics, promised.physics);
    EXPECT_EQ(read.costs[0].streaming, promised.streaming);
    EXPECT_EQ(read.costs[0].landImpact, promised.landImpact);
    // The cube's twelve triangles collide as before.
    EXPECT_NEAR(promised.physics, gate.costs.at(0).physics, 1e-3 * promised.physics);
    EXPECT_EQ(promised.server, gate.costs[0].server);
  }
}

TEST_F(UploadKits, AnotherLandImpactThanWasPromisedIsTold) {
  const Weighing gate = weighed(makeLinkset({part("gate", scene::ShapeType::prim)}),
                                makeAsset({.physicsMesh = true}));
  KitOrder order = orderOf(exporting::UploaderFormat::collada);
  order.promised = makeUploadKit(gate, order)->arrived.costs.at(0).landImpact;
  const auto kept = makeUploadKit(gate, order);
  ASSERT_TRUE(kept) << line(kept.error());
  EXPECT_TRUE(kept->isAsPromised());
  order.promised = *order.promised + 5;
  const auto broken = makeUploadKit(gate, order);
  ASSERT_TRUE(broken) << line(broken.error());
  EXPECT_FALSE(broken->isAsPromised());
  ASSERT_EQ(broken->findings.size(), kept->findings.size() + 1);
  const Diagnostic& told = broken->findings.back();
  EXPECT_EQ(told.severity, Severity::warning);
  EXPECT_EQ(told.text.code, "kit.other_impact");
}

/// What the uploader cannot do is a step to take in world, and counts as taken.
TEST_F(UploadKits, ListWhatIsLeftToDoInWorld) {
  const Weighing gate = weighed(
      makeLinkset({part("gate", scene::ShapeType::prim), part("frame", scene::ShapeType::none),
                   part("bar", scene::ShapeType::convexHull)}),
      makeAsset({.physicsMesh = true}));
  const auto kit = makeUploadKit(gate, orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit) << line(kit.error());
  ASSERT_EQ(kit->acts.size(), 2U);
  EXPECT_EQ(kit->acts[0].part, 1U);
  EXPECT_EQ(kit->acts[0].shapeType, scene::ShapeType::none);
  EXPECT_EQ(kit->acts[1].shapeType, scene::ShapeType::convexHull);
  EXPECT_EQ(kit->arrived.costs.at(0).parts.at(1).physics, 0);
  const std::vector<Sentence> steps = kitSteps(*kit);
  const auto tells = [&](std::string_view text) {
    return std::ranges::any_of(steps, [&](const Sentence& step) {
      return rendered(step).find(text) != std::string::npos;
    });
  };
  EXPECT_TRUE(tells("select frame"));
  EXPECT_TRUE(tells("to \"None\""));
  EXPECT_TRUE(tells("gate_PHYS.dae"));
  EXPECT_TRUE(tells("gate_LOD2.dae, gate_LOD1.dae, gate_LOD0.dae"));
  EXPECT_FALSE(tells("Leave it unchanged"));
}

/// The uploader sets Prim itself where there is a file of physics, else Convex Hull.
TEST_F(UploadKits, TellWhichShapeTypeTheUploaderSets) {
  const auto lastStep = [](const asset::MeshAsset& mesh) {
    const auto kit =
        makeUploadKit(weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), mesh),
                      orderOf(exporting::UploaderFormat::collada));
    return kit ? rendered(kitSteps(*kit).back()) : std::string();
  };
  const std::string prim = "\"Physics Shape Type\" is \"Prim\". Leave it unchanged";
  for (const auto& mesh : {makeAsset({.physicsMesh = true}), makeAsset({.hulls = 2})})
    EXPECT_NE(lastStep(mesh).find(prim), std::string::npos) << lastStep(mesh);
  EXPECT_EQ(lastStep(makeAsset({})),
            "Upload the model, and drag it from your inventory into the world.");
}

/// By name, so that they are found.
TEST_F(UploadKits, PartsThatAreLeftOutAreNamed) {
  const auto prim = [](const std::string& name) {
    scene::Part made = makePart(scene::PartKind::box, {1, 1, 1});
    made.name = name;
    return made;
  };
  const auto findingsOf = [](const std::vector<scene::Part>& parts) {
    const auto kit = makeUploadKit(weighed(makeLinkset(parts), makeAsset({.physicsMesh = true})),
                                   orderOf(exporting::UploaderFormat::collada));
    EXPECT_TRUE(kit);
    std::vector<std::string> sentences;
    for (const Diagnostic& one : kit ? kit->findings : Diagnostics())
      sentences.push_back(message(one));
    return sentences;
  };
  const scene::Part gate = part("gate", scene::ShapeType::prim);
  EXPECT_EQ(findingsOf({gate}), std::vector<std::string>{});
  EXPECT_EQ(
      findingsOf({gate, prim("lamp")}),
      std::vector<std::string>{"lamp: left out of the files, because only meshes can be uploaded"});
  EXPECT_EQ(
      findingsOf({gate, prim("a"), prim("b"), prim(""), prim("d"), prim("e")}),
      std::vector<std::string>{
          "a, b, unnamed part 4 and 2 more: left out of the files, because only meshes can be "
          "uploaded"});
  scene::Part lost = gate;
  lost.name = "hinge";
  lost.asset = "gone";
  EXPECT_EQ(findingsOf({gate, prim("lamp"), lost}),
            (std::vector<std::string>{
                "lamp: left out of the files, because only meshes can be uploaded",
                "hinge: left out of the files, because the mesh is missing or incomplete"}));
}

/// Four wheels are one name, and the page tells the object's land impact with them: a prim box
/// weighs 0.5 for the server, as the mesh does.
TEST_F(UploadKits, PrimsAreLinkedInWorldAndCount) {
  scene::Part wheel = makePart(scene::PartKind::box, {1, 1, 1});
  wheel.name = "wheel";
  const auto kitOf = [&](const std::vector<scene::Part>& parts, const asset::MeshAsset& mesh) {
    return makeUploadKit(weighed(makeLinkset(parts), mesh),
                         orderOf(exporting::UploaderFormat::collada));
  };
  const asset::MeshAsset base = makeAsset({});
  const scene::Part gate = part("gate", scene::ShapeType::prim);
  const auto alone = kitOf({gate}, base);
  const auto car = kitOf({gate, wheel, wheel, wheel, wheel}, base);
  ASSERT_TRUE(alone && car);
  EXPECT_FALSE(alone->others || alone->wholeImpact);
  ASSERT_TRUE(car->others);
  EXPECT_EQ(rendered(*car->others), "wheel (4)");
  EXPECT_EQ(car->arrived.costs.front().landImpact, alone->arrived.costs.front().landImpact);
  EXPECT_EQ(car->wholeImpact, 3) << "five parts, 0.5 each, rounded";
  ASSERT_TRUE(page::kitImpact(*car));
  EXPECT_EQ(rendered(*page::kitImpact(*car)), "3 LI after upload with wheel (4)");
  std::string steps;
  for (const Sentence& step : kitSteps(*car)) steps += rendered(step) + '\n';
  EXPECT_NE(steps.find("link these parts to the object: wheel (4)"), std::string::npos) << steps;
  // What Analyze decides is not known.
  const auto hulls = kitOf({gate, wheel}, makeAsset({.hulls = 2}));
  ASSERT_TRUE(hulls);
  EXPECT_TRUE(hulls->others && !hulls->wholeImpact);
  EXPECT_FALSE(page::kitImpact(*hulls));
}

/// In few words, the number that the page has.
TEST_F(UploadKits, SayWhatTheObjectCostsAfterUpload) {
  const auto kitOf = [](const asset::MeshAsset& mesh) {
    return makeUploadKit(weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), mesh),
                         orderOf(exporting::UploaderFormat::collada));
  };
  const auto said = [](const UploadKit& kit) {
    const auto impact = page::kitImpact(kit);
    return impact ? rendered(*impact) : std::string();
  };
  const auto box = kitOf(makeAsset({}));
  auto hulls = kitOf(makeAsset({.hulls = 2}));
  ASSERT_TRUE(box && hulls && hulls->analyzed);
  EXPECT_EQ(page::kitWeights(*box).at(3).value + " after upload", said(*box));
  hulls->analyzed->least.landImpact = 2;
  hulls->analyzed->most.landImpact = 5;
  EXPECT_EQ(said(*hulls), "2 to 5 LI after upload");
  hulls->analyzed.reset();
  EXPECT_EQ(said(*hulls), "");
}

/// The gate's base hull fills it, and its own triangles do not.
TEST_F(UploadKits, TellWhatIsClosedToAvatars) {
  const auto findingsOf = [](const asset::MeshAsset& mesh) {
    const auto kit = makeUploadKit(weighed(makeLinkset({making::test::gatePart()}), mesh),
                                   orderOf(exporting::UploaderFormat::collada));
    EXPECT_TRUE(kit);
    return kit ? kit->findings : Diagnostics();
  };
  asset::MeshAsset gate = making::test::gateAsset();
  const Diagnostics closed = findingsOf(gate);
  ASSERT_EQ(closed.size(), 1U);
  EXPECT_EQ(closed.front().severity, Severity::warning);
  const std::string said = message(closed.front());
  EXPECT_TRUE(said.starts_with("Avatars cannot enter openings or hollows of gate: ")) << said;
  gate.physicsMesh = gate.lods.front();
  EXPECT_TRUE(findingsOf(gate).empty());
}

TEST_F(UploadKits, HullsAreUncertainBeforeAnalyze) {
  const Weighing gate =
      weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), makeAsset({.hulls = 2}));
  const auto kit = makeUploadKit(gate, orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit) << line(kit.error());
  EXPECT_TRUE(kit->isAnalyzed);
  EXPECT_FALSE(kit->promised);
}

/// What is promised is what Analyze makes of the file, not what was made here.
TEST_F(UploadKits, HullsWeighWhatAnalyzeMakesOfThem) {
  const Weighing gate =
      weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), makeAsset({.hulls = 2}));
  const auto kit = makeUploadKit(gate, orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit && kit->analyzed);
  const scene::Part& arrived = kit->arrived.scene.linksets.front().parts.front();
  const asset::MeshAsset* mesh = kit->arrived.scene.meshOf(arrived);
  ASSERT_TRUE(mesh && mesh->physicsMesh);
  const auto range = shape::analyzedRange(asset::toTriangleMesh(*mesh->physicsMesh));
  ASSERT_TRUE(range);
  const auto costOf = [](const cost::Decomposition& hulls) {
    return 0.04 * static_cast<double>(hulls.hulls + hulls.vertices);
  };
  EXPECT_NEAR(kit->analyzed->least.physics, costOf(range->least), 1e-9);
  EXPECT_NEAR(kit->analyzed->most.physics, costOf(range->most), 1e-9);
}

/// The side of a thin plate has triangles that the uploader calls degenerate. Analyze makes new
/// hulls anyway, and needs only their corners.
TEST_F(UploadKits, OfThinHullsAreNotRefused) {
  const asset::MeshAsset mesh = makeAsset({.hulls = 2});
  const std::vector<glm::dvec3> plate{
      {-0.5, -0.5, -0.5},   {0.5, -0.5, -0.5},   {-0.5, 0.5, -0.5},   {0.5, 0.5, -0.5},
      {-0.5, -0.5, -0.499}, {0.5, -0.5, -0.499}, {-0.5, 0.5, -0.499}, {0.5, 0.5, -0.499}};
  const std::vector<glm::dvec3> post{
      {-0.1, -0.1, -0.5}, {0.1, -0.1, -0.5}, {0, 0.1, -0.5}, {0, 0, 0.5}};
  auto table = exporting::withHulls(mesh, {plate, post});
  ASSERT_TRUE(table && table->mesh);
  const auto kit =
      makeUploadKit(weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), *table->mesh),
                    orderOf(exporting::UploaderFormat::collada));
  ASSERT_TRUE(kit && kit->isAnalyzed);
  EXPECT_FALSE(refusalOf(*kit));
}

TEST_F(UploadKits, OfDegenerateTrianglesWouldBeRefused) {
  asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  // Half way between two corners: three vertices on a line.
  asset::Face& face = mesh.physicsMesh->front();
  asset::Quantised3 middle{};
  for (std::size_t axis = 0; axis < middle.size(); ++axis)
    middle[axis] =
        static_cast<std::uint16_t>((face.positions[0][axis] + face.positions[1][axis]) / 2);
  face.positions.push_back(middle);
  face.normals.clear();
  face.texCoords.clear();
  face.triangles.push_back({0, static_cast<std::uint16_t>(face.positions.size() - 1), 1});
  const Weighing gate =
      weighed(makeLinkset({part("gate", scene::ShapeType::prim)}), std::move(mesh));
  for (const auto format : {exporting::UploaderFormat::collada, exporting::UploaderFormat::glb}) {
    const auto kit = makeUploadKit(gate, orderOf(format));
    ASSERT_TRUE(kit) << line(kit.error());
    EXPECT_TRUE(refusalOf(*kit));
  }
}

TEST_F(UploadKits, WithoutAMeshThereIsNone) {
  const Weighing box = weighed(makeLinkset({makePart(scene::PartKind::box, {1, 1, 1})}), {});
  EXPECT_FALSE(makeUploadKit(box, orderOf(exporting::UploaderFormat::collada)));
}

TEST_F(UploadKits, AreNotWrittenWhereThereIsNoFolder) {
  const Weighing gate =
      weighed(makeLinkset({part("gate", scene::ShapeType::convexHull)}), makeAsset({}));
  const auto kit = makeUploadKit(gate, orderOf(exporting::UploaderFormat::glb));
  ASSERT_TRUE(kit) << line(kit.error());
  EXPECT_EQ(kit->files.size(), 4U);
  EXPECT_FALSE(writeUploadKit(*kit, folder_ / "missing"));
}

}  // namespace
}  // namespace wb::weighing
