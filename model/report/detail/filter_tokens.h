#pragma once

#include "model/core/core.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wb::table {

/// A piece of a filter's text.
struct FilterToken {
  enum class Kind : std::uint8_t { word, quoted, symbol, end };
  Kind kind = Kind::end;
  std::string text;        ///< Without quotes.
  std::size_t offset = 0;  ///< Bytes before it.

  bool isSymbol(std::string_view symbol) const { return kind == Kind::symbol && text == symbol; }
  /// A word of the language, in any letter case.
  bool isWord(std::string_view word) const;
};

/// All pieces, the last one the end. The place of an error is `character N`.
Result<std::vector<FilterToken>> filterTokens(std::string_view text);

/// `character N`, counted from 1, of a byte of the text.
std::string filterPlace(std::string_view text, std::size_t offset);

/// A text in quotes, as a filter reads it.
std::string filterQuoted(std::string_view text);

/// The letters A to Z as small ones; all else stays.
std::string smallLetters(std::string_view text);

}  // namespace wb::table
