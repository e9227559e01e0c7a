#include "model/scene/known_size.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace wb::scene {
namespace {

/// As project files name it; what could not be used is kept under its name.
constexpr std::string_view scaleKey = "scale";

}  // namespace

bool isSizeUnknown(const Part& part) { return part.extra.contains(scaleKey); }

void takeSizeAsKnown(Part& part) {
  if (!part.extra.contains(scaleKey)) return;
  Json kept = part.extra.json();
  kept.erase(std::string(scaleKey));
  part.extra = KeptJson(std::move(kept));
}

}  // namespace wb::scene
