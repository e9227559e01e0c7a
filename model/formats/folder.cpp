#include "model/formats/folder.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/folder_entries.h"
#include "model/core/mapped_file.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/file_kinds.h"
#include "model/scene/project.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <system_error>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

/// As much of a file as may tell its kind, where the system has no view of all of it.
constexpr std::size_t beginningBytes = std::size_t{1} << 16;

Bytes beginningOf(const fs::path& file) {
  Bytes bytes(beginningBytes);
  std::ifstream stream(file, std::ios::binary);
  stream.read(reinterpret_cast<char*>(bytes.data()), beginningBytes);
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  return bytes;
}

bool isHidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

bool isBelow(const fs::path& path, const fs::path& folder) {
  return std::ranges::mismatch(folder, path).in1 == folder.end();
}

class FolderWalk {
 public:
  FolderWalk(const fs::path& folder, const Task& task) : folder_(folder), task_(task) {
    std::error_code error;
    canonical_ = fs::canonical(folder, error);
  }

  Result<Loaded<FolderFiles>> files() {
    std::vector<fs::path> open{{}};
    while (!open.empty()) {
      const fs::path below = std::move(open.back());
      open.pop_back();
      look(below, open);
      if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
      if (found_.value.files.size() > limits::folderFiles)
        return failure(importTexts["folder.too_many"], {{"limit", limits::folderFiles}});
    }
    leaveOutBelonging();
    std::ranges::sort(found_.value.files, {}, [](const fs::path& file) { return file.native(); });
    return std::move(found_);
  }

 private:
  void look(const fs::path& below, std::vector<fs::path>& open) {
    const std::error_code error = forEachName(folder_ / below, [&](const char* name) {
      const fs::path path = below / name;
      if (isHidden(path)) return;
      std::error_code none;
      const fs::path entry = folder_ / path;
      const bool isLink = fs::is_symlink(entry, none);
      if (!isLink && fs::is_directory(entry, none)) open.push_back(path);
      if (fs::is_regular_file(entry, none) && !(isLink && leaves(entry)))
        found_.value.files.push_back(path);
    });
    if (error)
      found_.findings.push_back({Severity::warning,
                                 baseTexts["file.cannot_read"],
                                 {{"reason", error.message()}},
                                 {},
                                 1,
                                 (folder_ / below).string()});
  }

  bool leaves(const fs::path& link) const {
    std::error_code error;
    const fs::path target = fs::canonical(link, error);
    return error || !isBelow(target, canonical_);
  }

  void leaveOutBelonging() {
    std::set<fs::path> belonging;
    for (const fs::path& file : found_.value.files) addBelonging(belonging, file);
    found_.value.belonging = std::erase_if(found_.value.files, [&](const fs::path& file) {
      return belonging.contains(file.lexically_normal());
    });
  }

  void addBelonging(std::set<fs::path>& belonging, const fs::path& file) const {
    if (isNamedAs(*infoOf(FileKind::project), file)) {
      const auto text = readFile(folder_ / file, limits::projectBytes);
      if (!text) return;
      for (const std::string& path : scene::pathsNamedIn(textOf(*text))) {
        const fs::path full = (canonical_ / file.parent_path() / path).lexically_normal();
        belonging.insert(full.lexically_relative(canonical_));
      }
    }
    for (std::size_t level = 1; level < modelLevels && isModelName(file); ++level)
      if (const auto companion = companionOf(folder_ / file, level))
        belonging.insert((file.parent_path() / companion->filename()).lexically_normal());
  }

  static bool isModelName(const fs::path& file) {
    return std::ranges::any_of(fileKinds(), [&](const FileKindInfo& kind) {
      return kind.use == FileUse::model && isNamedAs(kind, file);
    });
  }

  const fs::path& folder_;
  const Task& task_;
  fs::path canonical_;
  Loaded<FolderFiles> found_;
};

}  // namespace

Result<Loaded<FolderFiles>> filesBelow(const fs::path& folder, const Task& task) {
  return FolderWalk(folder, task).files();
}

bool isToOpen(const fs::path& file) {
  if (kindMeantBy(file)) return true;
  if (const auto view = MappedFile::of(file))
    return kindOf(view->bytes(), file) != FileKind::unknown && view->isWhole();
  return kindOf(beginningOf(file), file) != FileKind::unknown;
}

}  // namespace wb::import
