#pragma once

#include <filesystem>
#include <string>

namespace wb {

/// What the file that becomes `file` is called until then, in the same folder:
/// `.NAME.weighbridge-PROCESS-RANDOM`, no longer than names may be. Another one at each call.
std::string temporaryNameFor(const std::filesystem::path& file);

/// Removes the temporary files of processes that ended before they could: those in the folder that
/// are so called, this user's, of no process that runs here, and locked by none that runs
/// elsewhere. A process that has got the number of one that ended is no such process.
void removeAbandonedFiles(const std::filesystem::path& folder);

}  // namespace wb
