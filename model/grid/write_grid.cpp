#include "model/grid/write_grid.h"

#include "model/asset/shared_assets.h"
#include "model/core/core_texts.h"
#include "model/core/number.h"
#include "model/core/ordered.h"
#include "model/grid/files.h"

#include <fmt/format.h>

#include <atomic>
#include <utility>

namespace wb::grid {
namespace {

/// Scenes wait to be written, and a large one takes hundreds of megabytes.
constexpr std::size_t scenesAhead = 3;

/// What is left of a file once its rows are text.
struct WrittenSource {
  ReadSource read;
  Finished about;
  Pieces pieces;
};

/// All that decides what becomes of a file, beside what is baked.
std::string settingsOf(const import::BareOptions& bare) {
  std::string text = fmt::format("physical={} scripts={} lods={} levels={}", bare.physical,
                                 bare.scripts, bare.makeLods, static_cast<int>(bare.levels));
  if (bare.size)
    text += fmt::format(" size={},{},{}", shortest(bare.size->x), shortest(bare.size->y),
                        shortest(bare.size->z));
  if (bare.shapeType) text += fmt::format(" shape={}", name(*bare.shapeType));
  return text;
}

class FilesWriter {
 public:
  FilesWriter(StatisticsFiles& output, std::span<const std::string> files,
              const WriteOptions& options, const Listener& listener, const Task& task)
      : output_(output), files_(files), options_(options), listener_(listener), task_(task) {}

  Result<Outcome> write() {
    for (const Finished& finished : output_.finished()) count(finished);
    const std::size_t before = output_.finished().size();
    done_ = before;
    makeInOrder(
        files_.size() - before, options_.threads,
        [&](std::size_t index) { return made(before + index); },
        [&](WrittenSource source) { take(std::move(source)); }, scenesAhead);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!state_) return tl::unexpected(state_.error());
    if (auto committed = output_.commit(); !committed) return failure(std::move(committed));
    return outcome_;
  }

 private:
  bool isOver() const { return hasFailed_ || task_.cancelled(); }

  WrittenSource made(std::size_t index) const {
    WrittenSource made;
    if (isOver()) return made;
    made.about.stamps.push_back(Stamp::of(files_[index]));
    made.read = readSource(files_[index], options_.reading, taskOfOne());
    made.pieces = piecesOf(made.read.statistics, static_cast<std::int64_t>(index),
                           options_.reading.profile, packing_);
    made.read.statistics.scene = {};
    made.read.statistics.statistics = {};
    made.about.isRefused = made.read.refusal.has_value();
    made.about.isPartial = made.read.isPartial;
    made.about.kind = static_cast<std::size_t>(made.read.kind);
    for (const auto& file : made.read.files)
      if (file != files_[index]) made.about.stamps.push_back(Stamp::of(file));
    return made;
  }

  Task taskOfOne() const {
    Task one = task_;
    if (files_.size() > 1) one.progress = {};
    return one;
  }

  void take(WrittenSource source) {
    if (isOver()) return;
    const std::string& file = files_[done_++];
    if (listener_.progress)
      listener_.progress(static_cast<double>(done_) / static_cast<double>(files_.size()), file);
    if (listener_.read) listener_.read(source.read);
    count(source.about);
    state_ = output_.add(source.pieces, std::move(source.about));
    hasFailed_ = !state_;
  }

  void count(const Finished& finished) {
    outcome_.isRefused |= finished.isRefused;
    outcome_.isPartial |= finished.isPartial;
    if (!finished.isRefused) outcome_.kinds.push_back(static_cast<import::FileKind>(finished.kind));
  }

  StatisticsFiles& output_;
  std::span<const std::string> files_;
  const WriteOptions& options_;
  const Listener& listener_;
  const Task& task_;
  Packing packing_ = output_.packing();
  std::size_t done_ = 0;
  Outcome outcome_;
  Result<void> state_;
  std::atomic<bool> hasFailed_ = false;  ///< As state_, for the threads that read.
};

}  // namespace

Result<Outcome> writeFiles(const std::filesystem::path& parts, std::span<const std::string> files,
                           const WriteOptions& options, const Listener& listener,
                           const Task& task) {
  const asset::AssetSharing sharing(sharedAssetBytes);
  const auto meta = metaRows(options.reading.profile, options.program);
  auto output = StatisticsFiles::open(parts, meta, settingsOf(options.reading.bare), files);
  if (!output) return failure(std::move(output));
  return FilesWriter(*output, files, options, listener, task).write();
}

}  // namespace wb::grid
