#include "ui/panels/view/detail/legend.h"

#include "tests/window/window_test.h"
#include "viewport/viewport_texts.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QTest>
#include <algorithm>

namespace wb::ui::test {
namespace {

QStringList visibleTexts(const QWidget& legend) {
  QStringList texts;
  for (const QLabel* label : legend.findChildren<QLabel*>())
    if (!label->isHidden() && !label->text().isEmpty()) texts << label->text();
  return texts;
}

}  // namespace

class LegendTest : public QObject {
  Q_OBJECT

 private slots:
  void saysWhyItIsEmpty();
  void everyEntryHasItsColourAndWords();
  void numbersAreOfTheLocale();
  void stopsOfARampAreOneBar();
  void aRampThatIsTooWideStandsBelowItsWord();
  void longNamesKeepRankAndCost();
  void manyEntriesLeaveRoomForTheView();
  void itsHeightFollowsFromItsWidthAlone();
};

void LegendTest::saysWhyItIsEmpty() {
  Legend legend;
  legend.setEntries({}, QStringLiteral("nothing here"));
  QCOMPARE(visibleTexts(legend), QStringList{QStringLiteral("nothing here")});
}

void LegendTest::everyEntryHasItsColourAndWords() {
  Legend legend;
  const auto entries = viewport::legend(viewport::ColourBy::layer, layers::allLayers, {});
  legend.setEntries(entries, QStringLiteral("nothing here"));
  QCOMPARE(visibleTexts(legend).size(), qsizetype(entries.size()));
  std::vector<QColor> swatches;
  for (const QLabel* label : legend.findChildren<QLabel*>())
    if (const QImage image = label->pixmap().toImage(); !image.isNull())
      swatches.push_back(image.pixelColor(image.rect().center()));
  QCOMPARE(swatches.size(), entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto& [red, green, blue] = entries[i].colour;
    QCOMPARE(swatches[i], QColor(red, green, blue));
  }
}

void LegendTest::numbersAreOfTheLocale() {
  QLocale::setDefault(QLocale(QLocale::German));
  Legend legend;
  legend.setEntries(viewport::legend(viewport::ColourBy::costShare, {}, {.costliest = 1}), {});
  const auto& marks = legend.findChild<RampBar*>()->marks();
  QCOMPARE(marks.size(), std::size_t{4});
  QCOMPARE(marks[1].text, QStringLiteral("0,25 PE"));
  QLocale::setDefault(QLocale::c());
}

/// With the costs at which the ramp has its own colours, each at its place.
void LegendTest::stopsOfARampAreOneBar() {
  Legend legend;
  legend.setEntries(viewport::legend(viewport::ColourBy::landImpact, {}, {.hasUnknown = true}), {});
  QCOMPARE(visibleTexts(legend), (QStringList{"Cost in LI (parts in PE)", "unknown"}));
  const QList<RampBar*> bars = legend.findChildren<RampBar*>();
  QCOMPARE(bars.size(), 1);
  QStringList marks;
  for (const viewport::RampMark& mark : bars[0]->marks()) marks << mark.text;
  QCOMPARE(marks, (QStringList{"0", "35", "150", "500", "2000+"}));
  // Whoever cannot see it hears what it means.
  QVERIFY(bars[0]->parentWidget()->accessibleName().contains("2000 PE or more"));
  const QImage drawn = bars[0]->grab().toImage();
  const auto redAt = [&drawn](double share) {
    return drawn.pixelColor(static_cast<int>(share * drawn.width()), 0).red();
  };
  QVERIFY(redAt(0.01) < 80);  // blue
  QVERIFY(redAt(0.3) > 220);  // amber
}

/// The whole name is a tooltip away.
/// Nothing of it is cut off in a narrow view.
void LegendTest::aRampThatIsTooWideStandsBelowItsWord() {
  Legend legend;
  legend.setEntries(viewport::legend(viewport::ColourBy::landImpact, {}, {}), {});
  legend.show();
  QVERIFY(QTest::qWaitForWindowExposed(&legend));
  const auto* bar = legend.findChild<RampBar*>();
  const auto* word = bar->parentWidget()->findChild<QLabel*>();
  legend.resize(bar->width() + word->width() / 2, 200);
  QTRY_VERIFY(bar->y() >= word->geometry().bottom());
  QVERIFY(bar->mapTo(&legend, QPoint(bar->width(), 0)).x() <= legend.width());
}

void LegendTest::longNamesKeepRankAndCost() {
  Legend legend;
  const std::string name(200, 'n');
  legend.setEntries({{viewport::Colour{},
                      viewport::viewportTexts["legend.costliest"],
                      {{"rank", 3}, {"name", name}, {"value", 1800.0}}}},
                    {});
  const QStringList texts = visibleTexts(legend);
  QCOMPARE(texts.size(), 1);
  QVERIFY(texts.front().size() < 60);
  QVERIFY(texts.front().startsWith(QStringLiteral("3. n")));
  QVERIFY(texts.front().endsWith(QStringLiteral("1,800 LI")) ||
          texts.front().endsWith(QStringLiteral("1800 LI")));
  bool isTold = false;
  for (const QWidget* one : legend.findChildren<QWidget*>())
    isTold = isTold || one->toolTip().contains(QString::fromStdString(name));
  QVERIFY(isTold);
}

/// As many as its lines hold; what is not shown is counted, and named a tooltip away.
void LegendTest::manyEntriesLeaveRoomForTheView() {
  QWidget around;
  around.resize(300, 400);
  auto* legend = new Legend(&around);
  std::vector<viewport::LegendEntry> entries;
  for (int rank = 1; rank <= 20; ++rank)
    entries.push_back({viewport::Colour{},
                       viewport::viewportTexts["legend.costliest"],
                       {{"rank", rank}, {"name", std::string("object")}, {"value", 100.0}}});
  legend->setEntries(entries, {});
  legend->resize(300, 100);
  const auto heightNow = [&] { return legend->layout()->heightForWidth(300); };
  const auto shownNow = [&] {
    return std::ranges::count_if(legend->findChildren<QLabel*>(), [&](const QLabel* label) {
      return label->isVisibleTo(legend) && label->text().contains(QStringLiteral("object"));
    });
  };
  QVERIFY(heightNow() <= 100);
  const auto few = shownNow();
  QVERIFY(few > 0 && few < 20);
  const QString others = QStringLiteral("and %1 more").arg(20 - few);
  bool isCounted = false;
  for (const QLabel* label : legend->findChildren<QLabel*>())
    if (label->isVisibleTo(legend) && label->text() == others)
      isCounted = label->toolTip().contains(QStringLiteral("20. object"));
  QVERIFY2(isCounted, qPrintable(others));
  legend->resize(4000, 100);
  legend->setEntries(entries, {});
  QCOMPARE(shownNow(), 20);
}

/// The view above it keeps its size, whatever is told.
void LegendTest::itsHeightFollowsFromItsWidthAlone() {
  Legend legend;
  for (const int width : {300, 500, 699, 700, 1600}) {
    legend.resize(width, legend.height());
    const auto many = viewport::legend(viewport::ColourBy::layer, layers::allLayers, {});
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, many.size()}) {
      legend.setEntries({many.begin(), many.begin() + static_cast<std::ptrdiff_t>(count)}, "None");
      QCOMPARE(legend.height(), legend.heightAt(width));
      QVERIFY(legend.height() >= 32);
    }
  }
}

WEIGHBRIDGE_WINDOW_TEST(LegendTest);

}  // namespace wb::ui::test

#include "legend_test.moc"
