#include "ui/panels/view/detail/view_handles.h"

#include "model/display/display.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/view/hull_corners.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace wb::ui {
namespace {

constexpr qsizetype mostTyped = 9;

}  // namespace

void TypedDistance::begin(std::size_t handle) {
  handle_ = handle;
  text_.clear();
}

bool TypedDistance::take(const QKeyEvent& event) {
  constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  if (event.modifiers() & others) return false;
  if (event.key() == Qt::Key_Backspace) {
    text_.chop(1);
    return true;
  }
  const QString typed = event.text() == QStringLiteral(",") ? QStringLiteral(".") : event.text();
  if (typed.size() != 1) return false;
  const bool isSign = typed == QStringLiteral("-");
  const bool isPoint = typed == QStringLiteral(".");
  if (!isSign && !isPoint && !typed[0].isDigit()) return false;
  const bool isFit = isSign ? text_.isEmpty() : !isPoint || !text_.contains(u'.');
  if (isFit && text_.size() < mostTyped) text_ += typed;
  return true;
}

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

ViewHandles::ViewHandles(Document& document, Selection& selection, viewport::View& view,
                         QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      view_(view),
      corners_(new HullCorners(document, selection, this)) {
  connect(corners_, &HullCorners::said, this, &ViewHandles::said);
  connect(&selection_, &Selection::highlightChanged, this, &ViewHandles::show);
  connect(&view_, &viewport::View::dotDragged, this, &ViewHandles::dragDot);
  for (const auto signal : {&ViewHandles::show, &ViewHandles::hint}) {
    connect(&selection_, &Selection::changed, this, signal);
    connect(&selection_, &Selection::octreeChanged, this, signal);
  }
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
  isMoving_ ? hint() : emit said({});
}

/// A root is where its object is.
bool ViewHandles::movesByRoot() const {
  const auto& target = selection_.current();
  return target && target->part == 0U &&
         document_.weighing().scene.linksets[target->linkset].parts.size() > 1;
}

void ViewHandles::hint() {
  if (typed_.isBegun()) drop();
  if (!isMoving_) return;
  if (hasCorners_)
    return emit said(
        tr("Drag a vertex of the hull; hold Shift to move it along an axis of the part. Esc "
           "cancels."));
  if (hasHull_) return emit said(tr("To drag the vertices of this hull, set \"Explode\" to 0."));
  if (!middle()) return emit said(tr("Select an object, a part or an octree to move."));
  QStringList words;
  if (movesByRoot()) words << tr("This is the root part: the whole object moves with it.");
  words << tr(
      "Drag an arrow (steps of 0.1 m) or a ring (steps of 15°); hold Ctrl to move freely. Or type "
      "an axis and a distance, such as x2.5, and press Enter. Esc cancels.");
  emit said(words.join(u' '));
}

void ViewHandles::showSection(const std::optional<viewport::Section>& section,
                              const glm::dvec3& near) {
  section_ = section;
  nearSection_ = near;
  show();
}

void ViewHandles::setExploded(bool isExploded) {
  if (isExploded != std::exchange(isExploded_, isExploded)) show();
}

void ViewHandles::showGuides(const std::vector<viewport::Line>& guides) {
  guides_ = guides;
  showHandles();
}

/// Those of the selected hull, or of the selection, or none.
void ViewHandles::show() {
  const bool hadHull = std::exchange(hasHull_, isMoving_ && corners_->find());
  const bool hadCorners = std::exchange(hasCorners_, hasHull_ && !isExploded_);
  showHandles();
  if (hasHull_ && (!hadHull || hadCorners != hasCorners_)) hint();
}

void ViewHandles::addArrows() {
  using enum viewport::HandleForm;
  const auto from = middle();
  if (!from) return;
  for (const viewport::HandleForm form : {arrow, ring})
    for (std::size_t axis = 0; axis < axisColours.size(); ++axis)
      handles_.push_back({*from, unitAlong(axis), axisColours[axis], form});
}

/// The one of the section comes after the others.
void ViewHandles::showHandles() {
  handles_.clear();
  std::vector<viewport::Line> lines = guides_;
  if (hasCorners_) {
    handles_ = corners_->handles();
    std::ranges::copy(corners_->lines(), std::back_inserter(lines));
  } else if (isMoving_) {
    addArrows();
  }
  if (section_) {
    const double away = section_->height - glm::dot(section_->normal, nearSection_);
    handles_.push_back({nearSection_ + away * section_->normal, section_->normal, sectionColour});
  }
  view_.showHandles(handles_, lines);
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

/// Of a number that is typed the pointer changes nothing.
void ViewHandles::drag(std::size_t handle, double by, bool withControl) {
  inHand_ = handle;
  if (!typed_.isBegun()) move(handle, by, withControl);
}

void ViewHandles::move(std::size_t handle, double by, bool isFree) {
  if (handle >= handles_.size()) return;
  if (!before_) {
    gesture_ = newGesture();
    about_ = handles_[handle].origin;
    before_ = before(handle);
  }
  const glm::dvec3 direction = handles_[handle].direction;
  const bool isRing = handles_[handle].form == viewport::HandleForm::ring;
  const double steps = isRing ? stepsARadian : stepsAMetre;
  const double snapped = isFree ? by : std::round(by * steps) / steps;
  if (const auto* section = std::get_if<OfSection>(&*before_)) {
    emit sectionMoved(section->height + snapped);
    emit said(tr("Section at %1").arg(shownLength(section_->height)));
  } else if (isRing) {
    put({{}, glm::angleAxis(snapped, direction), about_});
  } else {
    put({snapped * direction, glm::dquat(1, 0, 0, 0), about_});
  }
  if (!std::holds_alternative<OfSection>(*before_)) tellMoved(handles_[handle], snapped);
}

/// In the line below the view, and where it is moved.
void ViewHandles::tellMoved(const viewport::Handle& handle, double by) {
  const std::array axes{tr("x"), tr("y"), tr("z")};
  const auto along = std::ranges::find_if(
      axes, [&, i = 0](const QString&) mutable { return handle.direction[i++] != 0; });
  QStringList words;
  if (handle.form == viewport::HandleForm::ring) {
    const QString angle = tr("%1°", "an angle").arg(shownNumber(glm::degrees(by)));
    words << tr("Rotated by %1 around %2").arg(angle, *along);
    view_.showMeasure(std::array{about_}, angle);
  } else {
    const QString distance = shownLength(by);
    const glm::dvec3 at = place();
    words << tr("Moved by %1 along %2", "a distance, and an axis").arg(distance, *along)
          << tr("now at x %1, y %2, z %3")
                 .arg(shownLength(at.x), shownLength(at.y), shownLength(at.z));
    view_.showMeasure(std::array{about_, about_ + by * handle.direction}, distance);
  }
  if (movesByRoot()) words << tr("the whole object moves with its root part");
  emit said(words.join(QStringLiteral(" · ")));
}

/// As the properties have it.
glm::dvec3 ViewHandles::place() const {
  const scene::Scene& scene = document_.weighing().scene;
  if (const auto octree = selection_.octree()) return scene.octrees[*octree].position;
  const auto& target = *selection_.current();
  return placedPart(document_, target.linkset, target.part.value_or(0)).position;
}

void ViewHandles::put(const scene::Motion& motion) {
  if (const auto* octree = std::get_if<OfOctree>(&*before_)) {
    changeOctree(document_, octree->octree, moved(octree->value, motion), tr("Move octree"),
                 gesture_);
  } else if (const auto* part = std::get_if<OfPart>(&*before_)) {
    const std::size_t linkset = part->target.linkset;
    const std::size_t index = part->target.part.value_or(0);
    const scene::Linkset& whole = document_.weighing().scene.linksets[linkset];
    changePlacedPart(
        document_, linkset, index,
        index > 0 ? movedWithin(whole, part->value, motion) : moved(part->value, motion),
        index > 0 ? tr("Move part") : tr("Move object"), gesture_);
  }
}

void ViewHandles::dragDot(std::size_t handle, const glm::dvec3& by) {
  if (!hasCorners_) return;
  corners_->drag(handle, by);
  showHandles();
}

void ViewHandles::drop() {
  if (hasCorners_ && !before_) corners_->drop();
  before_.reset();
  inHand_.reset();
  typed_.end();
  view_.showMeasure({}, {});
}

/// Of a ring in degrees, else in the unit that the user reads.
void ViewHandles::followTyped() {
  const std::size_t handle = typed_.handle();
  const bool isRing = handles_[handle].form == viewport::HandleForm::ring;
  const double perMetre = LengthChoice::ofProgram().unit().perMetre;
  move(handle, isRing ? glm::radians(typed_.value()) : typed_.value() / perMetre, true);
}

bool ViewHandles::beginTyping(const QKeyEvent& event) {
  TypedDistance typed;
  if (inHand_ && *inHand_ < handles_.size()) {
    typed.begin(*inHand_);
    if (event.key() == Qt::Key_Backspace || !typed.take(event)) return false;
    typed_ = typed;
    followTyped();
    return true;
  }
  if (event.modifiers() != Qt::NoModifier || !isMoving_ || hasCorners_ || !middle()) return false;
  const int axis = event.key() - Qt::Key_X;
  if (axis < 0 || axis > 2) return false;
  typed_.begin(static_cast<std::size_t>(axis));
  followTyped();
  return true;
}

bool ViewHandles::key(const QKeyEvent& event) {
  if (!typed_.isBegun()) return beginTyping(event);
  switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!view_.dropHandle()) drop();
      return true;
    case Qt::Key_Escape:
      if (!view_.cancelHandle()) cancel();
      return true;
    default:
      break;
  }
  if (!typed_.take(event)) {
    // Another axis, or what the key does else: this is put back.
    if (!view_.cancelHandle()) cancel();
    return beginTyping(event);
  }
  followTyped();
  return true;
}

void ViewHandles::cancel() {
  typed_.end();
  if (hasCorners_ && !before_) {
    corners_->cancel();
    showHandles();
    emit said(tr("Move canceled"));
  }
  if (!before_) return;
  if (const auto* section = std::get_if<OfSection>(&*before_)) emit sectionMoved(section->height);
  put({});
  drop();
  emit said(tr("Move canceled"));
}

}  // namespace wb::ui
