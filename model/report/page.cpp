#include "model/report/page.h"

#include "model/report/say.h"
#include "model/report/utf8.h"

namespace wb::report {
namespace {

/// The text's first word, taken off with the spaces around it; empty at the end.
std::string_view takeWord(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace

void Page::line(std::string_view text, std::size_t indent) {
  text_.append(indent, ' ').append(oneLine(text)).append("\n");
}

void Page::line(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  line(say(text, arguments), indent);
}

void Page::paragraph(std::string_view text, std::size_t indent) {
  const std::string clean = oneLine(text);
  std::string_view rest = clean;
  std::string current;
  std::size_t column = indent;
  for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
    const std::size_t needed = displayWidth(word) + 1;
    if (!current.empty() && column + needed > width) {
      line(current, indent);
      current.clear();
      column = indent;
    }
    if (!current.empty()) current += ' ';
    current += word;
    column += needed;
  }
  if (!current.empty()) line(current, indent);
}

void Page::paragraph(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  paragraph(say(text, arguments), indent);
}

void Page::section(Text title, std::initializer_list<Argument> arguments) {
  gap();
  line(title, arguments);
}

}  // namespace wb::report
