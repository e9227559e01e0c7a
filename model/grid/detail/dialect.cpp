#include "model/grid/detail/dialect.h"

#include "model/core/number.h"

#include <array>

namespace wb::query {
namespace {

constexpr std::array allDialects{Dialect::postgresql, Dialect::sqlite, Dialect::duckdb,
                                 Dialect::spark};
constexpr std::array<std::string_view, 4> dialectNames{"postgresql", "sqlite", "duckdb", "spark"};

constexpr std::array<DialectWords, 4> dialectWords{{
    {"LEAST", "GREATEST", "DOUBLE PRECISION", "OFFSET 0", "JOIN", '"'},
    {"min", "max", "REAL", "LIMIT -1 OFFSET 0", "CROSS JOIN", '"'},
    {"least", "greatest", "DOUBLE", "", "JOIN", '"'},
    {"least", "greatest", "DOUBLE", "", "JOIN", '`'},
}};

std::string quoted(std::string_view text, char quote) {
  std::string result(1, quote);
  for (const char c : text) result.append(c == quote ? 2 : 1, c);
  return result += quote;
}

}  // namespace

std::string_view name(Dialect dialect) { return dialectNames[static_cast<std::size_t>(dialect)]; }

std::span<const Dialect> dialects() { return allDialects; }

const DialectWords& wordsOf(Dialect dialect) {
  return dialectWords[static_cast<std::size_t>(dialect)];
}

std::string quotedName(std::string_view name, Dialect dialect) {
  return quoted(name, wordsOf(dialect).nameQuote);
}

std::string quotedText(std::string_view text, Dialect dialect) {
  if (dialect != Dialect::spark) return quoted(text, '\'');
  std::string result = "'";  // Spark reads backslashes.
  for (const char c : text) {
    if (c == '\\' || c == '\'') result += '\\';
    result += c;
  }
  return result += '\'';
}

std::string numberText(double number) {
  std::string text = shortest(number);
  return text.find('e') == std::string::npos ? text += "e0" : text;
}

}  // namespace wb::query
