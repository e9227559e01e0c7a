#pragma once

#include "model/grid/statistics_files.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::grid {

/// What was done until a program ended too early.
struct Journal {
  std::string identity;  ///< Of what is written: other settings write something else.
  Lengths begin{};       ///< Before the first source.
  Checks beginChecks{};  ///< Of what is there then.
  std::vector<Finished> finished;
  std::vector<std::size_t> ends;  ///< Bytes of the journal after each line, the first line's first.
  bool isComplete = false;        ///< All is written; the files may not have their names yet.
};

/// A line each, with its end.
std::string beginLine(std::string_view identity, const Lengths& lengths, const Checks& checks);
std::string finishedLine(const Finished& finished);
std::string_view completeLine();

/// What a journal says, up to the first line that is cut or damaged; nothing where that is the
/// first.
std::optional<Journal> readJournal(std::string_view text);

/// Opens a journal, which is made where there is none, and keeps other programs away from it as
/// long as it is open. Fails where another one has it, or it cannot be written.
/// @param path    The file that is called so once it is locked, whatever was before.
/// @param opened  Called between opening and locking, when another program may end; may be empty.
/// @return A file descriptor, to be closed.
Result<int> lockedJournal(const std::filesystem::path& path,
                          const std::function<void()>& opened = {});

}  // namespace wb::grid
