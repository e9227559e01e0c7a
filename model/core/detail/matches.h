#pragma once

#include "model/core/detail/deflate_little_endian.h"
#include "model/core/detail/symbol.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace wb::deflate {

/// How far back a match may lie, less what zlib keeps free of its window.
inline constexpr std::uint32_t window = 32'768, farthestMatch = window - 262;

/// None where its length is what was to be exceeded.
struct Match {
  std::uint32_t length = shortestMatch - 1;
  std::uint32_t distance = 0;
};

/// Earlier places with the same three bytes, by zlib's own hash of them. Places of one hash are
/// linked, the nearest first; zlib follows so many links and no more, so that what it finds depends
/// on that hash. All is inline: most calls are short, and there is one for every byte.
class Matches {
 public:
  /// `content` stays where it is, with eight readable bytes after it.
  Matches(const std::uint8_t* content, std::uint32_t size)
      : content_(content), size_(size), last_(1U << hashBits), links_(window) {}

  /// Each place once, in order.
  void insert(std::uint32_t place);
  /// The longest match that is longer than `atLeast` (2 or more) at the place that was inserted
  /// last, of equal ones the nearest.
  Match longest(std::uint32_t place, std::uint32_t atLeast) const;

 private:
  static constexpr int hashBits = 15;

  /// Where it stands among the places of one hash.
  struct Search {
    std::uint32_t place;
    std::uint32_t farthest;  ///< From it.
    std::uint32_t at;
    std::uint32_t links;  ///< Places still to be looked at, this one among them.
  };

  static std::uint32_t hashOf(std::uint32_t fourBytes);
  static std::uint32_t equalBytes(const std::uint8_t* a, const std::uint8_t* b, std::uint32_t most);

  bool mayBeNearest(std::uint32_t place, std::uint32_t distance) const;
  bool follow(Search& search) const;
  bool findThreeBytes(Search& search) const;
  Match longer(Search search, Match best, std::uint32_t most) const;

  const std::uint8_t* content_;
  std::uint32_t size_;
  std::vector<std::uint32_t> last_;   ///< By hash; place 0 stands for none, as in zlib.
  std::vector<std::uint16_t> links_;  ///< By place in the window: how far back the one before is.
};

inline std::uint32_t Matches::hashOf(std::uint32_t fourBytes) {
  const std::uint32_t first = fourBytes & 0xff;
  const std::uint32_t second = fourBytes >> 8 & 0xff;
  const std::uint32_t third = fourBytes >> 16 & 0xff;
  return (first << 10 ^ second << 5 ^ third) & ((1U << hashBits) - 1);
}

/// How many of the first `most` bytes are equal.
inline std::uint32_t Matches::equalBytes(const std::uint8_t* a, const std::uint8_t* b,
                                         std::uint32_t most) {
  for (std::uint32_t count = 0; count < most; count += 8) {
    const std::uint64_t differ = eightBytesAt(a + count) ^ eightBytesAt(b + count);
    if (differ != 0)
      return std::min(most, count + static_cast<std::uint32_t>(std::countr_zero(differ)) / 8);
  }
  return most;
}

inline void Matches::insert(std::uint32_t place) {
  if (size_ - place < shortestMatch) return;
  std::uint32_t& last = last_[hashOf(fourBytesAt(content_ + place))];
  constexpr std::uint32_t tooFar = 0xffff;
  links_[place % window] = static_cast<std::uint16_t>(std::min(place - last, tooFar));
  last = place;
}

/// Place 0 is never matched. Neither is the first in zlib's window if that was moved at this very
/// place, as it may be when no more than 261 bytes are left.
inline bool Matches::mayBeNearest(std::uint32_t place, std::uint32_t distance) const {
  if (distance >= place || distance > farthestMatch) return false;
  if (distance < farthestMatch) return true;
  return size_ - place >= window - farthestMatch || place % window != farthestMatch;
}

inline Match Matches::longest(std::uint32_t place, std::uint32_t atLeast) const {
  // zlib's configuration of level 9.
  constexpr std::uint32_t mostLinks = 4096, mostAfterGoodMatch = mostLinks / 4, goodMatch = 32;
  const std::uint32_t most = std::min(size_ - place, longestMatch);
  const std::uint32_t nearest = links_[place % window];
  if (atLeast >= most || !mayBeNearest(place, nearest)) return {atLeast, 0};
  Search search{place, std::min(place, farthestMatch) - 1, place - nearest,
                atLeast >= goodMatch ? mostAfterGoodMatch : mostLinks};
  if (atLeast >= shortestMatch) return longer(search, {atLeast, 0}, most);
  if (!findThreeBytes(search)) return {atLeast, 0};
  const Match first{equalBytes(content_ + place, content_ + search.at, most), place - search.at};
  return first.length < most && follow(search) ? longer(search, first, most) : first;
}

/// To the next place of the same hash, unless that is too far or enough have been seen. What is
/// before the first place wraps round, and is too far.
inline bool Matches::follow(Search& search) const {
  search.at -= links_[search.at % window];
  return search.place - search.at <= search.farthest && --search.links != 0;
}

inline bool Matches::findThreeBytes(Search& search) const {
  const std::uint32_t wanted = fourBytesAt(content_ + search.place) << 8;
  do {
    if (fourBytesAt(content_ + search.at) << 8 == wanted) return true;
  } while (follow(search));
  return false;
}

/// Of a place that has a longer match the last four bytes of that are compared first.
inline Match Matches::longer(Search search, Match best, std::uint32_t most) const {
  const std::uint8_t* const here = content_ + search.place;
  const std::uint8_t* end = content_ + best.length - shortestMatch;
  std::uint32_t wanted = fourBytesAt(end + search.place);
  do {
    if (fourBytesAt(end + search.at) != wanted) continue;
    const std::uint32_t length = equalBytes(here, content_ + search.at, most);
    if (length <= best.length) continue;
    best = {length, search.place - search.at};
    if (length == most) break;
    end = content_ + length - shortestMatch;
    wanted = fourBytesAt(end + search.place);
  } while (follow(search));
  return best;
}

}  // namespace wb::deflate
