#include "tests/ui/widgets/pale_texts.h"
#include "tests/ui/window/main_states.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/window/appearance.h"

#include <QPalette>

namespace wb::ui::test {

/// Words stand out from their ground in every appearance, and where that changes while they are
/// shown.
class ReadableTextsTest : public MainStates {
  Q_OBJECT

 private slots:
  void inEveryAppearance_data();
  void inEveryAppearance();
  void cleanup() { end(); }

 private:
  void goThroughTheRest();
  void seen(QWidget& window, const QString& name) override;

  QPalette palette_;
  QStringList pale_;
};

void ReadableTextsTest::inEveryAppearance_data() {
  QPalette contrasting(Qt::white, Qt::black);
  contrasting.setColor(QPalette::Base, Qt::black);
  for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
    contrasting.setColor(role, Qt::white);
  for (const auto role : {QPalette::Button, QPalette::Window, QPalette::AlternateBase})
    contrasting.setColor(role, Qt::black);
  contrasting.setColor(QPalette::PlaceholderText, Qt::white);
  contrasting.setColor(QPalette::Link, Qt::yellow);
  contrasting.setColor(QPalette::Highlight, Qt::yellow);
  contrasting.setColor(QPalette::HighlightedText, Qt::black);
  QTest::addColumn<QPalette>("palette");
  QTest::newRow("light") << paletteOf(Appearance::light);
  QTest::newRow("dark") << paletteOf(Appearance::dark);
  QTest::newRow("high contrast") << contrasting;
}

void ReadableTextsTest::inEveryAppearance() {
  QFETCH(QPalette, palette);
  palette_ = palette;
  pale_.clear();
  const QPalette before = QApplication::palette();
  startIn(QLocale::c(), {1440, 900});
  goThroughNothing();
  goThroughPanels();
  if (palette == paletteOf(Appearance::dark) || isLong()) goThroughTheRest();
  QApplication::setPalette(before);
  for (const QString& one : pale_) qWarning().noquote() << one;
  QCOMPARE(pale_.size(), 0);
}

/// On dark ground alone, where pale colours are most easily forgotten, or of the long sizes on
/// every.
void ReadableTextsTest::goThroughTheRest() {
  goThroughCharts();
  goThroughTheBaseline();
  goThroughWorkspaces();
  goThroughDialogs();
}

/// What is shown was drawn in other colours first.
void ReadableTextsTest::seen(QWidget& window, const QString& name) {
  QApplication::setPalette(palette_);
  QTest::qWait(30);
  for (const QString& one : paleTexts(window)) pale_ << name + QStringLiteral(": ") + one;
}

WEIGHBRIDGE_WINDOW_TEST(ReadableTextsTest);

}  // namespace wb::ui::test

#include "readable_texts_test.moc"
