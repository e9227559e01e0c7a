#pragma once

#include "model/core/value.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace wb {

/// ModelFile text for people, built line by line. What comes from files cannot break a line.
class TextPage {
 public:
  /// Columns after which a paragraph goes on in the next line.
  static constexpr std::size_t width = 92;

  void line(std::string_view text, std::size_t indent = 0);
  void line(Text text, std::initializer_list<Argument> arguments = {}, std::size_t indent = 0);

  /// Lines of whole words. A word longer than a line stays whole.
  void paragraph(std::string_view text, std::size_t indent = 0);
  void paragraph(Text text, std::initializer_list<Argument> arguments, std::size_t indent = 0);

  /// An empty line, then a title.
  void section(Text title, std::initializer_list<Argument> arguments = {});
  void gap() { text_ += '\n'; }

  /// Text that has its line breaks already.
  void add(std::string_view text) { text_ += text; }

  /// What was written since the last time.
  std::string take() { return std::exchange(text_, {}); }

 private:
  std::string text_;
};

}  // namespace wb
