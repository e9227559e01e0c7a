#pragma once

#include "model/core/core.h"
#include "model/cost/cost.h"
#include "model/scene/scene.h"
#include "model/shapes/shapes.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace wb::making {

/// A linkset with the statistics of each of its parts.
struct WeighedLinkset {
  scene::Linkset linkset;
  std::vector<cost::PartStatistics> statistics;
};

/// Mesh parts that get one shape: all of one mesh and of one size, the same way up. Values of its
/// own, so that another thread can make shapes for them.
struct Group {
  std::vector<scene::Target> parts;               ///< At least one; shapes are made for the first.
  std::shared_ptr<const WeighedLinkset> linkset;  ///< Of the first.
  std::shared_ptr<const asset::MeshAsset> mesh;

  std::size_t first() const { return *parts.front().part; }
  const scene::Part& itself() const { return linkset->linkset.parts[first()]; }
  /// Those in the linkset of the first beside it.
  std::vector<std::size_t> alike() const;
};

/// Whom a shape is for.
enum class Reach : std::uint8_t {
  chosen,  ///< What is chosen.
  alike    ///< All in the scene that has the same mesh and size, too.
};

/// Returns which way is up in the frame of a `part` of a `linkset`, so that two are the same or
/// not. Of small parts always the same: nobody walks about them, and they may lie as they like.
std::array<double, 3> upOf(const scene::Linkset& linkset, const scene::Part& part);

/// Groups the mesh parts of what is chosen, in the order of the scene.
/// @param scene       Where they are; with its geometry.
/// @param statistics  Of the scene, one a linkset.
/// @param chosen      Linksets and parts; what is chosen twice counts once.
/// @param reach       Whether parts alike are taken in that were not chosen.
/// @return What has no mesh that shapes can be made of is a finding; fails where nothing else is
///     chosen.
Result<Loaded<std::vector<Group>>> groupsOf(const scene::Scene& scene,
                                            const cost::SceneStatistics& statistics,
                                            std::span<const scene::Target> chosen, Reach reach);

/// What shapes are wanted for whom.
struct Order {
  std::vector<Group> groups;
  cost::Profile profile;
  shape::ShapeRequest request;
  bool isBudgetFree = false;  ///< The budget is what other weights leave: shape::freeBudget.
};

/// The shapes of each group, in their order, and what is wrong.
struct Made {
  std::vector<std::vector<shape::MadeShape>> shapes;
  Diagnostics findings;
};

/// Chooses one shape for each group of an `order`, of all `shapes` that were made so far, one list
/// a group: of a linkset those that do best together (see shape::chooseShapes).
void choose(const Order& order, std::vector<std::vector<shape::MadeShape>>& shapes);

/// Told of each shape as soon as it is made, in the thread that makes it.
using Found = std::function<void(std::size_t group, const shape::MadeShape& made)>;

/// Makes shapes for all groups, one group after another, and chooses one for each.
/// @param order  The groups and what is asked for.
/// @param found  Called for each shape as soon as it is made; empty: nobody.
/// @param task   Cancelled: gives the shapes of the groups that are done, each group chosen for
///     alone.
/// @return What fails of one group is a finding, and its list is empty.
Made make(const Order& order, const Found& found = {}, const Task& task = {});

}  // namespace wb::making
