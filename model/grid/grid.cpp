#include "model/grid/grid.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/formats/formats.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/statistics_files.h"
#include "model/scene/outside_files.h"

#include <fmt/format.h>

#include <atomic>
#include <exception>
#include <utility>

namespace wb::grid {
namespace {

constexpr std::string_view unreadable = "-";
constexpr std::string_view gap = "  ";

std::filesystem::path wholePath(const std::filesystem::path& path) {
  std::error_code none;
  const auto whole = std::filesystem::absolute(path, none);
  return (none ? path : whole).lexically_normal();
}

/// @param name  The path of a file, seen from a `folder`.
std::string lineOf(const std::filesystem::path& folder, const std::filesystem::path& name,
                   const Task& task) {
  // Without dot folders, as projects have it: where the folder is a link, the system would go up
  // from what it leads to.
  const auto bytes = readFile((folder / name).lexically_normal(), limits::fileBytes, task);
  std::string line = bytes ? sha256(*bytes) : std::string(unreadable);
  return line.append(gap).append(name.string()).append("\n");
}

}  // namespace

std::string companionsOf(const std::filesystem::path& source,
                         std::span<const std::filesystem::path> files, const Task& task) {
  const std::filesystem::path own = wholePath(source);
  std::string lines;
  for (const auto& file : files)
    if (const auto whole = wholePath(file); whole != own)
      lines += lineOf(own.parent_path(), whole.lexically_relative(own.parent_path()), task);
  return lines;
}

bool areUnchanged(const std::filesystem::path& source, std::string_view companions,
                  const Task& task) {
  const std::filesystem::path folder = wholePath(source).parent_path();
  while (!companions.empty()) {
    const std::string_view line = companions.substr(0, companions.find('\n') + 1);
    const std::size_t end = line.find(gap);
    if (line.empty() || end == std::string_view::npos) return false;
    const std::string_view path = line.substr(end + gap.size());
    if (lineOf(folder, path.substr(0, path.size() - 1), task) != line) return false;
    companions.remove_prefix(line.size());
  }
  return true;
}

namespace {

/// As data have it: in English, whoever reads it.
std::string problemOf(const Diagnostic& refusal) {
  std::string problem = message(refusal, nullptr);
  if (!refusal.place.empty()) problem.insert(0, refusal.place + ": ");
  makeStorable(problem);
  return problem;
}

void refuse(ReadSource& read, const std::string& file, Diagnostic why) {
  read.statistics.source.problem = problemOf(why);
  read.refusal = inFile(std::move(why), file);
  read.files = {file};
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  if (!none) read.statistics.source.bytes = bytes;
}

void take(ReadSource& read, const std::string& file, const ReadOptions& options,
          Loaded<import::Opened> opened, const Task& task) {
  read.isPartial = import::isPartial(opened);
  read.kind = opened.value.kind;
  read.files = std::move(opened.value.files);
  SourceStatistics& all = read.statistics;
  all.source.sha256 = std::move(opened.value.sha256);
  all.source.bytes = opened.value.bytes;
  std::vector<std::filesystem::path> mayRead = read.files;
  if (read.kind == import::FileKind::project)
    for (const std::filesystem::path& refused : scene::refusedFilesOf(opened.value.scene))
      std::erase(mayRead, refused);
  all.source.companions = companionsOf(file, mayRead, task);
  makeStorable(all.source.companions);
  all.scene = std::move(opened.value.scene);
  all.statistics = cost::makeStatistics(all.scene, cost::GeometryRules(options.profile), task);
  for (const scene::Linkset& linkset : all.scene.linksets)
    for (const scene::Part& part : linkset.parts)
      all.uploads.push_back(uploadOf(all.scene, part).state);
  all.scene.assets.clear();
  read.isPartial |= isAnyUnknown(cost::weigh(all.scene, all.statistics, options.profile));
  append(read.findings, std::move(opened.findings), file);
  append(read.findings, findings(all.scene, all.statistics), file);
  append(read.findings, makeTextsStorable(all.scene), file);
}

}  // namespace

ReadSource readSource(const std::string& file, const ReadOptions& options, const Task& task) {
  ReadSource read;
  read.statistics.source.file = file;
  makeStorable(read.statistics.source.file);
  try {
    auto opened = import::open(file, options.bare, task);
    if (opened) {
      take(read, file, options, std::move(*opened), task);
    } else {
      refuse(read, file, std::move(opened).error());
    }
  } catch (const std::exception& exception) {
    read.statistics.scene = {};
    read.statistics.statistics = {};
    refuse(read, file, failure(gridTexts["grid.given_up"], {{"reason", exception.what()}}).value());
  }
  return read;
}

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
    made.pieces =
        piecesOf(made.read.statistics, numberOf(index), options_.reading.profile, packing_);
    made.read.statistics.scene = {};
    made.read.statistics.statistics = {};
    made.about.isRefused = made.read.refusal.has_value();
    made.about.isPartial = made.read.isPartial;
    made.about.kind = static_cast<std::size_t>(made.read.kind);
    for (const auto& file : made.read.files)
      if (file != files_[index]) made.about.stamps.push_back(Stamp::of(file));
    return made;
  }

  std::int64_t numberOf(std::size_t index) const {
    return options_.numbers.empty() ? static_cast<std::int64_t>(index) : options_.numbers[index];
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
  const import::AssetSharing sharing(sharedAssetBytes);
  auto meta = metaRows(options.reading.profile, options.program);
  meta.insert(meta.end(), options.meta.begin(), options.meta.end());
  auto output = StatisticsFiles::open(parts, meta, settingsOf(options.reading.bare), files);
  if (!output) return failure(std::move(output));
  return FilesWriter(*output, files, options, listener, task).write();
}

}  // namespace wb::grid
