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
/// Returns what `text` becomes at most, in one pass over it. It need not be well-formed.
XmlMemory xmlMemory(ByteView text);

/// Parses XML as xml_document::load_buffer does, except that memory runs out
/// (`status_out_of_memory`) when the task is cancelled: the library asks for some at every few
/// hundred nodes, and knows no other way to be stopped. All XML is to be parsed by this.
/// @param document  What it held before goes.
/// @param bytes  Copied: they need not outlive the document.
/// @param options  pugixml's `parse_` flags.
/// @param encoding  Of `bytes`; `encoding_auto` finds out.
/// @param task  Asked as often as the library asks for memory; it reports no progress.
pugi::xml_parse_result parse(pugi::xml_document& document, ByteView bytes, unsigned options,
                             pugi::xml_encoding encoding, const Task& task);

}  // namespace wb::llsd
