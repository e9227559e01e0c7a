#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

namespace wb::ui {

/// What a user looks for in the help: words that begin the words of a page, in any letter case, in
/// any order. Short ones, such as *k*, are whole words. Words that every page has count only where
/// there are no others; one that begins no word of any page is looked for within words, as German
/// joins them.
class HelpSearch {
 public:
  HelpSearch() = default;
  /// @param typed    As the user types it.
  /// @param isKnown  Whether a pattern is found in any page.
  HelpSearch(const QString& typed, const std::function<bool(const QRegularExpression&)>& isKnown);

  bool isEmpty() const { return words_.empty(); }
  /// One of each word.
  std::vector<QRegularExpression> patterns() const;
  /// Whether a text has all words.
  bool isIn(const QString& text) const;
  /// How well a section answers: 0 if it has none of the words. Words of its heading count most,
  /// whole words more than beginnings, and all words together more than some.
  int scoreOf(const QString& heading, const QString& text) const;

 private:
  struct Word {
    QRegularExpression found;
    QRegularExpression whole;
  };
  std::vector<Word> words_;
};

/// The words to look for in what was typed: without punctuation at their ends, and without those
/// that every page has.
QStringList wordsToFind(const QString& typed);

}  // namespace wb::ui
