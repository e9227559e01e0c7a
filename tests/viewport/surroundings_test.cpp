#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/axes_cube.h"
#include "viewport/detail/ground.h"
#include "viewport/view.h"

#include <QTest>
#include <memory>

namespace wb::viewport::test {

using layers::Layer;
using Side = OrbitCamera::Standard;

/// What is seen beside the scene: the gradient, the ground grid, the cube of the axes.
class SurroundingsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void squaresOfTheGroundAreOfWholeMetres_data();
  void squaresOfTheGroundAreOfWholeMetres();
  void theGradientGoesFromEdgeToEdge();
  void theGroundLiesBehindWhatStandsOnIt();
  void theGroundIsNotSeenFromBelow();
  void facesOfTheCubeAreWhereTheyAreSeen();
  void theCubeOfASmallViewIsSmaller();
  void aClickAtTheCubeLooksFromThere();
  void nothingIsPickedBehindTheCube();
  void parallelRaysDrawAndPickTheSame();

 private:
  AxesCubeLook look() const {
    return {{"Front", "Back", "Left", "Right", "Top", "Bottom"}, Qt::white, Qt::black, 1};
  }
  glm::dvec2 size() const { return {view_->width(), view_->height()}; }
  /// The middle of the cube: 58 pixels from both edges.
  QPoint cube() const { return {view_->width() - 58, 58}; }

  std::unique_ptr<View> view_;
};

void SurroundingsTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  fill(view_->layers(), square());
  showOnly(view_->layers(), {Layer::visual});
  view_->layers().setColourBy(ColourBy::landImpact);
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(Side::front);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
}

void SurroundingsTest::squaresOfTheGroundAreOfWholeMetres_data() {
  QTest::addColumn<double>("distance");
  QTest::addColumn<double>("spacing");
  // 480 pixels at a field of view of 0.7: 657.5 pixels a metre at a metre.
  QTest::newRow("a chair") << 1.0 << 0.1;
  QTest::newRow("a house") << 10.0 << 1.0;
  QTest::newRow("just so") << 65.0 << 1.0;
  QTest::newRow("a parcel") << 100.0 << 10.0;
  QTest::newRow("a region") << 700.0 << 100.0;
  QTest::newRow("no coarser") << 20'000.0 << 100.0;
}

void SurroundingsTest::squaresOfTheGroundAreOfWholeMetres() {
  QFETCH(double, distance);
  QFETCH(double, spacing);
  OrbitCamera camera;
  camera.distance = distance;
  QCOMPARE(groundGridOf(camera, {640, 480}).spacing, spacing);
}

void SurroundingsTest::theGradientGoesFromEdgeToEdge() {
  view_->setSurroundings({QColor(200, 0, 100), QColor(0, 200, 100), Qt::black});
  const QImage image = captured(*view_);
  QVERIFY(difference(image.pixelColor(3, 0), {0, 200, 100}) <= 2);
  QVERIFY(difference(image.pixelColor(3, 179), {100, 100, 100}) <= 2);
  QVERIFY(difference(image.pixelColor(3, 359), {200, 0, 100}) <= 2);
  QVERIFY(difference(image.pixelColor(240 + 60, 180 + 60), unknownImpactColour) <= 2);
}

/// It begins where the scene ends, and touches no colour that tells of costs.
void SurroundingsTest::theGroundLiesBehindWhatStandsOnIt() {
  view_->look(Side::corner);
  const QImage without = captured(*view_);
  view_->setGround(layers::Bounds{glm::dvec3(-0.5), glm::dvec3(0.5)});
  const QImage with = captured(*view_);
  QVERIFY(pixelsDrawn(with) > pixelsDrawn(without) + 500);
  QCOMPARE(pixelsOf(with, unknownImpactColour), pixelsOf(without, unknownImpactColour));
  view_->setGround({});
  QCOMPARE(captured(*view_), without);
}

void SurroundingsTest::theGroundIsNotSeenFromBelow() {
  OrbitCamera camera = view_->orbitCamera();
  camera.pitch = -0.5;
  view_->setOrbitCamera(camera);
  const QImage without = captured(*view_);
  view_->setGround(layers::Bounds{glm::dvec3(-0.5), glm::dvec3(0.5)});
  QCOMPARE(captured(*view_), without);
}

void SurroundingsTest::facesOfTheCubeAreWhereTheyAreSeen() {
  const glm::dvec2 picture(480, 360);
  const glm::dvec2 middle(480 - 58, 58);
  OrbitCamera camera;
  for (const Side side : cubeFaces) {
    camera.look(side);
    QCOMPARE(cubeFaceAt(camera, middle, picture), side);
    QCOMPARE(cubeFaceAt(camera, middle + glm::dvec2(27, 27), picture), side);
    QVERIFY(!cubeFaceAt(camera, middle + glm::dvec2(29, 0), picture));
  }
  // From the front, the right and above: those three are seen, the nearest lowest.
  camera.look(Side::corner);
  QCOMPARE(cubeFaceAt(camera, middle + glm::dvec2(0, -20), picture), Side::top);
  QCOMPARE(cubeFaceAt(camera, middle + glm::dvec2(-15, 12), picture), Side::front);
  QCOMPARE(cubeFaceAt(camera, middle + glm::dvec2(25, 8), picture), Side::right);
  QVERIFY(!cubeFaceAt(camera, {100, 300}, picture));
}

void SurroundingsTest::theCubeOfASmallViewIsSmaller() {
  OrbitCamera camera;
  camera.look(Side::front);
  for (const glm::dvec2& size : {glm::dvec2(600, 180), glm::dvec2(180, 600)}) {
    const glm::dvec2 middle(size.x - 29, 29);
    QCOMPARE(cubeFaceAt(camera, middle + glm::dvec2(13, 13), size), Side::front);
    QVERIFY(!cubeFaceAt(camera, middle + glm::dvec2(15, 0), size));
  }
  view_->setAxesCube(look());
  view_->resize(480, 180);
  const QImage image = captured(*view_);
  const QColor paper = image.pixelColor(480 - 29 - 10, 29 - 10);
  QCOMPARE(paper, image.pixelColor(480 - 29 + 10, 29 - 10));
  QVERIFY(paper != image.pixelColor(480 - 29 - 16, 29));
}

void SurroundingsTest::aClickAtTheCubeLooksFromThere() {
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, cube());
  QVERIFY(std::abs(view_->orbitCamera().yaw + 1.5707963) < 1e-6);  // there is no cube yet
  view_->look(Side::corner);
  const QImage without = captured(*view_);
  view_->setAxesCube(look());
  const QImage with = captured(*view_);
  QVERIFY(with.pixelColor(cube()) != without.pixelColor(cube()));
  QCOMPARE(with.pixelColor(100, 300), without.pixelColor(100, 300));
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, cube() + QPoint(0, -20));
  QTRY_VERIFY(std::abs(view_->orbitCamera().pitch - 1.5707963) < 1e-6);
}

void SurroundingsTest::nothingIsPickedBehindTheCube() {
  view_->frame({glm::dvec3(-0.05), glm::dvec3(0.05)});
  QVERIFY(view_->pick(cube()).has_value());
  view_->setAxesCube(look());
  QVERIFY(!view_->pick(cube()).has_value());
  QVERIFY(view_->pick(cube() + QPoint(-60, 0)).has_value());
}

/// What a pixel shows is what is picked there, at every distance of the camera.
void SurroundingsTest::parallelRaysDrawAndPickTheSame() {
  view_->look(Side::corner);
  view_->setOrthographic(true);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
  const QImage image = captured(*view_);
  int seen = 0;
  int unlike = 0;
  for (int y = 4; y < image.height(); y += 8)
    for (int x = 4; x < image.width(); x += 8) {
      const bool isPicked = view_->pick(QPoint(x, y)).has_value();
      const bool isDrawn = image.pixelColor(x, y) != background;
      seen += isPicked ? 1 : 0;
      unlike += isPicked != isDrawn ? 1 : 0;
    }
  QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
  QVERIFY2(unlike < 10, qPrintable(QString::number(unlike)));  // on the outline
}

WEIGHBRIDGE_WINDOW_TEST(SurroundingsTest);

}  // namespace wb::viewport::test

#include "surroundings_test.moc"
