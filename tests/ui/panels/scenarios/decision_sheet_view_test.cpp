#include "ui/panels/scenarios/decision_sheet_view.h"

#include "model/report/decision_sheet.h"
#include "tests/ui/panels/scenarios/boxes.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/detail/sheet_model.h"
#include "ui/panels/scenarios/scenario_changes.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

/// Ten boxes and four, all weighed by their hulls: 0.1 of physics and 0.5 of server each, so that
/// land impacts are 5 and 2; on a parcel with room for 9.
constexpr auto sheetProject = R"({"weighbridge": 1,
  "regions": [{"name": "Home", "parcels": [{"name": "Lot", "area": 30}]}],
  "linksets": [
    {"name": "ten", "region": "Home", "parcel": "Lot", "parts": [%1]},
    {"name": "four", "region": "Home", "parcel": "Lot", "parts": [%2]}]})";

}  // namespace

class DecisionSheetViewTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { panel_.reset(); }
  void nowAndTheBaselineAreBesideEachOther();
  void aConstantIsFollowedAtOnce();
  void anotherBaselineHasItsOwnNumbers();
  void scenariosAreColumns();
  void constantsOfAScenarioAreCalledByItsName();
  void aScenarioThatIsTheBaselineHasNoOtherColumn();
  void scenariosScrollTogetherWithWhatStays();
  void aCountSaysThatMoreChangeThanAreListed();
  void aCellSelectsWhatItIsAbout();
  void rowsStayWhereTheyAre();
  void constantsThatDifferAreLast();
  void filesAreAskedFor();
  void theListOfBeforeComesBack();
  void itsModelIsSound();

 private:
  SheetModel& model() { return *panel_->findChild<SheetModel*>(); }
  int rowOf(const QString& key) const;
  QString text(const QString& key, int column);
  /// The server counts twice as much.
  void makeCostlier() { changeConstant(document_, cost::Key::server_per_prim, 1.0, Gesture::none); }

  QTemporaryDir folder_;
  Document document_;
  Selection selection_;
  std::unique_ptr<Baseline> baseline_;
  std::unique_ptr<ComparisonPanel> panel_;
};

void DecisionSheetViewTest::init() {
  QLocale::setDefault(QLocale::c());
  const QByteArray project = QString::fromLatin1(sheetProject).arg(boxes(10), boxes(4)).toUtf8();
  document_.undoStack().setClean();
  QVERIFY(document_.open(makeFile(folder_, "boxes.weighbridge", project)));
  selection_.select({});
  baseline_ = std::make_unique<Baseline>(document_);
  baseline_->pin(document_.weighing().profile);
  panel_ = std::make_unique<ComparisonPanel>(document_, *baseline_, selection_);
  panel_->resize(656, 500);
  panel_->showSheet(true);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

int DecisionSheetViewTest::rowOf(const QString& key) const {
  const auto rows = table::sheetRows();
  const auto found = std::ranges::find(rows, key.toStdString(), &table::SheetRow::key);
  return static_cast<int>(found - rows.begin());
}

QString DecisionSheetViewTest::text(const QString& key, int column) {
  return model().index(rowOf(key), column).data().toString();
}

void DecisionSheetViewTest::nowAndTheBaselineAreBesideEachOther() {
  QCOMPARE(model().columnCount(), 2);
  QCOMPARE(model().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
           QStringLiteral("Now: second-life"));
  QCOMPARE(model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
           QStringLiteral("Baseline: second-life"));
  QCOMPARE(text("land_impact", 0), QStringLiteral("7"));
  QCOMPARE(text("land_impact", 1), QStringLiteral("7"));
  QCOMPARE(text("over", 0), QStringLiteral("0"));
  QCOMPARE(text("cheaper", 0), QStringLiteral("0"));
  QCOMPARE(model().headerData(rowOf("cheaper"), Qt::Vertical, Qt::DisplayRole).toString(),
           QStringLiteral("Cheaper"));
}

/// Twice the server: 10 and 4 instead of 5 and 2, on land for 9.155.
void DecisionSheetViewTest::aConstantIsFollowedAtOnce() {
  makeCostlier();
  QCOMPARE(text("land_impact", 0), QStringLiteral("14"));
  QCOMPARE(text("land_impact", 1), QStringLiteral("7"));
  QCOMPARE(text("land_impact_change", 0), QStringLiteral("+7"));
  QCOMPARE(text("more_expensive", 0), QStringLiteral("2"));
  QCOMPARE(text("more_expensive_1", 0), QStringLiteral("+5 ten"));
  QCOMPARE(text("more_expensive_2", 0), QStringLiteral("+2 four"));
  QCOMPARE(text("more_expensive_3", 0), QString());
  QCOMPARE(text("over", 0), QStringLiteral("1"));
  QVERIFY(text("most_over", 0).endsWith("Lot"));
}

void DecisionSheetViewTest::anotherBaselineHasItsOwnNumbers() {
  makeCostlier();
  QTRY_COMPARE(text("land_impact", 0), QStringLiteral("14"));
  QCOMPARE(text("land_impact", 1), QStringLiteral("7"));
  baseline_->pin(document_.weighing().profile);
  QTRY_COMPARE(text("land_impact", 1), QStringLiteral("14"));
}

void DecisionSheetViewTest::scenariosAreColumns() {
  cost::Profile cheap = document_.weighing().profile;
  cheap[cost::Key::server_per_prim] = 0.3;  // 3 and 1 instead of 5 and 2.
  addScenario(document_, cheap, "Cheap server");
  QTRY_COMPARE(model().columnCount(), 3);
  QCOMPARE(model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
           QStringLiteral("Cheap server"));
  QCOMPARE(text("land_impact", 2), QStringLiteral("4"));
  QCOMPARE(text("cheaper", 2), QStringLiteral("2"));
  QCOMPARE(text("cheaper_1", 2), QStringLiteral("\u22122 ten"));
  makeCostlier();
  QCOMPARE(text("land_impact", 2), QStringLiteral("4"));
  const auto tables = panel_->sheet().findChildren<QTableView*>();
  QCOMPARE(tables.size(), 2);
  QVERIFY(tables[1]->isVisible());
  QVERIFY(tables[0]->isColumnHidden(2) && tables[1]->isColumnHidden(0));
}

/// By one bar, at the right edge; rows stay beside each other down to the last.
void DecisionSheetViewTest::scenariosScrollTogetherWithWhatStays() {
  cost::Profile cheap = document_.weighing().profile;
  cheap[cost::Key::server_per_prim] = 0.3;
  addScenario(document_, cheap, "Cheap server");
  const auto tables = panel_->sheet().findChildren<QTableView*>();
  QTRY_VERIFY(tables[1]->isVisible());
  auto& bar = *tables[1]->verticalScrollBar();
  QTRY_VERIFY(bar.isVisible());
  QVERIFY(!tables[0]->verticalScrollBar()->isVisible());
  const QPoint right = bar.mapTo(&panel_->sheet(), bar.rect().topRight());
  QVERIFY2(right.x() > panel_->sheet().width() - bar.width(), "the bar is in the middle");
  bar.setValue(bar.maximum());
  QCOMPARE(tables[0]->verticalScrollBar()->value(), bar.maximum());
  QCOMPARE(tables[0]->viewport()->height(), tables[1]->viewport()->height());
}

/// However they came to be those of now.
void DecisionSheetViewTest::constantsOfAScenarioAreCalledByItsName() {
  makeCostlier();
  const auto now = [this] {
    return model().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString();
  };
  QCOMPARE(now(), QStringLiteral("Now: second-life*"));
  addScenario(document_, document_.weighing().profile, "Costly server");
  QTRY_COMPARE(now(), QStringLiteral("Now: Costly server"));
  changeConstant(document_, cost::Key::server_per_prim, 0.9, Gesture::none);
  QTRY_COMPARE(now(), QStringLiteral("Now: second-life*"));
}

void DecisionSheetViewTest::aScenarioThatIsTheBaselineHasNoOtherColumn() {
  makeCostlier();
  addScenario(document_, document_.weighing().profile, "Costly server");
  QTRY_COMPARE(model().columnCount(), 3);
  baseline_->pin(document_.weighing().profile);
  QTRY_COMPARE(model().columnCount(), 2);
  QCOMPARE(model().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
           QStringLiteral("Baseline: Costly server"));
}

/// Six objects, each 5 LI more expensive; the sheet has rows for five.
void DecisionSheetViewTest::aCountSaysThatMoreChangeThanAreListed() {
  QStringList objects;
  for (int i = 1; i <= 6; ++i)
    objects += QStringLiteral(R"({"name": "object %1", "parts": [%2]})").arg(i).arg(boxes(10));
  const QString project =
      QStringLiteral(R"({"weighbridge": 1, "linksets": [%1]})").arg(objects.join(u','));
  QVERIFY(document_.open(makeFile(folder_, "six.weighbridge", project.toUtf8())));
  baseline_->pin(document_.weighing().profile);
  makeCostlier();
  QTRY_COMPARE(text("more_expensive", 0), QStringLiteral("6 (5 largest below)"));
  QCOMPARE(text("more_expensive_5", 0), QStringLiteral("+5 object 5"));
  QCOMPARE(text("cheaper", 0), QStringLiteral("0"));
}

void DecisionSheetViewTest::aCellSelectsWhatItIsAbout() {
  makeCostlier();
  auto& table = *panel_->sheet().findChild<QTableView*>();
  emit table.clicked(model().index(rowOf("more_expensive_2"), 0));
  QCOMPARE(selection_.all().size(), std::size_t{1});
  QCOMPARE(selection_.all().front().linkset, std::size_t{1});
  emit table.clicked(model().index(rowOf("more_expensive"), 0));
  QCOMPARE(selection_.all().size(), std::size_t{2});
  emit table.clicked(model().index(rowOf("land_impact"), 0));
  QCOMPARE(selection_.all().size(), std::size_t{2});
}

/// However many gain or lose.
void DecisionSheetViewTest::rowsStayWhereTheyAre() {
  auto& table = *panel_->sheet().findChild<QTableView*>();
  const auto placeOf = [&](const char* key) {
    return table.verticalHeader()->sectionPosition(rowOf(key));
  };
  const int before = placeOf("physical_again");
  makeCostlier();
  QCOMPARE(placeOf("physical_again"), before);
  for (int row = 0; row < model().rowCount(); ++row)
    QCOMPARE(table.verticalHeader()->sectionSize(row), 24);
}

void DecisionSheetViewTest::constantsThatDifferAreLast() {
  const int rows = model().rowCount();
  QCOMPARE(rows, static_cast<int>(table::sheetRows().size()));
  makeCostlier();
  QCOMPARE(model().rowCount(), rows + 1);
  QCOMPARE(model().index(rows, 0).data().toString(), QStringLiteral("1"));
  QCOMPARE(model().index(rows, 1).data().toString(), QStringLiteral("0.5"));
}

void DecisionSheetViewTest::filesAreAskedFor() {
  QSignalSpy page(&panel_->sheet(), &DecisionSheet::pageWanted);
  QSignalSpy csv(&panel_->sheet(), &DecisionSheet::tableWanted);
  for (auto* button : panel_->sheet().findChildren<QPushButton*>())
    if (button->isVisible()) button->click();
  QCOMPARE(page.count(), 1);
  QCOMPARE(csv.count(), 1);
  QCOMPARE(panel_->sheet().columns().size(), std::size_t{2});
}

void DecisionSheetViewTest::theListOfBeforeComesBack() {
  auto& which = *panel_->findChild<QComboBox*>();
  panel_->showSheet(false);
  QVERIFY(!panel_->sheet().isVisible());
  which.setCurrentIndex(1);
  panel_->showSheet(true);
  QVERIFY(panel_->sheet().isVisible());
  panel_->showSheet(false);
  QCOMPARE(which.currentIndex(), 1);
}

void DecisionSheetViewTest::itsModelIsSound() {
  const QAbstractItemModelTester tester(&model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  makeCostlier();
  addScenario(document_, document_.weighing().profile, "Another");
  QTRY_COMPARE(model().columnCount(), 3);
  baseline_->unpin();
  document_.close();
}

WEIGHBRIDGE_WINDOW_TEST(DecisionSheetViewTest);

}  // namespace wb::ui::test

#include "decision_sheet_view_test.moc"
