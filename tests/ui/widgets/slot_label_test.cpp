#include "tests/window/window_test.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/text_labels.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <algorithm>

namespace wb::ui::test {

class SlotLabelTest : public QObject {
  Q_OBJECT

 private slots:
  void fewerLinesStandWhereTheAlignmentSays();
  void onlyWhatIsWrongIsInTheColourOfAlarms();
  void whatHasNoRoomIsToldToThePointer();
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

/// The first paragraph takes two lines, and the one behind it has the colour of other words.
void SlotLabelTest::onlyWhatIsWrongIsInTheColourOfAlarms() {
  SlotLabel label(4, nullptr);
  label.setText(alarmSign + QStringLiteral(" WWWWWWWW WWWWWWWW\nWWWW"));
  label.resize(label.fontMetrics().horizontalAdvance("WWWWWWWWWWW"), label.sizeHint().height());
  const int line = label.fontMetrics().lineSpacing();
  const auto reddest = [&](int from) {
    const QImage drawn = label.grab().toImage();
    int most = 0;
    for (int y = from * line; y < (from + 1) * line; ++y)
      for (int x = 0; x < drawn.width(); ++x)
        most = std::max(most, drawn.pixelColor(x, y).red() - drawn.pixelColor(x, y).green());
    return most;
  };
  const QColor alarm = alarmColour(label.palette());
  const int red = alarm.red() - alarm.green();
  QVERIFY(red > 40);
  QVERIFY(reddest(0) < red / 2);
  label.setAlarm(true);
  QVERIFY(reddest(0) > red / 2);
  QVERIFY(reddest(1) > red / 2);
  QVERIFY2(reddest(2) < red / 2, "the second paragraph");
  label.setAlarm(false);
  QVERIFY(reddest(0) < red / 2);
}

/// All of it, since the pointer is over one label, not over a line; nothing where all is seen.
void SlotLabelTest::whatHasNoRoomIsToldToThePointer() {
  SlotLabel label(2, nullptr);
  const auto told = [&label](const QString& text) {
    label.setText(text);
    QToolTip::hideText();
    const QPoint middle = label.rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, label.mapToGlobal(middle));
    QCoreApplication::sendEvent(&label, &help);
    return QToolTip::text();
  };
  label.resize(label.fontMetrics().horizontalAdvance("The parcel Upper lanes"),
               label.sizeHint().height());
  label.show();
  QVERIFY(QTest::qWaitForWindowExposed(&label));
  const QString cut = "Over.\nThe parcel Upper lanes uses 2,621 of 1,250 LI";
  QCOMPARE(told(cut), cut);
  QVERIFY(told("Over.\nUnder.") != QString("Over.\nUnder."));
}

WEIGHBRIDGE_WINDOW_TEST(SlotLabelTest);

}  // namespace wb::ui::test

#include "slot_label_test.moc"
