#include "model/grid/detail/columns.h"

#include "model/grid/detail/expression_sink.h"

namespace wb::query {
namespace {

Columns namesOfPart() {
  return {{"file", fileColumn("file")},
          {"linkset", linksetColumn("name")},
          {"linkset_id", linksetColumn("id")},
          {"part", partColumn("name")},
          {"part_id", partColumn("id")}};
}

Bounded bounded(const Weight& weight) { return {weight.value, !weight.known}; }

}  // namespace

Expression changeOf(const Bounded& before, const Bounded& after) {
  return choose(before.unknown || after.unknown, Expression::nothing(), after.value - before.value);
}

Expression differs(const Bounded& before, const Bounded& after) {
  return !(before.unknown || after.unknown) && !equal(before.value, after.value);
}

Columns partColumns(const PartExpressions& one) {
  Columns columns = namesOfPart();
  for (const std::string_view key :
       {"kind", "shape_type", "size_x_m", "size_y_m", "size_z_m", "scripts", "upload"})
    columns.emplace(key, partColumn(key));
  columns.merge(Columns{{"representation", one.representation},
                        {"reason", one.reason},
                        {"triangles", *one.shape.triangles},
                        {"width_m", *one.shape.width},
                        {"hulls", *one.shape.hulls},
                        {"hull_vertices", *one.shape.hullVertices},
                        {"physics_cost", one.physics.orNothing()},
                        {"streaming_cost", one.streaming.orNothing()},
                        {"confidence", one.confidence}});
  return columns;
}

Columns partChangeColumns(const Sides<PartExpressions>& part) {
  const auto& [before, after] = part;
  const Sides<Bounded> physics{bounded(before.physics), bounded(after.physics)};
  const Sides<Bounded> streaming{bounded(before.streaming), bounded(after.streaming)};
  const Expression changed =
      differs(physics.before, physics.after) || differs(streaming.before, streaming.after);
  const Expression unknown = physics.before.unknown || physics.after.unknown ||
                             streaming.before.unknown || streaming.after.unknown;
  const Expression same = choose(unknown, Expression::nothing(), Expression::word("equal"));
  Columns columns = namesOfPart();
  columns.merge(Columns{{"change", choose(changed, Expression::word("changed"), same)},
                        {"representation_before", before.representation},
                        {"representation_after", after.representation},
                        {"physics_before", before.physics.orNothing()},
                        {"physics_after", after.physics.orNothing()},
                        {"physics_change", changeOf(physics.before, physics.after)},
                        {"streaming_before", before.streaming.orNothing()},
                        {"streaming_after", after.streaming.orNothing()},
                        {"streaming_change", changeOf(streaming.before, streaming.after)}});
  return columns;
}

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

namespace {

Expression capacity() { return regionColumn("capacity"); }

Columns namesOfRegion() {
  return {{"file", fileColumn("file")}, {"region", regionColumn("name")}, {"capacity", capacity()}};
}

Expression isOver(const RegionExpressions& one) { return capacity() < one.landImpact.value; }

/// Whether all fits; as Bounded because what is known may be too much already.
Bounded fits(const RegionExpressions& one) {
  return {!isOver(one), one.landImpact.unknown && !isOver(one)};
}

Expression fitsForSure(const RegionExpressions& one) {
  return !one.landImpact.unknown && !isOver(one);
}

/// What columns of changes a table of regions and one of the grid share.
Columns profilesOfChanges() {
  return {{"profile_before", profileName(constants::before)},
          {"profile_after", profileName(constants::after)}};
}

}  // namespace

RegionExpressions regionExpressions(const LinksetExpressions& one, Sums& sums) {
  const auto sum = [&](const Bounded& cost, std::string_view name, std::string_view unknown) {
    return Bounded{sums.sum(cost.value, name), sums.any(cost.unknown, unknown)};
  };
  const Expression parts = linksetColumn("parts");
  return {sums.count(true, "linksets"),
          sums.whole(parts, "parts"),
          sums.count(one.landImpact.unknown, "unknown_linksets"),
          sums.count(!one.canBePhysical.unknown && !one.canBePhysical.value, "not_physical"),
          sum(one.physics, "physics", "physics_unknown"),
          sum(one.streaming, "streaming", "streaming_unknown"),
          sum(one.server, "server", "server_unknown"),
          sum(one.landImpact, "land_impact", "land_impact_unknown")};
}

CrossingExpressions crossingExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const auto& [before, after] = linkset;
  const Expression known = !(before.landImpact.unknown || after.landImpact.unknown);
  const Expression& was = before.landImpact.value;
  const Expression& is = after.landImpact.value;
  const Expression bothKnown = !(before.canBePhysical.unknown || after.canBePhysical.unknown);
  const Expression& could = before.canBePhysical.value;
  const Expression& can = after.canBePhysical.value;
  return {sums.count(known && is < was, "winners"), sums.count(known && was < is, "losers"),
          sums.count(bothKnown && could && !can, "no_longer_physical"),
          sums.count(bothKnown && !could && can, "physical_again"),
          sums.count(differs(before.decidedBy, after.decidedBy), "decided_anew")};
}

WeightChanges weightChanges(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const auto change = [&](const Bounded LinksetExpressions::*weight, std::string_view name) {
    return sums.sum((linkset.after.*weight).value - (linkset.before.*weight).value, name);
  };
  return {change(&LinksetExpressions::appliedPhysics, "physics_change"),
          change(&LinksetExpressions::streaming, "streaming_change"),
          change(&LinksetExpressions::appliedServer, "server_change")};
}

Columns regionColumns(const RegionExpressions& one) {
  Columns columns = namesOfRegion();
  const Bounded free{capacity() - one.landImpact.value, one.landImpact.unknown};
  columns.merge(Columns{{"linksets", one.linksets},
                        {"parts", one.parts},
                        {"physics_cost", one.physics.orNothing()},
                        {"streaming_cost", one.streaming.orNothing()},
                        {"server_cost", one.server.orNothing()},
                        {"land_impact", one.landImpact.orNothing()},
                        {"free", free.orNothing()},
                        {"profile", profileName(constants::after)}});
  return columns;
}

Columns regionChangeColumns(const Sides<RegionExpressions>& one,
                            const CrossingExpressions& crossings) {
  const auto& [before, after] = one;
  Columns columns = namesOfRegion();
  columns.merge(profilesOfChanges());
  columns.merge(Columns{{"parcel", Expression::word("")},
                        {"land_impact_before", before.landImpact.orNothing()},
                        {"land_impact_after", after.landImpact.orNothing()},
                        {"land_impact_change", changeOf(before.landImpact, after.landImpact)},
                        {"fitted_before", truthCell(fits(before))},
                        {"fits_after", truthCell(fits(after))},
                        {"winners", crossings.winners},
                        {"losers", crossings.losers},
                        {"no_longer_physical", crossings.noLongerPhysical},
                        {"physical_again", crossings.physicalAgain},
                        {"decided_anew", crossings.decidedAnew}});
  return columns;
}

Columns gridColumns(const RegionExpressions& one, Sums& sums) {
  const Expression impact = sums.sum(one.landImpact.value, "land_impact");
  const Expression room = sums.sum(capacity(), "capacity");
  return {{"profile", profileName(constants::after)},
          {"regions", sums.count(true, "regions")},
          {"linksets", sums.whole(one.linksets, "linksets")},
          {"parts", sums.whole(one.parts, "parts")},
          {"physics_cost", sums.sum(one.physics.value, "physics")},
          {"streaming_cost", sums.sum(one.streaming.value, "streaming")},
          {"server_cost", sums.sum(one.server.value, "server")},
          {"land_impact", impact},
          {"capacity", room},
          {"free", room - impact},
          {"regions_over", sums.count(isOver(one), "regions_over")},
          {"not_physical", sums.whole(one.notPhysical, "not_physical")},
          {"unknown_linksets", sums.whole(one.unknownLinksets, "unknown_linksets")}};
}

Columns gridChangeColumns(const Sides<RegionExpressions>& one, const CrossingExpressions& crossings,
                          const WeightChanges& changes, Sums& sums) {
  const auto& [before, after] = one;
  const Expression impactBefore = sums.sum(before.landImpact.value, "land_impact_before");
  const Expression impactAfter = sums.sum(after.landImpact.value, "land_impact_after");
  Columns columns = profilesOfChanges();
  columns.merge(Columns{
      {"regions", sums.count(true, "regions")},
      {"linksets", sums.whole(after.linksets, "linksets")},
      {"parts", sums.whole(after.parts, "parts")},
      {"land_impact_before", impactBefore},
      {"land_impact_after", impactAfter},
      {"land_impact_change", impactAfter - impactBefore},
      {"physics_change", sums.sum(changes.physics, "physics_change")},
      {"streaming_change", sums.sum(changes.streaming, "streaming_change")},
      {"server_change", sums.sum(changes.server, "server_change")},
      {"winners", sums.whole(crossings.winners, "winners")},
      {"losers", sums.whole(crossings.losers, "losers")},
      {"no_longer_physical", sums.whole(crossings.noLongerPhysical, "no_longer_physical")},
      {"physical_again", sums.whole(crossings.physicalAgain, "physical_again")},
      {"decided_anew", sums.whole(crossings.decidedAnew, "decided_anew")},
      {"no_longer_fits", sums.count(fitsForSure(before) && isOver(after), "no_longer_fits")},
      {"fits_again", sums.count(isOver(before) && fitsForSure(after), "fits_again")},
      {"unknown_linksets", sums.whole(after.unknownLinksets, "unknown_linksets")}});
  return columns;
}

}  // namespace wb::query
