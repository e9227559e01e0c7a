#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::asset {

/// Who says that something is refused: `viewer`, whose source tests it, or `likely`, where only the
/// server decides.
enum class RefusalConfidence : std::uint8_t { viewer, likely };

/// Returns `viewer` or `likely`, as `confidence` is written.
std::string_view name(RefusalConfidence confidence);

/// One reason why an asset would not upload. Of severity warning: people use such assets in
/// practice, so that it is likely refused at most.
struct Refusal {
  Diagnostic finding;
  RefusalConfidence confidence = RefusalConfidence::viewer;
  std::vector<std::uint32_t> indices{};  ///< All triangles or hulls that it is about, ascending.
  std::size_t withoutArea = 0;           ///< Of degenerate triangles: how many have no area.
  /// Of degenerate triangles, in the unit cube: how far the ends of their shortest edges are apart
  /// on each axis, at most. Merged over that distance, each becomes an edge.
  glm::dvec3 mergeReach{0};
};

/// Reasons in the order of the blocks: version, levels of detail, physics mesh, convex block.
using Refusals = std::vector<Refusal>;

/// Returns what is to be done about a refusal; nothing where no single step is known. A sentence
/// without its full stop: `merge vertices by distance 0.2 mm`.
/// @param refusal  Of findRefusals().
/// @param scale  The sides of the part in metres, which distances are given for.
std::optional<Sentence> remedyOf(const Refusal& refusal, const glm::dvec3& scale);

/// Returns `place` of a refusal, inside an asset, as people call it in their language: `physics
/// mesh`, `base hull`, `high level of detail, face 2`. A place that has no words stays as it is.
Value placeInWords(std::string_view place);

/// Everything that the uploader or the grid would refuse about an asset; see validate().
Refusals findRefusals(const MeshAsset& asset);

/// The same, found once for each asset as long as it lives. Of an asset that was read, what its
/// reader found is in it too. May be called by any thread.
std::shared_ptr<const Refusals> refusalsOf(const std::shared_ptr<const MeshAsset>& asset);

/// The same beside what the reader of the asset found already, which is left out: blocks that are
/// missing, and indices past the vertices. Of an asset that was not read nothing is.
Refusals refusalsBesideReader(const MeshAsset& asset);

/// The findings of refusalsBesideReader() about an `asset`, each with its place and count. Every
/// degenerate triangle is counted, not only the first.
Diagnostics validate(const MeshAsset& asset);

}  // namespace wb::asset
