#include "viewport/picture.h"

#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"

#include <QGuiApplication>
#include <QTest>

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

WEIGHBRIDGE_WINDOW_TEST(PictureTest);

}  // namespace wb::viewport::test

#include "picture_test.moc"
