#pragma once

#include "model/formats/reader/serve.h"

#include <span>
#include <string_view>

namespace wb::import3d {

/// The formats that can be asked for, as the endings of their files.
std::span<const std::string_view> formats();

/// The worker's reader: the model by Assimp, with the one loader of its format, triangulated, and
/// nothing else done to it that this program does itself.
std::optional<worker::Refusal> readModel(const worker::Request& request, worker::FlatWriter& writer,
                                         const std::function<void(double)>& progress);

}  // namespace wb::import3d
