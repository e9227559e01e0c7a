#include "tests/ui/window/octree_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/cube/cube_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QWheelEvent>

namespace wb::ui::test {
namespace {

/// Of four metres: the lower half is four cubes of two metres, children 0, 2, 4 and 6.
constexpr auto lowerHalf = "octree 0 0 0 4 OSESESESE\n";
constexpr auto wholeCube = "octree 0 0 0 4 S\n";

}  // namespace

/// Boxes of cells and the shape of cubes, by mouse and keys, as a designer works on them.
class CubeToolsTest : public OctreeCase {
  Q_OBJECT

 private slots:
  void init() { startOctrees("Cube tools"); }
  void cleanupTestCase() { window_.reset(); }
  void aDragWithControlChoosesABox();
  void aClickWithControlChoosesACell();
  void keysChooseAndExtend();
  void escapeChoosesNothing();
  void aChosenBoxIsFilledAndDeletedAtOnce();
  void copiedCubesArePastedOnAFace();
  void cutCubesAreGone();
  void withNothingCopiedItSaysSo();
  void pastedCubesAreChosenAndTurned();
  void aCubeIsMirroredInItsPlace();
  void theWheelPushesAndPulls_data();
  void theWheelPushesAndPulls();
  void keysPushAndPull();
  void aChosenBoxIsPushedAsOne();
  void whatCannotBePushedIsSaid();
  void aWheelWithoutKeysZooms();
  void keysFlyWhileTheRightButtonIsHeld();
  void theCubePanelShowsWhatIsClicked();

 private:
  QAction& any(const QString& text);
  void turnWheel(const QPoint& pixel, int steps, Qt::KeyboardModifiers keys);
  QPoint middle() { return {view().width() / 2, view().height() / 2}; }
  /// Follows the ray that meets the right face from +x.
  void aimRight(double y, double z) { aim({9, y, z}, {-1, 0, 0}); }
  void undoAll();
};

/// In menus within menus too.
QAction& CubeToolsTest::any(const QString& text) {
  for (QAction* one : window_->findChildren<QAction*>())
    if (one->text().remove(u'&') == text) return *one;
  qFatal("no action %s", qPrintable(text));
}

void CubeToolsTest::turnWheel(const QPoint& pixel, int steps, Qt::KeyboardModifiers keys) {
  QWheelEvent event(pixel, view().mapToGlobal(pixel), {}, {0, 120 * steps}, Qt::NoButton, keys,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&view(), &event);
}

void CubeToolsTest::undoAll() {
  QUndoStack& stack = window_->document().undoStack();
  while (stack.canUndo()) stack.undo();
}

/// From above, at a depth of 2: cells of a metre, of which the upper layer of the lower half is
/// met.
void CubeToolsTest::aDragWithControlChoosesABox() {
  openScene(lowerHalf);
  showDepth(2);
  lookAt(viewport::OrbitCamera::Standard::top, {glm::dvec3(0), glm::dvec3(4, 4, 2)});
  const QPoint from = pixelOf({0.5, 0.5, 2});
  const QPoint to = pixelOf({2.5, 1.5, 2});
  QTest::mousePress(&view(), Qt::LeftButton, Qt::ControlModifier, from);
  QMouseEvent moved(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                    Qt::ControlModifier);
  QCoreApplication::sendEvent(&view(), &moved);
  QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier, to);
  const auto chosen = view().octrees().chosenCells();
  QVERIFY(chosen.has_value());
  QVERIFY((chosen->box == octree::CellBox{2, {0, 0, 1}, {2, 1, 1}}));
  QCOMPARE(told(), QString("Selected: 3 × 2 × 1 cells of octree 1"));
}

void CubeToolsTest::aClickWithControlChoosesACell() {
  openScene(lowerHalf);
  lookAt(viewport::OrbitCamera::Standard::top, {glm::dvec3(0), glm::dvec3(4, 4, 2)});
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({3, 3, 2}));
  QVERIFY(view().octrees().chosenCells().has_value());
  QVERIFY((view().octrees().chosenCells()->box == octree::CellBox{1, {1, 1, 0}, {1, 1, 0}}));
}

void CubeToolsTest::keysChooseAndExtend() {
  openScene(lowerHalf);
  aimRight(1, 1);
  view().requestActivate();
  QTest::keyClick(&view(), Qt::Key_T, Qt::ControlModifier);
  aimRight(3, 1);
  QTest::keyClick(&view(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  QVERIFY((view().octrees().chosenCells()->box == octree::CellBox{1, {1, 0, 0}, {1, 1, 0}}));
}

void CubeToolsTest::escapeChoosesNothing() {
  openScene(lowerHalf);
  aimRight(1, 1);
  any("Select cube").trigger();
  view().requestActivate();
  QTest::keyClick(&view(), Qt::Key_Escape);
  QVERIFY(!view().octrees().chosenCells().has_value());
  QVERIFY(view().octrees().marked().has_value());
}

void CubeToolsTest::aChosenBoxIsFilledAndDeletedAtOnce() {
  openScene(lowerHalf);
  aimRight(1, 1);
  any("Select cube").trigger();
  aimRight(3, 1);
  any("Extend box to here").trigger();
  any("Delete inward").trigger();
  QCOMPARE(tree(), QString("OSESEEEEE"));
  QCOMPARE(told(), QString("Delete cubes: 1 × 2 × 1 cells of octree 1"));
  any("Fill outward").trigger();
  QCOMPARE(tree(), QString("OSESESESE"));
  undoAll();
  QCOMPARE(tree(), QString("OSESESESE"));
}

void CubeToolsTest::copiedCubesArePastedOnAFace() {
  openScene("octree 0 0 0 4 OSESESEEE\n");
  aimRight(1, 1);  // Child 4.
  any("Copy cubes").trigger();
  QCOMPARE(told(), QString("Copied: 1 × 1 × 1 cells of octree 1"));
  aim({1, 1, 9}, {0, 0, -1});  // The top of child 0.
  any("Paste cubes").trigger();
  QCOMPARE(tree(), QString("OSSSESEEE"));
  QVERIFY(told().contains("in front of the marked face"));
  any("Undo: Paste cubes").trigger();
  QCOMPARE(tree(), QString("OSESESEEE"));
}

void CubeToolsTest::cutCubesAreGone() {
  openScene(lowerHalf);
  aimRight(1, 1);
  view().requestActivate();
  QTest::keyClick(&view(), Qt::Key_X, Qt::ControlModifier);
  QTRY_COMPARE(tree(), QString("OSESEEESE"));
}

void CubeToolsTest::withNothingCopiedItSaysSo() {
  window_.reset();  // What was copied before stays in its window.
  startOctrees("Cube tools");
  openScene(lowerHalf);
  aimRight(1, 1);
  any("Paste cubes").trigger();
  QVERIFY(told().contains("Copy some cubes"));
  QVERIFY(window_->document().undoStack().isClean());
}

/// Two along y, pasted at the first chosen cell, turned to two along x.
void CubeToolsTest::pastedCubesAreChosenAndTurned() {
  openScene("octree 0 0 0 4 OSESEEEEE\noctree 9 0 0 4 OSEEEEEEE\n");
  aim({-9, 1, 1}, {1, 0, 0});
  any("Select cube").trigger();
  aim({-9, 3, 1}, {1, 0, 0});
  any("Extend box to here").trigger();
  any("Copy cubes").trigger();
  aim({10, 1, 9}, {0, 0, -1});
  any("Select cube").trigger();
  any("Paste cubes").trigger();
  QVERIFY(told().contains("at the selected box"));
  QCOMPARE(tree(1), QString("OSESEEEEE"));
  QVERIFY((view().octrees().chosenCells()->box == octree::CellBox{1, {0, 0, 0}, {0, 1, 0}}));
  any("Rotate around z").trigger();
  QCOMPARE(tree(1), QString("OSEEESEEE"));
  QVERIFY((view().octrees().chosenCells()->box == octree::CellBox{1, {0, 0, 0}, {1, 0, 0}}));
  undoAll();
  QCOMPARE(tree(1), QString("OSEEEEEEE"));
}

void CubeToolsTest::aCubeIsMirroredInItsPlace() {
  openScene("octree 0 0 0 4 N{8,8,8,8,8,8,6,8,8,8,8,8}\n");
  aimRight(1, 1);
  any("Mirror along x").trigger();
  // What ended two eighths before +x begins two eighths behind −x: the code of (2, 8).
  QCOMPARE(tree(), QString("N{8,8,8,8,8,8,23,8,8,8,8,8}"));
}

void CubeToolsTest::theWheelPushesAndPulls_data() {
  QTest::addColumn<int>("keys");
  QTest::addColumn<QString>("pushed");
  // Edges along x are 0 (−y −z), 3 (+y −z), 6 (+y +z) and 9 (−y +z).
  QTest::newRow("the face") << int(Qt::ControlModifier) << "N{6,8,8,6,8,8,6,8,8,6,8,8}";
  QTest::newRow("the edge") << int(Qt::ShiftModifier) << "N{8,8,8,6,8,8,6,8,8,8,8,8}";
  QTest::newRow("the corner") << int(Qt::ControlModifier | Qt::ShiftModifier)
                              << "N{8,8,8,8,8,8,6,8,8,8,8,8}";
}

void CubeToolsTest::theWheelPushesAndPulls() {
  QFETCH(int, keys);
  openScene(wholeCube);
  lookAt(viewport::OrbitCamera::Standard::right, {glm::dvec3(0), glm::dvec3(4)});
  const QPoint pixel = pixelOf({4, 3.7, 2.8});
  pointAt(pixel);
  QTRY_VERIFY(view().octrees().marked().has_value());
  const auto with = Qt::KeyboardModifiers(keys);
  turnWheel(pixel, 1, with);
  turnWheel(pixel, 1, with);
  QTEST(tree(), "pushed");
  QVERIFY(told().startsWith("Push cubes in: 1 cube"));
  // The display may say late that its own pointer has left.
  pointAt(pixel);
  QTRY_VERIFY(view().octrees().marked().has_value());
  turnWheel(pixel, -2, with);
  QCOMPARE(tree(), QString("S"));
}

void CubeToolsTest::keysPushAndPull() {
  openScene(wholeCube);
  aimRight(3.7, 2.8);
  view().requestActivate();
  QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier);
  QTRY_COMPARE(tree(), QString("N{7,8,8,7,8,8,7,8,8,7,8,8}"));
  QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier);
  QTRY_COMPARE(tree(), QString("S"));
  QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(tree(), QString("N{8,8,8,8,8,8,7,8,8,8,8,8}"));
  QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
  QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
  QTRY_COMPARE(tree(), QString("N{8,8,8,7,8,8,7,8,8,8,8,8}"));
}

void CubeToolsTest::aChosenBoxIsPushedAsOne() {
  openScene(lowerHalf);
  aimRight(1, 1);
  any("Select cube").trigger();
  aimRight(3, 1);
  any("Extend box to here").trigger();
  any("Push face in").trigger();
  const QString pushed("N{7,8,8,7,8,8,7,8,8,7,8,8}");
  QCOMPARE(tree(), QString("OSESE%1E%1E").arg(pushed));
  QVERIFY(told().startsWith("Push cubes in: 2 cube"));
}

void CubeToolsTest::whatCannotBePushedIsSaid() {
  openScene(wholeCube);
  aimRight(3, 3);
  any("Pull face out").trigger();
  QVERIFY(told().contains("cannot move out any farther"));
  QVERIFY(window_->document().undoStack().isClean());
}

void CubeToolsTest::aWheelWithoutKeysZooms() {
  openScene(wholeCube);
  const double before = view().orbitCamera().distance;
  turnWheel(middle(), 1, Qt::NoModifier);
  QVERIFY(view().orbitCamera().distance < before);
  QCOMPARE(tree(), QString("S"));
}

/// Into the cube and on; keys that do something else do not, and there is no menu afterwards.
void CubeToolsTest::keysFlyWhileTheRightButtonIsHeld() {
  openScene(wholeCube);
  lookAt(viewport::OrbitCamera::Standard::front, {glm::dvec3(0), glm::dvec3(4)});
  const glm::dvec3 before = view().orbitCamera().position();
  view().requestActivate();
  QTest::mousePress(&view(), Qt::RightButton, {}, middle());
  QTest::keyPress(&view(), Qt::Key_W);
  QTRY_VERIFY(view().orbitCamera().position().y > 2);
  QTest::keyRelease(&view(), Qt::Key_W);
  const glm::dvec3 within = view().orbitCamera().position();
  QVERIFY(glm::abs(within.x - before.x) < 1e-6 && glm::abs(within.z - before.z) < 1e-6);
  QTest::keyPress(&view(), Qt::Key_D);
  QTRY_VERIFY(view().orbitCamera().position().x > within.x + 0.5);
  QTest::keyRelease(&view(), Qt::Key_D);
  QVERIFY(!viewPanel().settings().marksCostliest);
  const glm::dvec3 eye = view().orbitCamera().position();
  const double yaw = view().orbitCamera().yaw;
  QMouseEvent moved(QEvent::MouseMove, middle() + QPoint(40, 0),
                    view().mapToGlobal(middle() + QPoint(40, 0)), Qt::NoButton, Qt::RightButton,
                    Qt::NoModifier);
  QCoreApplication::sendEvent(&view(), &moved);
  QVERIFY(view().orbitCamera().yaw < yaw);
  QVERIFY(glm::distance(view().orbitCamera().position(), eye) < 1e-6);
  QTest::mouseRelease(&view(), Qt::RightButton, {}, middle() + QPoint(40, 0));
  QVERIFY(!QApplication::activePopupWidget());
}

/// In the workspace for octrees, which such a file opens in. A cube that is chosen there is the
/// view's, too.
void CubeToolsTest::theCubePanelShowsWhatIsClicked() {
  openScene(lowerHalf);
  QTRY_VERIFY(panel<CubePanel>().isVisible());
  const auto kind = [this] {
    for (const auto* label : panel<CubePanel>().findChildren<QLabel*>())
      if (label->accessibleDescription() == "Kind of the cube") return label->text();
    return QString();
  };
  QCOMPARE(kind(), QString("Divided cube"));
  lookAt(viewport::OrbitCamera::Standard::top, {glm::dvec3(0), glm::dvec3(4, 4, 2)});
  QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf({3, 3, 2}));
  QCOMPARE(kind(), QString("Solid cube"));
  auto* way = panel<CubePanel>().findChild<QListWidget*>();
  QCOMPARE(way->item(1)->text(), QString("/6 · Solid cube · 2 m"));
  way->setCurrentRow(0);
  QVERIFY(view().octrees().chosenCells().has_value());
  QVERIFY((view().octrees().chosenCells()->box == octree::CellBox{0, {}, {}}));
  QCOMPARE(kind(), QString("Divided cube"));
  QCOMPARE(way->count(), 2);
  view().requestActivate();
  QTest::keyClick(&view(), Qt::Key_Escape);
  QVERIFY(!view().octrees().chosenCells().has_value());
  QCOMPARE(kind(), QString("Solid cube"));
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({1, 1, 2}));
  QCOMPARE(way->item(1)->text(), QString("/0 · Solid cube · 2 m"));
}

WEIGHBRIDGE_WINDOW_TEST(CubeToolsTest);

}  // namespace wb::ui::test

#include "cube_tools_test.moc"
