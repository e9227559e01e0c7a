#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"

#include <QDockWidget>
#include <QMenu>
#include <QTabBar>
#include <set>

namespace wb::ui::test {

/// The window by keyboard alone: what is seen is reached, and nothing else.
class WindowFocusTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void whatIsBehindTabsIsNotThere();
  void tabStaysInWhatIsSeen();
  void aPanelIsReachedByTheTabsOfItsPlace();
  void keysOfPanelsNeverClose();
  void noTwoActionsOfAMenuHaveOneMnemonic();
  void aPanelTakenOutFromBehindATabIsSeen();

 private:
  QList<QDockWidget*> docks() const { return window_->findChildren<QDockWidget*>(); }
  /// Where Tab goes from the central view on, until it comes round.
  std::set<QWidget*> reachedByTab();
};

void WindowFocusTest::init() {
  start("Window focus");
  window_->resize(1440, 900);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  open(QStringLiteral(WEIGHBRIDGE_SAMPLES "/market.weighbridge"));
}

std::set<QWidget*> WindowFocusTest::reachedByTab() {
  constexpr int most = 1000;
  std::set<QWidget*> reached;
  QWidget* at = window_->findChild<QTabBar*>();
  at->setFocus();
  for (int i = 0; i < most && at && reached.insert(at).second; ++i) {
    QTest::keyClick(at, Qt::Key_Tab);
    at = QApplication::focusWidget();
  }
  return reached;
}

void WindowFocusTest::whatIsBehindTabsIsNotThere() {
  int behind = 0;
  for (QDockWidget* dock : docks()) {
    const bool isSeen = !dock->visibleRegion().isEmpty();
    QTRY_COMPARE(dock->widget()->isVisible(), isSeen);
    behind += isSeen ? 0 : 1;
  }
  QVERIFY(behind > 2);
}

void WindowFocusTest::tabStaysInWhatIsSeen() {
  const auto reached = reachedByTab();
  QVERIFY(reached.size() > 10);
  for (QWidget* one : reached) {
    QVERIFY2(one->isVisible(), qPrintable(one->accessibleName()));
    for (QDockWidget* dock : docks())
      if (dock->isAncestorOf(one)) QVERIFY(!dock->visibleRegion().isEmpty());
  }
}

/// The tabs of docks take the focus, and arrows go from one to the next.
void WindowFocusTest::aPanelIsReachedByTheTabsOfItsPlace() {
  const auto reached = reachedByTab();
  QStringList titles;
  for (QTabBar* tabs : window_->findChildren<QTabBar*>()) {
    if (tabs->parentWidget() != window_.get() || !tabs->isVisible()) continue;
    QVERIFY(reached.contains(tabs));
    for (int i = 0; i < tabs->count(); ++i) titles += tabs->tabText(i);
    tabs->setCurrentIndex(0);
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), 1);
  }
  for (QDockWidget* dock : docks())
    QVERIFY2(titles.contains(dock->windowTitle()), qPrintable(dock->windowTitle()));
}

void WindowFocusTest::keysOfPanelsNeverClose() {
  for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
    for (int press = 0; press < 3; ++press) {
      QTest::keyClick(window_.get(), static_cast<Qt::Key>(key), Qt::AltModifier);
      for (QDockWidget* dock : docks()) QVERIFY(!dock->isHidden());
    }
}

void WindowFocusTest::noTwoActionsOfAMenuHaveOneMnemonic() {
  const auto expectApart = [](const QList<QAction*>& actions) {
    std::set<QString> taken;
    for (const QAction* one : actions) {
      const QString key = QKeySequence::mnemonic(one->text()).toString();
      if (!key.isEmpty()) QVERIFY2(taken.insert(key).second, qPrintable(one->text()));
    }
  };
  expectApart(window_->menuBar()->actions());
  for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>()) expectApart(menu->actions());
}

void WindowFocusTest::aPanelTakenOutFromBehindATabIsSeen() {
  auto* dock = window_->findChild<QDockWidget*>("charts");
  QVERIFY(!dock->widget()->isVisible());
  dock->setFloating(true);
  dock->show();
  QTRY_VERIFY(dock->widget()->isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(WindowFocusTest);

}  // namespace wb::ui::test

#include "window_focus_test.moc"
