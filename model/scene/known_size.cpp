#include "model/scene/known_size.h"

#include "model/scene/unproven.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace wb::scene {
namespace {

/// As project files name it; what could not be used is kept under its name.
constexpr std::string_view scaleKey = "scale";
/// Stays in a project that such a part is saved to.
constexpr std::string_view unprovenKey = "unproven";

}  // namespace

bool isSizeUnknown(const Part& part) { return part.extra.contains(scaleKey) || isUnproven(part); }

bool isUnproven(const Part& part) { return part.extra.contains(unprovenKey); }

void markUnproven(Part& part) { part.extra.set(unprovenKey, true); }

void takeSizeAsKnown(Part& part) {
  if (!part.extra.contains(scaleKey)) return;
  Json kept = part.extra.json();
  kept.erase(std::string(scaleKey));
  part.extra = KeptJson(std::move(kept));
}

}  // namespace wb::scene
