#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/view_panel.h"
#include "ui/translation/translation.h"
#include "ui/window/detail/docks.h"

#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>
#include <QTranslator>

namespace wb::ui::test {

/// The view keeps its room, whatever the window's size.
class DockRoomTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Dock room"); }
  void cleanup() { window_.reset(); }
  void theViewKeepsHalfTheWidth_data();
  void theViewKeepsHalfTheWidth();
  void whyIsAColumnOfTheWholeHeight_data() { theViewKeepsHalfTheWidth_data(); }
  void whyIsAColumnOfTheWholeHeight();
  void whyIsWideEnoughInEveryLanguage_data();
  void whyIsWideEnoughInEveryLanguage();
  void theSidesShareAColumnWhereItIsNarrow();
  void aColumnThatIsSharedIsStillSoAtTheNextStart();
  void docksAreAsWideAtTheNextStart();
  void closedDocksStayClosed();

 private:
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(name); }
  Qt::DockWidgetArea areaOf(const char* name) { return window_->dockWidgetArea(&dock(name)); }
  void resize(int width, int height);
  void startAgain();
};

void DockRoomTest::resize(int width, int height) {
  window_->resize(width, height);
  QTest::qWait(300);
}

void DockRoomTest::startAgain() {
  window_->close();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  QTest::qWait(300);
}

void DockRoomTest::theViewKeepsHalfTheWidth_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("small") << QSize(1024, 700);
  QTest::newRow("just one column") << QSize(1199, 700);
  QTest::newRow("just two") << QSize(1280, 720);
  QTest::newRow("usual") << QSize(1440, 900);
}

void DockRoomTest::theViewKeepsHalfTheWidth() {
  QFETCH(QSize, size);
  open(sample("market.weighbridge"));
  resize(size.width(), size.height());
  QCOMPARE(window_->size(), size);
  const ViewPanel& view = panel<ViewPanel>();
  QVERIFY2(view.width() >= size.width() / 2, qPrintable(QString::number(view.width())));
  QVERIFY2(view.height() >= size.height() * 2 / 5, qPrintable(QString::number(view.height())));
}

/// The number, where it comes from and what would lower it are read without scrolling.
void DockRoomTest::whyIsAColumnOfTheWholeHeight() {
  QFETCH(QSize, size);
  open(sample("market.weighbridge"));
  resize(size.width(), size.height());
  const QDockWidget& why = dock("why");
  QVERIFY2(why.height() >= size.height() * 4 / 5, qPrintable(QString::number(why.height())));
  QVERIFY(dock("table").geometry().right() < why.geometry().left());
}

void DockRoomTest::whyIsWideEnoughInEveryLanguage_data() {
  QTest::addColumn<QLocale::Language>("language");
  for (const auto language :
       {QLocale::English, QLocale::French, QLocale::German, QLocale::Japanese, QLocale::Spanish})
    QTest::newRow(qPrintable(QLocale::languageToString(language))) << language;
}

/// Words on other panels do not take its room.
void DockRoomTest::whyIsWideEnoughInEveryLanguage() {
  QFETCH(QLocale::Language, language);
  window_.reset();
  installTranslations(*qApp, QLocale(language));
  start("Dock room");
  open(sample("market.weighbridge"));
  resize(1440, 900);
  const int width = dock("why").width();
  window_.reset();
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QVERIFY2(width >= 340, qPrintable(QString::number(width)));
}

void DockRoomTest::theSidesShareAColumnWhereItIsNarrow() {
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("why"), Qt::RightDockWidgetArea);
  resize(1024, 700);
  for (const char* name : {"scene", "scenarios", "why", "constants", "properties"})
    QCOMPARE(areaOf(name), Qt::RightDockWidgetArea);
  QVERIFY2(isInFront(dock("why")), "what was in front stays there");
  QVERIFY(window_->tabifiedDockWidgets(&dock("why")).contains(&dock("scene")));
  action("Restore layout")->trigger();
  QTest::qWait(300);
  QCOMPARE(areaOf("scene"), Qt::RightDockWidgetArea);
  QVERIFY(panel<ViewPanel>().width() >= 512);
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("scenarios"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("why"), Qt::RightDockWidgetArea);
  QVERIFY(isInFront(dock("scene")));
}

void DockRoomTest::aColumnThatIsSharedIsStillSoAtTheNextStart() {
  resize(1024, 700);
  startAgain();
  QCOMPARE(window_->width(), 1024);
  QCOMPARE(areaOf("scene"), Qt::RightDockWidgetArea);
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
}

void DockRoomTest::docksAreAsWideAtTheNextStart() {
  resize(1440, 900);
  open(sample("market.weighbridge"));
  QTest::qWait(300);
  const int left = dock("scene").width();
  const int right = dock("why").width();
  const int below = dock("table").height();
  for (int start = 0; start < 2; ++start) {
    startAgain();
    open(sample("market.weighbridge"));
    QTest::qWait(300);
    QCOMPARE(dock("scene").width(), left);
    QCOMPARE(dock("why").width(), right);
    QCOMPARE(dock("table").height(), below);
  }
}

void DockRoomTest::closedDocksStayClosed() {
  resize(1440, 900);
  dock("scenarios").close();
  resize(1024, 700);
  QVERIFY(dock("scenarios").isHidden());
  resize(1440, 900);
  QVERIFY(dock("scenarios").isHidden());
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
}

WEIGHBRIDGE_WINDOW_TEST(DockRoomTest);

}  // namespace wb::ui::test

#include "dock_room_test.moc"
