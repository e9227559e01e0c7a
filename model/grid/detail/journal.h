#pragma once

#include "model/grid/schema.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::grid {

/// Bytes of each table's file.
using Lengths = std::array<std::uint64_t, allTables.size()>;

/// What a file looked like when it was read: enough to tell whether it is still that one.
struct Stamp {
  std::string path;
  std::int64_t bytes = -1;   ///< -1: there is none.
  std::int64_t changed = 0;  ///< When, in nanoseconds.

  static Stamp of(const std::filesystem::path& path);
  bool operator==(const Stamp&) const = default;
};

/// A source that is written.
struct Finished {
  Lengths lengths{};          ///< After it.
  bool isRefused = false;     ///< It could not be read.
  bool isPartial = false;     ///< It was decoded only in part.
  std::size_t kind = 0;       ///< Of file: import::FileKind.
  std::int64_t digest = 0;    ///< See detail/digest.h.
  std::vector<Stamp> stamps;  ///< Of the source, and of what it names.
};

/// What was done until a program ended too early.
struct Journal {
  std::string identity;  ///< Of what is written: other settings write something else.
  Lengths begin{};       ///< Before the first source.
  std::vector<Finished> finished;
  std::vector<std::size_t> ends;  ///< Bytes of the journal after each line, the first line's first.
  bool isComplete = false;        ///< All is written; the files may not have their names yet.
};

/// A line each, with its end.
std::string beginLine(std::string_view identity, const Lengths& lengths);
std::string finishedLine(const Finished& finished);
std::string_view completeLine();

/// What a journal says, up to the first line that is cut or damaged; nothing where that is the
/// first.
std::optional<Journal> readJournal(std::string_view text);

}  // namespace wb::grid
