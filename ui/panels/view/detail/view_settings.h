#pragma once

#include "model/asset/asset.h"
#include "viewport/octree_layers.h"
#include "viewport/preset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::ui {

/// The part of a scene that is shown, whatever its colours mean.
enum class Show : std::uint8_t {
  model,    ///< What everybody sees.
  physics,  ///< Of every part the shape that it is weighed as.
  both,     ///< That within the model, as a ghost.
  map       ///< The land from above.
};
inline constexpr std::array allShows{Show::model, Show::physics, Show::both, Show::map};

/// What the list of colours offers, in its order. The map has its own.
inline constexpr std::array allColourings{
    viewport::ColourBy::landImpact, viewport::ColourBy::decidedBy, viewport::ColourBy::weighedAs,
    viewport::ColourBy::width,      viewport::ColourBy::change,    viewport::ColourBy::material,
    viewport::ColourBy::layer};
/// Under which of them colours are listed: costs and hulls are, whichever they are shown of.
viewport::ColourBy listedAs(viewport::ColourBy by);

/// A plane across an axis that all beyond is cut away by.
struct SectionCut {
  std::optional<int> axis;  ///< 0 to 2 for x to z; nothing: all is whole.
  double share = 0.5;       ///< Where it stands: 0 at the least of the scene, 1 at the most.
  bool operator==(const SectionCut&) const = default;
};

/// What a pane beside shows: a preset, the document as it was when the baseline was pinned, or the
/// document without the preview that the view shows.
enum class Beside : std::uint8_t { nothing, visual, physics, cost, map, baseline, before };
inline constexpr std::array allBesides{Beside::nothing, Beside::visual, Beside::physics,
                                       Beside::cost,    Beside::map,    Beside::baseline,
                                       Beside::before};
/// Nothing where it is none.
std::optional<viewport::Preset> presetOf(Beside beside);

/// What the 3D view shows and how. Session state, never undone.
struct ViewSettings {
  std::vector<layers::Layer> layers;  ///< In the order of their enumeration.
  viewport::ColourBy colourBy = viewport::ColourBy::layer;
  bool decidingOnly = false;    ///< Of each layer only the parts that are weighed as it.
  bool hasGhost = false;        ///< Meshes as everybody sees them, translucent about the layers.
  bool isXray = false;          ///< All but what is selected is dimmed.
  bool marksCostliest = false;  ///< The objects that cost most are boxed and numbered.
  bool isOrthographic = false;  ///< What is far is as large as what is near.
  bool hasGround = true;        ///< A grid of metres lies under what is open.
  bool isMeasuring = false;     ///< Clicks choose points to measure between.
  bool hasHandles = false;      ///< Arrows move what is selected.
  bool hasStatistics = false;   ///< A line says how much is drawn.
  SectionCut section{};         ///< Cuts what is open.
  double explosion = 0;         ///< As of layers::LayerOptions.
  Beside beside = Beside::nothing;
  bool isWiped = false;            ///< That in one frame with what it is beside, by a divider.
  viewport::SceneTraits traits{};  ///< Of what is open.
  asset::Lod lod = asset::Lod::high;
  viewport::OctreeLook octrees{};

  bool operator==(const ViewSettings&) const = default;

  bool shows(layers::Layer layer) const;
  void show(layers::Layer layer, bool shown);
  /// Whether a layer is a ghost about the others.
  bool isGhost(layers::Layer layer) const;
  /// What a preset says of these; the level of detail stays.
  void apply(viewport::Preset preset);
  bool matches(viewport::Preset preset) const;
  /// The colours stay if they say something about what is shown then; the land has its own.
  void choose(Show what);
  /// What is shown stays if the colours say something about it.
  void colour(viewport::ColourBy listed);
  /// The colours that are meant by one of the list: costs are those of objects, or of the triangles
  /// and hulls of one; materials are those of faces, or the hulls of shapes.
  viewport::ColourBy meant(viewport::ColourBy listed) const;
  /// Nothing where layers were chosen one by one.
  std::optional<Show> whatIsShown() const;
  /// Those of the pane beside.
  ViewSettings besides() const;
};

}  // namespace wb::ui
