#include "ui/view/layer_loader.h"

#include <utility>

namespace wb::ui {

LayerLoader::LayerLoader(QObject* parent)
    : QObject(parent), work_([this](const Made& made) { take(made); }) {}

void LayerLoader::setSource(std::shared_ptr<const LayerSource> source) {
  const bool wasBusy = isBusy();
  source_ = std::move(source);
  asked_.clear();
  pending_.clear();
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
  if (pending_.empty()) return;
  running_ = pending_.extract(pending_.begin()).value();
  work_.start([source = source_, layer = running_](const Task& task) {
    return std::make_shared<layers::PickLayer>(source->make(layer, task));
  });
}

void LayerLoader::take(const Made& made) {
  const layers::Layer layer = running_;
  startNext();
  emit ready(layer, made);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
