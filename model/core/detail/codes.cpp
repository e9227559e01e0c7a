#include "model/core/detail/codes.h"

#include "model/core/detail/huffman.h"

#include <algorithm>
#include <utility>

namespace wb::deflate {
namespace {

std::vector<std::uint8_t> fixedLiteralLengths() {
  std::vector<std::uint8_t> lengths(288, 8);
  std::fill(lengths.begin() + 144, lengths.begin() + 256, 9);
  std::fill(lengths.begin() + 256, lengths.begin() + 280, 7);
  return lengths;
}

}  // namespace

Codes::Codes(std::vector<std::uint8_t> ofLengths)
    : lengths(std::move(ofLengths)), bits(codesOf(lengths)) {}

const Codes& fixedLiterals() {
  static const Codes codes(fixedLiteralLengths());
  return codes;
}

const Codes& fixedDistances() {
  static const Codes codes(std::vector<std::uint8_t>(distanceCodes, 5));
  return codes;
}

}  // namespace wb::deflate
