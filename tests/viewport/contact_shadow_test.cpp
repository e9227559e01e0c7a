#include "viewport/detail/contact_shadow.h"

#include "tests/support/objects.h"
#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/view.h"

#include <QScreen>
#include <QTest>
#include <algorithm>
#include <memory>

namespace wb::viewport::test {

using layers::Bounds;
using layers::Layer;
using Side = OrbitCamera::Standard;

namespace {

const QColor paper(200, 200, 200);
/// Wider than the cube to one side, so that left and right are told apart.
const Bounds standing{{-1, -0.5, 0}, {2, 0.5, 1}};

/// A cube of one metre from x = 1 to 2, at a height above the ground.
scene::Scene cubeAt(double height) {
  scene::Part cube = layers::test::primPart(scene::PartKind::box);
  cube.position = {1.5, 0, 0.5 + height};
  return layers::test::sceneOf({cube});
}

/// How black a point of the ground is.
double blackness(const QColor& seen) { return 1 - static_cast<double>(seen.red()) / paper.red(); }

/// What is drawn once it no longer changes: under Qt 6.8 a first frame once had half of the shadow.
QImage drawnAtRest(View& view) {
  QImage image = captured(view);
  for (QImage next = captured(view); next != image; next = captured(view)) image = next;
  return image;
}

}  // namespace

/// What stands on the ground darkens it about its feet, and nothing else.
class ContactShadowTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void theGroundIsDarkAboutWhatStandsOnIt();
  void itIsAtMost35PercentBlack();
  void surfacesKeepTheirColours();
  void whatIsHigherThrowsLess();
  void whatIsCutAwayThrowsNone();
  void aMapHasNone();
  void parallelRaysSeeTheSame();
  void itComesByItselfOnceNothingMoves();
  void itGoesWithTheGround();
  void itIsMadeOfWhatIsInSight();
  void itIsAsLargeAsTheScene_data();
  void itIsAsLargeAsTheScene();

 private:
  /// What is seen where a point of the ground is.
  QColor at(const QImage& image, double x, double y) const;
  QColor onScreen(double x, double y) const;
  QImage pictureOf(double height);

  std::unique_ptr<View> view_;
};

void ContactShadowTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(paper);
  view_->setSurroundings({paper, paper, paper});  // Lines of the grid are not seen.
  view_->resize(480, 360);
  showOnly(view_->layers(), {Layer::prims});
  fill(view_->layers(), cubeAt(0));
  view_->setGround(standing);
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(Side::top);
  view_->frame({{-1.5, -1.5, 0}, {3, 1.5, 0}});
}

QColor ContactShadowTest::at(const QImage& image, double x, double y) const {
  const auto pixel = view_->orbitCamera().pixelOf({x, y, 0}, {view_->width(), view_->height()});
  return image.pixelColor(static_cast<int>(pixel->x), static_cast<int>(pixel->y));
}

QColor ContactShadowTest::onScreen(double x, double y) const {
  return at(view_->screen()->grabWindow(view_->winId()).toImage(), x, y);
}

QImage ContactShadowTest::pictureOf(double height) {
  fill(view_->layers(), cubeAt(height));
  return drawnAtRest(*view_);
}

/// Just beside an edge half of what is blurred is beneath the cube.
void ContactShadowTest::theGroundIsDarkAboutWhatStandsOnIt() {
  view_->setOrthographic(true);
  const QImage image = drawnAtRest(*view_);
  for (const auto& [x, y] : {std::pair(0.97, 0.0), {2.03, 0.0}, {1.5, 0.53}, {1.5, -0.53}}) {
    const double dark = blackness(at(image, x, y));
    QVERIFY2(dark > 0.1 && dark < 0.2, qPrintable(QString("%1 %2: %3").arg(x).arg(y).arg(dark)));
  }
  QVERIFY(blackness(at(image, 0.85, 0)) < blackness(at(image, 0.95, 0)));
  for (const auto& [x, y] :
       {std::pair(0.5, 0.0), {-0.03, 0.0}, {-0.5, 0.0}, {1.5, 1.0}, {2.6, 0.0}})
    QCOMPARE(at(image, x, y), paper);
}

void ContactShadowTest::itIsAtMost35PercentBlack() {
  view_->look(Side::corner);
  view_->layers().setVisible(Layer::prims, false);
  const QImage without = captured(*view_);
  view_->layers().setVisible(Layer::prims, true);
  const QImage image = captured(*view_);
  int darker = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const QColor seen = image.pixelColor(x, y);
      if (seen.red() != seen.green() || seen.green() != seen.blue()) continue;  // the cube
      QVERIFY(blackness(seen) < 0.355);
      darker += seen != without.pixelColor(x, y) ? 1 : 0;
    }
  QVERIFY2(darker > 500, qPrintable(QString::number(darker)));
}

void ContactShadowTest::surfacesKeepTheirColours() {
  view_->layers().setColourBy(ColourBy::costShare);
  view_->look(Side::corner);
  const QImage with = captured(*view_);
  view_->setGround({});
  const QImage without = captured(*view_);
  int ofCube = 0;
  for (int y = 0; y < with.height(); ++y)
    for (int x = 0; x < with.width(); ++x) {
      if (without.pixelColor(x, y) == paper) continue;
      QCOMPARE(with.pixelColor(x, y), without.pixelColor(x, y));
      ++ofCube;
    }
  QVERIFY(ofCube > 1'000);
  QVERIFY(with != without);
}

/// Half a metre up a quarter is left, at a metre nothing.
void ContactShadowTest::whatIsHigherThrowsLess() {
  view_->setOrthographic(true);
  const double close = blackness(at(pictureOf(0), 0.97, 0));
  const double higher = blackness(at(pictureOf(0.5), 0.97, 0));
  QVERIFY2(higher > 0.01 && higher < close / 2, qPrintable(QString::number(higher)));
  QCOMPARE(at(pictureOf(1), 0.97, 0), paper);
  QCOMPARE(blackness(at(pictureOf(0), 0.97, 0)), close);
}

void ContactShadowTest::whatIsCutAwayThrowsNone() {
  view_->setOrthographic(true);
  QVERIFY(at(captured(*view_), 0.97, 0) != paper);
  view_->setSection(Section{{1, 0, 0}, 0});
  QCOMPARE(at(captured(*view_), 0.97, 0), paper);
  view_->setSection({});
  QVERIFY(at(captured(*view_), 0.97, 0) != paper);
}

void ContactShadowTest::aMapHasNone() {
  view_->setOrthographic(true);
  view_->layers().setColourBy(ColourBy::land);
  QCOMPARE(at(captured(*view_), 0.97, 0), paper);
}

/// Seen from the front, the ground is no more than a line.
void ContactShadowTest::parallelRaysSeeTheSame() {
  const double seen = blackness(at(captured(*view_), 0.9, 0));
  view_->setOrthographic(true);
  QVERIFY(std::abs(blackness(at(captured(*view_), 0.9, 0)) - seen) < 0.02);
  view_->look(Side::front);
  const QImage with = captured(*view_);
  view_->setGround({});
  QCOMPARE(captured(*view_), with);
}

/// Without a picture being taken, which makes it at once.
void ContactShadowTest::itComesByItselfOnceNothingMoves() {
  QTRY_VERIFY(blackness(onScreen(0.93, 0)) > 0.05);
  fill(view_->layers(), cubeAt(2));
  QTRY_COMPARE(onScreen(0.93, 0), paper);
  fill(view_->layers(), cubeAt(0));
  QTRY_VERIFY(blackness(onScreen(0.93, 0)) > 0.05);
}

void ContactShadowTest::itGoesWithTheGround() {
  QVERIFY(at(captured(*view_), 0.93, 0) != paper);
  view_->setGround({});
  QCOMPARE(at(captured(*view_), 0.93, 0), paper);
  view_->setGround(standing);
  QVERIFY(at(captured(*view_), 0.93, 0) != paper);
  view_->look(Side::bottom);
  QCOMPARE(at(captured(*view_), 0.93, 0), paper);
}

void ContactShadowTest::itIsMadeOfWhatIsInSight() {
  OrbitCamera camera;
  camera.target = {200, 128, 20};
  camera.distance = 5;
  const auto ground = shadowGroundOf({{0, 0, 20}, {256, 256, 60}}, camera);
  QVERIFY(ground);
  QCOMPARE(ground->middle, glm::dvec2(200, 128));
  QVERIFY(ground->half >= 10 && ground->half <= 14);
  camera.target = {300, 128, 20};
  QVERIFY(!shadowGroundOf({{0, 0, 20}, {256, 256, 60}}, camera));
}

void ContactShadowTest::itIsAsLargeAsTheScene_data() {
  QTest::addColumn<double>("size");
  QTest::newRow("a point") << 0.0;
  QTest::newRow("a centimetre") << 0.01;
  QTest::newRow("a chair") << 0.6;
  QTest::newRow("a house") << 12.0;
  QTest::newRow("a region") << 256.0;
}

/// What is blurred has room, up to where the square fades.
void ContactShadowTest::itIsAsLargeAsTheScene() {
  QFETCH(double, size);
  OrbitCamera camera;
  camera.distance = 1'000;
  const Bounds box{glm::dvec3(-size / 2, -size / 4, 3), glm::dvec3(size / 2, size / 4, 4)};
  const auto ground = shadowGroundOf(box, camera);
  QVERIFY(ground);
  QCOMPARE(ground->height, 3.0);
  QVERIFY(ground->blur > 0 && ground->blur <= 0.5);
  QVERIFY(size / 2 + ground->blur <= 0.87 * ground->half);
  QVERIFY(ground->half <= std::max(0.71 * size, 0.01));
}

WEIGHBRIDGE_WINDOW_TEST(ContactShadowTest);

}  // namespace wb::viewport::test

#include "contact_shadow_test.moc"
