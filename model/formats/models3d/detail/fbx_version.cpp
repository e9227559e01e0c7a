#include "model/formats/models3d/detail/fbx_version.h"

#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace wb::import3d {
namespace {

constexpr std::int64_t oldestRead = 7100;  // FBX 2011

std::optional<std::int64_t> versionOf(ByteView bytes) {
  constexpr std::size_t versionAt = 23;
  constexpr std::size_t headerBytes = 4096;
  std::uint32_t binary = 0;
  const std::string_view text = textOf(bytes);
  if (text.starts_with("Kaydara FBX Binary")) {
    if (bytes.size() < versionAt + sizeof binary) return {};
    std::memcpy(&binary, bytes.data() + versionAt, sizeof binary);
    return isBigEndianFbx(bytes) ? __builtin_bswap32(binary) : binary;
  }
  constexpr std::string_view key = "FBXVersion:";
  const std::size_t place = text.substr(0, headerBytes).find(key);
  std::int64_t version = 0;
  if (place == text.npos || !readNumber(Words(text.substr(place + key.size())).next(), version))
    return {};
  return version;
}

}  // namespace

void refuseOldFbx(ByteView bytes) {
  const auto version = versionOf(bytes);
  if (!version || *version >= oldestRead) return;
  refuse(worker::Refusal::Reason::version,
         {"FBX", std::to_string(*version / 1000) + '.' + std::to_string(*version / 100 % 10),
          "7.1 (FBX 2011) or later"});
}

}  // namespace wb::import3d
