#include "ui/translation/translation.h"

#include "model/analysis/analysis.h"
#include "model/core/core_texts.h"
#include "model/cost/breakdown.h"
#include "model/cost/constants.h"
#include "model/cost/cost_texts.h"
#include "tests/window/window_test.h"
#include "ui/panels/why/detail/term_model.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/model_text.h"

#include "messages.h"
#include "translations/generator/model_sentences.h"

#include <QLibraryInfo>
#include <QSet>
#include <QTest>
#include <QTranslator>

namespace wb::ui::test {
namespace {

using weighing::Weighing;

/// Calls `check` with every term behind the costs of a linkset.
template <class Check>
void forEachTerm(const cost::Term& term, const Check& check) {
  check(term);
  for (const cost::Term& child : term.children) forEachTerm(child, check);
}

template <class Check>
void forEachTerm(const Weighing& weighing, const Check& check) {
  for (std::size_t i = 0; i < weighing.costs.size(); ++i) {
    const cost::LinksetTerms terms =
        cost::linksetTerms(weighing.scene, i, weighing.statistics.linksets[i], weighing.profile);
    for (const cost::Term* root : {&terms.landImpact, &terms.physicsPhysical, &terms.rrc})
      forEachTerm(*root, check);
  }
}

}  // namespace

/// The program as it speaks to users of one language and another.
class TranslationTest : public QObject {
  Q_OBJECT

 private slots:
  void cleanup();
  void languageFollowsTheLocale_data();
  void languageFollowsTheLocale();
  void modelSpeaksGerman();
  void numbersAndWordsInASentenceAreGermanToo();
  void namesFromFilesStayAsTheyAre();
  void breakdownSpeaksGerman();
  void windowSpeaksGerman();
  void qtSpeaksGerman();
  void countsHavePlurals_data();
  void countsHavePlurals();
  void englishSpeaksAsItIsWritten();
};

void TranslationTest::cleanup() {
  qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
  QLocale::setDefault(QLocale::c());
}

void TranslationTest::languageFollowsTheLocale_data() {
  QTest::addColumn<QString>("locale");
  QTest::addColumn<QLocale::Language>("language");
  QTest::addColumn<QString>("triangleMesh");
  const auto add = [](const char* name, const char* locale, QLocale::Language language,
                      const char* words) {
    QTest::newRow(name) << QString::fromLatin1(locale) << language << QString::fromUtf8(words);
  };
  add("Germany", "de_DE", QLocale::German, "Dreiecksmesh");
  add("Austria", "de_AT", QLocale::German, "Dreiecksmesh");
  add("German alone", "de", QLocale::German, "Dreiecksmesh");
  add("United States", "en_US", QLocale::English, "triangle mesh");
  add("France", "fr_FR", QLocale::French, "maillage de triangles");
  add("Mexico", "es_MX", QLocale::Spanish, "malla de triángulos");
  add("Japan", "ja_JP", QLocale::Japanese, "三角形メッシュ");
  add("Iceland", "is_IS", QLocale::English, "triangle mesh");
  add("none", "C", QLocale::English, "triangle mesh");
}

void TranslationTest::languageFollowsTheLocale() {
  QFETCH(QString, locale);
  QFETCH(QLocale::Language, language);
  QCOMPARE(installTranslations(*QCoreApplication::instance(), QLocale(locale)), language);
  QFETCH(QString, triangleMesh);
  QCOMPARE(shownWords("triangle mesh"), triangleMesh);
}

void TranslationTest::modelSpeaksGerman() {
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
  QCOMPARE(shown(llsd::llsdTexts["llsd.no_llsd"]),
           QStringLiteral("das Wurzelelement muss <llsd> sein"));
  QCOMPARE(shownWords(cost::constant(cost::Key::width_max).meaning),
           QStringLiteral("Obergrenze der mittleren Dreiecksbreite"));
  // A sentence of words and more than one of them is never the same in both languages.
  QSet<QString> finished;
  for (const Message& message : readCatalogue(QStringLiteral("weighbridge_de.ts")))
    if (message.isFinished) finished += message.source;
  QVERIFY(finished.size() > 2000);
  for (const auto& sentence : translations::modelSentences()) {
    const QString english = QString::fromStdString(sentence.english);
    if (english.count(u' ') > 5 && finished.contains(english))
      QVERIFY2(shownWords(sentence.english) != english, sentence.english.c_str());
  }
}

void TranslationTest::numbersAndWordsInASentenceAreGermanToo() {
  QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
  installTranslations(*QCoreApplication::instance(), QLocale());
  const std::vector<Argument> minimum{{"minimum", 0.5}};
  QCOMPARE(shown(cost::whyTexts["why.minimum"], minimum),
           QStringLiteral("Das entscheidende Gewicht ist kleiner als 0,5 PE, darum ist der "
                          "Land Impact der kleinstmögliche."));
  const std::vector<Argument> type{{"part", "box"}, {"type", Word{"convex_hull"}}};
  QCOMPARE(
      shown(cost::whyTexts["why.opted_in_shape_type"], type),
      QStringLiteral("Die neue Berechnung gilt, weil box den Physikformtyp „konvexe Hülle“ hat."));
}

void TranslationTest::namesFromFilesStayAsTheyAre() {
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
  const std::vector<Argument> part{{"part", "mesh"}};
  QVERIFY(
      shown(cost::whyTexts["why.opted_in_mesh"], part).contains(QStringLiteral("weil mesh ein")));
  QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
  for (const char* name : {"1.5", "12", "physics", "{count}", "{part}", "hull_cost"}) {
    const std::vector<Argument> named{{"part", name}, {"count", std::size_t{3}}};
    QVERIFY(shown(cost::whyTexts["why.opted_in_mesh"], named)
                .contains(QStringLiteral("weil %1 ein").arg(QString::fromLatin1(name))));
  }
}

void TranslationTest::breakdownSpeaksGerman() {
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
  const auto market = weighing::weighFile(WEIGHBRIDGE_SAMPLES "/market.weighbridge", {});
  QVERIFY(market.has_value());
  const auto isInGerman = [](const std::string& english) {
    return shownWords(english) != QString::fromStdString(english);
  };
  forEachTerm(market->value, [&](const cost::Term& term) {
    const QString help = helpFor(term);
    for (const cost::Symbol& symbol : term.symbols)
      if (const std::string english = meaning(symbol, nullptr);
          english.find(' ') != english.npos && isInGerman(english))
        QVERIFY2(!help.contains(QString::fromStdString(english).toHtmlEscaped()), english.c_str());
  });
}

void TranslationTest::windowSpeaksGerman() {
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
  QCOMPARE(ExpressionBox::tr("The expression is too long."),
           QStringLiteral("Der Ausdruck ist zu lang."));
}

void TranslationTest::qtSpeaksGerman() {
  const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (!QFile::exists(folder + QStringLiteral("/qtbase_de.qm")))
    QSKIP("Qt's own translations are not installed");
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
}

void TranslationTest::countsHavePlurals_data() {
  QTest::addColumn<QLocale::Language>("language");
  QTest::addColumn<QString>("one");
  QTest::addColumn<QString>("two");
  QTest::newRow("English") << QLocale::English << QStringLiteral("1 part")
                           << QStringLiteral("2 parts");
  QTest::newRow("German") << QLocale::German << QStringLiteral("1 Teil")
                          << QStringLiteral("2 Teile");
}

void TranslationTest::countsHavePlurals() {
  QFETCH(QLocale::Language, language);
  installTranslations(*QCoreApplication::instance(), QLocale(language));
  const auto parts = [](int count) {
    return QCoreApplication::translate("wb::ui::LinksetEditor", "%n part(s)", nullptr, count);
  };
  QTEST(parts(1), "one");
  QTEST(parts(2), "two");
}

void TranslationTest::englishSpeaksAsItIsWritten() {
  installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
  for (const auto& sentence : translations::modelSentences())
    QCOMPARE(sentence.hasPlurals ? QString::fromStdString(shownPlural(sentence.english, 2))
                                 : shownWords(sentence.english),
             QString::fromStdString(sentence.english));
}

WEIGHBRIDGE_WINDOW_TEST(TranslationTest);

}  // namespace wb::ui::test

#include "translation_test.moc"
