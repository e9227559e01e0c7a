#include "ui/widgets/search_words.h"

#include <algorithm>
#include <iterator>

namespace wb::ui {
namespace {

constexpr qsizetype mostWords = 64;

bool isIn(const QString& text, const QString& word) {
  return text.contains(word, Qt::CaseInsensitive);
}

}  // namespace

SearchWords::SearchWords(const QString& text)
    : words_(text.simplified().split(u' ', Qt::SkipEmptyParts).mid(0, mostWords)) {}

SearchWords SearchWords::missingIn(const QString& text) const {
  SearchWords missing;
  std::ranges::copy_if(words_, std::back_inserter(missing.words_),
                       [&text](const QString& word) { return !isIn(text, word); });
  return missing;
}

std::uint64_t SearchWords::foundIn(const QString& text) const {
  std::uint64_t found = 0;
  for (qsizetype i = 0; i < words_.size(); ++i)
    if (isIn(text, words_[i])) found |= std::uint64_t{1} << i;
  return found;
}

std::uint64_t SearchWords::all() const {
  return words_.isEmpty() ? 0 : ~std::uint64_t{0} >> (mostWords - words_.size());
}

}  // namespace wb::ui
