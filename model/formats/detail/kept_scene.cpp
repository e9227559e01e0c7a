#include "model/formats/detail/kept_scene.h"

#include "model/asset/asset_texts.h"
#include "model/core/core_texts.h"
#include "model/core/digest.h"
#include "model/core/file.h"
#include "model/core/number.h"
#include "model/formats/detail/import_refusal_texts.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/kept_scene_format.h"
#include "model/formats/detail/model_levels.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>

namespace wb::import {
namespace {

/// Buffers of a GLB may lie in other files, which its JSON names; escapes could hide that.
bool namesFiles(ByteView glb) {
  constexpr std::size_t jsonLength = 12;
  constexpr std::size_t jsonBegin = 20;
  std::uint32_t length = 0;
  if (glb.size() < jsonBegin) return true;
  std::memcpy(&length, glb.data() + jsonLength, sizeof length);
  const std::string_view json = textOf(glb).substr(jsonBegin, length);
  return json.find("uri") != json.npos || json.find('\\') != json.npos;
}

/// Whether nothing but the file itself decides what it is read as.
bool isAllInOne(FileKind kind, ByteView bytes) {
  if (kind == FileKind::glb) return !namesFiles(bytes);
  return kind == FileKind::stl || kind == FileKind::ply || kind == FileKind::obj ||
         kind == FileKind::collada;
}

bool isAllInOneFile(const std::filesystem::path& file) {
  const auto bytes = readFile(file, limits::modelFileBytes);
  return bytes && isAllInOne(kindOf(*bytes, file), *bytes);
}

/// What a load may take is no matter of content.
bool areUsualBounds(const BareOptions& options) {
  const worker::Bounds usual = worker::Options().bounds;
  const worker::Bounds& own = options.worker.bounds;
  return !options.memory && own.memory == usual.memory &&
         own.processorTime == usual.processorTime && own.wallTime == usual.wallTime;
}

std::string wordsOf(const BareOptions& options) {
  std::string key;
  if (options.size)
    for (int axis = 0; axis < 3; ++axis) key += shortest((*options.size)[axis]) + ' ';
  key += options.shapeType ? std::string(scene::name(*options.shapeType)) : "usual";
  key += options.physical ? " physical" : "";
  key += options.makeLods ? " quarters"
                          : " levels " + std::to_string(static_cast<int>(options.levels));
  key += options.joinsFaces ? " joined " : " ";
  return key + std::to_string(options.scripts);
}

}  // namespace

std::optional<Text> keptText(std::string_view code) {
  for (const std::span<const Text> table :
       {importTexts.rows(), refusalTexts.rows(), asset::assetTexts.rows(), baseTexts.rows()})
    if (const auto found = std::ranges::find(table, code, &Text::code); found != table.end())
      return *found;
  return {};
}

std::optional<std::string> keptSceneKey(const std::filesystem::path& path, FileKind kind,
                                        ByteView bytes, const std::string& sha256,
                                        const BareOptions& options) {
  if (!isAllInOne(kind, bytes) || !areUsualBounds(options)) return {};
  std::string key = std::string(keptSceneMark) + '\n' + std::string(name(kind)) + ' ' + sha256 +
                    '\n' + wordsOf(options) + '\n' + path.stem().string() + '\n';
  for (std::size_t level = 1; level < modelLevels; ++level) {
    const auto companion = companionOf(path, level);
    if (!companion) continue;
    if (!isAllInOneFile(*companion)) return {};
    const auto content = readFile(*companion, limits::modelFileBytes);
    if (!content) return {};
    key += companion->filename().string() + ' ' + wb::sha256(*content) + '\n';
  }
  return key;
}

}  // namespace wb::import
