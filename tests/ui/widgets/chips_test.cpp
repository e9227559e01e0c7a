#include "ui/widgets/chips.h"

#include "model/analysis/advice_texts.h"
#include "tests/window/window_test.h"
#include "ui/widgets/model_text.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

namespace wb::ui::test {

/// Trade-offs in the room that is kept for them.
class ChipsTest : public QObject {
  Q_OBJECT

 private slots:
  void theirRoomIsTheSameWhateverTheySay();
  void allAreRead();
  void thePointerIsToldWhatHasNoRoom();
  void whatHasRoomIsWhole();

 private:
  /// Whether the pointer over it is told all.
  static bool isTold(ChipLabel& chips);
};

bool ChipsTest::isTold(ChipLabel& chips) {
  QToolTip::hideText();
  const QPoint middle = chips.rect().center();
  QHelpEvent help(QEvent::ToolTip, middle, chips.mapToGlobal(middle));
  QApplication::sendEvent(&chips, &help);
  return QToolTip::text() == chips.text();
}

void ChipsTest::theirRoomIsTheSameWhateverTheySay() {
  ChipLabel chips(2, nullptr);
  const QSize room = chips.sizeHint();
  chips.setChips({"Vertices move by up to 0.01 m."});
  QCOMPARE(chips.sizeHint(), room);
  chips.setChips({"One.", "Two.", "Three.", "Four.", "Five."});
  QCOMPARE(chips.sizeHint(), room);
  QCOMPARE(chips.minimumSizeHint(), room);
}

void ChipsTest::allAreRead() {
  ChipLabel chips(2, nullptr);
  chips.setChips({"Doors stay open.", "Vertices move."});
  QCOMPARE(chips.text(), "Doors stay open.\nVertices move.");
  chips.setChips({});
  QVERIFY(chips.text().isEmpty());
}

void ChipsTest::thePointerIsToldWhatHasNoRoom() {
  ChipLabel chips(2, nullptr);
  chips.setChips({"Doors stay open.", "Vertices move."});
  chips.resize(600, chips.sizeHint().height());
  chips.show();
  QVERIFY(QTest::qWaitForWindowExposed(&chips));
  QVERIFY(!isTold(chips));
  const QImage both = chips.grab().toImage();
  chips.setChips({"Doors stay open.", "Vertices move.", "Gaps of up to 0.02 m can remain."});
  chips.resize(140, chips.height());
  QVERIFY(isTold(chips));
  chips.setChips(
      {"A sentence that is far too long for two lines that are as narrow as these are."});
  QVERIFY(isTold(chips));
  QVERIFY(chips.grab().toImage() != both);
}

/// Whatever parts of pixels the words are wide.
void ChipsTest::whatHasRoomIsWhole() {
  ChipLabel chips(2, nullptr);
  chips.resize(2000, chips.sizeHint().height());
  for (const Text& text : advice::adviceTexts.rows()) {
    const QString words = ui::shown(wb::Sentence{text, {}});
    chips.setChips({QStringLiteral("Doors stay open."), words});
    QCOMPARE(chips.drawnLines(), QStringList({QStringLiteral("Doors stay open."), words}));
    QVERIFY(!isTold(chips));
  }
}

WEIGHBRIDGE_WINDOW_TEST(ChipsTest);

}  // namespace wb::ui::test

#include "chips_test.moc"
