#include "model/formats/reader/walls.h"

#include "model/formats/reader/detail/reader_texts.h"

#include <cstddef>

namespace wb::worker {
namespace {

struct WallRow {
  std::string_view name;
  Text meaning;
};

/// In the order of Wall.
constexpr std::array<WallRow, allWalls.size()> rows{{
    {"descriptors", workerTexts["wall.descriptors"]},
    {"environment", workerTexts["wall.environment"]},
    {"new_privileges", workerTexts["wall.new_privileges"]},
    {"network", workerTexts["wall.network"]},
    {"file_system", workerTexts["wall.file_system"]},
    {"capabilities", workerTexts["wall.capabilities"]},
    {"landlock", workerTexts["wall.landlock"]},
    {"limits", workerTexts["wall.limits"]},
    {"system_calls", workerTexts["wall.system_calls"]},
}};

}  // namespace

std::string_view name(Wall wall) { return rows[static_cast<std::size_t>(wall)].name; }

Text meaningOf(Wall wall) { return rows[static_cast<std::size_t>(wall)].meaning; }

}  // namespace wb::worker
