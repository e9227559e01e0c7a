#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace wb {

/// One sentence the model can say: a stable code and its English template, whose
/// `{names}` are filled from arguments. A front end may show a translation found by code.
struct Text {
  std::string_view code;
  std::string_view english;
  /// In English for a `{count}` of one, if that differs; other languages have as many forms as they
  /// need.
  std::string_view one = {};
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

}  // namespace wb
