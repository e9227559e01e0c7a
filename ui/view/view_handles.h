#pragma once

#include "model/scene/scene.h"
#include "ui/document/commands.h"
#include "viewport/section.h"
#include "viewport/view.h"

#include <QObject>
#include <optional>
#include <variant>

namespace wb::ui {

class Selection;

/// Arrows in a view that are dragged: along the region's axes to move what is selected, an octree,
/// an object or a part of one, and across the plane of a section to move that. A drag is one step
/// of undo.
class ViewHandles : public QObject {
  Q_OBJECT

 public:
  ViewHandles(Document& document, const Selection& selection, viewport::View& view,
              QObject* parent = nullptr);

  void setMoving(bool isMoving);
  /// The plane of a section, and a point that the handle stands by; nothing: there is none.
  void showSection(const std::optional<viewport::Section>& section, const glm::dvec3& near);

 signals:
  /// How far something was moved.
  void said(const QString& line);
  /// The plane of the section is to be at another height.
  void sectionMoved(double height);

 private:
  /// What is moved, as it was when the drag began.
  struct PartMove {
    scene::Target target;
    scene::Part before;
  };
  struct OctreeMove {
    std::size_t octree = 0;
    scene::OctreeEntry before;
  };
  using Moved = std::variant<std::monostate, PartMove, OctreeMove>;

  void show();
  std::optional<glm::dvec3> middle() const;
  Moved moved() const;
  void drag(std::size_t handle, double metres, bool withControl);
  void put(const glm::dvec3& by);
  void drop();
  void cancel();

  Document& document_;
  const Selection& selection_;
  viewport::View& view_;
  bool isMoving_ = false;
  std::optional<viewport::Section> section_;
  glm::dvec3 nearSection_{0};
  bool isDragging_ = false;
  Moved moved_;
  Gesture gesture_ = Gesture::none;
  double heightBefore_ = 0;
};

}  // namespace wb::ui
