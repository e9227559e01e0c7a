#include "tests/ui/panels/table/table_panel_case.h"
#include "tests/window/window_test.h"

namespace wb::ui::test {

class TableRowsTest : public TablePanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void aFilterKeepsRowsWithAllWords();
  void titlesBeginWithACapital();
  void theFieldShowsAnExampleThatWorks();
  void aFilterSearchesVisibleColumnsOnly();
  void aFilterFollowsWhatPartsBecome();
  void anExpressionComparesColumns();
  void anExpressionFollowsNumbers();
  void aWrongExpressionIsReportedAndKeepsTheRows();
  void wordsWithoutAComparisonStayWords();
  void anotherFileForgetsTheFilter();
  void sumsAreOfTheRowsShown();
  void sumsOfTheSelectionToo();
  void aSelectedRowIsSelectedEverywhere();
  void keysMoveTheSelection();
  void theSelectionFollowsOtherPanels();
  void aLinksetIsAllItsParts();
  void theSelectionStaysWithItsRow();
  void copiedRowsPasteAsCells();
};

void TableRowsTest::aFilterKeepsRowsWithAllWords() {
  open(difficultNames);
  filter().setFocus();
  QTest::keyClicks(&filter(), "SHED part");
  QCOMPARE(texts("part"), (QStringList{"part 10", "part 2"}));
  QTest::keyClicks(&filter(), " nowhere");
  QVERIFY(visibleText().contains("No rows match"));
  QVERIFY(visibleText().contains("SHED part nowhere"));
  QVERIFY(!table().isVisible());
  filter().clear();
  QCOMPARE(model().rowCount(), 9);
  QTest::keyClicks(&filter(), "linkset apfel");
  QCOMPARE(model().rowCount(), 0);
  filter().clear();
  QTest::keyClicks(&filter(), QStringLiteral("linkset ÄPFEL"));
  QCOMPARE(texts("part"), QStringList{QStringLiteral("äpfel")});
}

void TableRowsTest::titlesBeginWithACapital() {
  open(sample("market.weighbridge"));
  for (int i = 0; i < model().columnCount(); ++i) {
    const QString title = model().headerData(i, Qt::Horizontal).toString();
    QVERIFY2(!title.isEmpty() && !title.front().isLower(), qPrintable(title));
  }
}

/// What the field shows while it is empty can be typed there: the duck is one of six.
void TableRowsTest::theFieldShowsAnExampleThatWorks() {
  open(sample("market.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  const int all = model().rowCount();
  const QString example = filter().placeholderText().section("example ", 1);
  QCOMPARE(example, QString("land_impact > 10"));
  QTest::keyClicks(&filter(), example);
  QVERIFY(model().rowCount() > 0 && model().rowCount() < all);
  QVERIFY(texts("linkset").contains("Duck"));
}

void TableRowsTest::aFilterSearchesVisibleColumnsOnly() {
  open(difficultNames);
  QTest::keyClicks(&filter(), "names.weighbridge");
  QCOMPARE(model().rowCount(), 0);
  choose("File");
  QCOMPARE(model().rowCount(), 9);
}

void TableRowsTest::aFilterFollowsWhatPartsBecome() {
  open(difficultNames);
  QTest::keyClicks(&filter(), "triangle");
  QCOMPARE(texts("part"), QStringList{"Ring \"A\""});
  scene::Part part = document_->weighing().scene.linksets[1].parts[3];
  part.shapeType = scene::ShapeType::convexHull;
  changePart(*document_, 1, 3, part, "Change");
  QCOMPARE(model().rowCount(), 0);
  document_->undoStack().undo();
  QCOMPARE(texts("part"), QStringList{"Ring \"A\""});
}

void TableRowsTest::anExpressionComparesColumns() {
  open(difficultNames);
  filter().setText("part = \"part 10\" or part = \"part 2\"");
  QCOMPARE(texts("part"), (QStringList{"part 10", "part 2"}));
  filter().setText("part contains \"part\" and not part = \"part 2\"");
  QCOMPARE(texts("part"), QStringList{"part 10"});
  filter().setText("kind = mesh");
  const int meshes = model().rowCount();
  filter().setText("kind != mesh");
  QVERIFY(meshes > 0);
  QCOMPARE(model().rowCount(), 9 - meshes);
  filter().setText("physics > 1000000");
  QVERIFY(visibleText().contains("No rows match"));
}

void TableRowsTest::anExpressionFollowsNumbers() {
  open(sample("slivers.weighbridge"));
  filter().setText("physics > 1000");
  QCOMPARE(model().rowCount(), 1);
  moveConstant(*document_, 0.0001);
  QCOMPARE(model().rowCount(), 0);
  document_->undoStack().undo();
  QCOMPARE(model().rowCount(), 1);
}

void TableRowsTest::aWrongExpressionIsReportedAndKeepsTheRows() {
  open(difficultNames);
  auto* problem = panel_->findChild<QLabel*>("filterProblem");
  filter().setText("part = \"part 2\"");
  QVERIFY(!problem->isVisible());
  filter().setText("part = \"part 2\" or physics > much");
  QVERIFY(problem->isVisible());
  QVERIFY(problem->text().startsWith("At character 30:"));
  QVERIFY(problem->text().endsWith("The rows stay as they are until you correct the filter."));
  QCOMPARE(filter().accessibleDescription(), problem->text());
  QCOMPARE(texts("part"), QStringList{"part 2"});
  filter().clear();
  QVERIFY(!problem->isVisible());
  QCOMPARE(model().rowCount(), 9);
  // A column of one kind of rows is none of another.
  filter().setText("part contains 1");
  QVERIFY(!problem->isVisible());
  panel_->setRowKind(RowKind::region);
  QVERIFY(problem->isVisible());
  QVERIFY(problem->text().endsWith("To use this filter, set \"By\" to \"Part\"."));
  const int regions = model().rowCount();
  filter().clear();
  QCOMPARE(model().rowCount(), regions);
}

void TableRowsTest::wordsWithoutAComparisonStayWords() {
  open(difficultNames);
  filter().setText("contains");
  QVERIFY(!panel_->findChild<QLabel*>("filterProblem")->isVisible());
  QCOMPARE(model().rowCount(), 0);
  filter().setText("shed and");
  QVERIFY(!panel_->findChild<QLabel*>("filterProblem")->isVisible());
}

/// Fewer linksets of the same file do not.
void TableRowsTest::anotherFileForgetsTheFilter() {
  open(difficultNames);
  filter().setText("physics >= 0");
  scene::Scene fewer = document_->weighing().scene;
  fewer.linksets.pop_back();
  document_->setScene(std::move(fewer));
  QCOMPARE(filter().text(), "physics >= 0");
  QVERIFY(model().rowCount() > 0);
  open(sample("market.weighbridge"));
  QVERIFY(filter().text().isEmpty());
}

void TableRowsTest::sumsAreOfTheRowsShown() {
  open(sample("stairs.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  const double all =
      document_->weighing().costs[0].physics + document_->weighing().costs[1].physics;
  QVERIFY(visibleText().contains("Rows: 2"));
  QVERIFY(visibleText().contains("physics: " + shownNumber(all)));
  QTest::keyClicks(&filter(), "eight");
  QVERIFY(visibleText().contains("Rows: 1 of 2"));
  QVERIFY(visibleText().contains("physics: 2,88"));
  QVERIFY(!visibleText().contains("SRC"));
}

void TableRowsTest::sumsOfTheSelectionToo() {
  open(sample("market.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  click(0, "linkset");
  QVERIFY(!visibleText().contains("Selected"));
  click(2, "linkset", Qt::ControlModifier);
  click(3, "linkset", Qt::ControlModifier);
  const auto& costs = document_->weighing().costs;
  const double sum = costs[0].landImpact + costs[2].landImpact + costs[3].landImpact;
  const QString selected = visibleText().section("Selected: 3", 1);
  QVERIFY2(selected.contains("land impact: " + shownNumber(sum)), qPrintable(visibleText()));
}

void TableRowsTest::aSelectedRowIsSelectedEverywhere() {
  open(difficultNames);
  click(4, "part");
  QVERIFY(selection_->current() == (weighing::Target{1, 0}));
  click(2, "part");
  QVERIFY(selection_->current() == (weighing::Target{0, 2}));
  click(2, "part", Qt::ControlModifier);
  QVERIFY(!selection_->current());
  panel_->setRowKind(RowKind::linkset);
  click(1, "linkset");
  QVERIFY(selection_->current() == (weighing::Target{1, {}}));
}

void TableRowsTest::keysMoveTheSelection() {
  open(difficultNames);
  click(0, "part");
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_Down);
  QVERIFY(selection_->current() == (weighing::Target{0, 1}));
  QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
  QVERIFY(selection_->current() == (weighing::Target{0, 2}));
  QCOMPARE(selectedTexts("part").size(), 2);
  QTest::keyClick(&table(), Qt::Key_PageDown);
  QVERIFY(selection_->current() == (weighing::Target{1, 4}));
}

void TableRowsTest::theSelectionFollowsOtherPanels() {
  open(sample("market.weighbridge"));
  const std::size_t last = document_->weighing().scene.linksets.size() - 1;
  selection_->select(weighing::Target{last, 0});
  const auto rows = table().selectionModel()->selectedRows(column("part"));
  QCOMPARE(rows.size(), 1);
  QVERIFY(table().viewport()->rect().contains(table().visualRect(rows.first())));
  panel_->setRowKind(RowKind::linkset);
  QCOMPARE(selectedTexts("linkset"),
           QStringList{QString::fromStdString(document_->weighing().scene.linksets[last].name)});
  QVERIFY(selection_->current() ==
          (weighing::Target{last, 0}));  // Showing it again chooses nothing.
  panel_->setRowKind(RowKind::region);
  QVERIFY(!table().selectionModel()->hasSelection());
  selection_->select({});
  panel_->setRowKind(RowKind::part);
  QVERIFY(!table().selectionModel()->hasSelection());
}

void TableRowsTest::aLinksetIsAllItsParts() {
  open(difficultNames);
  selection_->select(weighing::Target{0, {}});
  QCOMPARE(selectedTexts("part"), (QStringList{"zebra", "Apfel", "part 10", "part 2"}));
  click(0, "part");
  QVERIFY(selection_->current() == (weighing::Target{0, 0}));
}

void TableRowsTest::theSelectionStaysWithItsRow() {
  open(sample("market.weighbridge"));
  clickHeader("physics");
  click(3, "part");
  const auto selected = selection_->current();
  const QString name = value(3, "part").toString();
  const Gesture gesture = newGesture();
  for (const double constant : {0.04, 0.01, 0.001, 0.0001}) {
    cost::Profile profile = document_->weighing().profile;
    profile[cost::Key::triangle_constant] = constant;
    changeProfile(*document_, profile, "Change", gesture);
    QCoreApplication::processEvents();
    QCOMPARE(selectedTexts("part"), QStringList{name});
    QCOMPARE(table().currentIndex().siblingAtColumn(column("part")).data(), name);
  }
  QVERIFY(selection_->current() == selected);
  QTest::keyClicks(&filter(), "nothing such");
  QVERIFY(selection_->current() == selected);
  filter().clear();
  QCOMPARE(selectedTexts("part"), QStringList{name});
}

void TableRowsTest::copiedRowsPasteAsCells() {
  open(difficultNames);
  QCOMPARE(panel_->selectionAsText(), QString());
  click(7, "part");
  click(6, "part", Qt::ControlModifier);
  QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
  const QString text = QApplication::clipboard()->text();
  QCOMPARE(text, panel_->selectionAsText());
  QCOMPARE(lines(text).size(), 3);
  const QStringList titles = lines(text)[0].split(u'\t');
  const QStringList formula = lines(text)[1].split(u'\t');
  const QStringList ring = lines(text)[2].split(u'\t');
  QCOMPARE(titles.size(), ring.size());
  const auto at = [&titles](const QStringList& row, const char* title) {
    return row[titles.indexOf(QLatin1StringView(title))];
  };
  QVERIFY(!titles.contains("part id"));
  QCOMPARE(at(formula, "part"), "'=1+1");
  QCOMPARE(at(formula, "physics"), "0,1");
  QCOMPARE(at(ring, "part"), "\"Ring \"\"A\"\"\"");
  const auto physics = document_->weighing().costs[1].parts[3].physics;
  QCOMPARE(QLocale().toDouble(at(ring, "physics")), *physics);
}

WEIGHBRIDGE_WINDOW_TEST(TableRowsTest);

}  // namespace wb::ui::test

#include "table_rows_test.moc"
