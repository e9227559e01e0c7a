#include "model/formats/models3d/detail/fbx_tree.h"

#include "model/formats/models3d/detail/fbx_syntax.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

constexpr std::size_t mostInflated = 1032;  ///< What a byte of deflate can stand for.
constexpr std::size_t leastPacked = 64;     ///< Of this many bytes, whatever they are packed in.

std::size_t elementBytes(char type) {
  switch (type) {
    case 'd':
    case 'l':
      return 8;
    case 'f':
    case 'i':
      return 4;
    default:
      return 1;
  }
}

[[noreturn]] void refuseArray(const FbxRecord& record, std::string_view problem) {
  refuseDamaged("the list \"" + std::string(record.name) + '"', problem);
}

Bytes unpacked(const FbxRecord& record, const FbxValue& array) {
  const std::size_t size = array.count * elementBytes(array.type);
  if (!array.isPacked && array.stored.size() == size)
    return {array.stored.begin(), array.stored.end()};
  if (!array.isPacked || size > array.stored.size() * mostInflated + leastPacked)
    refuseArray(record, "it has fewer bytes than its numbers need");
  Bytes bytes(size);
  uLongf written = size;
  if (::uncompress(bytes.data(), &written, array.stored.data(), array.stored.size()) != Z_OK ||
      written != size)
    refuseArray(record, "its compressed bytes are corrupted");
  return bytes;
}

template <class Stored>
Stored elementAt(const Bytes& bytes, std::size_t index, bool isBigEndian) {
  std::array<std::uint8_t, sizeof(Stored)> raw;
  std::memcpy(raw.data(), bytes.data() + index * sizeof(Stored), sizeof(Stored));
  if (isBigEndian) std::ranges::reverse(raw);
  return std::bit_cast<Stored>(raw);
}

template <class Stored, class Number>
std::vector<Number> elementsOf(const Bytes& bytes, bool isBigEndian) {
  std::vector<Number> numbers(bytes.size() / sizeof(Stored));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto stored = elementAt<Stored>(bytes, i, isBigEndian);
    // No number of a corner is that large: what is not there is not mistaken for one that is.
    if constexpr (std::integral<Number>)
      numbers[i] = std::abs(static_cast<double>(stored)) <= 2147483647.0
                       ? static_cast<Number>(stored)
                       : std::numeric_limits<Number>::max();
    else
      numbers[i] = static_cast<Number>(stored);
  }
  return numbers;
}

template <class Number>
std::vector<Number> inBinary(const FbxRecord& record, const FbxValue& array) {
  const Bytes bytes = unpacked(record, array);
  switch (array.type) {
    case 'd':
      return elementsOf<double, Number>(bytes, array.isBigEndian);
    case 'f':
      return elementsOf<float, Number>(bytes, array.isBigEndian);
    case 'l':
      return elementsOf<std::int64_t, Number>(bytes, array.isBigEndian);
    case 'i':
      return elementsOf<std::int32_t, Number>(bytes, array.isBigEndian);
    default:
      return elementsOf<std::int8_t, Number>(bytes, array.isBigEndian);
  }
}

template <class Number>
Number narrowed(double number) {
  if constexpr (std::integral<Number>)
    return std::abs(number) <= 2147483647 ? static_cast<Number>(number)
                                          : std::numeric_limits<Number>::max();
  else
    return number;
}

template <class Number>
std::vector<Number> inText(const FbxRecord& record, std::string_view text) {
  std::vector<Number> numbers;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    double number = 0;
    if (!readNumber(Words(text.substr(0, end)).next(), number))
      refuseArray(record, "one of its values is not a number");
    numbers.push_back(narrowed<Number>(number));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return numbers;
}

template <class Number>
std::vector<Number> arrayOf(const FbxRecord& record) {
  if (record.values.empty()) return {};
  const FbxValue& first = record.values.front();
  if (first.kind == FbxValue::Kind::array && first.type != 0)
    return inBinary<Number>(record, first);
  if (first.kind != FbxValue::Kind::array) {
    std::vector<Number> numbers;
    for (const FbxValue& value : record.values) numbers.push_back(narrowed<Number>(value.number));
    return numbers;
  }
  const FbxRecord* list = record.find("a");
  const std::string_view text = list ? list->textAt(0) : std::string_view();
  std::vector<Number> numbers = inText<Number>(record, text);
  if (numbers.size() != first.count)
    refuseArray(record, "expected " + std::to_string(first.count) + " numbers, found " +
                            std::to_string(numbers.size()));
  return numbers;
}

}  // namespace

const FbxRecord* FbxRecord::find(std::string_view sought) const {
  const auto found = std::ranges::find(records, sought, &FbxRecord::name);
  return found == records.end() ? nullptr : &*found;
}

double FbxRecord::numberAt(std::size_t number) const {
  return number < values.size() ? values[number].number : 0;
}

std::int64_t FbxRecord::integerAt(std::size_t number) const {
  return number < values.size() ? values[number].integer : 0;
}

std::string_view FbxRecord::textAt(std::size_t number) const {
  return number < values.size() ? values[number].text : std::string_view();
}

FbxRecord readFbxTree(ByteView bytes) {
  return isBinaryFbx(bytes) ? readBinaryFbx(bytes) : readTextFbx(textOf(bytes));
}

bool isBinaryFbx(ByteView bytes) { return textOf(bytes).starts_with("Kaydara FBX Binary"); }

bool isBigEndianFbx(ByteView bytes) {
  constexpr std::size_t byteOrderAt = 22;
  return isBinaryFbx(bytes) && bytes.size() > byteOrderAt && bytes[byteOrderAt] != 0;
}

std::vector<double> fbxNumbers(const FbxRecord& record) { return arrayOf<double>(record); }

std::vector<std::int32_t> fbxIntegers(const FbxRecord& record) {
  return arrayOf<std::int32_t>(record);
}

namespace {

constexpr std::int64_t oldestRead = 7100;  // FBX 2011

std::optional<std::int64_t> versionOf(ByteView bytes) {
  constexpr std::size_t versionAt = 23;
  constexpr std::size_t headerBytes = 4096;
  std::uint32_t binary = 0;
  const std::string_view text = textOf(bytes);
  if (text.starts_with("Kaydara FBX Binary")) {
    if (bytes.size() < versionAt + sizeof binary) return {};
    std::memcpy(&binary, bytes.data() + versionAt, sizeof binary);
    return isBigEndianFbx(bytes) ? __builtin_bswap32(binary) : binary;
  }
  constexpr std::string_view key = "FBXVersion:";
  const std::size_t place = text.substr(0, headerBytes).find(key);
  std::int64_t version = 0;
  if (place == text.npos || !readNumber(Words(text.substr(place + key.size())).next(), version))
    return {};
  return version;
}

}  // namespace

void refuseOldFbx(ByteView bytes) {
  const auto version = versionOf(bytes);
  if (!version || *version >= oldestRead) return;
  refuse(worker::Refusal::Reason::version,
         {"FBX", std::to_string(*version / 1000) + '.' + std::to_string(*version / 100 % 10),
          "7.1 (FBX 2011) or later"});
}

}  // namespace wb::import3d
