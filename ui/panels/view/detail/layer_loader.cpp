#include "ui/panels/view/detail/layer_loader.h"

#include <utility>

namespace wb::ui {

LayerLoader::LayerLoader(QObject* parent)
    : QObject(parent), work_([this](const Made& made) { take(made); }) {}

void LayerLoader::setSource(std::shared_ptr<const LayerSource> source) {
  const bool wasBusy = isBusy();
  source_ = std::move(source);
  asked_.clear();
  pending_.clear();
  unprepared_.clear();
  work_.cancel();
  if (wasBusy) emit busyChanged(false);
}

void LayerLoader::request(layers::Layer layer) {
  if (!source_ || !asked_.insert(layer).second) return;
  const bool wasBusy = isBusy();
  pending_.insert(layer);
  if (!wasBusy) emit busyChanged(true);
  if (!work_.isBusy()) startNext();
}

void LayerLoader::startNext() {
  if (pending_.empty()) return startPreparing();
  running_ = pending_.extract(pending_.begin()).value();
  work_.start([source = source_, layer = running_](const Task& task) {
    return Made{std::make_shared<const layers::LayerShapes>(source->make(layer, task)), {}};
  });
}

void LayerLoader::startPreparing() {
  if (unprepared_.empty()) return;
  const auto next = unprepared_.extract(unprepared_.begin());
  running_ = next.key();
  work_.start([shapes = next.mapped()](const Task& task) {
    Made made{{}, std::make_shared<mesh::RayCaster>(makeCaster(*shapes, task))};
    layers::prepareLevels(*shapes, 1, task);
    return made;
  });
}

void LayerLoader::take(const Made& made) {
  const layers::Layer layer = running_;
  if (made.shapes && !made.shapes->isEmpty()) unprepared_[layer] = made.shapes;
  startNext();
  if (made.shapes) emit ready(layer, made.shapes);
  if (made.caster) emit prepared(layer, made.caster);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
