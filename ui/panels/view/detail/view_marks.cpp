#include "ui/panels/view/detail/view_marks.h"

#include "model/analysis/target_costs.h"
#include "model/cost/culprits.h"
#include "model/display/cost_ramp.h"
#include "model/display/costs_of_layer.h"
#include "model/display/pick.h"
#include "model/display/shape_of_part.h"
#include "model/octree/marked_cell.h"
#include "ui/document/document.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "viewport/colour_legend.h"
#include "viewport/culprit_view.h"

#include <QCoreApplication>
#include <QLocale>
#include <QScopedValueRollback>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace wb::ui {

/// A line about what the pointer is over: part, layer, triangle or hull, width, share of cost.
/// `cost` is the triangle's or hull's in physics equivalents, nothing where its part is weighed as
/// another shape.
QString describe(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                 const layers::Pick& pick, std::optional<double> cost);

namespace {

using layers::Layer;

struct PickText {
  Q_DECLARE_TR_FUNCTIONS(PickText)
};

constexpr int digits = 4;

QString number(double value) { return QLocale().toString(value, 'g', digits); }

QString placeOf(const layers::WeighedScene& weighed, const layers::TriangleOrigin& origin) {
  const scene::Linkset& linkset = weighed.scene.linksets[origin.linkset];
  const scene::Part& onePart = linkset.parts[origin.part];
  const QString part = nameOf(onePart, origin.part);
  if (linkset.parts.size() == 1 && onePart.name == linkset.name) return part;
  return PickText::tr("%1 of %2", "a part of a linkset").arg(part, nameOf(linkset, origin.linkset));
}

QString pointsOfHull(const layers::WeighedScene& weighed, const layers::TriangleOrigin& origin) {
  const scene::Linkset& linkset = weighed.scene.linksets[origin.linkset];
  const auto* asset = weighed.scene.meshOf(linkset.parts[origin.part]);
  const auto& hull = asset->physicsConvex->hulls[origin.group];
  return PickText::tr("%1 vertices").arg(hull.size());
}

QString widthOf(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                const layers::Pick& pick) {
  const auto& [linkset, part, triangle, group] = pick.origin;
  const double width = layers::physicsWidth(weighed.scene.linksets[linkset].parts[part],
                                            shapes.shapeOf(shapes.pieces[pick.piece]),
                                            pick.triangle, cost::GeometryRules(weighed.profile));
  return PickText::tr("width %1").arg(shownLength(width));
}

QStringList shapeOf(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                    const layers::Pick& pick) {
  const QString layer = shown(viewport::textOf(pick.layer));
  switch (pick.layer) {
    case Layer::hulls:
      return {PickText::tr("hull %1").arg(pick.origin.group + 1),
              pointsOfHull(weighed, pick.origin)};
    case Layer::baseHull:
    case Layer::prims:
    case Layer::boundingBox:
      return {layer};
    case Layer::visual:
      return {layer, PickText::tr("material %1").arg(pick.origin.group + 1),
              PickText::tr("triangle %1").arg(pick.origin.triangle + 1)};
    case Layer::physicsMesh:
    case Layer::degenerate:
      break;
  }
  return {layer, PickText::tr("triangle %1").arg(pick.origin.triangle + 1),
          widthOf(weighed, shapes, pick)};
}

bool isPhysical(Layer layer) { return layer != Layer::visual && layer != Layer::boundingBox; }

QString costText(const layers::WeighedScene& weighed, const layers::TriangleOrigin& origin,
                 std::optional<double> cost) {
  if (!cost) return PickText::tr("its part uses a different physics shape");
  const double whole = *weighed.costs[origin.linkset].parts[origin.part].physics;
  return PickText::tr("costs %1 PE, %2% of its part's physics cost")
      .arg(number(*cost), number(whole > 0 ? 100 * *cost / whole : 0));
}

}  // namespace

QString describe(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                 const layers::Pick& pick, std::optional<double> cost) {
  QStringList parts{placeOf(weighed, pick.origin)};
  parts += shapeOf(weighed, shapes, pick);
  if (isPhysical(pick.layer) || cost) parts += costText(weighed, pick.origin, cost);
  return parts.join(QStringLiteral(" · "));
}

using layers::Layer;

namespace {

using Selected = std::set<std::pair<std::size_t, std::optional<std::size_t>>>;

Selected selectedOf(std::span<const weighing::Target> targets) {
  Selected selected;
  for (const auto& [linkset, part] : targets) selected.emplace(linkset, part);
  return selected;
}

bool isIn(const Selected& selected, std::size_t linkset, std::size_t part) {
  return selected.contains({linkset, {}}) || selected.contains({linkset, part});
}

/// What a baseline has may be gone.
bool isThereNow(const scene::Scene& scene, std::size_t linkset, std::size_t part) {
  return linkset < scene.linksets.size() && part < scene.linksets[linkset].parts.size();
}

/// A layer may be older than the scene.
bool isOf(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes, Layer layer,
          const layers::LayerPiece& piece) {
  const auto& [linkset, part] = std::pair(piece.linkset, piece.part);
  if (!isThereNow(weighed.scene, linkset, part) || linkset >= weighed.costs.size() ||
      part >= weighed.costs[linkset].parts.size())
    return false;
  if (layer != Layer::hulls) return true;
  const auto* asset = weighed.scene.meshOf(weighed.scene.linksets[linkset].parts[part]);
  return asset && asset->physicsConvex &&
         asset->physicsConvex->hulls.size() == shapes.shapeOf(piece).groupCount();
}

/// What triangles of a piece carry together, of hulls each once, on the ramp of costs.
viewport::Colour colourOf(const layers::WeighedScene& weighed, const layers::LayerShapes& shapes,
                          Layer layer, std::uint32_t piece,
                          std::span<const std::uint32_t> triangles) {
  if (!isOf(weighed, shapes, layer, shapes.pieces[piece])) return viewport::unknownImpactColour;
  const std::vector<double> costs = triangleCosts(weighed, shapes, piece, layer);
  if (costs.empty()) return viewport::unknownImpactColour;
  const auto& groups = shapes.shapeOf(shapes.pieces[piece]).groups();
  std::set<std::uint32_t> counted;
  double sum = 0;
  for (const std::uint32_t one : triangles) {
    // A part that is a single shape costs as a whole.
    const std::uint32_t named = layer == Layer::hulls ? groups[one] : 0;
    if (layer == Layer::physicsMesh || counted.insert(named).second) sum += costs[one];
  }
  return viewport::colourOfLevel(layers::costLevel(sum));
}

/// The selection may be older than the scene.
bool isWeighed(const weighing::Weighing& weighing, const weighing::Target& target) {
  const auto& [linkset, part] = target;
  return linkset < weighing.costs.size() && linkset < weighing.statistics.linksets.size() &&
         part.value_or(0) < weighing.costs[linkset].parts.size();
}

}  // namespace

ViewMarks::ViewMarks(const Document& document, Selection& selection, viewport::View& view,
                     LayerKeeper& keeper, QObject* parent)
    : QObject(parent), document_(document), selection_(selection), view_(view), keeper_(keeper) {
  connect(&view_, &viewport::View::hovered, this,
          [this](const auto& pick) { sayHover(panes().front(), pick); });
  connect(&view_, &viewport::View::hoveredBeside, this, [this](const auto& pick) {
    if (beside_) sayHover(panes().back(), pick);
  });
  connect(&view_, &viewport::View::leafHovered, this, &ViewMarks::sayLeaf);
  connect(&view_, &viewport::View::added, this, &ViewMarks::add);
  connect(&view_, &viewport::View::leafClicked, this, &ViewMarks::selectOctree);
  connect(&view_, &viewport::View::boxed, this, &ViewMarks::selectBoxed);
  connect(&view_, &viewport::View::frameWanted, this, &ViewMarks::frame);
  connect(&selection_, &Selection::changed, this, &ViewMarks::showSelection);
  connect(&selection_, &Selection::octreeChanged, this, &ViewMarks::showSelection);
  connect(&selection_, &Selection::changed, this, &ViewMarks::lookAtSelection);
  connect(&selection_, &Selection::octreeChanged, this, &ViewMarks::lookAtSelection);
  connect(&selection_, &Selection::highlightChanged, this, &ViewMarks::showHighlight);
  connect(&keeper_, &LayerKeeper::layerMade, this, &ViewMarks::restore);
  connect(&keeper_, &LayerKeeper::looksChanged, this, &ViewMarks::followLooks);
  connect(&document_, &Document::sceneReset, this, &ViewMarks::forgetShapes);
  connect(&document_, &Document::partsChanged, this, &ViewMarks::forgetShapes);
  connect(&document_, &Document::costsChanged, this, &ViewMarks::forgetCulprits);
  connect(&selection_, &Selection::originsChanged, this, qOverload<>(&ViewMarks::showCulprits));
}

void ViewMarks::setBeside(LayerKeeper* keeper) {
  if (keeper == beside_) return;
  beside_ = keeper;
  if (beside_) connect(beside_, &LayerKeeper::layerMade, this, &ViewMarks::restore);
  restore();
}

std::vector<ViewMarks::Pane> ViewMarks::panes() const {
  std::vector<Pane> panes{{&view_.layers(), &keeper_}};
  if (beside_) panes.push_back({&view_.beside(), beside_});
  return panes;
}

void ViewMarks::tell(const QString& line) {
  isTelling_ = !line.isEmpty();
  emit said(line);
}

/// Triangles and parts that are listed may be gone.
void ViewMarks::forgetShapes() {
  found_.reset();
  selection_.setOrigins(0, {});
  restore();
}

void ViewMarks::forgetCulprits() {
  found_.reset();
  showHighlight();
}

const std::vector<cost::Culprit>& ViewMarks::culpritsOf(const weighing::Target& target) {
  const weighing::Weighing& weighing = document_.weighing();
  const auto& [linkset, part] = target;
  if (!found_ || found_->of != target)
    found_ = {target, findCulprits(weighing.scene, linkset, weighing.costs[linkset],
                                   weighing.statistics.linksets[linkset], weighing.profile, part)};
  return found_->culprits;
}

/// Marks vanish with the layer that they are of.
void ViewMarks::restore() {
  if (isTelling_) tell({});
  showSelection();
  showHighlight();
}

void ViewMarks::sayHover(const Pane& pane, const std::optional<layers::Pick>& pick) {
  selection_.hover(pick);
  if (!pick) return tell({});
  const layers::LayerShapes& shapes = *pane.layers->pickScene().layer(pick->layer);
  tell(describe(pane.keeper->weighed(), shapes, *pick, pane.keeper->costOf(*pick)));
}

void ViewMarks::sayLeaf(const std::optional<octree::Hit>& hit) {
  if (hit) return tell(describeMarked(*hit));
  if (!view_.layers().outlined()) tell({});
}

/// Corner and edge are those that are marked: of the cell where a grid is shown.
QString ViewMarks::describeMarked(const octree::Hit& hit) const {
  const octree::World& world = view_.octrees().world();
  const auto marked = markedCellAt(world, hit, view_.octrees().maxDepth());
  octree::Hit named = hit;
  named.corner = marked.corner;
  named.edge = marked.edge;
  const QString line = describe(document_.weighing().scene, named);
  if (world.octrees()[hit.entry.octree].octree->extent().isEmpty())
    return tr("Empty, seen from inside · %1", "an octree that is described").arg(line);
  if (marked.cell == hit.entry.cube) return line;
  return tr("Cell %1, depth %L2, %3 wide · %4", "of a grid, in a leaf that is described")
      .arg(QString::fromStdString(marked.cell.text()))
      .arg(marked.cell.depth())
      .arg(shownLength(marked.size), line);
}

void ViewMarks::selectOctree(const octree::Hit& hit) {
  if (!isSelecting_) return;
  const QScopedValueRollback clicking(isClicking_, true);
  selection_.selectOctree(hit.entry.octree);
}

void ViewMarks::selectBoxed(const std::vector<std::size_t>& linksets) {
  const QScopedValueRollback clicking(isClicking_, true);
  std::vector<weighing::Target> chosen;
  const std::size_t count = document_.weighing().scene.linksets.size();
  for (const std::size_t linkset : linksets)
    if (linkset < count) chosen.push_back({linkset, {}});
  selection_.selectAll(std::move(chosen));
  const weighing::Totals totals = totalsOf(document_.weighing(), selection_.all());
  tell(selection_.all().empty()
           ? tr("No object is entirely inside the box.")
           : tr("%Ln objects selected, %1 LI in total", "objects in a box",
                static_cast<int>(selection_.all().size()))
                 .arg(shownCost(totals.landImpact, totals.unknown.landImpact)));
}

void ViewMarks::select(const std::optional<layers::Pick>& pick) {
  if (!isSelecting_) return;
  // What stands in for parts is not met by rays, and nobody means to leave them by a click at it.
  if (!pick && keeper_.isOverlaid()) return;
  const QScopedValueRollback clicking(isClicking_, true);
  if (!pick) {
    selection_.selectOctree({});
    return selection_.select({});
  }
  const auto& [linkset, part, triangle, group] = pick->origin;
  if (!isThereNow(document_.weighing().scene, linkset, part)) return selection_.select({});
  selection_.select(weighing::Target{linkset, part});
  const bool isHull = pick->layer == Layer::hulls || pick->layer == Layer::baseHull;
  const bool isTriangle = pick->layer == Layer::physicsMesh || pick->layer == Layer::degenerate;
  if (isHull || isTriangle)
    selection_.highlight(
        Highlight{pick->layer, linkset, part, isHull, {isHull ? group : triangle}});
}

void ViewMarks::selectLinkset(std::size_t linkset) {
  if (!isSelecting_) return;
  const QScopedValueRollback clicking(isClicking_, true);
  selection_.select(weighing::Target{linkset, {}});
}

/// One more hull of the part whose hulls are chosen, or one less; anything else is chosen alone.
void ViewMarks::add(const layers::Pick& pick) {
  const auto& [linkset, part, triangle, hull] = pick.origin;
  auto lit = selection_.highlighted();
  const bool isOfThese = lit && lit->hulls && pick.layer == Layer::hulls &&
                         lit->layer == Layer::hulls && lit->linkset == linkset && lit->part == part;
  if (!isSelecting_ || !isOfThese) return select(pick);
  const auto found = std::ranges::find(lit->indices, hull);
  if (found == lit->indices.end())
    lit->indices.push_back(hull);
  else if (lit->indices.size() > 1)
    lit->indices.erase(found);
  selection_.highlight(lit);
  emit said(tr("Hulls selected: %L1").arg(lit->indices.size()));
}

void ViewMarks::showSelection() {
  for (const Pane& pane : panes())
    pane.layers->select([selected = selectedOf(selection_.all())](const layers::LayerPiece& piece) {
      return isIn(selected, piece.linkset, piece.part);
    });
  view_.octrees().select(selection_.octree());
  showCulprits();
}

/// Colours say something else, or there is another baseline.
void ViewMarks::followLooks() {
  if (colourOfChange() != colourOfChange_) showHighlight();
}

/// Of the one thing that is selected.
std::optional<viewport::Colour> ViewMarks::colourOfChange() const {
  const auto& selected = selection_.all();
  const bool isOne = selected.size() == 1 && isWeighed(document_.weighing(), selected.front());
  return isOne ? keeper_.colourOfChange(selected.front().linkset) : std::nullopt;
}

void ViewMarks::showHighlight() {
  for (const Pane& pane : panes()) light(pane);
  showCulprits();
}

/// What makes the one thing expensive that is selected; the rest steps back. If a part of
/// it is chosen, that alone is shown, and so is a cause that the pointer is over. Before and
/// after are seen as they are.
void ViewMarks::showCulprits() {
  bool isAny = false;
  colourOfChange_ = colourOfChange();
  for (const Pane& pane : panes()) isAny = showCulprits(pane) || isAny;
  view_.setFaded(isAny);
}

bool ViewMarks::showCulprits(const Pane& pane) {
  const weighing::Weighing& weighing = document_.weighing();
  const layers::WeighedScene weighed = pane.keeper->weighed();
  const ViewSettings& settings = pane.keeper->settings();
  const Origins& origins = selection_.origins();
  const bool isWanted =
      selection_.all().size() == 1 && (origins.pointed || !selection_.highlighted()) &&
      settings.colourBy != viewport::ColourBy::land && settings.beside != Beside::before &&
      &weighed.scene == &weighing.scene && isWeighed(weighing, selection_.all().front());
  if (!isWanted) {
    pane.layers->light({}, {}, 1);
    return false;
  }
  const auto& [linkset, part] = selection_.all().front();
  const bool isListed = origins.linkset == linkset && !origins.culprits.empty();
  const auto& culprits = isListed && origins.pointed ? origins.culprits[*origins.pointed]
                                                     : culpritsOf(selection_.all().front());
  const bool isVisual = settings.shows(Layer::visual) || settings.shows(Layer::prims);
  const viewport::CulpritView view = viewport::culpritViewOf(
      weighed, linkset, culprits,
      {isVisual, settings.explosion,
       [](const Text& text, const std::vector<Argument>& arguments) {
         return shown(text, arguments);
       },
       isListed ? [&origins](const cost::Culprit& one) { return origins.numberOf(one); }
                : std::function<int(const cost::Culprit&)>(),
       pane.keeper->colourOfChange(linkset)});
  pane.layers->light(view.shapes, view.labels, view_.devicePixelRatio(), linkset);
  return !view.shapes.empty();
}

void ViewMarks::light(const Pane& pane) {
  const auto& highlighted = selection_.highlighted();
  if (!highlighted) return pane.layers->highlightNothing();
  pane.keeper->want(highlighted->layer);
  const layers::LayerShapes* shapes = pane.layers->pickScene().layer(highlighted->layer);
  if (shapes == nullptr) return;
  const auto piece = shapes->pieceOf(highlighted->linkset, highlighted->part);
  if (!piece) return pane.layers->highlightNothing();
  const auto naming = highlighted->hulls ? layers::Naming::groups : layers::Naming::triangles;
  const layers::Shape& shape = shapes->shapeOf(shapes->pieces[*piece]);
  const auto triangles = trianglesNamed(shape, naming, highlighted->indices);
  const auto ofChange = pane.keeper->colourOfChange(highlighted->linkset);
  pane.layers->highlight(
      highlighted->layer, *piece, triangles,
      ofChange ? *ofChange
               : colourOf(pane.keeper->weighed(), *shapes, highlighted->layer, *piece, triangles));
}

std::optional<layers::Bounds> ViewMarks::boundsSelected() const {
  const scene::Scene& scene = document_.weighing().scene;
  if (const auto octree = selection_.octree()) return layers::boundsOfOctree(scene, *octree);
  if (selection_.all().empty()) return {};
  const Selected selected = selectedOf(selection_.all());
  return layers::boundsOfParts(
      scene, [&](std::size_t linkset, std::size_t part) { return isIn(selected, linkset, part); },
      keeper_.settings().explosion);
}

void ViewMarks::lookAtSelection() {
  if (isClicking_) return;
  if (const auto bounds = boundsSelected()) view_.flyTo(*bounds);
}

void ViewMarks::frame() {
  auto bounds = boundsSelected();
  if (!bounds)
    bounds = layers::boundsOf(document_.weighing().scene, {}, {}, keeper_.settings().explosion);
  if (bounds) view_.frame(*bounds);
}

}  // namespace wb::ui
