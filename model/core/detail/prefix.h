#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace wb::llsd {

/// The length of an optional first line `<? WORD ?>`, in any letter case (`word` is in lower case),
/// its line end included; 0 without one.
std::size_t prefixLength(std::string_view text, std::string_view word);

/// A byte as an error names it: `'x'`, or `byte 0x1f`.
std::string describedByte(std::uint8_t byte);

}  // namespace wb::llsd
