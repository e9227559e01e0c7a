#include "ui/base/search_words.h"

#include <algorithm>
#include <iterator>

namespace wb::ui {
namespace {

bool isIn(const QString& text, const QString& word) {
  return text.contains(word, Qt::CaseInsensitive);
}

}  // namespace

SearchWords::SearchWords(const QString& text)
    : words_(text.simplified().split(u' ', Qt::SkipEmptyParts)) {}

SearchWords SearchWords::missingIn(const QString& text) const {
  SearchWords missing;
  std::ranges::copy_if(words_, std::back_inserter(missing.words_),
                       [&text](const QString& word) { return !isIn(text, word); });
  return missing;
}

bool SearchWords::areAllIn(const QString& text) const {
  return std::ranges::all_of(words_, [&text](const QString& word) { return isIn(text, word); });
}

}  // namespace wb::ui
