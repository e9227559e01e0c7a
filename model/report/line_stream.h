#pragma once

#include "model/core/core.h"
#include "model/core/threads.h"
#include "model/octree/octree_placement.h"
#include "model/report/table.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::table {

/// Fills as much of a buffer as there is, and returns how much that was: 0 at the end only.
using ReadBytes = std::function<Result<std::size_t>(std::span<char> buffer)>;

/// Some items of a stream in pieces that threads share; what stands in the pieces one after the
/// other is the stream.
template <class Item>
using Pieces = std::vector<std::vector<Item>>;

/// Puts the next pieces in place of those given; none at the end.
template <class Item>
using NextPieces = std::function<Result<void>(Pieces<Item>& pieces)>;

/// What is in a file or pipe, a line at a time, in bounded memory: pieces of whole lines.
class LineReader {
 public:
  explicit LineReader(ReadBytes read) : read_(std::move(read)) {}

  struct Piece {
    std::string text;  ///< Whole lines; the last of the stream may have no end.
    std::size_t firstLine = 1;
  };
  /// Returns the next pieces, none at the end. Fails as reading does, and where a line is longer
  /// than a piece.
  Result<std::vector<Piece>> next();

 private:
  Result<bool> readPiece(Piece& piece);

  ReadBytes read_;
  std::string rest_;
  std::size_t line_ = 1;
  bool isAtEnd_ = false;
};

/// Reads the rays of a stream: a line each, `ox oy oz dx dy dz [depth]`, parted by blanks, commas
/// or semicolons, or after `WBRAYS1` and a line's end records of 56 bytes, little-endian: six
/// doubles, a depth of 4 bytes (4294967295: none) and 4 bytes of 0. `#` begins a comment; a first
/// line that begins with a letter is a heading.
/// @param read  Called by the thread that asks for pieces.
/// @param threads  Lines are read on; 0: as many as there are cores.
/// @return  Fails, with `line N` or `ray N`, as parseRay() does.
NextPieces<octree::Ray> raysIn(ReadBytes read, std::size_t threads);

/// Reads the points of a stream likewise: `x y z`, as lines alone.
NextPieces<glm::dvec3> pointsIn(ReadBytes read, std::size_t threads);

/// Reads a point of a text, as a line of pointsIn() is one.
Result<glm::dvec3> parsePoint(std::string_view text);

/// Hands out items that are in memory, which must stay there.
template <class Item>
NextPieces<Item> piecesOf(std::span<const Item> items) {
  return [items, begin = std::size_t{0}](Pieces<Item>& pieces) mutable -> Result<void> {
    constexpr std::size_t itemsAPiece = 64;
    constexpr std::size_t mostPieces = 64;
    pieces.clear();
    while (begin < items.size() && pieces.size() < mostPieces) {
      const std::size_t count = std::min(itemsAPiece, items.size() - begin);
      const auto first = items.begin() + static_cast<std::ptrdiff_t>(begin);
      pieces.emplace_back(first, first + static_cast<std::ptrdiff_t>(count));
      begin += count;
    }
    return {};
  };
}

/// Writes what `textOf(item, index, text)` adds to a text for each item of a stream, in their
/// order; it is called on all threads. How many items there were is returned.
template <class Item, class TextOf>
Result<std::size_t> writeStream(const NextPieces<Item>& next, std::size_t threads, const Sink& sink,
                                const TextOf& textOf) {
  std::size_t total = 0;
  for (Pieces<Item> pieces;;) {
    if (auto read = next(pieces); !read) return failure(std::move(read));
    if (pieces.empty()) return total;
    std::vector<std::size_t> begins;
    for (const auto& piece : pieces) {
      begins.push_back(total);
      total += piece.size();
    }
    std::vector<std::string> texts(pieces.size());
    inParallel(pieces.size(), 1, threads, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i)
        for (std::size_t k = 0; k < pieces[i].size(); ++k)
          textOf(pieces[i][k], begins[i] + k, texts[i]);
    });
    for (const std::string& text : texts) sink(text);
  }
}

}  // namespace wb::table
