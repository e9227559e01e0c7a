#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/picture.h"
#include "viewport/view.h"

#include <QTest>
#include <array>
#include <cstdlib>
#include <memory>

namespace wb::viewport::test {

using layers::Layer;

/// Pictures at rest are smoother than while something moves.
class StillTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void edgesAreSmoothAtRest();
  void whatIsCapturedQuicklyAfterwardsIsTheSame();
  void outlinesAreDashedByWhatHidesThem();
  void outlinesOfWhatIsHiddenAreThinAndDim();
  void aPictureIsSmooth();
  void aShotHasASizeOfItsOwn();
  void aLargePictureComesToo();

 private:
  QImage still();
  /// Of the only surface, which is flat: shaded alike everywhere.
  static QColor surfaceOf(const QImage& image) {
    return image.pixelColor(image.width() / 2 + 30, image.height() / 2 + 40);
  }
  /// Pixels between the two colours that there are: of the background, and of the only surface.
  static int between(const QImage& image);

  std::unique_ptr<View> view_;
};

void StillTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  fill(view_->layers(), square());
  showOnly(view_->layers(), {Layer::physicsMesh});
  view_->layers().setColourBy(ColourBy::costShare);
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::corner);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
}

QImage StillTest::still() {
  QImage image;
  view_->captureStill([&image](const QImage& frame) { image = frame; });
  [[maybe_unused]] const bool done = QTest::qWaitFor([&] { return !image.isNull(); }, 30'000);
  return image;
}

/// Lighter than any edge line on the surface, darker than the surface itself.
int StillTest::between(const QImage& image) {
  int count = 0;
  const QColor surface = surfaceOf(image);
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const QColor seen = image.pixelColor(x, y);
      const bool isSurface = std::abs(qGray(seen.rgb()) - qGray(surface.rgb())) <= 2;
      const bool isGround = seen.rgb() == background.rgb();
      count += !isSurface && !isGround ? 1 : 0;
    }
  return count;
}

/// The window is as before.
void StillTest::aShotHasASizeOfItsOwn() {
  const QImage before = captured(*view_);
  for (const bool isTransparent : {true, false}) {
    QImage shot;
    view_->captureShot({700, 300}, isTransparent, [&shot](const QImage& image) { shot = image; });
    QTRY_VERIFY_WITH_TIMEOUT(!shot.isNull(), 30'000);
    QCOMPARE(shot.size(), QSize(700, 300));
    QCOMPARE(shot.pixelColor(3, 296).alpha(), isTransparent ? 0 : 255);
    const QColor middle = shot.pixelColor(350 + 25, 150 + 33);
    QVERIFY(isShade(middle, neutralColour));
    QCOMPARE(middle.alpha(), 255);
  }
  QCOMPARE(captured(*view_).size(), before.size());
}

/// What lies half within a pixel gives half its colour.
void StillTest::edgesAreSmoothAtRest() {
  const QImage fast = captured(*view_);
  const QImage smooth = still();
  QCOMPARE(smooth.size(), fast.size());
  QVERIFY2(between(smooth) > between(fast) + 50,
           qPrintable(QString("%1 %2").arg(between(smooth)).arg(between(fast))));
  QVERIFY(isShade(surfaceOf(smooth), neutralColour));
}

void StillTest::whatIsCapturedQuicklyAfterwardsIsTheSame() {
  const QImage fast = captured(*view_);
  QVERIFY(still() != fast);
  QCOMPARE(captured(*view_), fast);
}

/// The depth that outlines are dashed by has as many samples as the scene.
void StillTest::outlinesAreDashedByWhatHidesThem() {
  view_->layers().select([](const layers::LayerPiece&) { return true; });
  const QImage front = still();
  const QImage fast = captured(*view_);
  int unlike = 0;
  for (int y = 0; y < fast.height(); y += 4)
    for (int x = 0; x < fast.width(); x += 4) {
      const QColor at = fast.pixelColor(x, y);
      unlike += difference(front.pixelColor(x, y), {static_cast<std::uint8_t>(at.red()),
                                                    static_cast<std::uint8_t>(at.green()),
                                                    static_cast<std::uint8_t>(at.blue())}) > 60
                    ? 1
                    : 0;
    }
  QVERIFY2(unlike < 20, qPrintable(QString::number(unlike)));
}

/// The same triangle in front of the square and behind it, without perspective.
void StillTest::outlinesOfWhatIsHiddenAreThinAndDim() {
  constexpr Colour red{200, 30, 44};
  constexpr Colour white{255, 255, 255};
  const auto blueOf = [](const QImage& a, const QImage& b) {
    int count = 0;
    const auto blueness = [](const QColor& seen) { return seen.blue() - seen.red(); };
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x)
        count += blueness(b.pixelColor(x, y)) > blueness(a.pixelColor(x, y)) + 100 ? 1 : 0;
    return count;
  };
  const auto changed = [](const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
  };
  view_->setOrthographic(true);
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
  const layers::LayerShapes shapes = layers::makeLayer(square(), Layer::visual);
  const auto lit = [&](double behind) {
    mesh::TriangleMesh triangle = placed(shapes, 0, std::array{0U});
    for (glm::dvec3& corner : triangle.positions) corner = corner * 0.5 + glm::dvec3(0, behind, 0);
    view_->layers().light(std::array{LitShape{triangle, red}}, {}, 1);
    const QImage image = captured(*view_);
    view_->layers().light({}, {}, 1);
    return image;
  };
  const QImage bare = captured(*view_);
  const QImage front = lit(-0.2);
  const QImage behind = lit(0.2);
  const int inside = pixelsOf(front, red);
  QVERIFY(inside > 1000);
  QVERIFY(pixelsOf(front, white) > 200);
  QCOMPARE(pixelsOf(behind, white), 0);
  const int ofFront = changed(bare, front) - inside;
  const int ofBehind = changed(bare, behind) - inside;
  QVERIFY2(ofBehind > ofFront / 3 && ofBehind < ofFront * 4 / 5,
           qPrintable(QStringLiteral("%1 %2").arg(ofFront).arg(ofBehind)));

  // What the pointer is over, seen, and then behind a hull that is nearer and thus larger.
  view_->setOrthographic(false);
  view_->look(OrbitCamera::Standard::front);
  const QImage without = captured(*view_);
  const auto pick = view_->pick(QPoint(view_->width() / 2 + 30, view_->height() / 2 + 40));
  QVERIFY(pick && pick->layer == Layer::physicsMesh);
  view_->layers().outline(pick);
  const int seen = blueOf(without, captured(*view_));
  QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
  view_->layers().outline({});
  showOnly(view_->layers(), {Layer::physicsMesh, Layer::baseHull});
  view_->layers().setHullsSolid(true);
  const QImage hull = captured(*view_);
  view_->layers().outline(pick);
  const QImage hidden = captured(*view_);
  QVERIFY(changed(hull, hidden) > 200);
  QCOMPARE(blueOf(hull, hidden), 0);
}

void StillTest::aPictureIsSmooth() {
  Picture picture(QSize(480, 360));
  picture.setBackground(background);
  fill(picture.layers(), square());
  showOnly(picture.layers(), {Layer::physicsMesh});
  picture.layers().setColourBy(ColourBy::costShare);
  picture.setCamera(view_->orbitCamera());
  const QImage image = picture.draw();
  QVERIFY(between(image) > between(captured(*view_)) + 50);
}

void StillTest::aLargePictureComesToo() {
  Picture picture(QSize(4200, 100));
  picture.setBackground(background);
  fill(picture.layers(), square());
  showOnly(picture.layers(), {Layer::physicsMesh});
  picture.layers().setColourBy(ColourBy::costShare);
  OrbitCamera camera = view_->orbitCamera();
  camera.frame(glm::dvec3(-0.5), glm::dvec3(0.5), picture.viewSize());
  picture.setCamera(camera);
  const QImage image = picture.draw();
  QCOMPARE(image.size(), QSize(4200, 100));
  int shades = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      shades += isShade(image.pixelColor(x, y), neutralColour) ? 1 : 0;
  QVERIFY(shades > 500);
}

WEIGHBRIDGE_WINDOW_TEST(StillTest);

}  // namespace wb::viewport::test

#include "still_test.moc"
