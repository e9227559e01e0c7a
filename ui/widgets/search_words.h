#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace wb::ui {

/// What a user looks for: words that must all be found, in any order and letter case. Of more than
/// 64 words the first count.
class SearchWords {
 public:
  SearchWords() = default;
  explicit SearchWords(const QString& text);

  bool isEmpty() const { return words_.isEmpty(); }
  /// Those that a text does not have.
  SearchWords missingIn(const QString& text) const;
  /// Those that a text has: the bit of each, in their order.
  std::uint64_t foundIn(const QString& text) const;
  /// The bits of all.
  std::uint64_t all() const;

  bool operator==(const SearchWords&) const = default;

 private:
  QStringList words_;
};

}  // namespace wb::ui
