#include "viewport/view.h"

#include "model/display/costs_of_layer.h"
#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"

#include <QGuiApplication>
#include <QTest>
#include <QWheelEvent>
#include <array>
#include <cmath>
#include <cstdlib>
#include <memory>

namespace wb::viewport::test {
namespace {

using layers::Layer;
using layers::Pick;

/// Pixels from the middle of the square of one metre to well inside one of its halves.
constexpr int farAside = 60;
constexpr Colour litColour{200, 30, 44};

}  // namespace

class ViewTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void drawsEachLayer_data();
  void drawsEachLayer();
  void hiddenLayersAreNotDrawn();
  void hoverNamesTheTriangleUnderThePointer();
  void hoverNamesTheHullUnderThePointer();
  void hoverMarksTheTriangleAtOnce();
  void leavingTheSceneIsTold();
  void clickIsNoDrag();
  void pixelsHaveTheColourOfTheLegend_data();
  void pixelsHaveTheColourOfTheLegend();
  void colouredByWhatTheyCost();
  void manyPartsAreDrawnFromAfar();
  void lightIsSeenThroughWhatHidesIt();
  void aLitSliverIsSeenFromAnyDistance();
  void aWideTriangleHasNoHalo();
  void selectionIsOutlined();
  void whatIsLitStandsOutOfAFadedScene();
  void aWireIsSeenThrough();
  void whatIsHighlightedIsOutlinedAsCulpritsAre();
  void wheelZoomsToThePointer();
  void rightDragPans();
  void keysMoveTheCamera();
  void resizedViewKeepsPointerAndPictureTogether();

 private:
  QPoint middle() const { return {view_->width() / 2, view_->height() / 2}; }
  /// In the half of face 0, lower hull.
  QPoint lowerRight() const { return middle() + QPoint(farAside, farAside); }
  /// In the half of face 1, upper hull.
  QPoint upperLeft() const { return middle() - QPoint(farAside, farAside); }
  void moveTo(const QPoint& pixel) { QTest::mouseMove(view_.get(), pixel); }

  std::unique_ptr<View> view_;
  std::optional<Pick> hovered_;
  std::optional<Pick> clicked_;
  int clicks_ = 0;
};

void ViewTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  connect(view_.get(), &View::hovered, this, [this](const auto& pick) { hovered_ = pick; });
  connect(view_.get(), &View::clicked, this, [this](const auto& pick) {
    clicked_ = pick;
    ++clicks_;
  });
  hovered_.reset();
  clicked_.reset();
  clicks_ = 0;
  fill(view_->layers(), square());
  showOnly(view_->layers(), {Layer::visual});
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
}

void ViewTest::cleanup() { view_.reset(); }

void ViewTest::drawsEachLayer_data() {
  QTest::addColumn<int>("layer");
  QTest::addColumn<int>("fewest");
  for (const Layer layer : layers::allLayers) {
    const bool isLines = layer == Layer::boundingBox || layer == Layer::degenerate;
    QTest::newRow(name(layer).data()) << int(layer) << (isLines ? 300 : 5000);
  }
}

void ViewTest::drawsEachLayer() {
  QFETCH(int, layer);
  QFETCH(int, fewest);
  fill(view_->layers(), static_cast<Layer>(layer) == Layer::degenerate ? slivers() : square());
  showOnly(view_->layers(), {static_cast<Layer>(layer)});
  view_->frame({glm::dvec3(-0.5, -0.5, -0.5), glm::dvec3(2, 0.5, 0.5)});
  const int drawn = pixelsDrawn(captured(*view_));
  QVERIFY2(drawn >= fewest, qPrintable(QString::number(drawn)));
}

void ViewTest::hiddenLayersAreNotDrawn() {
  QVERIFY(pixelsDrawn(captured(*view_)) > 0);
  showOnly(view_->layers(), {});
  QCOMPARE(pixelsDrawn(captured(*view_)), 0);
  QVERIFY(view_->layers().shown().empty());
}

void ViewTest::hoverNamesTheTriangleUnderThePointer() {
  showOnly(view_->layers(), {Layer::physicsMesh});
  moveTo(lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  QCOMPARE(hovered_->layer, Layer::physicsMesh);
  QVERIFY(hovered_->origin == (layers::TriangleOrigin{0, 0, 0, 0}));
  moveTo(upperLeft());
  QTRY_VERIFY(hovered_->origin == (layers::TriangleOrigin{0, 0, 1, 1}));
}

void ViewTest::hoverNamesTheHullUnderThePointer() {
  showOnly(view_->layers(), {Layer::physicsMesh, Layer::hulls});
  moveTo(lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  QCOMPARE(hovered_->layer, Layer::hulls);
  QCOMPARE(hovered_->origin.group, 0U);
  moveTo(upperLeft());
  QTRY_COMPARE(hovered_->origin.group, 1U);
}

void ViewTest::hoverMarksTheTriangleAtOnce() {
  const QImage before = captured(*view_);
  moveTo(lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  const QImage after = captured(*view_);
  QCOMPARE(before.pixel(lowerRight()), after.pixel(lowerRight()));
  QCOMPARE(before.pixel(upperLeft()), after.pixel(upperLeft()));
  // One and a half pixels beside the square.
  int beside = 0;
  for (int x = lowerRight().x(); x < after.width(); ++x)
    beside += after.pixel(x, lowerRight().y()) != before.pixel(x, lowerRight().y()) ? 1 : 0;
  QCOMPARE(beside, 2);
  moveTo({1, 1});
  QTRY_VERIFY(!hovered_.has_value());
  QCOMPARE(captured(*view_), before);
}

void ViewTest::leavingTheSceneIsTold() {
  moveTo(lowerRight());
  QTRY_VERIFY(hovered_.has_value());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(view_.get(), &leave);
  QVERIFY(!hovered_.has_value());
}

void ViewTest::clickIsNoDrag() {
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, upperLeft());
  QCOMPARE(clicks_, 1);
  QVERIFY(clicked_.has_value());
  QCOMPARE(clicked_->origin.group, 1U);
  const OrbitCamera before = view_->orbitCamera();
  QTest::mousePress(view_.get(), Qt::LeftButton, {}, upperLeft());
  moveTo(middle());
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, middle());
  QCOMPARE(clicks_, 1);
  QVERIFY(view_->orbitCamera() != before);
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, {1, 1});
  QCOMPARE(clicks_, 2);
  QVERIFY(!clicked_.has_value());
}

void ViewTest::pixelsHaveTheColourOfTheLegend_data() {
  QTest::addColumn<int>("by");
  QTest::addColumn<int>("layer");
  QTest::newRow("material") << int(ColourBy::material) << int(Layer::visual);
  QTest::newRow("hull") << int(ColourBy::hull) << int(Layer::hulls);
  QTest::newRow("cost share") << int(ColourBy::costShare) << int(Layer::physicsMesh);
}

void ViewTest::pixelsHaveTheColourOfTheLegend() {
  QFETCH(int, by);
  QFETCH(int, layer);
  showOnly(view_->layers(), {static_cast<Layer>(layer)});
  const auto shown = static_cast<Layer>(layer);
  layers::LayerCosts costs;
  costs.triangles[0] = {0, 2};  // the first step and the last
  view_->layers().setCosts(shown, costs);
  view_->layers().setColourBy(static_cast<ColourBy>(by));
  const QImage image = captured(*view_);
  const auto entries = view_->layers().legend();
  QVERIFY(difference(image.pixelColor(lowerRight()), entries[0].colour) <= 2);
  const std::size_t other = static_cast<ColourBy>(by) == ColourBy::costShare ? 3 : 1;
  QVERIFY(difference(image.pixelColor(upperLeft()), entries[other].colour) <= 2);
}

void ViewTest::colouredByWhatTheyCost() {
  const scene::Scene scene = square();
  const cost::Profile profile;
  const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
  const std::vector costs{cost::weigh(scene.linksets[0], statistics.linksets[0], profile)};
  showOnly(view_->layers(), {Layer::hulls});
  const layers::WeighedScene weighed{scene, costs, profile};
  const layers::LayerShapes& shapes = *view_->layers().pickScene().layer(Layer::hulls);
  view_->layers().setColourBy(ColourBy::costShare);
  QCOMPARE(view_->layers().legend().size(), std::size_t{1});  // that something is to be selected
  QVERIFY(difference(captured(*view_).pixelColor(lowerRight()), neutralColour) <= 2);
  view_->layers().setCosts(Layer::hulls,
                           costsOfTriangles(weighed, shapes, Layer::hulls,
                                            [](const layers::LayerPiece&) { return true; }));
  const QImage image = captured(*view_);  // two equal hulls: both are the most expensive
  QVERIFY(difference(image.pixelColor(lowerRight()), colourOfLevel(1)) <= 2);
  QVERIFY(difference(image.pixelColor(upperLeft()), colourOfLevel(1)) <= 2);
}

/// Thousands of parts with one shape, each in its own colour; far away ones are points.
void ViewTest::manyPartsAreDrawnFromAfar() {
  scene::Scene many = square();
  const scene::Linkset first = many.linksets[0];
  for (int i = 1; i < 20'000; ++i) {
    many.linksets.push_back(first);
    many.linksets.back().position = {3.0 * (i % 200), 0, 3.0 * (i / 200)};
  }
  fill(view_->layers(), {});
  put(view_->layers(), Layer::prims, many);
  put(view_->layers(), Layer::visual, many);
  showOnly(view_->layers(), {Layer::prims, Layer::visual});
  QVERIFY(view_->layers().triangleCount() > layers::fewTriangles);
  layers::LayerCosts costs;
  costs.levels.assign(many.linksets.size(), 1.0);
  view_->layers().setColourBy(ColourBy::landImpact);
  view_->layers().setCosts(Layer::visual, costs);
  view_->layers().setCosts(Layer::prims, costs);
  view_->frame({glm::dvec3(0), glm::dvec3(600, 1, 300)});
  const int reddish = pixelsOf(captured(*view_), colourOfLevel(1));
  QVERIFY2(reddish > 5000, qPrintable(QString::number(reddish)));
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
  QVERIFY(pixelsOf(captured(*view_), colourOfLevel(1)) > 10'000);
}

void ViewTest::lightIsSeenThroughWhatHidesIt() {
  showOnly(view_->layers(), {Layer::baseHull});
  view_->layers().setHullsSolid(true);
  const QImage before = captured(*view_);
  const std::array<std::uint32_t, 1> first{0};
  view_->layers().highlight(Layer::physicsMesh, 0, first, litColour);
  const QImage lit = captured(*view_);
  QVERIFY(lit.pixel(lowerRight()) != before.pixel(lowerRight()));
  QCOMPARE(lit.pixel(upperLeft()), before.pixel(upperLeft()));
  view_->layers().highlightNothing();
  QCOMPARE(captured(*view_).pixel(lowerRight()), before.pixel(lowerRight()));
}

/// A sliver is far narrower than a pixel, and far away no longer than a few.
void ViewTest::aLitSliverIsSeenFromAnyDistance() {
  fill(view_->layers(), slivers());
  showOnly(view_->layers(), {Layer::visual});
  const std::array<std::uint32_t, 1> fifth{5};
  view_->layers().highlight(Layer::physicsMesh, 0, fifth, litColour);
  for (const double reach : {0.5, 5.0, 50.0}) {
    view_->frame({glm::dvec3(-reach), glm::dvec3(reach)});
    const QImage image = captured(*view_);
    int lit = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        lit += image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 60 ? 1 : 0;
    QVERIFY2(lit >= 200, qPrintable(QString::number(lit)));
  }
}

void ViewTest::aWideTriangleHasNoHalo() {
  const std::array<std::uint32_t, 1> first{0};
  view_->layers().highlight(Layer::physicsMesh, 0, first, litColour);
  const QImage lit = captured(*view_);
  const QColor beside =
      lit.pixelColor(middle() - QPoint(3, 3));  // of the diagonal, in the other half
  QVERIFY(beside.red() <= beside.green() + 60);
}

/// About what it looks like, as wide everywhere, and nowhere in it.
void ViewTest::selectionIsOutlined() {
  constexpr Colour core{0, 200, 232};
  const QImage before = captured(*view_);
  view_->layers().select([](const layers::LayerPiece& piece) { return piece.part == 0; });
  const QImage after = captured(*view_);
  QCOMPARE(after.pixel(middle()), before.pixel(middle()));
  // Three pixels about a square.
  int changed = 0;
  QRect bounds;
  for (int y = 0; y < after.height(); ++y)
    for (int x = 0; x < after.width(); ++x)
      if (after.pixel(x, y) != before.pixel(x, y)) {
        ++changed;
        bounds |= QRect(x, y, 1, 1);
      }
  const int side = bounds.width() - 6;
  QVERIFY(std::abs(bounds.width() - bounds.height()) <= 2);
  QVERIFY2(std::abs(changed - 4 * 3 * (side + 3)) < side, qPrintable(QString::number(changed)));
  QVERIFY(pixelsOf(after, core) > 3 * side);
  showOnly(view_->layers(), {});
  QCOMPARE(pixelsDrawn(captured(*view_)), 0);  // of what is not shown nothing is outlined
  showOnly(view_->layers(), {Layer::visual});
  QVERIFY(pixelsOf(captured(*view_), core) > 3 * side);
  view_->layers().select({});
  QCOMPARE(pixelsOf(captured(*view_), core), 0);
}

void ViewTest::whatIsLitStandsOutOfAFadedScene() {
  const QColor before = captured(*view_).pixelColor(upperLeft());
  const layers::LayerShapes shapes = layers::makeLayer(square(), Layer::visual);
  view_->setFaded(true);
  view_->layers().light(
      std::array{LitShape{placed(shapes, 0, std::array{0U}), litColour}},
      {{glm::dvec3(-0.4, 0, 0.5), QStringLiteral("1 triangle"), {}, 1, litColour}}, 1);
  const QImage after = captured(*view_);
  QVERIFY(difference(after.pixelColor(lowerRight()), litColour) <= 2);
  const QColor faded = after.pixelColor(upperLeft());
  // Nearer to the ground than to what it was.
  QVERIFY(difference(faded, {20, 30, 40}) < difference(before, {20, 30, 40}) / 2);
  QVERIFY(faded.red() != background.red());
  QVERIFY(pixelsOf(after, {255, 255, 255}) > 100);  // the halo, and words
  view_->layers().light({}, {}, 1);
  view_->setFaded(false);
  const QImage again = captured(*view_);
  QCOMPARE(again.pixelColor(upperLeft()), before);
  QVERIFY(difference(again.pixelColor(lowerRight()), litColour) > 20);
}

/// What is behind a wire is seen between its lines; its halo is as that of all that is lit.
void ViewTest::aWireIsSeenThrough() {
  const QColor before = captured(*view_).pixelColor(lowerRight());
  const layers::LayerShapes shapes = layers::makeLayer(square(), Layer::visual);
  LitShape wire{placed(shapes, 0, std::array{0U}), litColour};
  wire.isWire = true;
  view_->layers().light(std::array{wire}, {}, 1);
  const QImage after = captured(*view_);
  QCOMPARE(after.pixelColor(lowerRight()), before);
  QVERIFY(pixelsOf(after, litColour) > 3 * farAside);
  QVERIFY(pixelsOf(after, {255, 255, 255}) > 3 * farAside);
}

/// In the colour of what it costs, and outlined as culprits are.
void ViewTest::whatIsHighlightedIsOutlinedAsCulpritsAre() {
  const std::array<std::uint32_t, 1> first{0};
  const QImage before = captured(*view_);
  view_->layers().highlight(Layer::physicsMesh, 0, first, litColour);
  const QImage lit = captured(*view_);
  QVERIFY(pixelsOf(lit, {255, 255, 255}) > 3 * farAside);
  const QColor seen = lit.pixelColor(lowerRight());
  const QColor behind = before.pixelColor(lowerRight());
  // Half of each.
  QVERIFY(difference(seen, {static_cast<std::uint8_t>((litColour[0] + behind.red()) / 2),
                            static_cast<std::uint8_t>((litColour[1] + behind.green()) / 2),
                            static_cast<std::uint8_t>((litColour[2] + behind.blue()) / 2)}) <= 3);
  view_->layers().highlightNothing();
  QCOMPARE(captured(*view_), before);
}

void ViewTest::wheelZoomsToThePointer() {
  const double before = view_->orbitCamera().distance;
  const auto held = view_->pick(lowerRight());
  QWheelEvent event(lowerRight(), view_->mapToGlobal(lowerRight()), {}, {0, 120}, Qt::NoButton, {},
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(view_.get(), &event);
  QVERIFY(view_->orbitCamera().distance < before);
  const auto after = view_->pick(lowerRight());
  QVERIFY(after && held);
  QVERIFY(glm::distance(after->point, held->point) < 1e-4);
}

void ViewTest::rightDragPans() {
  const OrbitCamera before = view_->orbitCamera();
  QTest::mousePress(view_.get(), Qt::RightButton, {}, middle());
  moveTo(middle() + QPoint(10, 0));
  moveTo(middle() + QPoint(30, 0));
  QTest::mouseRelease(view_.get(), Qt::RightButton, {}, middle() + QPoint(30, 0));
  QCOMPARE(view_->orbitCamera().yaw, before.yaw);
  QVERIFY(view_->orbitCamera().target.x < before.target.x);
}

void ViewTest::keysMoveTheCamera() {
  bool framed = false;
  connect(view_.get(), &View::frameWanted, this, [&framed] { framed = true; });
  QTest::keyClick(view_.get(), Qt::Key_6);
  QVERIFY(std::abs(view_->orbitCamera().pitch - 1.5707963) < 1e-6);
  QTest::keyClick(view_.get(), Qt::Key_Down);
  QVERIFY(view_->orbitCamera().pitch < 1.5);
  const double distance = view_->orbitCamera().distance;
  QTest::keyClick(view_.get(), Qt::Key_Plus);
  QVERIFY(view_->orbitCamera().distance < distance);
  QTest::keyClick(view_.get(), Qt::Key_F);
  QVERIFY(framed);
}

void ViewTest::resizedViewKeepsPointerAndPictureTogether() {
  view_->layers().setColourBy(ColourBy::material);
  view_->resize(700, 300);
  QTRY_COMPARE(view_->size(), QSize(700, 300));
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
  QImage image = captured(*view_);
  QTRY_COMPARE((image = captured(*view_)).size(), QSize(700, 300));
  const auto entries = view_->layers().legend();
  for (const QPoint& pixel : {middle() + QPoint(40, 40), middle() - QPoint(40, 40)}) {
    const auto pick = view_->pick(pixel);
    QVERIFY(pick.has_value());
    QVERIFY(difference(image.pixelColor(pixel), entries[pick->origin.group].colour) <= 2);
  }
}

WEIGHBRIDGE_WINDOW_TEST(ViewTest);

}  // namespace wb::viewport::test

#include "view_test.moc"
