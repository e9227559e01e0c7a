#include "ui/panels/view/detail/pick_text.h"

#include "model/display/shape_of_part.h"
#include "ui/widgets/length_text.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"
#include "viewport/colour_legend.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace wb::ui {
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
  return PickText::tr("%1 points").arg(hull.size());
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
  if (!cost) return PickText::tr("its part is weighed as another shape");
  const double whole = *weighed.costs[origin.linkset].parts[origin.part].physics;
  return PickText::tr("costs %1 PE, %2 % of its part's physics cost")
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

}  // namespace wb::ui
