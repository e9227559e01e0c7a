#pragma once

#include "model/analysis/weighing.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace wb::weighing {

/// What files that were opened together became.
struct Together {
  Loaded<Weighing> loaded;
  std::size_t refused = 0;  ///< Files that are missing in it, each a finding.
};

/// Opens several files, and in place of a folder those in it that stand for themselves, as one
/// scene, and weighs it; see import::SceneJoiner. Its file is one that does not exist: a name made
/// of theirs, in the folder that all of them are below. A file that is refused is a finding beside
/// the others, and not counted in the name; the errors are those of all files where none is left,
/// or that there were none.
tl::expected<Together, Diagnostics> weighTogether(const std::vector<std::string>& files,
                                                  const import::BareOptions& bare,
                                                  const Task& task = {});

}  // namespace wb::weighing
