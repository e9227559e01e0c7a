#include "model/core/detail/parser.h"

#include <algorithm>

namespace wb::deflate {
namespace {

/// Three bytes from farther away are not worth a match.
constexpr std::uint32_t farthestShortest = 4096;

}  // namespace

Parser::Parser(const std::uint8_t* content, std::uint32_t size, std::uint32_t begin)
    : content_(content), size_(size), place_(begin), matches_(content, size) {
  for (std::uint32_t before = std::max(begin, window) - window; before < begin; ++before)
    matches_.insert(before);
}

void Parser::parseTo(std::uint32_t end, std::vector<Symbol>& symbols) {
  while (place_ < end) step(symbols);
}

inline void Parser::step(std::vector<Symbol>& symbols) {
  matches_.insert(place_);
  const Match before = found_;
  found_ = before.length < longestMatch ? matches_.longest(place_, before.length) : Match{};
  if (found_.length == shortestMatch && found_.distance > farthestShortest) found_ = {};
  if (before.length >= shortestMatch && found_.length <= before.length) {
    symbols.push_back(Symbol::match(before.length, before.distance));
    skipTo(place_ - 1 + before.length);
    found_ = {};
    isByteWaiting_ = false;
    return;
  }
  finish(symbols);
  isByteWaiting_ = true;
  ++place_;
}

void Parser::finish(std::vector<Symbol>& symbols) {
  if (isByteWaiting_) symbols.push_back(Symbol::literal(content_[place_ - 1]));
}

void Parser::skipTo(std::uint32_t place) {
  while (++place_ < place) matches_.insert(place_);
}

}  // namespace wb::deflate
