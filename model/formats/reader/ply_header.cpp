#include "model/formats/reader/ply_header.h"

#include "model/core/text_lines.h"
#include "model/formats/reader/detail/ply_texts.h"

#include <algorithm>
#include <array>
#include <charconv>
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

}  // namespace wb::ply
