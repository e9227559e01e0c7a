#include "tests/viewport/drawn.h"
#include "tests/viewport/octree_shapes.h"
#include "tests/window/window_test.h"

#include <QTest>
#include <cmath>
#include <memory>

namespace wb::viewport::test {

/// A ray through octrees, as the view draws it.
class OctreeRayTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void aRayIsDrawnWithWhatItVisits();
  void bothHitsAreDrawnWhereTheyDiffer();
  void marksAreAsLargeFromEverywhere();

 private:
  std::unique_ptr<View> view_;
};

void OctreeRayTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(480, 360);
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(0), glm::dvec3(2)});
}

void OctreeRayTest::aRayIsDrawnWithWhatItVisits() {
  view_->octrees().setShapes(shapesOf({placed("OOSEEEEEEEEEESEEE", {{0, 0, 0}, 2})}));
  const octree::Ray ray{{-1, 0.65, 0.6}, {1, 0, 0}};
  const octree::Trace trace = traceOf(view_->octrees().world(), ray, {octree::Algorithm::exact});
  const auto& steps = trace.visits.steps();
  view_->ray().show(view_->octrees().world(), {ray, {}, {}, {}});
  const QImage before = captured(*view_);
  QVERIFY(pixelsOf(before, colourOf(RayPart::ray)) > 50);
  for (const RayPart part : {RayPart::entered, RayPart::left, RayPart::hit, RayPart::exactPoint})
    QCOMPARE(pixelsOf(before, colourOf(part)), 0);
  view_->ray().show(view_->octrees().world(), {ray, visitedAfter(steps), trace.hit, {}});
  const QImage after = captured(*view_);
  for (const RayPart part : {RayPart::left, RayPart::hit, RayPart::exactPoint})
    QVERIFY2(pixelsOf(after, colourOf(part)) > 5, qPrintable(QString::number(int(part))));
  QVERIFY(view_->ray().legend().size() >= 4);
  view_->ray().hide();
  QVERIFY(view_->ray().legend().empty());
  QCOMPARE(pixelsOf(captured(*view_), colourOf(RayPart::ray)), 0);
}

/// Inexor's method finds something behind the ray's origin.
void OctreeRayTest::bothHitsAreDrawnWhereTheyDiffer() {
  view_->octrees().setShapes(shapesOf({placed("S", {{0, 0, 0}, 2})}));
  view_->frame({glm::dvec3(-1), glm::dvec3(5)});
  const octree::Ray past{{2.1, 1.2, 1.1}, {1, 0, 0}};
  const octree::Trace wrong = traceOf(view_->octrees().world(), past, {octree::Algorithm::inexor});
  QVERIFY(wrong.hit.has_value());
  view_->ray().show(view_->octrees().world(), {past, {}, {}, wrong.hit});
  const QImage image = captured(*view_);
  QVERIFY(pixelsOf(image, colourOf(RayPart::published)) > 5);
  QCOMPARE(pixelsOf(image, colourOf(RayPart::exactPoint)), 0);
}

/// Of a cube a thousand times as large, and from ten times as far, points have as many pixels.
void OctreeRayTest::marksAreAsLargeFromEverywhere() {
  const auto pointPixels = [this](double size, double away) {
    view_->octrees().setShapes(shapesOf({placed("S", {{0, 0, 0}, size})}));
    view_->frame({glm::dvec3(0), glm::dvec3(size)});
    OrbitCamera camera = view_->orbitCamera();
    camera.distance *= away;
    const octree::Ray ray{{0.4 * size, -size, 0.6 * size}, {0, 1, 0}};
    const octree::Trace trace = traceOf(view_->octrees().world(), ray, {octree::Algorithm::exact});
    view_->ray().show(view_->octrees().world(), {ray, {}, trace.hit, {}});
    view_->setOrbitCamera(camera);
    return pixelsOf(captured(*view_), colourOf(RayPart::exactPoint));
  };
  const int near = pointPixels(2, 1);
  QVERIFY(near >= 50);
  QVERIFY(near < 600);
  for (const int other : {pointPixels(2, 10), pointPixels(2000, 1), pointPixels(2000, 10)})
    QVERIFY2(std::abs(other - near) < near / 2, qPrintable(QString::number(other)));
}

WEIGHBRIDGE_WINDOW_TEST(OctreeRayTest);

}  // namespace wb::viewport::test

#include "octree_ray_test.moc"
