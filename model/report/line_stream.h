#pragma once

#include "model/core/core.h"
#include "model/core/language.h"
#include "model/core/threads.h"
#include "model/octree/octree_placement.h"
#include "model/report/table.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace wb::table {

/// Fills as much of a buffer as there is, and returns how much that was: 0 at the end only.
using ReadBytes = std::function<Result<std::size_t>(std::span<char> buffer)>;

/// A piece of a stream, read into its items by whichever thread calls it.
template <class Item>
using Piece = std::function<Result<std::vector<Item>>()>;

/// Returns the next piece of a stream; an empty function at its end. One thread at a time calls it.
template <class Item>
using NextPiece = std::function<Result<Piece<Item>>()>;

/// What is in a file or pipe, in bounded memory: pieces of whole lines.
class LineReader {
 public:
  explicit LineReader(ReadBytes read) : read_(std::move(read)) {}

  /// Some of the stream.
  struct Lines {
    std::string text;  ///< Whole lines, none at the end; the last of the stream may have no end.
    std::size_t first = 1;  ///< Number of the first of them.
  };
  /// Returns the next lines. Fails as reading does, and where a line is longer than a piece.
  Result<Lines> next();

 private:
  ReadBytes read_;
  std::string rest_;
  std::size_t line_ = 1;
  bool isAtEnd_ = false;
};

/// Reads the rays of a stream: a line each, `ox oy oz dx dy dz [depth]`, parted by blanks, commas
/// or semicolons, or after `WBRAYS1` and a line's end records of 56 bytes, little-endian: six
/// doubles, a depth of 4 bytes (4294967295: none) and 4 bytes of 0. `#` begins a comment; a first
/// line that begins with a letter is a heading.
/// @param read  Called by the thread that asks for a piece.
/// @return  Pieces fail, with `line N` or `ray N`, as parseRay() does.
NextPiece<octree::Ray> raysIn(ReadBytes read);

/// Reads the points of a stream likewise: `x y z`, as lines alone. `read` is called by the thread
/// that asks for a piece.
NextPiece<glm::dvec3> pointsIn(ReadBytes read);

/// Reads a point of a text, as a line of pointsIn() is one.
Result<glm::dvec3> parsePoint(std::string_view text);

/// Hands out items that are in memory, which must stay there.
template <class Item>
NextPiece<Item> piecesOf(std::span<const Item> items) {
  return [items, begin = std::size_t{0}]() mutable -> Result<Piece<Item>> {
    constexpr std::size_t itemsAPiece = 64;
    const auto some = items.subspan(begin, std::min(itemsAPiece, items.size() - begin));
    begin += some.size();
    if (some.empty()) return Piece<Item>();
    return [some]() -> Result<std::vector<Item>> { return std::vector(some.begin(), some.end()); };
  };
}

/// Answers a stream on several threads: each takes the next piece, reads it, waits until the items
/// before it are counted, and makes its text; the caller's thread hands on texts in their order.
template <class Item, class TextOf>
class StreamWriter {
 public:
  StreamWriter(const NextPiece<Item>& next, const TextOf& textOf)
      : next_(next), textOf_(textOf), language_(currentLanguage()) {}

  /// Hands all texts on to the `sink`, on so many `threads` (0: as many as there are cores).
  /// @return  How many items were answered. Fails as the sink and the stream do.
  Result<std::size_t> write(std::size_t threads, const Sink& sink) {
    if (threads == 0) threads = usualThreads();
    if (threads <= 1) return writeAlone(sink);
    slots_.resize(threads * piecesAhead);
    std::vector<std::jthread> workers;
    // Also where the sink throws: workers that nobody takes from would wait for ever.
    struct Stopping {
      StreamWriter& writer;
      ~Stopping() { writer.stop(); }
    };
    const Stopping stopping{*this};
    while (workers.size() < threads && beganThread(workers, [this] { work(); })) continue;
    if (workers.empty()) return writeAlone(sink);
    for (;;) {
      auto text = take();
      if (!text) return failure(std::move(text));
      if (!*text) return counted_;
      sink(**text);
    }
  }

 private:
  static constexpr std::size_t piecesAhead = 8;
  using Text = Result<std::optional<std::string>>;  ///< Nothing at the end of the stream.

  Result<std::size_t> writeAlone(const Sink& sink) {
    std::string text;
    for (;;) {
      auto piece = next_();
      if (!piece) return failure(std::move(piece));
      if (!*piece) return counted_;
      auto items = (*piece)();
      if (!items) return failure(std::move(items));
      text.clear();
      append(*items, counted_, text);
      counted_ += items->size();
      sink(text);
    }
  }

  void append(const std::vector<Item>& items, std::size_t begin, std::string& text) const {
    for (std::size_t i = 0; i < items.size(); ++i) textOf_(items[i], begin + i, text);
  }

  void work() {
    std::optional<LanguageScope> speaking;
    if (language_) speaking.emplace(*language_);
    while (auto claimed = claim()) put(claimed->first, answer(claimed->first, claimed->second));
  }

  /// The next piece and its number, once there is room for its text; nothing after the last.
  std::optional<std::pair<std::size_t, Result<Piece<Item>>>> claim() {
    const std::scoped_lock reading(reading_);
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return isStopped_ || claimed_ < taken_ + slots_.size(); });
      if (isStopped_ || isAtEnd_) return {};
    }
    auto piece = next_();
    isAtEnd_ = !piece || !*piece;
    return std::pair{claimed_++, std::move(piece)};
  }

  Text answer(std::size_t number, Result<Piece<Item>>& piece) {
    if (!piece) return failure(std::move(piece));
    if (!*piece) return std::optional<std::string>();
    auto items = (*piece)();
    if (!items) return failure(std::move(items));
    std::size_t begin = 0;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return isStopped_ || counting_ == number; });
      begin = counted_;
      counted_ += items->size();
      ++counting_;
    }
    changed_.notify_all();
    std::string text;
    append(*items, begin, text);
    return std::optional(std::move(text));
  }

  void put(std::size_t number, Text text) {
    {
      const std::scoped_lock lock(mutex_);
      slots_[number % slots_.size()].emplace(std::move(text));
    }
    changed_.notify_all();
  }

  Text take() {
    std::unique_lock lock(mutex_);
    auto& slot = slots_[taken_ % slots_.size()];
    changed_.wait(lock, [&slot] { return slot.has_value(); });
    Text text = std::move(*slot);
    slot.reset();
    ++taken_;
    lock.unlock();
    changed_.notify_all();
    return text;
  }

  void stop() {
    {
      const std::scoped_lock lock(mutex_);
      isStopped_ = true;
    }
    changed_.notify_all();
  }

  const NextPiece<Item>& next_;
  const TextOf& textOf_;
  const Language* language_;
  std::mutex reading_;       ///< Of next_, claimed_ and isAtEnd_.
  std::size_t claimed_ = 0;  ///< Pieces.
  bool isAtEnd_ = false;
  std::mutex mutex_;  ///< Of what follows.
  std::condition_variable changed_;
  std::vector<std::optional<Text>> slots_;
  std::size_t taken_ = 0;     ///< Pieces.
  std::size_t counting_ = 0;  ///< The piece whose items are counted next.
  std::size_t counted_ = 0;   ///< Items.
  bool isStopped_ = false;
};

/// Writes what `textOf(item, index, text)` adds to a text for each item of a stream, in their
/// order; it is called on all threads, in the caller's language.
/// @param next     The stream; it is read a little ahead.
/// @param threads  0: usualThreads().
/// @param sink     Called on this thread; also before a failure.
/// @param textOf   Must not throw.
/// @return  How many items there were. Fails as the stream does, after what came before.
template <class Item, class TextOf>
Result<std::size_t> writeStream(const NextPiece<Item>& next, std::size_t threads, const Sink& sink,
                                const TextOf& textOf) {
  return StreamWriter<Item, TextOf>(next, textOf).write(threads, sink);
}

}  // namespace wb::table
