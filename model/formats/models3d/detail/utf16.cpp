#include "model/formats/models3d/detail/utf16.h"

#include <pugixml.hpp>

namespace wb::import3d {

std::string fromUtf16(ByteView bytes) {
  const std::string_view text = textOf(bytes);
  const bool isBigEnd = text.starts_with("\xfe\xff");
  if (!isBigEnd && !text.starts_with("\xff\xfe")) return {};
  std::wstring wide;
  for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
    const unsigned high = bytes[isBigEnd ? i : i + 1];
    const unsigned low = bytes[isBigEnd ? i + 1 : i];
    wide += static_cast<wchar_t>(high << 8 | low);
  }
  return pugi::as_utf8(wide);
}

}  // namespace wb::import3d
