#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace wb {

/// One sentence the model can say: a stable code and its English template, whose
/// `{names}` are filled from arguments. A front end may show a translation found by code.
struct Text {
  std::string_view code;
  std::string_view english;
};

/// The sentences of one module, each named once. `table["code"]` is looked up while compiling, so
/// a code that the table lacks does not compile.
template <std::size_t N>
class TextTable {
 public:
  consteval explicit TextTable(const Text (&rows)[N]) {
    for (std::size_t i = 0; i < N; ++i) rows_[i] = rows[i];
  }

  consteval Text operator[](std::string_view code) const {
    for (const Text& row : rows_)
      if (row.code == code) return row;
    throw "no text has this code";
  }

  constexpr std::span<const Text> rows() const { return rows_; }

 private:
  std::array<Text, N> rows_{};
};

/// A named value that fills one `{name}` of a template.
struct Argument {
  std::string name;
  std::string value;

  Argument(std::string_view argumentName, std::string_view text);
  Argument(std::string_view argumentName, const char* text)
      : Argument(argumentName, std::string_view(text)) {}
  Argument(std::string_view argumentName, const std::string& text)
      : Argument(argumentName, std::string_view(text)) {}
  Argument(std::string_view argumentName, double number);
  Argument(std::string_view argumentName, std::size_t number);
  Argument(std::string_view argumentName, int number);

  bool operator==(const Argument&) const = default;
};

/// The template with every `{name}` replaced by its argument; an unknown name stays as it is, so
/// that a test can see it.
std::string filled(std::string_view english, std::span<const Argument> arguments);

}  // namespace wb
