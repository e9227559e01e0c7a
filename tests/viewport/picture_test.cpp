#include "viewport/picture.h"

#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"

#include <QGuiApplication>
#include <QTest>
#include <array>
#include <vector>

namespace wb::viewport::test {
namespace {

OrbitCamera facing(const Picture& picture) {
  OrbitCamera camera;
  camera.look(OrbitCamera::Standard::front);
  camera.frame(glm::dvec3(-0.5), glm::dvec3(0.5), picture.viewSize());
  return camera;
}

}  // namespace

class PictureTest : public QObject {
  Q_OBJECT

 private slots:
  void drawsAtAnySize();
  void drawsAgainWithAnotherCamera();
  void emptySceneIsBackground();
  void theCameraLeavesRoomForLabelsBesideWhatIsLit();
};

void PictureTest::drawsAtAnySize() {
  Picture picture({1600, 1100});  // larger than the test's screen
  picture.setBackground(Qt::black);
  fill(picture.layers(), square());
  showOnly(picture.layers(), {layers::Layer::visual});
  picture.layers().setColourBy(ColourBy::material);
  picture.setCamera(facing(picture));
  const QImage image = picture.draw();
  QCOMPARE(image.size(), QSize(1600, 1100));
  const auto entries = picture.layers().legend();
  const auto colour = [](const Colour& c) { return qRgb(c[0], c[1], c[2]); };
  QCOMPARE(image.pixel(800 + 150, 550 + 150) | 0xff000000U, colour(entries[0].colour));
  QCOMPARE(image.pixel(800 - 150, 550 - 150) | 0xff000000U, colour(entries[1].colour));
  QCOMPARE(image.pixelColor(1, 1), QColor(Qt::black));
}

void PictureTest::drawsAgainWithAnotherCamera() {
  Picture picture({200, 200});
  fill(picture.layers(), square());
  picture.setCamera(facing(picture));
  const QImage first = picture.draw();
  OrbitCamera camera = facing(picture);
  camera.look(OrbitCamera::Standard::corner);
  picture.setCamera(camera);
  QVERIFY(picture.draw() != first);
}

void PictureTest::emptySceneIsBackground() {
  Picture picture({64, 64});
  picture.setBackground(Qt::white);
  const QImage image = picture.draw();
  QCOMPARE(image.size(), QSize(64, 64));
  QCOMPARE(image.pixelColor(32, 32), QColor(Qt::white));
}

/// A square that fills the height of the picture, with words too long for what is left beside it.
void PictureTest::theCameraLeavesRoomForLabelsBesideWhatIsLit() {
  Picture picture({600, 400});
  fill(picture.layers(), square());
  showOnly(picture.layers(), {layers::Layer::visual});
  OrbitCamera camera = facing(picture);
  camera.frame({-0.5, 0, -0.5}, {0.5, 0, 0.5}, picture.viewSize());
  const auto sightFrom = [&picture](const OrbitCamera& one) { return picture.sightFrom(one); };
  const auto without = [&] { return picture.layers().labelsWithoutRoom(sightFrom(camera)); };
  const layers::LayerShapes shapes = makeLayer(square(), layers::Layer::visual);
  const std::array lit{LitShape{placed(shapes, 0, std::array{0U}), Colour{200, 30, 44}}};
  const std::vector<Label> labels{
      {glm::dvec3(0.2, 0, -0.2), QString(20, u'm'), QStringLiteral("a part")},
      {glm::dvec3(0.1, 0, -0.3), QString(24, u'm'), QStringLiteral("another part")}};
  const OrbitCamera before = camera;
  picture.layers().light(lit, labels, 1);  // at their places
  QCOMPARE(without(), std::size_t{0});
  picture.layers().light(lit, labels, 1, 0);
  QVERIFY(without() > 0);
  picture.layers().leaveRoom(camera, sightFrom);
  QCOMPARE(without(), std::size_t{0});
  QVERIFY(camera.distance > before.distance);
  QVERIFY(camera.distance < 2 * before.distance);
  QCOMPARE(camera.target, before.target);
  picture.setCamera(camera);
  for (std::size_t i = 0; i < labels.size(); ++i) QVERIFY(picture.layers().litLabels().placeOf(i));
  // Once there is room, it stays where it is.
  const OrbitCamera there = camera;
  picture.layers().leaveRoom(camera, sightFrom);
  QCOMPARE(camera, there);
}

WEIGHBRIDGE_WINDOW_TEST(PictureTest);

}  // namespace wb::viewport::test

#include "picture_test.moc"
