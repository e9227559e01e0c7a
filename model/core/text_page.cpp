#include "model/core/text_page.h"

#include "model/core/language.h"
#include "model/core/text_lines.h"
#include "model/core/text_width.h"

namespace wb {
void TextPage::line(std::string_view text, std::size_t indent) {
  text_.append(indent, ' ').append(oneLine(text)).append("\n");
}

void TextPage::line(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  line(rendered(text, arguments), indent);
}

void TextPage::paragraph(std::string_view text, std::size_t indent) {
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

void TextPage::paragraph(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  paragraph(rendered(text, arguments), indent);
}

void TextPage::section(Text title, std::initializer_list<Argument> arguments) {
  gap();
  line(title, arguments);
}

}  // namespace wb
