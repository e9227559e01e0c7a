#include "tests/window/window_test.h"
#include "ui/widgets/detail/typed_number.h"

#include <QTest>

Q_DECLARE_METATYPE(wb::ui::ExpressionProblem)

namespace wb::ui::test {

class ExpressionTest : public QObject {
  Q_OBJECT

 private slots:
  void whatCannotBeReadSaysWhy_data();
  void whatCannotBeReadSaysWhy();
  void comesTo_data();
  void comesTo();
  void theLocalesDecimalSignAndThePointAreRead();
  void aNumberIsTheNearestDouble();
};

void ExpressionTest::whatCannotBeReadSaysWhy_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<ExpressionProblem>("problem");
  QTest::addColumn<qsizetype>("position");
  using enum ExpressionProblem;
  const auto row = [](const QString& text, ExpressionProblem problem, qsizetype position) {
    QTest::newRow(qPrintable(text.left(20))) << text << problem << position;
  };
  row("", empty, 0);
  row("  ", empty, 0);
  row("x", syntax, 0);
  row("1 2", syntax, 2);
  row("1+", syntax, 2);
  row("1+*2", syntax, 2);
  row("(1", syntax, 2);
  row("1)", syntax, 1);
  row("()", syntax, 1);
  row("1.2.3", syntax, 3);
  row("1e", syntax, 0);
  row(".", syntax, 0);
  row("1/0", notANumber, 3);
  row("0/0", notANumber, 3);
  row("10^400", notANumber, 6);
  row("1e999", notANumber, 0);
  row("(-1)^0.5", notANumber, 8);
  row(QString(101, u'(') + u'1', tooDeep, 101);
  row(QStringLiteral("2^").repeated(200) + u'2', tooDeep, 202);
  row(QString(5000, u'('), tooLong, 1000);
}

void ExpressionTest::whatCannotBeReadSaysWhy() {
  QFETCH(QString, text);
  QFETCH(ExpressionProblem, problem);
  QFETCH(qsizetype, position);
  const Evaluated evaluated = evaluate(text, QLocale::c());
  QCOMPARE(evaluated.problem, problem);
  QCOMPARE(evaluated.position, position);
}

void ExpressionTest::comesTo_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("value");
  const auto row = [](const QString& text, double value) {
    QTest::newRow(qPrintable(text)) << text << value;
  };
  row("0.05", 0.05);
  row("0.05*2", 0.1);
  row("1/4", 0.25);
  row("(2+3)*0.1", 0.5);
  row("2+3*4", 14);
  row("8/4/2", 1);
  row("5-3-1", 1);
  row("-2^2", -4);
  row("2^-1", 0.5);
  row("2^3^2", 512);
  row("--3", 3);
  row("- ( 1 + 2 )", -3);
  row("1e-3", 0.001);
  row(".5", 0.5);
  row("5.", 5);
  row(QStringLiteral("3 × 4 ÷ 2 − 1"), 5);
}

void ExpressionTest::comesTo() {
  QFETCH(QString, text);
  QFETCH(double, value);
  const Evaluated evaluated = evaluate(text, QLocale::c());
  QCOMPARE(evaluated.problem, ExpressionProblem::none);
  QCOMPARE(evaluated.value, value);
}

void ExpressionTest::theLocalesDecimalSignAndThePointAreRead() {
  const QLocale german(QLocale::German, QLocale::Germany);
  QCOMPARE(evaluate("0,05*2", german).value, 0.1);
  QCOMPARE(evaluate("0.05*2", german).value, 0.1);
  QCOMPARE(evaluate("0,05", QLocale::c()).problem, ExpressionProblem::syntax);
}

void ExpressionTest::aNumberIsTheNearestDouble() {
  QCOMPARE(evaluate("0.1", QLocale::c()).value, 0.1);
  QCOMPARE(evaluate("102944.1234567890123", QLocale::c()).value, 102944.1234567890123);
}

WEIGHBRIDGE_WINDOW_TEST(ExpressionTest);

}  // namespace wb::ui::test

#include "expression_test.moc"
