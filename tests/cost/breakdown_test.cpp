#include "model/cost/breakdown.h"

#include "model/cost/evidence.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace wb::cost {
namespace {

using scene::Part;
using scene::PartKind;
using scene::ShapeType;
using test::makeAsset;
using test::makeLinkset;
using test::makePart;

LinksetTerms termsOf(const scene::Scene& scene, const Profile& profile = {}) {
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  return linksetTerms(scene, 0, statistics.linksets[0], profile);
}

/// What a part's physics is made of.
Term physicsOf(const Part& part, const asset::MeshAsset& asset = makeAsset({}),
               const Profile& profile = {}) {
  return termsOf(test::makeScene(makeLinkset({part}), asset), profile).physics.children.at(0);
}

Part sliverSphere() {
  Part part = makePart(PartKind::sphere, glm::dvec3(0.5));
  part.prim.hollow = 0.95;
  part.prim.profileCut = {0, 0.02};
  part.prim.twist = {-1, 1};
  return part;
}

std::vector<Term> namedTriangles(const Term& mesh) {
  std::vector<Term> named;
  for (const Term& child : mesh.children)
    if (child.id == TermId::triangle) named.push_back(child);
  return named;
}

TEST(BreakdownDegenerate, WithoutPartsThereIsStillATree) {
  const LinksetTerms terms = termsOf(test::makeScene(makeLinkset({})));
  EXPECT_EQ(terms.landImpact.value, 0);
  EXPECT_EQ(terms.landImpact.formula, "n");
  EXPECT_TRUE(terms.physics.children.empty());
  EXPECT_EQ(terms.physics.filledIn, "0");
  EXPECT_EQ(terms.src.value, 0);
}

TEST(BreakdownDegenerate, TrianglesWithoutWidthCarryAll) {
  EXPECT_EQ(triangleShares({}), std::vector<double>{});
  EXPECT_EQ(triangleShares({1, 0, 2, 0}), (std::vector<double>{0, 0.5, 0, 0.5}));
  EXPECT_EQ(triangleShares({0}), std::vector<double>{1});
  const double tiny = std::numeric_limits<double>::denorm_min();
  EXPECT_EQ(triangleShares({tiny, 1}), (std::vector<double>{1, tiny}));
}

TEST(BreakdownDegenerate, LeadersAreOnlyThoseThatCarrySomething) {
  EXPECT_TRUE(leaders({}, 3).indices.empty());
  EXPECT_TRUE(leaders({0, 0}, 3).indices.empty());
  const Leaders two = leaders({0.125, 0.5, 0, 0.25, 0.125}, 2);
  EXPECT_EQ(two.indices, (std::vector<std::uint32_t>{1, 3}));
  EXPECT_EQ(two.rest, 0.25);
}

TEST(Breakdown, CancelledItHasItsValuesButNamesNoTriangles) {
  const scene::Scene scene = test::makeScene(makeLinkset({sliverSphere()}), makeAsset({}));
  const LinksetTerms whole = termsOf(scene);
  EXPECT_FALSE(namedTriangles(whole.physics.children.at(0)).empty());
  StepCount steps;
  steps.most = 0;
  Task task;
  task.steps = &steps;
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(Profile()));
  const LinksetTerms cut = linksetTerms(scene, 0, statistics.linksets[0], {}, task);
  EXPECT_TRUE(namedTriangles(cut.physics.children.at(0)).empty());
  EXPECT_EQ(cut.landImpact.value, whole.landImpact.value);
}

TEST(Breakdown, StreamingIsAsSureAsTheStoredSizes) {
  Part part = makePart(PartKind::mesh, glm::dvec3(1));
  asset::MeshAsset asset = makeAsset({});
  const auto confidence = [&] {
    return termsOf(test::makeScene(makeLinkset({part}), asset)).streaming.confidence;
  };
  EXPECT_NE(confidence(), Confidence::estimate) << "as a grid stored it";
  asset.otherKeys.insert_or_assign(std::string(asset::estimateKey), true);
  EXPECT_EQ(confidence(), Confidence::estimate) << "encoded from a model";
  part.animated = true;
  EXPECT_EQ(confidence(), Confidence::estimate) << "animated mesh too";
}

TEST(BreakdownDegenerate, AnUnknownPartIsNamed) {
  scene::Scene scene = test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(1))}));
  scene.assets.clear();
  const LinksetTerms terms = termsOf(scene);
  EXPECT_EQ(terms.physics.children.at(0).id, TermId::unknown_part);
  EXPECT_EQ(terms.streaming.children.at(0).id, TermId::unknown_part);
}

TEST(Breakdown, AFormulaIsShownInSymbolsAndInValues) {
  const Term mesh =
      physicsOf(makePart(PartKind::mesh, glm::dvec3(1)), makeAsset({.physicsMesh = true}));
  EXPECT_EQ(mesh.id, TermId::triangle_mesh);
  EXPECT_EQ(name(mesh), "mesh: triangle mesh");
  EXPECT_EQ(mesh.formula, "max(k × N ÷ W, c_min)");
  EXPECT_EQ(mesh.filledIn, "max(0.05 × 12 ÷ 0.7071, 0.5) = 0.8485");
  EXPECT_EQ(mesh.confidence, Confidence::likely);
  EXPECT_EQ(info(mesh.id).unit, "PE");
  ASSERT_EQ(mesh.symbols.size(), 4u);
  EXPECT_EQ(constantKey(mesh.symbols[0]), "triangle_constant");
  EXPECT_EQ(mesh.symbols[0].value, 0.05);
  EXPECT_EQ(mesh.symbols[1].symbol, "N");
  EXPECT_EQ(mesh.symbols[1].value, 12);
  const Term& width = mesh.children.at(0);
  EXPECT_EQ(width.formula, "min(max(w, W_min), W_max)");
  EXPECT_NEAR(width.value, std::sqrt(0.5), 1e-12);
}

TEST(Breakdown, ParenthesesStandWhereTheyAreNeeded) {
  const LinksetTerms terms = termsOf(
      test::makeScene(makeLinkset(std::vector<Part>(2, makePart(PartKind::box, glm::dvec3(1))))));
  EXPECT_EQ(terms.src.formula, "f_sim × a_low × (n + f_link ÷ n)");
  EXPECT_EQ(terms.src.filledIn, "0.5 × 1 × (2 + 1 ÷ 2) = 1.25");
  EXPECT_EQ(terms.server.formula, "min(v_part × n + v_script × s, n)");
  EXPECT_EQ(terms.src.confidence, Confidence::illustration);
  EXPECT_EQ(terms.server.confidence, Confidence::documented);
}

TEST(Breakdown, TheLandImpactHasItsThreeWeights) {
  const scene::Scene scene =
      test::makeScene(makeLinkset({makePart(PartKind::box, glm::dvec3(1), ShapeType::convexHull),
                                   makePart(PartKind::sphere, glm::dvec3(1))}));
  const Term root = termsOf(scene).landImpact;
  EXPECT_EQ(root.formula, "max(round(max(P, D, V)), LI_min)");
  ASSERT_EQ(root.children.size(), 3u);
  EXPECT_EQ(root.children[0].id, TermId::physics);
  EXPECT_EQ(root.children[0].filledIn, "0.1 + 0.1 = 0.2");
  EXPECT_EQ(root.children[0].children[0].share, 0.5);
  EXPECT_EQ(root.children[1].id, TermId::streaming);
  EXPECT_EQ(root.children[2].id, TermId::server);
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(Profile()));
  EXPECT_EQ(breakdown(scene, 0, statistics.linksets[0], Profile()).value, root.value);
}

TEST(Breakdown, APhysicalLinksetShowsItsPenalty) {
  scene::Scene scene = test::makeScene(makeLinkset({makePart(PartKind::mesh, {3, 4, 5})}));
  scene.linksets[0].physical = true;
  const Term physics = termsOf(scene).landImpact.children.at(0);
  EXPECT_EQ(physics.id, TermId::physics_physical);
  EXPECT_EQ(physics.formula, "P × F");
  EXPECT_EQ(physics.children.at(0).id, TermId::physics_dynamic);
  EXPECT_EQ(physics.children.at(1).formula, "1 + p × A");
}

TEST(Breakdown, ASumOfManyIsCutShort) {
  const LinksetTerms terms = termsOf(
      test::makeScene(makeLinkset(std::vector<Part>(20, makePart(PartKind::box, glm::dvec3(1))))));
  EXPECT_EQ(terms.physics.filledIn, "0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + … = 2");
  EXPECT_EQ(terms.physics.children.size(), 20u);
}

/// A torus counts more than a box.
TEST(Breakdown, ALongSumBeginsWithItsLargestTerms) {
  std::vector<Part> parts(20, makePart(PartKind::box, glm::dvec3(1)));
  parts[12] = parts[18] = makePart(PartKind::torus, glm::dvec3(1));
  const LinksetTerms terms = termsOf(test::makeScene(makeLinkset(parts)));
  const std::string torus = readable(terms.physics.children.at(18).value);
  EXPECT_GT(terms.physics.children.at(18).value, 0.1);
  EXPECT_EQ(terms.physics.filledIn,
            torus + " + " + torus +
                " + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + … = " + readable(terms.physics.value));
}

TEST(Breakdown, NamesTheTrianglesOfASliverSphere) {
  const Part part = sliverSphere();
  const Term mesh = physicsOf(part);
  EXPECT_GT(mesh.value, 300);
  EXPECT_EQ(mesh.evidence.kind, Evidence::Kind::triangles);
  const std::vector<Term> named = namedTriangles(mesh);
  ASSERT_EQ(named.size(), 10u);
  const std::vector<double> widths =
      physicsWidths(part, nullptr, {Representation::triangleMesh, Reason::notConvex, part.scale},
                    GeometryRules(Profile()));
  ASSERT_EQ(widths.size(), 76u);
  std::vector<double> sorted = widths;
  std::ranges::sort(sorted);
  double inverses = 0;
  for (double width : widths) inverses += 1 / width;
  for (std::size_t i = 0; i < named.size(); ++i) {
    const std::uint32_t index = named[i].evidence.indices.at(0);
    EXPECT_EQ(widths[index], sorted[i]) << "the narrowest come first";
    EXPECT_NEAR(named[i].share, 1 / widths[index] / inverses, 1e-12);
    EXPECT_NEAR(named[i].value, mesh.value * named[i].share, 1e-9);
  }
  EXPECT_EQ(mesh.children.back().id, TermId::other_triangles);
  EXPECT_EQ(name(mesh.children.back()), "the other 66 triangles");
}

TEST(Breakdown, ATriangleIsNamedByItsPlaceAmongThoseThatCount) {
  asset::MeshAsset asset = makeAsset({.physicsMesh = true});
  asset::Face& face = asset.physicsMesh->front();
  face.positions.push_back({1, 0, 0});
  face.triangles.insert(face.triangles.begin(), {0, 0, 0});  // a placeholder
  face.triangles.push_back({0, 8, 1});                       // three points on one edge
  const Term mesh = physicsOf(makePart(PartKind::mesh, glm::dvec3(1)), asset);
  EXPECT_NEAR(mesh.value, 0.05 * 13 / 0.001, 1e-9);
  const std::vector<Term> named = namedTriangles(mesh);
  ASSERT_EQ(named.size(), 1u);
  EXPECT_EQ(named[0].evidence.indices, std::vector<std::uint32_t>{12});
  EXPECT_EQ(named[0].share, 1);
  EXPECT_EQ(name(named[0]), "triangle 13, 0 m wide");
}

TEST(Breakdown, ADecompositionNamesItsMostExpensiveHulls) {
  asset::MeshAsset asset = makeAsset({.hulls = 12});
  asset.physicsConvex->hulls[7].resize(20, {0, 0, 0});
  const Term hulls = physicsOf(makePart(PartKind::mesh, glm::dvec3(1)), asset);
  EXPECT_EQ(hulls.filledIn, "0.04 × 108 + 0.04 × 12 = 4.8");
  EXPECT_EQ(hulls.evidence.kind, Evidence::Kind::hulls);
  ASSERT_EQ(hulls.children.size(), 11u);
  EXPECT_EQ(name(hulls.children[0]), "hull 8");
  EXPECT_EQ(hulls.children[0].filledIn, "0.04 × 20 + 0.04 = 0.84");
  EXPECT_EQ(hulls.children[0].evidence.indices, std::vector<std::uint32_t>{7});
  EXPECT_NEAR(hulls.children[0].share, 0.175, 1e-12);
  EXPECT_EQ(name(hulls.children.back()), "the other 2 hulls");
}

TEST(Breakdown, StreamingGoesDownToTheDiscsOfTheLevels) {
  const LinksetTerms terms =
      termsOf(test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(2))})));
  const Term& part = terms.streaming.children.at(0);
  EXPECT_EQ(part.formula, "T ÷ B × S × f_static");
  const Term& shown = part.children.at(0);
  ASSERT_EQ(shown.children.size(), 4u);
  EXPECT_EQ(name(shown.children[0]), "triangles from the high level of detail");
  EXPECT_EQ(shown.children[0].formula, "t_high × a_high");
  EXPECT_EQ(shown.children[3].children.at(0).filledIn, "max(1000 − 384, 16) ÷ 16 = 38.5");
  EXPECT_EQ(shown.children[1].children.at(1).children.at(0).formula,
            "min(max(R_medium − R_high, 1), M)");
}

TEST(Breakdown, LegacyPartsAreCountedAndStillWeighed) {
  const LinksetTerms terms = termsOf(
      test::makeScene(makeLinkset(std::vector<Part>(3, makePart(PartKind::torus, glm::dvec3(1))))));
  EXPECT_EQ(terms.landImpact.value, 3);
  EXPECT_TRUE(terms.landImpact.children.empty());
  EXPECT_GT(terms.physics.value, 10);
}

TEST(Breakdown, OfOpenSimIsASumOfParts) {
  const LinksetTerms terms =
      termsOf(test::makeScene(makeLinkset({makePart(PartKind::mesh, glm::dvec3(9)),
                                           makePart(PartKind::box, glm::dvec3(1))})),
              *builtInProfile("opensim"));
  const Term& sum = terms.landImpact.children.at(0);
  EXPECT_EQ(sum.id, TermId::opensim_total);
  ASSERT_EQ(sum.children.size(), 2u);
  EXPECT_EQ(sum.children[1].formula, "max(P, D, V)");
  EXPECT_EQ(name(sum.children[1]), "box: the largest of its weights");
}

}  // namespace
}  // namespace wb::cost
