#include "model/core/nearest.h"

#include "model/core/core_texts.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace wb {
namespace {

char lowerCase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(char a, char b) { return lowerCase(a) == lowerCase(b); }

template <class Word>
std::optional<std::string> nearestOf(std::string_view word, std::span<const Word> candidates) {
  std::optional<std::string> nearest;
  std::size_t fewest = std::max<std::size_t>(word.size() / 2, 1) + 1;
  for (const Word& candidate : candidates) {
    const std::size_t distance = editDistance(word, candidate);
    if (distance >= fewest) continue;
    fewest = distance;
    nearest = std::string(candidate);
  }
  return nearest;
}

Value hintAt(const std::optional<std::string>& nearest) {
  if (!nearest) return std::string();
  return std::make_shared<const Sentence>(Sentence{baseTexts["word.hint"], {{"word", *nearest}}});
}

}  // namespace

// Optimal string alignment: rows are prefixes of `a`, columns prefixes of `b`; a swap looks two
// rows back.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> current(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    current[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      current[j + 1] =
          std::min({last[j] + (same(a[i], b[j]) ? 0U : 1U), last[j + 1] + 1, current[j] + 1});
      const bool swapped = i > 0 && j > 0 && same(a[i], b[j - 1]) && same(a[i - 1], b[j]);
      if (swapped) current[j + 1] = std::min(current[j + 1], beforeLast[j - 1] + 1);
    }
    beforeLast = std::exchange(last, std::exchange(current, std::move(beforeLast)));
  }
  return last.back();
}

std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string> candidates) {
  return nearestOf(word, candidates);
}

std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string_view> candidates) {
  return nearestOf(word, candidates);
}

Value hint(std::string_view word, std::span<const std::string> candidates) {
  return hintAt(nearestOf(word, candidates));
}

Value hint(std::string_view word, std::span<const std::string_view> candidates) {
  return hintAt(nearestOf(word, candidates));
}

}  // namespace wb
