#pragma once

#include "model/core/task.h"
#include "model/cost/why.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace wb::advice {

// What can be changed about a linkset. Parts are indices in it, ascending, at least one.

/// Parts get another physics shape type.
struct NewShapeType {
  std::vector<std::size_t> parts;
  scene::ShapeType type = scene::ShapeType::prim;
};

/// Parts get these sides, whatever they had.
struct NewScale {
  std::vector<std::size_t> parts;
  glm::dvec3 scale{0.5};  ///< Metres.
};

/// Each side that is shorter becomes as long as this.
struct LongerSides {
  std::vector<std::size_t> parts;
  double shortest = 0;  ///< Metres.
};

/// Scripts are taken out.
struct FewerScripts {
  std::vector<std::size_t> parts;
  std::optional<std::size_t> keeper;  ///< One of the parts, which then has a single script.
};

/// Parts, all of one mesh, get another. It is as its file would be read: with the sizes of its
/// levels of detail.
struct NewMesh {
  std::vector<std::size_t> parts;
  std::shared_ptr<const asset::MeshAsset> mesh;
  bool isOfLods = false;  ///< Its levels of detail are others; else its physics shape is.
};

/// Parts, not the root, become a linkset of their own behind this one, the first of them its root.
struct Split {
  std::vector<std::size_t> parts;
};

/// The parts of another linkset become the last of this one; all stay where they are.
struct Merge {
  std::size_t other = 0;
};

/// A change of one linkset of a scene, as data: of the scene that it was suggested for.
struct Change {
  std::size_t linkset = 0;
  std::variant<NewShapeType, NewScale, LongerSides, FewerScripts, NewMesh, Split, Merge> what;
};

/// Indices of the linksets that a change concerns: the changed one and, for Merge, the other.
std::vector<std::size_t> linksetsOf(const Change& change);

/// Returns what a new mesh is called among the scene's assets: as the one before it, with the first
/// number from 2 on that is free.
/// @param scene   The scene before the change.
/// @param change  Must be a NewMesh: anything else throws std::bad_variant_access.
std::string newAssetName(const scene::Scene& scene, const Change& change);

/// Returns what becomes of linksetsOf(change): one linkset, or for Split two (the rest, then what
/// was split off). For NewMesh the parts name an asset that `scene` does not have yet.
std::vector<scene::Linkset> linksetsAfter(const scene::Scene& scene, const Change& change);

/// Returns the scene with the change made. A new mesh is inside it, as its encoded bytes. For Merge
/// the other linkset is erased, and for Split one is inserted: later indices move.
scene::Scene apply(scene::Scene scene, const Change& change);

// What is looked at of one linkset.
inline constexpr std::size_t mostGroups = 24;             ///< Of parts alike, the most expensive.
inline constexpr std::size_t mostPartsByGroups = 24'000;  ///< Fewer groups of very many parts.
inline constexpr std::size_t mostTrianglesCopied = 5'000'000;  ///< Of all meshes tried anew.
inline constexpr std::size_t mostMergePartners = 16;           ///< Other linksets, the nearest.

/// The land impact of the linksets that a change concerns, together.
struct Impact {
  double rounded = 0;
  double unrounded = 0;  ///< See cost::unroundedImpact.
};

/// A change that lowers the land impact, with what it was really weighed to be.
struct Suggestion {
  Change change;
  cost::Statement what;
  std::vector<cost::Statement> cautions;  ///< What it does beside saving.
  Impact before;
  Impact after;

  double saving() const { return before.rounded - after.rounded; }
  double unroundedSaving() const { return before.unrounded - after.unrounded; }
};

/// Suggests what would lower the land impact of a linkset, or only of one of its parts: each change
/// is made on a copy and weighed as ever, geometry gone over. Those that save nothing, raise the
/// land impact, make a cost unknown, or make a physical linkset one that may not be physical are
/// left out; so are links and sizes that save something only before rounding. Of steps that save
/// much those that lose least come first (see sortByLoss); links to other objects, which stand
/// within a metre, come last.
/// @param scene    With its geometry; not changed.
/// @param linkset  Index; one without parts has no suggestions.
/// @param part     Index in the linkset; nothing: any of its parts may change.
/// @param profile  The rules that land impacts are counted by.
/// @param task     Cancelled: gives the suggestions found so far. Progress names the linkset.
std::vector<Suggestion> advise(const scene::Scene& scene, std::size_t linkset,
                               std::optional<std::size_t> part, const cost::Profile& profile,
                               const Task& task = {});

/// The scene with a suggestion for it made real.
inline scene::Scene apply(scene::Scene scene, const Suggestion& suggestion) {
  return apply(std::move(scene), suggestion.change);
}

/// Returns the first suggestion of each kind (by code, whether for one part or several) among
/// `suggestions`, up to `most`; in their order.
std::vector<Suggestion> bestOfEachKind(std::span<const Suggestion> suggestions, std::size_t most);

}  // namespace wb::advice
