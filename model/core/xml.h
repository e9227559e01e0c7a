#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <pugixml.hpp>

#include <cstddef>

namespace wb::llsd {

/// What an XML text becomes at most when it is parsed whole, told by its brackets: cheap against
/// parsing, and known before.
struct XmlMemory {
  std::size_t nodes = 0;  ///< Elements and texts.
  std::size_t bytes = 0;  ///< With the text itself, which the parser copies.
};
XmlMemory xmlMemory(ByteView text);

/// What xml_document::load_buffer does, as the library's memory runs out when the task is
/// cancelled: the library asks for some at every few hundred nodes, and knows no other way to be
/// stopped. All XML is to be parsed by this.
pugi::xml_parse_result parse(pugi::xml_document& document, ByteView bytes, unsigned options,
                             pugi::xml_encoding encoding, const Task& task);

}  // namespace wb::llsd
