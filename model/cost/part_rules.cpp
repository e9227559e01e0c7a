#include "model/cost/part_rules.h"

#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/streaming_rules.h"

namespace wb::cost {
namespace {

bool isBox(const Decision& decision) {
  return decision.reason != Reason::sphere && decision.reason != Reason::cylinder;
}

/// Whether OpenSim has a shape of its own for the prim: a box, or a sphere with equal sides, with
/// no parameter changed that it looks at.
bool isNative(const scene::Part& part) {
  using prim::Kind;
  const Kind kind = prim::kindOf(part.prim);
  const glm::dvec3& scale = part.scale;
  if (kind == Kind::sphere && (scale.x != scale.y || scale.y != scale.z)) return false;
  prim::PrimShape plain = prim::defaultShape(kind);
  plain.hole = part.prim.hole;
  if (kind == Kind::box) {
    plain.holeSize = part.prim.holeSize;
    plain.radiusOffset = part.prim.radiusOffset;
    plain.skew = part.prim.skew;
    plain.revolutions = part.prim.revolutions;
  }
  return (kind == Kind::box || kind == Kind::sphere) && part.prim == plain;
}

void weighSecondLife(PartCost& cost, const scene::Part& part, const PartStatistics& statistics,
                     const Profile& profile, const PartPlace& place, const Decision& atRest) {
  const NumberSink sink(profile);
  const auto physics = [&](const Decision& decision) -> std::optional<double> {
    if (!isKnown(statistics, decision)) return {};
    return partPhysics(sink, part, statistics, decision, Confidence::documented);
  };
  const Decision moving = whenDynamic(atRest);
  cost.physicsStatic = physics(atRest);
  cost.physicsDynamic = moving.reason == atRest.reason ? cost.physicsStatic : physics(moving);
  cost.physics = place.dynamic ? cost.physicsDynamic : cost.physicsStatic;
  cost.confidence = leastSure(
      *info(termOf(part, cost.decision, profile.triangleRule)).mark,
      geometryConfidence(part, statistics, cost.decision, place.dynamic, profile.triangleRule));
  if (isStreamingKnown(statistics))
    cost.streaming = partStreaming(sink, part, statistics, place.isRoot);
}

void weighOpenSim(PartCost& cost, const scene::Part& part, const PartStatistics& statistics,
                  const Profile& profile) {
  if (statistics.isNothingKnown()) return;
  const NumberSink sink(profile);
  if (isOpenSimKnown(part, statistics)) {
    cost.physics = cost.physicsStatic = openSimPhysics(sink, part, statistics);
    cost.physicsDynamic = openSimPhysical(sink, part, statistics);
  }
  cost.streaming = openSimStreaming(sink);
  cost.confidence = *info(openSimTermOf(part)).mark;
}

}  // namespace

PartPlace placeOf(const scene::Linkset& linkset, std::size_t part) {
  return {part == 0, linkset.physical, linkset.dynamic()};
}

PartCost weighPart(const scene::Part& part, const PartStatistics& statistics,
                   const Profile& profile, const PartPlace& place) {
  PartCost cost;
  const Decision atRest = decide(part, statistics, profile, place.isRoot, false);
  cost.decision = place.dynamic ? whenDynamic(atRest) : atRest;
  if (profile.accounting == AccountingModel::openSim) {
    weighOpenSim(cost, part, statistics, profile);
  } else {
    weighSecondLife(cost, part, statistics, profile, place, atRest);
  }
  return cost;
}

Confidence geometryConfidence(const scene::Part& part, const PartStatistics& statistics,
                              const Decision& decision, bool dynamic, TriangleRule rule) {
  switch (decision.representation) {
    case Representation::none:
    case Representation::primitive:
    case Representation::decomposition:
      break;
    case Representation::baseHull:
    case Representation::hull:
      return statistics.hullComputed ? Confidence::estimate : Confidence::documented;
    case Representation::triangleMesh: {
      const bool movingPrim = dynamic && part.kind != scene::PartKind::mesh;
      if (movingPrim) return Confidence::estimate;
      // Counting triangles is exact; our width is not the grid's own.
      if (rule == TriangleRule::density) return Confidence::documented;
      const bool sideRaised = decision.scale != part.scale;
      return sideRaised ? Confidence::estimate : Confidence::likely;
    }
  }
  return Confidence::documented;
}

TermId termOf(const scene::Part& part, const Decision& decision, TriangleRule rule) {
  switch (decision.representation) {
    case Representation::none:
      break;
    case Representation::primitive:
      return isBox(decision) ? TermId::primitive_box : TermId::primitive_round;
    case Representation::baseHull:
    case Representation::hull:
      return part.kind == scene::PartKind::sculpt ? TermId::sculpt_hull : TermId::hull;
    case Representation::decomposition:
      return TermId::decomposition;
    case Representation::triangleMesh:
      return rule == TriangleRule::width ? TermId::triangle_mesh : TermId::triangle_density;
  }
  return TermId::no_shape;
}

bool isOpenSimKnown(const scene::Part& part, const PartStatistics& statistics) {
  if (statistics.isNothingKnown()) return false;
  return !statistics.unknown.openSimIndices || part.shapeType == scene::ShapeType::none;
}

TermId openSimTermOf(const scene::Part& part) {
  if (part.shapeType == scene::ShapeType::none) return TermId::opensim_none;
  switch (part.kind) {
    case scene::PartKind::sculpt:
    case scene::PartKind::flexible:
      return TermId::opensim_shapeless;
    case scene::PartKind::mesh:
      return TermId::opensim_mesh;
    default:
      return isNative(part) ? TermId::opensim_native : TermId::opensim_mesh;
  }
}

}  // namespace wb::cost
