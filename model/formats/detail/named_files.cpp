#include "model/formats/detail/named_files.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/formats/detail/model_levels.h"
#include "model/scene/project_paths.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>
#include <string_view>
#include <system_error>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

/// `%20` and the like, as addresses have it.
std::string withoutPercents(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned code = 0;
    const bool isCode = text[i] == '%' && i + 2 < text.size() &&
                        std::from_chars(&text[i + 1], &text[i + 3], code, 16).ptr == &text[i + 3];
    plain += isCode ? static_cast<char>(code) : text[i];
    if (isCode) i += 2;
  }
  return plain;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view space = " \t\r";
  const std::size_t begin = text.find_first_not_of(space);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(space) - begin + 1);
}

class NamedFiles {
 public:
  explicit NamedFiles(const fs::path& file) : folder_(file.parent_path()) { add(file); }

  void add(const fs::path& path) {
    if (files_.size() < limits::filesNamed && seen_.insert(path).second) files_.push_back(path);
  }

  void addNamed(std::string_view name) {
    constexpr std::size_t longest = 4096;  // The system's own limit.
    if (name.empty() || name.size() > longest) return;
    const fs::path path = folder_ / withoutPercents(name);
    std::error_code error;
    if (fs::is_regular_file(path, error)) add(path);
  }

  /// What stands after each `begin` and before the next `end`.
  void addBetween(std::string_view text, std::string_view begin, char end) {
    for (std::size_t at = text.find(begin); at != std::string_view::npos;
         at = text.find(begin, at)) {
      at += begin.size();
      const std::size_t length = text.substr(at).find(end);
      if (length == std::string_view::npos) return;
      addNamed(text.substr(at, length));
      at += length;
    }
  }

  /// `"uri" : "name"`
  void addAddresses(std::string_view text) {
    constexpr std::string_view key = "\"uri\"";
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at)) {
      at = text.find_first_not_of(" \t\r\n:", at + key.size());
      if (at == std::string_view::npos) return;
      if (text[at] == '"') addNamed(text.substr(at + 1, text.find('"', at + 1) - at - 1));
    }
  }

  /// Lines that begin with a word: the rest of the line, and its last word, for there may be
  /// options before the name.
  void addLines(std::string_view text, std::string_view word) {
    while (!text.empty()) {
      const std::string_view line = trimmed(text.substr(0, text.find('\n')));
      text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
      if (!line.starts_with(word)) continue;
      const std::size_t space = line.find_first_of(" \t");
      if (space == std::string_view::npos) continue;
      addNamed(trimmed(line.substr(space)));
      addNamed(line.substr(line.find_last_of(" \t") + 1));
    }
  }

  std::vector<fs::path> take() { return std::move(files_); }

 private:
  fs::path folder_;
  std::vector<fs::path> files_;
  std::set<fs::path> seen_;
};

/// The materials that a model names, and their pictures.
void addMaterials(NamedFiles& files, const fs::path& model, std::string_view text) {
  NamedFiles materials(model);
  materials.addLines(text, "mtllib");
  for (const fs::path& material : materials.take()) {
    files.add(material);
    if (material == model) continue;
    const auto bytes = readFile(material, limits::modelFileBytes);
    if (!bytes) continue;
    for (const std::string_view word : {"map_", "bump", "disp", "decal", "refl", "norm"})
      files.addLines(textOf(*bytes), word);
  }
}

void addOfModel(NamedFiles& files, const fs::path& model, FileKind kind, std::string_view text) {
  if (kind == FileKind::gltf || kind == FileKind::glb) files.addAddresses(text);
  if (kind == FileKind::collada) files.addBetween(text, "<init_from>", '<');
  if (kind == FileKind::obj) addMaterials(files, model, text);
  for (std::size_t level = 1; level < modelLevels; ++level)
    if (const auto companion = companionOf(model, level)) files.add(*companion);
}

}  // namespace

std::vector<fs::path> filesOf(const fs::path& file, FileKind kind, ByteView bytes,
                              const scene::Scene& scene) {
  NamedFiles files(file);
  if (isModelFile(kind)) addOfModel(files, file, kind, textOf(bytes));
  for (const fs::path& path : scene::filesOf(scene)) files.add(path);
  return files.take();
}

}  // namespace wb::import
