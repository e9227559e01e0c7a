#include "ui/widgets/type.h"

#include "tests/window/window_test.h"

#include <QFontMetricsF>
#include <QTest>
#include <array>

namespace wb::ui::test {

/// Sizes of type and the digits of numbers, as the window's specification has them.
class TypeTest : public QObject {
  Q_OBJECT

 private slots:
  void sizesFollowTheBody();
  void digitsOfOneWidthStayAsTheyAre();
  void digitsOfOtherWidthsAreTakenFromAnotherFamily();
  void numbersHaveDigitsOfOneWidth();
};

/// 11, 13, 15 and 32 pixels where the system's font has 13.
void TypeTest::sizesFollowTheBody() {
  QFont body;
  body.setPixelSize(13);
  QCOMPARE(fontOf(Type::caption, body).pixelSize(), 11);
  QCOMPARE(fontOf(Type::body, body).pixelSize(), 13);
  QCOMPARE(fontOf(Type::heading, body).pixelSize(), 15);
  QCOMPARE(fontOf(Type::unit, body).pixelSize(), 15);
  QCOMPARE(fontOf(Type::number, body).pixelSize(), 32);
  QCOMPARE(fontOf(Type::heading, body).weight(), QFont::DemiBold);
  QCOMPARE(fontOf(Type::number, body).weight(), QFont::DemiBold);
  QCOMPARE(fontOf(Type::caption, body).weight(), body.weight());
  body.setPointSizeF(26);
  QCOMPARE(fontOf(Type::heading, body).pointSizeF(), 30.0);
}

void TypeTest::digitsOfOneWidthStayAsTheyAre() {
  const std::array<qreal, 3> even{8, 8, 8};
  QCOMPARE(familyForDigits(even, {"Noto Sans", "DejaVu Sans"}), QString());
}

void TypeTest::digitsOfOtherWidthsAreTakenFromAnotherFamily() {
  const std::array<qreal, 3> uneven{8, 5, 8};
  QCOMPARE(familyForDigits(uneven, {"DejaVu Sans", "Inter", "Noto Sans"}), "Noto Sans");
  QCOMPARE(familyForDigits(uneven, {"DejaVu Sans", "Inter"}), "DejaVu Sans");
  QCOMPARE(familyForDigits(uneven, {"Inter"}), QString());
}

void TypeTest::numbersHaveDigitsOfOneWidth() {
  QFont font = withEvenDigits(QFont());
  font.setPixelSize(100);
  const QFontMetricsF metrics(font);
  for (const char16_t digit : u"0123456789")
    if (digit != 0)
      QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
}

WEIGHBRIDGE_WINDOW_TEST(TypeTest);

}  // namespace wb::ui::test

#include "type_test.moc"
