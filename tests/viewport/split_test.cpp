#include "tests/viewport/drawn.h"
#include "tests/viewport/scenes.h"
#include "tests/window/window_test.h"
#include "viewport/view.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <memory>

namespace wb::viewport::test {

using layers::Layer;

/// Two panes side by side, seen by one camera.
class SplitTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void pixelsBelongToPanes();
  void eachPaneShowsItsOwnLayers();
  void theSecondPaneMayBeTheLeftOne();
  void picksAreOfThePaneUnderThePointer();
  void thePointerMarksInItsOwnPane();
  void aClickTellsItsPane();
  void aBoxIsOfThePaneItIsDrawnIn();
  void panesAreNamedAndDivided();
  void joinedAgainAllIsAsBefore();
  void aDividerLeavesEachPaneItsSide();
  void aDividerIsDragged();
  void picksAreOfTheSideOfTheDivider();

 private:
  void wipe() { view_->setSplit(Split::right, {"Model", "Physics"}, true); }
  /// Well inside the square of a pane.
  QPoint left() const { return {view_->width() / 4, view_->height() / 2 + 20}; }
  QPoint right() const { return {3 * view_->width() / 4, view_->height() / 2 + 20}; }
  void split(Split split) { view_->setSplit(split, {"Model", "Physics"}); }

  std::unique_ptr<View> view_;
};

void SplitTest::init() {
  view_ = std::make_unique<View>();
  view_->setBackground(background);
  view_->resize(600, 300);
  fill(view_->layers(), square());
  showOnly(view_->layers(), {Layer::visual});
  view_->layers().setColourBy(ColourBy::landImpact);
  fill(view_->beside(), square());
  showOnly(view_->beside(), {Layer::physicsMesh});
  view_->beside().setColourBy(ColourBy::costShare);
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  view_->look(OrbitCamera::Standard::front);
  view_->frame({glm::dvec3(-0.5), glm::dvec3(0.5)});
}

void SplitTest::pixelsBelongToPanes() {
  const Panes whole{{600, 300}};
  QVERIFY(!whole.isBeside({500, 10}));
  QCOMPARE(whole.size(), glm::dvec2(600, 300));
  const Panes panes{{600, 300}, Split::right};
  QCOMPARE(panes.size(), glm::dvec2(300, 300));
  QVERIFY(!panes.isBeside({299, 10}));
  QVERIFY(panes.isBeside({300, 10}));
  QCOMPARE(panes.within({310, 10}), glm::dvec2(10, 10));
  QVERIFY((Panes{{600, 300}, Split::left}.isBeside({299, 10})));
}

void SplitTest::eachPaneShowsItsOwnLayers() {
  split(Split::right);
  // The first frames of a busy machine may lack a pane.
  QImage image;
  QTRY_VERIFY(
      (image = captured(*view_), difference(image.pixelColor(left()), unknownImpactColour) <= 2));
  QVERIFY(difference(image.pixelColor(right()), neutralColour) <= 2);
  // The same camera: what is in one is at the same place in the other.
  for (const QPoint at : {QPoint(60, 150), QPoint(150, 60), QPoint(20, 20), QPoint(150, 250)})
    QCOMPARE(view_->pick(at).has_value(), view_->pick(at + QPoint(300, 0)).has_value());
}

void SplitTest::theSecondPaneMayBeTheLeftOne() {
  split(Split::left);
  const QImage image = captured(*view_);
  QVERIFY(difference(image.pixelColor(left()), neutralColour) <= 2);
  QVERIFY(difference(image.pixelColor(right()), unknownImpactColour) <= 2);
}

void SplitTest::picksAreOfThePaneUnderThePointer() {
  split(Split::right);
  QCOMPARE(view_->pick(left())->layer, Layer::visual);
  QCOMPARE(view_->pick(right())->layer, Layer::physicsMesh);
  QVERIFY(glm::distance(view_->pick(left())->point, view_->pick(right())->point) < 0.02);
}

void SplitTest::thePointerMarksInItsOwnPane() {
  split(Split::right);
  QSignalSpy here(view_.get(), &View::hovered);
  QSignalSpy beside(view_.get(), &View::hoveredBeside);
  QTest::mouseMove(view_.get(), left());
  QTRY_COMPARE(here.count(), 1);
  QTest::mouseMove(view_.get(), right());
  QTRY_COMPARE(beside.count(), 1);
  QCOMPARE(here.count(), 2);
  QVERIFY(!view_->layers().outlined());
  QCOMPARE(view_->beside().outlined()->layer, Layer::physicsMesh);
}

void SplitTest::aClickTellsItsPane() {
  split(Split::right);
  QSignalSpy here(view_.get(), &View::clicked);
  QSignalSpy beside(view_.get(), &View::clickedBeside);
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, right());
  QCOMPARE(here.count(), 0);
  QCOMPARE(beside.count(), 1);
}

void SplitTest::aBoxIsOfThePaneItIsDrawnIn() {
  split(Split::right);
  QSignalSpy boxed(view_.get(), &View::boxed);
  QTest::mousePress(view_.get(), Qt::LeftButton, Qt::ControlModifier, {301, 1});
  const QPoint to(598, 298);
  QMouseEvent move(QEvent::MouseMove, to, view_->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                   Qt::ControlModifier);
  QCoreApplication::sendEvent(view_.get(), &move);
  QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::ControlModifier, to);
  QCOMPARE(boxed.count(), 1);
  QCOMPARE(boxed[0][0].value<std::vector<std::size_t>>(), (std::vector<std::size_t>{0}));
}

void SplitTest::panesAreNamedAndDivided() {
  const QImage whole = captured(*view_);
  QCOMPARE(pixelsOf(whole, {0x14, 0x18, 0x1F}), 0);
  split(Split::right);
  const QImage image = captured(*view_);
  for (const int y : {5, 150, 295})
    QVERIFY(difference(image.pixelColor(300, y), {128, 128, 132}) <= 2 ||
            difference(image.pixelColor(299, y), {128, 128, 132}) <= 2);
  QVERIFY(pixelsOf(image.copy(0, 250, 299, 50), {0x14, 0x18, 0x1F}) > 100);
  QVERIFY(pixelsOf(image.copy(301, 250, 299, 50), {0x14, 0x18, 0x1F}) > 100);
}

void SplitTest::joinedAgainAllIsAsBefore() {
  const QImage whole = captured(*view_);
  split(Split::right);
  QVERIFY(captured(*view_) != whole);
  view_->setSplit(Split::none);
  QCOMPARE(captured(*view_), whole);
}

/// Whatever is on either side is what the whole view would show there, but for the divider, the
/// words and what it is taken hold of by.
void SplitTest::aDividerLeavesEachPaneItsSide() {
  const QImage model = captured(*view_);
  showOnly(view_->layers(), {Layer::physicsMesh});
  view_->layers().setColourBy(ColourBy::costShare);
  const QImage physics = captured(*view_);
  showOnly(view_->layers(), {Layer::visual});
  view_->layers().setColourBy(ColourBy::landImpact);
  wipe();
  for (const double share : {0.5, 0.25, 0.7}) {
    view_->setDivider(share);
    const QImage image = captured(*view_);
    const int edge = static_cast<int>(600 * share);
    int others = 0;
    for (int y = 0; y < 260; y += 2)
      for (int x = 0; x < 600; x += 2) {
        if (std::abs(x - edge) <= 16) continue;
        const QColor expected = (x < edge ? model : physics).pixelColor(x, y);
        const QColor seen = image.pixelColor(x, y);
        others += difference(seen, {static_cast<std::uint8_t>(expected.red()),
                                    static_cast<std::uint8_t>(expected.green()),
                                    static_cast<std::uint8_t>(expected.blue())}) > 2;
      }
    QVERIFY2(others <= 130 * 300 / 500, qPrintable(QString("%1 at %2").arg(others).arg(share)));
  }
}

void SplitTest::aDividerIsDragged() {
  wipe();
  QSignalSpy moved(view_.get(), &View::dividerMoved);
  QSignalSpy clicked(view_.get(), &View::clicked);
  const OrbitCamera camera = view_->orbitCamera();
  QTest::mousePress(view_.get(), Qt::LeftButton, {}, {300, 40});
  for (const QPoint to : {QPoint(200, 60), QPoint(150, 90)}) {
    QMouseEvent move(QEvent::MouseMove, to, view_->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(view_.get(), &move);
  }
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, {150, 90});
  QCOMPARE(view_->divider(), 0.25);
  QVERIFY(moved.count() >= 1);
  QCOMPARE(clicked.count(), 0);
  QVERIFY(view_->orbitCamera() == camera);
  QVERIFY(view_->isDividerFocused());
  // Side by side it is where it always was.
  split(Split::right);
  QVERIFY(!view_->isDividerFocused());
  QCOMPARE(view_->panes().size(), glm::dvec2(300, 300));
  wipe();
  QCOMPARE(view_->panes().edge(), 150.0);
}

void SplitTest::picksAreOfTheSideOfTheDivider() {
  wipe();
  const QPoint middle(330, 170);
  QCOMPARE(view_->pick(middle)->layer, Layer::physicsMesh);
  view_->setDivider(0.8);
  QCOMPARE(view_->pick(middle)->layer, Layer::visual);
  QCOMPARE(view_->panes().size(), glm::dvec2(600, 300));
  view_->setDivider(7);
  QCOMPARE(view_->divider(), 1.0);
}

WEIGHBRIDGE_WINDOW_TEST(SplitTest);

}  // namespace wb::viewport::test

#include "split_test.moc"
