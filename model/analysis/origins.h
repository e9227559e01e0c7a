#pragma once

#include "model/analysis/found_target.h"
#include "model/core/diagnostic.h"
#include "model/core/uuid.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace wb::weighing {

struct Weighing;

/// Which linkset of which file one of a scene is that several files were joined to.
struct Origin {
  std::string file;         ///< As the user named it, or found in a folder that was named.
  std::size_t linkset = 0;  ///< Index in that file.
};

/// Of the linksets of files that were opened together, by their ids.
using Origins = std::map<Uuid, Origin>;

/// What weighing finds, as it lies in the file that each linkset is of: the file that was opened,
/// or of files opened together the one it came from, by its place there.
Diagnostics placedFindings(Diagnostics found, const Weighing& weighing);

/// The linkset or part of the scene that a finding is of, be it of one of several files opened
/// together. Nothing for one of another file, of no linkset, or of one that is gone.
std::optional<Target> targetOf(const Diagnostic& finding, const Weighing& weighing);

}  // namespace wb::weighing
