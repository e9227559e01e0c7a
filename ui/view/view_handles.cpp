#include "ui/view/view_handles.h"

#include "model/layers/bounds.h"
#include "ui/base/model_text.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace wb::ui {
namespace {

// Of a drag without Ctrl: to a metre, and of 15° to a radian.
constexpr double stepsAMetre = 10;
constexpr double stepsARadian = 12 / std::numbers::pi;
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

/// Three to move, three to turn, or none, and the one of the section.
void ViewHandles::show() {
  handles_.clear();
  if (const auto from = isMoving_ ? middle() : std::nullopt)
    for (const bool isRing : {false, true})
      for (std::size_t axis = 0; axis < axisColours.size(); ++axis)
        handles_.push_back({*from, unitAlong(axis), axisColours[axis], isRing});
  if (section_) {
    const double away = section_->height - glm::dot(section_->normal, nearSection_);
    handles_.push_back({nearSection_ + away * section_->normal, section_->normal, sectionColour});
  }
  view_.showHandles(handles_);
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

/// The section's is the last one.
ViewHandles::Before ViewHandles::before(std::size_t handle) const {
  if (section_ && handle + 1 == handles_.size()) return OfSection{section_->height};
  if (const auto octree = selection_.octree())
    return OfOctree{*octree, document_.weighing().scene.octrees[*octree]};
  const auto& target = selection_.current();
  return OfPart{*target, placedPart(document_, target->linkset, target->part.value_or(0))};
}

void ViewHandles::drag(std::size_t handle, double by, bool withControl) {
  if (handle >= handles_.size()) return;
  if (!before_) {
    gesture_ = newGesture();
    about_ = handles_[handle].origin;
    before_ = before(handle);
  }
  const glm::dvec3 direction = handles_[handle].direction;
  const bool isRing = handles_[handle].isRing;
  const double steps = isRing ? stepsARadian : stepsAMetre;
  const double snapped = withControl ? by : std::round(by * steps) / steps;
  const std::array axes{tr("x"), tr("y"), tr("z")};
  const QString& axis = axes[handle % axes.size()];
  if (const auto* section = std::get_if<OfSection>(&*before_)) {
    emit sectionMoved(section->height + snapped);
    emit said(tr("Section at %1 m").arg(shownNumber(section_->height)));
  } else if (isRing) {
    put({{}, glm::angleAxis(snapped, direction), about_});
    emit said(tr("Turned by %1° about %2").arg(shownNumber(glm::degrees(snapped)), axis));
  } else {
    put({snapped * direction, glm::dquat(1, 0, 0, 0), about_});
    emit said(tr("Moved by %1 m along %2").arg(shownNumber(snapped), axis));
  }
}

void ViewHandles::put(const scene::Motion& motion) {
  if (const auto* octree = std::get_if<OfOctree>(&*before_)) {
    changeOctree(document_, octree->octree, moved(octree->value, motion), tr("Move an octree"),
                 gesture_);
  } else if (const auto* part = std::get_if<OfPart>(&*before_)) {
    const std::size_t linkset = part->target.linkset;
    const std::size_t index = part->target.part.value_or(0);
    const scene::Linkset& whole = document_.weighing().scene.linksets[linkset];
    changePlacedPart(
        document_, linkset, index,
        index > 0 ? movedWithin(whole, part->value, motion) : moved(part->value, motion),
        index > 0 ? tr("Move a part") : tr("Move an object"), gesture_);
  }
}

void ViewHandles::drop() { before_.reset(); }

void ViewHandles::cancel() {
  if (!before_) return;
  if (const auto* section = std::get_if<OfSection>(&*before_)) emit sectionMoved(section->height);
  put({});
  before_.reset();
  emit said(tr("Moved back"));
}

}  // namespace wb::ui
