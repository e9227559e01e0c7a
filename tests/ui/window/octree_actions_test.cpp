#include "model/octree/leaves.h"
#include "model/octree/octree_statistics.h"
#include "tests/ui/window/octree_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/why/detail/breakdown_view.h"

#include <QLabel>
#include <QSpinBox>
#include <QTreeView>

namespace wb::ui::test {
namespace {

/// One octree of four metres: child 0 is solid; child 4 is beside it towards +x, 1 above it.
constexpr auto oneCube = "octree 0 0 0 4 OSEEEEEEE\n";

}  // namespace

/// A designer changes octrees in the window: at what the view marks, by the pointer or a ray.
class OctreeActionsTest : public OctreeCase {
  Q_OBJECT

 private slots:
  void init() { startOctrees("Octree actions"); }
  void cleanupTestCase() { window_.reset(); }
  void withoutOctreesThereIsNothingToDo();
  void aSingleOctreeIsSelected();
  void withoutALeafItSaysWhatToDo();
  void fillingGrowsAtTheFace();
  void beyondTheBoundsIsRefused();
  void deletingEmptiesTheLeaf();
  void theGridDepthSaysHowMuch();
  void keysWorkInTheView();
  void keysElsewhereChangeNoCube();
  void theViewTakesTheFocusBackFromItsToolbar();
  void theViewHasAMenu();
  void dividingAndMerging();
  void hiddenOctreesAreShownAgain();
  void everyChangeIsUndone();
  void whatIsChangedIsSeenAtOnce();
  void changesAreSavedWithTheProject();
  void theRayUnderThePointerIsKept();
  void theListGivesItsKeysToTheCubeUnderThePointer();
  void marksAreGreyWhileKeysGoElsewhere();
  void theReadoutNamesWhatIsMarked();
  void anEmptyOctreeIsFilled();
  void anOctreeGrowsBeyondTheMarkedFace();
  void aBrushTakesAPartOfTheChosenBox();
  void changesAreRepeatedOnTheOtherSide();
  void theKindIsPainted();

 private:
  QAction& any(const QString& text);
  QString readout() const;
  const octree::Octree& cubes() const {
    return *window_->document().weighing().scene.octrees[0].cubes;
  }
};

/// In menus within menus too.
QAction& OctreeActionsTest::any(const QString& text) {
  for (QAction* one : window_->findChildren<QAction*>())
    if (one->text().remove(u'&') == text) return *one;
  qFatal("no action %s", qPrintable(text));
}

QString OctreeActionsTest::readout() const {
  for (const QLabel* label : window_->findChildren<QLabel*>())
    if (label->accessibleDescription() == "Under the pointer") return label->text();
  return {};
}

void OctreeActionsTest::withoutOctreesThereIsNothingToDo() {
  for (const char* name :
       {"Fill outward", "Delete inward", "Make solid", "Divide", "Merge", "Keep ray"}) {
    QVERIFY2(action(name), name);
    QVERIFY2(!action(name)->isEnabled(), name);
  }
}

void OctreeActionsTest::aSingleOctreeIsSelected() {
  openScene(oneCube);
  QCOMPARE(window_->selection().octree(), std::optional<std::size_t>(0));
  openScene("octree 0 0 0 4 S\noctree 9 9 9 4 S\n");
  QVERIFY(!window_->selection().octree().has_value());
}

void OctreeActionsTest::withoutALeafItSaysWhatToDo() {
  openScene(oneCube);
  action("Fill outward")->trigger();
  QVERIFY(told().contains("Point at an octree leaf"));
  QCOMPARE(tree(), QString("OSEEEEEEE"));
  QVERIFY(window_->document().undoStack().isClean());
}

void OctreeActionsTest::fillingGrowsAtTheFace() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  action("Fill outward")->trigger();
  QCOMPARE(tree(), QString("OSEEESEEE"));
  // The ray meets the new cube now, at the bounds of the octree.
  QCOMPARE(trail().exact().hit->entry.cube.text(), std::string("/4"));
  action("Undo: Fill cube")->trigger();
  QCOMPARE(tree(), QString("OSEEEEEEE"));
}

void OctreeActionsTest::beyondTheBoundsIsRefused() {
  openScene(oneCube);
  aim({-9, 1, 1}, {1, 0, 0});
  action("Fill outward")->trigger();
  QVERIFY(told().contains("grow the octree"));
  QCOMPARE(tree(), QString("OSEEEEEEE"));
}

void OctreeActionsTest::deletingEmptiesTheLeaf() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  action("Delete inward")->trigger();
  QCOMPARE(tree(), QString("E"));
  QCOMPARE(told(), QString("Delete cube: /0 of octree 1"));
  // Nothing is left that could be marked.
  action("Delete inward")->trigger();
  QVERIFY(told().contains("Point at an octree leaf"));
}

/// At a depth of 2 a cell is a metre wide: of child 0 the one at the face, at the ray.
void OctreeActionsTest::theGridDepthSaysHowMuch() {
  openScene("octree 0 0 0 4 OSEEEEEEE\noctree 9 9 9 4 OOSEEEEEEEEEEEEEE\n");
  showDepth(2);
  aim({9, 0.5, 0.5}, {-1, 0, 0});
  action("Delete inward")->trigger();
  QCOMPARE(tree(), QString("OOSSSSESSSEEEEEEE"));
}

void OctreeActionsTest::keysWorkInTheView() {
  openScene(oneCube);
  view().look(viewport::OrbitCamera::Standard::right);
  view().frame({glm::dvec3(0), glm::dvec3(2)});
  const QPoint middle(view().width() / 2, view().height() / 2);
  view().requestActivate();
  QTest::mouseMove(&view(), middle + QPoint(9, 9));
  QTest::mouseMove(&view(), middle);
  QTRY_VERIFY(view().octrees().marked().has_value());
  QCOMPARE(view().octrees().marked()->entry.face, octree::Face::right);
  QTest::keyClick(&view(), Qt::Key_Insert);
  QTRY_COMPARE(tree(), QString("OSEEESEEE"));
  // The pointer has not moved: it is over the new cube.
  QTRY_VERIFY(view().octrees().marked().has_value());
  QCOMPARE(view().octrees().marked()->entry.cube.text(), std::string("/4"));
  QTest::keyClick(&view(), Qt::Key_Delete);
  QTRY_COMPARE(tree(), QString("OSEEEEEEE"));
}

/// Keys of changes are the view's: elsewhere they do what they do there.
void OctreeActionsTest::keysElsewhereChangeNoCube() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  QVERIFY(view().octrees().marked().has_value());
  for (QWidget* focused : std::initializer_list<QWidget*>{window_->findChild<BreakdownView*>(),
                                                          window_->findChild<QSpinBox*>()}) {
    QVERIFY(focused != nullptr);
    window_->activateWindow();
    focused->setFocus();
    for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Insert}) QTest::keyClick(focused, key);
    QTest::keyClick(focused, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(tree(), QString("OSEEEEEEE"));
  }
}

/// A depth is typed above the view; as soon as the pointer goes on in the view, keys are the
/// view's.
void OctreeActionsTest::theViewTakesTheFocusBackFromItsToolbar() {
  openScene(oneCube);
  view().look(viewport::OrbitCamera::Standard::right);
  view().frame({glm::dvec3(0), glm::dvec3(2)});
  auto* depth = viewPanel().findChild<QSpinBox*>();
  window_->activateWindow();
  depth->setFocus();
  QTRY_VERIFY(depth->hasFocus());
  const QPoint middle(view().width() / 2, view().height() / 2);
  QTest::mouseMove(&view(), middle + QPoint(9, 9));
  QTest::mouseMove(&view(), middle);
  QTRY_VERIFY(!depth->hasFocus());
  QTRY_VERIFY(view().octrees().marked().has_value());
  QTest::keyClick(&view(), Qt::Key_Delete);
  QTRY_COMPARE(tree(), QString("E"));
}

void OctreeActionsTest::theViewHasAMenu() {
  openScene(oneCube);
  view().look(viewport::OrbitCamera::Standard::right);
  view().frame({glm::dvec3(0), glm::dvec3(2)});
  QStringList offered;
  QTimer::singleShot(200, this, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (QAction* one : menu->actions()) {
      offered += one->text().remove(u'&');
      if (offered.last() == "Delete inward") one->trigger();
    }
    menu->close();
  });
  QTest::mouseClick(&view(), Qt::RightButton, {}, {view().width() / 2, view().height() / 2});
  QTRY_VERIFY(offered.contains("Fill outward"));
  QCOMPARE(tree(), QString("E"));
}

void OctreeActionsTest::dividingAndMerging() {
  openScene(oneCube);
  aim({9, 0.5, 0.5}, {-1, 0, 0});
  // Identical cubes that are indented are refused.
  QVERIFY(action("Merge")->toolTip().contains("all eight are solid or all are empty"));
  action("Divide")->trigger();
  QCOMPARE(tree(), QString("OOSSSSSSSSEEEEEEE"));
  action("Merge")->trigger();
  QCOMPARE(tree(), QString("OSEEEEEEE"));
  action("Merge")->trigger();
  QVERIFY(told().contains("Eight cubes"));
  openScene("octree 0 0 0 4 N{34,8,8,8,8,8,8,8,8,8,8,8}\n");
  aim({9, 3, 1}, {-1, 0, 0});
  action("Divide")->trigger();
  QVERIFY(told().contains("indented cube"));
  action("Make solid")->trigger();
  QCOMPARE(tree(), QString("S"));
}

/// An octree is no part.
void OctreeActionsTest::hiddenOctreesAreShownAgain() {
  openScene(oneCube);
  QAction* show = action("Show hidden items");
  QVERIFY(show && !show->isEnabled());
  QVERIFY(show->toolTip().startsWith("Show all hidden items"));
  any("Hide").trigger();
  QVERIFY(show->isEnabled());
  show->trigger();
  QVERIFY(!show->isEnabled());
}

void OctreeActionsTest::everyChangeIsUndone() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  for (const char* name : {"Divide", "Merge", "Divide", "Delete inward", "Fill outward"})
    action(name)->trigger();
  QUndoStack& stack = window_->document().undoStack();
  QCOMPARE(stack.count(), 5);
  const QString last = tree();
  while (stack.canUndo()) stack.undo();
  QCOMPARE(tree(), QString("OSEEEEEEE"));
  while (stack.canRedo()) stack.redo();
  QCOMPARE(tree(), last);
}

void OctreeActionsTest::whatIsChangedIsSeenAtOnce() {
  openScene(oneCube);
  QCOMPARE(view().octrees().shapes().leaves.size(), std::size_t{1});
  aim({1, 1, 9}, {0, 0, -1});
  action("Fill outward")->trigger();
  QCOMPARE(view().octrees().shapes().leaves.size(), std::size_t{2});
  scene::OctreeEntry moved = window_->document().weighing().scene.octrees[0];
  moved.position = {10, 0, 0};
  changeOctree(window_->document(), 0, moved, "Move");
  QCOMPARE(view().octrees().shapes().leaves[0].centre, glm::dvec3(11, 1, 1));
  QCOMPARE(view().octrees().world().octrees()[0].placement.position, glm::dvec3(10, 0, 0));
  window_->document().undoStack().undo();
  QCOMPARE(view().octrees().shapes().leaves[0].centre, glm::dvec3(1, 1, 1));
}

void OctreeActionsTest::changesAreSavedWithTheProject() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  action("Fill outward")->trigger();
  scene::OctreeEntry changed = window_->document().weighing().scene.octrees[0];
  changed.position = {1, 2, 3};
  changed.size = 8;
  changed.rotation = {0, 0, 0, 1};
  changeOctree(window_->document(), 0, changed, "Place");
  const QString path = folder_->filePath("cubes.weighbridge");
  QVERIFY(window_->document().saveAs(path).has_value());
  Document read;
  QVERIFY(read.open(path).has_value());
  const scene::OctreeEntry& entry = read.weighing().scene.octrees[0];
  QCOMPARE(entry.tree, std::string("OSEEESEEE"));
  QVERIFY(*entry.cubes == *changed.cubes);
  QVERIFY(entry.placement() == changed.placement());
}

void OctreeActionsTest::theRayUnderThePointerIsKept() {
  openScene(oneCube);
  action("Keep ray")->trigger();
  QVERIFY(told().contains("Point at an octree leaf"));
  const QPoint middle(view().width() / 2, view().height() / 2);
  QTest::mouseMove(&view(), middle + QPoint(9, 9));
  QTest::mouseMove(&view(), middle);
  QTRY_VERIFY(view().rayUnderPointer().has_value());
  const auto ray = view().rayUnderPointer();
  action("Keep ray")->trigger();
  QCOMPARE(window_->document().weighing().scene.rays.size(), std::size_t{1});
  QVERIFY(trail().rays().at(0) == *ray);
  QVERIFY(trail().isKept(0));
  QCOMPARE(trail().exact().hit.has_value(), view().octrees().marked().has_value());
  QTest::mouseMove(&view(), middle + QPoint(30, 0));
  action("Keep ray")->trigger();
  QCOMPARE(trail().rays().size(), std::size_t{2});
  window_->document().undoStack().undo();
  QCOMPARE(trail().rays().size(), std::size_t{1});
}

/// The octree is selected in the tree, which has the focus: Del would delete all of it. Once the
/// pointer is over a cube, keys are the cube's.
void OctreeActionsTest::theListGivesItsKeysToTheCubeUnderThePointer() {
  openScene(oneCube);
  lookAt(viewport::OrbitCamera::Standard::right, {glm::dvec3(0), glm::dvec3(2)});
  auto& list = panel<ScenePanel>().tree();
  window_->activateWindow();
  list.setFocus();
  QTRY_VERIFY(list.hasFocus());
  const QPoint middle(view().width() / 2, view().height() / 2);
  QTest::mouseMove(&view(), middle + QPoint(9, 9));
  QTest::mouseMove(&view(), middle);
  QTRY_VERIFY(!list.hasFocus());
  QTest::keyClick(&view(), Qt::Key_Delete);
  QCOMPARE(window_->document().weighing().scene.octrees.size(), std::size_t{1});
  QTRY_COMPARE(tree(), QString("E"));
}

void OctreeActionsTest::marksAreGreyWhileKeysGoElsewhere() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  QVERIFY(view().octrees().marked().has_value());
  auto& list = panel<ScenePanel>().tree();
  view().requestActivate();
  QTRY_VERIFY(!view().octrees().areMarksGrey());
  window_->activateWindow();
  list.setFocus();
  QTRY_VERIFY(view().octrees().areMarksGrey());
}

/// Cells of 4 m: at (8, 7, 4.5) the corner (8, 8, 4) is nearest in the cell /7, number 6, and its
/// edge 10 at z = 4; of the leaf they would be 7 and 8.
void OctreeActionsTest::theReadoutNamesWhatIsMarked() {
  openScene("octree 0 0 0 8 S\n");
  showDepth(1);
  lookAt(viewport::OrbitCamera::Standard::right, {glm::dvec3(0), glm::dvec3(8)});
  pointAt(pixelOf({8, 7, 4.5}));
  QTRY_VERIFY(readout().contains("Cell /7"));
  QVERIFY2(readout().contains("corner 6"), qPrintable(readout()));
  QVERIFY2(readout().contains("edge 10"), qPrintable(readout()));
}

/// From +x the wall behind is that at x = 0.
void OctreeActionsTest::anEmptyOctreeIsFilled() {
  openScene("octree 0 0 0 8 E\n");
  QVERIFY(view().octrees().showsAny());
  showDepth(1);
  lookAt(viewport::OrbitCamera::Standard::right, {glm::dvec3(0), glm::dvec3(8)});
  pointAt(pixelOf({0, 2, 2}));
  QTRY_VERIFY(view().octrees().marked().has_value());
  action("Fill outward")->trigger();
  QCOMPARE(tree(), QString("OSEEEEEEE"));
  window_->document().undoStack().undo();
  QCOMPARE(tree(), QString("E"));
}

/// Beyond +x, and towards −y and −z, where the point is: what is there becomes child 3.
void OctreeActionsTest::anOctreeGrowsBeyondTheMarkedFace() {
  openScene(oneCube);
  aim({9, 1, 1}, {-1, 0, 0});
  const auto corners = octree::cornersInWorld(view().octrees().world(), 0, octree::Path().child(0));
  any("Grow octree").trigger();
  QCOMPARE(tree(), QString("OEEEOSEEEEEEEEEEE"));
  const scene::OctreeEntry& entry = window_->document().weighing().scene.octrees[0];
  QCOMPARE(entry.size.value_or(0), 8.0);
  QCOMPARE(entry.position, glm::dvec3(0, -4, -4));
  QCOMPARE(octree::cornersInWorld(view().octrees().world(), 0, octree::Path().child(3).child(0)),
           corners);
  QVERIFY(told().contains("8 m"));
  window_->document().undoStack().undo();
  QCOMPARE(tree(), QString("OSEEEEEEE"));
  QCOMPARE(window_->document().weighing().scene.octrees[0].placement().size, 4.0);
}

/// Of a box of 4 × 4 × 4 cells half is in the sphere.
void OctreeActionsTest::aBrushTakesAPartOfTheChosenBox() {
  openScene("octree 0 0 0 8 E\n");
  view().chooseCells(viewport::ChosenCells{0, {2, {0, 0, 0}, {3, 3, 3}}});
  any("Sphere").trigger();
  action("Fill outward")->trigger();
  QCOMPARE(statisticsOf(cubes()).filled, 0.5);
  any("Line").trigger();
  action("Delete inward")->trigger();
  // Of the diagonal's four cells the two in the middle were filled.
  QCOMPARE(statisticsOf(cubes()).filled, 0.5 - 2.0 / 64);
  any("Box").trigger();
  action("Fill outward")->trigger();
  QCOMPARE(tree(), QString("S"));
}

void OctreeActionsTest::changesAreRepeatedOnTheOtherSide() {
  openScene("octree 0 0 0 8 E\n");
  view().chooseCells(viewport::ChosenCells{0, {1, {0, 0, 0}, {0, 0, 0}}});
  any("Symmetric along x").trigger();
  action("Fill outward")->trigger();
  QCOMPARE(tree(), QString("OSEEESEEE"));
  view().chooseCells({});
  showDepth(2);
  aim({-9, 0.5, 0.5}, {1, 0, 0});
  action("Delete inward")->trigger();
  QCOMPARE(statisticsOf(cubes()).filled, 2.0 / 8 - 2.0 / 64);
  any("Symmetric along x").trigger();
}

void OctreeActionsTest::theKindIsPainted() {
  openScene("octree 0 0 0 8 ON{8,8,4,8,8,4,8,8,4,8,8,4}SEEEEEE\n");
  any("Paint kind").trigger();
  QVERIFY(told().contains("Select a box"));
  view().chooseCells(viewport::ChosenCells{0, {1, {0, 0, 0}, {1, 1, 1}}});
  aim({2, 2, -9}, {0, 0, 1});
  any("Paint kind").trigger();
  QCOMPARE(tree(), QString("ON{8,8,4,8,8,4,8,8,4,8,8,4}N{8,8,4,8,8,4,8,8,4,8,8,4}EEEEEE"));
}

WEIGHBRIDGE_WINDOW_TEST(OctreeActionsTest);

}  // namespace wb::ui::test

#include "octree_actions_test.moc"
