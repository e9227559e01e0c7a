#include "tests/ui/base/files.h"
#include "tests/window/window_test.h"

#include "messages.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

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

/// The sign that a text ends with; nothing where it ends with a word.
QString endingOf(const QString& text) {
  static const QString signs = QStringLiteral(".:…?!;");
  return !text.isEmpty() && signs.contains(text.back()) ? text.back() : QString();
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

/// Longer, and looked at: German has no shorter words for it, and it stands where there is room.
bool isLongButFine(const QString& german) {
  static const QSet<QString> texts{
      QStringLiteral("Speichern &unter…"), QStringLiteral("Speichern unter"),
      QStringLiteral("%1 zurücksetzen"), QStringLiteral("ein Text in Anführungszeichen")};
  return texts.contains(german);
}

/// Runs a check over every translation of the German catalogue.
template <class Check>
void checkGerman(Check check) {
  const QList<Message> messages = readCatalogue(QStringLiteral("weighbridge_de.ts"));
  QVERIFY(messages.size() > 500);
  for (const Message& message : messages)
    for (const QString& german : message.translations) check(message.source, german);
}

}  // namespace

/// What the catalogues say, by themselves.
class CatalogueTest : public QObject {
  Q_OBJECT

 private slots:
  void everythingIsTranslated_data();
  void everythingIsTranslated();
  void germanFillsInTheSame();
  void germanHasMnemonicsWhereEnglishHas();
  void germanEndsAsEnglishDoes();
  void noSentenceIsLeftInEnglish();
  void shortTextsStayShort();
  void nothingInTheSourcesIsMissing_data();
  void nothingInTheSourcesIsMissing();
};

void CatalogueTest::everythingIsTranslated_data() {
  QTest::addColumn<QString>("catalogue");
  QTest::newRow("German") << QStringLiteral("weighbridge_de.ts");
  QTest::newRow("English") << QStringLiteral("weighbridge_en.ts");
}

void CatalogueTest::everythingIsTranslated() {
  QFETCH(QString, catalogue);
  const QList<Message> messages = readCatalogue(catalogue);
  QVERIFY(!messages.isEmpty());
  for (const Message& message : messages) {
    QVERIFY2(message.isFinished, qPrintable(message.source));
    QVERIFY2(message.hasPlurals || !hasCount(message.source), qPrintable(message.source));
    QCOMPARE(message.translations.size(), message.hasPlurals ? 2 : 1);
    for (const QString& translation : message.translations)
      QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.source));
  }
}

void CatalogueTest::germanFillsInTheSame() {
  const QString count = QStringLiteral("{count}");
  for (const Message& message : readCatalogue(QStringLiteral("weighbridge_de.ts")))
    for (const QString& german : message.translations) {
      QStringList expected = fixedParts(message.source);
      const bool saysOne = message.hasPlurals && german == message.translations.front();
      if (saysOne && !german.contains(count)) expected.removeAll(count);
      QVERIFY2(fixedParts(german) == expected, qPrintable(german));
    }
}

void CatalogueTest::germanHasMnemonicsWhereEnglishHas() {
  checkGerman([](const QString& english, const QString& german) {
    QVERIFY2(hasMnemonic(german) == hasMnemonic(english), qPrintable(german));
  });
}

void CatalogueTest::germanEndsAsEnglishDoes() {
  checkGerman([](const QString& english, const QString& german) {
    QVERIFY2(endingOf(german) == endingOf(english), qPrintable(german));
    QVERIFY2(indentOf(german) == indentOf(english), qPrintable(german));
  });
}

void CatalogueTest::noSentenceIsLeftInEnglish() {
  static const QRegularExpression word(QStringLiteral("(?<!\\{)\\b[A-Za-z]{2,}\\b"));
  checkGerman([](const QString& english, const QString& german) {
    if (german == english) QVERIFY2(english.count(word) <= 3, qPrintable(english));
  });
}

void CatalogueTest::shortTextsStayShort() {
  checkGerman([](const QString& english, const QString& german) {
    if (english.size() > longestLabel || isLongButFine(german)) return;
    const auto room = static_cast<double>(std::max(english.size(), shortestMatter));
    QVERIFY2(static_cast<double>(german.size()) <= mostGrowth * room, qPrintable(german));
  });
}

void CatalogueTest::nothingInTheSourcesIsMissing_data() {
  QTest::addColumn<QString>("catalogue");
  QTest::addColumn<QStringList>("options");
  QTest::newRow("German") << QStringLiteral("weighbridge_de.ts") << QStringList();
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
  QProcess lupdate;
  lupdate.setWorkingDirectory(sources.path());
  lupdate.setProcessChannelMode(QProcess::MergedChannels);
  lupdate.start(QStringLiteral(WEIGHBRIDGE_LUPDATE),
                QStringLiteral(WEIGHBRIDGE_LUPDATE_ARGUMENTS).split(u' ') + options +
                    QStringList{QStringLiteral("-ts"), updated});
  QVERIFY(lupdate.waitForFinished());
  QCOMPARE(lupdate.readAll(), QByteArray());
  QVERIFY2(contentOf(updated) == contentOf(committed), "run ./dev translations");
}

WEIGHBRIDGE_WINDOW_TEST(CatalogueTest);

}  // namespace wb::ui::test

#include "catalogue_test.moc"
