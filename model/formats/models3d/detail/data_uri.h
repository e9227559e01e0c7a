#pragma once

#include "model/core/bytes.h"

#include <optional>
#include <string_view>

namespace wb::import3d {

/// What `data:application/octet-stream;base64,AAAA` carries; nothing if it is no Base64, be it the
/// usual or that for addresses, padded or not.
std::optional<Bytes> bytesOfDataUri(std::string_view uri);

}  // namespace wb::import3d
