#include "model/formats/models3d/detail/uri.h"

#include <charconv>
#include <cstdint>

namespace wb::import3d {

std::string percentDecoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint8_t byte = 0;
    const char* const digits = text.data() + i + 1;
    const bool isEscape = text[i] == '%' && i + 2 < text.size() &&
                          std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    result += isEscape ? static_cast<char>(byte) : text[i];
    if (isEscape) i += 2;
  }
  return result;
}

}  // namespace wb::import3d
