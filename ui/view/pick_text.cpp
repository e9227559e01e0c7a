#include "ui/view/pick_text.h"

#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "viewport/legend.h"

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

QString placeOf(const weighing::Weighing& weighing, const layers::TriangleOrigin& origin) {
  const scene::Linkset& linkset = weighing.scene.linksets[origin.linkset];
  const scene::Part& onePart = linkset.parts[origin.part];
  const QString part = nameOf(onePart, origin.part);
  if (linkset.parts.size() == 1 && onePart.name == linkset.name) return part;
  return PickText::tr("%1 of %2", "a part of a linkset").arg(part, nameOf(linkset, origin.linkset));
}

QString pointsOfHull(const weighing::Weighing& weighing, const layers::TriangleOrigin& origin) {
  const scene::Linkset& linkset = weighing.scene.linksets[origin.linkset];
  const auto* asset = weighing.scene.meshOf(linkset.parts[origin.part]);
  const auto& hull = asset->physicsConvex->hulls[origin.group];
  return PickText::tr("%1 points").arg(hull.size());
}

QStringList shapeOf(const weighing::Weighing& weighing, const layers::LayerMesh& mesh,
                    const layers::Pick& pick) {
  const QString layer = shown(viewport::textOf(pick.layer));
  switch (pick.layer) {
    case Layer::hulls:
      return {PickText::tr("hull %1").arg(pick.origin.group), pointsOfHull(weighing, pick.origin)};
    case Layer::baseHull:
    case Layer::prims:
    case Layer::boundingBox:
      return {layer};
    case Layer::visual:
      return {layer, PickText::tr("material %1").arg(pick.origin.group),
              PickText::tr("triangle %1").arg(pick.origin.triangle)};
    case Layer::physicsMesh:
    case Layer::degenerate:
      break;
  }
  const QString width = PickText::tr("width %1 m").arg(number(mesh.widths[pick.layerTriangle]));
  return {layer, PickText::tr("triangle %1").arg(pick.origin.triangle), width};
}

bool isPhysical(Layer layer) { return layer != Layer::visual && layer != Layer::boundingBox; }

QString shareText(std::optional<double> share) {
  if (!share) return PickText::tr("its part is weighed as another shape");
  return PickText::tr("%1 % of its part's physics cost").arg(number(100 * *share));
}

}  // namespace

QString describe(const weighing::Weighing& weighing, const layers::LayerMesh& mesh,
                 const layers::Pick& pick, std::optional<double> share) {
  QStringList parts{placeOf(weighing, pick.origin)};
  parts += shapeOf(weighing, mesh, pick);
  if (isPhysical(pick.layer) || share) parts += shareText(share);
  return parts.join(QStringLiteral(" · "));
}

}  // namespace wb::ui
