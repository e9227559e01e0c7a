#include "translations/generator/model_sentences.h"

#include "tests/window/window_test.h"

#include "messages.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace wb::ui::test {
namespace {

using translations::modelSentences;
using translations::Sentence;

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every text that an expression captures in the files of the named folders.
QSet<QString> capturedIn(const QStringList& folders, const QString& files,
                         const QRegularExpression& expression) {
  QSet<QString> found;
  for (const QString& folder : folders) {
    QDirIterator each(QStringLiteral(WEIGHBRIDGE_SOURCES "/") + folder, {files}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
      const QString text = textOf(each.next());
      for (auto match = expression.globalMatch(text); match.hasNext();)
        found += match.next().captured(1);
    }
  }
  return found;
}

QSet<QString> collected() {
  QSet<QString> sentences;
  for (const Sentence& sentence : modelSentences())
    sentences += QString::fromStdString(sentence.english);
  return sentences;
}

QSet<QString> origins() {
  QSet<QString> codes;
  for (const Sentence& sentence : modelSentences())
    codes += QString::fromStdString(sentence.origin);
  return codes;
}

}  // namespace

/// That all that the model says reaches the translators.
class ModelSentencesTest : public QObject {
  Q_OBJECT

 private slots:
  void quotesAndBackslashesAreEscaped();
  void everyTableIsCollected();
  void everyPhraseThatFillsASentenceIsCollected();
  void everySentenceReachesTheCatalogues();
};

void ModelSentencesTest::quotesAndBackslashesAreEscaped() {
  const std::string source = translations::asSource({{"a.b", R"(say "\x")"}});
  QVERIFY(source.find(R"(//: a.b)") != std::string::npos);
  QVERIFY(source.find(R"(QT_TRANSLATE_NOOP("model", "say \"\\x\""))") != std::string::npos);
}

void ModelSentencesTest::everyTableIsCollected() {
  // Each table names its rows after itself: one row tells that the table was not forgotten.
  static const QRegularExpression firstRow(
      QStringLiteral("TextTable \\w+\\(\\{\\s*\\{\"([a-z_.]+)\""));
  const QSet<QString> tables =
      capturedIn({QStringLiteral("model"), QStringLiteral("viewport"), QStringLiteral("ui")},
                 QStringLiteral("*.h"), firstRow);
  QVERIFY(tables.size() >= 14);
  const QSet<QString> known = origins();
  for (const QString& code : tables) QVERIFY2(known.contains(code), qPrintable(code));
}

void ModelSentencesTest::everyPhraseThatFillsASentenceIsCollected() {
  static const QRegularExpression phrase(QStringLiteral("\"(an? [A-Za-z ]+)\""));
  const QSet<QString> phrases =
      capturedIn({QStringLiteral("model")}, QStringLiteral("*.cpp"), phrase);
  QVERIFY(phrases.contains(QStringLiteral("an integer")));
  const QSet<QString> known = collected();
  for (const QString& each : phrases) QVERIFY2(known.contains(each), qPrintable(each));
}

void ModelSentencesTest::everySentenceReachesTheCatalogues() {
  QSet<QString> known;
  for (const Message& message : readCatalogue(QStringLiteral("weighbridge_de.ts")))
    if (message.context == QLatin1StringView("model")) known += message.source;
  for (const QString& english : collected()) QVERIFY2(known.contains(english), qPrintable(english));
}

WEIGHBRIDGE_WINDOW_TEST(ModelSentencesTest);

}  // namespace wb::ui::test

#include "model_sentences_test.moc"
