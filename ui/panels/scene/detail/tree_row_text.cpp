#include "ui/panels/scene/detail/tree_row_text.h"

#include "model/cost/cost.h"
#include "model/display/costs_of_layer.h"
#include "ui/panels/scene/detail/scene_outline.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace wb::ui {
namespace {

QString iconNameOf(const scene::Part& part) {
  const std::string_view kind = name(part.kind);
  return QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
}

/// As physics names the shapes that it weighs.
QString iconNameOf(layers::Layer layer) {
  switch (layer) {
    case layers::Layer::physicsMesh:
      return QStringLiteral("representation_triangle_mesh");
    case layers::Layer::baseHull:
      return QStringLiteral("representation_base_hull");
    case layers::Layer::hulls:
      return QStringLiteral("representation_decomposition");
    case layers::Layer::prims:
      return QStringLiteral("representation_primitive");
    case layers::Layer::visual:
    case layers::Layer::boundingBox:
    case layers::Layer::degenerate:
      break;
  }
  return QStringLiteral("visual");
}

}  // namespace

QString nodeIconName(const weighing::Weighing& weighing, const SceneNode& node) {
  switch (node.kind) {
    case SceneNode::Kind::scene:
      break;
    case SceneNode::Kind::region:
    case SceneNode::Kind::parcel:
      return QStringLiteral("region");
    case SceneNode::Kind::octree:
    case SceneNode::Kind::cubes:
      return QStringLiteral("octree");
    case SceneNode::Kind::linkset:
      return QStringLiteral("linkset");
    case SceneNode::Kind::part:
      return iconNameOf(weighing.scene.linksets[node.linkset].parts[node.part]);
    case SceneNode::Kind::shape:
      return iconNameOf(shapesOf(weighing, node.linkset, node.part)[node.shape].layer);
    case SceneNode::Kind::hull:
      return QStringLiteral("representation_hull");
  }
  return {};
}

namespace {

using Kind = SceneNode::Kind;
using layers::Layer;

struct SceneTexts {
  Q_DECLARE_TR_FUNCTIONS(SceneTexts)
};

QString wordOf(asset::Lod lod) {
  switch (lod) {
    case asset::Lod::high:
      return SceneTexts::tr("LOD high");
    case asset::Lod::medium:
      return SceneTexts::tr("LOD medium");
    case asset::Lod::low:
      return SceneTexts::tr("LOD low");
    case asset::Lod::lowest:
      break;
  }
  return SceneTexts::tr("LOD lowest");
}

QString wordOf(const PartShapeInfo& info) {
  if (info.lod) return wordOf(*info.lod);
  switch (info.layer) {
    case Layer::physicsMesh:
      return SceneTexts::tr("Physics mesh");
    case Layer::baseHull:
      return SceneTexts::tr("Base hull");
    case Layer::hulls:
      return SceneTexts::tr("Hulls");
    default:
      return SceneTexts::tr("Prim as drawn");
  }
}

QString countOf(const PartShapeInfo& info) {
  if (!info.exists) return SceneTexts::tr("none", "no such shape");
  if (info.layer == Layer::hulls) return SceneTexts::tr("%L1", "hulls").arg(info.count);
  if (info.layer == Layer::baseHull) return SceneTexts::tr("%L1 vertices").arg(info.count);
  if (info.count == 1) return SceneTexts::tr("1 triangle");
  return SceneTexts::tr("%L1 triangles").arg(info.count);
}

QString textOf(const PartShapeInfo& info) {
  if (info.layer == Layer::prims) return wordOf(info);
  return SceneTexts::tr("%1: %2", "a shape and its size").arg(wordOf(info), countOf(info));
}

const scene::Linkset& linksetOf(const weighing::Weighing& weighing, const SceneNode& node) {
  return weighing.scene.linksets[node.linkset];
}

QString partCost(const weighing::Weighing& weighing, const SceneNode& node) {
  const auto physics = appliedPhysics(linksetOf(weighing, node), weighing.costs[node.linkset],
                                      node.part, weighing.profile);
  return physics ? SceneTexts::tr("%1 PE").arg(shownNumber(*physics))
                 : SceneTexts::tr("unknown", "a cost");
}

QString impactOf(double landImpact, bool isUnknown) {
  return SceneTexts::tr("%1 LI", "land impact").arg(shownCost(landImpact, isUnknown));
}

/// One line: an octree's name, how many cubes it has and how deep they lie.
QString octreeName(const weighing::Weighing& weighing, std::size_t index) {
  const scene::OctreeEntry& entry = weighing.scene.octrees[index];
  const QString name = nameOf(entry, index);
  if (!entry.cubes) return SceneTexts::tr("%1: could not be read", "an octree").arg(name);
  const octree::CubeCounts& counts = entry.cubes->counts();
  if (counts.depth == 0) return SceneTexts::tr("%1: a single cube", "an octree").arg(name);
  return SceneTexts::tr("%1: %L2 cubes, depth %L3", "an octree")
      .arg(name)
      .arg(counts.all())
      .arg(counts.depth);
}

QString octreeHelp(const weighing::Weighing& weighing, std::size_t index) {
  const scene::OctreeEntry& entry = weighing.scene.octrees[index];
  if (!entry.cubes) return octreeName(weighing, index);
  const octree::CubeCounts& counts = entry.cubes->counts();
  return SceneTexts::tr("%1\n%L2 empty, %L3 solid, %L4 indented, %L5 divided; %6 wide")
      .arg(octreeName(weighing, index))
      .arg(counts.empty)
      .arg(counts.solid)
      .arg(counts.normal)
      .arg(counts.octant)
      .arg(shownLength(entry.placement().size));
}

PartShapeInfo shapeOf(const weighing::Weighing& weighing, const SceneNode& node) {
  return shapesOf(weighing, node.linkset, node.part)[node.shape];
}

}  // namespace

namespace {

QString memoryOf(std::size_t bytes) {
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1,
                                     QLocale::DataSizeTraditionalFormat);
}

QString wordOf(octree::CubeKind kind) {
  switch (kind) {
    case octree::CubeKind::solid:
      return SceneTexts::tr("Solid", "cubes");
    case octree::CubeKind::normal:
      return SceneTexts::tr("Indented", "cubes");
    case octree::CubeKind::octant:
      return SceneTexts::tr("Divided", "cubes");
    case octree::CubeKind::empty:
      break;
  }
  return SceneTexts::tr("Empty", "cubes");
}

}  // namespace

QString describe(octree::CubeKind kind, const octree::KindStatistics& cubes) {
  if (cubes.count == 0) return SceneTexts::tr("%1: none", "a kind of cubes").arg(wordOf(kind));
  const QString line = cubes.shallowest == cubes.deepest
                           ? SceneTexts::tr("%1: %L2, depth %L3, %4", "a kind of cubes")
                           : SceneTexts::tr("%1: %L2, depth %L3 to %L4, %5", "a kind of cubes");
  const QString known = line.arg(wordOf(kind)).arg(cubes.count).arg(cubes.shallowest);
  return (cubes.shallowest == cubes.deepest ? known : known.arg(cubes.deepest))
      .arg(memoryOf(cubes.bytes));
}

QString withMemory(const QString& octree, std::size_t bytes) {
  return SceneTexts::tr("%1, %2", "an octree and its memory").arg(octree, memoryOf(bytes));
}

QString SceneText::name(const SceneNode& node) const {
  switch (node.kind) {
    case Kind::scene:
      break;
    case Kind::region:
      return nameOfRegion(weighing.scene, node.group);
    case Kind::parcel:
      return nameOfParcel(weighing.scene.regions[node.group], node.parcel);
    case Kind::octree:
      return octreeName(weighing, node.group);
    case Kind::cubes:
      break;  // Their numbers are the model's.
    case Kind::linkset:
      return nameOf(linksetOf(weighing, node), node.linkset);
    case Kind::part:
      return nameOf(linksetOf(weighing, node).parts[node.part], node.part);
    case Kind::shape:
      return textOf(shapeOf(weighing, node));
    case Kind::hull:
      return SceneTexts::tr("hull %1: %L2 vertices")
          .arg(node.hull + 1)
          .arg(pointsOfHull(weighing, node.linkset, node.part, node.hull));
  }
  return {};
}

QString SceneText::ownName(const SceneNode& node) const {
  const scene::Scene& scene = weighing.scene;
  switch (node.kind) {
    case Kind::region:
      return QString::fromStdString(scene.regions[node.group].name);
    case Kind::octree:
      return QString::fromStdString(scene.octrees[node.group].name);
    case Kind::linkset:
      return QString::fromStdString(linksetOf(weighing, node).name);
    case Kind::part:
      return QString::fromStdString(linksetOf(weighing, node).parts[node.part].name);
    case Kind::scene:
    case Kind::parcel:
    case Kind::cubes:
    case Kind::shape:
    case Kind::hull:
      break;
  }
  return {};
}

const cost::PlaceCost& SceneText::parcelCost(const SceneNode& node) const {
  return *std::ranges::find_if(places, [&node](const cost::PlaceCost& place) {
    return place.region == node.group && place.parcel == node.parcel;
  });
}

QString SceneText::cost(const SceneNode& node) const {
  switch (node.kind) {
    case Kind::region:
      return impactOf(regions[node.group].landImpact, regions[node.group].unknown.landImpact);
    case Kind::parcel:
      return impactOf(parcelCost(node).landImpact, parcelCost(node).unknown);
    case Kind::linkset:
      return impactOf(weighing.costs[node.linkset].landImpact,
                      weighing.costs[node.linkset].unknown.landImpact);
    case Kind::part:
      return partCost(weighing, node);
    case Kind::shape:
      return decides(node) ? partCost(weighing, node) : QString();
    case Kind::octree:
    case Kind::cubes:
    case Kind::scene:
    case Kind::hull:
      break;
  }
  return {};
}

std::optional<SceneText::Budget> SceneText::budgetOf(const SceneNode& node) const {
  if (node.kind == Kind::region) {
    const cost::RegionCost& region = regions[node.group];
    return Budget{region.landImpact, region.capacity, region.unknown.landImpact};
  }
  if (node.kind != Kind::parcel) return {};
  const cost::PlaceCost& parcel = parcelCost(node);
  return Budget{parcel.landImpact, parcel.capacity, parcel.unknown};
}

QString SceneText::budget(const SceneNode& node) const {
  const auto budget = budgetOf(node);
  if (!budget) return {};
  return SceneTexts::tr("%1 of %2 LI", "land impact and capacity")
      .arg(shownCost(budget->landImpact, budget->isUnknown), shownNumber(budget->capacity));
}

std::optional<double> SceneText::filled(const SceneNode& node) const {
  const auto budget = budgetOf(node);
  if (!budget || budget->isUnknown) return {};
  if (budget->landImpact >= budget->capacity) return budget->landImpact > 0 ? 1 : 0;
  return budget->landImpact / budget->capacity;
}

QString SceneText::nameHelp(const SceneNode& node) const {
  if (node.kind == Kind::octree) return octreeHelp(weighing, node.group);
  if (isCostUnknown(node))
    return SceneTexts::
        tr("%1\nIts full cost is unknown: a mesh is missing or incomplete, or a size is unusable.")
            .arg(name(node));
  if (node.kind == Kind::shape && decides(node))
    return SceneTexts::tr("%1\nThe part's physics cost is based on this shape.").arg(name(node));
  return name(node);
}

QString SceneText::whatIsOver(const SceneNode& node) const {
  if (node.kind != Kind::region && node.kind != Kind::parcel && node.kind != Kind::linkset)
    return {};
  const auto isOver = [&node](const weighing::Exceeded& one) {
    if (node.kind == Kind::linkset) return one.linkset == node.linkset;
    return one.region == node.group && (node.kind == Kind::region || one.parcel == node.parcel);
  };
  QStringList said;
  for (const weighing::Exceeded& one : exceeded)
    if (isOver(one)) said << shown(one.said);
  return said.join(u'\n');
}

QString SceneText::costHelp(const SceneNode& node) const {
  if (const QString over = whatIsOver(node); !over.isEmpty()) return over;
  switch (node.kind) {
    case Kind::region:
      return SceneTexts::tr("Land impact of all linksets in the region; capacity %1 LI")
          .arg(shownNumber(regions[node.group].capacity));
    case Kind::parcel:
      return SceneTexts::tr("Land impact of all linksets on the parcel; capacity %1 LI")
          .arg(shownNumber(parcelCost(node).capacity));
    case Kind::linkset:
      return SceneTexts::tr("Land impact");
    case Kind::part:
    case Kind::shape:
      return linksetOf(weighing, node).physical
                 ? SceneTexts::tr("Physics cost in PE, including the penalty for being physical")
                 : SceneTexts::tr("Physics cost in PE");
    case Kind::octree:
    case Kind::cubes:
    case Kind::scene:
    case Kind::hull:
      break;
  }
  return {};
}

bool SceneText::isCostUnknown(const SceneNode& node) const {
  if (node.kind != Kind::linkset && node.kind != Kind::part) return false;
  const cost::LinksetCost& cost = weighing.costs[node.linkset];
  if (node.kind == Kind::linkset) return cost.unknown.any();
  return !cost.parts[node.part].physics || !cost.parts[node.part].streaming;
}

bool SceneText::decides(const SceneNode& node) const {
  const PartShapeInfo info = shapeOf(weighing, node);
  const layers::WeighedScene weighed{weighing.scene, weighing.costs, weighing.profile};
  return info.exists && !info.lod && layers::decides(weighed, node.linkset, node.part, info.layer);
}

}  // namespace wb::ui
