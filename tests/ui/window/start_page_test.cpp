#include "ui/window/detail/start_page.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/translation/translation.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_keeper.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPixmap>
#include <QTranslator>
#include <algorithm>

namespace wb::ui::test {

/// What a window shows first.
class StartPageTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init() { start("Start page"); }
  void cleanup() { window_.reset(); }
  void everySampleHasAPictureAndALesson();
  void everySampleIsSaidInEveryLanguage_data();
  void everySampleIsSaidInEveryLanguage();
  void aSampleIsOpenedByItsPicture();
  void recentFilesAreListed();
  void itGoesWhenSomethingIsOpen();
  void atFirstItSaysWhatWillBeThere();
  void aFileThatWasOpenedHasAPicture();
  void picturesAreFewAndMayBeDeleted();
  void severalThatWereOpenAreOpenedAgain();

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
  QCOMPARE(all.front().title, QString("A small market"));  // For the first time.
  for (const Sample& sample : all) {
    QVERIFY2(!QPixmap(sample.picture).isNull(), qPrintable(sample.picture));
    QVERIFY2(!sample.title.isEmpty() && sample.lesson.endsWith(u'.'), qPrintable(sample.path));
    QVERIFY2(link(sample.title), qPrintable(sample.title));
    QCOMPARE(link(sample.title)->description(), sample.lesson);
  }
}

void StartPageTest::everySampleIsSaidInEveryLanguage_data() {
  QTest::addColumn<QLocale::Language>("language");
  for (const auto language :
       {QLocale::French, QLocale::German, QLocale::Japanese, QLocale::Spanish})
    QTest::newRow(qPrintable(QLocale::languageToString(language))) << language;
}

/// What a sample's file says is found in the catalogue word for word, or it would stay English.
void StartPageTest::everySampleIsSaidInEveryLanguage() {
  QFETCH(QLocale::Language, language);
  const std::vector<Sample> english = samples();
  installTranslations(*qApp, QLocale(language));
  const std::vector<Sample> all = samples();
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QCOMPARE(all.size(), english.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    QVERIFY2(all[i].title != english[i].title, qPrintable(english[i].title));
    QVERIFY2(all[i].lesson != english[i].lesson, qPrintable(english[i].lesson));
  }
}

void StartPageTest::aSampleIsOpenedByItsPicture() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  link("A small market")->click();
  QVERIFY(reset.wait(10'000));
  QCOMPARE(QFileInfo(window_->document().path()).fileName(), QString("market.weighbridge"));
}

void StartPageTest::recentFilesAreListed() {
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

void StartPageTest::atFirstItSaysWhatWillBeThere() {
  QStringList words;
  for (auto* label : panel<StartPage>().findChildren<QLabel*>()) words << label->text();
  QVERIFY(!words.filter("No recent files yet.").isEmpty());
}

void StartPageTest::aFileThatWasOpenedHasAPicture() {
  const QString path = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path);
  QTRY_VERIFY_WITH_TIMEOUT(!thumbnailOf(path).isNull(), 30'000);
  QCOMPARE(thumbnailOf(path).size(), QSize(288, 180));
  action("Close file")->trigger();
  QVERIFY(link("stall.weighbridge")->iconSize().width() > 100);
}

void StartPageTest::picturesAreFewAndMayBeDeleted() {
  QImage picture(400, 300, QImage::Format_RGB32);
  picture.fill(Qt::darkGreen);
  for (int i = 0; i < mostThumbnails + 4; ++i)
    keepThumbnail(QStringLiteral("/tmp/file %1").arg(i), picture);
  QCOMPARE(QDir(thumbnailsFolder()).entryList({"*.png"}).size(), qsizetype{mostThumbnails});
  forgetThumbnails();
  QVERIFY(QDir(thumbnailsFolder()).entryList({"*.png"}).isEmpty());
  QVERIFY(thumbnailOf("/tmp/file 3").isNull());
}

void StartPageTest::severalThatWereOpenAreOpenedAgain() {
  const QString one = makeFile("one.weighbridge", contentOf(sample("chair.weighbridge")));
  const QString two = makeFile("two.weighbridge", contentOf(sample("chair.weighbridge")));
  rememberFilesOpen({one, two});
  panel<StartPage>().showRecent();
  QSignalSpy wanted(window_.get(), &MainWindow::sessionWanted);
  for (auto* button : panel<StartPage>().findChildren<QCommandLinkButton*>())
    if (button->description() == "one.weighbridge, two.weighbridge") button->click();
  QCOMPARE(wanted.count(), 1);
  QCOMPARE(wanted[0][0].toStringList(), QStringList({one, two}));
}

WEIGHBRIDGE_WINDOW_TEST(StartPageTest);

}  // namespace wb::ui::test

#include "start_page_test.moc"
