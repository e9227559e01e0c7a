#include "model/grid/statistics_files.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/grid/detail/digest.h"
#include "model/grid/detail/grid_csv.h"
#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"
#include "model/grid/detail/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <functional>
#include <optional>
#include <system_error>
#include <utility>

// CSV files that grow by one source after the other and survive an end at any time: rows are
// written first, then the journal's line (journal.cpp); a new run cuts all files to the lengths of
// the last line whose sources are unchanged, and goes on there. When the power fails, the system
// may have kept the journal and lost rows, with zeros in their place: each line has the CRC-32 of
// what its source added, and what does not match is written again. Files get their names when all
// is done and on the disk. A lock (flock) on the journal keeps other programs away. Linear in what
// is written.

namespace wb::grid {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view gzipEnding = ".gz";
constexpr std::string_view csvEnding = ".csv";

tl::unexpected<Diagnostic> cannotWrite(const fs::path& path, int error) {
  const std::string reason = std::generic_category().message(error);
  return tl::unexpected(
      inFile(failure(baseTexts["file.cannot_write"], {{"reason", reason}}).value(), path.string()));
}

Result<int> openToWrite(const fs::path& path) {
  constexpr mode_t anyone = 0666;  // Less what the user's mask takes away.
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, anyone);
  if (descriptor < 0) return cannotWrite(path, errno);
  return descriptor;
}

Result<void> writeAll(int descriptor, std::string_view text, const fs::path& path) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return cannotWrite(path, errno);
    }
  }
  return {};
}

/// What follows is written there, and nothing stays behind it.
Result<void> cutTo(int descriptor, std::uint64_t length, const fs::path& path) {
  const auto end = static_cast<off_t>(length);
  if (::ftruncate(descriptor, end) != 0 || ::lseek(descriptor, end, SEEK_SET) != end)
    return cannotWrite(path, errno);
  return {};
}

std::string packed(std::string text, Packing packing) {
  return packing == Packing::none || text.empty() ? std::move(text) : gzipped(text);
}

void appendMetaRow(std::string& piece, const MetaRow& row) {
  appendCsvRow(piece, std::array<database::Value, 2>{row.first, row.second});
}

Pieces firstPieces(std::span<const MetaRow> meta, Packing packing) {
  Pieces pieces;
  for (const TableId id : allTables) {
    std::string& piece = pieces[static_cast<std::size_t>(id)];
    piece = csvHead(table(id));
    if (id == TableId::meta)
      for (const MetaRow& row : meta) appendMetaRow(piece, row);
    piece = packed(std::move(piece), packing);
  }
  return pieces;
}

/// Of all that decides what is written beside the sources themselves.
std::string identityOf(std::span<const MetaRow> meta, std::string_view settings, Packing packing) {
  std::string text = packing == Packing::gzip ? "gzip\n" : "csv\n";
  for (const auto& [key, value] : meta) text.append(key).append("=").append(value).append("\n");
  return sha256(bytesOf(text.append(settings)));
}

std::uint32_t checkOf(std::string_view bytes, std::uint32_t before = 0) {
  return static_cast<std::uint32_t>(
      ::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

/// Whether the next bytes of a file are as many and those that were added.
bool holds(std::istream& file, std::uint64_t bytes, std::uint32_t check) {
  std::string piece;
  std::uint32_t found = 0;
  while (bytes > 0) {
    piece.resize(std::min<std::uint64_t>(bytes, limits::stepBytes));
    if (!file.read(piece.data(), static_cast<std::streamsize>(piece.size()))) return false;
    found = checkOf(piece, found);
    bytes -= piece.size();
  }
  return found == check;
}

bool isUnchanged(const Finished& finished, const std::string& source) {
  return !finished.stamps.empty() && finished.stamps.front().path == source &&
         std::ranges::all_of(finished.stamps,
                             [](const Stamp& stamp) { return stamp == Stamp::of(stamp.path); });
}

}  // namespace

Packing packingOf(const fs::path& parts) {
  return parts.extension() == gzipEnding ? Packing::gzip : Packing::none;
}

std::array<fs::path, allTables.size()> filesOfTables(const fs::path& parts) {
  std::string stem = parts.string();
  std::string ending;
  for (const std::string_view end : {gzipEnding, csvEnding}) {
    if (!stem.ends_with(end)) continue;
    stem.resize(stem.size() - end.size());
    ending.insert(0, end);
  }
  std::array<fs::path, allTables.size()> files;
  for (const TableId id : allTables)
    files[static_cast<std::size_t>(id)] =
        id == TableId::parts ? parts : fs::path(stem + '.' + std::string(table(id).word) + ending);
  return files;
}

Pieces piecesOf(const SourceStatistics& source, std::int64_t number, const cost::Profile& profile,
                Packing packing) {
  Pieces pieces;
  SourceDigest digest;
  const auto pieceOf = [&pieces](TableId id) -> std::string& {
    return pieces[static_cast<std::size_t>(id)];
  };
  const auto writeTo = [](std::string& piece) {
    return [&piece](std::span<const database::Value> row) {
      appendCsvRow(piece, row);
      return Result<void>();
    };
  };
  // Text never fails.
  for (const TableId id : tablesOfRows)
    (void)writeRows(id, source, number, profile, [&](std::span<const database::Value> row) {
      digest.add(id, row);
      return writeTo(pieceOf(id))(row);
    });
  const Written written = digest.written(source.source);
  (void)writeSource(source.source, written, number, writeTo(pieceOf(TableId::sources)));
  appendMetaRow(pieceOf(TableId::meta), sourceRow(number, source.source.file));
  for (std::string& piece : pieces) piece = packed(std::move(piece), packing);
  pieces.digest = written.digest;
  return pieces;
}

/// The open files and their progress.
struct StatisticsFiles::State {
  struct File {
    fs::path path;  ///< As it will be called.
    int descriptor = -1;

    fs::path unfinished() const { return path.string() + ".unfinished"; }
  };

  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State();

  Result<void> lock(const fs::path& parts);
  void recall(const std::string& identity, std::span<const std::string> sources);
  std::optional<std::size_t> wholeSources(const Journal& read, std::size_t most) const;
  Result<void> begin(const std::string& identity, std::span<const MetaRow> meta);
  Result<void> goOn();
  Result<void> note(std::string_view line);
  Result<void> add(const Pieces& pieces, Finished about);
  Result<void> commit();
  Result<void> addList();
  Result<void> rename();

  Packing packing = Packing::none;
  std::array<File, allTables.size()> files;
  File log;  ///< The journal.
  Journal journal;
  Lengths lengths{};
  SourceList list;      ///< Of the sources that are done.
  bool isNew = false;   ///< No earlier program's work is in the files.
  bool isOver = false;  ///< The files get their names.
};

StatisticsFiles::State::~State() {
  // While they are locked.
  if (isNew && !isOver && list.sources == 0) {
    for (const File& file : files) ::unlink(file.unfinished().c_str());
    ::unlink(log.path.c_str());
  }
  for (const File& file : files)
    if (file.descriptor >= 0) ::close(file.descriptor);
  if (log.descriptor >= 0) ::close(log.descriptor);
}

namespace {

/// Whether a file is still called so: a program that ended meanwhile took its journal with it, and
/// the lock on what has no name keeps nobody away.
bool isCalled(int descriptor, const fs::path& path) {
  struct stat held {};
  struct stat named {};
  return ::fstat(descriptor, &held) == 0 && ::lstat(path.c_str(), &named) == 0 &&
         held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

}  // namespace

Result<int> lockedJournal(const fs::path& path, const std::function<void()>& opened) {
  // Each time, another program ended just then.
  constexpr int mostAttempts = 100;
  for (int attempt = 0; attempt < mostAttempts; ++attempt) {
    const auto descriptor = openToWrite(path);
    if (!descriptor) return descriptor;
    if (opened) opened();
    const bool isLocked = ::flock(*descriptor, LOCK_EX | LOCK_NB) == 0;
    if (isLocked && isCalled(*descriptor, path)) return descriptor;
    ::close(*descriptor);
    if (!isLocked) break;
  }
  return failure(gridTexts["grid.written_already"]);
}

Result<void> StatisticsFiles::State::lock(const fs::path& parts) {
  packing = packingOf(parts);
  const auto paths = filesOfTables(parts);
  for (std::size_t i = 0; i < paths.size(); ++i) files[i].path = paths[i];
  log.path = parts.string() + ".journal";
  auto locked = lockedJournal(log.path);
  if (!locked) return tl::unexpected(inFile(std::move(locked).error(), parts.string()));
  log.descriptor = *locked;
  struct stat about {};
  isNew = ::fstat(log.descriptor, &about) == 0 && about.st_size == 0;
  return {};
}

/// Keeps the sources that an earlier run finished and that have not changed.
void StatisticsFiles::State::recall(const std::string& identity,
                                    std::span<const std::string> sources) {
  const auto text = readFile(log.path);
  auto read = text ? readJournal(textOf(*text)) : std::nullopt;
  if (!read || read->identity != identity) return;
  const std::size_t most = std::min(sources.size(), read->finished.size());
  std::size_t same = 0;
  while (same < most && isUnchanged(read->finished[same], sources[same])) ++same;
  const bool isAll = same == sources.size() && same == read->finished.size();
  if (read->isComplete && !isAll) return;
  if (!read->isComplete) {
    const auto whole = wholeSources(*read, same);
    if (!whole) return;
    same = *whole;
  }
  read->finished.resize(same);
  read->ends.resize(same + 1);
  lengths = same == 0 ? read->begin : read->finished.back().lengths;
  for (const Finished& finished : read->finished) {
    ++list.sources;
    list.digest ^= finished.digest;
  }
  journal = std::move(*read);
}

/// How many of the first `most` sources are in the files as they were written; nothing where not
/// even what comes before them is.
std::optional<std::size_t> StatisticsFiles::State::wholeSources(const Journal& read,
                                                                std::size_t most) const {
  std::array<std::ifstream, allTables.size()> written;
  for (std::size_t i = 0; i < files.size(); ++i)
    written[i].open(files[i].unfinished(), std::ios::binary);
  Lengths at{};
  const auto isNext = [&](const Lengths& ends, const Checks& checks) {
    for (std::size_t i = 0; i < files.size(); ++i) {
      if (ends[i] < at[i] || !holds(written[i], ends[i] - at[i], checks[i])) return false;
      at[i] = ends[i];
    }
    return true;
  };
  if (!isNext(read.begin, read.beginChecks)) return {};
  std::size_t whole = 0;
  while (whole < most && isNext(read.finished[whole].lengths, read.finished[whole].checks)) ++whole;
  return whole;
}

Result<void> StatisticsFiles::State::begin(const std::string& identity,
                                           std::span<const MetaRow> meta) {
  isNew = true;
  if (auto cut = cutTo(log.descriptor, 0, log.path); !cut) return cut;
  Checks checks{};
  const Pieces pieces = firstPieces(meta, packing);
  for (std::size_t i = 0; i < files.size(); ++i) {
    const File& file = files[i];
    if (auto cut = cutTo(file.descriptor, 0, file.unfinished()); !cut) return cut;
    if (auto done = writeAll(file.descriptor, pieces[i], file.unfinished()); !done) return done;
    lengths[i] = pieces[i].size();
    checks[i] = checkOf(pieces[i]);
  }
  return note(beginLine(identity, lengths, checks));
}

Result<void> StatisticsFiles::State::goOn() {
  if (auto cut = cutTo(log.descriptor, journal.ends.back(), log.path); !cut) return cut;
  for (std::size_t i = 0; i < files.size(); ++i)
    if (auto cut = cutTo(files[i].descriptor, lengths[i], files[i].unfinished()); !cut) return cut;
  return {};
}

Result<void> StatisticsFiles::State::note(std::string_view line) {
  return writeAll(log.descriptor, line, log.path);
}

Result<void> StatisticsFiles::State::add(const Pieces& pieces, Finished about) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (auto done = writeAll(files[i].descriptor, pieces[i], files[i].unfinished()); !done)
      return done;
    lengths[i] += pieces[i].size();
    about.checks[i] = checkOf(pieces[i]);
  }
  about.lengths = lengths;
  about.digest = pieces.digest;
  ++list.sources;
  list.digest ^= pieces.digest;
  return note(finishedLine(about));
}

Result<void> StatisticsFiles::State::commit() {
  if (!journal.isComplete) {
    if (auto added = addList(); !added) return added;
    for (const File& file : files)
      if (::fsync(file.descriptor) != 0) return cannotWrite(file.unfinished(), errno);
    if (auto noted = note(completeLine()); !noted) return noted;
    ::fsync(log.descriptor);
  }
  return rename();
}

/// The last row of meta. A program that ends before the journal is complete writes it again: the
/// journal knows no length behind it.
Result<void> StatisticsFiles::State::addList() {
  std::string piece;
  appendMetaRow(piece, {std::string(sourcesKey), listText(list)});
  const File& meta = files[static_cast<std::size_t>(TableId::meta)];
  return writeAll(meta.descriptor, packed(std::move(piece), packing), meta.unfinished());
}

/// Those that have their name already had it before an earlier program ended.
Result<void> StatisticsFiles::State::rename() {
  isOver = true;
  for (const File& file : files)
    if (::rename(file.unfinished().c_str(), file.path.c_str()) != 0 &&
        (errno != ENOENT || !journal.isComplete))
      return cannotWrite(file.path, errno);
  ::unlink(log.path.c_str());
  return {};
}

Result<StatisticsFiles> StatisticsFiles::open(const fs::path& parts, std::span<const MetaRow> meta,
                                              std::string_view settings,
                                              std::span<const std::string> sources) {
  auto state = std::make_unique<State>();
  if (auto locked = state->lock(parts); !locked) return failure(std::move(locked));
  const std::string identity = identityOf(meta, settings, state->packing);
  state->list = emptyList(meta);
  state->recall(identity, sources);
  if (state->journal.isComplete) return StatisticsFiles(std::move(state));
  for (State::File& file : state->files) {
    const auto opened = openToWrite(file.unfinished());
    if (!opened) return tl::unexpected(opened.error());
    file.descriptor = *opened;
  }
  auto ready = state->journal.ends.empty() ? state->begin(identity, meta) : state->goOn();
  if (!ready) return failure(std::move(ready));
  return StatisticsFiles(std::move(state));
}

StatisticsFiles::StatisticsFiles(std::unique_ptr<State> state) : state_(std::move(state)) {}
StatisticsFiles::StatisticsFiles(StatisticsFiles&& other) noexcept = default;
StatisticsFiles::~StatisticsFiles() = default;

Packing StatisticsFiles::packing() const { return state_->packing; }

const std::vector<Finished>& StatisticsFiles::finished() const { return state_->journal.finished; }

Result<void> StatisticsFiles::add(const Pieces& pieces, Finished about) {
  return state_->add(pieces, std::move(about));
}

Result<void> StatisticsFiles::commit() { return state_->commit(); }

}  // namespace wb::grid
