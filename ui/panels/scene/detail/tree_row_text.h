#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/exceeded_limits.h"
#include "model/octree/octree_statistics.h"
#include "ui/panels/scene/detail/scene_outline.h"

#include <QString>
#include <optional>
#include <vector>

namespace wb::ui {

/// The name of the icon (see ui/widgets/icon.h) that tells what a node of the scene tree is: a
/// region or parcel, an octree, a linkset, a kind of part, a shape. Empty for the scene itself.
QString nodeIconName(const weighing::Weighing& weighing, const SceneNode& node);

/// The cubes of one kind of an octree: how many, how deep and how much memory.
QString describe(octree::CubeKind kind, const octree::KindStatistics& cubes);
/// What is said of an octree, with its memory.
QString withMemory(const QString& octree, std::size_t bytes);

/// What the scene tree says of a weighed scene's nodes. Holds references only.
struct SceneText {
  const weighing::Weighing& weighing;
  const std::vector<cost::RegionCost>& regions;  ///< As sumByRegion() gives them.
  const std::vector<cost::PlaceCost>& places;    ///< As sumByPlace() gives them.
  const std::vector<weighing::Exceeded>& exceeded;

  QString name(const SceneNode& node) const;
  /// The name that a user gives a region, octree, linkset or part; empty where nobody did.
  QString ownName(const SceneNode& node) const;
  /// With its unit: land impact of a region or linkset; physics, penalised if it is physical, of a
  /// part and of the shape it is weighed as.
  QString cost(const SceneNode& node) const;
  /// What a region or parcel holds, with its capacity; empty for all else.
  QString budget(const SceneNode& node) const;
  /// How full a region or parcel is: its share of the capacity, 0 to 1, which is full or over.
  /// Nothing for all else, and where it is not known.
  std::optional<double> filled(const SceneNode& node) const;
  /// More than fits into a line.
  QString nameHelp(const SceneNode& node) const;
  QString costHelp(const SceneNode& node) const;

  /// Whether a node, or anything in it, has a mesh that could not be read.
  bool isCostUnknown(const SceneNode& node) const;
  /// Which limits a region or linkset is over, a line each.
  QString whatIsOver(const SceneNode& node) const;
  /// Whether a shape is the one that its part is weighed as.
  bool decides(const SceneNode& node) const;
  /// What lies on a parcel.
  const cost::PlaceCost& parcelCost(const SceneNode& node) const;

 private:
  struct Budget {
    double landImpact = 0;
    double capacity = 0;
    bool isUnknown = false;
  };
  std::optional<Budget> budgetOf(const SceneNode& node) const;
};

}  // namespace wb::ui
