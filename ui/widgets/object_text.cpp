#include "ui/widgets/object_text.h"

#include "model/analysis/region_titles.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace wb::ui {
namespace {

struct ObjectNames {
  Q_DECLARE_TR_FUNCTIONS(ObjectNames)
};

QString orNumbered(const std::string& name, const QString& words, std::size_t index) {
  return name.empty() ? words.arg(index + 1) : QString::fromStdString(name);
}

}  // namespace

QString nameOf(const scene::Linkset& linkset, std::size_t index) {
  return orNumbered(linkset.name, ObjectNames::tr("linkset %1"), index);
}

QString nameOf(const scene::Part& part, std::size_t index) {
  return orNumbered(part.name, ObjectNames::tr("part %1"), index);
}

QString nameOf(const scene::OctreeEntry& octree, std::size_t index) {
  return orNumbered(octree.name, ObjectNames::tr("octree %1"), index);
}

QString nameOfRegion(std::span<const scene::Region> regions, std::size_t region) {
  return shown(weighing::regionName(regions, region));
}

QString nameOfParcel(const scene::Region& region, std::size_t parcel) {
  return shown(weighing::parcelName(region, parcel));
}

QString exceededText(const weighing::Weighing& weighing, const weighing::Exceeded& one) {
  if (!one.linkset) return shown(one.said);
  return nameOf(weighing.scene.linksets[*one.linkset], *one.linkset) + QStringLiteral(": ") +
         shown(one.said);
}

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

namespace {

/// With three bytes each they leave room for an ending below the 255 bytes of most systems.
constexpr qsizetype mostOfFileName = 80;

bool isRefused(QChar c) {
  static const QString refused = QStringLiteral("/\\:*?\"<>|");
  return refused.contains(c) || c.category() == QChar::Other_Control;
}

/// A dot or space at its ends would hide a file, or be taken off.
bool isUnwantedAtEnd(QChar c) { return c == u'.' || c.isSpace(); }

}  // namespace

QString safeFileName(const QString& name, const QString& instead) {
  QString safe = name.simplified();
  std::ranges::replace_if(safe, isRefused, QChar(u'_'));
  safe.truncate(mostOfFileName);
  if (!safe.isEmpty() && safe.back().isHighSurrogate()) safe.chop(1);
  while (!safe.isEmpty() && isUnwantedAtEnd(safe.back())) safe.chop(1);
  while (!safe.isEmpty() && isUnwantedAtEnd(safe.front())) safe.remove(0, 1);
  return safe.isEmpty() ? instead : safe;
}

}  // namespace wb::ui
