#pragma once

#include "model/analysis/find_targets.h"
#include "model/cost/culprits.h"
#include "model/display/display.h"
#include "model/display/pick.h"
#include "model/scene/scene.h"

#include <QObject>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::ui {

/// Triangles (indices in the part's shape) or hulls (groups) of a layer to light up.
struct Highlight {
  layers::Layer layer = layers::Layer::physicsMesh;
  std::size_t linkset = 0;
  std::size_t part = 0;
  bool hulls = false;                  ///< Indices are hulls, not triangles.
  std::vector<std::uint32_t> indices;  ///< Empty: all of the part.
  bool operator==(const Highlight&) const = default;
};

/// Where the cost of an object comes from, as a list says it: views light and number it alike.
struct Origins {
  std::size_t linkset = 0;
  std::vector<std::vector<cost::Culprit>> culprits;  ///< Of each that is listed, in that order.
  std::optional<std::size_t> pointed;                ///< The one that is lit alone.

  /// From 1; 0 for what is not listed.
  int numberOf(const cost::Culprit& culprit) const;
};

/// What a user looks at: a linkset, perhaps one of its parts, perhaps triangles or a hull of it. Of
/// several that are chosen together, the one chosen last. Session state, shared by all views.
class Selection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const std::optional<weighing::Target>& current() const { return current_; }
  void select(const std::optional<weighing::Target>& selected);

  /// All that is chosen, each once, in the order of choosing.
  const std::vector<weighing::Target>& all() const { return all_; }
  void selectAll(std::vector<weighing::Target> selected);

  /// Either an octree, or a region, or something of linksets is selected.
  std::optional<std::size_t> octree() const { return octree_; }
  void selectOctree(std::optional<std::size_t> octree);
  /// By its index; the number of regions stands for what lies in none.
  std::optional<std::size_t> region() const { return region_; }
  void selectRegion(std::optional<std::size_t> region);

  const std::optional<Highlight>& highlighted() const { return highlight_; }
  void highlight(const std::optional<Highlight>& highlighted);

  /// Of the object that is selected; of none once another is.
  const Origins& origins() const { return origins_; }
  void setOrigins(std::size_t linkset, std::vector<std::vector<cost::Culprit>> culprits);
  /// Pointer or focus is at one of them in a list; nothing: at none.
  void pointAt(std::optional<std::size_t> origin);
  /// The pointer is over this in a view; nothing: over none of it.
  void hover(const std::optional<layers::Pick>& pick) { emit hovered(pick); }

 signals:
  /// Another is looked at, or others are chosen with it.
  void changed(const std::optional<wb::weighing::Target>& selected);
  void octreeChanged(std::optional<std::size_t> octree);
  void regionChanged(std::optional<std::size_t> region);
  void highlightChanged(const std::optional<wb::ui::Highlight>& highlighted);
  void originsChanged();
  void hovered(const std::optional<wb::layers::Pick>& pick);

 private:
  void put(std::vector<weighing::Target> all, std::optional<std::size_t> octree,
           std::optional<std::size_t> region);

  std::vector<weighing::Target> all_;
  std::optional<weighing::Target> current_;  ///< The last of all.
  std::optional<std::size_t> octree_;
  std::optional<std::size_t> region_;
  std::optional<Highlight> highlight_;
  Origins origins_;
};

class Document;
class Selection;

/// The mesh whose hulls are meant by what is selected last, if that is one part.
std::optional<scene::Target> chosenMesh(const Document& document, const Selection& selection);

/// Hulls of it that are lit up. A view may show others than the document has: none then.
std::vector<std::uint32_t> chosenHulls(const Document& document, const Selection& selection);

}  // namespace wb::ui
