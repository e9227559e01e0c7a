#pragma once

#include "model/core/bytes.h"
#include "model/core/task.h"

#include <pugixml.hpp>

namespace wb::llsd {

/// What xml_document::load_buffer does, as the library's memory runs out when the task is
/// cancelled: the library asks for some at every few hundred nodes, and knows no other way to be
/// stopped. All XML is to be parsed by this.
pugi::xml_parse_result parse(pugi::xml_document& document, ByteView bytes, unsigned options,
                             pugi::xml_encoding encoding, const Task& task);

}  // namespace wb::llsd
