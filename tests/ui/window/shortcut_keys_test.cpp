#include "tests/ui/window/settings_folder.h"
#include "tests/window/window_test.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/shortcuts_dialog.h"

#include <QAction>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>
#include <set>

namespace wb::ui::test {

/// Keys that the user gives the actions.
class ShortcutKeysTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = makeSettingsFolder("Shortcut keys"); }
  void everyActionIsRememberedByANameOfItsOwn();
  void standardKeysAreFree();
  void givenKeysAreRememberedInAllWindows();
  void keysThatAreTakenAreRefused_data();
  void keysThatAreTakenAreRefused();
  void keysOfPanelsAreTheirOwnAndInTheManual();
  void treeAndViewMayShareKeys();
  void redoHasTheKeysOfOtherProgramsToo();
  void keysAreTakenAway();
  void theDialogGivesAndRestores();
  void theDialogNeedsNoSidewaysScrolling();

 private:
  static void press(QDialog& dialog, const QString& text);

  std::unique_ptr<QTemporaryDir> folder_;
};

void ShortcutKeysTest::everyActionIsRememberedByANameOfItsOwn() {
  std::set<QString> names;
  for (const ActionInfo& info : actionList())
    QVERIFY2(names.insert(iconNameOf(info.id)).second, info.text);
}

void ShortcutKeysTest::standardKeysAreFree() {
  for (const ActionInfo& info : actionList())
    QCOMPARE(whyNotKeys(info.id, standardKeysOf(info.id)), QString());
}

void ShortcutKeysTest::givenKeysAreRememberedInAllWindows() {
  QMainWindow one;
  QMainWindow other;
  const Actions actions(one);
  const Actions others(other);
  const QKeySequence keys("Ctrl+Shift+F7");
  QCOMPARE(whyNotKeys(ActionId::frame, keys), QString());
  giveKeys(ActionId::frame, keys);
  QCOMPARE(actions[ActionId::frame].shortcut(), keys);
  QCOMPARE(others[ActionId::frame].shortcut(), keys);
  QMainWindow later;
  QCOMPARE(Actions(later)[ActionId::frame].shortcut(), keys);
}

void ShortcutKeysTest::keysThatAreTakenAreRefused_data() {
  QTest::addColumn<QString>("keys");
  QTest::addColumn<QString>("why");
  QTest::newRow("another action") << "Ctrl+L"
                                  << "“Link” already uses these keys; choose others.";
  QTest::newRow("a letter") << "K"
                            << "Text fields need these keys; choose others.";
  QTest::newRow("a shifted letter") << "Shift+K"
                                    << "Text fields need these keys; choose others.";
  QTest::newRow("an arrow") << "Left"
                            << "Text fields need these keys; choose others.";
  QTest::newRow("delete") << "Del"
                          << "Text fields need these keys; choose others.";
  QTest::newRow("copy") << "Ctrl+C"
                        << "Text fields need these keys; choose others.";
  QTest::newRow("a panel") << "Alt+4"
                           << "These keys bring a panel to the front; choose others.";
  QTest::newRow("a panel after the ninth")
      << "Alt+Shift+3"
      << "These keys bring a panel to the front; choose others.";
  QTest::newRow("a menu") << "Alt+F"
                          << "Alt plus a letter opens a menu; choose other keys.";
  QTest::newRow("the tree")
      << "Ctrl+I"
      << "The tree uses these keys to hide, show or isolate the selection; choose others.";
}

void ShortcutKeysTest::keysThatAreTakenAreRefused() {
  QFETCH(QString, keys);
  QTEST(whyNotKeys(ActionId::frame, QKeySequence(keys)), "why");
}

void ShortcutKeysTest::keysOfPanelsAreTheirOwnAndInTheManual() {
  QFile page(QStringLiteral(WEIGHBRIDGE_SOURCES "/resources/help/en/window.md"));
  QVERIFY(page.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(page.readAll());
  std::set<QString> keys;
  for (const Panels::Chosen& panel : Panels::chosenBy()) {
    const QString key = panel.key.toString(QKeySequence::PortableText);
    QVERIFY2(!key.isEmpty() && keys.insert(key).second, qPrintable(panel.title));
    QVERIFY(!whyNotKeys(ActionId::frame, panel.key).isEmpty());
    const QString row = QStringLiteral("| *%1* | %2 |").arg(panel.title, key);
    QVERIFY2(text.contains(row), qPrintable(row));
  }
}

void ShortcutKeysTest::treeAndViewMayShareKeys() {
  QCOMPARE(whyNotKeys(ActionId::divideCube, QKeySequence("F2")), QString());
  QVERIFY(!whyNotKeys(ActionId::fullScreen, QKeySequence("F2")).isEmpty());
  QVERIFY(!whyNotKeys(ActionId::divideCube, QKeySequence("Ctrl+B")).isEmpty());
}

void ShortcutKeysTest::redoHasTheKeysOfOtherProgramsToo() {
  const QKeySequence usual("Ctrl+Y");
  QMainWindow window;
  const Actions actions(window);
  const auto redoHas = [&] { return actions[ActionId::redo].shortcuts().contains(usual); };
  QCOMPARE(actions[ActionId::redo].shortcut(), standardKeysOf(ActionId::redo));
  QVERIFY(redoHas());
  giveKeys(ActionId::frame, usual);
  QVERIFY(!redoHas());
  restoreStandardKeys();
  QVERIFY(redoHas());
}

void ShortcutKeysTest::keysAreTakenAway() {
  giveKeys(ActionId::linkObjects, {});
  QVERIFY(keysOf(ActionId::linkObjects).isEmpty());
  QCOMPARE(whyNotKeys(ActionId::frame, QKeySequence("Ctrl+L")), QString());
  restoreStandardKeys();
  QCOMPARE(keysOf(ActionId::linkObjects), QKeySequence("Ctrl+L"));
}

void ShortcutKeysTest::press(QDialog& dialog, const QString& text) {
  for (auto* button : dialog.findChildren<QPushButton*>())
    if (button->text() == text) return button->click();
  QFAIL("no such button");
}

void ShortcutKeysTest::theDialogGivesAndRestores() {
  QMainWindow window;
  const Actions actions(window);
  ShortcutsDialog dialog(actions);
  auto* list = dialog.findChild<QTreeWidget*>();
  auto* keys = dialog.findChild<QKeySequenceEdit*>();
  list->setCurrentItem(list->findItems("Link", Qt::MatchExactly).front());
  keys->setKeySequence(QKeySequence("Ctrl+Alt+K"));
  press(dialog, "&Assign keys");
  QCOMPARE(actions[ActionId::linkObjects].shortcut(), QKeySequence("Ctrl+Alt+K"));
  keys->setKeySequence(QKeySequence("Ctrl+0"));
  press(dialog, "&Assign keys");
  QCOMPARE(actions[ActionId::linkObjects].shortcut(), QKeySequence("Ctrl+Alt+K"));
  QStringList said;
  for (auto* label : dialog.findChildren<QLabel*>()) said << label->text();
  QVERIFY(said.contains("“Frame selection” already uses these keys; choose others."));
  press(dialog, "&Restore all default keys");
  QCOMPARE(actions[ActionId::linkObjects].shortcut(), QKeySequence("Ctrl+L"));
  QCOMPARE(list->currentItem()->text(1), QString("Ctrl+L"));
}

void ShortcutKeysTest::theDialogNeedsNoSidewaysScrolling() {
  QMainWindow window;
  const Actions actions(window);
  ShortcutsDialog dialog(actions);
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  auto* list = dialog.findChild<QTreeWidget*>();
  QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
  const auto heightOf = [list](const QString& what) {
    return list->visualItemRect(list->findItems(what, Qt::MatchExactly).front()).height();
  };
  QVERIFY(heightOf("Paste measured costs") > heightOf("Save"));
}

WEIGHBRIDGE_WINDOW_TEST(ShortcutKeysTest);

}  // namespace wb::ui::test

#include "shortcut_keys_test.moc"
