#include "tests/ui/panels/table/table_panel_case.h"
#include "tests/ui/widgets/homes.h"
#include "tests/window/window_test.h"

#include <numeric>

namespace wb::ui::test {

class TablePanelTest : public TablePanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void saysWhatToDoWhenNothingIsOpen();
  void hasARowForEachPartLinksetAndRegion();
  void regionsOfOneNameAreToldApart();
  void detailsAreHiddenAtFirst();
  void numbersAreOfTheLocaleAndToTheRight();
  void whatHasNoNameHasANumber();
  void aClickSortsNumbersAndAnotherReverses();
  void textsSortAsTheLanguageHasThem();
  void theMenuSortsToo();
  void theMostExpensiveComesFirstOnDemand();
  void rowsFollowTheirNumbers();
  void columnsSayWhatTheyMean();
  void tabLeadsThroughTheBarIntoTheTable();
  void columnsAreChosenByMenu();
  void eachViewKeepsItsColumnsAndOrder();
  void csvHasAllRowsWhateverIsShown();
  void csvCarriesChangedConstants();
  void csvThatCannotBeWrittenIsAnError();
  void aBaselineAddsColumns();
  void aBaselineStandsStillWhilePartsChange();
  void aHiddenTableCatchesUp();
  void aRefusedFileChangesNothing();
  void theModelKeepsItsPromises_data();
  void theModelKeepsItsPromises();
};

void TablePanelTest::saysWhatToDoWhenNothingIsOpen() {
  QVERIFY(visibleText().contains("Nothing is open"));
  QVERIFY(!table().isVisible());
  panel_->setRowKind(RowKind::region);
  QVERIFY(visibleText().contains("Nothing is open"));
  open(sample("stairs.weighbridge"));
  QVERIFY(table().isVisible());
  document_->close();
  QVERIFY(visibleText().contains("Nothing is open"));
}

void TablePanelTest::hasARowForEachPartLinksetAndRegion() {
  open(difficultNames);
  QCOMPARE(model().rowCount(), 9);
  QComboBox& by = *panel_->findChild<QComboBox*>();
  by.setFocus();
  QTest::keyClick(&by, Qt::Key_Down);
  QCOMPARE(panel_->rowKind(), RowKind::linkset);
  QCOMPARE(model().rowCount(), 2);
  QTest::keyClick(&by, Qt::Key_Down);
  QCOMPARE(panel_->rowKind(), RowKind::region);
  QCOMPARE(texts("region"), (QStringList{"Home", "no region"}));
}

void TablePanelTest::regionsOfOneNameAreToldApart() {
  const QTemporaryDir folder;
  open(makeFile(folder, "homes.weighbridge", twoHomes));
  panel_->setRowKind(RowKind::region);
  QCOMPARE(texts("region"), (QStringList{"Home (11111111)", "Home (22222222)"}));
  panel_->setRowKind(RowKind::linkset);
  QCOMPARE(texts("region"), (QStringList{"Home (11111111)", "Home (22222222)"}));
}

void TablePanelTest::detailsAreHiddenAtFirst() {
  open(sample("market.weighbridge"));
  QVERIFY(table().isColumnHidden(column("part id")));
  QVERIFY(!table().isColumnHidden(column("physics")));
  QVERIFY(model()
              .headerData(column("physics"), Qt::Horizontal, Qt::ToolTipRole)
              .toString()
              .contains("physics_cost"));
}

void TablePanelTest::numbersAreOfTheLocaleAndToTheRight() {
  open(sample("stairs.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  const auto row = static_cast<int>(texts("linkset").indexOf("Stairs of eight hulls"));
  QCOMPARE(value(row, "physics"), "2,88");
  QVERIFY(std::abs(value(row, "physics", Qt::UserRole).toDouble() - 2.88) < 1e-12);
  QCOMPARE(value(row, "physical"), "no");
  QVERIFY(value(row, "physics", Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
  QVERIFY(value(row, "linkset", Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
}

void TablePanelTest::whatHasNoNameHasANumber() {
  open(difficultNames);
  QCOMPARE(value(5, "part"), "part 2");
  QCOMPARE(value(5, "linkset"), "linkset 2");
  QCOMPARE(value(5, "part", Qt::UserRole), "");
  QCOMPARE(value(7, "physics shape"), "triangle mesh");
}

void TablePanelTest::aClickSortsNumbersAndAnotherReverses() {
  open(difficultNames);
  const QStringList inFile = texts("part");
  clickHeader("physics");
  QCOMPARE(value(0, "part"), "Ring \"A\"");
  QCOMPARE(value(8, "part"), "lost");  // Its cost is unknown.
  QCOMPARE(texts("part").mid(1, 7), inFile.mid(0, 7));
  clickHeader("physics");
  QCOMPARE(texts("part").mid(0, 7), inFile.mid(0, 7));
  QCOMPARE(value(7, "part"), "Ring \"A\"");
  QCOMPARE(value(8, "part"), "lost");
  clickHeader("physics");
  QCOMPARE(texts("part"), inFile);
}

void TablePanelTest::textsSortAsTheLanguageHasThem() {
  open(difficultNames);
  clickHeader("part");
  // "part 2" without a name of its own is empty.
  QStringList rising{"=1+1", "Apfel", "äpfel", "lost", "part 2", "part 10", "Ring \"A\"", "zebra"};
  QCOMPARE(texts("part"), rising + QStringList{"part 2"});
  clickHeader("part");
  std::ranges::reverse(rising);
  QCOMPARE(texts("part"), rising + QStringList{"part 2"});
}

void TablePanelTest::theMenuSortsToo() {
  open(difficultNames);
  const QStringList inFile = texts("part");
  choose("Physics", "Sort by");
  QCOMPARE(value(0, "part"), "Ring \"A\"");
  choose("Physics", "Sort by");
  QCOMPARE(value(7, "part"), "Ring \"A\"");
  choose("File order", "Sort by");
  QCOMPARE(texts("part"), inFile);
}

void TablePanelTest::theMostExpensiveComesFirstOnDemand() {
  open(sample("market.weighbridge"));
  QTest::mouseClick(&button("Most expensive first"), Qt::LeftButton);
  QVERIFY(std::ranges::is_sorted(numbers("physics"), std::greater()));
  panel_->setRowKind(RowKind::linkset);
  QVERIFY(!std::ranges::is_sorted(numbers("land impact"), std::greater()));
  QTest::mouseClick(&button("Most expensive first"), Qt::LeftButton);
  QVERIFY(std::ranges::is_sorted(numbers("land impact"), std::greater()));
}

void TablePanelTest::rowsFollowTheirNumbers() {
  open(sample("market.weighbridge"));
  clickHeader("physics");
  const QStringList before = texts("part");
  moveConstant(*document_, 0.001);
  QVERIFY(std::ranges::is_sorted(numbers("physics"), std::greater()));
  QVERIFY(texts("part") != before);
  document_->undoStack().undo();
  QCOMPARE(texts("part"), before);
}

void TablePanelTest::columnsSayWhatTheyMean() {
  open(sample("market.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  const QString help =
      model().headerData(column("server"), Qt::Horizontal, Qt::WhatsThisRole).toString();
  QVERIFY(help.contains("scripts") && help.contains("V = ") && help.contains("documented") &&
          help.contains("official page") && help.contains("server_cost"));
  panel_->setRowKind(RowKind::part);
  const QString ofPart =
      model().headerData(column("physics"), Qt::Horizontal, Qt::WhatsThisRole).toString();
  QVERIFY(ofPart.contains("physics shape") && !ofPart.contains(u'Σ'));
}

void TablePanelTest::tabLeadsThroughTheBarIntoTheTable() {
  open(difficultNames);
  QTRY_VERIFY(panel_->isActiveWindow());
  QWidget* const way[] = {panel_->findChild<QComboBox*>(), &filter(),
                          &button("Most expensive first"), &button("Columns"), &table()};
  way[0]->setFocus();
  for (QWidget* const stop : way) {
    QCOMPARE(QApplication::focusWidget(), stop);
    QTest::keyClick(stop, Qt::Key_Tab);
  }
  QCOMPARE(QApplication::focusWidget(), way[0]);
}

void TablePanelTest::columnsAreChosenByMenu() {
  open(difficultNames);
  QVERIFY(table().isColumnHidden(column("part id")));
  choose("Part id");
  QVERIFY(!table().isColumnHidden(column("part id")));
  choose("Physics");
  QVERIFY(table().isColumnHidden(column("physics")));
  QVERIFY(!visibleText().contains("physics:"));
  choose("Standard columns");
  QVERIFY(table().isColumnHidden(column("part id")));
  QVERIFY(!table().isColumnHidden(column("physics")));
}

void TablePanelTest::eachViewKeepsItsColumnsAndOrder() {
  open(sample("market.weighbridge"));
  clickHeader("download");
  panel_->setRowKind(RowKind::linkset);
  QVERIFY(!table().isColumnHidden(column("decided by")));
  QCOMPARE(value(0, "linkset").toString().toStdString(),
           document_->weighing().scene.linksets[0].name);
  panel_->setRowKind(RowKind::part);
  QVERIFY(std::ranges::is_sorted(numbers("download"), std::greater()));
}

void TablePanelTest::csvHasAllRowsWhateverIsShown() {
  open(difficultNames);
  clickHeader("physics");
  QTest::keyClicks(&filter(), "ring");
  for (const RowKind rowKind : {RowKind::part, RowKind::linkset, RowKind::region}) {
    const QString path = folder_.filePath("costs.csv");
    QVERIFY(writeCsvFile(*document_, rowKind, path));
    std::string expected;
    table::writeCsv(table::tableOf(rowKind, {&document_->weighing(), 1}), {},
                    [&expected](std::string_view text) { expected += text; });
    QCOMPARE(contentOf(path), QByteArray::fromStdString(expected));
  }
}

/// A scenario of twice the physics of boxes: what each row cost before, and by how much it differs.
void TablePanelTest::aBaselineAddsColumns() {
  Baseline baseline(*document_);
  panel_->compareWith(baseline);
  open(sample("market.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  QVERIFY(table().isColumnHidden(column("land impact before")));
  cost::Profile expensive = document_->weighing().profile;
  expensive[cost::Key::primitive_cost] *= 20;
  baseline.pin(expensive);
  QVERIFY(!table().isColumnHidden(column("land impact before")));
  const auto now = document_->weighing().costs;
  double sum = 0;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto before = cost::weigh(document_->weighing().scene.linksets[i],
                                    document_->weighing().statistics.linksets[i], expensive);
    QCOMPARE(numbers("land impact before")[i], before.landImpact);
    QCOMPARE(numbers("land impact change")[i], now[i].landImpact - before.landImpact);
    sum += now[i].landImpact - before.landImpact;
  }
  QVERIFY(sum < 0);
  QVERIFY(visibleText().contains("land impact change: " + shownNumber(sum)));
  panel_->setRowKind(RowKind::part);
  QVERIFY(!table().isColumnHidden(column("physics change")));
  panel_->setRowKind(RowKind::region);
  QCOMPARE(numbers("land impact change")[0], sum);
  QFile file(folder_.filePath("compared.csv"));
  QVERIFY(writeCsvFile(*document_, RowKind::region, file.fileName(), &baseline));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readLine().contains("land_impact_before,land_impact_change"));
  choose("Standard columns");
  QVERIFY(!table().isColumnHidden(column("land impact change")));
  baseline.unpin();
  QVERIFY(table().isColumnHidden(column("land impact change")));
  QCOMPARE(model().index(0, column("land impact change")).data().toString(), "");
  choose("Standard columns");
  QVERIFY(table().isColumnHidden(column("land impact change")));
}

/// The wall gets another size after it was pinned: what was before is as it was then.
void TablePanelTest::aBaselineStandsStillWhilePartsChange() {
  Baseline baseline(*document_);
  panel_->compareWith(baseline);
  open(sample("market.weighbridge"));
  panel_->setRowKind(RowKind::linkset);
  const QLabel* against = panel_->findChild<QLabel*>("against");
  QVERIFY(against->isHidden());
  baseline.pin(document_->weighing().profile);
  const auto impacts = [](const std::vector<cost::LinksetCost>& costs) {
    std::vector<double> all;
    for (const cost::LinksetCost& one : costs) all.push_back(one.landImpact);
    return all;
  };
  const std::vector<double> before = impacts(document_->weighing().costs);
  scene::Part part = document_->weighing().scene.linksets[0].parts[0];
  part.scale *= 4;
  changePart(*document_, 0, 0, part, "Change");
  const std::vector<double> now = impacts(document_->weighing().costs);
  QVERIFY(now != before);
  QCOMPARE(numbers("land impact before"), before);
  const double sumBefore = std::accumulate(before.begin(), before.end(), 0.0);
  const double sumNow = std::accumulate(now.begin(), now.end(), 0.0);
  QVERIFY2(against->text().startsWith("Land impact (LI): before " + shownNumber(sumBefore) +
                                      " → now " + shownNumber(sumNow) + " ("),
           qPrintable(against->text()));
  QVERIFY(!against->isHidden());
}

/// In a file beside it, which a profile can be read from again.
void TablePanelTest::csvCarriesChangedConstants() {
  open(sample("market.weighbridge"));
  Baseline baseline(*document_);
  cost::Profile before = document_->weighing().profile;
  before[cost::Key::primitive_cost] *= 2;
  baseline.pin(before);
  const QString path = folder_.filePath("tuned.csv");
  const auto profileIn = [&](const char* name) {
    const auto read = cost::readProfile(folder_.filePath(name).toStdString());
    return read ? std::optional(read->value) : std::nullopt;
  };
  QVERIFY(writeCsvFile(*document_, RowKind::linkset, path, &baseline));
  QVERIFY(!profileIn("tuned.profile.json"));
  QVERIFY(profileIn("tuned.baseline.json") == before);
  moveConstant(*document_, 0.001);
  QVERIFY(writeCsvFile(*document_, RowKind::linkset, path, &baseline));
  QVERIFY(profileIn("tuned.profile.json") == document_->weighing().profile);
  const auto rows = contentOf(path).count(",second-life* (tuned.profile.json),");
  QCOMPARE(static_cast<std::size_t>(rows), document_->weighing().scene.linksets.size());
  // Not over what is open.
  const QString own = folder_.filePath("own.profile.json");
  const QString project = folder_.filePath("own.weighbridge");
  QVERIFY(document_->saveAs(project).has_value());
  QVERIFY(document_->open(project).has_value());
  QVERIFY(QFile::link(project, own));
  QVERIFY(!writeCsvFile(*document_, RowKind::linkset, folder_.filePath("own.csv")));
  QVERIFY(!QFile::exists(folder_.filePath("own.csv")));
}

void TablePanelTest::csvThatCannotBeWrittenIsAnError() {
  open(difficultNames);
  const auto written =
      writeCsvFile(*document_, RowKind::part, folder_.filePath("no/such/costs.csv"));
  QVERIFY(!written);
  QVERIFY(line(written.error()).find("costs.csv") != std::string::npos);
}

void TablePanelTest::aHiddenTableCatchesUp() {
  open(sample("market.weighbridge"));
  clickHeader("physics");
  panel_->hide();
  moveConstant(*document_, 0.001);
  selection_->select(weighing::Target{2, 0});
  panel_->show();
  QVERIFY(std::ranges::is_sorted(numbers("physics"), std::greater()));
  QCOMPARE(table().selectionModel()->selectedRows().size(), 1);
  panel_->hide();
  document_->close();
  QCOMPARE(model().rowCount(), 0);
}

void TablePanelTest::aRefusedFileChangesNothing() {
  open(sample("market.weighbridge"));
  clickHeader("physics");
  click(1, "part");
  const QStringList before = texts("part");
  QFile broken(folder_.filePath("broken.weighbridge"));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"weighbridge\": 1, \"linksets\": [");
  broken.close();
  QVERIFY(!document_->open(broken.fileName()));
  QCOMPARE(texts("part"), before);
  QCOMPARE(selectedTexts("part"), QStringList{before[1]});
}

void TablePanelTest::theModelKeepsItsPromises_data() {
  QTest::addColumn<RowKind>("rowKind");
  QTest::newRow("parts") << RowKind::part;
  QTest::newRow("linksets") << RowKind::linkset;
  QTest::newRow("regions") << RowKind::region;
}

void TablePanelTest::theModelKeepsItsPromises() {
  QFETCH(RowKind, rowKind);
  const QAbstractItemModelTester tester(&model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  panel_->setRowKind(rowKind);
  open(sample("market.weighbridge"));
  const QPersistentModelIndex held(model().index(0, 0));
  for (int column = -1; column < model().columnCount(); ++column)
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
      table().sortByColumn(column, order);
  QVERIFY(held.isValid());
  table().selectAll();
  panel_->sortMostExpensiveFirst();
  moveConstant(*document_, 0.001);
  QCOMPARE(table().selectionModel()->selectedRows().size(), model().rowCount());
  for (const char* words : {"a", "as", "", "nothing such", "r"}) {
    filter().setText(words);
    moveConstant(*document_, document_->weighing().profile[cost::Key::triangle_constant] * 2);
  }
  open(sample("stairs.weighbridge"));
  document_->undoStack().undo();
  document_->close();
  QCOMPARE(model().rowCount(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(TablePanelTest);

}  // namespace wb::ui::test

#include "table_panel_test.moc"
