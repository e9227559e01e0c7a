#include "ui/window/windows.h"

#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/window/detail/preferences.h"

#include <QAbstractItemView>
#include <QAction>
#include <QStatusBar>
#include <algorithm>
#include <vector>

namespace wb::ui::test {

/// Several windows of one program.
class WindowsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void eachFileGetsAWindow();
  void twoWindowsOnOneFileAreTold();
  void savingTellsOfTheOtherWindow();
  void theSessionComesBackWithBoth();
  void whatIsOpenIsBroughtUpInsteadOfOpenedAgain();

 private:
  static std::vector<MainWindow*> windows();
  static QStringList files();
  static QString problemsOf(const MainWindow& window);
  void openChairAndDuck();

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Windows> program_;
};

void WindowsTest::init() {
  QLocale::setDefault(QLocale::c());
  folder_ = makeSettingsFolder("Windows");
  program_ = std::make_unique<Windows>();
}

void WindowsTest::cleanup() {
  for (const MainWindow* window : windows()) delete window;
  program_.reset();
}

std::vector<MainWindow*> WindowsTest::windows() {
  std::vector<MainWindow*> found;
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* window = qobject_cast<MainWindow*>(widget)) found.push_back(window);
  return found;
}

/// Those that are open, in their order.
QStringList WindowsTest::files() {
  QStringList paths;
  for (MainWindow* window : windows()) paths << window->document().path();
  paths.sort();
  return paths;
}

QString WindowsTest::problemsOf(const MainWindow& window) {
  const auto* list = window.findChild<ProblemsPanel*>()->findChild<QAbstractItemView*>();
  QString all;
  for (int row = 0; row < list->model()->rowCount(); ++row)
    for (int column = 0; column < list->model()->columnCount(); ++column)
      all += list->model()->index(row, column).data().toString() + u'\n';
  return all;
}

void WindowsTest::openChairAndDuck() {
  program_->open({sample("chair.weighbridge"), sample("duck.weighbridge")}, Several::apart);
  QTRY_COMPARE_WITH_TIMEOUT(
      files(), (QStringList{sample("chair.weighbridge"), sample("duck.weighbridge")}), 20'000);
}

void WindowsTest::eachFileGetsAWindow() {
  openChairAndDuck();
  for (const MainWindow* window : windows()) QVERIFY(window->isVisible());
}

void WindowsTest::twoWindowsOnOneFileAreTold() {
  program_->open({sample("chair.weighbridge")});
  QTRY_COMPARE_WITH_TIMEOUT(files(), QStringList{sample("chair.weighbridge")}, 20'000);
  const MainWindow* first = windows().front();
  program_->open({sample("chair.weighbridge")});
  QTRY_COMPARE_WITH_TIMEOUT(
      files(), (QStringList{sample("chair.weighbridge"), sample("chair.weighbridge")}), 20'000);
  for (const MainWindow* window : windows())
    if (window != first)
      QVERIFY(problemsOf(*window).contains(QStringLiteral("is also open in another window")));
}

/// Where one looks, as long as it is so: in the title, and in what is said of the file.
void WindowsTest::savingTellsOfTheOtherWindow() {
  const QString path = makeFile(*folder_, "stall.weighbridge", R"({"weighbridge": 1, "linksets": [
      {"name": "Stall", "parts": [{"kind": "box", "scale": [1, 1, 1]}]}]})");
  const QString shared = QStringLiteral("stall.weighbridge[*] (also open in another window)");
  const QString alone = QStringLiteral("stall.weighbridge[*] – Weighbridge");
  program_->open({path});
  QTRY_COMPARE_WITH_TIMEOUT(files(), QStringList{path}, 20'000);
  const MainWindow* first = windows().front();
  QCOMPARE(first->windowTitle(), alone);
  program_->open({path});
  QTRY_COMPARE_WITH_TIMEOUT(files(), (QStringList{path, path}), 20'000);
  MainWindow* second = windows()[windows().front() == first ? 1 : 0];
  QVERIFY(second->windowTitle().startsWith(shared));
  QCOMPARE(first->windowTitle(), alone);
  const auto said = [&] { return second->statusBar()->currentMessage(); };
  QCOMPARE(said(),
           QStringLiteral("Opened stall.weighbridge, which is also open in another window"));
  for (QAction* one : second->findChildren<QAction*>())
    if (one->text().remove(u'&') == QStringLiteral("Save")) one->trigger();
  QCOMPARE(said(), QStringLiteral("Saved stall.weighbridge, which is also open in another window"));
  delete first;
  QTRY_COMPARE(second->windowTitle(), alone);
  for (QAction* one : second->findChildren<QAction*>())
    if (one->text().remove(u'&') == QStringLiteral("Save")) one->trigger();
  QCOMPARE(said(), QStringLiteral("Saved stall.weighbridge"));
}

void WindowsTest::theSessionComesBackWithBoth() {
  openChairAndDuck();
  Preferences::ofProgram().setReopens(true);
  for (QAction* action : windows().front()->findChildren<QAction*>())
    if (action->text().remove(u'&') == QStringLiteral("Quit")) action->trigger();
  QTRY_VERIFY(windows().empty());
  Windows next;
  next.open({});
  QTRY_COMPARE_WITH_TIMEOUT(
      files(), (QStringList{sample("chair.weighbridge"), sample("duck.weighbridge")}), 20'000);
}

void WindowsTest::whatIsOpenIsBroughtUpInsteadOfOpenedAgain() {
  openChairAndDuck();
  MainWindow* asking = windows().front();
  const QString boxes = sample("ten_boxes.weighbridge");
  emit asking->fileWanted(boxes);
  emit asking->fileWanted(boxes);  // it is still being read
  QTRY_VERIFY_WITH_TIMEOUT(files().contains(boxes), 20'000);
  QCOMPARE(windows().size(), std::size_t{3});
  emit asking->fileWanted(boxes);
  emit asking->fileWanted(sample("duck.weighbridge"));
  QCOMPARE(windows().size(), std::size_t{3});
}

WEIGHBRIDGE_WINDOW_TEST(WindowsTest);

}  // namespace wb::ui::test

#include "windows_test.moc"
