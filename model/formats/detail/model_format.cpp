#include "model/formats/detail/model_format.h"

#include "model/core/core_texts.h"
#include "model/core/plain_text.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/objects/root_elements.h"
#include "model/formats/reader/ply.h"
#include "model/formats/reader/text_facets.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace wb::import {

Result<WholenessCheck> checkPly(ByteView file, const Task& task) {
  constexpr std::uint64_t rowsBetweenLooks = 4096;  // At whether the task is cancelled.
  const auto header = ply::readHeader(textOf(file));
  if (!header) return tl::unexpected(header.error());
  ply::Rows rows(textOf(file).substr(header->bytes), header->encoding);
  for (const ply::Element& element : header->elements) {
    if (element.properties.empty()) continue;
    for (std::uint64_t row = 0; row < element.rows; ++row) {
      if (row % rowsBetweenLooks == 0 && task.cancelled())
        return failure(baseTexts["task.cancelled"]);
      if (!rows.skip(element))
        return failure(importTexts["plain.cut"],
                       {{"what", element.name}, {"declared", element.rows}, {"found", row}});
    }
  }
  WholenessCheck check = checkedLength(rows.left());
  if (header->encoding == ply::Encoding::text) check.wholeness = Wholeness::consistent;
  return check;
}

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

namespace {

constexpr std::size_t beginning = 4096;    ///< Bytes in which a text file says what it is.
constexpr std::size_t linesLookedAt = 64;  ///< Of an OBJ file, comments left out.

std::string_view withoutBlanks(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
  return text;
}

/// Its version is a small number, as far as it is there: no letters.
bool isGlb(std::string_view bytes) {
  constexpr std::size_t rest = 5;  // Where the three greater bytes of the version are.
  return bytes.size() >= rest && bytes.starts_with("glTF") &&
         bytes.substr(rest, 3).find_first_not_of('\0') == std::string_view::npos;
}

bool isPly(std::string_view bytes) {
  if (!ply::looksLikePly(bytes)) return false;
  constexpr std::array<std::string_view, 4> words{"format", "comment", "obj_info", "element"};
  takeLine(bytes);
  return std::ranges::find(words, takeWord(bytes)) != words.end();
}

bool isBinaryFbx(std::string_view bytes) { return bytes.starts_with("Kaydara FBX Binary"); }

/// A line of it, not a mention.
bool isTextFbx(std::string_view text) {
  if (!text.starts_with(';') && !text.starts_with("FBXHeaderExtension")) return false;
  for (std::string_view rest = text.substr(0, beginning); !rest.empty();) {
    const std::string_view line = takeLine(rest);
    if (line.starts_with("FBXHeaderExtension:") && line.find('{') != line.npos) return true;
  }
  return false;
}

bool isObjWord(std::string_view word) {
  constexpr std::array<std::string_view, 17> words{
      "v", "vn", "vt", "vp",     "f",      "fo",     "l",      "p",   "o",
      "g", "s",  "mg", "mtllib", "usemtl", "usemap", "maplib", "call"};
  return std::ranges::find(words, word) != words.end();
}

bool hasThreeNumbers(std::string_view words) {
  for (int i = 0; i < 3; ++i) {
    const std::string_view word = takeWord(words);
    if (word.find_first_not_of("0123456789+-.eE") != word.npos || word.empty()) return false;
  }
  return true;
}

/// Whether the first lines that say anything are all of an OBJ file, and one of them is a vertex.
bool isObj(std::string_view text, bool isNamedSo) {
  bool hasVertex = false;
  for (std::size_t seen = 0; !text.empty() && seen < linesLookedAt;) {
    std::string_view line = takeLine(text);
    if (line.empty() || line.starts_with('#')) continue;
    ++seen;
    const std::string_view word = takeWord(line);
    hasVertex |= word == "v" && (isNamedSo || hasThreeNumbers(line));
    if (!isObjWord(word) && !isNamedSo) return false;
  }
  return hasVertex;
}

bool isNamed(const std::filesystem::path& name, std::string_view wanted) {
  std::string found = name.extension().string();
  for (char& c : found)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return found == wanted;
}

/// By content alone. The length of a binary STL says more than the first letters of its header.
std::optional<ModelFormat> formatByContent(ByteView bytes, std::string_view text) {
  const std::string_view whole = textOf(bytes);
  if (isBinaryFbx(whole)) return ModelFormat::fbx;
  if (isBinaryStlByLength(bytes)) return ModelFormat::stl;
  if (isGlb(whole)) return ModelFormat::glb;
  if (isPly(whole)) return ModelFormat::ply;
  if (isTextFbx(text)) return ModelFormat::fbx;
  if (const auto root = xmlRootOf(text); root && root->name == "COLLADA" && root->isWhole)
    return ModelFormat::collada;
  if (stl::looksLikeText(whole) || looksLikeBinaryStl(bytes, false)) return ModelFormat::stl;
  if (hasMember(text, "asset", "version")) return ModelFormat::gltf;
  if (isObj(text, false)) return ModelFormat::obj;
  return {};
}

/// For a file that is cut or damaged where it says what it is.
std::optional<ModelFormat> formatByName(ByteView bytes, std::string_view text,
                                        const std::filesystem::path& name) {
  const std::string_view whole = textOf(bytes);
  if (isNamed(name, ".glb") && whole.starts_with("glTF")) return ModelFormat::glb;
  if (isNamed(name, ".ply") && ply::looksLikePly(whole)) return ModelFormat::ply;
  if (isNamed(name, ".dae"))
    if (const auto root = xmlRootOf(text); root && root->name == "COLLADA")
      return ModelFormat::collada;
  if (isNamed(name, ".stl") && looksLikeBinaryStl(bytes, true)) return ModelFormat::stl;
  if (isNamed(name, ".gltf") && text.starts_with('{')) return ModelFormat::gltf;
  if (isNamed(name, ".obj") && isObj(text, true)) return ModelFormat::obj;
  return {};
}

/// The length that a GLB declares is that of the file.
WholenessCheck checkGlb(ByteView bytes) {
  constexpr std::size_t lengthAt = 8;
  std::uint32_t declared = 0;
  if (bytes.size() < lengthAt + sizeof declared) return {};
  std::memcpy(&declared, bytes.data() + lengthAt, sizeof declared);
  if (declared <= bytes.size()) return checkedLength(bytes.size() - declared);
  return {Wholeness::unknown,
          {{Severity::error,
            importTexts["plain.glb_cut"],
            {{"declared", std::size_t{declared}}, {"found", bytes.size()}},
            {},
            1,
            {}}}};
}

}  // namespace

std::string_view ending(ModelFormat format) {
  constexpr std::array<std::string_view, allModelFormats.size()> endings{
      "dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};
  return endings[static_cast<std::size_t>(format)];
}

std::optional<ModelFormat> modelFormatOf(ByteView bytes, const std::filesystem::path& name) {
  const auto narrow = narrowed(bytes);
  const std::string_view text = withoutBlanks(narrow ? *narrow : textOf(bytes));
  if (const auto format = formatByContent(bytes, text)) return format;
  return formatByName(bytes, text, name);
}

Result<WholenessCheck> checkModel(ModelFormat format, ByteView bytes, const Task& task) {
  switch (format) {
    case ModelFormat::ply:
      return checkPly(bytes, task);
    case ModelFormat::stl:
      return checkStl(bytes, task);
    case ModelFormat::glb:
      return checkGlb(bytes);
    case ModelFormat::collada:
    case ModelFormat::gltf:
      return WholenessCheck{Wholeness::consistent, {}};  // Their outermost bracket closes.
    case ModelFormat::fbx:
      return WholenessCheck{isBinaryFbx(textOf(bytes)) ? Wholeness::consistent : Wholeness::unknown,
                            {}};
    case ModelFormat::obj:
      break;
  }
  return WholenessCheck{};
}

}  // namespace wb::import
