#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/view_panel.h"
#include "ui/translation/translation.h"
#include "ui/window/detail/docks.h"

#include <QDockWidget>
#include <QHash>
#include <QLocale>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QTranslator>
#include <algorithm>

namespace wb::ui::test {

/// The view keeps its room, whatever the window's size.
class DockRoomTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanupTestCase() { window_.reset(); }
  void theViewKeepsHalfTheWidth_data();
  void theViewKeepsHalfTheWidth();
  void whyIsAColumnOfTheWholeHeight_data() { theViewKeepsHalfTheWidth_data(); }
  void whyIsAColumnOfTheWholeHeight();
  void whyIsWideEnoughInEveryLanguage_data();
  void whyIsWideEnoughInEveryLanguage();
  void theSidesShareAColumnWhereItIsNarrow();
  void slotsFollowFromSizeAndWish_data();
  void slotsFollowFromSizeAndWish();
  void theWindowCanBeSmall();
  void theLayoutComesBack();
  void whatWasDraggedIsKept();
  void aHeightThatWasDraggedIsKept();
  void aColumnThatIsSharedIsStillSoAtTheNextStart();
  void docksAreAsWideAtTheNextStart();
  void closedDocksStayClosed();

 private:
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(name); }
  Qt::DockWidgetArea areaOf(const char* name) { return window_->dockWidgetArea(&dock(name)); }
  void resize(int width, int height);
  /// As large as before, but no larger than the screen.
  void startAgain();
  /// What is looked at next needs a window of a program that has never run.
  void endHere() { window_.reset(); }
  /// Of all that is seen, by name.
  QHash<QString, QRect> places();
};

/// Which sizes follow is asked without a window, and each language has one of its own. All others
/// share one, until what is kept of it was changed.
void DockRoomTest::init() {
  const QByteArrayView function = QTest::currentTestFunction();
  if (function == "slotsFollowFromSizeAndWish" || function == "whyIsWideEnoughInEveryLanguage" ||
      window_)
    return;
  start("Dock room");
  open(sample("market.weighbridge"));
}

void DockRoomTest::resize(int width, int height) {
  window_->resize(width, height);
  waitForLayout();
}

void DockRoomTest::startAgain() {
  window_->close();
  makeWindow();
  open(sample("market.weighbridge"));
  waitForLayout();
}

void DockRoomTest::theViewKeepsHalfTheWidth_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("small") << QSize(1024, 700);
  QTest::newRow("least") << QSize(900, 600);
  QTest::newRow("just one column") << QSize(1099, 700);
  QTest::newRow("just two columns") << QSize(1100, 700);
  QTest::newRow("just two") << QSize(1280, 720);
  QTest::newRow("usual") << QSize(1440, 900);
}

void DockRoomTest::theViewKeepsHalfTheWidth() {
  QFETCH(QSize, size);
  resize(size.width(), size.height());
  QCOMPARE(window_->size(), size);
  const ViewPanel& view = panel<ViewPanel>();
  QVERIFY2(view.width() >= size.width() / 2, qPrintable(QString::number(view.width())));
  QVERIFY2(view.height() >= size.height() * 2 / 5, qPrintable(QString::number(view.height())));
}

/// The number, where it comes from and what would lower it are read without scrolling; in a narrow
/// window below the outliner.
void DockRoomTest::whyIsAColumnOfTheWholeHeight() {
  QFETCH(QSize, size);
  resize(size.width(), size.height());
  const QDockWidget& why = dock("why");
  const QDockWidget& scene = dock("scene");
  const bool isNarrow = size.width() < 1100;
  const int height = why.height() + (isNarrow ? scene.height() : 0);
  QVERIFY2(height >= size.height() * 3 / 4, qPrintable(QString::number(height)));
  if (isNarrow)
    QVERIFY(dock("table").geometry().left() > why.geometry().right());
  else
    QVERIFY(dock("table").geometry().right() < why.geometry().left());
}

void DockRoomTest::whyIsWideEnoughInEveryLanguage_data() {
  QTest::addColumn<QLocale::Language>("language");
  for (const auto language :
       {QLocale::German, QLocale::Japanese, QLocale::English, QLocale::French, QLocale::Spanish}) {
    if (language == QLocale::English && !isLong()) return;
    QTest::newRow(qPrintable(QLocale::languageToString(language))) << language;
  }
}

/// Words on other panels do not take its room: in German, whose words are the longest, in Japanese,
/// and of the long sizes in each.
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

/// The outliner above the card, both seen.
void DockRoomTest::theSidesShareAColumnWhereItIsNarrow() {
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("why"), Qt::RightDockWidgetArea);
  resize(1024, 700);
  for (const char* name : {"scene", "scenarios", "why", "constants", "properties"})
    QCOMPARE(areaOf(name), Qt::LeftDockWidgetArea);
  for (const char* name : {"scene", "why"}) QVERIFY(isInFront(dock(name)));
  QVERIFY(dock("scene").geometry().bottom() < dock("why").geometry().top());
  QVERIFY(window_->tabifiedDockWidgets(&dock("why")).contains(&dock("constants")));
  action("Restore layout")->trigger();
  waitForLayout();
  QCOMPARE(areaOf("why"), Qt::LeftDockWidgetArea);
  QVERIFY(panel<ViewPanel>().width() >= 512);
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("scenarios"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("why"), Qt::RightDockWidgetArea);
  QVERIFY(isInFront(dock("scene")));
  QVERIFY(isInFront(dock("why")));
  endHere();  // Without the drawer, as it is restored.
}

/// Half of the width is the view's, and never less than 480; what is missing both sides give, down
/// to 200 and 300.
void DockRoomTest::slotsFollowFromSizeAndWish_data() {
  QTest::addColumn<int>("width");
  QTest::addColumn<int>("left");
  QTest::addColumn<int>("right");
  QTest::newRow("usual") << 1440 << 280 << 356;
  QTest::newRow("all that is wanted") << 1290 << 280 << 356;
  QTest::newRow("half of what may go") << 1152 << 240 << 328;
  QTest::newRow("wide") << 2560 << 280 << 356;
}

void DockRoomTest::slotsFollowFromSizeAndWish() {
  QFETCH(int, width);
  constexpr int separator = 4;
  const SlotSizes sizes = slotSizesFor({width, 900}, {}, separator);
  QTEST(sizes.left, "left");
  QTEST(sizes.right, "right");
  for (int one = 900; one < 3000; ++one) {
    const SlotSizes now = slotSizesFor({one, 900}, {}, separator);
    const int view = isOneColumn({one, 900}) ? one - now.column - separator
                                             : one - now.left - now.right - 2 * separator;
    QVERIFY2(view >= std::max(480, one / 2), qPrintable(QString::number(one)));
    QVERIFY(now.left >= 200 && now.right >= 300 && now.column >= 200);
  }
}

void DockRoomTest::theWindowCanBeSmall() {
  resize(300, 300);
  QCOMPARE(window_->size(), QSize(900, 600));
  QVERIFY(panel<ViewPanel>().width() >= 480);
}

QHash<QString, QRect> DockRoomTest::places() {
  QHash<QString, QRect> all;
  for (const auto* one : window_->findChildren<QDockWidget*>())
    if (isInFront(*one)) all.insert(one->objectName(), one->geometry());
  all.insert("view", window_->centralWidget()->geometry());
  return all;
}

/// Whatever sizes a window had meanwhile: of each size one sequence, or of the long sizes twenty.
void DockRoomTest::theLayoutComesBack() {
  QRandomGenerator random(20261127);
  for (const QSize& size : {QSize(1440, 900), QSize(1024, 700), QSize(1180, 720)}) {
    resize(size.width(), size.height());
    const auto before = places();
    QVERIFY(before.size() >= 4);
    for (int sequence = 0; sequence < (isLong() ? 20 : 1); ++sequence) {
      for (int step = random.bounded(1, 4); step > 0; --step) {
        window_->resize(random.bounded(900, 1600), random.bounded(600, 1000));
        if (random.bounded(2) == 0) QTest::qWait(20);
      }
      window_->resize(900, 600);
      QTest::qWait(20);
      window_->resize(size);
      QTRY_COMPARE(places(), before);
    }
  }
}

void DockRoomTest::whatWasDraggedIsKept() {
  resize(1440, 900);
  const QRect why = dock("why").geometry();
  const QPoint grip(why.left() - 2, why.center().y());
  QVERIFY(window_->isSeparator(grip));
  QTest::mousePress(window_.get(), Qt::LeftButton, {}, grip);
  QTest::mouseMove(window_.get(), grip - QPoint(40, 0));
  QTest::qWait(50);
  QTest::mouseRelease(window_.get(), Qt::LeftButton, {}, grip - QPoint(40, 0));
  waitForLayout();
  const int dragged = dock("why").width();
  QVERIFY2(std::abs(dragged - why.width() - 40) <= 4, qPrintable(QString::number(dragged)));
  resize(1024, 700);
  resize(1600, 900);
  QCOMPARE(dock("why").width(), dragged);
  startAgain();
  resize(1600, 900);
  QCOMPARE(dock("why").width(), dragged);
  action("Restore layout")->trigger();
  QTRY_COMPARE(dock("why").width(), why.width());
  endHere();
}

/// With the tabs above the panel, which are no part of it.
void DockRoomTest::aHeightThatWasDraggedIsKept() {
  resize(1440, 900);
  const QRect view = window_->centralWidget()->geometry();
  const int height = dock("table").height();
  const QPoint grip(view.center().x(), view.bottom() + 3);
  QVERIFY(window_->isSeparator(grip));
  QTest::mousePress(window_.get(), Qt::LeftButton, {}, grip);
  QTest::mouseMove(window_.get(), grip - QPoint(0, 30));
  QTest::qWait(50);
  QTest::mouseRelease(window_.get(), Qt::LeftButton, {}, grip - QPoint(0, 30));
  waitForLayout();
  const int dragged = dock("table").height();
  QVERIFY2(dragged > height, qPrintable(QString::number(dragged)));
  resize(1024, 700);
  resize(1440, 900);
  QCOMPARE(dock("table").height(), dragged);
  endHere();
}

void DockRoomTest::aColumnThatIsSharedIsStillSoAtTheNextStart() {
  resize(1024, 700);
  startAgain();
  QCOMPARE(window_->width(), 1024);
  QCOMPARE(areaOf("why"), Qt::LeftDockWidgetArea);
  resize(1440, 900);
  QCOMPARE(areaOf("scene"), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf("why"), Qt::RightDockWidgetArea);
}

void DockRoomTest::docksAreAsWideAtTheNextStart() {
  resize(1440, 900);
  const int left = dock("scene").width();
  const int right = dock("why").width();
  const int below = dock("table").height();
  for (int start = 0; start < 2; ++start) {
    startAgain();
    resize(1440, 900);
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
