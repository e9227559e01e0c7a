#include "model/grid/detail/columns.h"
#include "model/grid/detail/expression_sink.h"

namespace wb::query {
namespace {

Columns namesOfLinkset() {
  return {{"file", fileColumn("file")},
          {"linkset", linksetColumn("name")},
          {"linkset_id", linksetColumn("id")}};
}

/// `changed`, `equal`, or nothing where that is not known.
Expression changeWord(const Sides<LinksetExpressions>& linkset) {
  const auto& [before, after] = linkset;
  Expression changed = false;
  Expression unknown = false;
  for (const auto member : {&LinksetExpressions::appliedPhysics, &LinksetExpressions::streaming,
                            &LinksetExpressions::appliedServer, &LinksetExpressions::landImpact}) {
    changed = changed || differs(before.*member, after.*member);
    unknown = unknown || (before.*member).unknown || (after.*member).unknown;
  }
  changed = changed || differs(before.decidedBy, after.decidedBy) ||
            differs({oneIf(before.canBePhysical.value), before.canBePhysical.unknown},
                    {oneIf(after.canBePhysical.value), after.canBePhysical.unknown});
  return choose(changed, Expression::word("changed"),
                choose(unknown, Expression::nothing(), Expression::word("equal")));
}

}  // namespace

Expression profileName(std::string_view ofConstants) {
  return Expression::column(ofConstants, "profile");
}

Expression truthCell(const Bounded& truth) {
  return choose(truth.unknown, Expression::nothing(), oneIf(truth.value));
}

Columns linksetColumns(const LinksetExpressions& one) {
  Columns columns = namesOfLinkset();
  for (const std::string_view key : {"parts", "scripts", "physical", "mean_face_area_m2"})
    columns.emplace(key, linksetColumn(key));
  columns.merge(Columns{{"region", linksetColumn("region_name")},
                        {"accounting", one.accounting},
                        {"physics_cost", one.physics.orNothing()},
                        {"physics_cost_physical", one.physicsPhysical.orNothing()},
                        {"can_be_physical", truthCell(one.canBePhysical)},
                        {"streaming_cost", one.streaming.orNothing()},
                        {"server_cost", one.server.orNothing()},
                        {"src", one.src.value},
                        {"rrc", one.rrc.orNothing()},
                        {"land_impact", one.landImpact.orNothing()},
                        {"decided_by", one.decidedBy.orNothing()},
                        {"profile", profileName(constants::after)},
                        {"file_sha256", fileColumn("sha256")}});
  return columns;
}

Columns linksetChangeColumns(const Sides<LinksetExpressions>& one) {
  const auto& [before, after] = one;
  Columns columns = namesOfLinkset();
  columns.merge(Columns{{"change", changeWord(one)},
                        {"land_impact_before", before.landImpact.orNothing()},
                        {"land_impact_after", after.landImpact.orNothing()},
                        {"land_impact_change", changeOf(before.landImpact, after.landImpact)},
                        {"physics_change", changeOf(before.appliedPhysics, after.appliedPhysics)},
                        {"streaming_change", changeOf(before.streaming, after.streaming)},
                        {"server_change", changeOf(before.appliedServer, after.appliedServer)},
                        {"decided_by_before", before.decidedBy.orNothing()},
                        {"decided_by_after", after.decidedBy.orNothing()},
                        {"can_be_physical_before", truthCell(before.canBePhysical)},
                        {"can_be_physical_after", truthCell(after.canBePhysical)},
                        {"profile_before", profileName(constants::before)},
                        {"profile_after", profileName(constants::after)}});
  return columns;
}

}  // namespace wb::query
