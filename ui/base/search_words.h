#pragma once

#include <QString>
#include <QStringList>

namespace wb::ui {

/// What a user looks for: words that must all be found, in any order and letter case.
class SearchWords {
 public:
  SearchWords() = default;
  explicit SearchWords(const QString& text);

  bool isEmpty() const { return words_.isEmpty(); }
  /// Those that a text does not have.
  SearchWords missingIn(const QString& text) const;
  bool areAllIn(const QString& text) const;

  bool operator==(const SearchWords&) const = default;

 private:
  QStringList words_;
};

}  // namespace wb::ui
