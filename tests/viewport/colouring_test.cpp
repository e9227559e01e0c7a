#include "viewport/colouring.h"

#include "model/layers/cost_share.h"
#include "tests/window/window_test.h"
#include "viewport/legend.h"
#include "viewport/preset.h"
#include "viewport/vertices.h"

#include <QTest>
#include <cstring>
#include <set>

namespace wb::viewport::test {
namespace {

using layers::Layer;

/// Three triangles of a fan, in groups 0, 1 and 14.
layers::LayerMesh fan() {
  layers::LayerMesh layer;
  layer.mesh.positions = {{0, 0, 0}, {3, 0, 0}, {3, 4, 0}, {0, 4, 0}, {-3, 4, 0}};
  layer.mesh.triangles = {{0, 1, 2}, {0, 2, 3}, {0, 3, 4}};
  layer.pieces = {{0, 0, 0, 3}};
  layer.groups = {0, 1, 14};
  layer.sources = {0, 1, 2};
  layer.widths = {1, 1, 1};
  return layer;
}

std::vector<Vertex> read(const QByteArray& bytes) {
  std::vector<Vertex> result(static_cast<std::size_t>(bytes.size()) / sizeof(Vertex));
  std::memcpy(result.data(), bytes.constData(), result.size() * sizeof(Vertex));
  return result;
}

}  // namespace

class ColouringTest : public QObject {
  Q_OBJECT

 private slots:
  void layersHaveDifferentColours();
  void groupsHaveTheColourOfTheirLegend();
  void legendSaysThatThePaletteRepeats();
  void sharesHaveTheColourOfTheStepTheyReach();
  void trianglesWithoutAShareAreGrey();
  void singleShapesHaveAColourOfTheirOwn();
  void layersThatColoursSayNothingOfAreNeutral();
  void degenerateTrianglesStayRed();
  void everyLegendEntryHasItsOwnColour();
  void verticesFollowTheTriangles();
  void chosenTrianglesHaveOneColour();
  void longestEdgeOfABoxIsHidden();
  void presetsOfPhysicsShowOnlyWhatDecides();
  void costTellsObjectsApartOrWhatOfOneCosts();
  void theDearestObjectIsTheReddest();
};

void ColouringTest::layersHaveDifferentColours() {
  std::set<Colour> colours;
  for (const Layer layer : layers::allLayers) colours.insert(colourOf(layer));
  QCOMPARE(colours.size(), layers::allLayers.size());
  QCOMPARE(viewport::colours(fan(), Layer::hulls, ColourBy::layer, {}),
           std::vector<Colour>(3, colourOf(Layer::hulls)));
}

void ColouringTest::groupsHaveTheColourOfTheirLegend() {
  const auto colours = viewport::colours(fan(), Layer::hulls, ColourBy::hull, {});
  const auto entries = legend(ColourBy::hull, {}, groupCount(fan()));
  QCOMPARE(entries.size(), palette().size());
  QCOMPARE(colours[0], entries[0].colour);
  QCOMPARE(colours[1], entries[1].colour);
  QCOMPARE(colours[2], entries[2].colour);  // 14 repeats the third of 12
}

void ColouringTest::legendSaysThatThePaletteRepeats() {
  const auto entries = legend(ColourBy::material, {}, palette().size() + 1);
  QCOMPARE(QByteArray(entries[0].meaning.code.data()), QByteArray("legend.material_more"));
  QCOMPARE(QByteArray(entries[1].meaning.code.data()), QByteArray("legend.material"));
  QCOMPARE(legend(ColourBy::material, {}, 2).size(), std::size_t{2});
  QVERIFY(legend(ColourBy::material, {}, 0).empty());
}

void ColouringTest::sharesHaveTheColourOfTheStepTheyReach() {
  const auto steps = shareSteps();
  const auto colours =
      viewport::colours(fan(), Layer::physicsMesh, ColourBy::costShare, {0.0, steps[3].from, 1.0});
  QCOMPARE(colours[0], steps[0].colour);
  QCOMPARE(colours[1], steps[3].colour);
  QCOMPARE(colours[2], steps[steps.size() - 1].colour);
}

void ColouringTest::trianglesWithoutAShareAreGrey() {
  QCOMPARE(viewport::colours(fan(), Layer::visual, ColourBy::costShare, Shares(3)),
           std::vector<Colour>(3, neutralColour));
}

void ColouringTest::singleShapesHaveAColourOfTheirOwn() {
  const Shares whole(3, 1.0);
  QCOMPARE(viewport::colours(fan(), Layer::baseHull, ColourBy::costShare, whole)[0],
           singleShapeColour);
  QVERIFY(viewport::colours(fan(), Layer::hulls, ColourBy::costShare, whole)[0] !=
          singleShapeColour);
}

void ColouringTest::layersThatColoursSayNothingOfAreNeutral() {
  const std::vector<Colour> neutral(3, neutralColour);
  QCOMPARE(viewport::colours(fan(), Layer::visual, ColourBy::hull, {}), neutral);
  QCOMPARE(viewport::colours(fan(), Layer::hulls, ColourBy::material, {}), neutral);
  const std::array both{Layer::visual, Layer::hulls};
  QCOMPARE(legend(ColourBy::hull, both, 2).back().colour, neutralColour);
  QCOMPARE(legend(ColourBy::hull, std::array{Layer::hulls}, 2).size(), std::size_t{2});
}

void ColouringTest::degenerateTrianglesStayRed() {
  QCOMPARE(viewport::colours(fan(), Layer::degenerate, ColourBy::costShare, Shares(3)),
           std::vector<Colour>(3, colourOf(Layer::degenerate)));
}

void ColouringTest::everyLegendEntryHasItsOwnColour() {
  for (const ColourBy by : allColourings) {
    const auto entries = legend(by, layers::allLayers, 99);
    std::set<Colour> colours;
    for (const LegendEntry& entry : entries) colours.insert(entry.colour);
    QCOMPARE(colours.size(), entries.size());
  }
}

void ColouringTest::verticesFollowTheTriangles() {
  const std::vector<Colour> colours{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  const auto written = read(vertices(fan(), colours, Form::faces));
  QCOMPARE(written.size(), std::size_t{9});
  QCOMPARE(written[1].position, (std::array<float, 3>{3, 0, 0}));
  QCOMPARE(written[1].normal, (std::array<float, 3>{0, 0, 1}));
  QCOMPARE(written[8].colour, (Colour{7, 8, 9}));
}

void ColouringTest::chosenTrianglesHaveOneColour() {
  const std::array<std::uint32_t, 1> last{2};
  const auto written = read(vertices(fan(), last, Colour{9, 9, 9}, Form::faces));
  QCOMPARE(written.size(), std::size_t{3});
  QCOMPARE(written[2].position, (std::array<float, 3>{-3, 4, 0}));
  QCOMPARE(written[2].colour, (Colour{9, 9, 9}));
}

void ColouringTest::longestEdgeOfABoxIsHidden() {
  const std::array<std::uint32_t, 1> first{0};  // its diagonal ends where it begins
  const auto written = read(vertices(fan(), first, Colour{}, Form::boxEdges));
  QCOMPARE(written.size(), std::size_t{4});
  QCOMPARE(written[0].position, (std::array<float, 3>{0, 0, 0}));
  QCOMPARE(written[1].position, written[2].position);
  QCOMPARE(written[3].position, (std::array<float, 3>{3, 4, 0}));
  QCOMPARE(read(vertices(fan(), first, Colour{}, Form::edges)).size(), std::size_t{6});
}

void ColouringTest::presetsOfPhysicsShowOnlyWhatDecides() {
  QVERIFY(!layersOf(Preset::visual, true).decidingOnly);
  QVERIFY(layersOf(Preset::physics, true).decidingOnly);
  QCOMPARE(layersOf(Preset::physics, true).layers, layersOf(Preset::cost, true).layers);
}

void ColouringTest::costTellsObjectsApartOrWhatOfOneCosts() {
  QCOMPARE(layersOf(Preset::cost, true).colourBy, ColourBy::landImpact);
  QCOMPARE(layersOf(Preset::cost, false).colourBy, ColourBy::costShare);
}

void ColouringTest::theDearestObjectIsTheReddest() {
  // Blue, amber at half, red: the ramp that creators know.
  QCOMPARE(colourOfLevel(0), (Colour{49, 104, 170}));
  QCOMPARE(colourOfLevel(0.5), (Colour{247, 203, 94}));
  QCOMPARE(colourOfLevel(1), (Colour{200, 30, 44}));
  const Shares levels{layers::landImpactLevel(1), std::nullopt, layers::landImpactLevel(1800)};
  const auto colours = viewport::colours(fan(), Layer::physicsMesh, ColourBy::landImpact, levels);
  QVERIFY(colours[0][2] > colours[0][0]);  // A ramp of 1 LI is blue, a wall of 1,800 red.
  QCOMPARE(colours[1], unknownImpactColour);
  QCOMPARE(colours[2], colourOfLevel(1));
  QCOMPARE(legend(ColourBy::landImpact, {}, 0).front().colour, colourOfLevel(0));
}

WEIGHBRIDGE_WINDOW_TEST(ColouringTest);

}  // namespace wb::viewport::test

#include "colouring_test.moc"
