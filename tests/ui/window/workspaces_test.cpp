#include "ui/window/detail/workspaces.h"

#include "tests/ui/window/workspaces_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/baseline.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/optimize_steps.h"
#include "ui/window/detail/start_page.h"
#include "ui/window/detail/workspace_bar.h"
#include "viewport/colour_modes.h"

#include <QDockWidget>
#include <QHash>
#include <QRandomGenerator>
#include <algorithm>
#include <vector>

namespace wb::ui::test {

/// Four arrangements of one window.
class WorkspacesTest : public WorkspacesCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_->document().undoStack().setClean(); }
  void cleanupTestCase() { end(); }
  void eachShowsItsOwnPanels_data();
  void eachShowsItsOwnPanels();
  void theViewKeepsItsLeastSize_data();
  void theViewKeepsItsLeastSize();
  void inTuneTheViewIsBesideTheSheetOrBelowIt();
  void theStartPageIsAlone();
  void whatIsMadeEndsTheStartPage();
  void theDrawerIsClosedAtFirst();
  void theDrawerComesBackAsItWas();
  void aPanelOfTheDrawerOpensIt();
  void aFileThatOpensChoosesExplain();
  void widthsAreOfEachWorkspace();
  void theWorkspaceComesBackAtTheNextStart();
  void theLayoutComesBack_data();
  void theLayoutComesBack();
  void theFocusGoesFromSlotToSlot_data();
  void theFocusGoesFromSlotToSlot();
  void tuneComparesWithABaseline();
  void coloursAreOfEachWorkspace();
  void theFirstWindowFitsTheScreen();

 private:
  static void workspaces();
  QDockWidget& dock(const QString& name) { return *window_->findChild<QDockWidget*>(name); }
  /// Once for all rows.
  void openMarket() {
    if (window_->document().isEmpty()) open(sample("market.weighbridge"));
  }
  void startAgain();
  void drag(const QPoint& grip, const QPoint& by);
  /// Of all that is seen, by name.
  QHash<QString, QRect> places();
  QStringList inFront();
};

/// Where the focus is at first is of a new window.
void WorkspacesTest::init() {
  if (!isNextRow() || QByteArrayView(QTest::currentTestFunction()) == "theFocusGoesFromSlotToSlot")
    begin();
}

void WorkspacesTest::workspaces() {
  QTest::addColumn<Workspace>("workspace");
  for (const Workspace one : allWorkspaces) QTest::newRow(wordOf(one)) << one;
}

void WorkspacesTest::startAgain() {
  window_->document().undoStack().setClean();
  window_->close();
  makeWindow();
  waitForLayout();
}

void WorkspacesTest::drag(const QPoint& grip, const QPoint& by) {
  QVERIFY(window_->isSeparator(grip));
  QTest::mousePress(window_.get(), Qt::LeftButton, {}, grip);
  QTest::mouseMove(window_.get(), grip + by);
  QTest::qWait(50);
  QTest::mouseRelease(window_.get(), Qt::LeftButton, {}, grip + by);
  waitForLayout();
}

QHash<QString, QRect> WorkspacesTest::places() {
  QHash<QString, QRect> all;
  for (const auto* one : window_->findChildren<QDockWidget*>())
    if (isInFront(*one)) all.insert(one->objectName(), one->geometry());
  all.insert("view", window_->centralWidget()->geometry());
  return all;
}

QStringList WorkspacesTest::inFront() {
  QStringList names;
  for (const auto* one : window_->findChildren<QDockWidget*>())
    if (isInFront(*one)) names << one->objectName();
  names.sort();
  return names;
}

void WorkspacesTest::eachShowsItsOwnPanels_data() {
  QTest::addColumn<Workspace>("workspace");
  QTest::addColumn<QStringList>("names");
  QTest::newRow("explain") << Workspace::explain << QStringList{"scene", "table", "why"};
  QTest::newRow("optimize") << Workspace::optimize << QStringList{"shapes"};
  QTest::newRow("tune") << Workspace::tune << QStringList{"charts", "comparison", "constants"};
  QTest::newRow("octrees") << Workspace::octrees << QStringList{"cube", "ray", "scene"};
}

/// Whatever was shown before, or but for the long sizes after the next; in the places that the
/// workspace has for them.
void WorkspacesTest::eachShowsItsOwnPanels() {
  QFETCH(Workspace, workspace);
  QFETCH(QStringList, names);
  openMarket();
  resize({1440, 900});
  const auto next = (static_cast<std::size_t>(workspace) + 1) % allWorkspaces.size();
  for (const Workspace before : allWorkspaces) {
    if (before != allWorkspaces[next] && !isLong()) continue;
    choose(before);
    choose(workspace);
    QTRY_COMPARE(inFront(), names);
    QVERIFY(panel<ViewPanel>().isVisible());
  }
}

void WorkspacesTest::theViewKeepsItsLeastSize_data() { workspaces(); }

void WorkspacesTest::theViewKeepsItsLeastSize() {
  QFETCH(Workspace, workspace);
  openMarket();
  choose(workspace);
  spaces().setDrawerOpen(true);
  // The least of one column and of two, and a usual one.
  std::vector<QSize> sizes{{900, 600}, {1100, 700}, {1440, 900}};
  if (isLong()) sizes.insert(sizes.end(), {{1024, 700}, {1099, 700}, {1280, 720}});
  for (const QSize& size : sizes) {
    resize(size);
    const QSize view = panel<ViewPanel>().size();
    const int least = workspace == Workspace::tune ? 400 : std::max(480, size.width() / 2);
    const QString what =
        QStringLiteral("%1: %2 x %3").arg(size.width()).arg(view.width()).arg(view.height());
    QVERIFY2(view.width() >= least, qPrintable(what));
    QVERIFY2(view.height() >= 200, qPrintable(what));
    for (const QRect& one : places())
      QVERIFY2(window_->rect().contains(one), "what is seen lies in the window");
  }
}

void WorkspacesTest::inTuneTheViewIsBesideTheSheetOrBelowIt() {
  open(sample("market.weighbridge"));
  choose(Workspace::tune);
  resize({1440, 900});
  auto all = places();
  QVERIFY(all["constants"].right() < all["comparison"].left());
  QVERIFY(all["comparison"].right() < all["view"].left());
  QVERIFY(all["comparison"].bottom() < all["charts"].top());
  QCOMPARE(all["charts"].left(), all["comparison"].left());
  QVERIFY(std::abs(all["constants"].width() - 300) <= 1);
  QVERIFY(std::abs(all["comparison"].width() - 656) <= 1);
  resize({1024, 700});
  all = places();
  QVERIFY(std::abs(all["constants"].width() - 340) <= 1);
  QVERIFY(all["comparison"].bottom() < all["view"].top());
  QCOMPARE(all["comparison"].left(), all["view"].left());
  // No lower, and higher only where its tools need the room.
  QVERIFY2(all["view"].height() >= 239 && all["view"].height() <= 280,
           qPrintable(QString::number(all["view"].height())));
}

/// While nothing is open there is the start page, and nothing else; both come back.
void WorkspacesTest::theStartPageIsAlone() {
  resize({1440, 900});
  const auto isAlone = [&] {
    const bool hasBars = panel<WorkspaceBar>().isVisible() || panel<OptimizeSteps>().isVisible();
    return inFront().isEmpty() && !hasBars && panel<StartPage>().isVisible();
  };
  QTRY_VERIFY(isAlone());
  QVERIFY(panel<StartPage>().width() == window_->width());
  QVERIFY(!action("Drawer")->isEnabled());
  open(sample("market.weighbridge"));
  QTRY_COMPARE(inFront(), (QStringList{"scene", "table", "why"}));
  QVERIFY(panel<WorkspaceBar>().isVisible());
  QVERIFY(action("Drawer")->isEnabled());
  waitForLayout();
  const auto before = places();
  choose(Workspace::optimize);
  QVERIFY(panel<OptimizeSteps>().isVisible());
  action("Close file")->trigger();
  QTRY_VERIFY(isAlone());
  open(sample("market.weighbridge"));
  QTRY_COMPARE(places(), before);
}

/// What was made here is not lost behind it.
void WorkspacesTest::whatIsMadeEndsTheStartPage() {
  resize({1440, 900});
  whenDialogOpens<QDialog>([](QDialog& dialog) { dialog.accept(); });
  action("Add prims")->trigger();
  QTRY_COMPARE(inFront(), (QStringList{"scene", "table", "why"}));
  action("Undo")->trigger();
  QTRY_VERIFY(inFront().isEmpty());
  action("Redo")->trigger();
  QTRY_COMPARE(inFront(), (QStringList{"scene", "table", "why"}));
}

void WorkspacesTest::theDrawerIsClosedAtFirst() {
  window_.reset();
  folder_ = makeSettingsFolder("Workspaces at first");
  makeWindow();
  resize({1440, 900});
  open(sample("market.weighbridge"));
  QTRY_COMPARE(inFront(), (QStringList{"scene", "why"}));
  const int height = panel<ViewPanel>().height();
  QAction& drawer = *action("Drawer");
  QVERIFY(!drawer.isChecked());
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  QTest::keyClick(window_.get(), Qt::Key_J, Qt::ControlModifier);
  QTRY_COMPARE(inFront(), (QStringList{"scene", "table", "why"}));
  QTRY_VERIFY(drawer.isChecked());
  QTRY_VERIFY(std::abs(height - panel<ViewPanel>().height() - 240) <= 40);
  QTest::keyClick(window_.get(), Qt::Key_J, Qt::ControlModifier);
  QTRY_COMPARE(panel<ViewPanel>().height(), height);
  QTRY_VERIFY(!drawer.isChecked());
}

void WorkspacesTest::theDrawerComesBackAsItWas() {
  open(sample("market.weighbridge"));
  dock("log").close();
  dock("problems").raise();
  QTRY_VERIFY(isInFront(dock("problems")));
  spaces().setDrawerOpen(false);
  QTRY_VERIFY(dock("problems").isHidden());
  spaces().setDrawerOpen(true);
  QTRY_VERIFY(isInFront(dock("problems")));
  QVERIFY(dock("log").isHidden());
  QVERIFY(!dock("table").isHidden());
}

void WorkspacesTest::aPanelOfTheDrawerOpensIt() {
  open(sample("market.weighbridge"));
  spaces().setDrawerOpen(false);
  QTest::keyClick(window_.get(), Qt::Key_7, Qt::AltModifier);
  QTRY_VERIFY(isInFront(dock("charts")));
  QVERIFY(!dock("table").isHidden());
  choose(Workspace::optimize);
  QVERIFY(dock("scene").isHidden());
  QTest::keyClick(window_.get(), Qt::Key_1, Qt::AltModifier);
  QTRY_VERIFY(isInFront(dock("scene")));
  QCOMPARE(window_->dockWidgetArea(&dock("scene")), Qt::LeftDockWidgetArea);
}

/// Octrees without objects have no costs to explain. What is read again stays where it is.
void WorkspacesTest::aFileThatOpensChoosesExplain() {
  choose(Workspace::tune);
  open(sample("market.weighbridge"));
  QCOMPARE(spaces().current(), Workspace::explain);
  choose(Workspace::tune);
  open(sample("chair.weighbridge"));
  QCOMPARE(spaces().current(), Workspace::explain);
  const QString path = makeFile("own.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path);
  choose(Workspace::tune);
  open(path);
  QCOMPARE(spaces().current(), Workspace::tune);
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_indented.scene"));
  QCOMPARE(spaces().current(), Workspace::octrees);
}

void WorkspacesTest::widthsAreOfEachWorkspace() {
  open(sample("market.weighbridge"));
  resize({1600, 900});
  const QRect why = dock("why").geometry();
  drag({why.left() - 2, why.center().y()}, {-40, 0});
  const int explained = dock("why").width();
  QVERIFY(std::abs(explained - why.width() - 40) <= 4);
  choose(Workspace::tune);
  const QRect sheet = dock("comparison").geometry();
  QVERIFY(std::abs(sheet.width() - 656) <= 1);
  drag({sheet.right() + 3, sheet.center().y()}, {60, 0});
  const int tuned = dock("comparison").width();
  QVERIFY2(tuned >= sheet.width() + 30, qPrintable(QString::number(tuned)));
  choose(Workspace::explain);
  QTRY_COMPARE(dock("why").width(), explained);
  choose(Workspace::tune);
  QTRY_COMPARE(dock("comparison").width(), tuned);
  startAgain();
  open(sample("market.weighbridge"));
  resize({1600, 900});
  choose(Workspace::tune);
  QTRY_COMPARE(dock("comparison").width(), tuned);
  choose(Workspace::explain);
  QTRY_COMPARE(dock("why").width(), explained);
  action("Restore layout")->trigger();
  QTRY_COMPARE(dock("why").width(), why.width());
  choose(Workspace::tune);
  QTRY_COMPARE(dock("comparison").width(), tuned);
}

void WorkspacesTest::theWorkspaceComesBackAtTheNextStart() {
  choose(Workspace::octrees);
  startAgain();
  QCOMPARE(spaces().current(), Workspace::octrees);
  QCOMPARE(panel<WorkspaceTabs>().currentIndex(), 3);
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_indented.scene"));
  QTRY_COMPARE(inFront(), (QStringList{"cube", "ray", "scene"}));
}

/// That of Explain is dock_room's; of the others that of most slots, or of the long sizes each.
void WorkspacesTest::theLayoutComesBack_data() {
  QTest::addColumn<Workspace>("workspace");
  for (const Workspace one : allWorkspaces)
    if (one == Workspace::tune || (one != Workspace::explain && isLong()))
      QTest::newRow(wordOf(one)) << one;
}

/// Whatever sizes the window had meanwhile, and whatever workspaces: of each size one sequence, or
/// of the long sizes twenty.
void WorkspacesTest::theLayoutComesBack() {
  QFETCH(Workspace, workspace);
  openMarket();
  choose(workspace);
  QRandomGenerator random(20261127);
  for (const QSize& size : {QSize(1440, 900), QSize(1024, 700), QSize(1180, 720)}) {
    resize(size);
    const auto before = places();
    for (int sequence = 0; sequence < (isLong() ? 20 : 1); ++sequence) {
      for (int step = random.bounded(1, 4); step > 0; --step) {
        window_->resize(random.bounded(900, 1600), random.bounded(600, 1000));
        if (random.bounded(2) == 0)
          spaces().choose(allWorkspaces[static_cast<std::size_t>(random.bounded(4))]);
        if (random.bounded(2) == 0) QTest::qWait(20);
      }
      window_->resize(900, 600);
      QTest::qWait(20);
      spaces().choose(workspace);
      window_->resize(size);
      QTRY_COMPARE(places(), before);
    }
  }
}

void WorkspacesTest::theFocusGoesFromSlotToSlot_data() {
  QTest::addColumn<Workspace>("workspace");
  QTest::addColumn<QStringList>("order");
  QTest::newRow("tune") << Workspace::tune
                        << QStringList{"constants", "comparison", "charts", "view"};
  if (!isLong()) return;
  QTest::newRow("optimize") << Workspace::optimize << QStringList{"view", "shapes"};
  QTest::newRow("octrees") << Workspace::octrees << QStringList{"scene", "view", "cube", "ray"};
}

void WorkspacesTest::theFocusGoesFromSlotToSlot() {
  QFETCH(Workspace, workspace);
  QFETCH(QStringList, order);
  open(sample("market.weighbridge"));
  resize({1440, 900});
  window_->selection().select(weighing::Target{0, {}});
  choose(workspace);
  const auto placeOfFocus = [&]() -> QString {
    for (const auto* one : window_->findChildren<QDockWidget*>())
      if (one->isAncestorOf(window_->focusWidget())) return one->objectName();
    return panel<ViewPanel>().isAncestorOf(window_->focusWidget()) ? "view" : "none";
  };
  panel<ViewPanel>().takeFocus();
  QTRY_COMPARE(placeOfFocus(), QStringLiteral("view"));
  const qsizetype first = order.indexOf("view");
  for (qsizetype i = 1; i <= order.size(); ++i) {
    const QString next = order[(first + i) % order.size()];
    // What holds no control that takes the keyboard is passed on.
    action("Next area")->trigger();
    QTRY_COMPARE(placeOfFocus(), next);
  }
}

void WorkspacesTest::tuneComparesWithABaseline() {
  open(sample("market.weighbridge"));
  const Baseline& baseline = window_->baseline();
  QVERIFY(!baseline.profile());
  choose(Workspace::tune);
  QVERIFY(baseline.profile() == window_->document().weighing().profile);
  const cost::Profile before = window_->document().weighing().profile;
  changeConstant(window_->document(), cost::Key::triangle_constant, 0.5, Gesture::none);
  choose(Workspace::explain);
  choose(Workspace::tune);
  QVERIFY(baseline.profile() == before);
}

void WorkspacesTest::coloursAreOfEachWorkspace() {
  open(sample("market.weighbridge"));
  const auto colours = [&] { return panel<ViewPanel>().settings().colourBy; };
  const viewport::ColourBy explained = colours();
  QVERIFY(explained != viewport::ColourBy::change);
  choose(Workspace::tune);
  QCOMPARE(colours(), viewport::ColourBy::change);
  ViewSettings settings = panel<ViewPanel>().settings();
  settings.colourBy = viewport::ColourBy::material;
  panel<ViewPanel>().setSettings(settings);
  choose(Workspace::explain);
  QCOMPARE(colours(), explained);
  choose(Workspace::tune);
  QCOMPARE(colours(), viewport::ColourBy::material);
  choose(Workspace::octrees);
  QCOMPARE(panel<ViewPanel>().settings().octrees.colourBy, viewport::OctreeColour::kind);
}

void WorkspacesTest::theFirstWindowFitsTheScreen() {
  const QSize screen = window_->screen()->availableSize();
  QVERIFY2(window_->width() <= std::max(screen.width(), 900) && window_->width() <= 1440,
           qPrintable(QString::number(window_->width())));
  QVERIFY(window_->height() <= std::max(screen.height(), 600) && window_->height() <= 900);
  if (screen.width() <= 1440) QCOMPARE(window_->width(), screen.width());
}

WEIGHBRIDGE_WINDOW_TEST(WorkspacesTest);

}  // namespace wb::ui::test

#include "workspaces_test.moc"
