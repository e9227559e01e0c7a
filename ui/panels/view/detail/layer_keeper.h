#pragma once

#include "model/cost/evidence.h"
#include "model/display/costs_of_layer.h"
#include "model/display/drawn_detail.h"
#include "model/display/pick.h"
#include "model/display/shape_of_part.h"
#include "ui/document/visibility.h"
#include "ui/panels/view/detail/view_settings.h"
#include "ui/widgets/background_work.h"
#include "viewport/scene_layers.h"

#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <variant>

namespace wb::ui {

/// All that layers are made of, as it was at one moment: values of its own, so that another thread
/// can make them while the document changes.
struct LayerSource {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;
  cost::Profile profile;
  asset::Lod lod = asset::Lod::high;
  bool decidingOnly = false;             ///< Only the parts that are weighed as the layer,
  std::optional<layers::Layer> ghost{};  ///< but of this one all.
  HiddenParts hidden{};
  std::shared_ptr<layers::ShapeStore> store{};  ///< Of shapes made before.
  double explosion = 0;

  /// Empty when cancelled.
  layers::LayerShapes make(layers::Layer layer, const Task& task = {}) const;
};

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
  /// The layer that came is ready for rays, and has coarser levels if it is large. The receiver
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

class Baseline;
class Document;
class Selection;
class Visibility;

/// Keeps the layers of a view in step with the document: makes those that are wanted in the
/// background without the hidden parts, makes them again when shapes change, colours them again
/// when only costs do.
class LayerKeeper : public QObject {
  Q_OBJECT

 public:
  /// The baseline is what colours of changes compare with.
  LayerKeeper(const Document& document, const Selection& selection, const Visibility& visibility,
              const Baseline& baseline, viewport::SceneLayers& layers, QObject* parent = nullptr);

  const ViewSettings& settings() const { return settings_; }
  void setSettings(const ViewSettings& settings);
  /// Shows this in place of the document, until its parts change, if it is not of another time;
  /// null: the document.
  void setPreview(std::shared_ptr<const ScenePreview> preview);
  /// Shows nothing of these linksets, besides what is hidden.
  void leaveOut(std::set<std::size_t> linksets);
  const std::set<std::size_t>& leftOut() const { return leftOut_; }
  /// Makes a layer although it is not shown: something of it is to be marked.
  void want(layers::Layer layer) { loader_.request(layer); }
  /// Makes all shown layers again.
  void remake();
  bool isBusy() const { return loader_.isBusy(); }
  /// What is shown: the document, or what stands in for it.
  layers::WeighedScene weighed() const;
  /// Whether something else stands in for parts of what is shown.
  bool isOverlaid() const {
    return preview_ && !std::holds_alternative<std::monostate>(preview_->overlay);
  }

  /// What a triangle of a layer that is there, or its hull, carries of its part's physics cost, in
  /// physics equivalents; nothing where its part is weighed as another shape.
  std::optional<double> costOf(const layers::Pick& pick);
  /// What costs of single triangles are shown of.
  viewport::LookedAt lookedAt() const;
  /// That of all of a linkset while colours say how much more expensive things became; nothing
  /// while they say something else.
  std::optional<viewport::Colour> colourOfChange(std::size_t linkset) const;

 signals:
  /// A layer is there that was not, or is another.
  void layerMade(wb::layers::Layer layer);
  /// Rays meet a layer that they did not.
  void layerPrepared(wb::layers::Layer layer);
  /// What is shown or meant by colours is something else.
  void looksChanged();

 private:
  /// What colours and the choice of parts follow from: while these stand still, so do they.
  struct Basis {
    cost::GeometryRules rules;
    cost::HullRules hulls;
    std::vector<cost::Representation> representations;
    std::vector<std::optional<double>> physics;  ///< Of parts,
    std::vector<std::optional<double>> weights;  ///< and what they add to the weight that decides.
    std::vector<double> landImpacts;
    std::vector<cost::DecidedBy> deciding;
    bool operator==(const Basis&) const = default;
  };

  void takePreview(std::shared_ptr<const ScenePreview> preview);
  void resetScene();
  void followParts();
  void followCosts();
  void applyLook();
  std::optional<layers::Layer> ghost() const;
  void dim();
  void take(layers::Layer layer, const std::shared_ptr<const layers::LayerShapes>& made);
  void takeCaster(layers::Layer layer, const std::shared_ptr<mesh::RayCaster>& caster);
  Basis basis() const;
  bool areCostsShown() const { return viewport::tellsCosts(settings_.colourBy); }
  /// What the colours of a layer tell of costs; empty where they tell something else.
  layers::LayerCosts shownCosts(layers::Layer layer, const layers::LayerShapes* shapes) const;
  bool isLookedAt(const layers::LayerPiece& piece) const;
  std::vector<std::optional<double>> impactsBefore() const;
  void followBaseline();
  bool isOfAnotherTime() const { return preview_ && preview_->profile; }
  HiddenParts hidden() const;
  void showCosts();
  void followSelection();

  const Document& document_;
  const Selection& selection_;
  const Visibility& visibility_;
  const Baseline& baseline_;
  viewport::SceneLayers& layers_;
  LayerLoader loader_;
  ViewSettings settings_;
  /// Of the piece that was asked for last.
  struct Known {
    layers::Layer layer;
    std::uint32_t piece;
    std::vector<double> costs;
  };

  std::shared_ptr<layers::ShapeStore> store_ = std::make_shared<layers::ShapeStore>();
  std::optional<Known> known_;
  Basis basis_;
  std::shared_ptr<const ScenePreview> preview_;
  std::set<std::size_t> leftOut_;
  bool isOfAnotherScene_ = false;  ///< What is shown, until it is made of the scene of now.
};

}  // namespace wb::ui
