#pragma once

#include "model/core/core.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb::import {

/// The outermost element of a text that may be XML, told without parsing what is in it.
struct XmlRoot {
  std::string name;      ///< Without its namespace prefix.
  bool isWhole = false;  ///< Its end tag is the last of the text.
};

/// Returns the root, past declarations, comments and a document type; nothing where the text does
/// not begin as XML does.
std::optional<XmlRoot> xmlRootOf(std::string_view text);

/// Returns whether the text opens an element of this name, whatever its prefix.
bool hasElement(std::string_view text, std::string_view name);

/// Returns a text in UTF-16 with one byte a character, which is enough for names of elements;
/// nothing where it is not in UTF-16.
/// @param bytes  Of a text, from its beginning; UTF-16 by its byte order mark or a first `<`.
std::optional<std::string> narrowed(ByteView bytes);

/// Returns whether the text `json` begins as a JSON object that has a member `outer`, an object
/// with a member `inner`. Looks no further than there, and holds nothing.
bool hasMember(std::string_view json, std::string_view outer, std::string_view inner);

}  // namespace wb::import
