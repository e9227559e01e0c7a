#include "model/formats/detail/oxp_kind.h"

#include "model/asset/decode.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wb::import {

bool looksLikeZlib(ByteView bytes) {
  constexpr unsigned deflateMethod = 0x78;
  return bytes.size() >= 2 && bytes[0] == deflateMethod && (bytes[0] * 256U + bytes[1]) % 31 == 0;
}

bool looksLikeOxp(ByteView bytes) {
  constexpr std::size_t lookedAt = 64;  // Bytes that hold a prefix line and the first key.
  constexpr std::array<std::string_view, 5> keys{"format_version", "linkset", "prim", "inventory",
                                                 "asset"};
  if (!looksLikeZlib(bytes)) return false;
  asset::Inflater inflater;
  std::string_view text = textOf(inflater.beginning(bytes, lookedAt));
  if (text.starts_with("<?")) text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text.starts_with('{') && std::ranges::any_of(keys, [text](std::string_view key) {
           return text.find(key) != std::string_view::npos;
         });
}

}  // namespace wb::import
