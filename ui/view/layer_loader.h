#pragma once

#include "ui/base/background_work.h"
#include "ui/view/layer_source.h"

#include <QObject>
#include <memory>
#include <set>

namespace wb::ui {

/// Makes layers in the background, one after the other, so that the window stays alive while a
/// million triangles get ready.
class LayerLoader : public QObject {
  Q_OBJECT

 public:
  explicit LayerLoader(QObject* parent = nullptr);

  /// From now on layers are made of this; what was asked of another is forgotten.
  void setSource(std::shared_ptr<const LayerSource> source);
  /// Asks for a layer, unless it was asked for since the last setSource.
  void request(layers::Layer layer);
  bool isBusy() const { return work_.isBusy() || !pending_.empty(); }

 signals:
  /// A layer is made; whoever takes it empties the pointer's target.
  void ready(wb::layers::Layer layer, const std::shared_ptr<wb::layers::PickLayer>& made);
  void busyChanged(bool busy);

 private:
  using Made = std::shared_ptr<layers::PickLayer>;

  void startNext();
  void take(const Made& made);

  std::shared_ptr<const LayerSource> source_;
  std::set<layers::Layer> asked_;
  std::set<layers::Layer> pending_;
  layers::Layer running_{};  ///< What is made while work_ is busy.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
