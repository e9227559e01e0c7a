#include "tests/window/window_test.h"
#include "ui/widgets/text_labels.h"

#include <QTest>

namespace wb::ui::test {

class SlotLabelTest : public QObject {
  Q_OBJECT

 private slots:
  void fewerLinesStandWhereTheAlignmentSays();
};

namespace {

/// The first row of pixels with anything but the ground.
int firstInkedRow(SlotLabel& label) {
  const QImage drawn = label.grab().toImage();
  const QRgb ground = drawn.pixel(drawn.width() - 1, 0);
  for (int y = 0; y < drawn.height(); ++y)
    for (int x = 0; x < drawn.width(); ++x)
      if (drawn.pixel(x, y) != ground) return y;
  return drawn.height();
}

}  // namespace

/// One of three lines: at the top, a line lower, two lines lower.
void SlotLabelTest::fewerLinesStandWhereTheAlignmentSays() {
  SlotLabel label(3, nullptr);
  label.setText("Over");
  label.resize(200, label.sizeHint().height());
  const int line = label.fontMetrics().lineSpacing();
  const int top = firstInkedRow(label);
  QVERIFY(top < line);
  label.setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  QCOMPARE(firstInkedRow(label), top + line);
  label.setAlignment(Qt::AlignLeading | Qt::AlignBottom);
  QCOMPARE(firstInkedRow(label), top + 2 * line);
  label.setText("Over\nand\nunder");
  QCOMPARE(firstInkedRow(label), top);
}

WEIGHBRIDGE_WINDOW_TEST(SlotLabelTest);

}  // namespace wb::ui::test

#include "slot_label_test.moc"
