#include "tests/support/objects.h"
#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/colouring.h"
#include "viewport/picture.h"
#include "viewport/view.h"

#include <QScreen>
#include <QTest>
#include <cmath>
#include <memory>
#include <vector>

namespace wb::viewport::test {

using layers::Layer;
using Side = OrbitCamera::Standard;

namespace {

/// A floor of two metres, whose upper side is at 0.
scene::Part floorPart() {
  scene::Part floor = layers::test::primPart(scene::PartKind::box, {2, 2, 0.2});
  floor.position = {0, 0, -0.1};
  return floor;
}

/// With a wall across its middle, up to a height.
scene::Scene room(double height) {
  scene::Part wall = layers::test::primPart(scene::PartKind::box, {0.2, 1.6, 1});
  wall.position = {0, 0, height - 0.5};
  return layers::test::sceneOf({floorPart(), wall});
}

QImage stillOf(View& view) {
  QImage image;
  view.captureStill([&image](const QImage& frame) { image = frame; });
  [[maybe_unused]] const bool done = QTest::qWaitFor([&] { return !image.isNull(); }, 30'000);
  return image;
}

QColor colourAt(const QImage& image, const OrbitCamera& camera, const glm::dvec3& place) {
  const auto pixel = camera.pixelOf(place, {image.width(), image.height()});
  return image.pixelColor(static_cast<int>(pixel->x), static_cast<int>(pixel->y));
}

int gray(const QColor& colour) { return qGray(colour.rgb()); }

/// On the floor: in the corner with the wall, and where nothing is close.
constexpr glm::dvec3 inCorner(0.13, 0, 0);
constexpr glm::dvec3 inTheOpen(0.7, 0, 0);

}  // namespace

/// At rest what stands close takes light away, and only light.
class OcclusionTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void cornersAreDarkerAtRest_data();
  void cornersAreDarkerAtRest();
  void colorsOfCostsKeepThreeQuarters();
  void nothingChangesWhileItMoves();
  void itComesByItselfOnceNothingMoves();
  void whatIsFarBehindKeepsItsLight();
  void whatIsCutAwayTakesNone();
  void whatIsClearNeitherTakesNorLoses();
  void linesNeitherTakeNorLose();
  void panesTakeNoneFromEachOther();
  void picturesAreTheSameEachTime();

 private:
  QColor at(const QImage& image, const glm::dvec3& place) const {
    return colourAt(image, view_->orbitCamera(), place);
  }

  std::unique_ptr<View> view_;
};

void OcclusionTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  showOnly(view_->layers(), {Layer::prims});
  fill(view_->layers(), room(1));
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(Side::corner);
  view_->frame({{-1, -1, -0.2}, {1, 1, 1}});
}

void OcclusionTest::cornersAreDarkerAtRest_data() {
  QTest::addColumn<ColourBy>("by");
  QTest::addColumn<double>("most");
  QTest::newRow("plain") << ColourBy::layer << 0.55;
  QTest::newRow("costs") << ColourBy::costShare << 0.25;
}

/// Where nothing is close, all light is left. By no more than light varies.
void OcclusionTest::cornersAreDarkerAtRest() {
  QFETCH(ColourBy, by);
  QFETCH(double, most);
  view_->layers().setColourBy(by);
  for (const bool isOrthographic : {false, true}) {
    view_->setOrthographic(isOrthographic);
    const QImage moving = captured(*view_);
    const QImage still = stillOf(*view_);
    const int open = gray(at(still, inTheOpen));
    QVERIFY(std::abs(open - gray(at(moving, inTheOpen))) <= 1);
    QVERIFY(std::abs(open - gray(at(moving, inCorner))) <= 1);
    const double dark = 1 - static_cast<double>(gray(at(still, inCorner))) / open;
    QVERIFY2(dark > 0.1 * most && dark < most, qPrintable(QString::number(dark)));
    // On the wall, too, above the floor and not halfway up.
    QVERIFY(gray(at(still, {0.1, 0, 0.05})) < gray(at(still, {0.1, 0, 0.6})));
    QCOMPARE(at(still, {0.1, 0, 0.6}), at(moving, {0.1, 0, 0.6}));
  }
}

/// From all sides, however little light a face has.
void OcclusionTest::colorsOfCostsKeepThreeQuarters() {
  view_->layers().setColourBy(ColourBy::costShare);
  for (const double yaw : {0.5, 2.0, 3.6, 5.2}) {
    OrbitCamera camera = view_->orbitCamera();
    camera.yaw = yaw;
    view_->setOrbitCamera(camera);
    const QImage moving = captured(*view_);
    const QImage still = stillOf(*view_);
    int seen = 0;
    int darker = 0;
    for (const double side : {-1.0, 1.0})
      for (double along = -0.65; along < 0.7; along += 0.1)
        for (double away = 0.02; away < 0.3; away += 0.02)
          for (const glm::dvec3& place :
               {glm::dvec3(side * (0.1 + away), along, 0), glm::dvec3(side * 0.1, along, away)}) {
            if (!isShade(at(moving, place), neutralColour)) continue;
            QVERIFY2(isShade(at(still, place), neutralColour), qPrintable(at(still, place).name()));
            ++seen;
            darker += gray(at(still, place)) < gray(at(moving, place)) - 3 ? 1 : 0;
          }
    QVERIFY2(seen > 200 && darker > 20, qPrintable(QString("%1 %2").arg(seen).arg(darker)));
  }
}

void OcclusionTest::nothingChangesWhileItMoves() {
  const QImage before = captured(*view_);
  QCOMPARE(at(before, inCorner), at(before, inTheOpen));
  QVERIFY(at(stillOf(*view_), inCorner) != at(before, inCorner));
  QCOMPARE(captured(*view_), before);
}

/// Without a picture being taken, which makes it at once.
void OcclusionTest::itComesByItselfOnceNothingMoves() {
  const auto onScreen = [this](const glm::dvec3& place) {
    return at(view_->screen()->grabWindow(view_->winId()).toImage(), place);
  };
  QTRY_VERIFY(gray(onScreen(inCorner)) < gray(onScreen(inTheOpen)) - 5);
  fill(view_->layers(), room(3));
  QTRY_COMPARE(onScreen(inCorner), onScreen(inTheOpen));
}

/// No halo around what is in front of it: the wall is two metres above the floor.
void OcclusionTest::whatIsFarBehindKeepsItsLight() {
  fill(view_->layers(), room(3));
  view_->setOrthographic(true);
  view_->look(Side::top);
  view_->frame({{-1, -1, 0}, {1, 1, 0}});
  const QImage moving = captured(*view_);
  const QImage still = stillOf(*view_);
  for (double x = 0.12; x < 0.9; x += 0.01) QCOMPARE(at(still, {x, 0, 0}), at(moving, {x, 0, 0}));
}

void OcclusionTest::whatIsCutAwayTakesNone() {
  view_->setSection(Section{{0, 0, 1}, 0.001});
  const QImage still = stillOf(*view_);
  QCOMPARE(at(still, inCorner), at(still, inTheOpen));
}

/// Everything but the floor is drawn as a ghost.
void OcclusionTest::whatIsClearNeitherTakesNorLoses() {
  view_->layers().dimAllBut([](const layers::LayerPiece& piece) { return piece.part == 0; });
  const QImage moving = captured(*view_);
  const QImage still = stillOf(*view_);
  QCOMPARE(at(still, inCorner), at(moving, inCorner));
  QCOMPARE(at(still, {0.1, 0, 0.05}), at(moving, {0.1, 0, 0.05}));
}

/// The box around the wall, instead of it, in front of the floor.
void OcclusionTest::linesNeitherTakeNorLose() {
  showOnly(view_->layers(), {Layer::prims, Layer::boundingBox});
  view_->setOrthographic(true);
  view_->look(Side::top);
  view_->frame({{-1, -1, 0}, {1, 1, 0}});
  view_->layers().dimAllBut([](const layers::LayerPiece& piece) { return piece.part == 0; });
  const QImage moving = captured(*view_);
  const QImage still = stillOf(*view_);
  for (double x = 0.15; x < 0.9; x += 0.01) QCOMPARE(at(still, {x, 0, 0}), at(moving, {x, 0, 0}));
}

/// The wall is to the left of the divider alone, and goes on up to it.
void OcclusionTest::panesTakeNoneFromEachOther() {
  showOnly(view_->beside(), {Layer::prims});
  fill(view_->beside(), layers::test::sceneOf({floorPart()}));
  for (const bool isWiped : {true, false}) {
    view_->setSplit(Split::right, {}, isWiped);
    const QImage moving = captured(*view_);
    const QImage still = stillOf(*view_);
    const auto loss = [&](int x, int y) {
      return gray(moving.pixelColor(x, y)) - gray(still.pixelColor(x, y));
    };
    const auto isEven = [&](int x, int y) {
      for (int down = -3; down <= 3; ++down)
        for (int right = -3; right <= 3; ++right)
          if (moving.pixel(x + right, y + down) != moving.pixel(x, y)) return false;
      return true;
    };
    const int middle = still.width() / 2;
    int darker = 0;
    for (int y = 3; y < still.height() - 3; ++y) {
      for (int x = middle + 5; x < still.width() - 3; ++x)
        QVERIFY2(!isEven(x, y) || loss(x, y) <= 1,
                 qPrintable(QString("%1 %2 %3").arg(isWiped).arg(x).arg(y)));
      for (int x = 3; x < middle; ++x) darker += loss(x, y) > 5 ? 1 : 0;
    }
    QVERIFY2(darker > 50, qPrintable(QString::number(darker)));
  }
}

void OcclusionTest::picturesAreTheSameEachTime() {
  std::vector<QImage> images;
  OrbitCamera camera = view_->orbitCamera();
  for (int i = 0; i < 2; ++i) {
    Picture picture({480, 360});
    picture.setBackground(background);
    showOnly(picture.layers(), {Layer::prims});
    fill(picture.layers(), room(1));
    picture.setCamera(camera);
    images.push_back(picture.draw());
    images.push_back(picture.draw());
  }
  for (const QImage& image : images) QCOMPARE(image, images.front());
  QVERIFY(gray(colourAt(images.front(), camera, inCorner)) <
          gray(colourAt(images.front(), camera, inTheOpen)) - 5);
}

WEIGHBRIDGE_WINDOW_TEST(OcclusionTest);

}  // namespace wb::viewport::test

#include "occlusion_test.moc"
