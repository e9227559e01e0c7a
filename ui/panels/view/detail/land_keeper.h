#pragma once

#include "model/display/land_map.h"
#include "model/octree/octree_placement.h"
#include "model/scene/scene.h"
#include "ui/panels/view/detail/view_settings.h"

#include <QObject>
#include <QString>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

namespace wb::ui {

class Selection;

/// Which region a map is of. Every region counts its metres from a corner of its own, so that on
/// one map they would lie on each other.
class MapRegion {
 public:
  /// That of what is selected; without a selection the same as before, or the first that something
  /// lies in. Whether that leaves out others than before.
  bool follow(const scene::Scene& scene, const Selection& selection);

  /// The linksets of other regions.
  const std::set<std::size_t>& elsewhere() const { return elsewhere_; }
  QString nameIn(const scene::Scene& scene) const;

 private:
  /// As of Selection::region.
  std::optional<std::size_t> region_;
  std::set<std::size_t> elsewhere_;
};

}  // namespace wb::ui

namespace wb::viewport {
struct Label;
class SceneLayers;
class View;
}  // namespace wb::viewport

namespace wb::ui {

class Document;
class Visibility;

/// Keeps the land under what is shown in step with the document, coloured by what stands on it, and
/// tells what that is of the square under the pointer. Of several regions it is the land of one.
class LandKeeper : public QObject {
  Q_OBJECT

 public:
  LandKeeper(const Document& document, const Selection& selection, const Visibility& visibility,
             viewport::View& view, QObject* parent = nullptr);

  void setSettings(const ViewSettings& settings);
  /// The linksets that do not stand on the land that a pane shows; none where it shows none.
  std::set<std::size_t> elsewhere(bool isBeside) const;
  /// The linkset that a click at the land under the pointer means: the most expensive that stands
  /// there, and where that is selected the next.
  std::optional<std::size_t> nextUnderPointer(bool isBeside) const;
  /// Costs, or the scale that tells them, are others.
  void recolour();
  /// Of several regions, which one's land it is; else empty.
  QString whoseLand() const;

 signals:
  /// The land is that of another region.
  void regionChanged();
  /// A line about the square under the pointer; empty where nothing is told.
  void said(const QString& line);

 private:
  bool isShown(bool isBeside) const;
  void remake();
  void makeLand();
  void followSelection();
  void point(const std::optional<octree::Ray>& ray, bool isBeside);
  const layers::LandSquare* squareOn(const octree::Ray& ray) const;
  std::vector<layers::LandShare> costliestOf(const layers::LandSquare& square) const;
  double costOf(const layers::LandShare& share) const;
  QString describe(const layers::LandSquare& square) const;
  std::vector<viewport::Label> labelsOfParcels() const;

  const Document& document_;
  const Selection& selection_;
  const Visibility& visibility_;
  viewport::View& view_;
  ViewSettings settings_;
  MapRegion region_;
  bool isOver_ = false;                  ///< The pointer is over land.
  std::optional<layers::LandMap> land_;  ///< While it is shown.
  std::vector<layers::ParcelLand> parcels_;
};

}  // namespace wb::ui
