#include "viewport/colouring.h"

#include "model/display/costs_of_layer.h"
#include "tests/support/objects.h"
#include "tests/window/window_test.h"
#include "viewport/colour_modes.h"
#include "viewport/detail/vertices.h"
#include "viewport/legend_strip.h"
#include "viewport/preset.h"

#include <QFontMetrics>
#include <QTest>
#include <cstring>
#include <map>
#include <set>
#include <string>

namespace wb::viewport::test {
namespace {

using layers::Layer;

/// Three triangles of a fan.
mesh::TriangleMesh fan() {
  return {{{0, 0, 0}, {3, 0, 0}, {3, 4, 0}, {0, 4, 0}, {-3, 4, 0}},
          {{0, 1, 2}, {0, 2, 3}, {0, 3, 4}}};
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
  void costsHaveTheColourOfTheLegend();
  void deviationsHaveTheColourOfTheLegend();
  void legendSaysThatNothingIsSelected();
  void legendSaysThatNothingShownHasACost();
  void whatIsNotSelectedIsNeutral();
  void layersThatColoursSayNothingOfAreNeutral();
  void degenerateTrianglesStayRed();
  void everyWayToColourIsARow();
  void everyLegendEntryHasItsOwnColour();
  void longMeaningsGoOnInMoreLines();
  void verticesFollowTheTriangles();
  void allTrianglesMayHaveOneColour();
  void longestEdgeOfABoxIsHidden();
  void presetsOfPhysicsShowOnlyWhatDecides();
  void costTellsObjectsApartOrWhatOfOneCosts();
  void whatIsOpenedIsShownAsWhatItIs();
  void edgesThatAreNotDrawnAreWritten();
  void whatCostsMoreIsFartherOnTheRamp();
  void shadesGoOneWay();
  void changesGoBothWaysFromGrey();
  void widthsGoByPowersOfTen();
  void stopsOfARampAreWhereTheirColoursAre();
  void theLegendNamesWhatThereIs();
  void oneColourHasOneMeaning();
  void darkGroundHasColoursOfItsOwn();
};

void ColouringTest::layersHaveDifferentColours() {
  std::set<Colour> colours;
  for (const Layer layer : layers::allLayers) {
    colours.insert(colourOf(layer));
    QVERIFY(colourOfPiece(layer, ColourBy::layer, {}) == colourOf(layer));
  }
  QCOMPARE(colours.size(), layers::allLayers.size());
}

void ColouringTest::groupsHaveTheColourOfTheirLegend() {
  QVERIFY(!colourOfPiece(Layer::hulls, ColourBy::hull, {}));  // each group has its own
  const auto entries = legend(ColourBy::hull, {}, {.groups = 15});
  QCOMPARE(entries.size(), palette().size());
  QCOMPARE(colourOfGroup(0), entries[0].colour);
  QCOMPARE(colourOfGroup(1), entries[1].colour);
  QCOMPARE(colourOfGroup(14), entries[2].colour);  // 14 repeats the third of 12
}

void ColouringTest::legendSaysThatThePaletteRepeats() {
  const auto entries =
      legend(ColourBy::material, {}, {.groups = static_cast<std::uint32_t>(palette().size()) + 1});
  QCOMPARE(QByteArray(entries[0].meaning.code.data()), QByteArray("legend.material_more"));
  QCOMPARE(QByteArray(entries[1].meaning.code.data()), QByteArray("legend.material"));
  QCOMPARE(legend(ColourBy::material, {}, {.groups = 2}).size(), std::size_t{2});
  QVERIFY(legend(ColourBy::material, {}, {}).empty());
}

/// A cheap triangle is never red because there are few, nor a dear one blue because there are many.
void ColouringTest::costsHaveTheColourOfTheLegend() {
  const auto entries = legend(ColourBy::costShare, {}, {.costliest = 8});
  const auto colours = coloursByCost(std::vector{0.0, 2.0, 4.0, 8.0}, 8);
  for (std::size_t i = 0; i < colours.size(); ++i) QCOMPARE(colours[i], entries[i].colour);
  QCOMPARE(colours[0], colourOfLevel(0));
  QCOMPARE(colours[3], colourOfLevel(1));
  QCOMPARE(coloursByCost(std::vector{0.0}, 0)[0], colourOfLevel(0));
}

void ColouringTest::deviationsHaveTheColourOfTheLegend() {
  layers::DeviationOverlay overlay;
  overlay.distances = {0.23, -0.02};  // At the middles of triangles, which are not the farthest.
  overlay.farthest = 0.23434;
  const auto entries = legend(overlay);
  QCOMPARE(entries.size(), std::size_t{5});
  for (const auto& [entry, level] : {std::pair(0, 1.0), {1, 0.5}, {2, 0.0}, {3, -0.5}, {4, -1.0}})
    QCOMPARE(entries[static_cast<std::size_t>(entry)].colour, colourOfDeviation(level));
  QCOMPARE(rendered(entries[0].meaning, entries[0].arguments), std::string("23.43 cm overfill"));
  QCOMPARE(rendered(entries[3].meaning, entries[3].arguments), std::string("11.72 cm shortfall"));
  QVERIFY(legend(layers::Overlay()).empty());
  QCOMPARE(legend(layers::DeviationOverlay()).size(), std::size_t{1});  // of what is the same
}

void ColouringTest::legendSaysThatNothingIsSelected() {
  const auto entries =
      legend(ColourBy::costShare, std::array{Layer::hulls}, {.lookedAt = LookedAt::nothing});
  QCOMPARE(entries.size(), std::size_t{1});
  QCOMPARE(QByteArray(entries[0].meaning.code.data()), QByteArray("legend.cost_nothing"));
}

/// Whoever has selected an object is not asked to select one, nor where all is looked at.
void ColouringTest::legendSaysThatNothingShownHasACost() {
  const auto codeOf = [](ColourBy by, LookedAt lookedAt) {
    const auto entries = legend(by, std::array{Layer::visual}, {.lookedAt = lookedAt});
    return entries.size() == 1 ? std::string(entries[0].meaning.code) : std::string();
  };
  QCOMPARE(codeOf(ColourBy::costShare, LookedAt::selection), std::string("legend.cost_hidden"));
  QCOMPARE(codeOf(ColourBy::costShare, LookedAt::all), std::string("legend.cost_hidden_all"));
  QCOMPARE(codeOf(ColourBy::width, LookedAt::nothing), std::string("legend.width_nothing"));
  QCOMPARE(codeOf(ColourBy::width, LookedAt::selection), std::string("legend.width_hidden"));
  QCOMPARE(codeOf(ColourBy::width, LookedAt::all), std::string("legend.width_hidden_all"));
}

void ColouringTest::whatIsNotSelectedIsNeutral() {
  QVERIFY(colourOfPiece(Layer::hulls, ColourBy::costShare, {}) == neutralColour);
}

void ColouringTest::layersThatColoursSayNothingOfAreNeutral() {
  QVERIFY(colourOfPiece(Layer::visual, ColourBy::hull, {}) == neutralColour);
  QVERIFY(colourOfPiece(Layer::hulls, ColourBy::material, {}) == neutralColour);
  const std::array both{Layer::visual, Layer::hulls};
  QCOMPARE(legend(ColourBy::hull, both, {.groups = 2}).back().colour, neutralColour);
  QCOMPARE(legend(ColourBy::hull, std::array{Layer::hulls}, {.groups = 2}).size(), std::size_t{2});
}

void ColouringTest::degenerateTrianglesStayRed() {
  for (const ColourMode& mode : colourModes())
    QVERIFY(colourOfPiece(Layer::degenerate, mode.by, {0.0, {}}) == colourOf(Layer::degenerate));
}

void ColouringTest::everyWayToColourIsARow() {
  std::set<std::string_view> words;
  for (std::size_t i = 0; i < colourModes().size(); ++i) {
    const ColourMode& mode = colourModes()[i];
    QCOMPARE(static_cast<std::size_t>(mode.by), i);
    QCOMPARE(&modeOf(mode.by), &mode);
    QVERIFY(colourByOf(mode.word) == mode.by);
    QVERIFY(words.insert(mode.word).second);
    QVERIFY(mode.ofTriangles == nullptr || mode.costs != nullptr);
  }
  QVERIFY(!colourByOf("nothing"));
}

void ColouringTest::everyLegendEntryHasItsOwnColour() {
  for (const ColourMode& mode : colourModes()) {
    const auto entries = legend(mode.by, layers::allLayers,
                                {.groups = 99,
                                 .costliest = 1,
                                 .kinds = {0, 1, 2, 3},
                                 .hasKnown = true,
                                 .hasUnknown = true,
                                 .isOfTriangles = true});
    QVERIFY(!entries.empty());
    std::set<Colour> colours;
    for (const LegendEntry& entry : entries) colours.insert(entry.colour);
    QCOMPARE(colours.size(), entries.size());
  }
}

/// A meaning of many words is whole in a narrow picture: it has as many lines as it needs, and what
/// follows is below it.
void ColouringTest::longMeaningsGoOnInMoreLines() {
  const LegendLook look{QFont("DejaVu Sans", 9), Qt::black, Qt::white};
  const QString word = "wide ";
  const auto heightOf = [&](int words, int width) {
    return legendStrip({{{255, 0, 0}, word.repeated(words)}, {{0, 0, 255}, "next"}}, width, look)
        .height();
  };
  const int width = 40 * QFontMetrics(look.font).averageCharWidth();
  const int line = QFontMetrics(look.font).height();
  QVERIFY(heightOf(30, width) >= heightOf(1, width) + 4 * line);
  QCOMPARE(heightOf(30, 100 * width), heightOf(1, width));  // one line where there is room
  const QImage strip =
      legendStrip({{{255, 0, 0}, word.repeated(30)}, {{0, 0, 255}, "next"}}, width, look);
  int blueAt = -1;
  for (int y = 0; y < strip.height() && blueAt < 0; ++y)
    if (strip.pixelColor(line / 2 + 1, y) == QColor(0, 0, 255)) blueAt = y;
  QVERIFY2(blueAt >= 4 * line, qPrintable(QString::number(blueAt)));
}

void ColouringTest::verticesFollowTheTriangles() {
  const std::vector<Colour> colours{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  const auto written = read(vertices(fan(), colours, Form::faces));
  QCOMPARE(written.size(), std::size_t{9});
  QCOMPARE(written[1].position, (std::array<float, 3>{3, 0, 0}));
  QCOMPARE(written[8].colour, (Colour{7, 8, 9}));
}

void ColouringTest::allTrianglesMayHaveOneColour() {
  const auto written = read(vertices(fan(), Colour{9, 9, 9}, Form::faces));
  QCOMPARE(written.size(), std::size_t{9});
  QCOMPARE(written[8].position, (std::array<float, 3>{-3, 4, 0}));
  QCOMPARE(written[8].colour, (Colour{9, 9, 9}));
}

void ColouringTest::longestEdgeOfABoxIsHidden() {
  mesh::TriangleMesh first = fan();  // its diagonal ends where it begins
  first.triangles.resize(1);
  const auto written = read(vertices(first, Colour{}, Form::boxEdges));
  QCOMPARE(written.size(), std::size_t{4});
  QCOMPARE(written[0].position, (std::array<float, 3>{0, 0, 0}));
  QCOMPARE(written[1].position, written[2].position);
  QCOMPARE(written[3].position, (std::array<float, 3>{3, 4, 0}));
  QCOMPARE(read(vertices(first, Colour{}, Form::edges)).size(), std::size_t{6});
}

void ColouringTest::presetsOfPhysicsShowOnlyWhatDecides() {
  for (const bool isOfSeveral : {false, true}) {
    QVERIFY(!layersOf(Preset::visual, {isOfSeveral}).decidingOnly);
    QVERIFY(!layersOf(Preset::visual, {isOfSeveral}).hasGhost);
    QVERIFY(layersOf(Preset::physics, {isOfSeveral}).decidingOnly);
    QVERIFY(layersOf(Preset::physics, {isOfSeveral}).hasGhost);
  }
}

void ColouringTest::costTellsObjectsApartOrWhatOfOneCosts() {
  // Objects are looked at as everybody sees them; what of one costs are the shapes it is weighed
  // as.
  const PresetLayers several = layersOf(Preset::cost, {true});
  QCOMPARE(several.colourBy, ColourBy::landImpact);
  QCOMPARE(several.layers, layersOf(Preset::visual, {true}).layers);
  const PresetLayers one = layersOf(Preset::cost, {false});
  QCOMPARE(one.colourBy, ColourBy::costShare);
  QCOMPARE(one.layers, layersOf(Preset::physics, {false}).layers);
  QVERIFY(one.decidingOnly);
}

void ColouringTest::whatIsOpenedIsShownAsWhatItIs() {
  using layers::test::meshPart;
  using layers::test::primPart;
  const scene::Scene one = layers::test::sceneOf({meshPart()});
  QCOMPARE(firstPreset(traitsOf(one)), Preset::visual);
  scene::Scene two = one;
  two.linksets.push_back(one.linksets[0]);
  QCOMPARE(firstPreset(traitsOf(two)), Preset::cost);
  asset::MeshAsset physicsOnly;
  physicsOnly.physicsMesh = asset::Faces{layers::test::cubeFace()};
  const scene::Scene unseen = layers::test::sceneOf({meshPart()}, physicsOnly);
  QCOMPARE(firstPreset(traitsOf(unseen)), Preset::physics);
  scene::Scene severalUnseen = unseen;
  severalUnseen.linksets.push_back(unseen.linksets[0]);
  QCOMPARE(firstPreset(traitsOf(severalUnseen)), Preset::physics);
  QVERIFY(layersOf(Preset::cost, traitsOf(severalUnseen)).decidingOnly);
  const scene::Scene prim = layers::test::sceneOf({primPart(scene::PartKind::box)});
  QCOMPARE(firstPreset(traitsOf(prim)), Preset::visual);
  QCOMPARE(firstPreset(traitsOf({})), Preset::visual);
}

/// Of the two triangles of a side the diagonal is no crease: bit k is the edge opposite corner k.
void ColouringTest::edgesThatAreNotDrawnAreWritten() {
  const std::array<std::uint8_t, 3> smooth{2, 4, 0};
  const std::vector<Colour> colours(3, Colour{1, 2, 3});
  const auto written = read(vertices(fan(), colours, Form::faces, smooth));
  for (std::size_t i = 0; i < written.size(); ++i) QCOMPARE(written[i].smooth, smooth[i / 3]);
  for (const Vertex& vertex : read(vertices(fan(), colours, Form::faces)))
    QCOMPARE(vertex.smooth, std::uint8_t{0});
}

void ColouringTest::whatCostsMoreIsFartherOnTheRamp() {
  QCOMPARE(colourOfLevel(0), (Colour{47, 109, 181}));
  QCOMPARE(colourOfLevel(1), (Colour{59, 17, 96}));
  const auto of = [](std::optional<double> level) {
    return *colourOfPiece(Layer::physicsMesh, ColourBy::landImpact, {level, {}});
  };
  const Colour cheap = of(layers::costLevel(1));
  QVERIFY(cheap[2] > cheap[0]);  // blue
  QCOMPARE(of(std::nullopt), unknownImpactColour);
  QCOMPARE(of(layers::costLevel(2000)), colourOfLevel(1));
  QCOMPARE(legend(ColourBy::landImpact, {}, {}).front().colour, colourOfLevel(0));
}

/// Told apart by lightness alone, the most expensive still as the farthest from the cheapest.
void ColouringTest::shadesGoOneWay() {
  setCostScale(CostScale::shades);
  const auto lightness = [](double level) {
    const Colour colour = colourOfLevel(level);
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  };
  for (int step = 1; step <= 10; ++step)
    QVERIFY(lightness(step / 10.0) < lightness((step - 1) / 10.0) - 5);
  QCOMPARE(legend(ColourBy::landImpact, {}, {}).front().colour, colourOfLevel(0));
  setGroundIsDark(true);  // On which the most expensive must not look faint.
  for (int step = 1; step <= 10; ++step)
    QVERIFY(lightness(step / 10.0) > lightness((step - 1) / 10.0) + 5);
  setGroundIsDark(false);
  setCostScale(CostScale::hues);
  QCOMPARE(colourOfLevel(1), (Colour{59, 17, 96}));
}

/// Cheaper is a green blue, more expensive red, equal grey.
void ColouringTest::changesGoBothWaysFromGrey() {
  const auto of = [](std::optional<double> level) {
    return *colourOfPiece(Layer::visual, ColourBy::change, {level, {}});
  };
  QCOMPARE(of(layers::changeLevel(-2000)), (Colour{0, 122, 135}));
  QCOMPARE(of(layers::changeLevel(2000)), (Colour{200, 48, 30}));
  QCOMPARE(colourOfChange(0), (Colour{167, 173, 182}));
  // What is as before is 40 % opaque: three fifths of the way to the light ground.
  const Colour equal = of(0);
  QVERIFY(std::abs(equal[0] - (0.4 * 167 + 0.6 * 232)) <= 1);
  QCOMPARE(of(std::nullopt), unknownImpactColour);
  QCOMPARE(legend(ColourBy::change, {}, {}).size(), std::size_t{1});  // asks for a baseline
}

/// As costs do: the narrowest the reddest, by powers of ten.
void ColouringTest::widthsGoByPowersOfTen() {
  QCOMPARE(narrowness(10), 0.0);
  QCOMPARE(narrowness(1), 0.25);
  QCOMPARE(narrowness(0.001), 1.0);
  QCOMPARE(narrowness(1e-7), 1.0);
  QCOMPARE(coloursByWidth(std::vector{0.001})[0], colourOfLevel(1));
}

/// What stands on a ramp is where its colour is.
void ColouringTest::stopsOfARampAreWhereTheirColoursAre() {
  const LegendRange range{
      .costliest = 8, .hasKnown = true, .hasUnknown = true, .isOfTriangles = true};
  for (const ColourBy by : {ColourBy::costShare, ColourBy::landImpact, ColourBy::land,
                            ColourBy::width, ColourBy::change}) {
    double last = -1;
    for (const LegendEntry& entry : legend(by, {}, range)) {
      if (!entry.stop) continue;
      QVERIFY(entry.stop->at > last && entry.stop->at <= 1);
      last = entry.stop->at;
      QCOMPARE(colourAt(entry.stop->ramp, entry.stop->at), entry.colour);
    }
    QVERIFY(last > 0.5);
  }
}

/// Without anything unknown there is no word for it.
void ColouringTest::theLegendNamesWhatThereIs() {
  const auto count = [](ColourBy by, const LegendRange& range) {
    return legend(by, {}, range).size();
  };
  QCOMPARE(count(ColourBy::landImpact, {.hasUnknown = true}),
           count(ColourBy::landImpact, {}) + std::size_t{1});
  QCOMPARE(count(ColourBy::decidedBy, {.kinds = {0, 2}}), std::size_t{2});
  const auto hulls = legend(ColourBy::hull, {}, {.groups = 50});
  QCOMPARE(rendered(hulls[0].meaning, hulls[0].arguments), std::string("Hulls 1, 13, 25 …"));
  QCOMPARE(rendered(hulls[11].meaning, hulls[11].arguments), std::string("Hulls 12, 24, 36 …"));
  const auto fewer = legend(ColourBy::hull, {}, {.groups = 14});
  QCOMPARE(rendered(fewer[1].meaning, fewer[1].arguments), std::string("Hulls 2, 14"));
  QCOMPARE(rendered(fewer[2].meaning, fewer[2].arguments), std::string("Hull 3"));
}

/// In whatever legend it is, what is named by it is the same. Ramps and numbered groups have their
/// colours in an order that their legends tell.
void ColouringTest::oneColourHasOneMeaning() {
  std::map<Colour, std::string> meanings;
  const std::set<Colour> groups(palette().begin(), palette().end());
  for (const ColourMode& mode : colourModes())
    for (const LegendEntry& entry : legend(mode.by, layers::allLayers,
                                           {.costliest = 1,
                                           .kinds = {0, 1, 2, 3, 4, 5},
                                           .hasKnown = true,
                                           .isOfTriangles = true})) {
      if (entry.stop || entry.colour == neutralColour) continue;
      const std::string meaning = rendered(entry.meaning, entry.arguments);
      const auto [known, isNew] = meanings.emplace(entry.colour, meaning);
      // What physics takes for a primitive is what the layer of prims shows, and so on.
      const bool isOfLayer = mode.by == ColourBy::weighedAs || mode.by == ColourBy::layer;
      QVERIFY2(known->second == meaning || isOfLayer, (known->second + " and " + meaning).c_str());
      QVERIFY2(!groups.contains(entry.colour), meaning.c_str());
    }
  QCOMPARE(colourOf(cost::Representation::baseHull), colourOf(Layer::baseHull));
}

void ColouringTest::darkGroundHasColoursOfItsOwn() {
  const Colour light = colourOf(cost::DecidedBy::physics);
  QCOMPARE(light, (Colour{31, 102, 176}));
  setGroundIsDark(true);
  QCOMPARE(colourOf(cost::DecidedBy::physics), (Colour{76, 151, 224}));
  QCOMPARE(colourOf(cost::DecidedBy::parts), (Colour{196, 104, 168}));
  QCOMPARE(colourOfLevel(1), (Colour{255, 237, 251}));
  QCOMPARE(colourOfChange(0), (Colour{111, 119, 130}));
  {
    const OnLightGround onLight;  // as pages are
    QCOMPARE(colourOf(cost::DecidedBy::physics), light);
  }
  QCOMPARE(colourOfLevel(1), (Colour{255, 237, 251}));
  setGroundIsDark(false);
}

WEIGHBRIDGE_WINDOW_TEST(ColouringTest);

}  // namespace wb::viewport::test

#include "colouring_test.moc"
