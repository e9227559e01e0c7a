#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>
#include <QTabBar>

namespace wb::ui::test {

/// Titles of docks stand once, and tabs do what titles do.
class DockTabsTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() {
    start("Dock tabs");
    open(sample("market.weighbridge"));
    window_->resize(1440, 900);
    QTRY_VERIFY(rowOf("Charts") != nullptr);
  }
  void cleanup() { window_.reset(); }
  void aTitleStandsOnce();
  void aDockThatIsLeftAloneHasItsTitle();
  void theIconsOfAHeaderAreNamed();
  void aDoubleClickTakesADockOut();
  void whatIsTakenOutFromBehindATabIsSeen();
  void aTabThatIsPulledTakesItsDockAlong();
  void theMenuOfATabClosesItsDock();

 private:
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(name); }
  static bool isTitled(const QDockWidget& dock) {
    return dock.titleBarWidget() == nullptr || dock.titleBarWidget()->height() > 0;
  }
  QTabBar* rowOf(const QString& title);
  static QPoint placeOf(const QTabBar& row, const QString& title);
};

QTabBar* DockTabsTest::rowOf(const QString& title) {
  for (QTabBar* row : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    for (int i = 0; row->isVisible() && i < row->count(); ++i)
      if (row->tabText(i) == title) return row;
  return nullptr;
}

QPoint DockTabsTest::placeOf(const QTabBar& row, const QString& title) {
  for (int i = 0; i < row.count(); ++i)
    if (row.tabText(i) == title) return row.tabRect(i).center();
  return {};
}

void DockTabsTest::aTitleStandsOnce() {
  for (QDockWidget* one : window_->findChildren<QDockWidget*>()) {
    QVERIFY2(rowOf(one->windowTitle()), qPrintable(one->objectName()));
    QTRY_VERIFY2(!isTitled(*one), qPrintable(one->objectName()));
  }
}

void DockTabsTest::aDockThatIsLeftAloneHasItsTitle() {
  dock("scenarios").setFloating(true);
  QTRY_VERIFY(isTitled(dock("scenarios")));
  QTRY_VERIFY(isTitled(dock("scene")));
  QTRY_VERIFY(!isTitled(dock("why")));
  dock("scenarios").setFloating(false);
  QTRY_VERIFY(!isTitled(dock("scene")));
}

/// One looked like a document, and closed the panel for good.
void DockTabsTest::theIconsOfAHeaderAreNamed() {
  dock("scenarios").setFloating(true);
  QTRY_VERIFY(isTitled(dock("scene")));
  auto* close = dock("scene").findChild<QAbstractButton*>("qt_dockwidget_closebutton");
  const auto* detach = dock("scene").findChild<QAbstractButton*>("qt_dockwidget_floatbutton");
  QVERIFY(close->isVisible());
  QVERIFY2(close->toolTip().contains("View > Panels"), qPrintable(close->toolTip()));
  QVERIFY(detach->toolTip().startsWith("Detach"));
  QTest::mouseClick(close, Qt::LeftButton);
  QVERIFY(dock("scene").isHidden());
  dock("scenarios").setFloating(false);
}

void DockTabsTest::aDoubleClickTakesADockOut() {
  QTabBar& row = *rowOf("Charts");
  QTest::mouseDClick(&row, Qt::LeftButton, Qt::NoModifier, placeOf(row, "Charts"));
  QVERIFY(dock("charts").isFloating());
  QVERIFY(!dock("table").isFloating());
}

/// It gets its title back, for which it is hidden and shown again.
void DockTabsTest::whatIsTakenOutFromBehindATabIsSeen() {
  QDockWidget& comparison = dock("comparison");
  const auto isSeen = [&] {
    return comparison.widget()->isVisible() &&
           comparison.screen()->virtualGeometry().intersects(comparison.geometry());
  };
  QTRY_VERIFY(comparison.isVisible() && comparison.geometry().right() < 0);
  QTRY_VERIFY(!isTitled(comparison));
  QTRY_VERIFY(!comparison.widget()->isVisible());
  comparison.setFloating(true);
  QVERIFY(isSeen());
  QTRY_VERIFY(isTitled(comparison));
  QVERIFY(isSeen());
  comparison.hide();
  QVERIFY(!comparison.widget()->isVisible());
  comparison.show();
  QVERIFY(isSeen());
  comparison.setFloating(true);
  QVERIFY(isSeen());
}

void DockTabsTest::aTabThatIsPulledTakesItsDockAlong() {
  QTabBar& row = *rowOf("Charts");
  const QPoint from = placeOf(row, "Charts");
  QTest::mousePress(&row, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(&row, from + QPoint(30, 0));
  QVERIFY2(!dock("charts").isFloating(), "along its row it changes places");
  QTest::mouseMove(&row, from - QPoint(0, 60));
  QVERIFY(dock("charts").isFloating());
  QVERIFY(!dock("table").isFloating());
  QTest::mouseRelease(&dock("charts"), Qt::LeftButton);
}

void DockTabsTest::theMenuOfATabClosesItsDock() {
  QTabBar& row = *rowOf("Charts");
  const QPoint at = placeOf(row, "Charts");
  QTimer::singleShot(50, qApp, [] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    menu->actions().back()->trigger();
    menu->close();
  });
  QContextMenuEvent asked(QContextMenuEvent::Mouse, at, row.mapToGlobal(at));
  QApplication::sendEvent(&row, &asked);
  QVERIFY(dock("charts").isHidden());
  QVERIFY(!dock("table").isHidden());
}

WEIGHBRIDGE_WINDOW_TEST(DockTabsTest);

}  // namespace wb::ui::test

#include "dock_tabs_test.moc"
