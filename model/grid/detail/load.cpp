#include "model/asset/shared_assets.h"
#include "model/core/core_texts.h"
#include "model/core/digest.h"
#include "model/core/file.h"
#include "model/core/ordered.h"
#include "model/grid/detail/companions.h"
#include "model/grid/detail/sets.h"
#include "model/grid/detail/tables.h"
#include "model/grid/write_grid.h"

#include <atomic>
#include <utility>
#include <vector>

namespace wb::grid {
namespace {

/// Scenes wait to be loaded, and a large one takes hundreds of megabytes.
constexpr std::size_t scenesAheadOfLoad = 3;

/// A file that was read, or did not need to be.
struct LoadedSource {
  ReadSource read;
  bool isThere = false;
};

class FilesLoader {
 public:
  FilesLoader(GridTables& tables, std::span<const std::string> files, const WriteOptions& options,
              const Listener& listener, const Task& task)
      : tables_(tables),
        known_(tables.known()),
        files_(files),
        options_(options),
        listener_(listener),
        task_(task) {}

  Result<Outcome> load() {
    makeInOrder(
        files_.size(), options_.threads, [&](std::size_t index) { return made(files_[index]); },
        [&](const LoadedSource& source) { take(source); }, scenesAheadOfLoad);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!state_) return tl::unexpected(state_.error());
    return outcome_;
  }

 private:
  bool isOver() const { return hasFailed_ || task_.cancelled(); }

  LoadedSource made(const std::string& file) const {
    LoadedSource made;
    if (isOver()) return made;
    made.isThere = isThere(file, made.read);
    if (!made.isThere) {
      Task one = task_;
      if (files_.size() > 1) one.progress = {};
      made.read = readSource(file, options_.reading, one);
    }
    return made;
  }

  bool isThere(const std::string& file, ReadSource& read) const {
    std::string name = file;
    makeStorable(name);
    const auto known = known_.find(name);
    if (known == known_.end() || !known->second.isRead) return false;
    const auto bytes = readFile(file, limits::fileBytes, task_);
    if (!bytes || sha256(*bytes) != known->second.sha256 ||
        !areUnchanged(known->second.companions, task_))
      return false;
    read.kind = import::kindOf(*bytes, file, task_);
    return true;
  }

  void take(const LoadedSource& source) {
    if (isOver()) return;
    const std::string& file = files_[done_++];
    if (listener_.progress)
      listener_.progress(static_cast<double>(done_) / static_cast<double>(files_.size()), file);
    if (!source.read.refusal) outcome_.kinds.push_back(source.read.kind);
    if (source.isThere) return;
    if (listener_.read) listener_.read(source.read);
    outcome_.isRefused |= source.read.refusal.has_value();
    outcome_.isPartial |= source.read.isPartial;
    state_ = tables_.put(source.read.statistics);
    hasFailed_ = !state_;
  }

  GridTables& tables_;
  const KnownSources known_;  ///< As they were before: the threads that read look at it.
  std::span<const std::string> files_;
  const WriteOptions& options_;
  const Listener& listener_;
  const Task& task_;
  std::size_t done_ = 0;
  Outcome outcome_;
  Result<void> state_;
  std::atomic<bool> hasFailed_ = false;  ///< As state_, for the threads that read.
};

}  // namespace

Result<Outcome> loadFiles(database::Database& database, std::span<const std::string> files,
                          const WriteOptions& options, const Listener& listener, const Task& task) {
  const asset::AssetSharing sharing(sharedAssetBytes);
  auto tables = GridTables::open(database, options.reading.profile, options.program);
  if (!tables) return failure(std::move(tables));
  std::vector<std::string> scenes;
  std::vector<std::string> written;
  for (const std::string& file : files) (isWrittenSet(file) ? written : scenes).push_back(file);
  auto outcome = FilesLoader(*tables, scenes, options, listener, task).load();
  for (const std::string& set : written)
    if (auto loaded = outcome ? loadSet(*tables, set, options.reading.profile, listener, task)
                              : Result<void>();
        !loaded)
      return failure(std::move(loaded));
  return outcome;
}

}  // namespace wb::grid
