#pragma once

#include "model/core/core.h"
#include "model/grid/grid.h"
#include "model/grid/schema.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::grid {

/// How the files are compressed: not at all, or each source as a gzip file of its own, which
/// together are one.
enum class Packing : std::uint8_t { none, gzip };

/// By the name's end, `.csv.gz` or not.
/// @param parts  Path of the table of parts; only its last extension is looked at, `.gz` or not.
Packing packingOf(const std::filesystem::path& parts);

/// The file of each table, beside the one of the parts: `parts.csv`, `parts.linksets.csv` …
std::array<std::filesystem::path, allTables.size()> filesOfTables(
    const std::filesystem::path& parts);

/// The text of each table; of a source, its digest too.
struct Pieces : std::array<std::string, allTables.size()> {
  std::int64_t digest = 0;
};

/// What a source adds to each table's file.
/// @param source   As writeRows() wants it.
/// @param number   Of the source, from 0.
/// @param profile  Under which the statistics were made.
/// @param packing  Whether each piece is a gzip file of its own.
/// @return Lines without a head; that of meta names the file. That of a table without rows is
///         empty.
Pieces piecesOf(const SourceStatistics& source, std::int64_t number, const cost::Profile& profile,
                Packing packing);

/// Bytes of each table's file.
using Lengths = std::array<std::uint64_t, allTables.size()>;

/// Of what was added to each table's file, the CRC-32.
using Checks = std::array<std::uint32_t, allTables.size()>;

/// What a file looked like when it was read: enough to tell whether it is still that one.
struct Stamp {
  std::string path;
  std::int64_t bytes = -1;   ///< -1: there is none.
  std::int64_t changed = 0;  ///< When, in nanoseconds.

  /// Of the file at `path` as it is now.
  static Stamp of(const std::filesystem::path& path);
  bool operator==(const Stamp&) const = default;
};

/// A source that is written.
struct Finished {
  Lengths lengths{};          ///< After it.
  Checks checks{};            ///< Of what it added.
  bool isRefused = false;     ///< It could not be read.
  bool isPartial = false;     ///< It was decoded only in part.
  std::size_t kind = 0;       ///< Of file: import::FileKind.
  std::int64_t digest = 0;    ///< Of its rows, as Pieces has it.
  std::vector<Stamp> stamps;  ///< Of the source, and of what it names.
};

/// The tables as CSV files that grow by one source after the other, and have their names when all
/// are done: until then they are called `….unfinished`. A journal beside them tells what is done,
/// so that a program that was ended goes on where it was. Where no source was done, none of these
/// files stay.
class StatisticsFiles {
 public:
  /// Goes on with what was begun for the same meta rows and settings, as far as the first of these
  /// sources are those that were done and have not changed since, nor has what was written of them;
  /// else starts from the beginning. Reads what was written. Fails where another program is writing
  /// these files.
  /// @param parts     Path of the table of parts; its folder must be there.
  /// @param meta      Rows of the table meta, written once.
  /// @param settings  All else that decides what becomes of a source, as a text to compare.
  /// @param sources   All sources to come, in their order.
  static Result<StatisticsFiles> open(const std::filesystem::path& parts,
                                      std::span<const MetaRow> meta, std::string_view settings,
                                      std::span<const std::string> sources);
  StatisticsFiles(StatisticsFiles&& other) noexcept;
  StatisticsFiles& operator=(StatisticsFiles&&) = delete;
  ~StatisticsFiles();

  Packing packing() const;
  /// Of the sources, in their order: those that need not be read again.
  const std::vector<Finished>& finished() const;

  /// The next source. Once this returns, it stays done whatever happens to the program.
  /// @param pieces  What piecesOf() made of it, in this packing().
  /// @param about   Stamps of the source and its companions, the source first; lengths and checks
  ///                are set here.
  Result<void> add(const Pieces& pieces, Finished about);
  /// All sources are done: the files get their names.
  Result<void> commit();

 private:
  struct State;

  explicit StatisticsFiles(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace wb::grid
