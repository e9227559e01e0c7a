#include "model/core/text_lines.h"

#include <algorithm>

namespace wb {

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  std::string_view line = text.substr(0, end);
  const std::size_t ending = text.substr(end).starts_with("\r\n") ? 2 : 1;
  text.remove_prefix(std::min(end + ending, text.size()));
  line.remove_prefix(std::min(line.find_first_not_of(textBlanks), line.size()));
  return line.substr(0, line.find_last_not_of(textBlanks) + 1);
}

std::string_view takeWord(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(textBlanks));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace wb
