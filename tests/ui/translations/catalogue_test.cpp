#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"

#include "messages.h"
#include "translations/generator/model_sentences.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace wb::ui::test {
namespace {

/// Names that are filled in, numbers that are filled in, and marks of rich text.
QStringList fixedParts(const QString& text) {
  static const QRegularExpression part(
      QStringLiteral("\\{[a-z0-9_]+\\}|%L?[0-9]|%L?n|\\[\\*\\]|</?[a-z0-9]+>"));
  QStringList parts;
  for (auto match = part.globalMatch(text); match.hasNext();) parts += match.next().captured();
  parts.sort();
  return parts;
}

/// Whether it has a number that its words depend on.
bool hasCount(const QString& text) {
  return text.contains(QStringLiteral("%n")) || text.contains(QStringLiteral("%Ln"));
}

bool hasMnemonic(const QString& text) {
  static const QRegularExpression mnemonic(QStringLiteral("&\\w"),
                                           QRegularExpression::UseUnicodePropertiesOption);
  return text.contains(mnemonic);
}

/// The sign that a text ends with, as ASCII has it; nothing where it ends with a word.
QString endingOf(QString text) {
  static const QRegularExpression mnemonicBehind(QStringLiteral("\\(&\\w\\)$"));
  text.remove(mnemonicBehind);
  static const QString signs = QStringLiteral(".:…?!;");
  static const QString wide = QStringLiteral("。：…？！；");
  if (text.isEmpty()) return {};
  const qsizetype index = wide.indexOf(text.back());
  const QChar last = index < 0 ? text.back() : signs[index];
  return signs.contains(last) ? last : QString();
}

QString indentOf(const QString& text) {
  qsizetype spaces = 0;
  while (spaces < text.size() && text[spaces] == u' ') ++spaces;
  return text.left(spaces);
}

/// Below, a few letters more are no matter to a layout.
constexpr qsizetype shortestMatter = 8;
/// Above, it is no label.
constexpr qsizetype longestLabel = 20;
constexpr double mostGrowth = 1.8;

/// Longer, and looked at: its language has no shorter words for it, and it stands where there is
/// room.
bool isLongButFine(const QString& translation) {
  static const QSet<QString> texts{
      QStringLiteral("Speichern &unter…"),         QStringLiteral("Speichern unter"),
      QStringLiteral("%1 zurücksetzen"),           QStringLiteral("ein Text in Anführungszeichen"),
      QStringLiteral("Enregistrer &sous…"),        QStringLiteral("Enregistrer sous"),
      QStringLiteral("Enregistrer la &page…"),     QStringLiteral("Réinitialiser %1"),
      QStringLiteral("Enveloppe de base"),         QStringLiteral("enveloppe de base"),
      QStringLiteral("Impact sur le terrain"),     QStringLiteral("impact sur le terrain"),
      QStringLiteral("Impacto en el terreno"),     QStringLiteral("impacto en el terreno"),
      QStringLiteral("Conjunto enlazado"),         QStringLiteral("conjunto enlazado"),
      QStringLiteral("Conjuntos enlazados"),       QStringLiteral("conjuntos enlazados"),
      QStringLiteral("&Remplir vers l’extérieur"), QStringLiteral("&Supprimer vers l’intérieur")};
  return texts.contains(translation);
}

/// A language that the program speaks beside English.
struct Speech {
  const char* name;
  const char* catalogue;
  int forms;  ///< That its plurals have.
};

constexpr Speech speeches[] = {{"German", "weighbridge_de.ts", 2},
                               {"Spanish", "weighbridge_es.ts", 2},
                               {"French", "weighbridge_fr.ts", 2},
                               {"Japanese", "weighbridge_ja.ts", 1}};

void addSpeeches() {
  QTest::addColumn<QString>("catalogue");
  QTest::addColumn<int>("forms");
  for (const Speech& speech : speeches)
    QTest::newRow(speech.name) << QString::fromLatin1(speech.catalogue) << speech.forms;
}

/// Runs a check over every finished translation of the catalogue of this row.
template <class Check>
void checkTranslations(Check check) {
  QFETCH(QString, catalogue);
  const QList<Message> messages = readCatalogue(catalogue);
  QVERIFY(messages.size() > 500);
  for (const Message& message : messages)
    if (message.isFinished)
      for (const QString& translation : message.translations) check(message.source, translation);
}

}  // namespace

/// What the catalogues say, by themselves.
class CatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsFinishedIsWhole_data();
  void whatIsFinishedIsWhole();
  void theSameIsFilledIn_data() { addSpeeches(); }
  void theSameIsFilledIn();
  void mnemonicsAreWhereEnglishHasThem_data() { addSpeeches(); }
  void mnemonicsAreWhereEnglishHasThem();
  void textsEndAsInEnglish_data() { addSpeeches(); }
  void textsEndAsInEnglish();
  void noSentenceIsLeftInEnglish_data() { addSpeeches(); }
  void noSentenceIsLeftInEnglish();
  void shortTextsStayShort_data() { addSpeeches(); }
  void shortTextsStayShort();
  void nothingInTheSourcesIsMissing_data();
  void nothingInTheSourcesIsMissing();
};

void CatalogueTest::whatIsFinishedIsWhole_data() {
  addSpeeches();
  QTest::newRow("English") << QStringLiteral("weighbridge_en.ts") << 2;
}

void CatalogueTest::whatIsFinishedIsWhole() {
  QFETCH(QString, catalogue);
  QFETCH(int, forms);
  const QList<Message> messages = readCatalogue(catalogue);
  QVERIFY(!messages.isEmpty());
  const auto unfinished = std::ranges::count(messages, false, &Message::isFinished);
  if (unfinished > 0) qInfo("%lld texts are shown in English", static_cast<long long>(unfinished));
  // English itself has nothing else to show.
  QVERIFY(unfinished == 0 || catalogue != QLatin1StringView("weighbridge_en.ts"));
  for (const Message& message : messages) {
    if (!message.isFinished) continue;
    QVERIFY2(message.hasPlurals || !hasCount(message.source), qPrintable(message.source));
    QCOMPARE(message.translations.size(), message.hasPlurals ? forms : 1);
    for (const QString& translation : message.translations)
      QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.source));
  }
}

void CatalogueTest::theSameIsFilledIn() {
  QFETCH(QString, catalogue);
  const QString count = QStringLiteral("{count}");
  for (const Message& message : readCatalogue(catalogue)) {
    if (!message.isFinished) continue;
    for (const QString& translation : message.translations) {
      QStringList expected = fixedParts(message.source);
      const bool saysOne = message.hasPlurals && translation == message.translations.front();
      if (saysOne && !translation.contains(count)) expected.removeAll(count);
      QVERIFY2(fixedParts(translation) == expected, qPrintable(translation));
    }
  }
}

void CatalogueTest::mnemonicsAreWhereEnglishHasThem() {
  checkTranslations([](const QString& english, const QString& translation) {
    QVERIFY2(hasMnemonic(translation) == hasMnemonic(english), qPrintable(translation));
  });
}

void CatalogueTest::textsEndAsInEnglish() {
  checkTranslations([](const QString& english, const QString& translation) {
    QVERIFY2(endingOf(translation) == endingOf(english), qPrintable(translation));
    QVERIFY2(indentOf(translation) == indentOf(english), qPrintable(translation));
  });
}

void CatalogueTest::noSentenceIsLeftInEnglish() {
  static const QRegularExpression word(QStringLiteral("(?<!\\{)\\b[A-Za-z]{2,}\\b"));
  checkTranslations([](const QString& english, const QString& translation) {
    // Kinds of files have names, which are the same everywhere.
    const bool isNames = english.contains(QStringLiteral("(*."));
    if (translation == english && !isNames) QVERIFY2(english.count(word) <= 3, qPrintable(english));
  });
}

void CatalogueTest::shortTextsStayShort() {
  checkTranslations([](const QString& english, const QString& translation) {
    if (english.size() > longestLabel || isLongButFine(translation)) return;
    const auto room = static_cast<double>(std::max(english.size(), shortestMatter));
    QVERIFY2(static_cast<double>(translation.size()) <= mostGrowth * room, qPrintable(translation));
  });
}

void CatalogueTest::nothingInTheSourcesIsMissing_data() {
  QTest::addColumn<QString>("catalogue");
  QTest::addColumn<QStringList>("options");
  for (const Speech& speech : speeches)
    QTest::newRow(speech.name) << QString::fromLatin1(speech.catalogue) << QStringList();
  QTest::newRow("English") << QStringLiteral("weighbridge_en.ts")
                           << QStringList{QStringLiteral("-pluralonly")};
}

void CatalogueTest::nothingInTheSourcesIsMissing() {
  QFETCH(QString, catalogue);
  QFETCH(QStringList, options);
  const QDir sources(QStringLiteral(WEIGHBRIDGE_SOURCES));
  const QString committed = sources.filePath(QStringLiteral("translations/") + catalogue);
  const QTemporaryDir folder;
  const QString updated = folder.filePath(catalogue);
  QVERIFY(QFile::copy(committed, updated));
  const QString model = folder.filePath(QStringLiteral("model_texts.cpp"));
  QFile texts(model);
  QVERIFY(texts.open(QIODevice::WriteOnly));
  texts.write(QByteArray::fromStdString(translations::asSource(translations::modelSentences())));
  texts.close();
  QProcess lupdate;
  lupdate.setWorkingDirectory(sources.path());
  lupdate.setProcessChannelMode(QProcess::MergedChannels);
  lupdate.start(QStringLiteral(WEIGHBRIDGE_LUPDATE),
                QStringLiteral(WEIGHBRIDGE_LUPDATE_ARGUMENTS).split(u' ') + options +
                    QStringList{model, QStringLiteral("-ts"), updated});
  QVERIFY(lupdate.waitForFinished());
  QCOMPARE(lupdate.readAll(), QByteArray());
  QVERIFY2(contentOf(updated) == contentOf(committed), "run ./dev translations");
}

WEIGHBRIDGE_WINDOW_TEST(CatalogueTest);

}  // namespace wb::ui::test

#include "catalogue_test.moc"
