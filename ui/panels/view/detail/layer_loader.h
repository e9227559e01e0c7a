#pragma once

#include "model/display/drawn_detail.h"
#include "ui/panels/view/detail/layer_source.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <map>
#include <memory>
#include <set>

namespace wb::ui {

/// Makes layers in the background, one after the other, so that the window stays alive while a
/// million triangles get ready: first all that is to be seen, then what makes it quick to pick and,
/// of large layers, to move.
class LayerLoader : public QObject {
  Q_OBJECT

 public:
  explicit LayerLoader(QObject* parent = nullptr);

  /// From now on layers are made of this; what was asked of another is forgotten.
  void setSource(std::shared_ptr<const LayerSource> source);
  /// Asks for a layer, unless it was asked for since the last setSource.
  void request(layers::Layer layer);
  bool isBusy() const { return work_.isBusy() || !pending_.empty() || !unprepared_.empty(); }

 signals:
  void ready(wb::layers::Layer layer, const std::shared_ptr<const wb::layers::LayerShapes>& made);
  /// The layer that came is ready for rays, and has coarser levels if it is large; whoever takes it
  /// empties the pointer's target.
  void prepared(wb::layers::Layer layer, const std::shared_ptr<wb::mesh::RayCaster>& caster);
  void busyChanged(bool busy);

 private:
  /// One of both.
  struct Made {
    std::shared_ptr<const layers::LayerShapes> shapes{};
    std::shared_ptr<mesh::RayCaster> caster{};
  };

  void startNext();
  void startPreparing();
  void take(const Made& made);

  std::shared_ptr<const LayerSource> source_;
  std::set<layers::Layer> asked_;
  std::set<layers::Layer> pending_;
  std::map<layers::Layer, std::shared_ptr<const layers::LayerShapes>> unprepared_;
  layers::Layer running_{};  ///< What is made while work_ is busy.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
