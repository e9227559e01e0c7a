#include "tests/ui/widgets/contrast.h"
#include "tests/ui/widgets/files.h"
#include "tests/ui/window/settings_folder.h"
#include "tests/window/window_test.h"
#include "ui/document/document.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/job_strip.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/shortcuts_dialog.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <set>

namespace wb::ui::test {

class WindowPartsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = makeSettingsFolder("Window parts"); }
  void everyActionIsInAMenuWithHelp();
  void noShortcutIsGivenTwice();
  void theKeyboardIsListedFromTheActions();
  void recentFilesAreNewestFirstAndFew();
  void palettesCanBeRead_data();
  void palettesCanBeRead();
  void theSystemChoosesLightOrDark_data();
  void theSystemChoosesLightOrDark();
  void theAppearanceIsRemembered();
  void theLanguageIsRemembered();
  void aFileIsReadInTheBackground();
  void aRefusedFileSaysWhy();
  void aCancelledFileNeverComes();
  void measuredCostsAreReadInTheBackground();
  void theNewestFileWins();
  void theTimeLeftIsSaidOnceItIsKnown();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void WindowPartsTest::everyActionIsInAMenuWithHelp() {
  QMainWindow window;
  const Actions actions(window);
  for (const ActionInfo& info : actionList()) {
    const QAction& action = actions[info.id];
    QVERIFY(actions[info.menu].actions().contains(&const_cast<QAction&>(action)));
    QVERIFY(!action.text().isEmpty());
    QVERIFY(!action.statusTip().isEmpty());
  }
}

void WindowPartsTest::noShortcutIsGivenTwice() {
  QMainWindow window;
  const Actions actions(window);
  std::set<QString> seen;
  for (const ActionInfo& info : actionList()) {
    // These are of the tree or of the view, whichever has the focus.
    const bool isOfWhatHasTheFocus =
        info.id == ActionId::duplicate || info.id == ActionId::removeObject;
    const QString keys = actions[info.id].shortcut().toString();
    if (!keys.isEmpty() && !isOfWhatHasTheFocus)
      QVERIFY2(seen.insert(keys).second, qPrintable(keys));
  }
}

void WindowPartsTest::theKeyboardIsListedFromTheActions() {
  QMainWindow window;
  const Actions actions(window);
  const ShortcutsDialog dialog(actions);
  const auto* list = dialog.findChild<QTreeWidget*>();
  for (const ActionInfo& info : actionList()) {
    const QAction& action = actions[info.id];
    if (action.shortcut().isEmpty()) continue;
    QCOMPARE(list->findItems(plainText(action), Qt::MatchExactly).size(), 1);
  }
}

void WindowPartsTest::recentFilesAreNewestFirstAndFew() {
  QCOMPARE(RecentFiles::files(), QStringList());
  for (int i = 0; i < 15; ++i) RecentFiles::add(QStringLiteral("/tmp/file %1").arg(i));
  RecentFiles::add("/tmp/file 7");
  QCOMPARE(RecentFiles::files().size(), RecentFiles::most);
  QCOMPARE(RecentFiles::files()[0], QString("/tmp/file 7"));
  QCOMPARE(RecentFiles::files()[1], QString("/tmp/file 14"));
  RecentFiles::remove("/tmp/file 7");
  QCOMPARE(RecentFiles::files()[0], QString("/tmp/file 14"));
  QMenu menu;
  RecentFiles recent;
  recent.fill(menu);
  QSignalSpy chosen(&recent, &RecentFiles::chosen);
  menu.actions()[0]->trigger();
  QCOMPARE(chosen[0][0].toString(), QString("/tmp/file 14"));
}

void WindowPartsTest::palettesCanBeRead_data() {
  QTest::addColumn<int>("appearance");
  QTest::newRow("light") << static_cast<int>(Appearance::light);
  QTest::newRow("dark") << static_cast<int>(Appearance::dark);
}

void WindowPartsTest::palettesCanBeRead() {
  QFETCH(int, appearance);
  const QPalette palette = paletteOf(static_cast<Appearance>(appearance));
  constexpr double text = 4.5;
  for (const auto ground : {QPalette::Base, QPalette::Window, QPalette::Button,
                            QPalette::AlternateBase, QPalette::Midlight, QPalette::ToolTipBase})
    for (const auto words : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText,
                             QPalette::ToolTipText, QPalette::PlaceholderText, QPalette::Link})
      QVERIFY(contrast(palette.color(words), palette.color(ground)) >= text);
  QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >=
          text);
}

void WindowPartsTest::theSystemChoosesLightOrDark_data() {
  QTest::addColumn<QColor>("window");
  QTest::addColumn<QColor>("words");
  QTest::addColumn<QColor>("wanted");
  QTest::newRow("light") << QColor(0xEF, 0xEF, 0xEF) << QColor(Qt::black)
                         << QColor(0xEC, 0xEE, 0xF1);
  QTest::newRow("dark") << QColor(0x32, 0x32, 0x32) << QColor(Qt::white)
                        << QColor(0x1E, 0x21, 0x27);
  QTest::newRow("high contrast") << QColor(Qt::black) << QColor(Qt::white) << QColor(Qt::black);
  QTest::newRow("high contrast, light")
      << QColor(Qt::white) << QColor(Qt::black) << QColor(Qt::white);
}

void WindowPartsTest::theSystemChoosesLightOrDark() {
  QFETCH(QColor, window);
  QFETCH(QColor, words);
  QFETCH(QColor, wanted);
  QPalette ofSystem(window);
  ofSystem.setColor(QPalette::Window, window);
  ofSystem.setColor(QPalette::WindowText, words);
  QCOMPARE(paletteOn(ofSystem, Appearance::system).color(QPalette::Window), wanted);
  QCOMPARE(paletteOn(ofSystem, Appearance::dark).color(QPalette::Window), QColor(0x1E, 0x21, 0x27));
}

void WindowPartsTest::theAppearanceIsRemembered() {
  QVERIFY(chosenAppearance() == Appearance::system);
  chooseAppearance(Appearance::dark);
  QVERIFY(chosenAppearance() == Appearance::dark);
  QCOMPARE(QGuiApplication::palette().color(QPalette::Window),
           paletteOf(Appearance::dark).color(QPalette::Window));
  chooseAppearance(Appearance::system);
  // The system of the tests has light windows.
  QCOMPARE(QGuiApplication::palette().color(QPalette::Window),
           paletteOf(Appearance::light).color(QPalette::Window));
}

void WindowPartsTest::theLanguageIsRemembered() {
  QVERIFY(chosenLanguage().isEmpty());
  QVERIFY(spokenLanguages().contains("de"));
  QCOMPARE(nameOfLanguage("de"), QString("Deutsch"));
  QCOMPARE(nameOfLanguage("en"), QString("English"));
  chooseLanguage("de");
  QCOMPARE(chosenLanguage(), QString("de"));
  chooseLanguage("xx");
  QVERIFY(chosenLanguage().isEmpty());
  chooseLanguage({});
}

void WindowPartsTest::aFileIsReadInTheBackground() {
  FileOpener opener;
  QSignalSpy opened(&opener, &FileOpener::opened);
  QSignalSpy ended(&opener, &FileOpener::ended);
  opener.open(sample("market.weighbridge"));
  QVERIFY(opener.isBusy());
  QCOMPARE(opened.count(), 0);
  QVERIFY(opened.wait(10'000));
  QVERIFY(!opener.isBusy());
  QCOMPARE(ended.count(), 1);
}

void WindowPartsTest::aRefusedFileSaysWhy() {
  FileOpener opener;
  QSignalSpy refused(&opener, &FileOpener::refused);
  opener.open(folder_->filePath("missing.weighbridge"));
  QVERIFY(refused.wait(10'000));
  const auto why = refused[0][0].value<Diagnostics>();
  QCOMPARE(why.size(), std::size_t{1});
  QVERIFY(QString::fromStdString(why[0].file).endsWith("missing.weighbridge"));
}

void WindowPartsTest::aCancelledFileNeverComes() {
  FileOpener opener;
  QSignalSpy opened(&opener, &FileOpener::opened);
  QSignalSpy refused(&opener, &FileOpener::refused);
  opener.open(sample("market.weighbridge"));
  opener.cancel();
  QVERIFY(!opener.isBusy());
  QTest::qWait(200);  // Longer than it takes to read.
  QCOMPARE(opened.count() + refused.count(), 0);
}

/// With progress, and a word that ends it; ended, nothing of it comes.
void WindowPartsTest::measuredCostsAreReadInTheBackground() {
  Document document;
  QVERIFY(document.open(sample("market.weighbridge")));
  const scene::Scene& scene = document.weighing().scene;
  QByteArray lines = "linkset,physics\n";
  for (int i = 0; i < 20'000; ++i)
    lines += QByteArray::fromStdString(scene.linksets[0].name) + ",0.5\n";
  const QString path = makeFile(*folder_, "grid.csv", lines);
  FileOpener opener;
  QSignalSpy progressed(&opener, &FileOpener::progressed);
  QSignalSpy measured(&opener, &FileOpener::measured);
  QSignalSpy ended(&opener, &FileOpener::ended);
  opener.measure(path, scene);
  QVERIFY(opener.isBusy());
  QCOMPARE(measured.count(), 0);
  QVERIFY(measured.wait(30'000));
  QVERIFY(progressed.count() > 0);
  QCOMPARE(ended.count(), 1);
  opener.measure(path, scene);
  opener.cancel();
  QVERIFY(!opener.isBusy());
  QTest::qWait(200);  // Longer than it takes to read.
  QCOMPARE(measured.count(), 1);
  QCOMPARE(ended.count(), 2);
}

void WindowPartsTest::theNewestFileWins() {
  FileOpener opener;
  QStringList names;
  connect(&opener, &FileOpener::opened, this, [&names](const FileOpener::Opened& opened) {
    names += QString::fromStdString((*opened)->loaded.value.file);
  });
  opener.open(sample("market.weighbridge"));
  opener.open(sample("chair.weighbridge"));
  QTRY_COMPARE(names, QStringList{sample("chair.weighbridge")});
  QTest::qWait(100);  // The other would come before.
  QCOMPARE(names.size(), 1);
}

void WindowPartsTest::theTimeLeftIsSaidOnceItIsKnown() {
  using std::chrono::milliseconds;
  using std::chrono::seconds;
  QVERIFY(!timeLeft(milliseconds(1'000), 0.5));
  QVERIFY(!timeLeft(milliseconds(60'000), 0.01));
  QCOMPARE(timeLeft(milliseconds(10'000), 0.5), seconds(10));
  QCOMPARE(timeLeft(milliseconds(10'000), 0.4), seconds(15));
  QCOMPARE(timeLeft(milliseconds(3'000), 0.5), seconds(3));
  QCOMPARE(timeLeft(milliseconds(10'000), 0.1), seconds(120));
  QVERIFY(!timeLeft(milliseconds(10'000), 1));  // the rest is not part of what is counted
  // Half was done after 10 s, which left 10: it goes on while nothing more is told.
  QCOMPARE(timeLeft(milliseconds(10'000), 0.5, milliseconds(4'000)), seconds(6));
  QCOMPARE(timeLeft(milliseconds(10'000), 0.5, milliseconds(7'500)), seconds(3));
  QCOMPARE(timeLeft(milliseconds(10'000), 0.5, milliseconds(11'000)), seconds(0));
  QCOMPARE(timeLeftText(seconds(0)), QString("takes longer than expected"));
  QCOMPARE(timeLeftText(seconds(15)), QString("about 15 s left"));
  QCOMPARE(timeLeftText(seconds(120)), QString("about 2 min left"));
}

WEIGHBRIDGE_WINDOW_TEST(WindowPartsTest);

}  // namespace wb::ui::test

#include "window_parts_test.moc"
