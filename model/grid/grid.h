// Statistics of many scenes as tables, and the rules of costs as SQL over these tables: a whole
// grid can be evaluated in a database, under any constants that are not baked into the tables.
//
// Start with writeFiles() and loadFiles() below: they read scenes and write their rows as CSV
// files or into a database. `schema.h`: the tables, their columns, rows and baked constants;
// `statistics_files.h`: CSV files that grow by one source after the other and can be resumed;
// `database.h`: openDatabase() for SQLite and PostgreSQL, and the dialects of SQL.
// `query.h`: Question, and queryFor(), which writes it as one query; the same rules as in the
// package cost write it, over a sink of expressions (`detail/expression_sink.h`).
// `answer.h`: checkTables(), ask() and askInPieces() run it; estimates from a sample of linksets.
// `overview.h`: regions and sums of a whole grid for a window.

#pragma once

#include "model/core/task.h"
#include "model/formats/formats.h"
#include "model/grid/database.h"
#include "model/grid/schema.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::grid {

/// Files that a source names, such as the assets of a project, each on a line: the sha256 of its
/// bytes (`-` where it cannot be read), two spaces, its path as seen from the source's folder,
/// which tells nothing of where that is. Empty without any.
/// @param source  Left out of the lines where it is among the files, by whatever path.
/// @param files   What reading the source opened.
/// @param task    Cancelled: files not read by then get `-`.
std::string companionsOf(const std::filesystem::path& source,
                         std::span<const std::filesystem::path> files, const Task& task = {});

/// Whether all of them are what such lines say.
/// Reads each file again.
/// @param source      Whose companions they are. Absolute paths, as older versions wrote them, hold
///     by themselves.
/// @param companions  What companionsOf() returned; true for an empty text, false for other lines.
/// @param task        Cancelled: the result says nothing.
bool areUnchanged(const std::filesystem::path& source, std::string_view companions,
                  const Task& task = {});

/// While many files are read, assets that several of them have are kept for the next one, decoded:
/// so many bytes of them.
inline constexpr std::size_t sharedAssetBytes = std::size_t{256} << 20;

/// How files become statistics.
struct ReadOptions {
  cost::Profile profile;  ///< Of which only what is baked matters.
  import::BareOptions bare;
};

/// A file that was read, or could not be.
struct ReadSource {
  SourceStatistics statistics;  ///< Without geometry.
  import::FileKind kind = import::FileKind::unknown;
  std::vector<std::filesystem::path> files;  ///< It and what it names.
  Diagnostics findings;
  std::optional<Diagnostic> refusal;  ///< Why it could not be read; the statistics say so too.
  bool isPartial = false;             ///< A mesh of it is damaged, or a cost unknown.
};

/// Opens a file and makes the statistics of all its parts. Texts are made storable.
/// @param file     Also the name of the source in the tables.
/// @param options  How it is opened, and under which baked constants its statistics are made.
/// @param task     Cancelled: what is returned must not be written.
/// @return Never without a source: what cannot be read has a refusal and no scene.
ReadSource readSource(const std::string& file, const ReadOptions& options, const Task& task = {});

/// How many files become tables.
struct WriteOptions {
  ReadOptions reading;
  std::size_t threads = 0;  ///< That read files at the same time; 0: as many as there are cores.
  std::string program;      ///< Name and version, as the table meta tells them.
  std::vector<MetaRow> meta{};  ///< More rows of the table meta.
  /// Of the sources, one a file; empty: from 0. Only files of CSV have numbers of their own.
  std::vector<std::int64_t> numbers{};
};

/// Whom to tell; called by the thread that asked, in the order of the files.
struct Listener {
  std::function<void(const ReadSource& source)> read{};  ///< Not of files that were done before.
  std::function<void(double fraction, std::string_view file)> progress{};
};

/// What came of the files, also of those that were done before.
struct Outcome {
  bool isRefused = false;               ///< One could not be read.
  bool isPartial = false;               ///< One was decoded only in part.
  std::vector<import::FileKind> kinds;  ///< Of those that could be opened.
};

/// Writes the tables as CSV files: see filesOfTables and StatisticsFiles. No more than a few of the
/// files are held at a time; their rows stand in their order. What cannot be read is a row of
/// sources with a problem.
/// @param parts     Path of the table of parts, see filesOfTables(); its ending decides on gzip.
/// @param files     In this order. Those that a journal has done are not read
///                  again.
/// @param options   Others than the journal was written with: all starts over.
/// @param listener  Called on this thread.
/// @param task      Cancelled: fails; what is done stays for the next call.
Result<Outcome> writeFiles(const std::filesystem::path& parts, std::span<const std::string> files,
                           const WriteOptions& options, const Listener& listener,
                           const Task& task = {});

/// Puts files into the tables of a database, each in one transaction. A file that is there with
/// the same content is not opened again. Among the files may be tables that writeFiles() wrote,
/// named by the one of the parts: what they hold is put in, after the others.
/// @param database  Its tables are made where they are not there.
/// @param files     Scenes and tables, in any order.
/// @param options   Its baked constants must be those of tables that are there.
/// @param listener  Called on this thread.
/// @param task      Cancelled: fails; files whose transaction is over stay in.
Result<Outcome> loadFiles(database::Database& database, std::span<const std::string> files,
                          const WriteOptions& options, const Listener& listener,
                          const Task& task = {});

}  // namespace wb::grid
