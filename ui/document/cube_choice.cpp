#include "ui/document/cube_choice.h"

#include "model/octree/cube_facts.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/selection.h"

#include <utility>

namespace wb::ui {

CubeChoice::CubeChoice(const Document& document, const Selection& selection, const RayTrail& trail,
                       QObject* parent)
    : QObject(parent), document_(document), selection_(selection), trail_(trail) {
  connect(&document_, &Document::sceneReset, this, &CubeChoice::resetScene);
  connect(&document_, &Document::octreeChanged, this, &CubeChoice::update);
  connect(&selection_, &Selection::octreeChanged, this, &CubeChoice::followOctree);
  connect(&trail_, &RayTrail::traced, this, &CubeChoice::followRay);
  update();
}

void CubeChoice::resetScene(bool isOpened) {
  cell_.reset();
  if (isOpened) {
    source_ = Source::octree;
    current_.reset();
    deepest_ = {};
  }
  update();
}

/// A click at a leaf selects its octree, too: the leaf is what is meant.
void CubeChoice::followOctree() {
  const auto octree = selection_.octree();
  if (!octree) return update();
  const auto met = leaf();
  source_ = met && met->octree == *octree ? Source::ray : Source::octree;
  update();
}

/// One that is cast again, as cubes were changed, was not chosen by anybody.
void CubeChoice::followRay() {
  const auto number = trail_.current();
  const std::optional<octree::Ray> followed =
      number ? std::optional(trail_.rays()[*number]) : std::nullopt;
  const bool isOther = std::exchange(ray_, followed) != followed;
  if (isOther && followed) source_ = Source::ray;
  update();
}

void CubeChoice::chooseCell(const std::optional<octree::Location>& cell) {
  cell_ = cell;
  if (cell)
    source_ = Source::cell;
  else if (source_ == Source::cell)
    source_ = Source::ray;
  update();
}

void CubeChoice::chooseLeaf() {
  source_ = Source::ray;
  update();
}

bool CubeChoice::isThere(const std::optional<octree::Location>& cube) const {
  const auto& octrees = document_.weighing().scene.octrees;
  return cube && cube->octree < octrees.size() && octrees[cube->octree].cubes;
}

std::optional<octree::Location> CubeChoice::leaf() const {
  const auto& hit = trail_.exact().hit;
  if (!hit) return {};
  return octree::Location{hit->entry.octree, hit->entry.cube};
}

std::optional<octree::Location> CubeChoice::root() const {
  const auto octree = selection_.octree();
  if (!octree) return {};
  return octree::Location{*octree, {}};
}

/// What was chosen last, if it is there; else what else there is.
std::optional<octree::Location> CubeChoice::chosen() const {
  if (source_ == Source::cell && isThere(cell_)) return cell_;
  if (source_ == Source::octree && isThere(root())) return root();
  if (isThere(leaf())) return leaf();
  if (isThere(root())) return root();
  return {};
}

void CubeChoice::update() {
  const auto before = current_;
  current_ = chosen();
  if (!current_) {
    deepest_ = {};
    return emit changed();
  }
  const octree::Octree& cubes = *document_.weighing().scene.octrees[current_->octree].cubes;
  current_->cube = cubeOn(cubes, current_->cube);
  const bool isSameOctree = before && before->octree == current_->octree;
  const octree::Path kept = cubeOn(cubes, deepest_);
  deepest_ = isSameOctree && isWithin(kept, current_->cube) ? kept : current_->cube;
  emit changed();
}

}  // namespace wb::ui
