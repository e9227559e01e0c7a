#pragma once

#include "model/scene/detail/kept_json.h"
#include "model/scene/json_printer.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace wb::scene {

/// Adds a member whose key the object does not have yet; unlike the library's own way it does not
/// look for that key first, which matters for objects of thousands of keys.
void addMember(OrderedJson& object, std::string_view key, OrderedJson value);

/// A project's text: jsonText in its layout, and a newline at the end.
std::string printed(const OrderedJson& json);

/// A text in quotes for a message: escaped, without control characters, and cut when it is long.
std::string excerptOfText(std::string_view text);

/// A value for a message: `"a text"`, `-3`, `[1, 2]`; a longer or deeper one is cut to `[…]`,
/// `{…}`.
std::string excerpt(const Json& json);

}  // namespace wb::scene
