#include "viewport/axes_cube.h"
#include "viewport/pieces_in_box.h"
#include "viewport/rubber_band.h"
#include "viewport/view.h"

#include <cmath>
#include <limits>

namespace wb::viewport {
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

/// Nothing of the scene is seen behind the cube.
View::Seen View::seenAt(const QPointF& pixel) const {
  if (cubeFaceUnder(pixel)) return {};
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

void View::pointAgain() {
  if (pointer_) pointAt(*pointer_);
}

void View::pointAt(const QPointF& pixel) {
  pointer_ = pixel;
  cube_->setMarked(cubeFaceUnder(pixel));
  const Seen seen = seenAt(pixel);
  hover(seen.triangle, isBeside(pixel));
  hoverLeaf(seen.leaf);
}

void View::pointAtNothing() {
  pointer_.reset();
  cube_->setMarked({});
  hover({}, false);
  hoverLeaf({});
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
  const Seen seen = seenAt(pixel);
  if (seen.leaf) return emit leafClicked(*seen.leaf, rayAt(pixel));
  isBeside(pixel) ? emit clickedBeside(seen.triangle) : emit clicked(seen.triangle);
}

void View::showBox(const QRectF& pixels) { band_->show(pixels, size()); }

void View::takeBox(const QRectF& pixels) {
  band_->setEnabled(false);
  const Panes panes = navigator_->panes();
  const QRectF within =
      pixels.translated(panes.isRight(positionOf(pixels.center())) ? -panes.size().x : 0, 0);
  const SceneLayers& boxedThere = isBeside(pixels.center()) && beside_ ? *beside_ : layers_;
  emit boxed(linksetsIn(boxedThere, orbitCamera(), panes.size(), within));
}

}  // namespace wb::viewport
