#include "ui/widgets/colors.h"

#include "tests/ui/widgets/contrast.h"
#include "tests/window/window_test.h"

#include <QTest>
#include <cmath>
#include <utility>

namespace wb::ui::test {

class ColorsTest : public QObject {
  Q_OBJECT

 private slots:
  void textIsReadableOnEveryGround_data();
  void textIsReadableOnEveryGround();
  void linesAreSeen_data() { bothAppearances(); }
  void linesAreSeen();
  void anotherPaletteKeepsItsColors();

 private:
  static void bothAppearances();
};

void ColorsTest::bothAppearances() {
  QTest::addColumn<bool>("isDark");
  QTest::newRow("light") << false;
  QTest::newRow("dark") << true;
}

void ColorsTest::textIsReadableOnEveryGround_data() {
  QTest::addColumn<QColor>("text");
  QTest::addColumn<QColor>("ground");
  for (const auto& [name, all] :
       {std::pair("light", lightColors()), std::pair("dark", darkColors())}) {
    const std::pair<const char*, QColor> texts[] = {
        {"text", all.text},     {"text2", all.text2},     {"link", all.link},
        {"danger", all.danger}, {"warning", all.warning}, {"good", all.good}};
    const std::pair<const char*, QColor> grounds[] = {
        {"window", all.window}, {"panel", all.panel},          {"raised", all.raised},
        {"hover", all.hover},   {"selected", all.selectedRow}, {"bar", all.barInRow}};
    for (const auto& [textName, text] : texts)
      for (const auto& [groundName, ground] : grounds)
        QTest::addRow("%s, %s on %s", name, textName, groundName) << text << ground;
    QTest::addRow("%s, on the accent", name) << all.onAccent << all.accent;
    QTest::addRow("%s, in a selected row", name) << all.textOfSelectedRow << all.selectedRow;
  }
}

void ColorsTest::textIsReadableOnEveryGround() {
  QFETCH(QColor, text);
  QFETCH(QColor, ground);
  QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
  QVERIFY(std::abs(contrastOf(text, ground) - contrast(text, ground)) < 1e-9);
}

/// Edges of fields and rings of the focus: 3 : 1 where they are drawn.
void ColorsTest::linesAreSeen() {
  QFETCH(bool, isDark);
  const Colors& all = isDark ? darkColors() : lightColors();
  for (const QColor& line : {all.fieldEdge, all.accent})
    for (const QColor& ground : {all.window, all.panel, all.raised})
      QVERIFY(contrast(line, ground) >= 3);
}

/// Somebody who chose a theme of high contrast sees that, with edges as strong as its text.
void ColorsTest::anotherPaletteKeepsItsColors() {
  QPalette palette(Qt::white, Qt::black);
  palette.setColor(QPalette::Base, Qt::black);
  palette.setColor(QPalette::Text, Qt::white);
  palette.setColor(QPalette::Highlight, Qt::yellow);
  palette.setColor(QPalette::HighlightedText, Qt::black);
  const Colors all = colorsOf(palette);
  QCOMPARE(all.selectedRow, QColor(Qt::yellow));
  QCOMPARE(all.textOfSelectedRow, QColor(Qt::black));
  QCOMPARE(all.fieldEdge, QColor(Qt::white));
  QCOMPARE(all.panel, QColor(Qt::black));
}

WEIGHBRIDGE_WINDOW_TEST(ColorsTest);

}  // namespace wb::ui::test

#include "colors_test.moc"
