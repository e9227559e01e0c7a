#pragma once

#include "model/octree/world.h"

#include <QObject>
#include <cstdint>
#include <optional>

namespace wb::ui {

class Document;
class RayTrail;
class Selection;

/// The cube of an octree that is looked at: of the cell that is chosen in the view, the leaf that
/// the followed ray meets and the root of the octree that is selected, what was chosen last. It is
/// a cube that the octree has, whatever is changed. Session state.
class CubeChoice : public QObject {
  Q_OBJECT

 public:
  CubeChoice(const Document& document, const Selection& selection, const RayTrail& trail,
             QObject* parent = nullptr);

  const std::optional<octree::Location>& current() const { return current_; }
  /// The cube that the way down from the root ends at, below or at the current one: it stays while
  /// cubes on the way are chosen.
  const octree::Path& deepest() const { return deepest_; }

  /// A cell is chosen; nothing: none is any more.
  void chooseCell(const std::optional<octree::Location>& cell);
  /// The leaf that the followed ray meets, though it is the same as before.
  void chooseLeaf();

 signals:
  /// Another cube is looked at, or it is another one now.
  void changed();

 private:
  enum class Source : std::uint8_t { octree, ray, cell };

  void resetScene(bool isOpened);
  void followOctree();
  void followRay();
  void update();
  bool isThere(const std::optional<octree::Location>& cube) const;
  std::optional<octree::Location> leaf() const;
  std::optional<octree::Location> root() const;
  std::optional<octree::Location> chosen() const;

  const Document& document_;
  const Selection& selection_;
  const RayTrail& trail_;
  Source source_ = Source::octree;
  std::optional<octree::Location> cell_;
  std::optional<octree::Ray> ray_;  ///< That was followed last.
  std::optional<octree::Location> current_;
  octree::Path deepest_;
};

}  // namespace wb::ui
