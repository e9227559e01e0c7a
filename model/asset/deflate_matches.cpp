#include "model/asset/deflate_matches.h"

#include "model/base/parallel.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <optional>
#include <thread>

namespace wb::asset {
namespace {

// As deflate_slow() and longest_match() of zlib 1.2 and 1.3 at level 9, whose choices must be met:
// a mesh asset costs what its blocks take.

constexpr std::size_t windowHalf = std::size_t{1} << 15;
constexpr std::size_t shortestMatch = DeflateSymbol::shortest;
constexpr std::size_t longestMatch = 258;
constexpr std::size_t leastAhead = longestMatch + shortestMatch + 1;
constexpr std::size_t farthest = windowHalf - leastAhead;
constexpr std::size_t tooFarForShortest = 4096;
constexpr unsigned candidates = 4096;
constexpr std::size_t goodLength = 32;  ///< From here on a quarter of the candidates will do.
constexpr unsigned hashBits = 15;
/// Where a window with so little ahead of it slides.
constexpr std::size_t slidesAt = 2 * windowHalf - leastAhead;

template <class Word>
Word wordAt(const std::uint8_t* at) {
  Word word;
  std::memcpy(&word, at, sizeof word);
  return word;
}

/// How many bytes are the same, at most `most`.
std::size_t sameBytes(const std::uint8_t* a, const std::uint8_t* b, std::size_t most) {
  std::size_t at = 0;
  for (; at + sizeof(std::uint64_t) <= most; at += sizeof(std::uint64_t))
    if (const auto differ = wordAt<std::uint64_t>(a + at) ^ wordAt<std::uint64_t>(b + at))
      return at + static_cast<std::size_t>(std::countr_zero(differ)) / 8;
  while (at < most && a[at] == b[at]) ++at;
  return at;
}

/// What decides what is found from a place on.
struct LazyState {
  std::size_t at = 0;
  std::size_t length = shortestMatch - 1;  ///< Of the match that begins a byte before; so: none.
  std::size_t match = 0;                   ///< Where that is repeated from.
  bool hasByteBefore = false;              ///< The byte before is not told yet.
};

/// Finds the symbols of a piece of the content.
class MatchFinder {
 public:
  MatchFinder(ByteView content, std::size_t begin) : content_(content), begin_(begin) {
    state_.at = begin;
    base_ = deflateWindowBegin(begin, content.size());
    for (std::size_t at = base_; at < begin; ++at) insert(at);
    if (begin > 0) noted_.assign(notedPlaces, {notThere, notThere});
  }

  /// Until a place at or behind `end`.
  void run(std::size_t end) {
    while (state_.at < end) {
      noteState();
      step();
    }
  }

  /// On from where it stopped until `next`, which began further on, was in the same state, and then
  /// what `next` found; or to `end`, if that is never so: false.
  bool join(const MatchFinder& next, std::size_t end) {
    while (state_.at < end) {
      if (const auto known = next.symbolsAt(state_)) {
        symbols_.insert(symbols_.end(), next.symbols_.begin() + *known, next.symbols_.end());
        return true;
      }
      step();
    }
    return false;
  }

  void finish() {
    if (state_.hasByteBefore) tellLiteral(content_.size() - 1);
  }

  std::vector<DeflateSymbol>& symbols() { return symbols_; }
  const LazyState& state() const { return state_; }

 private:
  static constexpr std::size_t notedPlaces = std::size_t{1} << 14;
  static constexpr std::uint32_t notThere = ~std::uint32_t{0};

  /// Only states without a match: others are few, and end in one.
  void noteState() {
    const std::size_t from = state_.at - begin_;
    if (from < noted_.size() && state_.length < shortestMatch)
      noted_[from][state_.hasByteBefore ? 1 : 0] = static_cast<std::uint32_t>(symbols_.size());
  }

  std::optional<std::ptrdiff_t> symbolsAt(const LazyState& state) const {
    if (state.at < begin_ || state.at - begin_ >= noted_.size() || state.length >= shortestMatch)
      return {};
    const std::uint32_t symbols = noted_[state.at - begin_][state.hasByteBefore ? 1 : 0];
    return symbols == notThere ? std::nullopt : std::optional<std::ptrdiff_t>(symbols);
  }

  std::size_t ahead() const { return content_.size() - state_.at; }

  void step() {
    slide();
    const std::size_t candidate = ahead() >= shortestMatch ? insert(state_.at) : base_;
    const std::size_t lengthBefore = state_.length;
    const std::size_t matchBefore = state_.match;
    state_.length = shortestMatch - 1;
    if (candidate != base_ && lengthBefore < longestMatch && state_.at - candidate <= farthest)
      find(candidate, lengthBefore);
    if (lengthBefore >= shortestMatch && state_.length <= lengthBefore) {
      tellMatch(lengthBefore, matchBefore);
    } else {
      if (state_.hasByteBefore) tellLiteral(state_.at - 1);
      state_.hasByteBefore = true;
      ++state_.at;
    }
  }

  void tellLiteral(std::size_t at) { symbols_.push_back({0, content_[at]}); }

  void tellMatch(std::size_t length, std::size_t match) {
    const std::size_t start = state_.at - 1;
    symbols_.push_back({static_cast<std::uint16_t>(start - match),
                        static_cast<std::uint8_t>(length - shortestMatch)});
    for (++state_.at; state_.at < start + length; ++state_.at)
      if (ahead() >= shortestMatch) insert(state_.at);
    state_.hasByteBefore = false;
    state_.length = shortestMatch - 1;
  }

  /// The places of the tables count from the window's begin, as 16 bits: 0 is none.
  void slide() {
    const std::size_t begin = deflateWindowBegin(state_.at, content_.size());
    if (begin == base_) return;
    const auto moved = static_cast<std::uint16_t>(begin - base_);
    const auto move = [moved](std::uint16_t& place) {
      place = static_cast<std::uint16_t>(place > moved ? place - moved : 0);
    };
    std::ranges::for_each(tables_->newest, move);
    std::ranges::for_each(tables_->before, move);
    base_ = begin;
  }

  /// The newest place before with the same three bytes or some with the same hash; the window's
  /// begin if there is none.
  std::size_t insert(std::size_t at) {
    const std::uint8_t* bytes = content_.data() + at;
    const unsigned hash = (bytes[0] << 10 ^ bytes[1] << 5 ^ bytes[2]) & ((1U << hashBits) - 1);
    std::uint16_t& newest = tables_->newest[hash];
    const std::size_t found = newest;
    tables_->before[(at - base_) % windowHalf] = newest;
    newest = static_cast<std::uint16_t>(at - base_);
    return base_ + found;
  }

  /// A match longer than the one a byte before, of the nearest of the longest ones.
  void find(std::size_t candidate, std::size_t lengthBefore) {
    const std::size_t most = std::min(longestMatch, ahead());
    if (lengthBefore >= most) return;
    const std::uint8_t* window = content_.data() + base_;
    const std::uint8_t* here = content_.data() + state_.at;
    const std::size_t place = state_.at - base_;
    const std::size_t limit = place > farthest ? place - farthest : 0;
    std::size_t best = lengthBefore;
    unsigned left = lengthBefore >= goodLength ? candidates / 4 : candidates;
    const auto start = wordAt<std::uint16_t>(here);
    auto end = wordAt<std::uint16_t>(here + best - 1);
    std::size_t at = candidate - base_;
    do {
      const std::uint8_t* there = window + at;
      if (wordAt<std::uint16_t>(there + best - 1) != end || wordAt<std::uint16_t>(there) != start)
        continue;
      const std::size_t length = sameBytes(there, here, most);
      if (length <= best) continue;
      best = length;
      state_.match = base_ + at;
      if (length >= most) break;
      end = wordAt<std::uint16_t>(here + best - 1);
    } while ((at = tables_->before[at % windowHalf]) > limit && --left != 0);
    const bool isPoor = best == shortestMatch && state_.at - state_.match > tooFarForShortest;
    state_.length = isPoor ? shortestMatch - 1 : best;
  }

  struct Tables {
    std::array<std::uint16_t, std::size_t{1} << hashBits> newest{};
    std::array<std::uint16_t, windowHalf> before{};
  };
  using Noted = std::array<std::uint32_t, 2>;

  ByteView content_;
  std::size_t begin_;
  std::size_t base_ = 0;
  LazyState state_;
  std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
  std::vector<Noted> noted_;  ///< How many symbols there were at the first places.
  std::vector<DeflateSymbol> symbols_;
};

}  // namespace

std::size_t deflateWindowBegin(std::size_t at, std::size_t bytes) {
  if (at < slidesAt) return 0;
  const std::size_t slides = (at - slidesAt) / windowHalf;
  const std::size_t begin = slides * windowHalf;
  // Exactly where it may slide it does so only for want of bytes ahead.
  const bool isJustThere = at - begin == slidesAt && bytes - at >= leastAhead;
  return isJustThere ? begin : begin + windowHalf;
}

std::vector<DeflateSymbol> deflateSymbols(ByteView content, std::size_t threads) {
  constexpr std::size_t leastPiece = std::size_t{1} << 18;
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t pieces = std::clamp<std::size_t>(content.size() / leastPiece, 1, threads);
  const auto endOf = [&](std::size_t piece) { return content.size() / pieces * piece; };
  std::vector<std::unique_ptr<MatchFinder>> finders(pieces);
  inParallel(pieces, 1, threads, [&](std::size_t piece, std::size_t) {
    finders[piece] = std::make_unique<MatchFinder>(content, endOf(piece));
    finders[piece]->run(piece + 1 == pieces ? content.size() : endOf(piece + 1));
  });
  MatchFinder* last = finders.front().get();
  std::vector<DeflateSymbol> symbols;
  const auto takeAll = [&symbols](std::vector<DeflateSymbol>& more) {
    symbols.empty() ? symbols.swap(more)
                    : void(symbols.insert(symbols.end(), more.begin(), more.end()));
    more = {};
  };
  for (std::size_t piece = 1; piece < pieces; ++piece) {
    const bool isLast = piece + 1 == pieces;
    if (!last->join(*finders[piece], isLast ? content.size() : endOf(piece + 1))) continue;
    takeAll(last->symbols());
    last = finders[piece].get();
    last->symbols() = {};
  }
  last->finish();
  takeAll(last->symbols());
  return symbols;
}

}  // namespace wb::asset
