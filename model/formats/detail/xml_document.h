#pragma once

#include "model/core/bytes.h"
#include "model/core/memory_budget.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <pugixml.hpp>

#include <string>
#include <string_view>

namespace wb::import {

/// Reads XML of objects: UTF-8 whatever it declares, unless it begins with a byte order mark of
/// UTF-16. Refuses document types (entities could expand without end), nesting and size past
/// limits.h. An error's place is `byte N`. The document's memory is drawn from `held`.
Result<pugi::xml_document> parseXml(ByteView bytes, HeldMemory& held, const Task& task);

/// Whether bytes begin with a byte order mark of UTF-16.
bool isUtf16(ByteView bytes);

/// Character data of an element without the space around it; empty for none.
std::string textIn(const pugi::xml_node& node);

/// The child element of this name, whatever its namespace prefix; empty node for none.
pugi::xml_node childOf(const pugi::xml_node& node, std::string_view name);

/// The name of an element without a namespace prefix.
std::string_view localName(const pugi::xml_node& node);

}  // namespace wb::import
