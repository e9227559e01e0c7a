#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace wb::query {

/// Engines whose SQL a query is written in.
enum class Dialect : std::uint8_t { postgresql, sqlite, duckdb, spark };

std::string_view name(Dialect dialect);  ///< `postgresql|sqlite|duckdb|spark`
std::span<const Dialect> dialects();

/// What these engines call the same things by.
struct DialectWords {
  std::string_view least;
  std::string_view greatest;
  std::string_view real;  ///< The type of floating-point numbers.
  /// Keeps a subquery from being merged into the one around it, where all that is used twice would
  /// be computed twice.
  std::string_view apart;
  /// Joins tables in the order in which they are written, where an engine would else begin with
  /// the larger one.
  std::string_view orderedJoin;
  char nameQuote;
};
const DialectWords& wordsOf(Dialect dialect);

/// A name in quotes, whatever is in it.
std::string quotedName(std::string_view name, Dialect dialect);
/// A text without NUL as a literal, whatever is in it.
std::string quotedText(std::string_view text, Dialect dialect);
/// A number in the shortest form that reads back bit-exact, never as a whole or a decimal number.
std::string numberText(double number);

}  // namespace wb::query
