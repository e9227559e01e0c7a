#pragma once

#include <string>
#include <string_view>

namespace wb::import3d {

/// `a%20b` as `a b`; a percent sign without two hexadecimal digits stays.
std::string percentDecoded(std::string_view text);

}  // namespace wb::import3d
