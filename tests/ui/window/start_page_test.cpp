#include "ui/window/detail/start_page.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/translation/translation.h"
#include "ui/widgets/colors.h"
#include "ui/widgets/text_labels.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_keeper.h"
#include "ui/window/detail/start_button.h"

#include <QAccessible>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>
#include <set>

namespace wb::ui::test {

/// What a window shows first.
class StartPageTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void everySampleIsSaidInEveryLanguage_data();
  void everySampleIsSaidInEveryLanguage();
  void everySampleHasAPictureAndALesson();
  void titlesOfSamplesAreWhole();
  void theMenuHasTheTitlesOfSamples();
  void nineSamplesAreSeenAtOnce();
  void smallWindowsHaveFewerColumns_data();
  void smallWindowsHaveFewerColumns();
  void atFirstItSaysWhatWillBeThere();
  void picturesOfSamplesSuitLightAndDark();
  void aSampleIsOpenedByItsPicture();
  void recentFilesAreListed();
  void recentFilesHaveNumberAndDay();
  void itIsUsedByKeyboard();
  void whatIsReadIsShown();
  void itSaysWhyAFileWasNotOpened();
  void itGoesWhenSomethingIsOpen();
  void aFileThatWasOpenedHasAPicture();
  void picturesAreFewAndMayBeDeleted();
  void severalThatWereOpenAreOpenedAgain();

 private:
  static bool isLookedAtAlone();
  StartButton* link(const QString& title);
};

/// Whether a test leaves the window as it was, but for its size.
bool StartPageTest::isLookedAtAlone() {
  const std::set<QByteArray> tests{
      "everySampleHasAPictureAndALesson", "titlesOfSamplesAreWhole",
      "theMenuHasTheTitlesOfSamples",     "nineSamplesAreSeenAtOnce",
      "smallWindowsHaveFewerColumns",     "atFirstItSaysWhatWillBeThere"};
  return tests.contains(QTest::currentTestFunction());
}

/// What is said of samples needs no window, and what only looks at one shares it. One of the others
/// keeps what is drawn.
void StartPageTest::init() {
  const QByteArrayView function = QTest::currentTestFunction();
  if (function == "everySampleIsSaidInEveryLanguage" || (isLookedAtAlone() && window_)) return;
  start("Start page", function == "aFileThatWasOpenedHasAPicture" ? Drawing::whole : Drawing::none);
}

void StartPageTest::cleanup() {
  if (!isLookedAtAlone()) window_.reset();
}

StartButton* StartPageTest::link(const QString& title) {
  for (auto* one : panel<StartPage>().findChildren<StartButton*>())
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

/// They wrap, and the lesson has the lines that are left.
void StartPageTest::titlesOfSamplesAreWhole() {
  bool isAnyWrapped = false;
  for (const Sample& sample : samples()) {
    const StartButton& card = *link(sample.title);
    QCOMPARE(card.titleLines().join(u' '), sample.title);
    const qsizetype below = card.lowerLines().size();
    QVERIFY(below >= 1 && card.titleLines().size() + below <= 3);
    isAnyWrapped = isAnyWrapped || card.titleLines().size() > 1;
    if (card.titleLines().size() == 1 && card.lowerLines().join(u' ') != sample.lesson)
      QCOMPARE(below, 2);
    QVERIFY(card.toolTip().contains(sample.title) && card.toolTip().contains(sample.lesson));
  }
  QVERIFY(isAnyWrapped);
}

void StartPageTest::theMenuHasTheTitlesOfSamples() {
  QStringList titles;
  for (const Sample& sample : samples()) titles << sample.title;
  QStringList listed;
  for (const QAction* one : action("Open a sample")->menu()->actions()) listed << one->text();
  QCOMPARE(listed, titles);
}

/// Their ground is that of the card.
void StartPageTest::picturesOfSamplesSuitLightAndDark() {
  for (const Appearance appearance : {Appearance::light, Appearance::dark}) {
    const QPalette palette = paletteOf(appearance);
    for (const Sample& sample : samples()) {
      StartButton& card = *link(sample.title);
      card.setPalette(palette);
      const QImage drawn = card.grab().toImage();
      QCOMPARE(drawn.pixelColor(12, 90), colorsOf(palette).raised);
    }
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

/// The land impact is the one that the window shows.
void StartPageTest::recentFilesHaveNumberAndDay() {
  const QString path = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path);
  const QString number = QLocale().toString(qRound64(landImpact()));
  action("Close file")->trigger();
  const QString day = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
  QCOMPARE(link("stall.weighbridge")->description(), number + " LI, " + day);
  QVERIFY(link("stall.weighbridge")->toolTip().endsWith("stall.weighbridge"));
}

void StartPageTest::nineSamplesAreSeenAtOnce() {
  window_->resize(1440, 900);
  QTRY_COMPARE(window_->size(), QSize(1440, 900));
  waitForLayout();
  int seen = 0;
  for (const Sample& sample : samples()) {
    const StartButton& card = *link(sample.title);
    QCOMPARE(card.size(), QSize(300, 248));
    QCOMPARE(card.pictureSize(), QSize(300, 180));
    if (card.visibleRegion().boundingRect() == card.rect()) ++seen;
  }
  QCOMPARE(seen, 9);
}

/// Nothing lies outside, and the sides do not overlap.
void StartPageTest::smallWindowsHaveFewerColumns_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("left");
  QTest::newRow("smallest") << QSize(900, 600) << 2 << 260;
  QTest::newRow("small") << QSize(1024, 700) << 2 << 384;
  QTest::newRow("usual") << QSize(1440, 900) << 3 << 480;
}

void StartPageTest::smallWindowsHaveFewerColumns() {
  QFETCH(QSize, size);
  QFETCH(int, columns);
  QFETCH(int, left);
  window_->resize(size);
  QTRY_COMPARE(window_->size(), size);
  waitForLayout();
  std::set<int> lefts;
  for (const Sample& sample : samples()) {
    const StartButton& card = *link(sample.title);
    const QRect place(card.mapTo(window_.get(), QPoint()), card.size());
    lefts.insert(place.left());
    QVERIFY(place.left() >= left && place.right() < size.width());
    QCOMPARE(card.size(), QSize(300, 248));
  }
  QCOMPARE(lefts.size(), static_cast<std::size_t>(columns));
  QCOMPARE(recentColumnWidth(size.width()), left);
}

/// Tab goes from *Open…* to recent files to samples, and Space opens one.
void StartPageTest::itIsUsedByKeyboard() {
  const QString path = makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  open(path);
  action("Close file")->trigger();
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  auto& page = panel<StartPage>();
  auto* open = page.findChild<QPushButton*>();
  open->setFocus();
  QTest::keyClick(open, Qt::Key_Tab);
  QCOMPARE(page.focusWidget(), link("stall.weighbridge"));
  QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
  QCOMPARE(page.focusWidget(), link("A small market"));
  const auto* told = QAccessible::queryAccessibleInterface(page.focusWidget());
  QCOMPARE(told->role(), QAccessible::Button);
  QCOMPARE(told->text(QAccessible::Name), QString("A small market"));
  QCOMPARE(told->text(QAccessible::Description), samples().front().lesson);
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  QTest::keyClick(page.focusWidget(), Qt::Key_Space);
  QVERIFY(reset.wait(10'000));
}

/// Its room is there before, so that nothing moves.
void StartPageTest::whatIsReadIsShown() {
  auto& page = panel<StartPage>();
  auto* progress = page.findChild<QProgressBar*>();
  QVERIFY(!progress->isVisible());
  const QRect before = link("A small market")->geometry();
  FileOpener opener;
  StartPage other(opener);
  other.resize(1440, 800);
  other.show();
  auto* bar = other.findChild<QProgressBar*>();
  emit opener.started("/models/chair.glb");
  QVERIFY(bar->isVisible());
  QCOMPARE(bar->accessibleName(), QString("Reading chair.glb"));
  emit opener.progressed(0.25);
  QCOMPARE(bar->value(), 25);
  auto* cancel = other.findChild<QToolButton*>();
  QVERIFY(cancel->isVisible());
  emit opener.ended();
  QVERIFY(!bar->isVisible());
  QCOMPARE(link("A small market")->geometry(), before);
}

void StartPageTest::itSaysWhyAFileWasNotOpened() {
  window_->open(makeFile("chair.llmesh", "no mesh"));
  const auto says = [&] {
    for (const auto* label : panel<StartPage>().findChildren<SlotLabel*>())
      if (label->isVisible() && label->text().startsWith("Opening failed. chair.llmesh: "))
        return true;
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(says(), 10'000);
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
  QVERIFY(link("stall.weighbridge")->hasPicture());
  QCOMPARE(link("stall.weighbridge")->pictureSize(), QSize(96, 72));
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
  for (auto* button : panel<StartPage>().findChildren<StartButton*>())
    if (button->description() == "one.weighbridge, two.weighbridge") button->click();
  QCOMPARE(wanted.count(), 1);
  QCOMPARE(wanted[0][0].toStringList(), QStringList({one, two}));
}

WEIGHBRIDGE_WINDOW_TEST(StartPageTest);

}  // namespace wb::ui::test

#include "start_page_test.moc"
