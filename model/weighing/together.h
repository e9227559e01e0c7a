#pragma once

#include "model/weighing/weighing.h"

#include <string>
#include <vector>

namespace wb::weighing {

/// Opens several files, and in place of a folder those in it that stand for themselves, as one
/// scene, and weighs it; see import::SceneJoiner. Its file is one that does not exist: a name made
/// of theirs, in the folder that all of them are below. A file that is refused is a finding beside
/// the others; the error is the first file's where none is left, or that there were none.
Result<Loaded<Weighing>> weighTogether(const std::vector<std::string>& files,
                                       const import::BareOptions& bare, const Task& task = {});

}  // namespace wb::weighing
