#include "ui/window/start_page.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"

#include <QCommandLinkButton>
#include <QFileInfo>
#include <QPixmap>
#include <algorithm>

namespace wb::ui::test {

/// What a window shows first.
class StartPageTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Start page"); }
  void cleanup() { window_.reset(); }
  void everySampleHasAPictureAndALesson();
  void aSampleIsOpenedByItsPicture();
  void whatWasOpenedLastIsThere();
  void itGoesWhenSomethingIsOpen();

 private:
  QCommandLinkButton* link(const QString& title);
};

QCommandLinkButton* StartPageTest::link(const QString& title) {
  for (auto* one : panel<StartPage>().findChildren<QCommandLinkButton*>())
    if (one->accessibleName() == title) return one;
  return nullptr;
}

void StartPageTest::everySampleHasAPictureAndALesson() {
  const std::vector<Sample> all = samples();
  QVERIFY(all.size() > 10);
  for (const Sample& sample : all) {
    QVERIFY2(!QPixmap(sample.picture).isNull(), qPrintable(sample.picture));
    QVERIFY2(!sample.title.isEmpty() && sample.lesson.endsWith(u'.'), qPrintable(sample.path));
    QVERIFY2(link(sample.title), qPrintable(sample.title));
    QCOMPARE(link(sample.title)->description(), sample.lesson);
  }
}

void StartPageTest::aSampleIsOpenedByItsPicture() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  link("A small market")->click();
  QVERIFY(reset.wait(10'000));
  QCOMPARE(QFileInfo(window_->document().path()).fileName(), QString("market.weighbridge"));
}

void StartPageTest::whatWasOpenedLastIsThere() {
  const QString path = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  QVERIFY(!link("stall.weighbridge"));
  open(path);
  action("Close file")->trigger();
  QVERIFY(link("stall.weighbridge"));
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  link("stall.weighbridge")->click();
  QVERIFY(reset.wait(10'000));
}

void StartPageTest::itGoesWhenSomethingIsOpen() {
  QVERIFY(panel<StartPage>().isVisible());
  open(sample("chair.weighbridge"));
  QVERIFY(!panel<StartPage>().isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(StartPageTest);

}  // namespace wb::ui::test

#include "start_page_test.moc"
