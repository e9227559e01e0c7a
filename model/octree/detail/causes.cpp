#include "model/octree/detail/causes.h"

#include "model/octree/detail/octree_texts.h"

namespace wb::octree {
namespace {

struct CauseWords {
  std::string_view name;
  Text clause;
};

constexpr std::array<CauseWords, allCauses.size()> causeWords{{
    {"origin_inside", octreeTexts["cause.inside"]},
    {"line", octreeTexts["cause.line"]},
    {"no_return", octreeTexts["cause.no_return"]},
    {"four_children", octreeTexts["cause.four_children"]},
    {"child_centre", octreeTexts["cause.child_centre"]},
    {"octree_centre", octreeTexts["cause.octree_centre"]},
    {"face_centre", octreeTexts["cause.face_centre"]},
    {"turned", octreeTexts["cause.turned"]},
    {"indented", octreeTexts["cause.indented"]},
}};

}  // namespace

std::string_view name(Cause cause) { return causeWords[static_cast<std::size_t>(cause)].name; }

Text clauseOf(Cause cause) { return causeWords[static_cast<std::size_t>(cause)].clause; }

}  // namespace wb::octree
