#pragma once

#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/worker_process.h"

#include <cstddef>
#include <functional>
#include <optional>

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

/// A file of the model is opened: raises the limit for its `bytes`. No effect where limitMemory()
/// was not called.
void allowForFile(std::size_t bytes);

/// Whether the files are large enough for all of `most` to be allowed.
bool isAllAllowed();

/// Reads the model that is asked for into the buffer and finishes it; tells `progress` in 0..1.
using Reader = std::optional<Refusal> (*)(const Request& request, FlatWriter& writer,
                                          const std::function<void(double)>& progress);

/// Whether a program was started to be the worker.
/// @param argc  As main() has it.
/// @param argv  As main() has it; the second is compared with workerSwitch.
bool isAsked(int argc, const char* const* argv);

/// The worker's whole life: limits itself, reads, hands back. The result is the program's status.
/// Memory, processor time and core files are limited before the file is touched, and the worker
/// goes when the program that started it does.
/// @param argc    As main() has it; other than the six of a Request is statusUnprepared.
/// @param argv    As main() has it.
/// @param reader  Must not be null. An exception derived from std::exception becomes a refusal.
/// @return Only where it could not begin; else the process ends here, without destructors.
int serve(int argc, const char* const* argv, Reader reader);

}  // namespace wb::worker
