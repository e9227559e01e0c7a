#pragma once

#include "model/core/detail/matches.h"
#include "model/core/detail/symbol.h"

#include <cstdint>
#include <vector>

namespace wb::deflate {

/// Chooses the symbols of content from some place on, as zlib does from its beginning: a match
/// waits for one byte, whether a longer one begins there.
class Parser {
 public:
  /// `content` stays where it is, with eight readable bytes after it.
  Parser(const std::uint8_t* content, std::uint32_t size, std::uint32_t begin);

  std::uint32_t place() const { return place_; }
  /// What was chosen before does not matter for what follows: at the beginning and after a match.
  bool isFresh() const { return !isByteWaiting_; }
  bool isAtEnd() const { return place_ >= size_; }

  /// Up to that place, or what lies in a match that reaches farther.
  void parseTo(std::uint32_t end, std::vector<Symbol>& symbols);
  /// Takes a byte, or the rest of a match; at most one symbol more.
  void step(std::vector<Symbol>& symbols);
  /// At the end: the byte that still waits.
  void finish(std::vector<Symbol>& symbols);

 private:
  void skipTo(std::uint32_t place);

  const std::uint8_t* content_;
  std::uint32_t size_;
  std::uint32_t place_;
  Matches matches_;
  Match found_;  ///< At the place before.
  bool isByteWaiting_ = false;
};

}  // namespace wb::deflate
