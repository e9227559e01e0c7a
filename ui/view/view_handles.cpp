#include "ui/view/view_handles.h"

#include "model/layers/bounds.h"
#include "ui/base/model_text.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QStringList>
#include <array>
#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

/// Steps to a metre of a drag without Ctrl.
constexpr double stepsAMetre = 10;
// As the cube of the axes has them: x red, y green, z blue.
constexpr std::array<viewport::Colour, 3> axisColours{
    {{214, 58, 60}, {72, 150, 58}, {48, 96, 208}}};
constexpr viewport::Colour sectionColour{255, 140, 0};

glm::dvec3 unitAlong(std::size_t axis) {
  glm::dvec3 unit(0);
  unit[static_cast<int>(axis)] = 1;
  return unit;
}

}  // namespace

ViewHandles::ViewHandles(Document& document, const Selection& selection, viewport::View& view,
                         QObject* parent)
    : QObject(parent), document_(document), selection_(selection), view_(view) {
  connect(&selection_, &Selection::changed, this, &ViewHandles::show);
  connect(&selection_, &Selection::octreeChanged, this, &ViewHandles::show);
  connect(&document_, &Document::sceneReset, this, &ViewHandles::show);
  connect(&document_, &Document::partsChanged, this, &ViewHandles::show);
  connect(&document_, &Document::octreeChanged, this, &ViewHandles::show);
  connect(&view_, &viewport::View::handleDragged, this, &ViewHandles::drag);
  connect(&view_, &viewport::View::handleDropped, this, &ViewHandles::drop);
  connect(&view_, &viewport::View::handleCancelled, this, &ViewHandles::cancel);
}

void ViewHandles::setMoving(bool isMoving) {
  if (isMoving == std::exchange(isMoving_, isMoving)) return;
  show();
  if (isMoving && !middle()) emit said(tr("Select an object, a part or an octree to move."));
}

void ViewHandles::showSection(const std::optional<viewport::Section>& section,
                              const glm::dvec3& near) {
  section_ = section;
  nearSection_ = near;
  show();
}

/// Three to move, or none, and the one of the section.
void ViewHandles::show() {
  std::vector<viewport::Handle> handles;
  if (const auto from = isMoving_ ? middle() : std::nullopt)
    for (std::size_t axis = 0; axis < axisColours.size(); ++axis)
      handles.push_back({*from, unitAlong(axis), axisColours[axis]});
  if (section_) {
    const double away = section_->height - glm::dot(section_->normal, nearSection_);
    handles.push_back({nearSection_ + away * section_->normal, section_->normal, sectionColour});
  }
  view_.showHandles(handles);
}

std::optional<glm::dvec3> ViewHandles::middle() const {
  const scene::Scene& scene = document_.weighing().scene;
  std::optional<layers::Bounds> bounds;
  if (const auto octree = selection_.octree(); octree && *octree < scene.octrees.size()) {
    bounds = layers::boundsOfOctree(scene, *octree);
  } else if (const auto& target = selection_.current();
             target && target->linkset < scene.linksets.size()) {
    bounds = layers::boundsOf(scene, target->linkset, target->part);
  }
  if (!bounds) return {};
  return (bounds->low + bounds->high) / 2.0;
}

ViewHandles::Moved ViewHandles::moved() const {
  const scene::Scene& scene = document_.weighing().scene;
  if (const auto octree = selection_.octree()) return OctreeMove{*octree, scene.octrees[*octree]};
  const auto& target = selection_.current();
  return PartMove{*target, placedPart(document_, target->linkset, target->part.value_or(0))};
}

void ViewHandles::drag(std::size_t handle, double metres, bool withControl) {
  const bool isSection = section_ && (!isMoving_ || !middle() || handle == axisColours.size());
  if (!std::exchange(isDragging_, true)) {
    gesture_ = newGesture();
    moved_ = isSection ? Moved() : moved();
    heightBefore_ = section_ ? section_->height : 0;
  }
  const double by = withControl ? metres : std::round(metres * stepsAMetre) / stepsAMetre;
  if (isSection) {
    emit sectionMoved(heightBefore_ + by);
    return emit said(tr("Section at %1 m").arg(shownNumber(section_->height)));
  }
  put(by * unitAlong(handle));
  const std::array axes{tr("x"), tr("y"), tr("z")};
  emit said(tr("Moved by %1 m along %2").arg(shownNumber(by), axes[handle]));
}

/// Of a part other than the root in the root's frame, in which it stands.
void ViewHandles::put(const glm::dvec3& by) {
  if (const auto* octree = std::get_if<OctreeMove>(&moved_)) {
    scene::OctreeEntry after = octree->before;
    after.position += by;
    changeOctree(document_, octree->octree, after, tr("Move an octree"), gesture_);
  } else if (const auto* part = std::get_if<PartMove>(&moved_)) {
    const std::size_t linkset = part->target.linkset;
    const std::size_t index = part->target.part.value_or(0);
    const glm::dquat& frame = document_.weighing().scene.linksets[linkset].rotation;
    scene::Part after = part->before;
    after.position += index > 0 ? glm::inverse(frame) * by : by;
    changePlacedPart(document_, linkset, index, after,
                     index > 0 ? tr("Move a part") : tr("Move an object"), gesture_);
  }
}

void ViewHandles::drop() { isDragging_ = false; }

void ViewHandles::cancel() {
  if (!std::exchange(isDragging_, false)) return;
  if (std::holds_alternative<std::monostate>(moved_)) {
    emit sectionMoved(heightBefore_);
  } else {
    put(glm::dvec3(0));
  }
  emit said(tr("Moved back"));
}

}  // namespace wb::ui
