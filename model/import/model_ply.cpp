#include "model/import/model_ply.h"

#include "model/base/text_lines.h"
#include "model/base/texts.h"
#include "model/import/texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace wb::import {
namespace {

constexpr std::string_view mark = "ply";
constexpr std::uint64_t rowsBetweenLooks = 4096;  ///< At whether the task is cancelled.

tl::unexpected<Diagnostic> badHeader(std::string_view line) {
  constexpr std::size_t shown = 80;
  return failure(importTexts["plain.ply_line"], {{"line", line.substr(0, shown)}});
}

std::optional<std::uint64_t> countFrom(std::string_view word) {
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
  if (error != std::errc() || end != word.data() + word.size()) return {};
  return count;
}

/// Bytes of a type of number; zero for none.
std::size_t sizeOf(std::string_view type) {
  constexpr std::array<std::pair<std::string_view, std::size_t>, 16> sizes{{{"char", 1},
                                                                            {"int8", 1},
                                                                            {"uchar", 1},
                                                                            {"uint8", 1},
                                                                            {"short", 2},
                                                                            {"int16", 2},
                                                                            {"ushort", 2},
                                                                            {"uint16", 2},
                                                                            {"int", 4},
                                                                            {"int32", 4},
                                                                            {"uint", 4},
                                                                            {"uint32", 4},
                                                                            {"float32", 4},
                                                                            {"float", 4},
                                                                            {"double", 8},
                                                                            {"float64", 8}}};
  const auto found = std::ranges::find(sizes, type, &decltype(sizes)::value_type::first);
  return found == sizes.end() ? 0 : found->second;
}

std::optional<PlyEncoding> encodingFrom(std::string_view word) {
  if (word == "ascii") return PlyEncoding::text;
  if (word == "binary_little_endian") return PlyEncoding::littleEndian;
  if (word == "binary_big_endian") return PlyEncoding::bigEndian;
  return {};
}

std::optional<PlyProperty> propertyFrom(std::string_view words) {
  PlyProperty property;
  std::string_view type = takeWord(words);
  if (type == "list") {
    property.countSize = sizeOf(takeWord(words));
    if (property.countSize == 0) return {};
    type = takeWord(words);
  }
  property.size = sizeOf(type);
  return property.size == 0 ? std::nullopt : std::optional(property);
}

/// Whether the line is understood; what says nothing of the numbers is.
bool takeIn(std::string_view line, PlyHeader& header) {
  const std::string_view key = takeWord(line);
  if (key == "format") {
    const auto encoding = encodingFrom(takeWord(line));
    header.encoding = encoding.value_or(header.encoding);
    return encoding.has_value();
  }
  if (key == "element") {
    PlyElement& element = header.elements.emplace_back();
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

/// The numbers of a PLY, one row after the other.
class PlyRows {
 public:
  PlyRows(std::string_view data, PlyEncoding encoding) : left_(data), encoding_(encoding) {}

  /// Whether a whole row was there.
  bool skip(const PlyElement& element) {
    for (const PlyProperty& property : element.properties)
      if (!skip(property)) return false;
    // Words past those that are declared belong to nothing.
    if (encoding_ == PlyEncoding::text && !element.properties.empty()) takeLine(left_);
    return true;
  }

 private:
  bool skip(const PlyProperty& property) {
    if (property.countSize == 0) return skipNumbers(1, property.size);
    const auto count = takeCount(property.countSize);
    return count && skipNumbers(*count, property.size);
  }

  std::optional<std::uint64_t> takeCount(std::size_t size) {
    if (encoding_ == PlyEncoding::text) return countFrom(takeWord(left_));
    if (left_.size() < size) return {};
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t place = encoding_ == PlyEncoding::bigEndian ? i : size - 1 - i;
      count = count << 8 | static_cast<unsigned char>(left_[place]);
    }
    left_.remove_prefix(size);
    return count;
  }

  bool skipNumbers(std::uint64_t count, std::size_t size) {
    if (encoding_ == PlyEncoding::text) {
      for (; count > 0; --count)
        if (takeWord(left_).empty()) return false;
      return true;
    }
    if (count > left_.size() / size) return false;
    left_.remove_prefix(count * size);
    return true;
  }

  std::string_view left_;
  PlyEncoding encoding_;
};

}  // namespace

bool looksLikePly(std::string_view file) {
  if (!file.starts_with(mark)) return false;
  const std::size_t end = file.find_first_not_of(" \t", mark.size());
  return end != std::string_view::npos && (file[end] == '\r' || file[end] == '\n');
}

Result<PlyHeader> readPlyHeader(std::string_view file) {
  PlyHeader header;
  std::string_view rest = file;
  takeLine(rest);
  while (!rest.empty()) {
    const std::string_view line = takeLine(rest);
    header.bytes = file.size() - rest.size();
    if (line == "end_header") return header;
    if (!takeIn(line, header) && !rest.empty()) return badHeader(line);
  }
  return failure(importTexts["plain.ply_header"]);
}

Result<void> checkPly(ByteView file, const Task& task) {
  const auto header = readPlyHeader(textOf(file));
  if (!header) return tl::unexpected(header.error());
  PlyRows rows(textOf(file).substr(header->bytes), header->encoding);
  for (const PlyElement& element : header->elements) {
    if (element.properties.empty()) continue;
    for (std::uint64_t row = 0; row < element.rows; ++row) {
      if (row % rowsBetweenLooks == 0 && task.cancelled())
        return failure(baseTexts["task.cancelled"]);
      if (!rows.skip(element))
        return failure(importTexts["plain.cut"],
                       {{"what", element.name}, {"declared", element.rows}, {"found", row}});
    }
  }
  return {};
}

}  // namespace wb::import
