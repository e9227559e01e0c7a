#pragma once

#include <cstddef>

/// What memory a worker may take. The limit is its process's own, and so is what is kept here.
namespace wb::worker {

/// What the process may still map under the limits it was started with, at most `most` bytes.
std::size_t availableMemory(std::size_t most);

/// The most that a file of this process may grow to.
std::size_t largestFile();

/// From now on the process may map limits::workerBytes more than it has mapped, and, as files of
/// the model are opened, limits::workerBytesPerByte for each of their bytes, but never more than
/// `most` in all. False when the system refuses.
bool limitMemory(std::size_t most);

/// A file of the model is opened.
void allowForFile(std::size_t bytes);

/// Whether the files are large enough for all of `most` to be allowed.
bool isAllAllowed();

}  // namespace wb::worker
