#include "model/formats/reader/ply_rows.h"

#include "model/core/text_lines.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace wb::ply {
namespace {

/// In the byte order of the machine.
template <class T>
double valueOf(const char* bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return static_cast<double>(value);
}

double valueOf(const char* bytes, Number type) {
  switch (type) {
    case Number::int8:
      return valueOf<std::int8_t>(bytes);
    case Number::uint8:
      return valueOf<std::uint8_t>(bytes);
    case Number::int16:
      return valueOf<std::int16_t>(bytes);
    case Number::uint16:
      return valueOf<std::uint16_t>(bytes);
    case Number::int32:
      return valueOf<std::int32_t>(bytes);
    case Number::uint32:
      return valueOf<std::uint32_t>(bytes);
    case Number::float32:
      return valueOf<float>(bytes);
    case Number::float64:
      return valueOf<double>(bytes);
  }
  return 0;
}

double valueOf(const char* bytes, Number type, Encoding encoding) {
  constexpr bool isLittleHere = std::endian::native == std::endian::little;
  if ((encoding == Encoding::littleEndian) == isLittleHere) return valueOf(bytes, type);
  std::array<char, sizeof(double)> turned{};
  std::reverse_copy(bytes, bytes + sizeOf(type), turned.begin());
  return valueOf(turned.data(), type);
}

double valueOf(std::string_view word) {
  if (word.starts_with('+')) word.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size())
    return std::numeric_limits<double>::quiet_NaN();
  return value;
}

}  // namespace

bool Rows::read(const Element& element, std::span<std::vector<double>* const> wanted) {
  for (std::size_t i = 0; i < element.properties.size(); ++i)
    if (!readProperty(element.properties[i], wanted.empty() ? nullptr : wanted[i])) return false;
  // Words past those that are declared belong to nothing.
  if (encoding_ == Encoding::text && !element.properties.empty()) takeLine(left_);
  return true;
}

std::size_t Rows::left() const {
  if (encoding_ != Encoding::text) return left_.size();
  return left_.size() - std::min(left_.find_first_not_of(textBlanks), left_.size());
}

std::size_t Rows::most(const Element& element) const {
  std::size_t bytes = 0;
  for (const Property& property : element.properties) {
    constexpr std::size_t ofText = 2;  // A digit and what ends the word.
    const Number first = property.countType.value_or(property.type);
    bytes += encoding_ == Encoding::text ? ofText : sizeOf(first);
  }
  const std::size_t fit = left_.size() / std::max<std::size_t>(bytes, 1) + 1;
  return static_cast<std::size_t>(std::min<std::uint64_t>(element.rows, fit));
}

bool Rows::readProperty(const Property& property, std::vector<double>* wanted) {
  const auto count = property.countType ? takeCount(property) : std::optional<std::uint64_t>(1);
  if (!count) return false;
  if (!wanted) return skipNumbers(*count, property.type);
  wanted->clear();
  return readNumbers(*count, property.type, *wanted);
}

std::optional<std::uint64_t> Rows::takeCount(const Property& property) {
  if (encoding_ == Encoding::text) {
    const std::string_view word = takeWord(left_);
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (error != std::errc() || end != word.data() + word.size()) return {};
    return count;
  }
  const std::size_t size = sizeOf(*property.countType);
  if (left_.size() < size) return {};
  const double count = valueOf(left_.data(), *property.countType, encoding_);
  left_.remove_prefix(size);
  constexpr double most = 0x1p53;
  if (!(count >= 0) || count >= most || count != std::floor(count)) return {};
  return static_cast<std::uint64_t>(count);
}

bool Rows::skipNumbers(std::uint64_t count, Number type) {
  if (encoding_ == Encoding::text) {
    for (; count > 0; --count)
      if (takeWord(left_).empty()) return false;
    return true;
  }
  if (count > left_.size() / sizeOf(type)) return false;
  left_.remove_prefix(count * sizeOf(type));
  return true;
}

bool Rows::readNumbers(std::uint64_t count, Number type, std::vector<double>& numbers) {
  const std::size_t size = sizeOf(type);
  if (encoding_ != Encoding::text && count > left_.size() / size) return false;
  for (; count > 0; --count) {
    if (encoding_ == Encoding::text) {
      const std::string_view word = takeWord(left_);
      if (word.empty()) return false;
      numbers.push_back(valueOf(word));
    } else {
      numbers.push_back(valueOf(left_.data(), type, encoding_));
      left_.remove_prefix(size);
    }
  }
  return true;
}

}  // namespace wb::ply
