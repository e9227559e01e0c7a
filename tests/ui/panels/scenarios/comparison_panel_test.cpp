#include "ui/panels/scenarios/comparison_panel.h"

#include "tests/ui/panels/scenarios/boxes.h"
#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/words.h"
#include "tests/window/window_test.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/table/report_table.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

using cost::Key;

/// Ten boxes and four, all weighed by their hulls: 0.1 of physics and 0.5 of server each, so that
/// land impacts are 5 and 2; on a parcel with room for 9 (as many of 20,000 as 30 of 65,536 m²).
constexpr auto boxesProject = R"({"weighbridge": 1,
  "regions": [{"name": "Home", "parcels": [{"name": "Lot", "area": 30}]}],
  "linksets": [
    {"name": "ten", "region": "Home", "parcel": "Lot", "parts": [%1]},
    {"name": "four", "region": "Home", "parcel": "Lot", "parts": [%2]}]})";

QString tenAndFour() { return QString::fromLatin1(boxesProject).arg(boxes(10), boxes(4)); }

}  // namespace

class ComparisonPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void saysWhatToDo();
  void anEmptyFileIsOpenAllTheSame();
  void aButtonDoesIt();
  void changedConstantsAreComparedWithThePreviousOnes();
  void nothingCrossesWhereNothingChanges();
  void listsWhoWinsWhereNobodyCrosses();
  void listsWhoCrosses();
  void listsWhatStillFits();
  void listsWinnersAndLosers();
  void followsADragAndAHiddenOneCatchesUp();
  void aRowSelectsItsLinkset();
  void copiedRowsPasteAsCells();
  void theModelKeepsItsPromises();

 private:
  QTableView& table() const { return *panel_->findChild<ReportTableView*>(); }
  void setPrimitiveCost(double value) {
    changeConstant(document_, Key::primitive_cost, value, Gesture::none);
  }
  void choose(int index) { panel_->findChild<QComboBox*>()->setCurrentIndex(index); }
  QPushButton* button(const char* text) const {
    for (QPushButton* one : panel_->findChildren<QPushButton*>())
      if (one->text() == text) return one;
    return nullptr;
  }
  QString visibleText() const { return wordsIn(*panel_); }
  QString cell(int row, const char* title) const;

  QTemporaryDir folder_;
  Document document_;
  Baseline baseline_{document_};
  Selection selection_;
  std::unique_ptr<ComparisonPanel> panel_;
};

void ComparisonPanelTest::init() {
  QLocale::setDefault(QLocale::c());
  panel_ = std::make_unique<ComparisonPanel>(document_, baseline_, selection_);
  panel_->resize(900, 300);
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  QVERIFY(document_.open(makeFile(folder_, "boxes.weighbridge", tenAndFour().toUtf8())));
  QCOMPARE(document_.weighing().costs[0].landImpact, 5.0);
}

QString ComparisonPanelTest::cell(int row, const char* title) const {
  const QAbstractItemModel& model = *table().model();
  for (int column = 0; column < model.columnCount(); ++column)
    if (model.headerData(column, Qt::Horizontal).toString().compare(title, Qt::CaseInsensitive) ==
        0)
      return model.index(row, column).data().toString();
  return QStringLiteral("no column");
}

void ComparisonPanelTest::saysWhatToDo() {
  QVERIFY(visibleText().contains("Pin a scenario"));
  document_.close();
  QVERIFY(visibleText().contains("Nothing is open"));
}

void ComparisonPanelTest::anEmptyFileIsOpenAllTheSame() {
  QVERIFY(document_.open(
      makeFile(folder_, "empty.weighbridge", R"({"weighbridge": 1, "linksets": []})")));
  QVERIFY(visibleText().contains("This file has no objects"));
  QVERIFY(!visibleText().contains("Nothing is open"));
}

void ComparisonPanelTest::aButtonDoesIt() {
  auto* pin = button("Pin the current constants");
  QVERIFY(pin->isVisibleTo(panel_.get()));
  QTest::mouseClick(pin, Qt::LeftButton);
  QTRY_VERIFY(baseline_.side());
  QVERIFY2(!pin->isVisibleTo(panel_.get()), "there is something to compare with");
  document_.close();
  QVERIFY2(!pin->isVisibleTo(panel_.get()), "there is nothing to pin");
}

void ComparisonPanelTest::changedConstantsAreComparedWithThePreviousOnes() {
  const auto unchanged = [this]() -> QPushButton* {
    QPushButton* one = button("Pin built-in profile second-life");
    return one && one->isVisible() ? one : nullptr;
  };
  QVERIFY(!unchanged());
  const double before = document_.weighing().profile[Key::primitive_cost];
  setPrimitiveCost(1);
  QVERIFY(unchanged());
  unchanged()->click();
  QCOMPARE((*baseline_.profile())[Key::primitive_cost], before);
  QVERIFY(!unchanged());
}

void ComparisonPanelTest::nothingCrossesWhereNothingChanges() {
  baseline_.pin(document_.weighing().profile);
  QVERIFY(visibleText().contains("No linkset, region or parcel crosses"));
  choose(2);
  QVERIFY(visibleText().contains("No linkset's land impact changes"));
}

/// At 4 a box, ten are 40 of physics: no longer physical, physics decides, the lot overflows.
void ComparisonPanelTest::listsWhoWinsWhereNobodyCrosses() {
  const auto& which = *panel_->findChild<QComboBox*>();
  baseline_.pin(document_.weighing().profile);
  changeConstant(document_, Key::server_per_prim, 0.4, Gesture::none);
  QTRY_VERIFY(table().isVisible());
  QCOMPARE(which.currentText(), QStringLiteral("Winners and losers"));
  choose(0);
  QTRY_VERIFY2(!table().isVisible(), "what the user chose stays");
  QCOMPARE(which.currentText(), QStringLiteral("Crossed limits"));
}

void ComparisonPanelTest::listsWhoCrosses() {
  baseline_.pin(document_.weighing().profile);
  setPrimitiveCost(4);
  QCOMPARE(table().model()->rowCount(), 4);
  QCOMPARE(cell(0, "what changes"), "no longer fits");
  QCOMPARE(cell(0, "parcel"), "Lot");
  QCOMPARE(cell(0, "before"), "7");
  QCOMPARE(cell(0, "after"), "56");
  QCOMPARE(cell(1, "what changes"), "no longer physical");
  QCOMPARE(cell(1, "linkset"), "ten");
  QCOMPARE(cell(1, "limit"), "32");
  QCOMPARE(cell(2, "what changes"), "another weight decides");
  QCOMPARE(cell(2, "deciding weight before"), "server");
  QCOMPARE(cell(2, "decided by"), "physics");
  QVERIFY(visibleText().contains("land impact +49"));
  const cost::Profile expensive = document_.weighing().profile;
  setPrimitiveCost(0.1);
  baseline_.pin(expensive);
  QCOMPARE(cell(0, "what changes"), "fits again");
  QCOMPARE(cell(1, "what changes"), "physical again");
}

void ComparisonPanelTest::listsWhatStillFits() {
  baseline_.pin(document_.weighing().profile);
  choose(1);
  QCOMPARE(table().model()->rowCount(), 2);
  QCOMPARE(cell(0, "region"), "Home");
  QCOMPARE(cell(0, "free"), "19993");
  setPrimitiveCost(4);
  QCOMPARE(cell(1, "fits"), "no");
  QCOMPARE(cell(0, "fits"), "yes");
}

void ComparisonPanelTest::listsWinnersAndLosers() {
  baseline_.pin(document_.weighing().profile);
  choose(2);
  setPrimitiveCost(4);
  QCOMPARE(table().model()->rowCount(), 2);
  QCOMPARE(cell(0, "linkset"), "ten");
  QCOMPARE(cell(0, "land impact change"), "+35");
  QCOMPARE(cell(1, "land impact change"), "+14");
  choose(1);
  QCOMPARE(cell(0, "land impact change"), "+49");
  QCOMPARE(cell(0, "land impact"), "56");
}

void ComparisonPanelTest::followsADragAndAHiddenOneCatchesUp() {
  baseline_.pin(document_.weighing().profile);
  choose(2);
  panel_->hide();
  setPrimitiveCost(4);
  panel_->show();
  QCOMPARE(cell(0, "land impact change"), "+35");
  document_.undoStack().undo();
  QVERIFY(visibleText().contains("No linkset's land impact changes"));
}

void ComparisonPanelTest::aRowSelectsItsLinkset() {
  baseline_.pin(document_.weighing().profile);
  choose(2);
  setPrimitiveCost(4);
  table().setFocus();
  table().setCurrentIndex(table().model()->index(0, 0));
  QTest::keyClick(&table(), Qt::Key_Down);
  QVERIFY(selection_.current());
  QCOMPARE(selection_.current()->linkset, std::size_t{1});
}

/// A name that a spreadsheet would take for a formula is a text.
void ComparisonPanelTest::copiedRowsPasteAsCells() {
  QVERIFY(document_.open(
      makeFile(folder_, "formula.weighbridge", tenAndFour().replace("four", "=4").toUtf8())));
  baseline_.pin(document_.weighing().profile);
  choose(2);
  setPrimitiveCost(4);
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  table().setFocus();
  table().selectAll();
  QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QGuiApplication::clipboard()->text(),
           QString("linkset\tland impact before\tland impact\tland impact "
                   "change\nten\t5\t40\t35\n'=4\t2\t16\t14\n"));
}

void ComparisonPanelTest::theModelKeepsItsPromises() {
  const QAbstractItemModelTester tester(table().model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  baseline_.pin(document_.weighing().profile);
  setPrimitiveCost(4);
  for (const int which : {1, 2, 0}) choose(which);
  setPrimitiveCost(5);
  baseline_.unpin();
  document_.close();
  QCOMPARE(table().model()->rowCount(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(ComparisonPanelTest);

}  // namespace wb::ui::test

#include "comparison_panel_test.moc"
