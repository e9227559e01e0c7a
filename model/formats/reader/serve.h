#pragma once

#include "model/formats/reader/detail/request.h"
#include "model/formats/reader/flat_writer.h"

#include <functional>
#include <optional>

namespace wb::worker {

/// Reads the model that is asked for into the buffer and finishes it; tells `progress` in 0..1.
using Reader = std::optional<Refusal> (*)(const Request& request, FlatWriter& writer,
                                          const std::function<void(double)>& progress);

/// Whether a program was started to be the worker.
bool isAsked(int argc, const char* const* argv);

/// The worker's whole life: limits itself, reads, hands back. The result is the program's status.
/// Memory, processor time and core files are limited before the file is touched, and the worker
/// goes when the program that started it does.
int serve(int argc, const char* const* argv, Reader reader);

}  // namespace wb::worker
