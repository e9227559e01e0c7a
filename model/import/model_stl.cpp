#include "model/import/model_stl.h"

#include "model/base/text_lines.h"
#include "model/base/texts.h"
#include "model/import/texts.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>

namespace wb::import {
namespace {

constexpr std::size_t stlBeginning = 4096;  ///< Bytes in which a text says what it is.
constexpr std::size_t headerBytes = 80;
constexpr std::size_t triangleBytes = 50;
constexpr std::size_t linesBetweenLooks = 4096;  ///< At whether the task is cancelled.

struct BinaryStl {
  std::uint32_t declared = 0;
  std::size_t found = 0;
  std::size_t rest = 0;  ///< Bytes behind the whole triangles.
};

std::optional<BinaryStl> binaryStl(ByteView bytes) {
  BinaryStl stl;
  constexpr std::size_t begin = headerBytes + sizeof stl.declared;
  if (bytes.size() < begin) return {};
  std::memcpy(&stl.declared, bytes.data() + headerBytes, sizeof stl.declared);
  stl.found = (bytes.size() - begin) / triangleBytes;
  stl.rest = (bytes.size() - begin) % triangleBytes;
  return stl;
}

/// A page of the web saved under a model's name, say.
bool isText(ByteView bytes) {
  return std::ranges::none_of(
      bytes.first(std::min(bytes.size(), stlBeginning)), [](std::uint8_t c) {
        return c < ' ' && textBlanks.find(static_cast<char>(c)) == std::string_view::npos;
      });
}

tl::unexpected<Diagnostic> cut(std::size_t declared, std::size_t found) {
  return failure(importTexts["plain.cut"],
                 {{"what", "triangle"}, {"declared", declared}, {"found", found}});
}

Result<void> checkTextStl(std::string_view text, const Task& task) {
  bool isOpen = false;
  std::size_t triangles = 0;
  for (std::size_t lines = 0; !text.empty(); ++lines) {
    if (lines % linesBetweenLooks == 0 && task.cancelled())
      return failure(baseTexts["task.cancelled"]);
    std::string_view line = takeLine(text);
    const std::string_view word = takeWord(line);
    if (word == "solid") isOpen = true;
    if (word == "endsolid") isOpen = false;
    if (word == "endfacet") ++triangles;
  }
  if (isOpen) return failure(importTexts["plain.stl_open"], {{"found", triangles}});
  return {};
}

}  // namespace

bool looksLikeTextStl(std::string_view text) {
  const std::string_view start = text.substr(0, stlBeginning);
  return text.starts_with("solid") && (start.find("facet") != std::string_view::npos ||
                                       start.find("endsolid") != std::string_view::npos);
}

bool looksLikeBinaryStl(ByteView bytes, bool isNamedSo) {
  const auto stl = binaryStl(bytes);
  if (!stl) return false;
  return (stl->declared == stl->found && stl->rest == 0) || (isNamedSo && !isText(bytes));
}

Result<void> checkStl(ByteView file, const Task& task) {
  std::string_view text = textOf(file);
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
  const auto stl = binaryStl(file);
  const bool isWhole = stl && stl->declared == stl->found && stl->rest == 0;
  if (!isWhole && looksLikeTextStl(text)) return checkTextStl(text, task);
  if (stl && stl->found < stl->declared) return cut(stl->declared, stl->found);
  return {};
}

}  // namespace wb::import
