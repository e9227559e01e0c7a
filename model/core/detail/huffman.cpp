#include "model/core/detail/huffman.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace wb::deflate {
namespace {

constexpr unsigned longestEver = 15;
using Counts = std::array<std::uint32_t, longestEver + 2>;  ///< By length in bits.

/// Huffman's tree over leaves that are numbered as their symbols. Which of equal nodes is joined
/// first follows from where they stand in the heap, so that is zlib's, too.
class Tree {
 public:
  explicit Tree(std::span<const std::uint32_t> frequencies) {
    nodes_.reserve(2 * frequencies.size());
    heap_.reserve(frequencies.size());
    joined_.reserve(2 * frequencies.size());
    for (std::size_t symbol = 0; symbol < frequencies.size(); ++symbol) {
      nodes_.push_back({frequencies[symbol]});
      if (frequencies[symbol] > 0) leaves_ = addLeaf(static_cast<std::uint32_t>(symbol)) + 1;
    }
    while (heap_.size() < 2) addUnused();
    for (std::size_t i = heap_.size() / 2; i > 0; --i) sink(i - 1);
    while (heap_.size() > 1) join();
  }

  std::vector<std::uint8_t> lengths(unsigned longest) {
    Counts counts{};
    std::uint32_t tooLong = setLengths(longest, counts);
    if (tooLong > 0) shorten(longest, counts, tooLong);
    std::vector<std::uint8_t> lengths(leaves_);
    for (const std::uint32_t node : joined_)
      if (node < leaves_) lengths[node] = nodes_[node].length;
    return lengths;
  }

 private:
  struct Node {
    std::uint32_t frequency = 0;
    std::uint32_t parent = 0;
    std::uint8_t height = 0;  ///< Of what hangs on it.
    std::uint8_t length = 0;  ///< Of its code.
  };

  std::uint32_t addLeaf(std::uint32_t symbol) {
    heap_.push_back(symbol);
    return symbol;
  }

  void addUnused() {
    const bool isAfterLast = leaves_ < 3;
    const std::uint32_t symbol = addLeaf(isAfterLast ? leaves_ : 0);
    if (isAfterLast) ++leaves_;
    nodes_[symbol].frequency = 1;
  }

  bool isBefore(std::uint32_t a, std::uint32_t b) const {
    const Node &first = nodes_[a], &second = nodes_[b];
    return first.frequency < second.frequency ||
           (first.frequency == second.frequency && first.height <= second.height);
  }

  void sink(std::size_t at) {
    const std::uint32_t node = heap_[at];
    for (std::size_t child = 2 * at + 1; child < heap_.size(); child = 2 * at + 1) {
      if (child + 1 < heap_.size() && isBefore(heap_[child + 1], heap_[child])) ++child;
      if (isBefore(node, heap_[child])) break;
      heap_[at] = heap_[child];
      at = child;
    }
    heap_[at] = node;
  }

  /// The two least frequent become one node.
  void join() {
    const std::uint32_t least = heap_[0];
    heap_[0] = heap_.back();
    heap_.pop_back();
    sink(0);
    const std::uint32_t next = heap_[0];
    joined_.insert(joined_.end(), {least, next});
    const auto both = static_cast<std::uint32_t>(nodes_.size());
    nodes_[least].parent = nodes_[next].parent = both;
    nodes_.push_back(
        {nodes_[least].frequency + nodes_[next].frequency, 0,
         static_cast<std::uint8_t>(std::max(nodes_[least].height, nodes_[next].height) + 1)});
    heap_[0] = both;
    sink(0);
  }

  /// From the root down, none longer than `longest`; how many would have been. Those of inner nodes
  /// count, too: so it does in zlib.
  std::uint32_t setLengths(unsigned longest, Counts& counts) {
    std::uint32_t tooLong = 0;
    for (std::size_t i = joined_.size(); i-- > 0;) {
      Node& node = nodes_[joined_[i]];
      const unsigned length = nodes_[node.parent].length + 1U;
      if (length > longest) ++tooLong;
      node.length = static_cast<std::uint8_t>(std::min(length, longest));
      if (joined_[i] < leaves_) ++counts[node.length];
    }
    return tooLong;
  }

  /// As many leaves of each length as make a whole code, the longest for the least frequent.
  void shorten(unsigned longest, Counts& counts, std::uint32_t tooLong) {
    for (std::uint32_t left = tooLong; left > 0; left -= std::min(left, 2U)) {
      unsigned length = longest - 1;
      while (counts[length] == 0) --length;
      --counts[length];
      counts[length + 1] += 2;
      --counts[longest];
    }
    auto next = joined_.begin();
    for (unsigned length = longest; length > 0; --length)
      for (std::uint32_t count = counts[length]; count > 0; ++next) {
        if (*next >= leaves_) continue;
        nodes_[*next].length = static_cast<std::uint8_t>(length);
        --count;
      }
  }

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> joined_;  ///< In the order in which they were.
  std::uint32_t leaves_ = 0;           ///< One past the last symbol that has a code.
};

std::uint16_t reversed(std::uint32_t code, unsigned length) {
  std::uint32_t result = 0;
  for (unsigned i = 0; i < length; ++i) result |= (code >> i & 1) << (length - 1 - i);
  return static_cast<std::uint16_t>(result);
}

}  // namespace

std::vector<std::uint8_t> codeLengths(std::span<const std::uint32_t> frequencies,
                                      unsigned longest) {
  return Tree(frequencies).lengths(longest);
}

std::vector<std::uint16_t> codesOf(std::span<const std::uint8_t> lengths) {
  Counts counts{};
  for (const std::uint8_t length : lengths)
    if (length > 0) ++counts[length];
  Counts next{};
  for (unsigned length = 1; length <= longestEver; ++length)
    next[length] = (next[length - 1] + counts[length - 1]) << 1;
  std::vector<std::uint16_t> codes;
  for (const std::uint8_t length : lengths)
    codes.push_back(length > 0 ? reversed(next[length]++, length) : 0);
  return codes;
}

}  // namespace wb::deflate
