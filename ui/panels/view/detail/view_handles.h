#pragma once

#include "model/scene/part_placement.h"
#include "model/scene/scene.h"
#include "ui/document/commands.h"
#include "viewport/camera.h"
#include "viewport/view.h"

#include <QKeyEvent>
#include <QObject>
#include <QString>
#include <optional>
#include <variant>

namespace wb::ui {

/// A number that is typed where no field is: how far something is to be moved along a handle.
class TypedDistance {
 public:
  bool isBegun() const { return handle_.has_value(); }
  /// Nothing is typed yet.
  void begin(std::size_t handle);
  void end() { handle_.reset(); }
  std::size_t handle() const { return *handle_; }
  /// Whether a key is of a number, which then goes on by it. A comma is a point.
  bool take(const QKeyEvent& event);
  /// As it is typed so far.
  const QString& text() const { return text_; }
  /// In what it was typed in; 0 before the first digit.
  double value() const { return text_.toDouble(); }

 private:
  std::optional<std::size_t> handle_;
  QString text_;
};

class HullCorners;
class Selection;

/// What is dragged in a view: arrows along the region's axes and rings about them, to move and turn
/// what is selected, an octree, an object or a part of one; an arrow across the plane of a section,
/// to move that; the corners of the one hull that is chosen, in place of those of its part. A drag
/// is one step of undo.
class ViewHandles : public QObject {
  Q_OBJECT

 public:
  ViewHandles(Document& document, Selection& selection, viewport::View& view,
              QObject* parent = nullptr);

  void setMoving(bool isMoving);
  /// While arrows are shown x, y or z chooses one of them, or a drag has one in hand: numbers then
  /// say how far, Return takes that, Esc puts it back. Whether the key was of these.
  bool key(const QKeyEvent& event);
  /// Hulls are drawn apart, not where they are: their corners cannot be dragged.
  void setExploded(bool isExploded);
  /// Lines that tell what a question is about; none: it is answered.
  void showGuides(const std::vector<viewport::Line>& guides);
  /// The plane of a section, and a point that the handle stands by; nothing: there is none.
  void showSection(const std::optional<viewport::Section>& section, const glm::dvec3& near);

 signals:
  /// How far something was moved.
  void said(const QString& line);
  /// The plane of the section is to be at another height.
  void sectionMoved(double height);

 private:
  struct OfPart {
    scene::Target target;
    scene::Part value;
  };
  struct OfOctree {
    std::size_t octree = 0;
    scene::OctreeEntry value;
  };
  struct OfSection {
    double height = 0;
  };
  /// What is dragged, as it was when the drag began.
  using Before = std::variant<OfPart, OfOctree, OfSection>;

  void show();
  void showHandles();
  void addArrows();
  void dragDot(std::size_t handle, const glm::dvec3& by);
  std::optional<glm::dvec3> middle() const;
  Before before(std::size_t handle) const;
  void drag(std::size_t handle, double by, bool withControl);
  void move(std::size_t handle, double by, bool isFree);
  bool beginTyping(const QKeyEvent& event);
  void followTyped();
  void put(const scene::Motion& motion);
  void tellMoved(const viewport::Handle& handle, double by);
  void hint();
  bool movesByRoot() const;
  glm::dvec3 place() const;
  void drop();
  void cancel();

  Document& document_;
  const Selection& selection_;
  viewport::View& view_;
  HullCorners* corners_;
  bool isMoving_ = false;
  bool isExploded_ = false;
  bool hasHull_ = false;     ///< One is chosen.
  bool hasCorners_ = false;  ///< Handles are those of that hull.
  std::vector<viewport::Line> guides_;
  std::optional<viewport::Section> section_;
  glm::dvec3 nearSection_{0};
  std::vector<viewport::Handle> handles_;
  std::optional<Before> before_;  ///< While something is dragged.
  glm::dvec3 about_{0};           ///< What a ring turns about.
  Gesture gesture_ = Gesture::none;
  TypedDistance typed_;
  std::optional<std::size_t> inHand_;  ///< Which handle the pointer drags.
};

}  // namespace wb::ui
