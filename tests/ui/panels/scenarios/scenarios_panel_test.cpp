#include "tests/ui/panels/scenarios/scenarios_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/widgets/model_text.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace wb::ui::test {

class ScenariosPanelTest : public ScenariosPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void saysWhatToDoWithoutAny();
  void newKeepsTheConstantsOfNow();
  void namesAreNeverTheSame();
  void applyingIsOneStep();
  void renamedByKeyboard();
  void deletedAndBroughtBack();
  void savedWithTheProject();
  void importedAndExported();
  void aBrokenFileAddsNothing();
  void everyOneHasItsTotal();
  void changesAreReadWhole();
  void usingOneMovesNothing();
  void everyControlHasAName();
  void theModelKeepsItsPromises();

 private:
  QStringList names() const;
  QString total(int scenario) const {
    return table().model()->index(scenario, 3).data().toString();
  }
  double constant(Key key) const { return document_->weighing().profile[key]; }

  QTemporaryDir folder_;
};

QStringList ScenariosPanelTest::names() const {
  QStringList names;
  for (int row = 0; row < table().model()->rowCount(); ++row)
    names << table().model()->index(row, 0).data().toString();
  return names;
}

void ScenariosPanelTest::saysWhatToDoWithoutAny() {
  QVERIFY(visibleText().contains("Nothing is open"));
  QVERIFY(!action("New").isEnabled());
  open();
  QVERIFY(visibleText().contains("No scenarios yet"));
  QVERIFY(action("New").isEnabled());
  QVERIFY(!action("Apply").isEnabled());
}

void ScenariosPanelTest::newKeepsTheConstantsOfNow() {
  open();
  changeConstant(*document_, Key::triangle_constant, 0.25, Gesture::none);
  click("New");
  auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  QVERIFY(name);
  QTest::keyClicks(name, "Softer");
  QTest::keyClick(name, Qt::Key_Return);
  QTRY_COMPARE(names(), QStringList{"Softer"});
  QCOMPARE(profileOf(*document_, 0)[Key::triangle_constant], 0.25);
  QVERIFY(table().model()->index(0, 2).data().toString().contains("Triangle constant 0.25"));
  QVERIFY(table().model()->index(0, 1).data().toString().contains("in use"));
  document_->undoStack().undo();
  QCOMPARE(names(), QStringList{"Scenario"});
  document_->undoStack().undo();
  QVERIFY(names().isEmpty());
  document_->undoStack().redo();
  QCOMPARE(names(), QStringList{"Scenario"});
}

void ScenariosPanelTest::namesAreNeverTheSame() {
  open();
  addScenario(*document_, {}, "A");
  table().setCurrentIndex(table().model()->index(0, 0));
  action("Duplicate").trigger();
  action("Duplicate").trigger();
  QCOMPARE(names().size(), 3);
  QCOMPARE(names().removeDuplicates(), 0);
  renameScenario(*document_, 2, " A ");
  QCOMPARE(names().count("A"), 1);
  const QStringList before = names();
  renameScenario(*document_, 0, "   ");
  QCOMPARE(names(), before);
}

void ScenariosPanelTest::applyingIsOneStep() {
  open();
  const int steps = document_->undoStack().count();
  addScenario(*document_, with(Key::triangle_constant, 0.5), "A");
  table().setCurrentIndex(table().model()->index(0, 0));
  const double before = constant(Key::triangle_constant);
  click("Apply");
  QCOMPARE(constant(Key::triangle_constant), 0.5);
  QCOMPARE(document_->undoStack().count(), steps + 2);
  QVERIFY(areSame(document_->weighing().costs, weighedUnder(with(Key::triangle_constant, 0.5))));
  document_->undoStack().undo();
  QCOMPARE(constant(Key::triangle_constant), before);
}

void ScenariosPanelTest::renamedByKeyboard() {
  open();
  addScenario(*document_, {}, "A");
  table().setFocus();
  table().setCurrentIndex(table().model()->index(0, 0));
  QTest::keyClick(&table(), Qt::Key_F2);
  auto* name = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  QVERIFY(name);
  QTest::keyClicks(name, "B");
  QTest::keyClick(name, Qt::Key_Return);
  QTRY_COMPARE(names(), QStringList{"B"});
  QCOMPARE(document_->undoStack().undoText(), QString("Rename “A”"));
}

void ScenariosPanelTest::deletedAndBroughtBack() {
  open();
  for (const char* name : {"A", "B", "C"}) addScenario(*document_, {}, name);
  table().setFocus();
  table().setCurrentIndex(table().model()->index(1, 0));
  QTest::keyClick(&table(), Qt::Key_Delete);
  QCOMPARE(names(), (QStringList{"A", "C"}));
  QCOMPARE(panel_->current(), std::size_t{1});
  QTest::keyClick(&table(), Qt::Key_Delete);
  QTest::keyClick(&table(), Qt::Key_Delete);
  QVERIFY(names().isEmpty());
  QVERIFY(!panel_->current());
  for (int i = 0; i < 3; ++i) document_->undoStack().undo();
  QCOMPARE(names(), (QStringList{"A", "B", "C"}));
}

void ScenariosPanelTest::savedWithTheProject() {
  open();
  addScenario(*document_, with(Key::penalty_per_area, 0.02), "Softer penalty");
  const QString path = folder_.filePath("tuned.weighbridge");
  QVERIFY(document_->saveAs(path));
  Document again;
  QVERIFY(again.open(path));
  QCOMPARE(again.weighing().scene.scenarios.size(), std::size_t{1});
  QCOMPARE(profileOf(again, 0)[Key::penalty_per_area], 0.02);
}

void ScenariosPanelTest::importedAndExported() {
  open();
  addScenario(*document_, with(Key::penalty_per_area, 0.02), "Softer penalty");
  table().setCurrentIndex(table().model()->index(0, 0));
  QSignalSpy wanted(panel_.get(), &ScenariosPanel::exportWanted);
  action("Export…").trigger();
  QCOMPARE(wanted[0][0].value<std::size_t>(), std::size_t{0});
  const QString path = folder_.filePath("softer.json");
  QVERIFY(exportScenario(*document_, 0, path));
  const auto findings = importScenario(*document_, path);
  QVERIFY(findings && findings->empty());
  QCOMPARE(names().size(), 2);
  QCOMPARE(profileOf(*document_, 1)[Key::penalty_per_area], 0.02);
  QVERIFY(!exportScenario(*document_, 0, folder_.filePath("no/such/folder.json")));
}

void ScenariosPanelTest::aBrokenFileAddsNothing() {
  open();
  QVERIFY(!importScenario(*document_, makeFile(folder_, "broken.json", "{\"set\": ")));
  QVERIFY(names().isEmpty());
  QVERIFY(document_->undoStack().isClean());
}

/// As it is weighed from the file, with a baseline and without; constants of now don't matter.
void ScenariosPanelTest::everyOneHasItsTotal() {
  open();
  const auto expected = [](const cost::Profile& profile) {
    double sum = 0;
    for (const cost::LinksetCost& one : weighedUnder(profile)) sum += one.landImpact;
    return shownNumber(sum) + QStringLiteral(" LI");
  };
  const cost::Profile softer = with(Key::triangle_constant, 0.01);
  addScenario(*document_, {}, "A");
  addScenario(*document_, softer, "B");
  QTRY_COMPARE(total(0), expected({}));
  QTRY_COMPARE(total(1), expected(softer));
  QVERIFY(total(0) != total(1));
  changeConstant(*document_, Key::triangle_constant, 0.25, Gesture::none);
  QCOMPARE(total(0), expected({}));
  baseline_->pin(softer);
  QTRY_COMPARE(total(1), expected(softer));
  deleteScenario(*document_, 0);
  QTRY_COMPARE(total(0), expected(softer));
}

/// In as many lines as they need.
void ScenariosPanelTest::changesAreReadWhole() {
  open();
  cost::Profile many;
  for (const Key key :
       {Key::triangle_constant, Key::penalty_per_area, Key::server_per_prim, Key::primitive_cost})
    many[key] = many[key] / 2;
  addScenario(*document_, many, "Many");
  const int lines = table().fontMetrics().lineSpacing();
  QTRY_VERIFY(table().rowHeight(0) > 2 * lines);
  const QAbstractItemView& view = table();
  QVERIFY(view.sizeHintForRow(0) <= table().rowHeight(0));
  panel_->resize(2400, 400);
  QTRY_VERIFY(table().rowHeight(0) < 2 * lines);
}

void ScenariosPanelTest::usingOneMovesNothing() {
  open();
  addScenario(*document_, {}, "A");
  addScenario(*document_, with(Key::triangle_constant, 0.01), "B");
  QTRY_VERIFY(total(1).endsWith("LI"));
  const auto places = [this] {
    std::vector<QRect> all;
    for (int row = 0; row < 2; ++row)
      for (int column = 0; column < 4; ++column)
        all.push_back(table().visualRect(table().model()->index(row, column)));
    return all;
  };
  const std::vector<QRect> before = places();
  table().setCurrentIndex(table().model()->index(1, 0));
  click("Apply");
  QTRY_VERIFY(table().model()->index(1, 1).data().toString().contains("in use"));
  QCOMPARE(places(), before);
}

void ScenariosPanelTest::everyControlHasAName() {
  open();
  for (const QToolButton* one : panel_->findChildren<QToolButton*>())
    QVERIFY(!one->accessibleName().isEmpty() || !one->text().isEmpty());
  QCOMPARE(table().accessibleName(), QString("Scenarios"));
}

void ScenariosPanelTest::theModelKeepsItsPromises() {
  const QAbstractItemModelTester tester(table().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  open();
  addScenario(*document_, {}, "A");
  addScenario(*document_, with(Key::triangle_constant, 1), "B");
  baseline_->pin(profileOf(*document_, 1));
  applyScenario(*document_, 1);
  deleteScenario(*document_, 0);
  QVERIFY(table().model()->setData(table().model()->index(0, 0), "C"));
  QCOMPARE(names(), QStringList{"C"});
  document_->undoStack().undo();
  document_->close();
  QCOMPARE(table().model()->rowCount(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ScenariosPanelTest);

}  // namespace wb::ui::test

#include "scenarios_panel_test.moc"
