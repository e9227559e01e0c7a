#include "model/formats/reader/ply.h"

#include "model/core/plain_text.h"
#include "model/formats/reader/detail/reader_texts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace wb::ply {
namespace {

constexpr std::string_view mark = "ply";

tl::unexpected<Diagnostic> badHeader(std::string_view line) {
  constexpr std::size_t shown = 80;
  return failure(plyTexts["plain.ply_line"], {{"line", line.substr(0, shown)}});
}

std::optional<std::uint64_t> countFrom(std::string_view word) {
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
  if (error != std::errc() || end != word.data() + word.size()) return {};
  return count;
}

std::optional<Number> numberFrom(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, Number>, 16> names{
      {{"char", Number::int8},
       {"int8", Number::int8},
       {"uchar", Number::uint8},
       {"uint8", Number::uint8},
       {"short", Number::int16},
       {"int16", Number::int16},
       {"ushort", Number::uint16},
       {"uint16", Number::uint16},
       {"int", Number::int32},
       {"int32", Number::int32},
       {"uint", Number::uint32},
       {"uint32", Number::uint32},
       {"float", Number::float32},
       {"float32", Number::float32},
       {"double", Number::float64},
       {"float64", Number::float64}}};
  const auto found = std::ranges::find(names, word, &decltype(names)::value_type::first);
  return found == names.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Encoding> encodingFrom(std::string_view word) {
  if (word == "ascii") return Encoding::text;
  if (word == "binary_little_endian") return Encoding::littleEndian;
  if (word == "binary_big_endian") return Encoding::bigEndian;
  return {};
}

std::optional<Property> propertyFrom(std::string_view words) {
  Property property;
  std::string_view type = takeWord(words);
  if (type == "list") {
    property.countType = numberFrom(takeWord(words));
    if (!property.countType) return {};
    type = takeWord(words);
  }
  const auto number = numberFrom(type);
  if (!number) return {};
  property.type = *number;
  property.name = takeWord(words);
  return property;
}

/// Whether the line is understood; what says nothing of the numbers is.
bool takeIn(std::string_view line, Header& header) {
  const std::string_view key = takeWord(line);
  if (key == "format") {
    const auto encoding = encodingFrom(takeWord(line));
    header.encoding = encoding.value_or(header.encoding);
    return encoding.has_value();
  }
  if (key == "element") {
    Element& element = header.elements.emplace_back();
    element.name = takeWord(line);
    const auto rows = countFrom(takeWord(line));
    element.rows = rows.value_or(0);
    return rows.has_value();
  }
  if (key != "property") return true;
  const auto property = propertyFrom(line);
  if (!property || header.elements.empty()) return false;
  header.elements.back().properties.push_back(*property);
  return true;
}

}  // namespace

std::size_t sizeOf(Number type) {
  switch (type) {
    case Number::int8:
    case Number::uint8:
      return 1;
    case Number::int16:
    case Number::uint16:
      return 2;
    case Number::float64:
      return 8;
    default:
      return 4;
  }
}

bool looksLikePly(std::string_view file) {
  if (!file.starts_with(mark)) return false;
  const std::size_t end = file.find_first_not_of(" \t", mark.size());
  return end != std::string_view::npos && (file[end] == '\r' || file[end] == '\n');
}

Result<Header> readHeader(std::string_view file) {
  Header header;
  std::string_view rest = file;
  takeLine(rest);
  while (!rest.empty()) {
    const std::string_view line = takeLine(rest);
    header.bytes = file.size() - rest.size();
    if (line == "end_header") return header;
    if (!takeIn(line, header) && !rest.empty()) return badHeader(line);
  }
  return failure(plyTexts["plain.ply_header"]);
}

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
