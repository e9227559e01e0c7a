#include "ui/panels/scenarios/calibrate_dialog.h"

#include "tests/ui/panels/scenarios/boxes.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/document.h"
#include "ui/panels/scenarios/scenario_changes.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {
namespace {

using cost::Key;

/// Ten boxes and four, weighed by their hulls, of which the grid measured a physics of 0.3 a box.
constexpr auto measuredProject = R"({"weighbridge": 1,
  "linksets": [{"name": "ten", "parts": [%1]}, {"name": "four", "parts": [%2]}],
  "measured": [{"linkset": "ten", "physics": 3}, {"linkset": "four", "physics": 1.2}]})";

}  // namespace

class CalibrateDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void nothingIsFittedUnchosen();
  void findsTheConstantAndKeepsIt();
  void saysThatTheConstantsFitBadly();
  void saysWhatCannotBeDetermined();
  void constantsAreSearched();
  void constantsSayWhatDependsOnThem();
  void fittingCanBeStopped();
  void everyControlHasAName();

 private:
  QPushButton& button(const char* text) const;
  ConstantChoice& constants() const { return *dialog_->findChild<ConstantChoice*>(); }
  QTableView& table(const char* name) const;
  QTreeWidgetItem& item(const char* title) const {
    return *constants().findItems(title, Qt::MatchExactly | Qt::MatchRecursive).value(0);
  }
  /// By keyboard: a space on the item.
  void check(const char* title) const {
    constants().setFocus();
    constants().setCurrentItem(&item(title));
    QTest::keyClick(&constants(), Qt::Key_Space);
  }
  QString visibleText() const;

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<CalibrateDialog> dialog_;
};

void CalibrateDialogTest::init() {
  QLocale::setDefault(QLocale::c());
  const QString text = QString::fromLatin1(measuredProject).arg(boxes(10), boxes(4));
  dialog_.reset();
  document_ = std::make_unique<Document>();
  QVERIFY(document_->open(makeFile(folder_, "boxes.weighbridge", text.toUtf8())));
  dialog_ = std::make_unique<CalibrateDialog>(*document_);
  dialog_->show();
  dialog_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
}

QPushButton& CalibrateDialogTest::button(const char* text) const {
  for (QPushButton* one : dialog_->findChildren<QPushButton*>())
    if (one->text().remove(u'&') == text) return *one;
  qFatal("no button %s", text);
}

QTableView& CalibrateDialogTest::table(const char* name) const {
  for (QTableView* one : dialog_->findChildren<QTableView*>())
    if (one->accessibleName() == name) return *one;
  qFatal("no table %s", name);
}

QString CalibrateDialogTest::visibleText() const {
  QStringList texts;
  for (const QLabel* label : dialog_->findChildren<QLabel*>()) texts << label->text();
  return texts.join(u'\n');
}

void CalibrateDialogTest::nothingIsFittedUnchosen() {
  QVERIFY(!button("Fit").isEnabled());
  QVERIFY(!button("Keep as scenario").isEnabled());
  check("Primitive cost");
  QVERIFY(button("Fit").isEnabled());
  check("Primitive cost");
  QVERIFY(!button("Fit").isEnabled());
}

void CalibrateDialogTest::findsTheConstantAndKeepsIt() {
  const QAbstractItemModelTester tester(table("Fitted constants").model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  check("Primitive cost");
  QTest::mouseClick(&button("Fit"), Qt::LeftButton);
  QTRY_VERIFY(button("Keep as scenario").isEnabled());
  QVERIFY2(visibleText().contains("Measured costs: 2. R² = 1:"), qPrintable(visibleText()));
  QCOMPARE(table("Fitted constants").model()->rowCount(), 1);
  QCOMPARE(table("Measured and calculated costs").model()->rowCount(), 2);
  QTest::mouseClick(&button("Keep as scenario"), Qt::LeftButton);
  QCOMPARE(dialog_->result(), int(QDialog::Accepted));
  QCOMPARE(document_->weighing().scene.scenarios.size(), std::size_t{1});
  const cost::Profile fitted = profileOf(*document_, 0);
  QVERIFY(std::abs(fitted[Key::primitive_cost] - 0.3) < 1e-6);
  QCOMPARE(fitted.name, std::string("Calibrated"));
  QCOMPARE(document_->weighing().profile[Key::primitive_cost], 0.1);
  document_->undoStack().undo();
  QVERIFY(document_->weighing().scene.scenarios.empty());
}

/// At 0.1 PE a box, which no triangle changes, both costs are a third of those measured. Relative
/// to its size, (3 − 1.448) / 3 and (1.2 − 1.448) / 1.2, each is nearer to the average of both.
void CalibrateDialogTest::saysThatTheConstantsFitBadly() {
  check("Triangle constant");
  button("Fit").click();
  QTRY_VERIFY(button("Keep as scenario").isEnabled());
  QVERIFY2(visibleText().contains("R² = −1.86"), qPrintable(visibleText()));
  QVERIFY(visibleText().contains("one and the same cost for all objects would fit better"));
  QVERIFY(!visibleText().contains("explain"));
}

/// No streaming was measured.
void CalibrateDialogTest::saysWhatCannotBeDetermined() {
  check("Primitive cost");
  check("Triangle constant");
  QTest::mouseClick(&button("Fit"), Qt::LeftButton);
  QTRY_VERIFY(visibleText().contains("say nothing about Triangle constant"));
  document_->setMeasured({});
  dialog_ = std::make_unique<CalibrateDialog>(*document_);
  dialog_->show();
  check("Primitive cost");
  button("Fit").click();
  QTRY_VERIFY(visibleText().contains("Nothing was fitted"));
  QVERIFY(!button("Keep as scenario").isEnabled());
}

void CalibrateDialogTest::constantsAreSearched() {
  check("Primitive cost");
  auto* search = dialog_->findChild<QLineEdit*>();
  search->setFocus();
  QTest::keyClicks(search, "triangle");
  QVERIFY(!item("Primitive cost").isHidden());
  QVERIFY(!item("Triangle constant").isHidden());
  QVERIFY(item("Penalty per area").isHidden());
}

/// Boxes cost by the primitive's constant; none has triangles. The result stands beside the value.
void CalibrateDialogTest::constantsSayWhatDependsOnThem() {
  const auto text = [this](const char* title, ConstantChoice::Column column) {
    return item(title).text(column);
  };
  QTRY_COMPARE(text("Primitive cost", ConstantChoice::relevanceColumn), "yes");
  QCOMPARE(text("Triangle constant", ConstantChoice::relevanceColumn), "no");
  QCOMPARE(text("Primitive cost", ConstantChoice::valueColumn), "0.1");
  QCOMPARE(item("Primitive cost").parent()->text(0), "Physics");
  check("Primitive cost");
  button("Fit").click();
  QTRY_COMPARE(text("Primitive cost", ConstantChoice::fittedColumn), "0.3");
}

void CalibrateDialogTest::fittingCanBeStopped() {
  check("Primitive cost");
  button("Fit").click();
  QVERIFY(!constants().isEnabled());
  button("Stop").click();
  QVERIFY(button("Fit").isEnabled());
  QTest::qWait(100);
  QVERIFY(!button("Keep as scenario").isEnabled());
  dialog_.reset();
}

void CalibrateDialogTest::everyControlHasAName() {
  QVERIFY(!constants().accessibleName().isEmpty());
  for (const QLineEdit* one : dialog_->findChildren<QLineEdit*>())
    QVERIFY(!one->accessibleName().isEmpty());
  for (const QTableView* one : dialog_->findChildren<QTableView*>())
    QVERIFY(!one->accessibleName().isEmpty());
}

WEIGHBRIDGE_WINDOW_TEST(CalibrateDialogTest);

}  // namespace wb::ui::test

#include "calibrate_dialog_test.moc"
