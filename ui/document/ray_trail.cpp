#include "ui/document/ray_trail.h"

#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <algorithm>

namespace wb::ui {

RayTrail::RayTrail(Document& document, QObject* parent) : QObject(parent), document_(document) {
  connect(&document_, &Document::sceneReset, this, &RayTrail::resetScene);
  connect(&document_, &Document::raysChanged, this, &RayTrail::takeRays);
  connect(&document_, &Document::octreeChanged, this, &RayTrail::traceAgain);
  resetScene(true);
}

void RayTrail::resetScene(bool isOpened) {
  if (!isOpened) return takeRays();
  seen_.reset();
  current_.reset();
  takeRays();
  if (!rays_.empty()) choose(0);
}

/// What is followed still is, wherever it stands now, if it is still there.
void RayTrail::takeRays() {
  const auto& kept = document_.weighing().scene.rays;
  const std::optional<octree::Ray> followed =
      current_ ? std::optional(rays_[*current_]) : std::nullopt;
  rays_.assign(kept.begin(), kept.end());
  if (seen_) rays_.push_back(*seen_);
  const auto found = followed ? std::ranges::find(rays_, *followed) : rays_.end();
  current_.reset();
  if (found != rays_.end()) current_ = static_cast<std::size_t>(found - rays_.begin());
  emit raysChanged();
  traceAgain();
}

bool RayTrail::isKept(std::size_t ray) const {
  return ray < document_.weighing().scene.rays.size();
}

void RayTrail::choose(std::optional<std::size_t> ray) {
  if (ray == current_) return;
  current_ = ray;
  trace();
}

void RayTrail::followSeen(const octree::Ray& ray) {
  seen_ = ray;
  current_.reset();
  takeRays();
  choose(rays_.size() - 1);
}

void RayTrail::keep(const octree::Ray& ray) {
  if (seen_ == ray) seen_.reset();
  auto kept = document_.weighing().scene.rays;
  const auto same =
      std::ranges::find(kept, ray, [](const auto& one) -> const octree::Ray& { return one; });
  const auto place = static_cast<std::size_t>(same - kept.begin());
  if (same != kept.end()) {
    takeRays();
  } else {
    kept.push_back({ray, {}});
    changeRays(document_, kept, tr("Keep ray"));
  }
  choose(place);
}

void RayTrail::remove(std::size_t ray) {
  auto kept = document_.weighing().scene.rays;
  kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(ray));
  changeRays(document_, kept, tr("Remove ray"));
}

void RayTrail::forget() {
  seen_.reset();
  current_.reset();
  takeRays();
}

void RayTrail::cast() {
  exact_ = {};
  published_ = {};
  engine_ = {};
  deviation_ = {};
  if (!current_) return;
  const octree::World world = document_.weighing().scene.octreeWorld();
  const octree::Ray& ray = rays_[*current_];
  exact_ = traceOf(world, ray, {octree::Algorithm::exact});
  published_ = traceOf(world, ray, {octree::Algorithm::inexor});
  engine_ = traceOf(world, ray, {octree::Algorithm::engine});
  deviation_ = deviationOf(world, ray);
}

void RayTrail::trace() {
  cast();
  step_ = lastStep();
  emit traced();
}

/// Where all steps were done, all are; else as many as before.
void RayTrail::traceAgain() {
  const bool isAtEnd = step_ == lastStep();
  cast();
  step_ = isAtEnd ? lastStep() : std::min(step_, lastStep());
  emit traced();
}

void RayTrail::follow(octree::Algorithm algorithm) {
  if (algorithm == algorithm_) return;
  algorithm_ = algorithm;
  step_ = lastStep();
  emit traced();
}

const octree::Trace& RayTrail::followed() const {
  switch (algorithm_) {
    case octree::Algorithm::inexor:
      return published_;
    case octree::Algorithm::engine:
      return engine_;
    case octree::Algorithm::exact:
      break;
  }
  return exact_;
}

std::size_t RayTrail::lastStep() const { return followed().visits.steps().size(); }

void RayTrail::goTo(std::size_t step) {
  step = std::min(step, lastStep());
  if (step == step_) return;
  step_ = step;
  emit stepChanged();
}

}  // namespace wb::ui
