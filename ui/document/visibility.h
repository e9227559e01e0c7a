#pragma once

#include "model/analysis/find_targets.h"
#include "model/cost/cost.h"
#include "model/display/display.h"
#include "model/scene/scene.h"

#include <QObject>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace wb::ui {

class Document;

/// What a view leaves out: a value, so that another thread can ask it.
struct HiddenParts {
  std::set<std::size_t> linksets;                       ///< Hidden as a whole.
  std::set<std::pair<std::size_t, std::size_t>> parts;  ///< Of linksets that are not.
  std::set<std::size_t> octrees{};

  bool contains(std::size_t linkset, std::size_t part) const {
    return linksets.contains(linkset) || parts.contains({linkset, part});
  }
  bool isEmpty() const { return linksets.empty() && parts.empty() && octrees.empty(); }
  bool operator==(const HiddenParts&) const = default;
};

/// Which linksets, parts and octrees the view leaves out. Session state, never undone; a new scene
/// is all there. A linkset of which every part is hidden is hidden itself.
class Visibility : public QObject {
  Q_OBJECT

 public:
  explicit Visibility(const Document& document, QObject* parent = nullptr);

  const HiddenParts& hidden() const { return hidden_; }
  bool isHidden(std::size_t linkset, std::size_t part) const {
    return hidden_.contains(linkset, part);
  }
  bool isLinksetHidden(std::size_t linkset) const { return hidden_.linksets.contains(linkset); }
  /// Whether some of its parts are hidden, but not all.
  bool isPartlyHidden(std::size_t linkset) const;
  bool isAllShown() const { return hidden_.isEmpty(); }

  bool isOctreeHidden(std::size_t octree) const { return hidden_.octrees.contains(octree); }

  void hideOctree(std::size_t octree, bool hidden);
  /// All of a linkset's parts.
  void hideLinkset(std::size_t linkset, bool hidden);
  /// A part that is shown of a hidden linkset is the only one of it.
  void hidePart(std::size_t linkset, std::size_t part, bool hidden);
  /// Hides everything but a linkset, or but one part of it.
  void showOnly(std::size_t linkset, std::optional<std::size_t> part = {});
  /// Hides everything but these; where nothing else is shown already, shows all again.
  void isolate(std::span<const weighing::Target> meant);
  void showOnlyOctree(std::size_t octree);
  void showAll();

 signals:
  /// Once a call that changes anything.
  void changed();

 private:
  void put(HiddenParts hidden);
  HiddenParts everything() const;
  std::size_t partsOf(std::size_t linkset) const;

  const Document& document_;
  HiddenParts hidden_;
};

/// What a view shows in place of the document: its scene with other shapes, and what it is weighed
/// as then. It has the same linksets and parts at the same places, and may have more after them.
struct ScenePreview {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
  /// Of another time: it is what it was whatever the document becomes.
  std::optional<cost::Profile> profile{};
  std::set<std::pair<std::size_t, std::size_t>> missing{};  ///< Linksets and parts not to be seen.
  layers::Overlay overlay{};
};

}  // namespace wb::ui
