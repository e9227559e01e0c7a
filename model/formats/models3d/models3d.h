#pragma once

#include "model/formats/cell/serve.h"

#include <span>
#include <string_view>

namespace wb::import3d {

/// The formats that can be asked for, as the endings of their files.
std::span<const std::string_view> formats();

/// The worker's reader: reads the model with the reader of its format, triangulates and welds it,
/// and finishes the buffer.
/// @param request   What to read; a format that formats() lacks is refused as unreadable.
/// @param writer    Gets meshes and nodes. On a refusal it is left unfinished: the caller writes
///                  the refusal into it.
/// @param progress  Called with 0..1; must not be empty.
/// @return Why there is no scene; nothing where the buffer is finished.
std::optional<worker::Refusal> readModel(const worker::Request& request, worker::FlatWriter& writer,
                                         const std::function<void(double)>& progress);

}  // namespace wb::import3d
