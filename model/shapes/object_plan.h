#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/scene/scene.h"
#include "model/shapes/generated_levels.h"
#include "model/shapes/generation.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::making {

// Plans an object from the model to its upload: levels of detail first, then physics shapes, each
// with the land impact after it. What was found stays right until the visible meshes change: bodies
// of linked shapes, other physics shapes and lower levels of detail do not change them.

/// An object as it is before anything is made for it.
struct PlannedObject {
  WeighedLinkset linkset;
  /// One a part; null for what is no mesh, and for a missing one.
  std::vector<std::shared_ptr<const asset::MeshAsset>> meshes;
};

/// Returns the object at the index `linkset` of a `scene` with its `statistics`, to be planned.
PlannedObject plannedObject(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                            std::size_t linkset);

/// Returns the indices of the parts of a `linkset` that are no bodies of linked shapes (see
/// shape::isBody): used shapes keep their order.
std::vector<std::size_t> visibleParts(const scene::Linkset& linkset);

/// Returns whether the object at the index `linkset` of a `scene` still has the visible parts of
/// the `object`: of the same kinds and sizes, with the same high levels of detail.
bool isStill(const PlannedObject& object, const scene::Scene& scene, std::size_t linkset);

/// Returns an order with what else is in the scene now, if the parts that it is for still look the
/// same there and are the same way up; nothing if not. Where parts were added, such as the bodies
/// of a linked shape, or removed, the order stays as it is.
/// @param order       As it was made, maybe of an earlier state of the scene.
/// @param scene       As it is now.
/// @param statistics  Of the scene, one a linkset.
std::optional<Order> followed(Order order, const scene::Scene& scene,
                              const cost::SceneStatistics& statistics);

/// Returns the `target`, a part in the scene that the `order` is of, in the `scene` of now, where
/// bodies of linked shapes may stand before it. Without the index of a part where it is gone.
scene::Target partNow(const Order& order, const scene::Target& target, const scene::Scene& scene);

/// Returns whether a part of a scene collides as the shape that it was given. Of a linked shape:
/// the part has no physics, and its linkset has bodies of some linked shape.
/// @param scene  As it is now.
/// @param part   With the index of a part.
/// @param given  Its mesh as it was with that shape; lower levels of detail may be others by now.
/// @param shape  The one it was given.
bool collidesAs(const scene::Scene& scene, const scene::Target& part, const asset::MeshAsset& given,
                const shape::FittedShape& shape);

/// Returns whether an object still collides as it did when it was planned; lower levels of detail
/// may be others by now.
/// @param object   As it was then.
/// @param scene    As it is now, where the object still looks the same (see isStill).
/// @param linkset  Index of the object in the scene.
/// @param used     Indices of parts that were given shapes since, which are not looked at.
bool collidesAsPlanned(const PlannedObject& object, const scene::Scene& scene, std::size_t linkset,
                       std::span<const std::size_t> used);

/// Returns whether the groups `a` and `b` are of the same parts of the same objects, though bodies
/// of a linked shape may have come before them in between.
bool areOfSameParts(const Group& a, const Group& b);

/// Weighs all `shapes` of an `order`, one list a group, again.
void weighAgain(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes);

/// How far off shapes may be, of which the best is wanted.
struct Within {
  std::optional<shape::Tolerance> tolerance{};     ///< Nothing: as far as they like.
  std::optional<shape::TolerancesByZone> zones{};  ///< Then whatever the `tolerance` is.

  /// Whether a shape that was `made` is so close. Where it was not measured by zone, it must be
  /// everywhere as close as in the stricter one.
  bool isCloseEnough(const shape::MadeShape& made) const;
  /// Whether what was `made` is so close, is used, and keeps passages open.
  bool holds(const shape::MadeShape& made) const;
  bool operator==(const Within&) const = default;
  /// How far off a shape of a part with that `diagonal` may be anywhere, m; nothing: as far as it
  /// likes.
  std::optional<double> most(double diagonal) const;
};

/// Returns how far off shapes may be by a `request`, whose budget is not looked at.
Within withinOf(const shape::ShapeRequest& request);

/// How far off shapes may be where avatars touch them, m, of which people choose one: the closest
/// first.
inline constexpr std::array contactStops{0.01, 0.02, 0.05, 0.1, 0.3};

/// Returns what it means to choose one of these: elsewhere shapes may be as far off as is usual,
/// and no less than at the contact.
Within withinStop(double contact);

/// Returns the first of these that a shape that was `made` is close enough for; nothing where it is
/// for none.
std::optional<double> closestStop(const shape::MadeShape& made);

/// Returns which of all `shapes` found so far, one list a group of an `order`, is best `within` a
/// distance, whatever they were made for: one index a group, nothing where none is so close (see
/// shape::chooseShapes).
std::vector<std::optional<std::size_t>> bestWithin(
    const Order& order, const Within& within, std::vector<std::vector<shape::MadeShape>> shapes);

/// Levels of detail for the parts of an object that have one mesh.
struct LevelsOfMesh {
  std::vector<std::size_t> parts;  ///< Of PlannedObject::linkset.
  shape::MadeLevels made;
  /// One a part. A base hull that is made of a level of detail is another with other levels.
  std::vector<cost::PartStatistics> statistics{};
  std::size_t hullVertices = 0;  ///< Of the one hull that the uploader makes of them; 0: of none.
};

/// Returns levels that were `made` for parts of an `object` that have one mesh, with the statistics
/// of these `parts` by a `profile`. Goes over the geometry once: levels are weighed often.
LevelsOfMesh levelsOf(const PlannedObject& object, std::vector<std::size_t> parts,
                      shape::MadeLevels made, const cost::Profile& profile);

/// Levels of detail for all meshes of an object.
struct PlannedLevels {
  std::vector<LevelsOfMesh> meshes;
  double before = 0;      ///< Land impact of the object as it is planned, LI,
  double landImpact = 0;  ///< and with these levels.
  Diagnostics findings;   ///< Of meshes that none were made for.

  /// From how far off nobody sees that lower levels are shown, m (see MadeLevels::sameBeyond).
  double sameBeyond() const;
  /// Vertices of the one hull that the uploader makes of the levels of a `part`; 0 where it makes
  /// none, and for a part without such levels.
  std::size_t hullVerticesOf(std::size_t part) const;
};

/// Makes levels of detail for each mesh of an object as closely as asked for by default (see
/// shape::LevelChoice). Levels that would raise the land impact are left out.
/// @param object   The one planned.
/// @param profile  Whose rules it is weighed under, and where the grid switches levels.
/// @param task     Cancelled: fails.
/// @return Fails for an object without a mesh, and where levels can be made for none.
Result<PlannedLevels> planLevels(const PlannedObject& object, const cost::Profile& profile,
                                 const Task& task = {});

/// Returns about how many seconds planLevels takes for an `object`.
double secondsForLevels(const PlannedObject& object);

/// Returns an `order` by which shapes are chosen for the object as it is planned: with the levels
/// of detail that it gets. What is free beside the download weight of today may not be beside
/// theirs.
/// @param order    Of the scene as it is. Groups of other objects stay as they are, as do those of
///     an object that has bodies of a linked shape by now.
/// @param linkset  Index of the object in that scene.
/// @param object   As it is planned.
/// @param levels   That it gets; null: the order stays as it is.
Order plannedWith(Order order, std::size_t linkset, const PlannedObject& object,
                  const PlannedLevels* levels);

/// A shape that was chosen for parts of a planned object.
struct PlannedShape {
  std::vector<std::size_t> parts;  ///< Of PlannedObject::linkset.
  const shape::MadeShape* made;    ///< Not null.
};

/// Returns the costs of a planned object as it arrives on the grid (see shape::useShapeOnGrid).
/// @param object   As it is planned; not changed.
/// @param levels   That it gets; null: it keeps its own.
/// @param shapes   That its parts get; the other parts keep their own.
/// @param profile  The rules.
cost::LinksetCost costWith(const PlannedObject& object, const PlannedLevels* levels,
                           std::span<const PlannedShape> shapes, const cost::Profile& profile);

/// Returns the costs of an object, as it is now, once it is uploaded.
/// @param now      With the shapes in use.
/// @param shapes   In use; parts of `now`.
/// @param profile  The rules.
cost::LinksetCost arrivingCost(const WeighedLinkset& now, std::span<const PlannedShape> shapes,
                               const cost::Profile& profile);

/// Returns a `scene` in which the object at the index `linkset` has its `levels`, whatever its
/// parts collide as. The meshes with them are other assets; those of before stay where other parts
/// have them. The object must still be there (see isStill). Fails where a mesh cannot be stored.
Result<scene::Scene> withLevels(scene::Scene scene, std::size_t linkset,
                                const PlannedObject& object, const PlannedLevels& levels);

/// Returns whether the object at the index `linkset` of a `scene` has these `levels` already.
bool hasLevels(const scene::Scene& scene, std::size_t linkset, const PlannedObject& object,
               const PlannedLevels& levels);

}  // namespace wb::making
