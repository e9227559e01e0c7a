#include "model/core/deflate.h"

#include "model/core/detail/chunks.h"
#include "model/core/detail/deflate_block.h"
#include "model/core/parallel.h"

#include <zlib.h>

#include <algorithm>
#include <span>
#include <utility>

namespace wb::deflate {
namespace {

constexpr std::size_t readAhead = 8;  ///< Bytes that are read past the end, whatever they are.

using SymbolPieces = std::vector<std::span<const Symbol>>;

/// What each block holds. The last is empty where a match fills the one before: zlib writes a full
/// block when it takes the symbol that fills it, but for a byte that waited for the end.
std::vector<SymbolPieces> divided(const std::vector<std::vector<Symbol>>& chunks) {
  std::vector<SymbolPieces> blocks(1);
  std::size_t room = symbolsOfBlock;
  for (std::span<const Symbol> rest : chunks)
    while (!rest.empty()) {
      if (room == 0) {
        blocks.emplace_back();
        room = symbolsOfBlock;
      }
      const std::size_t count = std::min(room, rest.size());
      blocks.back().push_back(rest.first(count));
      rest = rest.subspan(count);
      room -= count;
    }
  if (room == 0 && blocks.back().back().back().isMatch()) blocks.emplace_back();
  return blocks;
}

std::vector<Block> coded(const std::vector<SymbolPieces>& contents, const Task& task) {
  std::vector<Block> blocks(contents.size());
  constexpr std::size_t atATime = 8;
  inParallel(blocks.size(), atATime, 0, [&](std::size_t begin, std::size_t end) {
    if (!task.step()) return;
    for (std::size_t i = begin; i < end; ++i) blocks[i] = Block(contents[i]);
  });
  return blocks;
}

void putHeader(Bits& bits) { bits.put(0xda78, 16); }

void putChecksum(Bits& bits, ByteView content) {
  const auto sum = static_cast<std::uint32_t>(
      ::adler32_z(::adler32(0, nullptr, 0), content.data(), content.size()));
  const auto byte = [sum](int shift) { return static_cast<std::uint8_t>(sum >> shift); };
  bits.put(std::array{byte(24), byte(16), byte(8), byte(0)});
}

}  // namespace

Bytes compressed(Content&& content, const Task& task) {
  Bytes bytes = std::move(content.bytes_);
  const std::size_t size = bytes.size();
  bytes.resize(size + readAhead);
  const ByteView whole = ByteView(bytes).first(size);
  const auto symbols = symbolsOf(bytes.data(), static_cast<std::uint32_t>(size), task);
  const std::vector<Block> blocks = coded(divided(symbols), task);
  if (task.cancelled()) return {};
  Bits bits;
  putHeader(bits);
  std::size_t place = 0;
  for (const Block& block : blocks) {
    block.write(bits, &block == &blocks.back(), whole.subspan(place, block.contentLength()));
    place += block.contentLength();
  }
  putChecksum(bits, whole);
  return std::move(bits).take();
}

Bytes compressed(ByteView content) {
  Content copy;
  copy.add(content);
  return compressed(std::move(copy));
}

}  // namespace wb::deflate
