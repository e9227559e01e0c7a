#include "tests/ui/widgets/cut_texts.h"
#include "tests/ui/window/main_states.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/detail/view_toolbar.h"

namespace wb::ui::test {

/// On the smallest window nothing that is said is cut: in the language of the longest words and in
/// one that is written without spaces, or of the long sizes in each.
class WholeTextsTest : public MainStates {
  Q_OBJECT

 private slots:
  void inEveryState_data();
  void inEveryState();
  void cleanup() { end(); }

 private:
  void goThroughTheRest();
  void seen(QWidget& window, const QString& name) override;

  QStringList cut_;
};

void WholeTextsTest::inEveryState_data() {
  QTest::addColumn<QString>("language");
  for (const char* language : {"de", "ja"})
    QTest::newRow(language) << QString::fromLatin1(language);
  if (!isLong()) return;
  for (const char* language : {"en", "fr", "es"})
    QTest::newRow(language) << QString::fromLatin1(language);
}

void WholeTextsTest::inEveryState() {
  QFETCH(QString, language);
  cut_.clear();
  startIn(QLocale(language), {1024, 700});
  goThroughNothing();
  goThroughPanels();
  if (language == "de" || isLong()) goThroughTheRest();
  for (const QString& one : cut_) qWarning().noquote() << one;
  QCOMPARE(cut_.size(), 0);
}

/// In German alone, whose words are the longest, or of the long sizes in all languages.
void WholeTextsTest::goThroughTheRest() {
  goThroughDialogs();
  goThroughQuestions();
  goThroughTheMarket();
  goThroughWorkspaces();
  goThroughTheMap();
  goThroughCharts();
  goThroughTheBaseline();
  goThroughOneObject();
  goThroughShapes();
  goThroughOctrees();
  goThroughWork();
  goThroughTheGrid();
  goThroughTheLog();
}

/// The view's tools take one row: the rest is the view's.
void WholeTextsTest::seen(QWidget& window, const QString& name) {
  constexpr int headerHeight = 36;
  QTest::qWait(30);
  // Advice that has just come is not laid out yet.
  [[maybe_unused]] const bool isWhole =
      QTest::qWaitFor([&] { return cutTexts(window).isEmpty(); }, 500);
  const ViewToolbar& tools = panel<ViewToolbar>();
  if (tools.height() > headerHeight)
    cut_ << QStringLiteral("%1: tools take %2").arg(name).arg(tools.height());
  for (const QString& one : cutTexts(window)) cut_ << name + QStringLiteral(": ") + one;
}

WEIGHBRIDGE_WINDOW_TEST(WholeTextsTest);

}  // namespace wb::ui::test

#include "whole_texts_test.moc"
