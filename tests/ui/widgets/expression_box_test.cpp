#include "ui/widgets/expression_box.h"

#include "tests/window/window_test.h"
#include "ui/widgets/lengths.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <memory>

namespace wb::ui::test {

class ExpressionBoxTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aValueThatIsSetIsToldToNobody();
  void anExpressionIsComputedWhenItIsEntered();
  void leavingTheBoxEntersToo();
  void whatIsOutOfRangeIsNotTaken();
  void whatIsNoNumberIsNotTaken();
  void escapeTakesBackWhatWasTyped();
  void arrowsStep();
  void stepsStayInRange();
  void everyBitIsKept();
  void largeNumbersAreWrittenOut();
  void theUnitIsNoPartOfTheNumber();
  void theUnitIsNotInTheWayOfTyping();
  void lengthsAreShownAndTypedInTheChosenUnit();
  void anyUnitOfLengthMayBeTyped();
  void stepsAreOfWhatIsShown();
  void undoIsTheWindowsUnlessSomethingIsTyped();
  void theWheelPassesOverAnUnfocusedBox();

 private:
  QLineEdit* line() { return box_->findChild<QLineEdit*>(); }
  void type(const QString& text) {
    line()->selectAll();
    QTest::keyClicks(box_, text);
  }

  std::unique_ptr<QWidget> window_;
  ExpressionBox* box_ = nullptr;
  QLineEdit* other_ = nullptr;
};

void ExpressionBoxTest::init() {
  window_ = std::make_unique<QWidget>();
  box_ = new ExpressionBox(window_.get());
  other_ = new QLineEdit(window_.get());
  other_->move(0, 100);
  box_->setRange(0, 10);
  box_->setValue(0.05);
  window_->show();
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  box_->setFocus();
}

void ExpressionBoxTest::aValueThatIsSetIsToldToNobody() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  box_->setValue(3);
  QCOMPARE(edited.count(), 0);
  QCOMPARE(line()->text(), QString("3"));
}

void ExpressionBoxTest::anExpressionIsComputedWhenItIsEntered() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  type("0.05*2");
  QCOMPARE(edited.count(), 0);
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(edited.count(), 1);
  QCOMPARE(edited[0][0].toDouble(), 0.1);
  QCOMPARE(line()->text(), QString("0.1"));
}

void ExpressionBoxTest::leavingTheBoxEntersToo() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  type("1/4");
  other_->setFocus();
  QCOMPARE(edited.count(), 1);
  QCOMPARE(box_->value(), 0.25);
}

void ExpressionBoxTest::whatIsOutOfRangeIsNotTaken() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  type("11");
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(edited.count(), 0);
  QCOMPARE(box_->value(), 0.05);
  QVERIFY(box_->accessibleDescription().contains("from 0 to 10"));
  other_->setFocus();
  QCOMPARE(line()->text(), QString("0.05"));
  QVERIFY(box_->accessibleDescription().isEmpty());
}

void ExpressionBoxTest::whatIsNoNumberIsNotTaken() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  for (const char* text : {"much", "1/0", "((1)", "1e999"}) {
    type(text);
    QTest::keyClick(box_, Qt::Key_Return);
    QCOMPARE(box_->value(), 0.05);
  }
  QCOMPARE(edited.count(), 0);
}

void ExpressionBoxTest::escapeTakesBackWhatWasTyped() {
  type("7");
  QTest::keyClick(box_, Qt::Key_Escape);
  QCOMPARE(line()->text(), QString("0.05"));
}

void ExpressionBoxTest::arrowsStep() {
  QSignalSpy edited(box_, &ExpressionBox::edited);
  QTest::keyClick(box_, Qt::Key_Up);
  QCOMPARE(box_->value(), 0.051);
  QTest::keyClick(box_, Qt::Key_Down);
  QCOMPARE(box_->value(), 0.05);
  QCOMPARE(edited.count(), 2);
  box_->setStep(1);
  QTest::keyClick(box_, Qt::Key_Up);
  QCOMPARE(box_->value(), 1.0);
}

void ExpressionBoxTest::stepsStayInRange() {
  box_->setValue(10);
  QTest::keyClick(box_, Qt::Key_Up);
  QCOMPARE(box_->value(), 10.0);
  box_->setValue(0);
  QTest::keyClick(box_, Qt::Key_Down);
  QCOMPARE(box_->value(), 0.0);
}

void ExpressionBoxTest::everyBitIsKept() {
  const double third = 1.0 / 3;
  box_->setValue(third);
  type(line()->text());
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(box_->value(), third);
}

void ExpressionBoxTest::largeNumbersAreWrittenOut() {
  box_->setValue(300000);
  QCOMPARE(line()->text(), QString("300000"));
  box_->setValue(1e-9);
  QCOMPARE(line()->text(), QString("1e-09"));
}

void ExpressionBoxTest::theUnitIsNoPartOfTheNumber() {
  box_->setUnit(QStringLiteral("m2"));
  other_->setFocus();
  QCOMPARE(line()->text(), QString("0.05 m2"));
  box_->setFocus();
  type("2 m2");
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(box_->value(), 2.0);
}

void ExpressionBoxTest::theUnitIsNotInTheWayOfTyping() {
  box_->setUnit(QStringLiteral("m2"));
  other_->setFocus();
  box_->setFocus();
  QTest::keyClick(box_, Qt::Key_End);
  QTest::keyClicks(box_, "*3");
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(box_->value(), 0.05 * 3);
}

void ExpressionBoxTest::undoIsTheWindowsUnlessSomethingIsTyped() {
  QAction undo;
  undo.setShortcut(QKeySequence::Undo);
  window_->addAction(&undo);
  QSignalSpy undone(&undo, &QAction::triggered);
  type("7");
  QTest::keySequence(box_, QKeySequence::Undo);
  QCOMPARE(undone.count(), 0);
  QTest::keyClick(box_, Qt::Key_Escape);
  QTest::keySequence(box_, QKeySequence::Undo);
  QCOMPARE(undone.count(), 1);
}

/// And kept in metres.
void ExpressionBoxTest::lengthsAreShownAndTypedInTheChosenUnit() {
  box_->setUnit(Number::Length::metres);
  box_->setValue(0.6);
  LengthChoice::ofProgram().choose(footUnit);
  other_->setFocus();
  QCOMPARE(line()->text(), "1.969 ft");
  QCOMPARE(box_->value(), 0.6);
  box_->setFocus();
  type("2");
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(box_->value(), 2 * 0.3048);
  QCOMPARE(line()->text(), "2");
  type("40");
  QTest::keyClick(box_, Qt::Key_Return);
  QVERIFY(box_->accessibleDescription().contains("from 0 to 32.81"));  // 10 m
  LengthChoice::ofProgram().choose(metreUnit);
  other_->setFocus();
  QCOMPARE(line()->text(), "0.6096 m");
}

void ExpressionBoxTest::anyUnitOfLengthMayBeTyped() {
  box_->setUnit(Number::Length::metres);
  for (const auto& [text, metres] :
       {std::pair("30 cm", 0.3), std::pair("2ft", 2 * 0.3048), std::pair("12 in", 12 * 0.0254),
        std::pair("250mm", 0.25), std::pair("1/4 m", 0.25), std::pair("1.5", 1.5)}) {
    type(text);
    QTest::keyClick(box_, Qt::Key_Return);
    QVERIFY2(std::abs(box_->value() - metres) < 1e-12, text);
  }
  box_->setUnit(QStringLiteral("PE"));
  const double before = box_->value();
  type("30 cm");
  QTest::keyClick(box_, Qt::Key_Return);
  QCOMPARE(box_->value(), before);
}

void ExpressionBoxTest::stepsAreOfWhatIsShown() {
  box_->setUnit(Number::Length::metres);
  box_->setValue(0.6);
  LengthChoice::ofProgram().choose(centimetreUnit);
  QTest::keyClick(box_, Qt::Key_Up);
  LengthChoice::ofProgram().choose(metreUnit);
  QVERIFY(std::abs(box_->value() - 0.61) < 1e-12);
}

void ExpressionBoxTest::theWheelPassesOverAnUnfocusedBox() {
  other_->setFocus();
  QWheelEvent event({5, 5}, box_->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(box_, &event);
  QCOMPARE(box_->value(), 0.05);
}

WEIGHBRIDGE_WINDOW_TEST(ExpressionBoxTest);

}  // namespace wb::ui::test

#include "expression_box_test.moc"
