#pragma once

#include "model/cost/evidence.h"
#include "ui/view/layer_loader.h"
#include "ui/view/view_settings.h"
#include "viewport/scene_layers.h"

#include <QObject>
#include <optional>

namespace wb::ui {

class Document;
class Visibility;

/// Keeps the layers of a view in step with the document: makes those that are wanted in the
/// background without the hidden parts, makes them again when shapes change, colours them again
/// when only costs do.
class LayerKeeper : public QObject {
  Q_OBJECT

 public:
  LayerKeeper(const Document& document, const Visibility& visibility, viewport::SceneLayers& layers,
              QObject* parent = nullptr);

  const ViewSettings& settings() const { return settings_; }
  void setSettings(const ViewSettings& settings);
  /// Makes a layer although it is not shown: something of it is to be marked.
  void want(layers::Layer layer) { loader_.request(layer); }
  bool isBusy() const { return loader_.isBusy(); }

  /// Of the triangles of a layer that is there.
  const viewport::Shares& sharesOf(layers::Layer layer);

 signals:
  /// A layer is there that was not, or is another.
  void layerMade(wb::layers::Layer layer);
  /// What is shown or meant by colours is something else.
  void looksChanged();

 private:
  /// What shares and the choice of parts follow from: while these stand still, so do they.
  struct Basis {
    cost::GeometryRules rules;
    cost::HullRules hulls;
    std::vector<cost::Representation> representations;
    bool operator==(const Basis&) const = default;
  };

  void resetScene();
  void remake();
  void followCosts();
  void applyLook();
  void take(layers::Layer layer, const std::shared_ptr<layers::PickLayer>& made);
  Basis basis() const;
  bool isByShare() const { return settings_.colourBy == viewport::ColourBy::costShare; }
  viewport::Shares shares(layers::Layer layer, const layers::LayerMesh* mesh) const;
  /// Those of all layers, where they are shown: else they are made when they are asked for.
  void giveShares();

  const Document& document_;
  const Visibility& visibility_;
  viewport::SceneLayers& layers_;
  LayerLoader loader_;
  ViewSettings settings_;
  Basis basis_;
};

}  // namespace wb::ui
