#pragma once

#include "model/core/core.h"
#include "model/grid/detail/digest.h"
#include "model/grid/detail/journal.h"
#include "model/grid/grid.h"
#include "model/grid/schema.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
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

/// The tables as CSV files that grow by one source after the other, and have their names when all
/// are done: until then they are called `….unfinished`. A journal beside them tells what is done,
/// so that a program that was ended goes on where it was.
class StatisticsFiles {
 public:
  /// Goes on with what was begun for the same meta rows and settings, as far as the first of these
  /// sources are those that were done and have not changed since; else begins anew. Fails where
  /// another program is writing these files.
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

  Packing packing() const { return packing_; }
  /// Of the sources, in their order: those that need not be read again.
  const std::vector<Finished>& finished() const { return journal_.finished; }

  /// The next source. Once this returns, it stays done whatever happens to the program.
  /// @param pieces  What piecesOf() made of it, in this packing().
  /// @param about   Stamps of the source and its companions, the source first; lengths are set
  ///                here.
  Result<void> add(const Pieces& pieces, Finished about);
  /// All sources are done: the files get their names.
  Result<void> commit();

 private:
  struct File {
    std::filesystem::path path;  ///< As it will be called.
    int descriptor = -1;

    std::filesystem::path unfinished() const { return path.string() + ".unfinished"; }
  };

  StatisticsFiles() = default;
  Result<void> lock(const std::filesystem::path& parts);
  void recall(const std::string& identity, std::span<const std::string> sources);
  bool isThere(const Lengths& lengths) const;
  Result<void> begin(const std::string& identity, std::span<const MetaRow> meta);
  Result<void> goOn();
  Result<void> note(std::string_view line);
  Result<void> addList();
  Result<void> rename();

  Packing packing_ = Packing::none;
  std::array<File, allTables.size()> files_;
  File log_;  ///< The journal.
  Journal journal_;
  Lengths lengths_{};
  SourceList list_;  ///< Of the sources that are done.
};

}  // namespace wb::grid
