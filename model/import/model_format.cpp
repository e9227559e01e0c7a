#include "model/import/model_format.h"

#include "model/base/text_lines.h"
#include "model/import/model_ply.h"
#include "model/import/model_stl.h"
#include "model/ply/header.h"

#include <algorithm>
#include <string>

namespace wb::import {
namespace {

constexpr std::size_t beginning = 4096;    ///< Bytes in which a text file says what it is.
constexpr std::size_t linesLookedAt = 64;  ///< Of an OBJ file, comments left out.

std::string_view withoutBlanks(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
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

bool isGltf(std::string_view text) {
  return text.starts_with('{') && text.find("\"asset\"") != text.npos &&
         text.find("\"version\"") != text.npos;
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
    std::string_view line = takeLine(text);
    if (line.empty() || line.starts_with('#')) continue;
    ++seen;
    const std::string_view word = takeWord(line);
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

std::string_view ending(ModelFormat format) {
  constexpr std::array<std::string_view, allModelFormats.size()> endings{
      "dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};
  return endings[static_cast<std::size_t>(format)];
}

std::optional<ModelFormat> modelFormatOf(ByteView bytes, const std::filesystem::path& name) {
  const std::string_view whole = textOf(bytes);
  const std::string_view text = withoutBlanks(whole);
  if (whole.starts_with("glTF")) return ModelFormat::glb;
  if (ply::looksLikePly(whole)) return ModelFormat::ply;
  if (isFbx(whole, text)) return ModelFormat::fbx;
  const auto narrow = narrowed(whole);
  if (isCollada(narrow ? *narrow : text)) return ModelFormat::collada;
  if (looksLikeTextStl(text) || looksLikeBinaryStl(bytes, isNamed(name, ".stl")))
    return ModelFormat::stl;
  if (isGltf(text)) return ModelFormat::gltf;
  if (isObj(narrow ? *narrow : text, isNamed(name, ".obj"))) return ModelFormat::obj;
  return {};
}

Result<void> checkModel(ModelFormat format, ByteView bytes, const Task& task) {
  if (format == ModelFormat::ply) return checkPly(bytes, task);
  if (format == ModelFormat::stl) return checkStl(bytes, task);
  return {};
}

}  // namespace wb::import
