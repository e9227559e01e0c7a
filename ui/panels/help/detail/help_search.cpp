#include "ui/panels/help/detail/help_search.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>

namespace wb::ui {
namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(HelpWords)
};

/// Shorter words would begin too many others.
constexpr qsizetype shortestBeginning = 3;

constexpr int ofHeading = 4;
constexpr int ofText = 1;
constexpr int wholeInHeading = 2;
constexpr int wholeInText = 1;
constexpr int allWords = 10;

//: words that a search in the help ignores because every page has them
constexpr const char* common = QT_TRANSLATE_NOOP(
    "HelpWords",
    "a an and are as at be by can did do does for from has have how i if in is it its me my of on "
    "or should so than that the them then there these this to was we what when where which who why "
    "will with would you your");

/// Pages that are not translated are in English.
QSet<QString> commonWords() {
  const QStringList words = QString::fromLatin1(common).split(u' ') +
                            HelpWords::tr(common).toLower().split(u' ', Qt::SkipEmptyParts);
  return {words.begin(), words.end()};
}

QRegularExpression patternOf(const QString& expression) {
  return QRegularExpression(expression, QRegularExpression::CaseInsensitiveOption |
                                            QRegularExpression::UseUnicodePropertiesOption);
}

/// Letters of scripts that put no spaces between words begin and end none.
bool hasEdges(QChar letter) { return letter.isDigit() || letter.script() == QChar::Script_Latin; }

bool isInText(const QRegularExpression& pattern, const QString& text) {
  return pattern.match(text).hasMatch();
}

}  // namespace

QStringList wordsToFind(const QString& typed) {
  static const QRegularExpression around(QStringLiteral("^[\\s\"'“”„«»(]+|[\\s\"'“”„«»)?!.,:;]+$"));
  QStringList all;
  for (QString word : typed.simplified().split(u' ', Qt::SkipEmptyParts))
    if (!word.remove(around).isEmpty()) all << word;
  const QSet<QString> ignored = commonWords();
  QStringList some;
  for (const QString& word : all)
    if (!ignored.contains(word.toLower())) some << word;
  return some.isEmpty() ? all : some;
}

HelpSearch::HelpSearch(const QString& typed,
                       const std::function<bool(const QRegularExpression&)>& isKnown) {
  const QString noLetterBefore = QStringLiteral("(?<![\\p{Latin}\\p{Nd}_])");
  const QString noLetterBehind = QStringLiteral("(?![\\p{Latin}\\p{Nd}_])");
  for (const QString& word : wordsToFind(typed)) {
    const QString letters = QRegularExpression::escape(word);
    const QString begun = hasEdges(word.front()) ? noLetterBefore + letters : letters;
    const QRegularExpression whole =
        patternOf(hasEdges(word.back()) ? begun + noLetterBehind : begun);
    const bool isShort = word.size() < shortestBeginning;
    const QRegularExpression found = isShort ? whole : patternOf(begun);
    const bool isFound = isKnown(found);
    // One that is still being typed would be found in most words of every page.
    if (isShort && !isFound && hasEdges(word.front())) continue;
    words_.push_back({isFound ? found : patternOf(letters), whole});
  }
}

std::vector<QRegularExpression> HelpSearch::patterns() const {
  std::vector<QRegularExpression> all;
  for (const Word& word : words_) all.push_back(word.found);
  return all;
}

bool HelpSearch::isIn(const QString& text) const {
  return std::ranges::all_of(words_, [&](const Word& word) { return isInText(word.found, text); });
}

int HelpSearch::scoreOf(const QString& heading, const QString& text) const {
  int score = 0;
  std::size_t there = 0;
  for (const Word& word : words_) {
    const bool isInHeading = isInText(word.found, heading);
    const bool isThere = isInText(word.found, text);
    if (isInHeading) score += ofHeading + (isInText(word.whole, heading) ? wholeInHeading : 0);
    if (isThere) score += ofText + (isInText(word.whole, text) ? wholeInText : 0);
    if (isInHeading || isThere) ++there;
  }
  return score + (there > 0 && there == words_.size() ? allWords : 0);
}

}  // namespace wb::ui
