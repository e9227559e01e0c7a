#include "model/report/shape_table.h"

#include "model/core/ordered.h"
#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>
#include <utility>

namespace wb::table {
namespace {

struct ShapeRow {
  const weighing::Weighing* weighing;
  weighing::Target part;
  shape::PhysicsCandidate candidate;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[part.linkset]; }
  const scene::Part& itself() const { return linkset().parts[*part.part]; }
  weighing::Target target() const { return part; }
};

constexpr std::array shapeColumns{
    Column<ShapeRow>{
        {"linkset", tableTexts["column.linkset"], Rank::useful, Total::none, Content::text},
        [](const ShapeRow& row) -> Cell { return row.linkset().name; }},
    Column<ShapeRow>{partHeading, [](const ShapeRow& row) -> Cell { return row.itself().name; }},
    Column<ShapeRow>{partIdHeading, [](const ShapeRow& row) { return idCell(row.itself().id); }},
    Column<ShapeRow>{
        {"form", tableTexts["column.form"], Rank::essential, Total::none, Content::word},
        [](const ShapeRow& row) { return wordCell(row.candidate.form); }},
    Column<ShapeRow>{
        {"depth", tableTexts["column.depth"], Rank::essential, Total::none, Content::number},
        [](const ShapeRow& row) { return optionalCell(row.candidate.depth); }},
    Column<ShapeRow>{
        {"triangles", tableTexts["column.triangles"], Rank::useful, Total::none, Content::number},
        [](const ShapeRow& row) { return optionalCell(row.candidate.triangles); }},
    Column<ShapeRow>{
        {"width_m", tableTexts["column.width_m"], Rank::useful, Total::none, Content::number},
        [](const ShapeRow& row) { return optionalCell(row.candidate.width); }},
    Column<ShapeRow>{
        {"hulls", tableTexts["column.hulls"], Rank::useful, Total::none, Content::number},
        [](const ShapeRow& row) { return optionalCell(row.candidate.hulls); }},
    Column<ShapeRow>{{"hull_vertices", tableTexts["column.hull_vertices"], Rank::useful,
                      Total::none, Content::number},
                     [](const ShapeRow& row) { return optionalCell(row.candidate.hullVertices); }},
    Column<ShapeRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::essential,
                      Total::none, Content::number},
                     [](const ShapeRow& row) -> Cell { return row.candidate.cost; }},
    Column<ShapeRow>{
        {"confidence", tableTexts["column.confidence"], Rank::detail, Total::none, Content::word},
        [](const ShapeRow& row) { return wordCell(name(row.candidate.confidence)); }},
    Column<ShapeRow>{{"used", tableTexts["column.used"], Rank::useful, Total::none, Content::truth},
                     [](const ShapeRow& row) -> Cell { return row.candidate.isUsed; }},
    Column<ShapeRow>{
        {"accepted", tableTexts["column.accepted"], Rank::useful, Total::none, Content::truth},
        [](const ShapeRow& row) -> Cell { return row.candidate.isAccepted; }},
};

/// All parts of what is meant.
std::vector<weighing::Target> partsOf(const scene::Scene& scene,
                                      const std::vector<weighing::Target>& targets) {
  std::vector<weighing::Target> parts;
  for (const weighing::Target& target : targets) {
    if (target.part) {
      parts.push_back(target);
      continue;
    }
    const std::size_t count = scene.linksets[target.linkset].parts.size();
    for (std::size_t part = 0; part < count; ++part) parts.push_back({target.linkset, part});
  }
  return parts;
}

using Candidates = Result<std::vector<shape::PhysicsCandidate>>;

Candidates candidatesOf(const weighing::Weighing& weighing, const weighing::Target& target,
                        const shape::MethodChoice& choice, const Task& task) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const scene::Part& part = linkset.parts[*target.part];
  auto candidates = shape::comparePhysics(
      part, weighing.scene.meshOf(part), weighing.statistics.linksets[target.linkset][*target.part],
      weighing.profile, cost::placeOf(linkset, *target.part), choice, task);
  if (!candidates)
    return tl::unexpected(inFile(inPlace(candidates.error(), part.name), weighing.file));
  return candidates;
}

}  // namespace

Loaded<Table> shapeTable(const weighing::Weighing& weighing,
                         const std::vector<weighing::Target>& targets,
                         const shape::MethodChoice& choice, const Task& task, std::size_t threads) {
  std::vector<ShapeRow> rows;
  Diagnostics findings;
  const std::vector<weighing::Target> parts = partsOf(weighing.scene, targets);
  const Task silent = task.inside({});
  std::size_t next = 0;
  const auto make = [&](std::size_t i) { return candidatesOf(weighing, parts[i], choice, silent); };
  const auto take = [&](Candidates candidates) {
    const weighing::Target& target = parts[next++];
    task.report(static_cast<double>(next) / static_cast<double>(parts.size()), {});
    if (!candidates) {
      findings.push_back(std::move(candidates).error());
      findings.back().severity = Severity::warning;
      return;
    }
    for (const shape::PhysicsCandidate& candidate : *candidates)
      rows.push_back({&weighing, target, candidate});
  };
  makeInOrder(parts.size(), threads, make, take);
  return {tableOf<ShapeRow>(shapeColumns, std::move(rows)), std::move(findings)};
}

}  // namespace wb::table
