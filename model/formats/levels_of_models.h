#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace wb::import {

/// Where a plain model's levels of detail come from that no file gives.
enum class LevelSource : std::uint8_t {
  uploader,  ///< Generated as the uploader's defaults do.
  asGiven,   ///< None: the next higher one serves.
  quarters,  ///< Each a quarter of the triangles of the one above.
};

/// The words of `--levels`.
struct LevelSourceName {
  std::string_view name;
  LevelSource source;
};
inline constexpr std::array levelSourceNames{LevelSourceName{"uploader", LevelSource::uploader},
                                             LevelSourceName{"as-given", LevelSource::asGiven}};

}  // namespace wb::import
