#pragma once

#include "model/core/task.h"
#include "model/cost/why.h"
#include "model/scene/scene.h"
#include "model/shapes/analyzed_hulls.h"

#include <cstddef>
#include <functional>
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

/// Scripts are put into the root of another linkset.
struct MoveScripts {
  std::vector<std::size_t> parts;
  std::size_t other = 0;
};

/// Normal and specular materials are taken off.
struct NoMaterials {
  std::vector<std::size_t> parts;
};

/// Parts are no animated mesh any more.
struct NotAnimated {
  std::vector<std::size_t> parts;
};

/// Parts, all of one mesh, get another. It is as its file would be read: with the sizes of its
/// levels of detail.
struct NewMesh {
  std::vector<std::size_t> parts;
  std::shared_ptr<const asset::MeshAsset> mesh;
  bool isOfLods = false;  ///< Its levels of detail are others; else its physics shape is.
  /// How far the surface of its levels is off at most where the grid switches to one, of
  /// shape::Screen.
  double pixels = 0;
  /// The hulls that arrive where the uploader's Analyze makes others of those in the mesh; nothing
  /// where its physics shape arrives as it is.
  std::optional<shape::AnalyzedRange> analyzed{};
};

/// Parts, not the root, become a linkset of their own behind this one, the first of them its root.
struct Split {
  std::vector<std::size_t> parts;
};

/// The parts of another linkset become the last of this one; all stay where they are.
struct Merge {
  std::size_t other = 0;
};

struct Change;

/// Several changes, one after the other, each of the scene that those before it leave.
struct Sequence {
  std::vector<std::size_t> linksets;  ///< All that they concern, as the scene has them at first.
  std::vector<Change> steps;
};

/// A change of one linkset of a scene, as data: of the scene that it was suggested for.
struct Change {
  std::size_t linkset = 0;
  std::variant<NewShapeType, NewScale, LongerSides, FewerScripts, MoveScripts, NoMaterials,
               NotAnimated, NewMesh, Split, Merge, Sequence>
      what;
};

/// Indices of the linksets that a change concerns: the changed one and, for Merge and MoveScripts,
/// the other; of a Sequence all.
std::vector<std::size_t> linksetsOf(const Change& change);

/// Whether linksets become more or fewer by a change.
bool changesLinksets(const Change& change);

/// Returns the index of the changed linkset after the change.
std::size_t linksetAfter(const Change& change);

/// Returns what a new mesh is called among the scene's assets: as the one before it, with the first
/// number from 2 on that is free.
/// @param scene   The scene before the change.
/// @param change  Must be a NewMesh: anything else throws std::bad_variant_access.
std::string newAssetName(const scene::Scene& scene, const Change& change);

/// Returns what becomes of linksetsOf(change): one linkset, for Split two (the rest, then what was
/// split off), for MoveScripts both. For NewMesh the parts name an asset that `scene` does not have
/// yet. Not for a Sequence: apply that.
std::vector<scene::Linkset> linksetsAfter(const scene::Scene& scene, const Change& change);

/// Returns the scene with the change made. A new mesh is inside it, as its encoded bytes. For Merge
/// the other linkset is erased, and for Split one is inserted: later indices move.
scene::Scene apply(scene::Scene scene, const Change& change);

// What is looked at of one linkset.
inline constexpr std::size_t mostGroups = 24;             ///< Of parts alike, the most expensive.
inline constexpr std::size_t mostPartsByGroups = 24'000;  ///< Fewer groups of very many parts.
inline constexpr std::size_t mostTrianglesCopied = 5'000'000;  ///< Of all the meshes to try.
inline constexpr std::size_t mostMergePartners = 16;           ///< Other linksets, the nearest.

/// What a change loses beside what it saves, compared in this order: what comes first outweighs all
/// that follows. Each is added up over the parts and steps.
struct Losses {
  /// What it does: 1 a script that is lost or a part that stops being animated, 0.5 a script that
  /// is put into another; 1 where it no longer may be physical, or falls apart while it is physical
  /// or moves; 0.25 where scripts no longer reach across.
  double function = 0;
  double removed = 0;    ///< Surface of the boxes around parts that nothing collides with, m².
  double contact = 0;    ///< How far what avatars stand on (within 50° of level) is off, m.
  double elsewhere = 0;  ///< How far other surfaces are off, m.
  double pixels = 0;     ///< How far what is seen is off: see NewMesh; 1 a part without materials.

  auto operator<=>(const Losses&) const = default;
  Losses& operator+=(const Losses& other);
};

/// The land impact of the linksets that a change concerns, together.
struct Impact {
  double rounded = 0;
  double unrounded = 0;  ///< See cost::unroundedImpact.
};

/// A plan: a change that lowers the land impact, in one step or several, with what it was really
/// weighed to be. Where Analyze makes the hulls that arrive, it is weighed with the most of them.
struct Suggestion {
  Change change;
  cost::Statement what;
  /// What it does beside saving: what concerns avatars first, the work it takes last.
  std::vector<cost::Statement> cautions;
  Impact before;
  Impact after;
  std::vector<cost::Statement> steps{};  ///< Of a Sequence, one a step, in their order.
  Losses losses{};
  /// It takes back what likely made the land impact jump: few parts by which all are weighed.
  bool takesBack = false;
  /// The rounded land impact with the least hulls that Analyze makes; nothing where `after` is what
  /// arrives in any case.
  std::optional<double> leastAfter{};
  /// It links an object to others that costs the least that any object does: what that saves is
  /// theirs.
  bool isForOthers = false;

  double saving() const { return before.rounded - after.rounded; }
  double unroundedSaving() const { return before.unrounded - after.unrounded; }
};

/// Levels of detail of a mesh that take longer to search than anybody waits.
struct NotSearched {
  std::size_t part = 0;       ///< One that has the mesh.
  std::size_t triangles = 0;  ///< Of its high level.
  double seconds = 0;         ///< That searching takes, about.
};

/// What was found of plans for a linkset.
struct Plans {
  std::vector<Suggestion> suggestions;
  double before = 0;  ///< The land impact of the linkset as it is.
  /// The least land impact that any plan of these acts could reach while the linkset stays one at
  /// its size: the server weight without scripts, levels of detail without a triangle, no physics
  /// shape but the root's. Nothing where it is unknown.
  std::optional<double> bound;
  std::vector<NotSearched> notSearched;  ///< That might lower it.

  /// Whether no plan could make it cheaper.
  bool isProven() const { return bound && *bound >= before; }
};

/// Is told of each plan that reaches a lower land impact than all found before it.
using PlanWatcher = std::function<void(const Suggestion&)>;

/// Finds plans, one step or several, as advise() suggests them, and the bound beside them: what
/// takes long to search comes last.
/// @param scene       With its geometry.
/// @param linkset     Index in the scene.
/// @param part        Index in the linkset: only what changes it; nothing: all of them.
/// @param profile     The rules that costs follow.
/// @param isThorough  Whether what takes minutes is searched, too.
/// @param task        Cancelled: gives the plans found so far.
/// @param watcher     Called by the caller's thread while the search goes on.
Plans findPlans(const scene::Scene& scene, std::size_t linkset, std::optional<std::size_t> part,
                const cost::Profile& profile, bool isThorough, const Task& task = {},
                const PlanWatcher& watcher = {});

/// Suggests what would lower the land impact of a linkset, or only of one of its parts: each change
/// is made on a copy and weighed as ever, geometry gone over. Those that save nothing, raise the
/// land impact, make a cost unknown, or make a physical linkset one that may not be physical are
/// left out; so are links and sizes that save something only before rounding. Of steps that save
/// much those that lose least come first (see sortByLoss); links to other objects, which stand
/// within a metre, come last. Steps for the parts of these are suggested only where linking lowers
/// what the linkset itself adds to the land impact.
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

/// Returns the step to take first; null where none lowers the land impact of the object itself.
/// @param suggestions  In the order of advise().
inline const Suggestion* firstStep(std::span<const Suggestion> suggestions) {
  return suggestions.empty() || suggestions.front().isForOthers ? nullptr : &suggestions.front();
}

/// Returns the first suggestion of each kind (by code, whether for one part or several) among
/// `suggestions`, up to `most`; in their order.
std::vector<Suggestion> bestOfEachKind(std::span<const Suggestion> suggestions, std::size_t most);

}  // namespace wb::advice
