#include "model/display/display.h"
#include "tests/ui/panels/view/view_handles_case.h"
#include "tests/window/window_test.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::ui::test {

/// Arrows that are dragged, by real presses and moves.
class ViewHandlesTest : public ViewHandlesCase {
  Q_OBJECT

 private slots:
  void init() { start(800, 600); }
  void cleanup() { stop(); }
  void withoutASelectionItSaysWhatToDo();
  void aDragMovesAnOctreeInSteps();
  void withControlItMovesFreely();
  void escapePutsItBack();
  void aTypedDistanceMovesAlongAnAxis();
  void aNumberTypedWhileDraggingSaysHowFar();
  void escapeEndsTyping();
  void anObjectMovesAsAWhole();
  void aPartMovesWithinItsObject();
  void theRootTakesTheWholeObjectWithIt();
  void aRingTurnsAnOctreeAboutItsMiddle();
  void withoutTheToolADragTurnsTheCamera();
  void theSectionIsDraggedByItsHandle();

 private:
  void openOctree();
  void type(const char* keys) {
    for (; *keys != 0; ++keys) QTest::keyClick(&view(), *keys);
  }
  glm::dvec3 middleOf(std::optional<std::size_t> linkset, std::optional<std::size_t> part = {});
};

void ViewHandlesTest::openOctree() {
  QTemporaryDir folder;
  const QString path = test::makeFile(folder, "one.scene", "octree 0 0 0 4 S\n");
  QVERIFY(document_->open(path).has_value());
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame({glm::dvec3(-2), glm::dvec3(6)});
  selection_->selectOctree(0);
  QTest::keyClick(&view(), Qt::Key_G);
}

glm::dvec3 ViewHandlesTest::middleOf(std::optional<std::size_t> linkset,
                                     std::optional<std::size_t> part) {
  const auto bounds = *layers::boundsOf(scene(), linkset, part);
  return (bounds.low + bounds.high) / 2.0;
}

void ViewHandlesTest::withoutASelectionItSaysWhatToDo() {
  open("ten_boxes.weighbridge");
  selection_->select({});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(readout()->text().contains("Select"));
  QTest::keyClick(&view(), Qt::Key_G);
  QCOMPARE(readout()->text(), QString());
}

void ViewHandlesTest::aDragMovesAnOctreeInSteps() {
  openOctree();
  pull({2, 2, 2}, 0, 1.22);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(1.2, 0, 0));
  QVERIFY(readout()->text().contains("1.2 m along x"));
  moveTo(last_ + QPoint(0, 30), {});  // Across the arrow nothing moves.
  QVERIFY(std::abs(scene().octrees[0].position.x - 1.2) < 0.11);
  QCOMPARE(scene().octrees[0].position.z, 0.0);
  release();
  QCOMPARE(document_->undoStack().count(), 1);
  document_->undoStack().undo();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
}

void ViewHandlesTest::withControlItMovesFreely() {
  openOctree();
  const double aPixel = view().orbitCamera().heightAtTarget() / view().panes().size().y;
  pull({2, 2, 2}, 2, 1.03, Qt::ControlModifier);
  const double height = scene().octrees[0].position.z;
  QVERIFY(std::abs(height - 1.03) <= aPixel);
  release();
}

void ViewHandlesTest::escapePutsItBack() {
  openOctree();
  pull({2, 2, 2}, 0, 2);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(2, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  const auto camera = view().orbitCamera();
  moveTo(last_ + QPoint(50, 0), {});
  release();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  QCOMPARE(view().orbitCamera(), camera);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ViewHandlesTest::aTypedDistanceMovesAlongAnAxis() {
  openOctree();
  type("y-2.5");
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.5, 0));
  QTest::keyClick(&view(), Qt::Key_Backspace);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2, 0));
  type("25");
  QTest::keyClick(&view(), Qt::Key_Return);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.25, 0));
  type("z1");
  QTest::keyClick(&view(), Qt::Key_Return);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0, -2.25, 1));
  QCOMPARE(document_->undoStack().count(), 2);
}

void ViewHandlesTest::aNumberTypedWhileDraggingSaysHowFar() {
  openOctree();
  pull({2, 2, 2}, 0, 1.2);
  type("0,75");
  moveTo(last_ + QPoint(50, 0), {});
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0.75, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Return);
  moveTo(last_ + QPoint(50, 0), {});
  release();
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0.75, 0, 0));
  QCOMPARE(document_->undoStack().count(), 1);
}

void ViewHandlesTest::escapeEndsTyping() {
  openOctree();
  type("x3");
  QCOMPARE(scene().octrees[0].position, glm::dvec3(3, 0, 0));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(scene().octrees[0].position, glm::dvec3(0));
  QCOMPARE(document_->undoStack().count(), 0);
  const auto camera = view().orbitCamera();
  QTest::keyClick(&view(), Qt::Key_5);
  QVERIFY2(view().orbitCamera() != camera, "keys do again what they do");
}

void ViewHandlesTest::anObjectMovesAsAWhole() {
  open("market.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 3));
  selection_->select(weighing::Target{3, {}});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(readout()->text().contains("hold Ctrl to move freely"));
  const glm::dvec3 before = scene().linksets[3].position;
  const glm::dvec3 middle = middleOf(3);
  pull(middle, 0, 0.5);
  const glm::dvec3 moved = scene().linksets[3].position - before;
  waitForLayers();
  QTest::qWait(50);  // New shapes do not change the text.
  QVERIFY(readout()->text().contains("Moved by 0.5 m along x"));
  const QString place = QLocale().toString(before.x + 0.5, 'g', 4);
  QVERIFY(readout()->text().contains("now at x " + place + " m"));
  release();
  QVERIFY(glm::distance(moved, glm::dvec3(0.5, 0, 0)) < 1e-9);
  QVERIFY(glm::distance(middleOf(3) - middle, moved) < 1e-6);
  QCOMPARE(document_->undoStack().count(), 1);
}

/// The root stays, and so does all else.
void ViewHandlesTest::aPartMovesWithinItsObject() {
  open("vehicle.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 0));
  selection_->select(weighing::Target{0, 1});
  QTest::keyClick(&view(), Qt::Key_G);
  const glm::dvec3 root = scene().linksets[0].position;
  const glm::dvec3 first = middleOf(0, 1);
  const glm::dvec3 other = middleOf(0, 0);
  pull(first, 2, 0.3);
  release();
  QVERIFY(glm::distance(middleOf(0, 1) - first, glm::dvec3(0, 0, 0.3)) < 1e-6);
  QCOMPARE(middleOf(0, 0), other);
  QCOMPARE(scene().linksets[0].position, root);
}

void ViewHandlesTest::theRootTakesTheWholeObjectWithIt() {
  open("vehicle.weighbridge");
  view().look(viewport::OrbitCamera::Standard::front);
  view().frame(*layers::boundsOf(scene(), 0));
  selection_->select(weighing::Target{0, 1});
  QTest::keyClick(&view(), Qt::Key_G);
  QVERIFY(!readout()->text().contains("root part"));
  selection_->select(weighing::Target{0, 0});
  view().frame(*layers::boundsOf(scene(), 0));
  QVERIFY(readout()->text().contains("root part"));
  const glm::dvec3 other = middleOf(0, 1);
  pull(middleOf(0, 0), 2, 0.3);
  QVERIFY(readout()->text().contains("the whole object"));
  QVERIFY(glm::distance(middleOf(0, 1) - other, glm::dvec3(0, 0, 0.3)) < 1e-6);
  release();
}

/// From above the ring about z is a circle, and the others are lines across it: from the upper
/// right to the upper left is a quarter.
void ViewHandlesTest::aRingTurnsAnOctreeAboutItsMiddle() {
  openOctree();
  view().look(viewport::OrbitCamera::Standard::top);
  view().frame({glm::dvec3(-4), glm::dvec3(8)});
  const QPoint middle = pixelOf({2, 2, 2});
  constexpr int aside = 79;  // Of 112 pixels from the middle.
  QTest::mousePress(&view(), Qt::LeftButton, {}, middle + QPoint(aside, -aside));
  moveTo(middle + QPoint(0, -99), {});
  moveTo(middle + QPoint(-aside, -aside), {});
  release();
  const scene::OctreeEntry& octree = scene().octrees[0];
  QVERIFY(glm::distance(octree.rotation * glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0)) < 1e-9);
  QCOMPARE(octree.position, glm::dvec3(0));
  QVERIFY(readout()->text().contains("90° around z"));
  QCOMPARE(document_->undoStack().count(), 1);
}

void ViewHandlesTest::withoutTheToolADragTurnsTheCamera() {
  openOctree();
  QTest::keyClick(&view(), Qt::Key_G);
  const auto camera = view().orbitCamera();
  pull({2, 2, 2}, 0, 1);
  release();
  QVERIFY(view().orbitCamera() != camera);
  QCOMPARE(document_->undoStack().count(), 0);
}

void ViewHandlesTest::theSectionIsDraggedByItsHandle() {
  openOctree();
  QTest::keyClick(&view(), Qt::Key_G);
  ViewSettings settings = panel_->settings();
  settings.section = {2, 0.5};
  panel_->setSettings(settings);
  pull({2, 2, 2}, 2, 1);
  QVERIFY(std::abs(panel_->settings().section.share - 0.75) < 1e-9);
  QVERIFY(readout()->text().contains("3 m"));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QCOMPARE(panel_->settings().section.share, 0.5);
  release();
}

WEIGHBRIDGE_WINDOW_TEST(ViewHandlesTest);

}  // namespace wb::ui::test

#include "view_handles_test.moc"
