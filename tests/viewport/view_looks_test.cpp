#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/view.h"

#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/qsubtreeenabler.h>

#include <QTest>
#include <QThread>
#include <QThreadPool>
#include <atomic>
#include <memory>

namespace wb::viewport::test {

using layers::Layer;

/// How layers are drawn: edges, ghosts, dimmed; and words among them.
class ViewLooksTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void whatIsLookedAtShowsCreasesAlone();
  void aGhostIsSeenThroughAndNotMet();
  void xrayDimsAllButWhatIsMeant();
  void aTinyTriangleIsOutlinedWhereverItLeans_data();
  void aTinyTriangleIsOutlinedWhereverItLeans();
  void aFrameComesWhileOthersWork();
  void labelsAreReadFromAnyDistance();
  void aSceneAtRestIsDrawnOnce();

 private:
  QPoint middle() const { return {view_->width() / 2, view_->height() / 2}; }
  /// Well inside the half of the lower hull.
  QPoint lowerRight() const { return middle() + QPoint(60, 60); }

  std::unique_ptr<View> view_;
};

void ViewLooksTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  fill(view_->layers(), square());
  showOnly(view_->layers(), {Layer::visual});
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
}

/// Else every mark under the pointer would take as long as the scene.
void ViewLooksTest::aSceneAtRestIsDrawnOnce() {
  const auto* scene = view_->activeFrameGraph()->findChild<Qt3DRender::QSubtreeEnabler*>();
  const auto isKept = [scene] {
    return !scene->isEnabled() && scene->enablement() == Qt3DRender::QSubtreeEnabler::Persistent;
  };
  QTRY_VERIFY(isKept());
  view_->setBackground(Qt::red);
  QVERIFY(!isKept());
  QTRY_VERIFY(isKept());
}

/// Both halves of the square are one flat side: nothing is drawn where they meet.
void ViewLooksTest::whatIsLookedAtShowsCreasesAlone() {
  view_->layers().setColourBy(ColourBy::landImpact);
  const auto onDiagonal = [this] {
    const QImage image = captured(*view_);
    return difference(image.pixelColor(middle() + QPoint(20, -20)), unknownImpactColour);
  };
  QVERIFY(onDiagonal() <= 2);
  showOnly(view_->layers(), {Layer::physicsMesh});
  QVERIFY(onDiagonal() > 20);
}

/// What is behind a ghost is seen through it, and nothing of it is picked.
void ViewLooksTest::aGhostIsSeenThroughAndNotMet() {
  showOnly(view_->layers(), {Layer::prims});
  QCOMPARE(captured(*view_).pixelColor(lowerRight()), background);
  view_->layers().setGhost(Layer::visual, true);
  const QColor ghostly = captured(*view_).pixelColor(lowerRight());
  QVERIFY(ghostly != background);
  QVERIFY(difference(ghostly, {20, 30, 40}) < 80);  // hardly more than the background
  QVERIFY(!view_->pick(lowerRight()));
  QCOMPARE(view_->layers().shown(), std::vector{Layer::prims});
  view_->layers().setGhost(Layer::visual, false);
  QCOMPARE(captured(*view_).pixelColor(lowerRight()), background);
}

void ViewLooksTest::xrayDimsAllButWhatIsMeant() {
  view_->layers().setColourBy(ColourBy::landImpact);
  const auto seen = [this] {
    return difference(captured(*view_).pixelColor(lowerRight()), unknownImpactColour);
  };
  view_->layers().dimAllBut([](const layers::LayerPiece& piece) { return piece.part == 0; });
  QVERIFY(seen() <= 2);
  view_->layers().dimAllBut([](const layers::LayerPiece& piece) { return piece.part == 1; });
  QVERIFY(seen() > 20);
  QVERIFY(pixelsDrawn(captured(*view_)) > 5000);  // dimmed, not hidden
  view_->layers().dimAllBut({});
  QVERIFY(seen() <= 2);
}

void ViewLooksTest::aTinyTriangleIsOutlinedWhereverItLeans_data() {
  QTest::addColumn<double>("yaw");
  QTest::addColumn<double>("pitch");
  QTest::newRow("straight on") << -1.5708 << 0.0;
  QTest::newRow("from above") << -1.5708 << 0.7;
  QTest::newRow("from below") << -1.5708 << -0.7;
  QTest::newRow("from the left") << -2.3 << 0.0;
  QTest::newRow("from the right") << -0.85 << 0.0;
}

/// The outline is drawn around a strip some 36 pixels long and 6 wide, of which the surface that
/// the triangle is of hides nothing, and nowhere in it.
void ViewLooksTest::aTinyTriangleIsOutlinedWhereverItLeans() {
  QFETCH(double, yaw);
  QFETCH(double, pitch);
  fill(view_->layers(), denseSquare(120));
  OrbitCamera camera = view_->orbitCamera();
  camera.yaw = yaw;
  camera.pitch = pitch;
  view_->setOrbitCamera(camera);
  const QImage unmarked = captured(*view_);
  const auto pick = view_->pick(middle());
  QVERIFY(pick);
  view_->layers().outline(pick);
  const QImage marked = captured(*view_);
  QCOMPARE(marked.pixel(middle()), unmarked.pixel(middle()));
  const auto blueness = [](const QColor& seen) { return seen.blue() - seen.red(); };
  int outlined = 0;
  for (int y = 0; y < marked.height(); ++y)
    for (int x = 0; x < marked.width(); ++x)
      outlined += blueness(marked.pixelColor(x, y)) > blueness(unmarked.pixelColor(x, y)) + 60;
  QVERIFY2(outlined > 70 && outlined < 150, qPrintable(QString::number(outlined)));
}

/// As the picture of what was opened comes while its hull is still made: Qt 3D draws with the
/// threads that works in the background have too.
void ViewLooksTest::aFrameComesWhileOthersWork() {
  std::atomic<bool> isDone = false;
  std::atomic<int> working = 0;
  const int works = QThread::idealThreadCount() + 4;
  for (int i = 0; i < works; ++i)
    QThreadPool::globalInstance()->start([&] {
      ++working;
      while (!isDone) QThread::msleep(1);
      --working;
    });
  const bool areAllBegun = QTest::qWaitFor([&] { return working == works; });
  const QImage image = captured(*view_);
  isDone = true;
  QVERIFY(QTest::qWaitFor([&] { return working == 0; }));
  QVERIFY(areAllBegun);
  QVERIFY(pixelsDrawn(image) > 5000);
}

/// Words are as large from everywhere, and stand above their places.
void ViewLooksTest::labelsAreReadFromAnyDistance() {
  showOnly(view_->layers(), {});
  const auto isPaper = [this](double distance) {
    view_->frame({glm::dvec3(-distance), glm::dvec3(distance)});
    return pixelsOf(captured(*view_), {0x14, 0x18, 0x1F});
  };
  view_->layers().markCostliest({}, {{glm::dvec3(0), QStringLiteral("1 · 1,800 LI")}}, 1);
  const int near = isPaper(1);
  QVERIFY2(near > 500, qPrintable(QString::number(near)));
  QCOMPARE(isPaper(100), near);
  const QImage image = captured(*view_);
  QCOMPARE(image.pixelColor(middle() + QPoint(0, 5)), background);
  view_->layers().markCostliest({}, {}, 1);
  QCOMPARE(pixelsDrawn(captured(*view_)), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ViewLooksTest);

}  // namespace wb::viewport::test

#include "view_looks_test.moc"
