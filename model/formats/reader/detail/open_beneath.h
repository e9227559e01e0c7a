#pragma once

#include "model/formats/reader/worker_process.h"

#include <tl/expected.hpp>

#include <string>

namespace wb::worker {

/// An open file, or the system's error; EXDEV where the name leads out of the folder.
using OpenedBeneath = tl::expected<Descriptor, int>;

/// Opens a file in a folder or below, for reading, without waiting for a pipe. Links are followed
/// as far as they stay within the folder, but none of those of /proc.
/// @param folder  A descriptor; O_PATH is enough.
/// @param name    Relative; absolute names lead out of the folder.
OpenedBeneath openBeneath(int folder, const std::string& name);

/// The same by openat2(), which does it in one step: ENOSYS before Linux 5.6, and EPERM in
/// containers that do not know it.
OpenedBeneath openAtOnce(int folder, const std::string& name);

/// The same where there is no openat2(): folder by folder, so that nothing can change on the way.
/// Links are not followed.
OpenedBeneath openStepwise(int folder, const std::string& name);

}  // namespace wb::worker
