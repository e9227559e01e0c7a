#include "ui/view/layer_loader.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

LayerLoader::LayerLoader(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Made>::finished, this, &LayerLoader::finish);
}

LayerLoader::~LayerLoader() { watcher_.waitForFinished(); }

void LayerLoader::setSource(std::shared_ptr<const LayerSource> source) {
  const bool wasBusy = isBusy();
  source_ = std::move(source);
  asked_.clear();
  pending_.clear();
  running_.reset();
  if (wasBusy) emit busyChanged(false);
}

void LayerLoader::request(layers::Layer layer) {
  if (!source_ || !asked_.insert(layer).second) return;
  const bool wasBusy = isBusy();
  pending_.insert(layer);
  if (!wasBusy) emit busyChanged(true);
  if (!isWorking_) startNext();
}

void LayerLoader::startNext() {
  if (pending_.empty()) return;
  running_ = pending_.extract(pending_.begin()).value();
  isWorking_ = true;
  watcher_.setFuture(QtConcurrent::run([source = source_, layer = *running_] {
    return std::make_shared<layers::PickLayer>(source->make(layer));
  }));
}

void LayerLoader::finish() {
  const std::optional<layers::Layer> layer = std::exchange(running_, std::nullopt);
  const Made made = watcher_.result();
  isWorking_ = false;
  startNext();
  if (!layer) return;
  emit ready(*layer, made);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
