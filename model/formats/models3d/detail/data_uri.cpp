#include "model/formats/models3d/detail/data_uri.h"

#include "model/formats/models3d/detail/uri.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace wb::import3d {
namespace {

/// 0..63; nothing for a character that is none of Base64.
std::optional<std::uint32_t> sixBitsOf(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+' || c == '-') return 62;
  if (c == '/' || c == '_') return 63;
  return {};
}

std::optional<Bytes> fromBase64(std::string_view text) {
  Bytes bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    if (c == '=' || c == '\n' || c == '\r' || c == ' ') continue;
    const auto six = sixBitsOf(c);
    if (!six) return {};
    bits = (bits << 6) | *six;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::uint8_t>(bits >> count));
  }
  return bytes;
}

}  // namespace

std::optional<Bytes> bytesOfDataUri(std::string_view uri) {
  const std::size_t comma = uri.find(',');
  if (comma == uri.npos) return {};
  const std::string_view content = uri.substr(comma + 1);
  const bool isEscaped = content.find('%') != content.npos;
  const std::string plain = isEscaped ? percentDecoded(content) : std::string();
  const std::string_view text = isEscaped ? std::string_view(plain) : content;
  if (uri.substr(0, comma).ends_with(";base64")) return fromBase64(text);
  return Bytes(text.begin(), text.end());
}

}  // namespace wb::import3d
