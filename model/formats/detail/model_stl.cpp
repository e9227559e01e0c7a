#include "model/formats/detail/model_stl.h"

#include "model/core/core_texts.h"
#include "model/core/text_lines.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/reader/text_facets.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>

namespace wb::import {
namespace {

constexpr std::size_t stlBeginning = 4096;  ///< Bytes in which a text says what it is.
constexpr std::size_t headerBytes = 80;
constexpr std::size_t triangleBytes = 50;
constexpr std::size_t itemsBetweenLooks = 4096;  ///< At whether the task is cancelled.

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

Result<WholenessCheck> checkTextStl(std::string_view text, const Task& task) {
  stl::TextFacets facets(text);
  for (std::size_t items = 0; facets.next() != stl::TextFacets::Item::end; ++items)
    if (items % itemsBetweenLooks == 0 && task.cancelled())
      return failure(baseTexts["task.cancelled"]);
  WholenessCheck check{Wholeness::unknown, {}};
  const auto find = [&](Severity severity, Text what, std::vector<Argument> arguments) {
    check.findings.push_back({severity, what, std::move(arguments), {}, 1, {}});
  };
  const std::size_t next = facets.facets() + 1;
  if (facets.end() == stl::TextFacets::End::insideFacet) {
    find(Severity::error, importTexts["plain.stl_cut"], {{"facet", next}});
  } else if (facets.end() == stl::TextFacets::End::brokenFacet) {
    find(Severity::error, importTexts["plain.stl_facet"], {{"facet", next}});
  } else if (const auto facet = facets.openAfter()) {
    find(Severity::warning, importTexts["plain.stl_open"], {{"facet", *facet}});
  }
  if (facets.leftOver() > 0) check.findings.push_back(leftOverFinding(facets.leftOver()));
  return check;
}

}  // namespace

bool isBinaryStlByLength(ByteView bytes) {
  const auto stl = binaryStl(bytes);
  return stl && stl->declared > 0 && stl->declared == stl->found && stl->rest == 0;
}

bool looksLikeBinaryStl(ByteView bytes, bool isNamedSo) {
  const auto stl = binaryStl(bytes);
  if (!stl) return false;
  return (stl->declared == stl->found && stl->rest == 0) || (isNamedSo && !isText(bytes));
}

Result<WholenessCheck> checkStl(ByteView file, const Task& task) {
  const auto stl = binaryStl(file);
  const bool isWhole = stl && stl->declared == stl->found && stl->rest == 0;
  if (!isWhole && stl::looksLikeText(textOf(file))) return checkTextStl(textOf(file), task);
  if (!stl) return failure(importTexts["import.not_as_named"], {{"ending", ".stl"}});
  if (stl->found < stl->declared) return cut(stl->declared, stl->found);
  const std::size_t left = (stl->found - stl->declared) * triangleBytes + stl->rest;
  return checkedLength(left);
}

}  // namespace wb::import
