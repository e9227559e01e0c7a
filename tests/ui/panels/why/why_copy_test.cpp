#include "model/report/explanation_texts.h"
#include "tests/ui/panels/why/why_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/origin_list.h"
#include "ui/translation/translation.h"
#include "ui/widgets/model_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QTranslator>
#include <algorithm>
#include <iterator>
#include <vector>

namespace wb::ui::test {

/// What *Copy explanation* gives to send.
class WhyCopyTest : public WhyPanelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void theExplanationIsCopied();
  void theCopySaysWhatWouldLowerIt();
  void aGermanWindowCopiesGerman();
  void causesHaveTheirCostsInEveryLanguage_data();
  void causesHaveTheirCostsInEveryLanguage();
};

void WhyCopyTest::theExplanationIsCopied() {
  open("chair.weighbridge");
  select(0);
  QTRY_VERIFY(panel_->findChild<QPushButton*>("copy")->isVisible());
  QTest::mouseClick(panel_->findChild<QPushButton*>("copy"), Qt::LeftButton);
  const QString text = QGuiApplication::clipboard()->text();
  const auto& weighing = document_->weighing();
  QVERIFY(text.contains(QString::fromStdString(weighing.scene.linksets[0].name)));
  QVERIFY(text.contains(QStringLiteral("Land impact %1").arg(weighing.costs[0].landImpact)));
}

void WhyCopyTest::theCopySaysWhatWouldLowerIt() {
  open("chair.weighbridge");
  select(0);
  QVERIFY(!advice().empty());
  panel_->copyExplanation();
  const auto& suggestions = panel_->findChild<Advisor*>()->current()->advice.suggestions;
  const QString text = QGuiApplication::clipboard()->text().simplified();
  QVERIFY(text.contains("How to lower it 1. " +
                        QString::fromStdString(rendered(suggestions.front().what))));
}

void WhyCopyTest::causesHaveTheirCostsInEveryLanguage_data() {
  QTest::addColumn<QLocale::Language>("language");
  QTest::addColumn<QString>("cost");
  QTest::newRow("English") << QLocale::English << "170.3 PE";
  QTest::newRow("French") << QLocale::French << "170,3 PE";
  QTest::newRow("German") << QLocale::German << "170,3 PE";
  QTest::newRow("Japanese") << QLocale::Japanese << "170.3 PE";
  QTest::newRow("Spanish") << QLocale::Spanish << "170,3 PE";
}

/// Four wheels of 42.57 PE each.
void WhyCopyTest::causesHaveTheirCostsInEveryLanguage() {
  QFETCH(QLocale::Language, language);
  QFETCH(QString, cost);
  QLocale::setDefault(QLocale(language));
  installTranslations(*qApp, QLocale());
  open("vehicle.weighbridge");
  select(0);
  const QString causes = panel_->findChild<OriginRow*>()->accessibleName();
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QVERIFY2(causes.contains(cost), qPrintable(causes));
}

void WhyCopyTest::aGermanWindowCopiesGerman() {
  open("chair.weighbridge");
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::hull_cost] = 0.06162769485756977;
  changeProfile(*document_, profile, "Change");
  select(0);
  QVERIFY(!advice().empty());
  QLocale::setDefault(QLocale("de_DE"));
  installTranslations(*qApp, QLocale());
  const QString text = panel_->explanation();
  const QString line = text.simplified();
  const auto isInGerman = [](const Text& one) {
    return shownWords(one.english) !=
           QString::fromUtf8(one.english.data(), qsizetype(one.english.size()));
  };
  std::vector<Text> translated;
  std::ranges::copy_if(explain::explanationTexts.rows(), std::back_inserter(translated),
                       isInGerman);
  QVERIFY(translated.size() > 20);
  qDeleteAll(qApp->findChildren<QTranslator*>());
  QVERIFY2(
      text.contains(QString::fromStdString(document_->weighing().scene.linksets[0].name) + u'\n'),
      qPrintable(text));
  for (const char* german : {"Land Impact ", "Teile", "So sinken die Kosten",
                             "Das Wort neben einer Zahl", " ist 0,06163 statt 0,"})
    QVERIFY2(line.contains(german), qPrintable(text));
  for (const Text& one : translated) {
    const bool isSentence = one.english.find(' ') != std::string_view::npos &&
                            one.english.find('{') == std::string_view::npos;
    const auto english = QString::fromUtf8(one.english.data(), qsizetype(one.english.size()));
    QVERIFY2(!isSentence || !line.contains(english), qPrintable(text));
  }
  static const QRegularExpression pointInNumber(QStringLiteral("\\d\\.\\d"));
  QVERIFY2(!text.contains(pointInNumber), qPrintable(text));
}

WEIGHBRIDGE_WINDOW_TEST(WhyCopyTest);

}  // namespace wb::ui::test

#include "why_copy_test.moc"
