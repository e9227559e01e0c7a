#include "model/core/detail/chunks.h"

#include "model/core/detail/parser.h"
#include "model/core/parallel.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace wb::deflate {
namespace {

constexpr std::uint32_t chunkSize = 1U << 19;  ///< Sixteen windows: little is looked at twice.

struct Chunk {
  std::unique_ptr<Parser> parser;
  std::vector<Symbol> symbols;
};

Chunk parsed(const std::uint8_t* content, std::uint32_t size, std::uint32_t begin) {
  const std::uint32_t end = begin + std::min(size - begin, chunkSize);
  Chunk chunk{std::make_unique<Parser>(content, size, begin), {}};
  chunk.symbols.reserve((end - begin) / 2);
  chunk.parser->parseTo(end, chunk.symbols);
  return chunk;
}

/// Goes on from `before` until it stands, after a match, where `next` stood after one: from there
/// on both are alike. Else to the end of `next`, and takes its place.
void join(Chunk& before, Chunk& next, std::uint32_t begin, const Task& task) {
  std::uint32_t place = begin;  // Before the symbol numbered `passed` of the next.
  std::size_t passed = 0;
  while (before.parser->place() < next.parser->place() && !task.cancelled()) {
    while (place < before.parser->place()) place += next.symbols[passed++].length();
    const bool isFreshThere = passed == 0 || next.symbols[passed - 1].isMatch();
    if (before.parser->isFresh() && isFreshThere && place == before.parser->place()) {
      next.symbols.erase(next.symbols.begin(),
                         next.symbols.begin() + static_cast<std::ptrdiff_t>(passed));
      return;
    }
    before.parser->parseTo(before.parser->place() + 1, before.symbols);
  }
  next.symbols.clear();
  next.parser = std::move(before.parser);
}

}  // namespace

std::vector<std::vector<Symbol>> symbolsOf(const std::uint8_t* content, std::uint32_t size,
                                           const Task& task) {
  std::vector<Chunk> chunks(std::max(1U, size / chunkSize + (size % chunkSize != 0)));
  inParallel(chunks.size(), 1, 0, [&](std::size_t i, std::size_t) {
    if (task.step()) chunks[i] = parsed(content, size, static_cast<std::uint32_t>(i) * chunkSize);
  });
  if (task.cancelled()) return {};
  std::vector<std::vector<Symbol>> symbols;
  for (std::size_t i = 1; i < chunks.size(); ++i) {
    join(chunks[i - 1], chunks[i], static_cast<std::uint32_t>(i) * chunkSize, task);
    symbols.push_back(std::move(chunks[i - 1].symbols));
  }
  chunks.back().parser->finish(chunks.back().symbols);
  symbols.push_back(std::move(chunks.back().symbols));
  return symbols;
}

}  // namespace wb::deflate
