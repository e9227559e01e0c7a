#include "ui/panels/properties/detail/part_facts.h"

#include "ui/panels/properties/kind_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace wb::ui {
namespace {

struct PartFacts {
  Q_DECLARE_TR_FUNCTIONS(PartFacts)
};

/// By asset::Lod; 0 where there is none.
using LodTriangles = std::array<std::size_t, 4>;

LodTriangles trianglesOf(const asset::MeshAsset& mesh) {
  LodTriangles counts{};
  for (const asset::Lod lod : asset::allLods)
    if (const auto& faces = mesh.lod(lod))
      counts[static_cast<std::size_t>(lod)] = asset::triangleCount(*faces);
  return counts;
}

LodTriangles trianglesOf(const cost::PartStatistics& prim) {
  LodTriangles counts{};
  std::ranges::copy(prim.lodTriangles, counts.begin());
  return counts;
}

QString shownCount(std::size_t count) {
  return count == 0 ? QStringLiteral("–") : QLocale().toString(static_cast<qulonglong>(count));
}

QString shownTriangles(const LodTriangles& counts) {
  return PartFacts::tr("Triangles from high to lowest detail: %1, %2, %3, %4")
      .arg(shownCount(counts[0]), shownCount(counts[1]), shownCount(counts[2]),
           shownCount(counts[3]));
}

void addPhysics(QStringList& facts, const asset::MeshAsset& mesh) {
  if (mesh.physicsMesh)
    facts += PartFacts::tr("physics mesh of %Ln triangle(s)", nullptr,
                           static_cast<int>(asset::triangleCount(*mesh.physicsMesh)));
  if (mesh.physicsConvex && !mesh.physicsConvex->hulls.empty())
    facts += PartFacts::tr("decomposed into %Ln hull(s)", nullptr,
                           static_cast<int>(mesh.physicsConvex->hulls.size()));
  if (mesh.physicsConvex && mesh.physicsConvex->baseHull)
    facts += PartFacts::tr("base hull of %Ln point(s)", nullptr,
                           static_cast<int>(mesh.physicsConvex->baseHull->size()));
}

}  // namespace

QStringList identityFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t index) {
  const scene::Part& part = weighing.scene.linksets[linkset].parts[index];
  QStringList facts{kindText(part.kind)};
  if (!part.asset.empty())
    facts += PartFacts::tr("asset %1").arg(QString::fromStdString(part.asset));
  if (index == 0) facts += PartFacts::tr("root of its linkset");
  if (!part.id.isNull()) facts += QString::fromStdString(part.id.text());
  return facts;
}

QStringList geometryFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t index) {
  const scene::Part& part = weighing.scene.linksets[linkset].parts[index];
  if (part.kind != scene::PartKind::mesh)
    return {shownTriangles(trianglesOf(weighing.statistics.linksets[linkset][index]))};
  const asset::MeshAsset* mesh = weighing.scene.meshOf(part);
  if (!mesh) return {};
  QStringList facts{shownTriangles(trianglesOf(*mesh))};
  addPhysics(facts, *mesh);
  return facts;
}

}  // namespace wb::ui
