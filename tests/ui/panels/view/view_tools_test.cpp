#include "model/analysis/target_costs.h"
#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/detail/measuring.h"
#include "ui/panels/view/detail/view_statistics.h"
#include "ui/widgets/model_text.h"

#include <glm/vector_relational.hpp>

#include <QComboBox>
#include <QSlider>

namespace wb::ui::test {

using viewport::Preset;

/// Boxes that select, distances, sections.
class ViewToolsTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(800, 600); }
  void cleanup() { stop(); }
  void aBoxSelectsWhatLiesWhollyInIt();
  void aBoxAroundNothingSelectsNothing();
  void distancesAreThoseOfTheScene();
  void aClickTellsTheEdgeAndTheWidth();
  void statisticsTellWhatIsDrawn();
  void escapeLeadsBack();
  void allThatIsSelectedIsInThePicture();
  void measuringSelectsNothing();
  void aSectionCutsPictureAndPicks();
  void partsAreDrawnAndPickedApart();
  void nothingIsMeasuredBetweenWhatIsDrawnApart();
  void whatIsOnePieceCannotBeDrawnApart();

 private:
  void dragBox(const QPoint& from, const QPoint& to);
};

void ViewToolsTest::dragBox(const QPoint& from, const QPoint& to) {
  QTest::mousePress(&view(), Qt::LeftButton, Qt::ControlModifier, from);
  QMouseEvent move(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                   Qt::ControlModifier);
  QCoreApplication::sendEvent(&view(), &move);
  QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier, to);
}

void ViewToolsTest::aBoxSelectsWhatLiesWhollyInIt() {
  open("market.weighbridge");
  const auto before = view().orbitCamera();
  dragBox({1, 1}, {view().width() - 2, view().height() - 2});
  QCOMPARE(view().orbitCamera(), before);
  const std::size_t all = document_->weighing().scene.linksets.size();
  QCOMPARE(selection_->all().size(), all);  // the whole scene is framed when it is opened
  const auto totals = totalsOf(document_->weighing(), selection_->all());
  QVERIFY(readout()->text().contains(shownNumber(totals.landImpact) + " LI"));
  const auto bounds = layers::boundsOf(document_->weighing().scene, 3);
  const glm::dvec2 size(view().width(), view().height());
  glm::dvec2 least(1e9);
  glm::dvec2 most(-1e9);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 at(corner & 1 ? bounds->high.x : bounds->low.x,
                        corner & 2 ? bounds->high.y : bounds->low.y,
                        corner & 4 ? bounds->high.z : bounds->low.z);
    least = glm::min(least, *view().orbitCamera().pixelOf(at, size));
    most = glm::max(most, *view().orbitCamera().pixelOf(at, size));
  }
  dragBox(QPoint(int(least.x) - 2, int(least.y) - 2), QPoint(int(most.x) + 2, int(most.y) + 2));
  const auto& some = selection_->all();
  QVERIFY(std::ranges::find(some, weighing::Target{3, {}}) != some.end());
  QVERIFY(some.size() < all);
}

void ViewToolsTest::aBoxAroundNothingSelectsNothing() {
  open("market.weighbridge");
  selection_->select(weighing::Target{0, {}});
  dragBox({1, 1}, {12, 12});
  QVERIFY(selection_->all().empty());
  QVERIFY(!readout()->text().isEmpty());
}

/// A box of one metre, from an upper corner to another, from above.
void ViewToolsTest::distancesAreThoseOfTheScene() {
  open("ten_boxes.weighbridge");
  const auto bounds = layers::boundsOf(document_->weighing().scene);
  QTest::keyClick(&view(), Qt::Key_6);
  QTest::keyClick(&view(), Qt::Key_M);
  QVERIFY(!readout()->text().isEmpty());
  const auto& measuring = *panel_->findChild<Measuring*>();
  const glm::dvec2 size(view().width(), view().height());
  const auto clickNear = [&](const glm::dvec3& corner, double inwards) {
    const auto pixel = *view().orbitCamera().pixelOf(corner, size);
    QTest::mouseClick(&view(), Qt::LeftButton, {},
                      QPoint(int(pixel.x + inwards), int(pixel.y - inwards)));
  };
  const glm::dvec3 low(bounds->low.x, bounds->low.y, bounds->high.z);
  const glm::dvec3 high = bounds->high;
  clickNear(low, 2);
  QCOMPARE(measuring.points().size(), 1U);
  clickNear(high, -2);
  QCOMPARE(measuring.points().size(), 2U);
  const double expected = glm::distance(low, high);
  QVERIFY(std::abs(glm::distance(measuring.points()[0], measuring.points()[1]) - expected) < 1e-3);
  QVERIFY(readout()->text().contains(shownNumber(expected) + " m"));
  QTest::keyClick(&view(), Qt::Key_M);
  QVERIFY(measuring.points().empty());
}

/// Of the upper side of a cube of 1 m: its edge, and half its diagonal.
void ViewToolsTest::aClickTellsTheEdgeAndTheWidth() {
  open("ten_boxes.weighbridge");
  const auto box = layers::boundsOf(document_->weighing().scene, 0, 0);
  const glm::dvec3 sides = box->high - box->low;
  QTest::keyClick(&view(), Qt::Key_6);
  view().frame(*box);
  QTest::keyClick(&view(), Qt::Key_M);
  const glm::dvec3 nearAnEdge(box->low.x + sides.x * 0.05, box->low.y + sides.y * 0.5, box->high.z);
  const auto pixel =
      *view().orbitCamera().pixelOf(nearAnEdge, glm::dvec2(view().width(), view().height()));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(int(pixel.x), int(pixel.y)));
  const double width = sides.x * sides.y / std::hypot(sides.x, sides.y);
  const QString told = QStringLiteral("edge %1 m, triangle %2 m wide");
  QVERIFY2(readout()->text().contains(told.arg(shownNumber(sides.y), shownNumber(width))),
           qPrintable(readout()->text()));
}

void ViewToolsTest::statisticsTellWhatIsDrawn() {
  open("ten_boxes.weighbridge");
  const auto* line = panel_->findChild<ViewStatistics*>();
  QVERIFY(!line->isVisible());
  QTest::keyClick(&view(), Qt::Key_T);
  QVERIFY(line->isVisible());
  QVERIFY2(line->text().contains("Triangles: 120") && line->text().contains("objects: 1"),
           qPrintable(line->text()));
  QVERIFY(!line->text().contains(" ms"));
  for (int i = 0; i < 20; ++i) {
    QTest::keyClick(&view(), Qt::Key_Left);
    QTest::qWait(30);
  }
  QTRY_VERIFY(line->text().contains(" ms"));
  QTest::keyClick(&view(), Qt::Key_T);
  QVERIFY(!line->isVisible());
}

/// From what was selected elsewhere to what was looked at before; without animation at once.
void ViewToolsTest::escapeLeadsBack() {
  open("market.weighbridge");
  view().setAnimated(false);
  const viewport::OrbitCamera before = view().orbitCamera();
  selection_->select(weighing::Target{0, {}});
  QVERIFY(view().orbitCamera() != before);
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(view().orbitCamera(), before);
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(view().orbitCamera(), before);
}

void ViewToolsTest::allThatIsSelectedIsInThePicture() {
  open("market.weighbridge");
  view().setAnimated(false);
  selection_->select(weighing::Target{0, {}});
  const std::vector<weighing::Target> two{{0, {}}, {14, {}}};
  selection_->selectAll(two);
  const glm::dvec2 size(view().width(), view().height());
  for (const weighing::Target& one : two) {
    const auto bounds = layers::boundsOf(document_->weighing().scene, one.linkset);
    for (const glm::dvec3& corner : {bounds->low, bounds->high}) {
      const auto pixel = view().orbitCamera().pixelOf(corner, size);
      QVERIFY(pixel && pixel->x >= 0 && pixel->y >= 0 && pixel->x <= size.x && pixel->y <= size.y);
    }
  }
}

void ViewToolsTest::measuringSelectsNothing() {
  open("vehicle.weighbridge");
  QTest::keyClick(&view(), Qt::Key_M);
  const auto [pixel, pick] = somePick();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  QVERIFY(!selection_->current().has_value());
  QTest::keyClick(&view(), Qt::Key_M);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel);
  QVERIFY(selection_->current().has_value());
}

/// The upper half of what is seen is neither drawn nor met.
void ViewToolsTest::aSectionCutsPictureAndPicks() {
  draw();
  open("chair.llmesh");
  ViewSettings settings = panel_->settings();
  const QSlider* place = nullptr;
  for (const QSlider* one : panel_->findChildren<QSlider*>())
    if (one->accessibleName() == "Section position") place = one;
  QVERIFY(place && !place->isEnabled());
  const QImage whole = picture();
  settings.section = {2, 0.5};
  panel_->setSettings(settings);
  QVERIFY(place->isEnabled());
  QVERIFY(differingPixels(whole, picture()) > 500);
  const auto bounds = layers::boundsOf(document_->weighing().scene);
  const double middle = (bounds->low.z + bounds->high.z) / 2;
  int met = 0;
  for (int y = 4; y < view().height(); y += 8)
    for (int x = 4; x < view().width(); x += 8)
      if (const auto pick = view().pick(QPoint(x, y))) {
        QVERIFY(pick->point.z <= middle + 1e-6);
        ++met;
      }
  QVERIFY(met > 20);
  settings.section = {};
  panel_->setSettings(settings);
  QTRY_COMPARE(differingPixels(whole, picture()), 0);
}

/// What is picked is where it is drawn, and the box about it too.
void ViewToolsTest::partsAreDrawnAndPickedApart() {
  open("vehicle.weighbridge");
  const scene::Scene& scene = document_->weighing().scene;
  const auto middleOf = [&](double explosion) {
    const auto bounds = layers::boundsOf(scene, 0, 1, explosion);
    return (bounds->low + bounds->high) / 2.0;
  };
  QTest::keyClick(&view(), Qt::Key_E);
  const double explosion = panel_->settings().explosion;
  QVERIFY(explosion > 0);
  waitForLayers();
  QVERIFY(glm::distance(middleOf(explosion), middleOf(0)) > 0.1);
  QTest::keyClick(&view(), Qt::Key_F);
  int met = 0;
  for (int y = 4; y < view().height(); y += 6)
    for (int x = 4; x < view().width(); x += 6)
      if (const auto pick = view().pick(QPoint(x, y)); pick && pick->origin.part == 1) {
        const auto bounds = layers::boundsOf(scene, pick->origin.linkset, 1, explosion);
        QVERIFY(glm::all(glm::greaterThan(pick->point, bounds->low - 1e-3)));
        QVERIFY(glm::all(glm::lessThan(pick->point, bounds->high + 1e-3)));
        ++met;
      }
  QVERIFY(met > 0);
  QTest::keyClick(&view(), Qt::Key_E);
  QCOMPARE(panel_->settings().explosion, 0.0);
}

void ViewToolsTest::nothingIsMeasuredBetweenWhatIsDrawnApart() {
  open("vehicle.weighbridge");
  QTest::keyClick(&view(), Qt::Key_E);
  QTest::keyClick(&view(), Qt::Key_M);
  QVERIFY(panel_->settings().isMeasuring);
  QCOMPARE(panel_->settings().explosion, 0.0);
  QTest::keyClick(&view(), Qt::Key_E);
  QVERIFY(!panel_->settings().isMeasuring);
}

void ViewToolsTest::whatIsOnePieceCannotBeDrawnApart() {
  open("vehicle.weighbridge");
  QTest::keyClick(&view(), Qt::Key_E);
  open("ten_boxes.weighbridge");
  QCOMPARE(panel_->settings().explosion, 0.0);
}

WEIGHBRIDGE_WINDOW_TEST(ViewToolsTest);

}  // namespace wb::ui::test

#include "view_tools_test.moc"
