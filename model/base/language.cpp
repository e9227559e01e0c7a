#include "model/base/language.h"

#include <utility>

namespace wb {
namespace {

thread_local const Language* spokenByThread = nullptr;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

Speaking::Speaking(const Language& language) : before_(std::exchange(spokenByThread, &language)) {}

Speaking::~Speaking() { spokenByThread = before_; }

const Language* spokenLanguage() { return spokenByThread; }

std::string spokenTag() { return spokenByThread ? spokenByThread->tag : Language().tag; }

std::string spoken(std::string_view english) {
  std::string text(english);
  // Translators take an empty text for the catalogue's own heading.
  const bool isTranslated = spokenByThread && spokenByThread->translation && !text.empty();
  return isTranslated ? spokenByThread->translation(text) : text;
}

std::string spokenNumbers(std::string numbers) {
  if (!spokenByThread) return numbers;
  const std::string& sign = spokenByThread->decimalSign;
  for (std::size_t i = 1; i + 1 < numbers.size(); ++i)
    if (numbers[i] == '.' && isDigit(numbers[i - 1]) && isDigit(numbers[i + 1]))
      numbers.replace(i, 1, sign);
  return numbers;
}

}  // namespace wb
