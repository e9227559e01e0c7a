#include "model/core/detail/quoted.h"

#include "model/core/limits.h"

#include <charconv>

namespace wb::llsd {
namespace {

char resolved(char escaped) {
  constexpr std::string_view names = "abfnrtv";
  constexpr std::string_view characters = "\a\b\f\n\r\t\v";
  const std::size_t which = names.find(escaped);
  return which == std::string_view::npos ? escaped : characters[which];
}

/// Appends the character of the two digits at the front of `digits`; false if they are not.
bool appendHexadecimal(std::string_view digits, std::string& text) {
  if (digits.size() < 2) return false;
  std::uint8_t code = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + 2, code, 16);
  text += static_cast<char>(code);
  return read.ec == std::errc() && read.ptr == digits.data() + 2;
}

}  // namespace

Unquoted unquoted(std::string_view source, const Task& task) {
  Unquoted result;
  for (std::size_t i = 1; i < source.size(); ++i) {
    if (i % limits::stepBytes == 0 && !task.step()) break;
    if (source[i] == source[0]) {
      result.length = i + 1;
      return result;
    }
    if (source[i] != '\\') {
      result.text += source[i];
      continue;
    }
    if (++i == source.size()) break;
    if (source[i] != 'x') {
      result.text += resolved(source[i]);
      continue;
    }
    if (!appendHexadecimal(source.substr(i + 1), result.text)) {
      result.length = i - 1;
      result.problem = QuoteProblem::badEscape;
      return result;
    }
    i += 2;
  }
  result.problem = QuoteProblem::neverEnds;
  return result;
}

}  // namespace wb::llsd
