#include "viewport/culprit_view.h"

#include "model/cost/linkset_rules.h"
#include "model/display/cost_ramp.h"
#include "model/display/pick.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace wb::viewport {
namespace {

using cost::Culprit;
using layers::Layer;

/// Of all that is lit: drawn with every frame.
constexpr std::size_t mostTriangles = 300'000;
/// Beyond, the edges of a level would hide its form.
constexpr std::size_t mostOfWire = 50'000;

Colour colourFor(double weight, const CulpritLook& look) {
  return look.colour.value_or(colourOfLevel(layers::costLevel(weight)));
}

/// Finds the triangles that stand for culprits of one linkset.
class LitFinder {
 public:
  LitFinder(const layers::WeighedScene& weighed, std::size_t linkset, const CulpritLook& look)
      : weighed_(weighed), linkset_(linkset), look_(look) {}

  LitShape shapeOf(const Culprit& culprit) {
    LitShape lit{{}, colourFor(culprit.weight, look_), false};
    if (culprit.kind == Culprit::Kind::level) {
      lit.triangles = meshOf(culprit.part, Layer::visual, culprit.lod);
      lit.isWire = !lit.triangles.triangles.empty() &&
                   lit.triangles.triangles.size() <= std::min(left_, mostOfWire);
    } else if (!culprit.indices.empty()) {
      const bool areHulls = culprit.kind == Culprit::Kind::hulls;
      lit.areNarrow = !areHulls;
      lit.triangles =
          named(culprit.part, areHulls ? Layer::hulls : Layer::physicsMesh,
                areHulls ? layers::Naming::groups : layers::Naming::triangles, culprit.indices);
    }
    if (lit.triangles.triangles.empty()) lit.triangles = wholeOf(culprit.part);
    if (left_ < lit.triangles.triangles.size())
      lit.triangles = meshOf(culprit.part, Layer::boundingBox);
    left_ -= std::min(left_, lit.triangles.triangles.size());
    return lit;
  }

 private:
  layers::LayerShapes layerOf(std::size_t part, Layer layer, asset::Lod lod) const {
    layers::LayerOptions options{.lod = lod,
                                 .rules = cost::GeometryRules(weighed_.profile),
                                 .wanted = {},
                                 .store = {},
                                 .explosion = look_.explosion};
    options.wanted = [this, part](std::size_t linkset, std::size_t one) {
      return linkset == linkset_ && one == part;
    };
    return makeLayer(weighed_.scene, layer, options);
  }

  mesh::TriangleMesh meshOf(std::size_t part, Layer layer,
                            asset::Lod lod = asset::Lod::high) const {
    const layers::LayerShapes shapes = layerOf(part, layer, lod);
    return shapes.isEmpty() ? mesh::TriangleMesh() : placed(shapes, 0);
  }

  mesh::TriangleMesh named(std::size_t part, Layer layer, layers::Naming naming,
                           std::span<const std::uint32_t> indices) const {
    const layers::LayerShapes shapes = layerOf(part, layer, asset::Lod::high);
    if (shapes.isEmpty()) return {};
    return placed(shapes, 0, trianglesNamed(shapes.shapeOf(shapes.pieces[0]), naming, indices));
  }

  /// As it is seen, or as physics takes it; its box where neither has a shape.
  mesh::TriangleMesh wholeOf(std::size_t part) const {
    std::vector<Layer> wanted;
    if (look_.isVisual) wanted = {Layer::visual, Layer::prims};
    for (const Layer layer : layers::allLayers)
      if (decides(weighed_, linkset_, part, layer)) wanted.push_back(layer);
    wanted.push_back(Layer::boundingBox);
    for (const Layer layer : wanted)
      if (mesh::TriangleMesh mesh = meshOf(part, layer); !mesh.triangles.empty()) return mesh;
    return {};
  }

  const layers::WeighedScene& weighed_;
  std::size_t linkset_;
  const CulpritLook& look_;
  std::size_t left_ = mostTriangles;
};

/// Which parts a label is about; nothing of a linkset of one.
QString partsOf(const scene::Linkset& linkset, const std::vector<Culprit>& culprits,
                const cost::CulpritLabel& label, const Wording& wording) {
  std::set<std::size_t> parts;
  for (const std::size_t i : label.culprits) parts.insert(culprits[i].part);
  if (linkset.parts.size() == 1) return {};
  const std::size_t first = culprits[label.culprits.front()].part;
  if (parts.size() == 1) return QString::fromStdString(cost::partName(linkset, first));
  return wording(viewportTexts["culprit.part_more"],
                 {{"part", cost::partName(linkset, first)}, {"count", parts.size() - 1}});
}

/// At the top of what is lit as a whole; else in the middle of what carries most.
glm::dvec3 placeOf(const Culprit& culprit, const LitShape& lit, const cost::CulpritLabel& label,
                   double explosion) {
  const auto& positions = lit.triangles.positions;
  const bool isThere = !culprit.indices.empty() && explosion == 0;
  if (isThere || positions.empty()) return label.at;
  return *std::ranges::max_element(positions, {}, [](const glm::dvec3& at) { return at.z; });
}

}  // namespace

CulpritView culpritViewOf(const layers::WeighedScene& weighed, std::size_t linkset,
                          const std::vector<Culprit>& culprits, const CulpritLook& look) {
  CulpritView view;
  LitFinder finder(weighed, linkset, look);
  std::map<std::size_t, std::size_t> shapes;  // of culprits
  std::map<std::size_t, std::size_t> levels;  // of parts
  for (std::size_t i = 0; i < culprits.size(); ++i) {
    shapes[i] = view.shapes.size();
    // Levels of one part would be drawn into one another: the most expensive stands for all.
    if (culprits[i].kind == Culprit::Kind::level) {
      const auto [found, isNew] = levels.emplace(culprits[i].part, view.shapes.size());
      shapes[i] = found->second;
      if (!isNew) continue;
    }
    view.shapes.push_back(finder.shapeOf(culprits[i]));
  }
  const scene::Linkset& one = weighed.scene.linksets[linkset];
  int number = 0;
  for (const cost::CulpritLabel& label : labelsOf(culprits, weighed.costs[linkset])) {
    const std::size_t first = label.culprits.front();
    ++number;
    view.labels.push_back(
        {placeOf(culprits[first], view.shapes[shapes[first]], label, look.explosion),
         look.wording(label.text.text, label.text.arguments),
         partsOf(one, culprits, label, look.wording),
         look.numberOf ? look.numberOf(culprits[first]) : number, colourFor(label.weight, look)});
  }
  // The first lies over all others.
  std::ranges::reverse(view.labels);
  return view;
}

}  // namespace wb::viewport
