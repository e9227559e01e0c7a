#include "tests/ui/panels/scenarios/scenarios_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/constants/profile_changes.h"

#include <QTemporaryDir>

namespace wb::ui::test {

class ScenariosBaselineTest : public ScenariosPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void theBaselineStaysWhileConstantsMove();
  void aBaselineOfOtherGeometryIsWeighedBehind();
  void theBaselineStaysWhilePartsChange();
  void anotherSceneHasNoBaseline();
  void theBaselineComesBackWithTheProject();
  void whatIsWrongWithTheBaselineOfAProjectIsTold();
  void aBaselineThatNobodyAskedForIsSavedOnceItSaysSomething();
  void aPinIsUnsavedUntilTheProjectIsSaved();
  void whatAnotherProgramPinnedIsFollowed();
};

void ScenariosBaselineTest::theBaselineStaysWhileConstantsMove() {
  open();
  const cost::Profile softer = with(Key::penalty_per_area, 0.02);
  addScenario(*document_, softer, "Softer");
  table().setCurrentIndex(table().model()->index(0, 0));
  click("Pin as baseline");
  QVERIFY(baseline_->side());
  QVERIFY(areSame(baseline_->side()->costs, weighedUnder(softer)));
  QVERIFY(table().model()->index(0, 1).data().toString().contains("baseline"));
  changeConstant(*document_, Key::triangle_constant, 1, Gesture::none);
  QVERIFY(areSame(baseline_->side()->costs, weighedUnder(softer)));
  double before = 0;
  double now = 0;
  for (const auto& one : weighedUnder(softer)) before += one.landImpact;
  for (const auto& one : document_->weighing().costs) now += one.landImpact;
  QVERIFY(now > before);
  const QString text = visibleText();
  QVERIFY2(text.contains("Baseline: Softer. Land impact (LI): "),
           "a scenario is as it was made: no star");
  QVERIFY2(text.contains(QString::number(before)) && text.contains(QString::number(now)) &&
               text.contains("+" + QString::number(now - before)),
           qPrintable(text));
  action("Unpin the baseline").trigger();
  QVERIFY(!baseline_->profile());
  QVERIFY(!visibleText().contains("Baseline"));
}

void ScenariosBaselineTest::aBaselineOfOtherGeometryIsWeighedBehind() {
  open();
  const cost::Profile other = with(Key::small_side, 1.5);
  baseline_->pin(other);
  QVERIFY(!baseline_->side());
  QVERIFY(visibleText().contains("Weighing it"));
  QTRY_VERIFY(baseline_->side());
  QVERIFY(areSame(baseline_->side()->costs, weighedUnder(other)));
  baseline_->pin(with(Key::small_side, 2));
  baseline_->unpin();
  QTest::qWait(100);
  QVERIFY(!baseline_->side());
}

void ScenariosBaselineTest::theBaselineStaysWhilePartsChange() {
  open();
  const auto before = document_->weighing().costs;
  action("Pin the current constants").trigger();
  changeLinksetFlags(*document_, 0, true, false, "Change");
  scene::Part part = document_->weighing().scene.linksets[1].parts[0];
  part.scale *= 2;
  changePart(*document_, 1, 0, part, "Change");
  QVERIFY(!areSame(before, document_->weighing().costs));
  QVERIFY(areSame(baseline_->side()->costs, before));
  QVERIFY(baseline_->side()->scene.linksets[1].parts[0] != part);
  action("Pin the current constants").trigger();
  QVERIFY(areSame(baseline_->side()->costs, document_->weighing().costs));
}

void ScenariosBaselineTest::anotherSceneHasNoBaseline() {
  open();
  action("Pin the current constants").trigger();
  QVERIFY(baseline_->side());
  document_->close();
  QVERIFY(!baseline_->profile());
  QVERIFY(visibleText().contains("Nothing is open"));
}

/// Its constants do; what it is compared with is what was saved.
void ScenariosBaselineTest::theBaselineComesBackWithTheProject() {
  open();
  const cost::Profile softer = with(Key::penalty_per_area, 0.02);
  baseline_->pin(softer);
  changeConstant(*document_, Key::triangle_constant, 1, Gesture::none);
  QVERIFY(!visibleText().contains("saved in the project"));
  const QTemporaryDir folder;
  const QString file = folder.filePath("compared.weighbridge");
  QVERIFY(document_->saveAs(file).has_value());
  open();
  QVERIFY(!baseline_->profile());
  bool isShownFirst = false;
  // Who shows the scene knows it before anything is compared with it.
  const auto shown = connect(document_.get(), &Document::costsChanged, this,
                             [&] { isShownFirst = !baseline_->profile(); });
  QVERIFY(document_->open(file).has_value());
  disconnect(shown);
  QVERIFY(isShownFirst);
  QVERIFY(baseline_->profile() == softer);
  QVERIFY(areSame(baseline_->side()->costs, weighedUnder(softer)));
  QVERIFY(visibleText().contains("saved in the project"));
  baseline_->pin(softer);
  QVERIFY(!visibleText().contains("saved in the project"));
  baseline_->unpin();
  QVERIFY(document_->save().has_value());
  QVERIFY(document_->open(file).has_value());
  QVERIFY(!baseline_->profile());
}

/// Default constants stand in for what cannot be used.
void ScenariosBaselineTest::whatIsWrongWithTheBaselineOfAProjectIsTold() {
  const QTemporaryDir folder;
  const QString file = makeFile(folder, "wrong.weighbridge",
                                R"({"weighbridge": 1, "baseline": {"base": "opensin"},)"
                                R"( "linksets": [{"parts": [{}]}]})");
  QVERIFY(document_->open(file).has_value());
  QVERIFY(baseline_->profile() == cost::Profile());
  const auto findings = document_->findings();
  QVERIFY(std::ranges::any_of(findings, [](const Diagnostic& finding) {
    return finding.place == "baseline.base" && finding.severity == Severity::warning;
  }));
}

/// Who only looked into Tune has no baseline in his file.
void ScenariosBaselineTest::aBaselineThatNobodyAskedForIsSavedOnceItSaysSomething() {
  open();
  const cost::Profile before = document_->weighing().profile;
  const auto saved = [&] { return document_->weighing().scene.baseline.has_value(); };
  const QTemporaryDir folder;
  baseline_->pinUnasked(before);
  QVERIFY(document_->saveAs(folder.filePath("tuned.weighbridge")).has_value());
  QVERIFY(!saved());
  changeConstant(*document_, Key::triangle_constant, 1, Gesture::none);
  QVERIFY(document_->save().has_value());
  QVERIFY(saved());
  QVERIFY(cost::resolve(*document_->weighing().scene.baseline).value == before);
  document_->undoStack().undo();
  baseline_->pin(before);
  QVERIFY(document_->save().has_value());
  QVERIFY(saved());
}

/// It is no step of undo: who closes the window is asked all the same.
void ScenariosBaselineTest::aPinIsUnsavedUntilTheProjectIsSaved() {
  open();
  const auto isSaved = [&] { return document_->undoStack().isClean(); };
  const QTemporaryDir folder;
  const QString file = folder.filePath("pinned.weighbridge");
  QVERIFY(document_->saveAs(file).has_value());
  const cost::Profile softer = with(Key::penalty_per_area, 0.02);
  baseline_->pinUnasked(document_->weighing().profile);
  QVERIFY(isSaved());
  baseline_->unpin();
  QVERIFY2(isSaved(), "the file never had it");
  baseline_->pin(softer);
  QVERIFY(!isSaved());
  QVERIFY(document_->save().has_value());
  QVERIFY(isSaved());
  QVERIFY(document_->open(file).has_value());
  QVERIFY(baseline_->profile() == softer);
  baseline_->pin(softer);
  QVERIFY2(isSaved(), "the file has these constants");
  baseline_->unpin();
  QVERIFY(!isSaved());
  QVERIFY(document_->save().has_value());
  baseline_->pin(softer);
  QVERIFY(document_->open(file).has_value());
  QVERIFY2(isSaved(), "another project is open");
}

void ScenariosBaselineTest::whatAnotherProgramPinnedIsFollowed() {
  open();
  const QTemporaryDir folder;
  const QString bare = folder.filePath("bare.weighbridge");
  const QString pinned = folder.filePath("pinned.weighbridge");
  const cost::Profile softer = with(Key::penalty_per_area, 0.02);
  QVERIFY(document_->saveAs(bare).has_value());
  baseline_->pin(softer);
  QVERIFY(document_->saveAs(pinned).has_value());
  QVERIFY(document_->open(bare).has_value());
  QVERIFY(!baseline_->profile());
  const auto reload = [&](const QString& file) {
    auto read = weighing::weighFile(file.toStdString(), {});
    QVERIFY(read.has_value());
    document_->reload(std::move(*read));
  };
  reload(pinned);
  QVERIFY(baseline_->profile() == softer);
  QVERIFY(baseline_->isOfProject());
  QVERIFY(document_->undoStack().isClean());
  reload(bare);
  QVERIFY(!baseline_->profile());
  // One that was pinned here stays, and the file does not have it.
  baseline_->pin(softer);
  reload(bare);
  QVERIFY(baseline_->profile() == softer);
  QVERIFY(!document_->undoStack().isClean());
  QVERIFY(document_->save().has_value());
  reload(bare);
  QVERIFY(baseline_->profile() == softer);
  QVERIFY(!baseline_->isOfProject());
  QVERIFY2(document_->undoStack().isClean(), "by now the file has it");
}

WEIGHBRIDGE_WINDOW_TEST(ScenariosBaselineTest);

}  // namespace wb::ui::test

#include "scenarios_baseline_test.moc"
