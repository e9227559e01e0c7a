#include "model/asset/detail/upload_refusal_texts.h"
#include "model/asset/upload_refusal.h"
#include "model/core/limits.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace wb::asset {
namespace {

/// Merging over more than this share of the longest side changes how a model looks.
constexpr double mostMerged = 0.0005;
constexpr double leastMerged = 1e-4;  ///< Metres: what merging by distance begins with in Blender.
constexpr double millimetresPerMetre = 1000;

/// The next of 1, 2, 5, 10 …, as people type distances.
double roundedUp(double distance) {
  double step = std::pow(10, std::floor(std::log10(distance)));
  for (const double digit : {1.0, 2.0, 5.0, 10.0})
    if (digit * step >= distance * (1 - 1e-9)) return digit * step;
  return distance;
}

Sentence ofDegenerate(const Refusal& refusal, const glm::dvec3& scale) {
  const std::size_t count = refusal.indices.size();
  if (refusal.withoutArea == count) return {remedyTexts["remedy.zero_area"], {{"count", count}}};
  const double reach = glm::length(refusal.mergeReach * scale);
  const double longest = std::max({scale.x, scale.y, scale.z});
  if (reach > std::max(leastMerged, mostMerged * longest))
    return {remedyTexts["remedy.simpler_mesh"], {}};
  Number distance = fourDigits(roundedUp(std::max(leastMerged, reach)) * millimetresPerMetre);
  distance.unit = "mm";
  return {refusal.withoutArea > 0 ? remedyTexts["remedy.merge_and_delete"]
                                  : remedyTexts["remedy.merge"],
          {{"distance", Value(distance)}}};
}

struct Remedy {
  std::string_view code;  ///< Of what is refused.
  Text text;
  std::size_t limit = 0;
};

constexpr std::array remedies{
    Remedy{"asset.many_hulls", remedyTexts["remedy.fewer_hulls"], limits::hullsPerAsset},
    Remedy{"asset.many_hull_points", remedyTexts["remedy.fewer_points"], limits::verticesPerHull},
    Remedy{"asset.many_base_points", remedyTexts["remedy.fewer_points"], limits::verticesPerHull},
    Remedy{"asset.flat_hull", remedyTexts["remedy.flat_hulls"]},
    Remedy{"asset.many_faces", remedyTexts["remedy.fewer_materials"], limits::facesPerMesh},
    Remedy{"asset.many_vertices", remedyTexts["remedy.fewer_vertices"]},
    Remedy{"asset.lod_triangles", remedyTexts["remedy.simpler_level"]},
    Remedy{"asset.lod_faces", remedyTexts["remedy.same_materials"]},
    Remedy{"asset.lod_gap", remedyTexts["remedy.every_level"]},
    Remedy{"asset.lod_missing", remedyTexts["remedy.high_level"]},
    Remedy{"asset.index_past_vertices", remedyTexts["remedy.export_again"]},
    Remedy{"asset.vertices_not_finite", remedyTexts["remedy.export_again"]},
    Remedy{"asset.no_physics_convex", remedyTexts["remedy.make_hull"]},
    Remedy{"asset.no_base_hull", remedyTexts["remedy.make_hull"]},
};

}  // namespace

std::string placeInWords(std::string_view place) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{
      {{"physics_convex, base hull", "base hull"},
       {"physics_convex", "physics hulls"},
       {"physics_mesh", "physics mesh"},
       {"_lod", " level of detail"}}};
  std::string words(place);
  for (const auto& [block, name] : names)
    if (const std::size_t at = words.find(block); at != std::string::npos)
      words.replace(at, block.size(), name);
  return words;
}

std::optional<Sentence> remedyOf(const Refusal& refusal, const glm::dvec3& scale) {
  const std::string_view code = refusal.finding.text.code;
  if (code == "asset.degenerate_triangles") return ofDegenerate(refusal, scale);
  const auto found = std::ranges::find(remedies, code, &Remedy::code);
  if (found == remedies.end()) return {};
  return Sentence{found->text, {{"limit", found->limit}}};
}

}  // namespace wb::asset
