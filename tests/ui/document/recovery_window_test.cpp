#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/session_recovery.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/windows.h"

#include <QAbstractItemView>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>
#include <csignal>

namespace wb::ui::test {

/// What is changed and not saved survives whatever ends the program.
class RecoveryWindowTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { window_.reset(); }
  void changesAreKeptUntilTheyAreSaved();
  void whatIsAddedOrTakenAwayIsKeptToo();
  void changesStayWhereAFileCannotBeReloaded();
  void whatIsNoStepOfUndoIsKeptToo();
  void whatWasLeftIsOfferedAndOpenedAsItWas();
  void whatDiffersIsSaid();
  void whatHasNoRoomInARowIsInItsTooltip();
  void whatIsDiscardedIsNotOfferedAgain();
  void nothingIsOfferedWhereNothingWasLeft();
  void aFileThatAnotherProgramChangedIsReloaded();
  void anothersChangesAreNotOverwrittenUnasked();
  void aSecondWindowOnTheSameFileIsTold();
  void aSignalIsTold();

 private:
  void leave();
  /// What is kept of this window, and of what a test adds to it.
  QList<QByteArray> kept() const;
  bool isKept() const { return !kept().isEmpty(); }

  QString stall_;
};

void RecoveryWindowTest::init() {
  start("Recovery");
  stall_ = makeFile("stall.weighbridge", contentOf(sample("ten_boxes.weighbridge")));
  open(stall_);
}

QList<QByteArray> RecoveryWindowTest::kept() const {
  QList<QByteArray> all;
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(recoveryFolder(), none))
    if (entry.path().filename() == "scene.weighbridge")
      all << contentOf(QString::fromStdString(entry.path().string()));
  return all;
}

/// As when the program is told to end.
void RecoveryWindowTest::leave() {
  window_->leaveChanges();
  window_.reset();
}

void RecoveryWindowTest::changesAreKeptUntilTheyAreSaved() {
  Autosave autosave(window_->document(), std::chrono::milliseconds(10));
  QVERIFY(!isKept());
  enterConstant("Server per prim", "0.7");
  QTRY_VERIFY(isKept());
  window_->document().undoStack().undo();
  QTRY_VERIFY(!isKept());
  window_->document().undoStack().redo();
  QTRY_VERIFY(isKept());
  QVERIFY(window_->document().save());
  QTRY_VERIFY(!isKept());
}

/// Nothing that was kept goes before something newer is.
void RecoveryWindowTest::whatIsAddedOrTakenAwayIsKeptToo() {
  Autosave autosave(window_->document(), std::chrono::milliseconds(10));
  enterConstant("Server per prim", "0.7");
  QTRY_VERIFY(isKept());
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  panel<SceneTree>().setFocus();
  panel<SceneTree>().selectAll();
  QTest::keyClick(&panel<SceneTree>(), Qt::Key_Delete);
  QVERIFY(window_->document().weighing().scene.linksets.empty());
  QVERIFY(isKept());
}

/// The baseline goes into the project, and can be pinned again and again.
void RecoveryWindowTest::whatIsNoStepOfUndoIsKeptToo() {
  Autosave autosave(window_->document(), std::chrono::milliseconds(10));
  const auto isKeptWith = [this](bool isPinned) {
    return std::ranges::any_of(kept(), [&](const QByteArray& scene) {
      return !scene.isEmpty() && scene.contains("\"baseline\"") == isPinned;
    });
  };
  panel<ScenariosPanel>().pinNow();
  QVERIFY(window_->isWindowModified());
  QTRY_VERIFY(isKeptWith(true));
  for (QAction* one : panel<ScenariosPanel>().findChildren<QAction*>())
    if (one->text().remove(u'&') == "Unpin the baseline") one->trigger();
  QTRY_VERIFY(isKeptWith(false));
  QVERIFY(window_->document().save());
  QVERIFY(!window_->isWindowModified());
  QTRY_VERIFY(!isKept());
}

void RecoveryWindowTest::changesStayWhereAFileCannotBeReloaded() {
  enterConstant("Server per prim", "0.7");
  makeFile("stall.weighbridge", "{\"weighbridge\": 1, \"linksets\": [");
  const auto question = [this] { return panel<ViewPanel>().findChild<QWidget*>("question"); };
  QTRY_VERIFY_WITH_TIMEOUT(question(), 10'000);
  QTest::mouseClick(question()->findChild<QPushButton*>("accept"), Qt::LeftButton);
  QTRY_VERIFY(window_->statusBar()->currentMessage().contains("Opening failed."));
  QVERIFY(window_->isWindowModified());
  QVERIFY(!window_->document().undoStack().isClean());
}

void RecoveryWindowTest::whatWasLeftIsOfferedAndOpenedAsItWas() {
  const QByteArray saved = contentOf(stall_);
  enterConstant("Server per prim", "0.7");
  const double changed = landImpact();
  leave();
  makeWindow();
  Windows windows;
  windows.offerRecovery();
  auto* dialog = window_->findChild<RecoveryDialog*>();
  QVERIFY(dialog);
  QVERIFY(dialog->findChild<QListWidget*>()->item(0)->text().startsWith("stall.weighbridge"));
  dialog->findChild<QPushButton*>()->click();
  QTRY_COMPARE(window_->document().path(), stall_);
  QCOMPARE(landImpact(), changed);
  QVERIFY(window_->isWindowModified());
  QCOMPARE(contentOf(stall_), saved);
  QVERIFY(window_->document().save());
  QVERIFY(contentOf(stall_) != saved);
  QVERIFY(!isKept());
}

/// By objects, constants and costs, for each file; nothing of it is opened or written.
void RecoveryWindowTest::whatDiffersIsSaid() {
  const QByteArray saved = contentOf(stall_);
  enterConstant("Server per prim", "0.7");
  leave();
  makeWindow();
  Windows windows;
  windows.offerRecovery();
  auto* dialog = window_->findChild<RecoveryDialog*>();
  QVERIFY(dialog);
  const auto* row = dialog->findChild<QListWidget*>()->item(0);
  const QSize room = row->sizeHint();
  // Without a catalogue, as here, English has no singular.
  QTRY_VERIFY2_WITH_TIMEOUT(row->text().contains("1 constants changed."), qPrintable(row->text()),
                            10'000);
  QVERIFY2(row->text().contains("Server weight:"), qPrintable(row->text()));
  QVERIFY(row->text().startsWith("stall.weighbridge"));
  QCOMPARE(row->sizeHint(), room);
  QCOMPARE(row->toolTip(), QString());
  dialog->reject();
  QCOMPARE(contentOf(stall_), saved);
  QVERIFY(isKept());
}

/// Letters so large that each word has a line: rows are as high as they were.
void RecoveryWindowTest::whatHasNoRoomInARowIsInItsTooltip() {
  enterConstant("Server per prim", "0.7");
  leave();
  RecoveryDialog dialog(recovery::keptIn(recoveryFolder()), {}, nullptr);
  QFont large = dialog.font();
  large.setPixelSize(60);
  dialog.setFont(large);
  const auto* row = dialog.findChild<QListWidget*>()->item(0);
  QTRY_VERIFY2_WITH_TIMEOUT(row->toolTip().contains("Server weight:"), qPrintable(row->toolTip()),
                            10'000);
  QVERIFY2(!row->text().contains("Server weight:"), qPrintable(row->text()));
  QVERIFY2(row->text().endsWith(u'…'), qPrintable(row->text()));
}

void RecoveryWindowTest::whatIsDiscardedIsNotOfferedAgain() {
  enterConstant("Server per prim", "0.7");
  leave();
  auto kept = recovery::keptIn(recoveryFolder());
  QCOMPARE(kept.size(), std::size_t{1});
  RecoveryDialog dialog(std::move(kept), {}, nullptr);
  dialog.findChildren<QPushButton*>().at(1)->click();
  QVERIFY(!isKept());
}

void RecoveryWindowTest::nothingIsOfferedWhereNothingWasLeft() {
  Windows windows;
  windows.offerRecovery();
  QVERIFY(!window_->findChild<RecoveryDialog*>());
}

void RecoveryWindowTest::aFileThatAnotherProgramChangedIsReloaded() {
  QSignalSpy reset(&window_->document(), &Document::sceneReset);
  makeFile("stall.weighbridge", contentOf(sample("chair.weighbridge")));
  QVERIFY(reset.wait(10'000));
  QCOMPARE(window_->document().weighing().scene.linksets.at(0).name, std::string("Chair"));
}

void RecoveryWindowTest::anothersChangesAreNotOverwrittenUnasked() {
  enterConstant("Server per prim", "0.7");
  const QByteArray theirs = contentOf(sample("chair.weighbridge"));
  makeFile("stall.weighbridge", theirs);
  answer(QMessageBox::Cancel);
  action("Save")->trigger();
  QCOMPARE(contentOf(stall_), theirs);
}

void RecoveryWindowTest::aSecondWindowOnTheSameFileIsTold() {
  const auto problems = [](const MainWindow& window) {
    return window.findChild<ProblemsPanel*>()->findChild<QAbstractItemView*>()->model()->rowCount();
  };
  const int before = problems(*window_);
  MainWindow other;
  other.open(stall_);
  QTRY_COMPARE(other.document().path(), stall_);
  QCOMPARE(problems(other), before + 1);
}

void RecoveryWindowTest::aSignalIsTold() {
  Termination termination;
  QSignalSpy asked(&termination, &Termination::asked);
  std::raise(SIGTERM);
  QVERIFY(asked.wait(5'000));
}

WEIGHBRIDGE_WINDOW_TEST(RecoveryWindowTest);

}  // namespace wb::ui::test

#include "recovery_window_test.moc"
