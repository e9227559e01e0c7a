#include "model/core/detail/prefix.h"

namespace wb::llsd {

std::size_t prefixLength(std::string_view text, std::string_view word) {
  constexpr std::size_t longestPrefix = 64;
  const std::size_t end = text.substr(0, longestPrefix).find("?>");
  if (!text.starts_with("<?") || end == std::string_view::npos) return 0;
  std::string inside;
  for (const char c : text.substr(2, end - 2))
    if (c != ' ') inside += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  if (inside != word) return 0;
  const std::string_view rest = text.substr(end + 2);
  if (rest.starts_with("\r\n")) return end + 4;
  return end + (rest.starts_with('\n') ? 3 : 2);
}

std::string describedByte(std::uint8_t byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  if (byte > ' ' && byte < 0x7f) return {'\'', static_cast<char>(byte), '\''};
  return std::string("byte 0x") + digits[byte >> 4] + digits[byte & 15];
}

}  // namespace wb::llsd
