#pragma once

#include <string_view>

namespace wb::import {

/// Returns whether a text begins as a JSON object that has a member `outer`, an object with a
/// member `inner`. Looks no further than there, and holds nothing.
bool hasMember(std::string_view json, std::string_view outer, std::string_view inner);

}  // namespace wb::import
