#include "model/import/plain_format.h"

#include "model/import/texts.h"

#include <algorithm>
#include <cstring>
#include <string>

namespace wb::import {
namespace {

constexpr std::size_t beginning = 4096;    ///< Bytes in which a text file says what it is.
constexpr std::size_t linesLookedAt = 64;  ///< Of an OBJ file, comments left out.
constexpr std::string_view blanks = " \t\r\n\f\v";

std::string_view withoutBlanks(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text;
}

/// The beginning of a text in UTF-16, one byte a character: marked as such, or XML without a mark.
std::optional<std::string> narrowed(std::string_view bytes) {
  constexpr std::string_view wideAngle("<\0", 2);
  constexpr std::string_view wideAngleBigEnd("\0<", 2);
  const bool bigEnd = bytes.starts_with("\xfe\xff") || bytes.starts_with(wideAngleBigEnd);
  if (!bigEnd && !bytes.starts_with("\xff\xfe") && !bytes.starts_with(wideAngle)) return {};
  std::string text;
  for (std::size_t i = bigEnd ? 1 : 0; i < std::min(bytes.size(), 2 * beginning); i += 2)
    text += bytes[i];
  if (!text.starts_with('<')) text.erase(0, 1);  // the mark
  return text;
}

bool isBinaryStl(ByteView bytes) {
  constexpr std::size_t header = 80;
  constexpr std::size_t triangle = 50;
  std::uint32_t count = 0;
  if (bytes.size() < header + sizeof count) return false;
  std::memcpy(&count, bytes.data() + header, sizeof count);
  return bytes.size() == header + sizeof count + triangle * count;
}

bool isTextStl(std::string_view text) {
  const std::string_view start = text.substr(0, beginning);
  return text.starts_with("solid") && (start.find("facet") != std::string_view::npos ||
                                       start.find("endsolid") != std::string_view::npos);
}

bool isFbx(std::string_view bytes, std::string_view text) {
  return bytes.starts_with("Kaydara FBX Binary") ||
         ((text.starts_with(';') || text.starts_with("FBXHeaderExtension")) &&
          text.substr(0, beginning).find("FBXHeaderExtension:") != std::string_view::npos);
}

bool isCollada(std::string_view text) {
  const std::string_view start = text.substr(0, beginning);
  return text.starts_with('<') &&
         (start.find("<COLLADA") != text.npos || start.find(":COLLADA ") != text.npos);
}

/// What a PLY says of itself before its numbers.
constexpr std::size_t plyHeaderBytes = std::size_t{1} << 20;

bool isGltf(std::string_view text) {
  return text.starts_with('{') && text.find("\"asset\"") != text.npos &&
         text.find("\"version\"") != text.npos;
}

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return withoutBlanks(line);
}

std::string_view firstWord(std::string_view line) {
  return line.substr(0, std::min(line.find_first_of(blanks), line.size()));
}

bool isObjWord(std::string_view word) {
  constexpr std::array<std::string_view, 17> words{
      "v", "vn", "vt", "vp",     "f",      "fo",     "l",      "p",   "o",
      "g", "s",  "mg", "mtllib", "usemtl", "usemap", "maplib", "call"};
  return std::ranges::find(words, word) != words.end();
}

/// Whether the first lines that say anything are all of an OBJ file, and one of them is a vertex.
bool isObj(std::string_view text, bool isNamedSo) {
  bool hasVertex = false;
  for (std::size_t seen = 0; !text.empty() && seen < linesLookedAt;) {
    const std::string_view line = takeLine(text);
    if (line.empty() || line.starts_with('#')) continue;
    ++seen;
    const std::string_view word = firstWord(line);
    hasVertex |= word == "v";
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

}  // namespace

std::string_view ending(PlainFormat format) {
  constexpr std::array<std::string_view, allPlainFormats.size()> endings{
      "dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};
  return endings[static_cast<std::size_t>(format)];
}

std::optional<PlainFormat> plainFormatOf(ByteView bytes, const std::filesystem::path& name) {
  const std::string_view whole = textOf(bytes);
  const std::string_view text = withoutBlanks(whole);
  if (whole.starts_with("glTF")) return PlainFormat::glb;
  if (whole.starts_with("ply\n") || whole.starts_with("ply\r")) return PlainFormat::ply;
  if (isFbx(whole, text)) return PlainFormat::fbx;
  const auto narrow = narrowed(whole);
  if (isCollada(narrow ? *narrow : text)) return PlainFormat::collada;
  if (isBinaryStl(bytes) || isTextStl(text)) return PlainFormat::stl;
  if (isGltf(text)) return PlainFormat::gltf;
  if (isObj(narrow ? *narrow : text, isNamed(name, ".obj"))) return PlainFormat::obj;
  return {};
}

Result<void> checkPlain(PlainFormat format, ByteView bytes) {
  if (format != PlainFormat::ply) return {};
  std::string_view header = textOf(bytes.first(std::min(bytes.size(), plyHeaderBytes)));
  while (!header.empty())
    if (takeLine(header) == "end_header") return {};
  return failure(importTexts["plain.ply_header"]);
}

}  // namespace wb::import
