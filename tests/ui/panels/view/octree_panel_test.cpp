#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/octree_keeper.h"
#include "ui/panels/view/detail/view_toolbar.h"

#include <glm/geometric.hpp>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>
#include <cmath>

namespace wb::ui::test {

/// A view of octrees: the fixture has one of ten metres with a smaller one inside.
class OctreePanelTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { stop(); }
  void aSceneOfOctreesAloneIsShown();
  void framingSeesAllOctrees();
  void pointerIsTold();
  void clickSelectsTheOctree();
  void hiddenOctreesAreNotMet();
  void seeThroughIsAButton();
  void depthsFollowTheDeepestOctree();
  void layersAreChosenInTheMenu();
  void cubesAreColouredByKindOrDepth();
  void whatIsOfOctreesIsOfferedOnlyWithThem();
  void nothingIsTruncatedInANarrowWindow();
  void whatHasNoRoomIsBehindAButton();
  void whatIsBehindTheButtonIsOnTheScreen();
  void theButtonClosesWhatItOpened();
  void whatIsShownHasOneIcon();
  void aClickedLeafsRayIsFollowed();

 private:
  void open(const QString& path);
  void waitForOctrees();
  QPoint middle() { return {view().width() / 2 + 3, view().height() / 2 + 5}; }
  QAction* action(const QString& text);
  QToolButton* buttonOf(QAction* action);
  QSpinBox* depth() { return panel_->findChild<QSpinBox*>(); }
};

void OctreePanelTest::init() {
  start(800, 480);
  if (QByteArrayView(QTest::currentTestFunction()) == "aSceneOfOctreesAloneIsShown") draw();
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_intersecting.scene"));
}

void OctreePanelTest::open(const QString& path) {
  QVERIFY(document_->open(path).has_value());
  QVERIFY(QTest::qWaitForWindowExposed(&view()));
  waitForOctrees();
}

/// And for layers: the text under the pointer ends when one is made.
void OctreePanelTest::waitForOctrees() {
  QTRY_VERIFY(!panel_->findChild<OctreeKeeper*>()->isBusy());
  QTRY_VERIFY(!panel_->findChild<LayerKeeper*>()->isBusy());
}

QAction* OctreePanelTest::action(const QString& text) {
  for (QAction* one : panel_->findChild<ViewToolbar*>()->findChildren<QAction*>())
    if (one->text() == text) return one;
  return nullptr;
}

QToolButton* OctreePanelTest::buttonOf(QAction* action) {
  for (QToolButton* button : panel_->findChildren<QToolButton*>())
    if (button->defaultAction() == action) return button;
  return nullptr;
}

void OctreePanelTest::aSceneOfOctreesAloneIsShown() {
  QVERIFY(!document_->isEmpty());
  QVERIFY(panel_->findChild<ViewToolbar*>()->isEnabled());
  QVERIFY(view().octrees().showsAny());
  QImage image;
  view().capture([&image](const QImage& frame) { image = frame; });
  QTRY_VERIFY(!image.isNull());
  QVERIFY(image.pixel(middle()) != image.pixel(1, 1));
  document_->close();
  QVERIFY(!view().octrees().showsAny());
}

void OctreePanelTest::framingSeesAllOctrees() {
  QVERIFY(glm::distance(view().orbitCamera().target, glm::dvec3(5)) < 2);
  const double whole = view().orbitCamera().distance;
  selection_->selectOctree(1);
  panel_->frameSelection();
  QVERIFY(view().orbitCamera().distance < whole);
  QVERIFY(glm::distance(view().orbitCamera().target, glm::dvec3(3, 5, 5)) < 0.5);
}

void OctreePanelTest::pointerIsTold() {
  view().look(viewport::OrbitCamera::Standard::front);
  QTest::mouseMove(&view(), middle());
  QTRY_VERIFY(readout()->text().contains(QStringLiteral("octree 1")));
  for (const char* word : {"leaf /", "depth 0", "face -y", "corner ", "edge ", "point (", "t "})
    QVERIFY2(readout()->text().contains(QLatin1StringView(word)), word);
  QTest::mouseMove(&view(), {1, 1});
  QTRY_VERIFY(readout()->text().isEmpty());
}

void OctreePanelTest::clickSelectsTheOctree() {
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  QCOMPARE(selection_->octree(), std::optional<std::size_t>(0));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, {1, 1});
  QVERIFY(!selection_->octree().has_value());
}

void OctreePanelTest::hiddenOctreesAreNotMet() {
  visibility_->hideOctree(0, true);
  waitForOctrees();
  view().look(viewport::OrbitCamera::Standard::left);
  const auto hit = view().pickLeaf(middle());
  QVERIFY(hit.has_value());
  QCOMPARE(hit->entry.octree, 1U);
  visibility_->showAll();
  waitForOctrees();
  QCOMPARE(view().pickLeaf(middle())->entry.octree, 0U);
}

void OctreePanelTest::seeThroughIsAButton() {
  view().look(viewport::OrbitCamera::Standard::left);
  QCOMPARE(view().pickLeaf(middle())->entry.octree, 0U);
  QAction* seeThrough = action(QStringLiteral("See through"));
  QVERIFY(buttonOf(seeThrough)->focusPolicy() & Qt::TabFocus);
  seeThrough->trigger();
  QVERIFY(panel_->settings().octrees.seesThrough);
  QCOMPARE(view().pickLeaf(middle())->entry.octree, 1U);
}

void OctreePanelTest::depthsFollowTheDeepestOctree() {
  // A designer's grid may be finer than what there is.
  QVERIFY(depth()->maximum() > 0);
  const int ofOneCube = depth()->maximum();
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_leaf_depth.scene"));
  QCOMPARE(depth()->maximum(), ofOneCube + 3);
  QCOMPARE(depth()->text(), QStringLiteral("All"));
  depth()->setFocus();
  QTest::keyClick(depth(), Qt::Key_Up);
  waitForOctrees();
  QCOMPARE(panel_->settings().octrees.maxDepth, std::size_t{0});
  const auto hit = view().pickLeaf(middle());
  QVERIFY(hit.has_value());
  QCOMPARE(hit->entry.cube.depth(), std::size_t{0});
}

void OctreePanelTest::layersAreChosenInTheMenu() {
  action(QStringLiteral("Octree leaves"))->trigger();
  QVERIFY(!view().octrees().showsAny());
  action(QStringLiteral("Octree spheres"))->trigger();
  QVERIFY(view().octrees().showsAny());
  QVERIFY(!view().octrees().look().leaves);
}

/// The fixture's octrees are one solid cube each; octree_leaf_depth has one leaf, three levels
/// deep.
void OctreePanelTest::cubesAreColouredByKindOrDepth() {
  const auto legendTexts = [this] {
    std::string texts;
    for (const auto& entry : view().octrees().legend())
      texts += std::string(entry.meaning.code) + ' ';
    return texts;
  };
  QVERIFY(action(QStringLiteral("Color cubes by octree"))->isChecked());
  action(QStringLiteral("Color cubes by kind"))->trigger();
  QVERIFY(view().octrees().look().colourBy == viewport::OctreeColour::kind);
  QVERIFY(legendTexts().find("legend.octree_solid") != std::string::npos);
  QVERIFY(legendTexts().find("legend.octree_indented") == std::string::npos);
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_leaf_depth.scene"));
  action(QStringLiteral("Color cubes by depth"))->trigger();
  const auto legend = view().octrees().legend();
  QCOMPARE(legend.front().meaning.code, std::string_view("legend.octree_depth"));
  QVERIFY(legend[1].meaning.code != std::string_view("legend.octree_depth"));
  action(QStringLiteral("Color cubes by octree"))->trigger();
  QVERIFY(view().octrees().look().colourBy == viewport::OctreeColour::octree);
}

void OctreePanelTest::whatIsOfOctreesIsOfferedOnlyWithThem() {
  QVERIFY(action(QStringLiteral("Octree leaves"))->isVisible());
  const QAction& xray = *action(QStringLiteral("X-ray"));
  QVERIFY(xray.toolTip().endsWith(QStringLiteral("\nSelect an object or an octree first.")));
  open(sample("chair.llmesh"));
  QVERIFY(!action(QStringLiteral("Octree leaves"))->isVisible());
  QVERIFY(xray.toolTip().endsWith(QStringLiteral("\nSelect an object first.")));
  QVERIFY(!buttonOf(action(QStringLiteral("See through")))->isVisible());
  QVERIFY(!depth()->isVisible());
}

void OctreePanelTest::nothingIsTruncatedInANarrowWindow() {
  const auto* toolbar = panel_->findChild<ViewToolbar*>();
  for (const int width : {1200, 640, 420}) {
    panel_->resize(width, 480);
    QTRY_COMPARE(toolbar->width(), width);
    QVERIFY2(toolbar->heightForWidth(width) <= toolbar->height(), "one row");
    QRegion taken;
    for (const QWidget* control : toolbar->findChildren<QWidget*>()) {
      if (!control->isVisible() || control->focusPolicy() == Qt::NoFocus) continue;
      if (!qobject_cast<const QToolButton*>(control) && !qobject_cast<const QComboBox*>(control) &&
          !qobject_cast<const QSpinBox*>(control))
        continue;
      const QRect place(control->mapTo(toolbar, QPoint(0, 0)), control->size());
      QVERIFY(toolbar->rect().contains(place));
      QVERIFY(control->width() >= control->minimumSizeHint().width());
      QVERIFY(!taken.intersects(place));
      taken += place;
    }
    QVERIFY(!taken.isEmpty());
  }
}

/// One row, as high as it is everywhere; in the window behind the button everything has words.
void OctreePanelTest::whatHasNoRoomIsBehindAButton() {
  constexpr int headerHeight = 36;
  const auto* toolbar = panel_->findChild<ViewToolbar*>();
  auto* more = toolbar->findChild<QToolButton*>("more");
  QComboBox* section = nullptr;
  for (QComboBox* one : toolbar->findChildren<QComboBox*>())
    if (one->accessibleName() == "Section") section = one;
  QVERIFY(more && section);
  for (const int width : {2000, 420, 2000}) {
    panel_->resize(width, 480);
    QTRY_COMPARE(toolbar->size(), QSize(width, headerHeight));
    QTRY_COMPARE(more->isVisible(), width == 420);
    QCOMPARE(section->isVisible(), width != 420);
    if (width != 420) continue;
    more->click();
    QTRY_VERIFY(section->isVisible());
    QVERIFY(section->window() != panel_.get());
    section->window()->close();
    QVERIFY(!section->isVisible());
  }
}

/// At the lower edge of the screen, where there is no room below its button.
void OctreePanelTest::whatIsBehindTheButtonIsOnTheScreen() {
  panel_->resize(420, 480);
  auto* more = panel_->findChild<ViewToolbar*>()->findChild<QToolButton*>("more");
  QTRY_VERIFY(more->isVisible());
  const QRect screen = panel_->screen()->availableGeometry();
  panel_->move(screen.left(), screen.bottom() - 60);
  QTRY_VERIFY(more->mapToGlobal(QPoint()).y() > screen.bottom() - 61);
  more->click();
  QWidget* rest = QApplication::activePopupWidget();
  QVERIFY(rest);
  QVERIFY(rest->height() > 60);
  QTRY_VERIFY(screen.contains(rest->geometry()));
  rest->close();
}

/// Elsewhere a press closes it, too, and does there what it does.
void OctreePanelTest::theButtonClosesWhatItOpened() {
  panel_->resize(420, 480);
  auto* more = panel_->findChild<ViewToolbar*>()->findChild<QToolButton*>("more");
  QTRY_VERIFY(more->isVisible());
  for (const bool isOnButton : {true, false}) {
    more->click();
    QWidget* rest = QApplication::activePopupWidget();
    QVERIFY(rest);
    const QPoint at = isOnButton ? more->mapToGlobal(more->rect().center())
                                 : panel_->mapToGlobal(QPoint(2, panel_->height() - 2));
    QVERIFY(!rest->geometry().contains(at));
    QTest::mousePress(rest, Qt::LeftButton, {}, rest->mapFromGlobal(at));
    QVERIFY(!rest->isVisible());
    QCOMPARE(rest->testAttribute(Qt::WA_NoMouseReplay), isOnButton);
  }
}

/// The icon of what is shown stands beside its name already.
void OctreePanelTest::whatIsShownHasOneIcon() {
  const QComboBox* show = nullptr;
  for (const QComboBox* one : panel_->findChildren<QComboBox*>())
    if (one->accessibleName() == "Show") show = one;
  QVERIFY(show);
  QVERIFY(!show->itemIcon(show->currentIndex()).isNull());
  QCOMPARE(show->toolTip(), QString("Show"));
  const auto* name = show->parentWidget()->findChild<QLabel*>();
  for (const int width : {2600, 420, 2600}) {
    panel_->resize(width, 480);
    QTRY_COMPARE(name->isVisible(), width != 420);
    QVERIFY(name->pixmap().isNull());
  }
}

void OctreePanelTest::aClickedLeafsRayIsFollowed() {
  QVERIFY(trail_->current().has_value());
  QVERIFY(trail_->isKept(*trail_->current()));
  QVERIFY(!view().ray().legend().empty());
  QTest::qWait(50);  // The legend lists the ray, and the view is lower.
  const auto hit = view().pickLeaf(middle());
  QVERIFY(hit.has_value());
  QTest::mouseMove(&view(), middle());
  const glm::dvec3 eye = view().orbitCamera().position();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  QVERIFY(!trail_->isKept(*trail_->current()));
  QVERIFY(trail_->exact().hit->entry == hit->entry);
  QCOMPARE(trail_->rays().back().origin, eye);
  action(QStringLiteral("Ray and visited cubes"))->trigger();
  QVERIFY(view().ray().legend().empty());
  action(QStringLiteral("Ray and visited cubes"))->trigger();
  QVERIFY(!view().ray().legend().empty());
  QTest::keyClick(&view(), Qt::Key_Escape);
  QVERIFY(!trail_->current().has_value());
  QVERIFY(view().ray().legend().empty());
}

WEIGHBRIDGE_WINDOW_TEST(OctreePanelTest);

}  // namespace wb::ui::test

#include "octree_panel_test.moc"
