#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/view/view_panel.h"
#include "ui/translation/translation.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/panels.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTranslator>
#include <algorithm>
#include <set>

namespace wb::ui::test {
namespace {

/// The texts whose mnemonic another one before them has.
QStringList clashesOf(const QStringList& texts) {
  std::set<QString> taken;
  QStringList clashes;
  for (const QString& text : texts) {
    const QString key = QKeySequence::mnemonic(text).toString();
    if (!key.isEmpty() && !taken.insert(key).second) clashes += text;
  }
  return clashes;
}

}  // namespace

/// The window by keyboard alone: what is seen is reached, and nothing else.
class WindowFocusTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void whatIsBehindTabsIsNotThere();
  void tabStaysInWhatIsSeen();
  void aPanelIsReachedByTheTabsOfItsPlace();
  void aKeyOfItsOwnBringsEachPanelToTheFront();
  void keysOfPanelsNeverClose();
  void afterOpeningTheOutlinerHasTheFocus();
  void aKeyLeadsFromPlaceToPlace();
  void tabReachesTreeTableAndCard();
  void noTwoMnemonicsClash_data();
  void noTwoMnemonicsClash();
  void aPanelTakenOutFromBehindATabIsSeen();

 private:
  void begin();
  void noTwoActionsOfAMenuHaveOneMnemonic();
  void noTwoMnemonicsOfTheWindowClash();
  QList<QDockWidget*> docks() const { return window_->findChildren<QDockWidget*>(); }
  /// Where Tab goes from the central view on, until it comes round.
  std::set<QWidget*> reachedByTab();
};

/// Each language has a window of its own.
void WindowFocusTest::init() {
  if (QByteArrayView(QTest::currentTestFunction()) != "noTwoMnemonicsClash") begin();
}

void WindowFocusTest::begin() {
  start("Window focus");
  window_->resize(1440, 900);
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  open(sample("bench.weighbridge"));
}

void WindowFocusTest::cleanup() {
  window_.reset();
  qDeleteAll(qApp->findChildren<QTranslator*>());
}

void WindowFocusTest::noTwoMnemonicsClash_data() {
  QTest::addColumn<QLocale::Language>("language");
  QTest::newRow("English") << QLocale::English;
  QTest::newRow("French") << QLocale::French;
  QTest::newRow("German") << QLocale::German;
  QTest::newRow("Japanese") << QLocale::Japanese;
  QTest::newRow("Spanish") << QLocale::Spanish;
}

void WindowFocusTest::noTwoMnemonicsClash() {
  QFETCH(QLocale::Language, language);
  installTranslations(*qApp, QLocale(language));
  begin();
  noTwoActionsOfAMenuHaveOneMnemonic();
  noTwoMnemonicsOfTheWindowClash();
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
    const bool isSeen = isInFront(*dock);
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
      if (dock->isAncestorOf(one)) QVERIFY(isInFront(*dock));
  }
}

void WindowFocusTest::afterOpeningTheOutlinerHasTheFocus() {
  auto& tree = panel<SceneTree>();
  QTRY_VERIFY(tree.hasFocus());
  QTest::keyClick(&tree, Qt::Key_Down);
  QTest::keyClick(&tree, Qt::Key_Down);
  QVERIFY(tree.currentIndex().isValid());
}

/// Left, view, right, below, and round again; back the other way.
void WindowFocusTest::aKeyLeadsFromPlaceToPlace() {
  const auto placeOfFocus = [&]() -> QString {
    for (const QDockWidget* dock : docks())
      if (dock->isAncestorOf(window_->focusWidget())) return dock->objectName();
    return panel<ViewPanel>().isAncestorOf(window_->focusWidget()) ? "view" : "none";
  };
  QTRY_COMPARE(placeOfFocus(), QStringLiteral("scene"));
  const QStringList order{"view", "why", "table", "scene"};
  for (const QString& next : order) {
    action("Next area")->trigger();
    QTRY_COMPARE(placeOfFocus(), next);
  }
  for (const char* before : {"table", "why", "view", "scene"}) {
    action("Previous area")->trigger();
    QTRY_COMPARE(placeOfFocus(), QLatin1StringView(before));
  }
  QCOMPARE(action("Next area")->shortcut(), QKeySequence(Qt::Key_F6));
  QCOMPARE(action("Previous area")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_F6));
}

void WindowFocusTest::tabReachesTreeTableAndCard() {
  window_->selection().select(weighing::Target{0, {}});
  const auto reached = reachedByTab();
  for (const char* name : {"scene", "why", "table"}) {
    const auto* dock = window_->findChild<QDockWidget*>(QLatin1StringView(name));
    QVERIFY2(std::ranges::any_of(reached,
                                 [dock](const QWidget* one) { return dock->isAncestorOf(one); }),
             name);
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

void WindowFocusTest::aKeyOfItsOwnBringsEachPanelToTheFront() {
  const auto panels = Panels::chosenBy();
  const QList<QDockWidget*> all = docks();
  QCOMPARE(panels.size(), all.size());
  // From the last on, so that none is in front because it was at first.
  for (qsizetype i = panels.size() - 1; i >= 0; --i) {
    const QKeyCombination keys = panels[i].key[0];
    QTest::keyClick(window_.get(), keys.key(), keys.keyboardModifiers());
    const auto dock = std::ranges::find_if(all, [&](const QDockWidget* one) {
      return one->windowTitle().startsWith(panels[i].title);
    });
    QVERIFY2(dock != all.end(), qPrintable(panels[i].title));
    QTRY_VERIFY2(isInFront(**dock), qPrintable(panels[i].title));
  }
}

void WindowFocusTest::keysOfPanelsNeverClose() {
  for (const Panels::Chosen& panel : Panels::chosenBy())
    for (int press = 0; press < 3; ++press) {
      const QKeyCombination keys = panel.key[0];
      QTest::keyClick(window_.get(), keys.key(), keys.keyboardModifiers());
      for (QDockWidget* dock : docks()) QVERIFY(!dock->isHidden());
    }
}

void WindowFocusTest::noTwoActionsOfAMenuHaveOneMnemonic() {
  for (const QMenu* menu : window_->findChildren<QMenu*>()) {
    QStringList texts;
    for (const QAction* one : menu->actions()) texts += one->text();
    const QStringList clashes = clashesOf(texts);
    QVERIFY2(clashes.empty(), qPrintable(clashes.join(u'\n') + u'\n' + texts.join(u'|')));
  }
}

/// Menus, and the controls of all panels: any of them may be seen beside any other.
void WindowFocusTest::noTwoMnemonicsOfTheWindowClash() {
  QStringList texts;
  for (const QAction* one : window_->menuBar()->actions()) texts += one->text();
  for (const auto* one : window_->findChildren<QAbstractButton*>())
    if (one->window() == window_.get()) texts += one->text();
  for (const auto* one : window_->findChildren<QLabel*>())
    if (one->window() == window_.get() && one->buddy()) texts += one->text();
  QVERIFY(texts.size() > 20);
  const QStringList clashes = clashesOf(texts);
  QVERIFY2(clashes.empty(),
           qPrintable(clashes.join(u'\n') + u'\n' + texts.filter(QStringLiteral("&")).join(u'|')));
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
