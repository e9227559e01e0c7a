#pragma once

#include "model/cost/evidence.h"
#include "ui/view/layer_loader.h"
#include "ui/view/view_settings.h"
#include "viewport/scene_layers.h"

#include <QObject>
#include <map>
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
    std::vector<double> landImpacts;
    bool operator==(const Basis&) const = default;
  };

  void resetScene();
  void remake();
  void followCosts();
  void applyLook();
  void take(layers::Layer layer, const std::shared_ptr<layers::PickLayer>& made);
  Basis basis() const;
  bool areCostsShown() const { return viewport::tellsCosts(settings_.colourBy); }
  viewport::Shares shares(layers::Layer layer, const layers::LayerMesh* mesh) const;
  /// What the colours of a layer tell of costs; empty where they tell something else.
  viewport::Shares shownCosts(layers::Layer layer, const layers::LayerMesh* mesh) const;
  void showCosts();

  const Document& document_;
  const Visibility& visibility_;
  viewport::SceneLayers& layers_;
  LayerLoader loader_;
  ViewSettings settings_;
  std::map<layers::Layer, viewport::Shares> shares_;  ///< Those that were asked for.
  Basis basis_;
};

}  // namespace wb::ui
