#pragma once

#include "model/core/task.h"
#include "model/formats/reader/channel.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/worker_process.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

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

/// From now on all of `most` is allowed.
void allowAll();

/// Whether the files are large enough for all of `most` to be allowed.
bool isAllAllowed();

/// Asks the program that started this worker to open a file that the model names.
/// @param name  As the model has it.
/// @return The memory for a file that is opened is allowed, as by allowForFile().
FileAnswer askFor(const std::string& name);

/// Reads the model, which is open as modelDescriptor, into the buffer and finishes it; tells
/// `progress` in 0..1.
using Reader = std::optional<Refusal> (*)(const Request& request, FlatWriter& writer,
                                          const std::function<void(double)>& progress);

/// Reads the file, which is open as modelDescriptor, and hands on what it finds.
/// @param file  All of its bytes.
/// @param take  Sends a piece of at most pieceBytes to the program; false: nobody wants more.
/// @param task  Tells the program how far it is.
using PieceReader = void (*)(const Request& request, ByteView file,
                             const std::function<bool(ByteView piece)>& take, const Task& task);

/// The worker's whole life: limits itself, raises every wall that there is (walls.h), reads, hands
/// back. The result is the program's status. All that happens before the first byte of the model
/// is read, and the worker goes when the program that started it does.
/// @param argc    As main() has it; other than the four of a Request is statusUnprepared.
/// @param argv    As main() has it.
/// @param reader  Must not be null. An exception derived from std::exception becomes a refusal.
/// @return Only where it could not begin; else the process ends here, without destructors.
int serve(int argc, const char* const* argv, Reader reader);

/// Serves as serve() does, with a reader that hands on pieces. It may take all memory of the
/// request at once; an exception ends the process.
/// @param argc    As main() has it; other than the four of a Request is statusUnprepared.
/// @param argv    As main() has it.
/// @param reader  Must not be null.
/// @return Only where it could not begin; else the process ends here, without destructors.
int servePieces(int argc, const char* const* argv, PieceReader reader);

}  // namespace wb::worker
