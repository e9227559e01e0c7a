#include "model/report/column_help.h"

#include <algorithm>
#include <array>

namespace wb::table {
namespace {

constexpr TextTable helpMeanings({
    {"help.representation", "What the part is for physics, and so what it is weighed as."},
    {"help.reason", "The rule that made it so."},
    {"help.confidence", "How sure the number is: the least sure of what it rests on."},
    {"help.upload",
     "Whether the uploader or the grid would refuse it: ok, refused or unknown. Empty for what is "
     "not uploaded."},
    {"help.triangles", "Triangles that decide the physics cost."},
    {"help.width_m",
     "The average width of these triangles: their number divided by the sum of 1 / width, kept "
     "between two limits. Slivers make it small."},
    {"help.hulls", "Convex hulls that decide the physics cost."},
    {"help.hull_vertices", "Vertices of these hulls together."},
    {"help.scripts", "Scripts in it; they make the server weight dearer."},
    {"help.accounting",
     "new: the largest of three weights decides. legacy: it counts as its number of parts, because "
     "nothing in it opts in."},
    {"help.mean_face_area_m2",
     "The mean face of the box around all parts: what the penalty for being physical grows with."},
    {"help.physics_cost", "The sum of its parts' physics, as they are now, without a penalty."},
    {"help.part_physics_cost",
     "What the shape costs that the part is weighed as, as it is now, without a penalty. The panel "
     "Why? shows its formula."},
    {"help.region_physics_cost",
     "The sum of its linksets' physics, as they are now, without a penalty."},
    {"help.physics_cost_physical",
     "What its physics would cost if it were physical, with the penalty for its size."},
    {"help.can_be_physical",
     "Whether the grid would let it be physical: no more than the limit, whole and each part."},
    {"help.streaming_cost", "What viewers must download to show it, by distance and size."},
    {"help.part_streaming_cost",
     "What viewers must download to show the part, by distance and size. The panel Why? shows its "
     "formula."},
    {"help.region_sum", "The sum of what its linksets have."},
    {"help.server_cost", "What its parts and scripts cost the simulator."},
    {"help.src", "The simulator cost of the published document. Its factors were never published."},
    {"help.rrc", "The greater of simulator and streaming cost, in the published document."},
    {"help.land_impact", "What it takes of the land: the largest weight, rounded."},
    {"help.decided_by", "The weight that is the largest."},
    {"help.capacity", "The land impact that fits."},
    {"help.free", "The land impact that still fits; negative: too much is there."},
    {"help.before", "The same under the constants of the pinned baseline."},
    {"help.change", "By how much it is more than under the pinned baseline."},
    {"help.decided_before", "The weight that is the largest under the pinned baseline."},
    {"help.measured", "What the grid measured."},
    {"help.difference", "The estimate less what the grid measured."},
    {"help.server_difference",
     "The estimate less what the grid measured. By the accounting of the published document its "
     "simulator cost (SRC) is the estimate, for that is what decides there."},
});

constexpr ColumnHelp meaningOnly(std::string_view key, Text meaning) {
  return {key, meaning, nullptr, {}};
}

/// Where the numbers of a kind of row are others than those of linksets.
constexpr ColumnHelp meaningIn(RowKind rowKind, std::string_view key, Text meaning) {
  return {key, meaning, nullptr, rowKind};
}

constexpr ColumnHelp withRule(std::string_view key, Text meaning, TermOfColumn term) {
  return {key, meaning, term, {}};
}

using cost::LinksetTerms;

template <cost::Term LinksetTerms::*number>
const cost::Term* total(const LinksetTerms& terms) {
  return &(terms.*number);
}

const cost::Term* averageWidth(const LinksetTerms& terms) {
  return findTerm(terms.physics, cost::TermId::average_width);
}

/// Those of one kind of row stand before those of any.
constexpr std::array columnHelps{
    meaningIn(RowKind::part, "physics_cost", helpMeanings["help.part_physics_cost"]),
    meaningIn(RowKind::part, "streaming_cost", helpMeanings["help.part_streaming_cost"]),
    meaningIn(RowKind::part, "upload", helpMeanings["help.upload"]),
    meaningIn(RowKind::region, "physics_cost", helpMeanings["help.region_physics_cost"]),
    meaningIn(RowKind::region, "streaming_cost", helpMeanings["help.region_sum"]),
    meaningIn(RowKind::region, "server_cost", helpMeanings["help.region_sum"]),
    meaningIn(RowKind::region, "land_impact", helpMeanings["help.region_sum"]),
    meaningOnly("representation", helpMeanings["help.representation"]),
    meaningOnly("reason", helpMeanings["help.reason"]),
    meaningOnly("confidence", helpMeanings["help.confidence"]),
    meaningOnly("triangles", helpMeanings["help.triangles"]),
    withRule("width_m", helpMeanings["help.width_m"], averageWidth),
    meaningOnly("hulls", helpMeanings["help.hulls"]),
    meaningOnly("hull_vertices", helpMeanings["help.hull_vertices"]),
    meaningOnly("scripts", helpMeanings["help.scripts"]),
    meaningOnly("accounting", helpMeanings["help.accounting"]),
    meaningOnly("mean_face_area_m2", helpMeanings["help.mean_face_area_m2"]),
    withRule("physics_cost", helpMeanings["help.physics_cost"], total<&LinksetTerms::physics>),
    withRule("physics_cost_physical", helpMeanings["help.physics_cost_physical"],
             total<&LinksetTerms::physicsPhysical>),
    meaningOnly("can_be_physical", helpMeanings["help.can_be_physical"]),
    withRule("streaming_cost", helpMeanings["help.streaming_cost"],
             total<&LinksetTerms::streaming>),
    withRule("server_cost", helpMeanings["help.server_cost"], total<&LinksetTerms::server>),
    withRule("src", helpMeanings["help.src"], total<&LinksetTerms::src>),
    withRule("rrc", helpMeanings["help.rrc"], total<&LinksetTerms::rrc>),
    withRule("land_impact", helpMeanings["help.land_impact"], total<&LinksetTerms::landImpact>),
    meaningOnly("decided_by", helpMeanings["help.decided_by"]),
    meaningOnly("capacity", helpMeanings["help.capacity"]),
    meaningOnly("free", helpMeanings["help.free"]),
    meaningOnly("physics_before", helpMeanings["help.before"]),
    meaningOnly("streaming_before", helpMeanings["help.before"]),
    meaningOnly("land_impact_before", helpMeanings["help.before"]),
    meaningOnly("physics_change", helpMeanings["help.change"]),
    meaningOnly("streaming_change", helpMeanings["help.change"]),
    meaningOnly("land_impact_change", helpMeanings["help.change"]),
    meaningOnly("decided_before", helpMeanings["help.decided_before"]),
    meaningOnly("measured_physics", helpMeanings["help.measured"]),
    meaningOnly("measured_streaming", helpMeanings["help.measured"]),
    meaningOnly("measured_server", helpMeanings["help.measured"]),
    meaningOnly("measured_land_impact", helpMeanings["help.measured"]),
    meaningOnly("physics_difference", helpMeanings["help.difference"]),
    meaningOnly("streaming_difference", helpMeanings["help.difference"]),
    meaningOnly("server_difference", helpMeanings["help.server_difference"]),
    meaningOnly("land_impact_difference", helpMeanings["help.difference"]),
};

}  // namespace

std::span<const ColumnHelp> columnHelp() { return columnHelps; }

const ColumnHelp* helpOf(std::string_view columnKey, std::optional<RowKind> rowKind) {
  const auto found = std::ranges::find_if(columnHelps, [&](const ColumnHelp& help) {
    return help.key == columnKey && (!help.rowKind || help.rowKind == rowKind);
  });
  return found == columnHelps.end() ? nullptr : &*found;
}

std::optional<ColumnRule> ruleOf(const ColumnHelp& help, const cost::Profile& profile) {
  if (!help.term) return {};
  const LinksetTerms terms = cost::ruleTerms(profile);
  const cost::Term* term = help.term(terms);
  if (!term) return {};
  return ColumnRule{formulasOf(*term), symbolsOf(*term), info(term->id).source,
                    info(term->id).mark};
}

std::span<const Text> columnHelpTexts() { return helpMeanings.rows(); }

}  // namespace wb::table
