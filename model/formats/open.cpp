#include "model/formats/open.h"

#include "model/core/core_texts.h"
#include "model/core/digest.h"
#include "model/core/file.h"
#include "model/core/mapped_file.h"
#include "model/core/memory_budget.h"
#include "model/core/result_cache.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/kept_scene.h"
#include "model/formats/detail/named_files.h"
#include "model/formats/detail/read_scene.h"
#include "model/formats/detail/wholeness_check.h"
#include "model/formats/read_part.h"
#include "model/octree/ogz.h"
#include "model/scene/project.h"

#include <optional>
#include <thread>
#include <utility>

namespace wb::import {
namespace {

/// What is wrong with a file whose content is of no kind: with the content that its name promises,
/// if it does.
Diagnostic whyUnknown(const std::filesystem::path& path, ByteView bytes, const Task& task) {
  if (bytes.empty()) return failure(importTexts["import.empty"], suffixArguments()).value();
  if (octree::looksLikeRedEclipse(bytes) || lowerSuffix(path) == ".mpz")
    return failure(importTexts["import.red_eclipse"]).value();
  const FileKindInfo* meant = kindMeantBy(path);
  if (!meant) return failure(importTexts["import.unknown_kind"], suffixArguments()).value();
  if (meant->kind == FileKind::project)
    if (auto read = scene::parseProject(textOf(bytes), scene::projectFolder(path), task); !read)
      return std::move(read).error();
  if (meant->kind == FileKind::obj) return failure(importTexts["import.no_vertex"]).value();
  return failure(importTexts["import.not_as_named"], {{"ending", lowerSuffix(path)}}).value();
}

Result<ReadScene> readScene(const std::filesystem::path& path, ByteView bytes, const Opened& about,
                            const BareOptions& options, const Task& task) {
  const FileKindInfo* kind = infoOf(about.kind);
  if (!kind) return tl::unexpected(whyUnknown(path, bytes, task));
  return kind->read({path, bytes, about.sha256, kind->model.value_or(ModelFormat{})}, options,
                    task);
}

Result<void> hash(ByteView bytes, Opened& about, const Task& task) {
  return sha256(bytes, task).map([&](std::string&& digest) { about.sha256 = std::move(digest); });
}

/// The file's digest, beside reading it where that does not need it.
Result<ReadScene> readBesideHashing(const std::filesystem::path& path, ByteView bytes,
                                    Opened& about, const BareOptions& options, const Task& task) {
  Result<void> hashed;
  Opened beside;
  auto loaded = [&] {
    const std::jthread hashing([&] { hashed = hash(bytes, beside, task); });
    return readScene(path, bytes, about, options, task);
  }();
  if (!hashed) return failure(std::move(hashed));
  about.sha256 = std::move(beside.sha256);
  return loaded;
}

/// A 3D model is read once: what it became is kept.
Result<ReadScene> readModel(const std::filesystem::path& path, ByteView bytes, Opened& about,
                            const BareOptions& options, const Task& task) {
  ResultCache* cache = resultCache();
  if (!cache) return readBesideHashing(path, bytes, about, options, task);
  if (auto hashed = hash(bytes, about, task); !hashed) return failure(std::move(hashed));
  const auto key = keptSceneKey(path, about.kind, bytes, about.sha256, options);
  if (!key) return readScene(path, bytes, about, options, task);
  if (const auto kept = cache->find(*key))
    if (auto known = readKeptScene(*kept, task)) return std::move(*known);
  auto loaded = readScene(path, bytes, about, options, task);
  // What is kept does not say that a part of it is unknown.
  if (!loaded || hasError(loaded->findings)) return loaded;
  cache->keepBeside(*key, [copy = *loaded] { return writeKeptScene(copy); });
  return loaded;
}

/// And the file's digest.
Result<ReadScene> readHashed(const std::filesystem::path& path, ByteView bytes, Opened& about,
                             const BareOptions& options, const Task& task) {
  if (isModelFile(about.kind)) return readModel(path, bytes, about, options, task);
  if (auto hashed = hash(bytes, about, task); !hashed) return failure(std::move(hashed));
  return readScene(path, bytes, about, options, task);
}

constexpr std::size_t largeModel = 1 << 20;  ///< Bytes from which a copy costs more than a view.

/// A large 3D model where the system keeps it: here it is only hashed and looked through, and the
/// worker reads it anew. Everything else is read from bytes that no one can change meanwhile.
std::optional<MappedFile> viewOfModel(const std::filesystem::path& path, std::size_t size,
                                      const Task& task) {
  if (size < largeModel || size > limits::fileBytes) return {};
  auto view = MappedFile::of(path);
  if (view && !isModelFile(kindOf(view->bytes(), path, task))) return {};
  return view;
}

Result<Loaded<Opened>> opened(const std::filesystem::path& path, ByteView bytes,
                              const BareOptions& options, const Task& task) {
  Loaded<Opened> opened;
  opened.value.kind = kindOf(bytes, path, task);
  opened.value.bytes = bytes.size();
  auto loaded = readHashed(path, bytes, opened.value, options, task);
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
  std::error_code noSize;
  const auto size = std::filesystem::file_size(path, noSize);
  if (auto taken = takeMemory(bounded, noSize ? 0 : size); !taken)
    return tl::unexpected(inFile(std::move(taken).error(), path.string()));
  if (const auto view = viewOfModel(path, noSize ? 0 : size, task)) {
    auto read = opened(path, view->bytes(), options, bounded);
    if (view->isWhole()) return read;
    return tl::unexpected(inFile(failure(baseTexts["file.cut"]).value(), path.string()));
  }
  const Result<Bytes> bytes = readFile(path, limits::fileBytes, bounded);
  if (!bytes) return tl::unexpected(bytes.error());
  return opened(path, *bytes, options, bounded);
}

}  // namespace wb::import
