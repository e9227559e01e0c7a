#pragma once

#include "model/core/bytes.h"

#include <cstddef>

namespace wb::llsd {

/// What an XML text becomes at most when it is parsed whole, told by its brackets: cheap against
/// parsing, and known before.
struct XmlMemory {
  std::size_t nodes = 0;  ///< Elements and texts.
  std::size_t bytes = 0;  ///< With the text itself, which the parser copies.
};
XmlMemory xmlMemory(ByteView text);

}  // namespace wb::llsd
