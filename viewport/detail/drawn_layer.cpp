#include "viewport/detail/drawn_layer.h"

#include "model/geometry/prim.h"
#include "viewport/colouring.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"

#include <Qt3DCore/QEntity>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <variant>
#include <vector>

namespace wb::viewport {
namespace {

using layers::Detail;
using layers::Drawn;
using layers::Layer;

constexpr std::uint32_t boxShape = std::numeric_limits<std::uint32_t>::max();
/// Points stand in for forms: of any size they would be blocks.
constexpr float largestDot = 16;
constexpr float dimOpacity = 0.12F;

bool showsCreases(Layer layer) { return layer == Layer::visual || layer == Layer::prims; }

/// What is looked at shows its creases alone, what is weighed by its triangles each of them.
std::span<const std::uint8_t> hiddenEdges(Layer layer, const layers::Shape& shape) {
  if (!showsCreases(layer)) return {};
  return shape.smoothEdges();
}

/// What is drawn to be looked at has weaker edges than what is weighed by its triangles.
float edgesOf(Layer layer) {
  if (formOf(layer) != Form::faces) return 0;
  return showsCreases(layer) ? 0.6F : 1.0F;
}

std::vector<Colour> coloursOfGroups(const std::vector<std::uint32_t>& groups) {
  std::vector<Colour> colours(groups.size());
  std::ranges::transform(groups, colours.begin(), colourOfGroup);
  return colours;
}

/// The box around a shape, in place of it.
glm::dmat4x3 boxPlace(const layers::Shape& shape, const glm::dmat4x3& place) {
  const glm::dvec3 size = shape.high() - shape.low();
  const glm::dvec3 middle = (shape.low() + shape.high()) / 2.0;
  return {place[0] * size.x, place[1] * size.y, place[2] * size.z, place * glm::dvec4(middle, 1)};
}

/// Groups have colours of their own; from afar the first stands for all.
Colour colourFromAfar(const std::optional<Colour>& colour) {
  return colour.value_or(colourOfGroup(0));
}

}  // namespace

Form formOf(Layer layer) {
  if (layer == Layer::boundingBox) return Form::boxEdges;
  return layer == Layer::degenerate ? Form::edges : Form::faces;
}

DrawnLayer::DrawnLayer(Qt3DCore::QEntity* root, const Passes& passes, Layer layer)
    : entity_(new Qt3DCore::QEntity(root)),
      passes_(passes),
      layer_(layer),
      form_(formOf(layer)),
      fine_(new Material(entity_, Drawing::instances)),
      coarse_(new Material(entity_, Drawing::instances)),
      dim_(new Material(entity_, Drawing::instances)),
      dots_(new Dots(entity_, passes[Pass::solid])),
      dimDots_(new Dots(entity_, passes[Pass::translucent], dimOpacity)),
      singles_(new Surface(entity_, passes[Pass::solid], form_)) {
  fine_->setEdges(edgesOf(layer));
  dim_->setOpacity(dimOpacity);
  singles_->material().setEdges(edgesOf(layer));
  entity_->setEnabled(false);
}

DrawnLayer::~DrawnLayer() = default;

void DrawnLayer::setShapes(std::shared_ptr<const layers::LayerShapes> shapes) {
  for (const auto& [key, instances] : instances_) delete instances;
  instances_.clear();
  shapes_ = std::move(shapes);
  colours_ = {};
  details_.clear();
  dimmed_.clear();
  redraw();
}

void DrawnLayer::setColours(PieceColours colours) {
  colours_ = std::move(colours);
  redraw();
}

void DrawnLayer::setDetails(std::vector<Detail> details) {
  const bool isSame = std::ranges::equal(
      details, details_, [](const Detail& a, const Detail& b) { return a.isSameAs(b); });
  details_ = std::move(details);
  if (!isSame) redraw();
}

void DrawnLayer::setDimmed(std::vector<bool> dimmed) {
  if (dimmed == dimmed_) return;
  dimmed_ = std::move(dimmed);
  redraw();
}

void DrawnLayer::setLook(const LayerLook& look) {
  look_ = look;
  for (Material* material : {fine_, coarse_}) {
    material->setShading(look.shading);
    material->setOpacity(look.opacity);
  }
  dim_->setShading(look.shading);
  singles_->material().setShading(look.shading);
  for (const auto& [key, instances] : instances_)
    if (!key.isDimmed) instances->setPass(passes_[look.pass]);
  passes_.tellSceneChanged();
}

void DrawnLayer::setVisible(bool visible) {
  isVisible_ = visible;
  entity_->setEnabled(isVisible_ && isReady());
  passes_.tellSceneChanged();
}

bool DrawnLayer::isReady() const {
  return shapes_ && colours_.pieces.size() == shapes_->pieces.size() &&
         details_.size() == shapes_->pieces.size();
}

void DrawnLayer::redraw() {
  entity_->setEnabled(isVisible_ && isReady());
  passes_.tellSceneChanged();
  if (!isReady()) return;
  drawSingles();
  drawDots();
  drawInstances();
}

void DrawnLayer::drawSingles() {
  QByteArray bytes;
  for (const auto& [piece, colours] : colours_.single)
    bytes += vertices(placed(*shapes_, piece), colours, form_,
                      hiddenEdges(layer_, shapes_->shapeOf(shapes_->pieces[piece])));
  singles_->setVertices(bytes);
}

void DrawnLayer::drawDots() {
  std::vector<Dot> dots;
  std::vector<Dot> dim;
  for (std::uint32_t i = 0; i < details_.size(); ++i) {
    if (details_[i].drawn != Drawn::point || colours_.single.contains(i)) continue;
    const glm::vec3 at(shapes_->pieces[i].place[3]);
    (isDimmed(i) ? dim : dots)
        .push_back({{at.x, at.y, at.z},
                    colourFromAfar(colours_.pieces[i]),
                    255,
                    std::clamp(details_[i].pixels, 1.0F, largestDot)});
  }
  dots_->setDots(dots);
  dimDots_->setDots(dim);
}

void DrawnLayer::drawInstances() {
  std::map<Key, QByteArray> drawn;
  for (std::uint32_t i = 0; i < details_.size(); ++i) {
    const Detail& detail = details_[i];
    const bool isBox = detail.drawn == Drawn::box;
    if ((!isBox && detail.drawn != Drawn::shape) || colours_.single.contains(i)) continue;
    const layers::LayerPiece& piece = shapes_->pieces[i];
    PlacedInstance instance =
        placedAt(isBox ? boxPlace(shapes_->shapeOf(piece), piece.place) : piece.place);
    const auto& colour = colours_.pieces[i];
    instance.hasColour = colour || isBox ? 255 : 0;
    instance.colour = colourFromAfar(colour);
    const bool isDim = isDimmed(i);
    const Key key = isBox ? Key{boxShape, 0, false, isDim}
                          : Key{piece.shape, detail.level, detail.hasEdges && !isDim, isDim};
    drawn[key].append(reinterpret_cast<const char*>(&instance), sizeof instance);
  }
  for (const auto& [key, instances] : instances_)
    if (!drawn.contains(key)) instances->setInstances({});
  for (const auto& [key, bytes] : drawn) instancesOf(key).setInstances(bytes);
}

Instances& DrawnLayer::instancesOf(const Key& key) {
  Instances*& instances = instances_[key];
  if (instances == nullptr) instances = makeInstances(key);
  return *instances;
}

Instances* DrawnLayer::makeInstances(const Key& key) {
  Qt3DRender::QLayer* pass = passes_[key.isDimmed ? Pass::translucent : look_.pass];
  Material* coarse = key.isDimmed ? dim_ : coarse_;
  if (key.shape == boxShape) {
    const mesh::TriangleMesh box = prim::tessellate(prim::defaultShape(prim::Kind::box), 1);
    return new Instances(entity_, pass, coarse, form_, vertices(box, colourOf(layer_), form_));
  }
  const layers::Shape& fine = *shapes_->shapes[key.shape];
  const layers::CoarserShape* coarser =
      key.level == 0 ? nullptr : &fine.coarserIfMade()[key.level - 1U];
  const mesh::TriangleMesh& mesh = coarser ? coarser->mesh : fine.mesh();
  const std::vector<Colour> colours = coloursOfGroups(coarser ? coarser->groups : fine.groups());
  if (key.hasEdges || form_ != Form::faces) {
    const auto hidden =
        key.level == 0 ? hiddenEdges(layer_, fine) : std::span<const std::uint8_t>();
    return new Instances(entity_, pass, key.isDimmed ? dim_ : fine_, form_,
                         vertices(mesh, colours, form_, hidden));
  }
  return new Instances(entity_, pass, coarse, sharedVertices(mesh, colours));
}

namespace {

using layers::Walkable;

std::vector<Colour> coloursOf(const layers::DeviationOverlay& overlay) {
  const double most = overlay.farthest;
  std::vector<Colour> colours(overlay.distances.size());
  std::ranges::transform(overlay.distances, colours.begin(), [most](double distance) {
    return colourOfDeviation(most > 0 ? distance / most : 0);
  });
  return colours;
}

}  // namespace

DrawnOverlay::DrawnOverlay(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes), deviations_(new Surface(root, passes[Pass::solid])) {
  deviations_->material().setEdges(0);
  for (const Walkable walkable : layers::allWalkables) {
    const bool isKept = walkable == Walkable::kept;
    auto* tiles = new Surface(root, passes[isKept ? Pass::solid : Pass::through]);
    tiles->material().setShading(Shading::none);
    tiles->material().setEdges(0);
    tiles_[static_cast<std::size_t>(walkable)] = tiles;
  }
}

void DrawnOverlay::show(const layers::Overlay& overlay) {
  const auto* deviations = std::get_if<layers::DeviationOverlay>(&overlay);
  deviations_->setVertices(
      deviations ? vertices(deviations->mesh, coloursOf(*deviations), Form::faces) : QByteArray());
  const auto* ways = std::get_if<layers::WaysOverlay>(&overlay);
  for (const Walkable walkable : layers::allWalkables) {
    const auto i = static_cast<std::size_t>(walkable);
    tiles_[i]->setVertices(ways ? vertices(ways->tiles[i], colourOf(walkable), Form::faces)
                                : QByteArray());
  }
  legend_ = viewport::legend(overlay);
  passes_.tellSceneChanged();
}

namespace {

constexpr double under = 0.01;  ///< Metres.
/// Around a parcel, of the side of a square.
constexpr double borderShare = 0.06;
constexpr Colour borderColour{0x14, 0x18, 0x1F};
/// As mesh::smoothEdges has it: the line between the triangles of a square is drawn in neither.
constexpr std::uint8_t acrossFirst = 2;
constexpr std::uint8_t acrossSecond = 4;

}  // namespace

QByteArray landVertices(const layers::LandMap& land, std::span<const double> levels,
                        std::span<const layers::ParcelLand> parcels) {
  mesh::TriangleMesh mesh;
  std::vector<Colour> colours;
  std::vector<std::uint8_t> smooth;
  for (std::size_t i = 0; i < land.squares.size(); ++i) {
    const glm::dvec2 low = land.squares[i].low;
    const glm::dvec2 high = low + land.side;
    const double z = land.height - under;
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& corner : {glm::dvec3(low, z), glm::dvec3(high.x, low.y, z),
                                     glm::dvec3(high, z), glm::dvec3(low.x, high.y, z)})
      mesh.positions.push_back(corner);
    mesh.triangles.push_back({first, first + 1, first + 2});
    mesh.triangles.push_back({first, first + 2, first + 3});
    colours.insert(colours.end(), 2, colourOfLevel(levels[i]));
    smooth.insert(smooth.end(), {acrossFirst, acrossSecond});
  }
  for (const layers::ParcelLand& parcel : parcels)
    for (const auto& [from, to] : parcel.outline) {
      const glm::dvec2 along = to - from;
      const glm::dvec2 inwards = glm::dvec2(-along.y, along.x) * borderShare;
      const double z = land.height - under / 2;
      const auto first = static_cast<std::uint32_t>(mesh.positions.size());
      for (const glm::dvec2& corner : {from, to, to + inwards, from + inwards})
        mesh.positions.emplace_back(corner, z);
      mesh.triangles.push_back({first, first + 1, first + 2});
      mesh.triangles.push_back({first, first + 2, first + 3});
      colours.insert(colours.end(), 2, borderColour);
      smooth.insert(smooth.end(), {acrossFirst, acrossSecond});
    }
  return vertices(mesh, colours, Form::faces, smooth);
}

}  // namespace wb::viewport
