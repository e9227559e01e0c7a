#include "model/formats/formats.h"

#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/mapped_file.h"
#include "model/core/result_cache.h"
#include "model/core/task.h"
#include "model/core/threads.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/kept_scene.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/objects/read_part.h"
#include "model/formats/objects/read_scene.h"
#include "model/formats/reader/folder_files.h"
#include "model/octree/ogz.h"
#include "model/scene/part.h"
#include "model/scene/project.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace wb::import {

/// A file and every other that it names and that is there: assets and octrees of a project; of a 3D
/// model its companions, buffers, materials and their pictures, told by what the text says and not
/// by what was read. Bounded by limits.h.
std::vector<std::filesystem::path> filesOf(const std::filesystem::path& file, FileKind kind,
                                           ByteView bytes, const scene::Scene& scene);

namespace {

namespace fs = std::filesystem;

/// `%20` and the like, as addresses have it.
std::string withoutPercents(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned code = 0;
    const char* const digits = text.data() + i + 1;
    const bool isCode = text[i] == '%' && i + 2 < text.size() &&
                        std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
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

/// The materials that a model names, and their pictures. Only materials in the model's folder or
/// below are read.
void addMaterials(NamedFiles& files, const fs::path& model, std::string_view text) {
  worker::FolderFiles folder(model);
  NamedFiles materials(model);
  materials.addLines(text, "mtllib");
  for (const fs::path& material : materials.take()) {
    files.add(material);
    if (material == model) continue;
    const auto opened = folder.open(material.lexically_relative(model.parent_path()).string());
    if (!opened.file) continue;
    const auto bytes = readFile("/proc/self/fd/" + std::to_string(opened.file.number()));
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

namespace {

/// Which file a name leads to, how large it is and when it was written last; zeros: none.
using FileState = std::array<std::int64_t, 5>;

FileState stateOf(const fs::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return {};
  return {static_cast<std::int64_t>(about.st_dev), static_cast<std::int64_t>(about.st_ino),
          about.st_size, about.st_mtim.tv_sec, about.st_mtim.tv_nsec};
}

/// Of a model and of its levels of detail in files of their own.
std::vector<FileState> statesOf(const fs::path& model) {
  std::vector<FileState> states{stateOf(model)};
  for (std::size_t level = 1; level < modelLevels; ++level)
    if (const auto companion = companionOf(model, level)) states.push_back(stateOf(*companion));
  return states;
}

/// A file with its bytes.
struct Source {
  const std::filesystem::path& path;
  FileState state;  ///< Before the bytes were read.
  ByteView bytes;
  int descriptor = -1;  ///< Of the file, where the bytes are a view of it.
};

/// Why a file of unknown content cannot be opened: what its name promises is said, if it does.
Diagnostic whyUnknown(const Source& file, const BareOptions& options, const Task& task) {
  const auto& [path, state, bytes, descriptor] = file;
  if (bytes.empty()) return failure(importTexts["import.empty"]).value();
  if (octree::looksLikeRedEclipse(bytes) || lowerSuffix(path) == ".mpz")
    return failure(importTexts["import.red_eclipse"]).value();
  const FileKindInfo* meant = kindMeantBy(path);
  if (!meant) return failure(importTexts["import.unknown_kind"], suffixArguments()).value();
  if (meant->kind == FileKind::project)
    if (auto read = meant->read({path, bytes, {}, {}, descriptor}, options, task); !read)
      return std::move(read).error();
  if (meant->kind == FileKind::obj) return failure(importTexts["import.no_vertex"]).value();
  return failure(importTexts["import.not_as_named"], {{"ending", lowerSuffix(path)}}).value();
}

Result<ReadScene> readScene(const Source& file, const Opened& about, const BareOptions& options,
                            const Task& task) {
  const FileKindInfo* kind = infoOf(about.kind);
  if (!kind) return tl::unexpected(whyUnknown(file, options, task));
  return kind->read(
      {file.path, file.bytes, about.sha256, kind->model.value_or(ModelFormat{}), file.descriptor},
      options, task);
}

Result<void> hash(ByteView bytes, Opened& about, const Task& task) {
  return sha256(bytes, task).map([&](std::string&& digest) { about.sha256 = std::move(digest); });
}

/// The file's digest, beside reading it where that does not need it.
Result<ReadScene> readBesideHashing(const Source& file, Opened& about, const BareOptions& options,
                                    const Task& task) {
  Result<void> hashed;
  std::exception_ptr thrown;
  Opened beside;
  auto loaded = [&] {
    const std::jthread hashing = begunThread([&] {
      try {
        hashed = hash(file.bytes, beside, task);
      } catch (...) {
        thrown = std::current_exception();  // such as bad_alloc, which would end the program here
      }
    });
    return readScene(file, about, options, task);
  }();
  if (thrown) std::rethrow_exception(thrown);
  if (!hashed) return failure(std::move(hashed));
  about.sha256 = std::move(beside.sha256);
  return loaded;
}

/// A 3D model is read once: what it became is kept.
Result<ReadScene> readModel(const Source& file, Opened& about, const BareOptions& options,
                            const Task& task) {
  ResultCache* cache = resultCache();
  if (!cache) return readBesideHashing(file, about, options, task);
  if (auto hashed = hash(file.bytes, about, task); !hashed) return failure(std::move(hashed));
  const std::vector<FileState> before = statesOf(file.path);
  const auto key = keptSceneKey(file.path, about.kind, file.bytes, about.sha256, options);
  if (!key) return readScene(file, about, options, task);
  if (const auto kept = cache->find(*key))
    if (auto known = readKeptScene(*kept, task)) return std::move(*known);
  auto loaded = readScene(file, about, options, task);
  // What is kept does not say that a part of it is unknown.
  if (!loaded || hasError(loaded->findings)) return loaded;
  // Files are opened again to be read: what another program wrote meanwhile is not what they were
  // told apart by, and would come back with the files of before.
  if (before.front() != file.state || statesOf(file.path) != before) return loaded;
  cache->keepBeside(*key, [copy = *loaded] { return writeKeptScene(copy); });
  return loaded;
}

/// And the file's digest.
Result<ReadScene> readHashed(const Source& file, Opened& about, const BareOptions& options,
                             const Task& task) {
  if (isModelFile(about.kind)) return readModel(file, about, options, task);
  if (isReadByWorker(about.kind)) return readBesideHashing(file, about, options, task);
  if (auto hashed = hash(file.bytes, about, task); !hashed) return failure(std::move(hashed));
  return readScene(file, about, options, task);
}

constexpr std::size_t largeFile = 1 << 20;  ///< Bytes from which a copy costs more than a view.

/// A file that is open, and a view of it.
struct View {
  worker::Descriptor file;
  MappedFile bytes;
};

/// A large 3D model or archive where the system keeps it: here it is only hashed and looked
/// through, and the worker reads it itself. Everything else is read from bytes that no one can
/// change meanwhile.
std::optional<View> viewForWorker(const std::filesystem::path& path, std::size_t size,
                                  const Task& task) {
  if (size < largeFile || size > limits::fileBytes) return {};
  auto file = worker::openFile(path);
  if (!file) return {};
  auto bytes = MappedFile::of(file.number(), size);
  if (!bytes || !isReadByWorker(kindOf(bytes->bytes(), path, task))) return {};
  return View{std::move(file), std::move(*bytes)};
}

Result<Loaded<Opened>> opened(const Source& file, const BareOptions& options, const Task& task) {
  const auto& [path, state, bytes, descriptor] = file;
  Loaded<Opened> opened;
  opened.value.kind = kindOf(bytes, path, task);
  opened.value.bytes = bytes.size();
  auto loaded = readHashed(file, opened.value, options, task);
  if (!loaded) return tl::unexpected(inFile(std::move(loaded).error(), path.string()));
  opened.value.wholeness = hasError(loaded->findings) ? Wholeness::unknown : loaded->wholeness;
  opened.value.scene = std::move(loaded->value);
  if (opened.value.kind != FileKind::project) dropRepeatedIds(opened.value.scene, loaded->findings);
  opened.value.scene.folder = scene::projectFolder(path);
  opened.value.files = filesOf(path, opened.value.kind, bytes, opened.value.scene);
  append(opened.findings, std::move(loaded->findings), path.string());
  return opened;
}

}  // namespace

Result<Loaded<Opened>> open(const std::filesystem::path& path, const BareOptions& options,
                            const Task& task) {
  MemoryBudget budget(options.memory.value_or(usualMemory()));
  Task bounded = task;
  bounded.memory = &budget;
  const FileState state = stateOf(path);
  std::error_code noSize;
  const auto size = std::filesystem::file_size(path, noSize);
  if (auto taken = takeMemory(bounded, noSize ? 0 : size); !taken)
    return tl::unexpected(inFile(std::move(taken).error(), path.string()));
  if (const auto view = viewForWorker(path, noSize ? 0 : size, task)) {
    auto read = opened({path, state, view->bytes.bytes(), view->file.number()}, options, bounded);
    if (view->bytes.isWhole()) return read;
    return tl::unexpected(inFile(failure(baseTexts["file.cut"]).value(), path.string()));
  }
  const Result<Bytes> bytes = readFile(path, limits::fileBytes, bounded);
  if (!bytes) return tl::unexpected(bytes.error());
  return opened({path, state, *bytes}, options, bounded);
}

namespace {

bool hasDamage(const scene::Scene& scene) {
  return std::ranges::any_of(scene.assets, [](const auto& entry) {
    return entry.second.mesh && entry.second.mesh->damage.any;
  });
}

bool lacksMeshOrSize(const scene::Scene& scene) {
  const auto isLacking = [&scene](const scene::Part& part) {
    return isSizeUnknown(part) || (part.kind == scene::PartKind::mesh && !scene.meshOf(part));
  };
  return std::ranges::any_of(scene.linksets, [&](const scene::Linkset& linkset) {
    return std::ranges::any_of(linkset.parts, isLacking);
  });
}

}  // namespace

bool isPartial(const Loaded<Opened>& opened) {
  const scene::Scene& scene = opened.value.scene;
  return hasError(opened.findings) || hasDamage(scene) || lacksMeshOrSize(scene);
}

}  // namespace wb::import
