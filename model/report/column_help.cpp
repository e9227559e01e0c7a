#include "model/report/column_help.h"

#include "model/cost/terms.h"

#include <algorithm>
#include <array>

namespace wb::report {
namespace {

using cost::TermId;

constexpr TextTable meanings({
    {"help.representation", "What the part is for physics, and so what it is weighed as."},
    {"help.reason", "The rule that made it so."},
    {"help.sureness", "How sure the number is: the least sure of what it rests on."},
    {"help.triangles", "Triangles that decide the physics cost."},
    {"help.width_m",
     "The average width of these triangles: their number divided by the sum of 1 / width, kept "
     "between two limits. Slivers make it small."},
    {"help.hulls", "Convex hulls that decide the physics cost."},
    {"help.hull_vertices", "Vertices of these hulls together."},
    {"help.scripts", "Scripts in it; they make the server weight dearer."},
    {"help.accounting",
     "Whether it is weighed, or counts as its number of parts because nothing in it opts in."},
    {"help.mean_face_area_m2",
     "The mean face of the box around all parts: what the penalty for being physical grows with."},
    {"help.physics_cost", "The sum of its parts' physics, as they are now, without a penalty."},
    {"help.physics_cost_physical",
     "What its physics would cost if it were physical, with the penalty for its size."},
    {"help.can_be_physical",
     "Whether the grid would let it be physical: no more than the limit, whole and each part."},
    {"help.streaming_cost", "What viewers must download to show it, by distance and size."},
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
});

constexpr ColumnHelp only(std::string_view key, Text meaning) { return {key, meaning, {}, {}, {}}; }

constexpr ColumnHelp ruled(std::string_view key, Text meaning, std::string_view formula,
                           TermId term) {
  return {key, meaning, formula, info(term).source, info(term).mark};
}

constexpr std::array helps{
    only("representation", meanings["help.representation"]),
    only("reason", meanings["help.reason"]),
    only("sureness", meanings["help.sureness"]),
    only("triangles", meanings["help.triangles"]),
    ruled("width_m", meanings["help.width_m"], "W = min(max(N ÷ Σ(1 ÷ w), W_min), W_max)",
          TermId::average_width),
    only("hulls", meanings["help.hulls"]),
    only("hull_vertices", meanings["help.hull_vertices"]),
    only("scripts", meanings["help.scripts"]),
    only("accounting", meanings["help.accounting"]),
    only("mean_face_area_m2", meanings["help.mean_face_area_m2"]),
    ruled("physics_cost", meanings["help.physics_cost"], "P = Σ P_part", TermId::physics),
    ruled("physics_cost_physical", meanings["help.physics_cost_physical"],
          "P_phys = P × (1 + p × A)", TermId::physics_physical),
    only("can_be_physical", meanings["help.can_be_physical"]),
    ruled("streaming_cost", meanings["help.streaming_cost"], "D = Σ D_part", TermId::streaming),
    ruled("server_cost", meanings["help.server_cost"],
          "V = min(v_part × n + v_script × (s − [s > 0]), n)", TermId::server),
    ruled("src", meanings["help.src"], "SRC = f_sim × a × (n + f_link ÷ n)", TermId::src),
    ruled("rrc", meanings["help.rrc"], "RRC = max(SRC, D)", TermId::rrc),
    ruled("land_impact", meanings["help.land_impact"], "LI = max(P, D, V)", TermId::land_impact),
    only("decided_by", meanings["help.decided_by"]),
    only("capacity", meanings["help.capacity"]),
    only("free", meanings["help.free"]),
    only("physics_before", meanings["help.before"]),
    only("streaming_before", meanings["help.before"]),
    only("land_impact_before", meanings["help.before"]),
    only("physics_change", meanings["help.change"]),
    only("streaming_change", meanings["help.change"]),
    only("land_impact_change", meanings["help.change"]),
    only("decided_before", meanings["help.decided_before"]),
    only("measured_physics", meanings["help.measured"]),
    only("measured_streaming", meanings["help.measured"]),
    only("measured_server", meanings["help.measured"]),
    only("measured_land_impact", meanings["help.measured"]),
    only("physics_difference", meanings["help.difference"]),
    only("streaming_difference", meanings["help.difference"]),
    only("server_difference", meanings["help.difference"]),
    only("land_impact_difference", meanings["help.difference"]),
};

}  // namespace

std::span<const ColumnHelp> columnHelp() { return helps; }

const ColumnHelp* helpOf(std::string_view columnKey) {
  const auto found = std::ranges::find(helps, columnKey, &ColumnHelp::key);
  return found == helps.end() ? nullptr : &*found;
}

std::span<const Text> columnHelpTexts() { return meanings.rows(); }

}  // namespace wb::report
