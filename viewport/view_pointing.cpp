#include "viewport/axes_cube.h"
#include "viewport/camera.h"
#include "viewport/detail/marks.h"
#include "viewport/scene_layers.h"
#include "viewport/view.h"

#include <QRectF>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <set>
#include <vector>

namespace wb::viewport {

class SceneLayers;

/// The linksets whose shown pieces lie, box and all, within a box of the picture, in pixels: each
/// once, in order. One that is only partly in it is not meant.
std::vector<std::size_t> linksetsIn(const SceneLayers& layers, const OrbitCamera& camera,
                                    const glm::dvec2& viewSize, const QRectF& box);

namespace {

bool isWithin(const layers::Shape& shape, const glm::dmat4x3& place, const OrbitCamera& camera,
              const glm::dvec2& viewSize, const QRectF& box) {
  const glm::dvec3& low = shape.low();
  const glm::dvec3& high = shape.high();
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec4 at(corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y,
                        corner & 4 ? high.z : low.z, 1);
    const auto pixel = camera.pixelOf(place * at, viewSize);
    if (!pixel || !box.contains(pixel->x, pixel->y)) return false;
  }
  return true;
}

}  // namespace

std::vector<std::size_t> linksetsIn(const SceneLayers& layers, const OrbitCamera& camera,
                                    const glm::dvec2& viewSize, const QRectF& box) {
  std::set<std::size_t> within;
  std::set<std::size_t> beyond;
  for (const layers::Layer layer : layers.shown()) {
    const layers::LayerShapes& shapes = *layers.pickScene().layer(layer);
    for (const layers::LayerPiece& piece : shapes.pieces) {
      const bool isIn = isWithin(shapes.shapeOf(piece), piece.place, camera, viewSize, box);
      (isIn ? within : beyond).insert(piece.linkset);
    }
  }
  for (const std::size_t linkset : beyond) within.erase(linkset);
  return {within.begin(), within.end()};
}

namespace {

glm::dvec2 positionOf(const QPointF& point) { return {point.x(), point.y()}; }

constexpr Stretch wholeRay{0, std::numeric_limits<double>::infinity()};

bool isSame(const std::optional<layers::Pick>& a, const std::optional<layers::Pick>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->layer == b->layer && a->origin == b->origin;
}

}  // namespace

octree::Ray View::rayAt(const QPointF& pixel) const {
  const OrbitCamera& camera = orbitCamera();
  const Panes panes = navigator_->panes();
  const glm::dvec2 at = panes.within(positionOf(pixel));
  return {camera.origin(at, panes.size()), camera.direction(at, panes.size()), octrees_.maxDepth()};
}

std::optional<octree::Ray> View::rayUnderPointer() const {
  if (!pointer_) return {};
  return rayAt(*pointer_);
}

std::optional<OrbitCamera::Standard> View::cubeFaceUnder(const QPointF& pixel) const {
  if (!cube_->isEnabled()) return {};
  return cubeFaceAt(orbitCamera(), positionOf(pixel), navigator_->panes().view);
}

bool View::isBeside(const QPointF& pixel) const {
  return navigator_->panes().isBeside(positionOf(pixel));
}

/// The line, and what it is taken hold of by in its middle.
bool View::isOverDivider(const QPointF& pixel) const {
  constexpr double reachOfLine = 4;
  constexpr double reachOfGrip = 16;
  constexpr double gripHeight = 36;
  if (!isWiped()) return false;
  const Panes panes = navigator_->panes();
  const double away = std::abs(pixel.x() - panes.edge());
  const double above = panes.view.y / 2 - pixel.y();
  const bool isAtGrip = above >= 0 && above <= gripHeight;
  return away <= (isAtGrip ? reachOfGrip : reachOfLine);
}

/// Nothing of the scene is seen behind the cube, a handle or the divider.
View::Seen View::seenAt(const QPointF& pixel) const {
  if (cubeFaceUnder(pixel) || handleAt(pixel) || isOverDivider(pixel)) return {};
  const octree::Ray ray = rayAt(pixel);
  const Stretch kept = section_ ? keptOf(*section_, ray.origin, ray.direction) : wholeRay;
  if (std::isinf(kept.from) || kept.to < kept.from) return {};
  const glm::dvec3 origin = ray.origin + kept.from * ray.direction;
  const double length = kept.to - kept.from;
  const SceneLayers& seenThere = isBeside(pixel) && beside_ ? *beside_ : layers_;
  Seen seen{seenThere.cast(origin, ray.direction), octrees_.cast(origin, ray.direction)};
  if (seen.triangle && seen.triangle->distance > length) seen.triangle.reset();
  if (seen.leaf && seen.leaf->entry.t > length) seen.leaf.reset();
  if (seen.triangle && seen.leaf) {
    if (seen.leaf->entry.t <= seen.triangle->distance) {
      seen.triangle.reset();
    } else {
      seen.leaf.reset();
    }
  }
  return seen;
}

/// While something is dragged the pointer is elsewhere than it was.
void View::pointAgain() {
  if (pointer_ && !held_) pointAt(*pointer_);
}

void View::pointAt(const QPointF& pixel) {
  pointer_ = pixel;
  cube_->setMarked(cubeFaceUnder(pixel));
  handles_.mark(handleAt(pixel));
  isOverDivider(pixel) ? setCursor(Qt::SplitHCursor) : unsetCursor();
  const Seen seen = seenAt(pixel);
  hover(seen.triangle, isBeside(pixel));
  hoverLeaf(seen.leaf);
  emit pointed(seen.leaf ? std::nullopt : std::optional(rayAt(pixel)), isBeside(pixel));
}

void View::pointAtNothing() {
  pointer_.reset();
  cube_->setMarked({});
  hover({}, false);
  hoverLeaf({});
  emit pointed({}, false);
}

bool View::isOverSomething() const {
  return isOverLeaf_ || layers_.outlined() || (beside_ && beside_->outlined());
}

void View::hoverLeaf(const std::optional<octree::Hit>& hit) {
  octrees_.mark(hit ? hit : chosen_);
  if (!hit && !isOverLeaf_) return;
  isOverLeaf_ = hit.has_value();
  emit leafHovered(hit);
}

void View::choose(const std::optional<octree::Hit>& hit) {
  chosen_ = hit;
  if (!isOverLeaf_) octrees_.mark(chosen_);
}

/// What is left is told before what is reached.
void View::hover(const std::optional<layers::Pick>& pick, bool isBeside) {
  const auto tell = [&](bool beside, const std::optional<layers::Pick>& there) {
    if (outline(layersOf(beside), there)) beside ? emit hoveredBeside(there) : emit hovered(there);
  };
  tell(!isBeside, {});
  tell(isBeside, pick);
}

/// Whether that is another than before.
bool View::outline(SceneLayers* layers, const std::optional<layers::Pick>& pick) {
  if (layers == nullptr || isSame(pick, layers->outlined())) return false;
  layers->outline(pick);
  return true;
}

void View::askForMenu(const QPointF& pixel) {
  const Seen seen = seenAt(pixel);
  if (seen.leaf) emit leafClicked(*seen.leaf, rayAt(pixel));
  emit menuWanted(pixel);
}

void View::click(const QPointF& pixel) {
  if (const auto side = cubeFaceUnder(pixel)) return flyToSide(*side);
  if (!isBeside(pixel))
    if (const auto linkset = layers_.standing().at(navigator_->panes().within(positionOf(pixel))))
      return emit labelClicked(*linkset);
  const Seen seen = seenAt(pixel);
  if (seen.leaf) return emit leafClicked(*seen.leaf, rayAt(pixel));
  isBeside(pixel) ? emit clickedBeside(seen.triangle) : emit clicked(seen.triangle);
}

/// One that begins at a leaf chooses cells of its octree.
void View::showBox(const QPointF& from, const QPointF& to) {
  if (!chooseCells(from, to)) band_->show(QRectF(from, to).normalized(), size());
}

void View::takeBox(const QPointF& from, const QPointF& to) {
  band_->setEnabled(false);
  if (chooseCells(from, to)) return;
  const QRectF pixels = QRectF(from, to).normalized();
  const Panes panes = navigator_->panes();
  const glm::dvec2 middle = positionOf(pixels.center());
  const QRectF within = pixels.translated(panes.within(middle).x - middle.x, 0);
  const SceneLayers& boxedThere = isBeside(pixels.center()) && beside_ ? *beside_ : layers_;
  emit boxed(linksetsIn(boxedThere, orbitCamera(), panes.size(), within));
}

/// From the cell under one pixel to that under another; where no more of the octree is there, what
/// was chosen stays.
bool View::chooseCells(const QPointF& from, const QPointF& to) {
  const auto start = seenAt(from).leaf;
  if (!start) return false;
  const auto end = seenAt(to).leaf;
  if (!end || end->entry.octree != start->entry.octree) return true;
  const auto cellOf = [this](const octree::Hit& hit) {
    return boxOf(octree::cellOf(octrees_.world(), hit, octrees_.maxDepth()));
  };
  const octree::CellBox first = cellOf(*start);
  const octree::CellBox last = cellOf(*end);
  const ChosenCells chosen{start->entry.octree, spanned(first, last), descending(first, last)};
  chooseCells(chosen);
  emit cellsChosen(chosen);
  return true;
}

void View::chooseCells(const std::optional<ChosenCells>& cells) {
  octrees_.chooseCells(cells);
  emit cellsChanged();
}

void View::clickWithControl(const QPointF& pixel) {
  if (chooseCells(pixel, pixel)) return;
  const Seen seen = seenAt(pixel);
  seen.triangle ? emit added(*seen.triangle) : click(pixel);
}

/// Ctrl for the face, Shift for the edge, both for the corner; towards the user pulls.
void View::turnWheel(int steps, Qt::KeyboardModifiers keys) {
  const auto part = !keys.testFlag(Qt::ShiftModifier)    ? octree::FacePart::face
                    : keys.testFlag(Qt::ControlModifier) ? octree::FacePart::corner
                                                         : octree::FacePart::edge;
  emit pushWanted(part, steps);
}

std::optional<std::size_t> View::handleAt(const QPointF& pixel) const {
  if (!handles_.isShown()) return {};
  const Panes panes = navigator_->panes();
  return handles_.at(panes.within(positionOf(pixel)), orbitCamera(), panes.size());
}

bool View::grab(const QPointF& pixel) {
  const auto handle = handleAt(pixel);
  if (!handle && isOverDivider(pixel)) {
    setDividerFocused(true);
    isDividerHeld_ = true;
    return true;
  }
  if (!handle) return false;
  held_ = Held{*handle, handles_[*handle], 0, pixel};
  if (held_->handle.form == HandleForm::dot) return true;
  const auto from = alongHeld(pixel);
  if (!from) held_.reset();
  if (held_) held_->from = *from;
  return held_.has_value();
}

std::optional<double> View::alongHeld(const QPointF& pixel) const {
  const Panes panes = navigator_->panes();
  return alongHandle(held_->handle, panes.within(positionOf(pixel)), orbitCamera(), panes.size());
}

void View::dragHandle(const QPointF& pixel, Qt::KeyboardModifiers keys) {
  if (isDividerHeld_) return setDivider(pixel.x() / navigator_->panes().view.x);
  if (!held_) return;
  if (held_->handle.form == HandleForm::dot) {
    const Panes panes = navigator_->panes();
    return emit dotDragged(
        held_->index,
        dragOfDot(held_->handle,
                  {panes.within(positionOf(held_->pressed)), panes.within(positionOf(pixel))},
                  orbitCamera(), panes.size(), keys.testFlag(Qt::ShiftModifier)));
  }
  const auto at = alongHeld(pixel);
  if (!at) return;
  const double by = *at - held_->from;
  const double turn = std::remainder(by, 2 * std::numbers::pi);
  const bool isRing = held_->handle.form == HandleForm::ring;
  emit handleDragged(held_->index, isRing ? turn : by, keys.testFlag(Qt::ControlModifier));
}

bool View::cancelHandle() {
  if (!held_) return false;
  held_.reset();
  navigator_->letGo();
  emit handleCancelled();
  return true;
}

bool View::dropHandle() {
  if (!held_) return false;
  held_.reset();
  navigator_->letGo();
  emit handleDropped();
  return true;
}

}  // namespace wb::viewport
