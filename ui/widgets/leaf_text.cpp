#include "ui/widgets/leaf_text.h"

#include "ui/widgets/length_text.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace wb::ui {
namespace {

struct LeafText {
  Q_DECLARE_TR_FUNCTIONS(LeafText)
};

QString leafOf(const octree::Hit& hit) {
  return LeafText::tr("leaf %1, depth %2, %3 wide")
      .arg(QString::fromStdString(hit.entry.cube.text()))
      .arg(hit.entry.cube.depth())
      .arg(shownLength(hit.size));
}

QString faceOf(octree::Face face) {
  const std::string_view word = name(face);
  return LeafText::tr("face %1").arg(
      QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())));
}

}  // namespace

QString pointText(const glm::dvec3& point) {
  return LeafText::tr("(%1; %2; %3)", "x, y and z of a point")
      .arg(shownNumber(point.x), shownNumber(point.y), shownNumber(point.z));
}

QString describe(const scene::Scene& scene, const octree::Hit& hit) {
  const octree::Entry& entry = hit.entry;
  QStringList words{nameOf(scene.octrees[entry.octree], entry.octree), leafOf(hit)};
  if (entry.isInside) {
    words += LeafText::tr("seen from inside");
  } else {
    words += faceOf(entry.face);
    if (hit.corner) words += LeafText::tr("corner %1").arg(hit.corner->index);
    if (hit.edge) words += LeafText::tr("edge %1").arg(hit.edge->index);
    words += LeafText::tr("point %1").arg(pointText(hit.point));
    words += LeafText::tr("t %1", "distance along a ray").arg(shownLength(entry.t));
  }
  return words.join(QStringLiteral(" · "));
}

}  // namespace wb::ui
