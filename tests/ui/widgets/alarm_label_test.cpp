#include "tests/ui/widgets/contrast.h"
#include "tests/window/window_test.h"
#include "ui/widgets/text_labels.h"

#include <QTest>

namespace wb::ui::test {

class AlarmLabelTest : public QObject {
  Q_OBJECT

 private slots:
  void isReadableOnAnyGround();
};

/// Appearances change while the window is open.
void AlarmLabelTest::isReadableOnAnyGround() {
  QWidget window;
  AlarmLabel label(&window);
  for (const QColor& ground : {QColor(Qt::white), QColor(30, 32, 38), QColor(240, 240, 240)}) {
    QPalette palette = window.palette();
    palette.setColor(QPalette::Base, ground);
    palette.setColor(QPalette::Window, ground);
    window.setPalette(palette);
    const QColor words = label.palette().color(QPalette::WindowText);
    QVERIFY(contrast(words, ground) >= 4.5);
    QVERIFY(words.red() > words.green() + 50);
    QCOMPARE(label.palette().color(QPalette::Text), words);  // Its role on a panel.
  }
}

WEIGHBRIDGE_WINDOW_TEST(AlarmLabelTest);

}  // namespace wb::ui::test

#include "alarm_label_test.moc"
