#pragma once

#include "model/core/diagnostic.h"
#include "model/formats/open.h"

#include <optional>
#include <span>

namespace wb::app {

/// The first option of bare mesh assets and 3D models that is given and changes nothing about any
/// file of these kinds, which are those that could be opened; nothing for no file.
std::optional<Diagnostic> optionWithoutEffect(const import::BareOptions& bare,
                                              std::span<const import::FileKind> kinds);

}  // namespace wb::app
