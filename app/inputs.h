#pragma once

#include "app/exit_state.h"
#include "model/core/diagnostic.h"

#include <string>
#include <vector>

namespace wb::app {

/// A file to weigh.
struct Input {
  std::string file;      ///< As it is told: as named, or its path below the folder named.
  std::string relative;  ///< Seen from that folder; the name of a file that was named itself.
  bool isFound = false;  ///< In a folder: it may be of no kind at all.
  /// The folder that it is not in, where only the one that is compared with has it; else empty.
  std::string missingIn{};
};

struct Inputs {
  std::vector<Input> files;
  Diagnostics refused;  ///< What went wrong with folders; it was told.

  ExitState state() const { return refused.empty() ? ExitState::done : ExitState::refused; }
};

/// The files named, and in place of each folder those in it that stand for themselves.
Inputs inputsNamed(const std::vector<std::string>& named);

/// With what else is in another folder, if all inputs are of one folder: `folder`.
Inputs withThoseOnlyIn(const std::string& other, Inputs inputs, const std::string& folder);

/// Says that there is nothing to weigh in the folders named, where nothing was refused either.
ExitState nothingFound(const std::vector<std::string>& folders);

}  // namespace wb::app
