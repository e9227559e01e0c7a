#include "model/asset/prefix_code.h"

#include <algorithm>
#include <vector>

namespace wb::asset {
namespace {

/// Joins the two rarest again and again. Nodes are symbols, and behind all of them what was joined.
class CodeTree {
 public:
  explicit CodeTree(std::span<const std::uint16_t> counts)
      : counts_(counts.begin(), counts.end()), depths_(counts.size()) {
    for (std::size_t symbol = 0; symbol < counts.size(); ++symbol)
      if (counts[symbol] > 0) addSymbol(symbol);
    while (heap_.size() < 2) {
      const std::size_t forced = symbols_ <= 2 ? symbols_ : 0;
      counts_[forced] = 1;
      addSymbol(forced);
    }
    for (std::size_t at = heap_.size() / 2; at-- > 0;) sink(at);
    joinAll();
  }

  std::size_t symbols() const { return symbols_; }
  /// All nodes, the root first, each behind the one that it was joined into.
  const std::vector<std::size_t>& fromRoot() const { return fromRoot_; }
  std::size_t parent(std::size_t node) const { return parents_[node]; }

 private:
  void addSymbol(std::size_t symbol) {
    heap_.push_back(symbol);
    symbols_ = std::max(symbols_, symbol + 1);
  }

  bool isRarer(std::size_t a, std::size_t b) const {
    return counts_[a] < counts_[b] || (counts_[a] == counts_[b] && depths_[a] <= depths_[b]);
  }

  void sink(std::size_t at) {
    const std::size_t node = heap_[at];
    for (std::size_t below = 2 * at + 1; below < heap_.size(); below = 2 * at + 1) {
      if (below + 1 < heap_.size() && isRarer(heap_[below + 1], heap_[below])) ++below;
      if (isRarer(node, heap_[below])) break;
      heap_[at] = heap_[below];
      at = below;
    }
    heap_[at] = node;
  }

  void joinAll() {
    parents_.resize(counts_.size() + heap_.size());
    do {
      const std::size_t a = heap_.front();
      heap_.front() = heap_.back();
      heap_.pop_back();
      sink(0);
      const std::size_t b = heap_.front();
      parents_[a] = parents_[b] = counts_.size();
      fromRoot_.push_back(a);
      fromRoot_.push_back(b);
      heap_.front() = counts_.size();
      counts_.push_back(static_cast<std::uint16_t>(counts_[a] + counts_[b]));
      depths_.push_back(std::max(depths_[a], depths_[b]) + 1);
      sink(0);
    } while (heap_.size() >= 2);
    fromRoot_.push_back(heap_.front());
    std::ranges::reverse(fromRoot_);
  }

  std::vector<std::uint16_t> counts_;
  std::vector<unsigned> depths_;
  std::vector<std::size_t> heap_;
  std::vector<std::size_t> parents_;
  std::vector<std::size_t> fromRoot_;
  std::size_t symbols_ = 0;
};

}  // namespace

unsigned firstBitLowest(unsigned code, unsigned length) {
  unsigned result = 0;
  for (; length > 0; --length, code >>= 1) result = result << 1 | (code & 1);
  return result;
}

PrefixCode::PrefixCode(std::span<const std::uint16_t> counts, std::size_t mostBits) {
  const CodeTree tree(counts);
  symbols_ = tree.symbols();
  const auto& nodes = tree.fromRoot();
  std::vector<std::size_t> lengths(2 * counts.size());
  int tooLong = 0;
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    std::size_t& length = lengths[nodes[i]];
    length = lengths[tree.parent(nodes[i])] + 1;
    if (length > mostBits) {
      length = mostBits;
      ++tooLong;
    }
    if (nodes[i] < counts.size()) ++ofLength_[length];
  }
  for (std::size_t symbol = 0; symbol < counts.size(); ++symbol)
    lengths_[symbol] = static_cast<std::uint8_t>(lengths[symbol]);
  if (tooLong > 0) shorten(nodes, counts.size(), tooLong, mostBits);
  giveCodes();
}

/// Each time the deepest that has room takes two below it, for one of those that are too long.
void PrefixCode::shorten(std::span<const std::size_t> nodes, std::size_t symbols, int tooLong,
                         std::size_t mostBits) {
  for (; tooLong > 0; tooLong -= 2) {
    std::size_t bits = mostBits - 1;
    while (ofLength_[bits] == 0) --bits;
    --ofLength_[bits];
    ofLength_[bits + 1] += 2;
    --ofLength_[mostBits];
  }
  auto node = nodes.rbegin();
  for (std::size_t bits = mostBits; bits > 0; --bits)
    for (unsigned left = ofLength_[bits]; left > 0; ++node)
      if (*node < symbols) {
        lengths_[*node] = static_cast<std::uint8_t>(bits);
        --left;
      }
}

void PrefixCode::giveCodes() {
  std::array<unsigned, longest + 2> next{};
  for (std::size_t bits = 1; bits <= longest; ++bits)
    next[bits] = (next[bits - 1] + ofLength_[bits - 1]) << 1;
  for (std::size_t symbol = 0; symbol < symbols_; ++symbol)
    if (const unsigned length = lengths_[symbol]; length > 0)
      codes_[symbol] = static_cast<std::uint16_t>(firstBitLowest(next[length]++, length));
}

}  // namespace wb::asset
