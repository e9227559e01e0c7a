#include "ui/document/ray_trail.h"

#include "ui/document/document.h"

#include <algorithm>

namespace wb::ui {

RayTrail::RayTrail(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
  connect(&document_, &Document::sceneReset, this, &RayTrail::resetScene);
  connect(&document_, &Document::octreeChanged, this, &RayTrail::trace);
  resetScene();
}

void RayTrail::resetScene() {
  rays_ = document_.weighing().scene.rays;
  current_ = rays_.empty() ? std::nullopt : std::optional<std::size_t>(0);
  emit raysChanged();
  trace();
}

bool RayTrail::isKept(std::size_t ray) const {
  return ray >= document_.weighing().scene.rays.size();
}

void RayTrail::choose(std::optional<std::size_t> ray) {
  if (ray == current_) return;
  current_ = ray;
  trace();
}

void RayTrail::keep(const octree::Ray& ray) {
  rays_.resize(document_.weighing().scene.rays.size());
  rays_.push_back(ray);
  current_ = rays_.size() - 1;
  emit raysChanged();
  trace();
}

void RayTrail::keepSeen(octree::Ray ray) {
  keep(ray);
  if (!exact_.hit || !(exact_.hit->entry.t > 0)) return;
  ray.origin += octree::unitOf(ray.direction) * (exact_.hit->entry.t / 2);
  keep(ray);
}

void RayTrail::trace() {
  exact_ = {};
  published_ = {};
  deviation_ = {};
  if (current_) {
    const octree::World world = document_.weighing().scene.octreeWorld();
    const octree::Ray& ray = rays_[*current_];
    exact_ = traceOf(world, ray, {octree::Algorithm::exact});
    published_ = traceOf(world, ray, {octree::Algorithm::inexor});
    deviation_ = deviationOf(world, ray);
  }
  step_ = lastStep();
  emit traced();
}

void RayTrail::follow(octree::Algorithm algorithm) {
  if (algorithm == algorithm_) return;
  algorithm_ = algorithm;
  step_ = lastStep();
  emit traced();
}

const octree::Trace& RayTrail::followed() const {
  return algorithm_ == octree::Algorithm::exact ? exact_ : published_;
}

std::size_t RayTrail::lastStep() const { return followed().visits.steps().size(); }

void RayTrail::goTo(std::size_t step) {
  step = std::min(step, lastStep());
  if (step == step_) return;
  step_ = step;
  emit stepChanged();
}

}  // namespace wb::ui
