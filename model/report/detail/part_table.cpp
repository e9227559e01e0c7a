#include "model/report/headings.h"
#include "model/report/row_tables.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
namespace {

struct PartRow {
  const weighing::Weighing* weighing;
  std::size_t linksetIndex;
  std::size_t partIndex;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[linksetIndex]; }
  const scene::Part& part() const { return linkset().parts[partIndex]; }
  const cost::PartCost& cost() const { return weighing->costs[linksetIndex].parts[partIndex]; }
  const cost::PartStatistics& statistics() const {
    return weighing->statistics.linksets[linksetIndex][partIndex];
  }
  weighing::Target target() const { return {linksetIndex, partIndex}; }
  /// Nothing of a part's shape is known when its mesh could not be read.
  bool isWeighed() const { return cost().physics.has_value(); }
  /// Nothing of a shape that is not known.
  cost::ShapeNumbers numbers() const {
    return isWeighed() ? shapeNumbers(part(), statistics(), cost().decision, weighing->profile)
                       : cost::ShapeNumbers{};
  }
};

Cell representation(const PartRow& row) {
  return row.isWeighed() ? wordCell(name(row.cost().decision.representation)) : Cell{};
}

Cell reason(const PartRow& row) {
  return row.isWeighed() ? wordCell(code(row.cost().decision.reason)) : Cell{};
}

/// Empty for what is not uploaded.
Cell upload(const PartRow& row) {
  const auto state = uploadOf(*row.weighing, row.target()).state;
  return state ? wordCell(name(*state)) : Cell{};
}

Cell confidence(const PartRow& row) {
  return row.isWeighed() ? wordCell(name(row.cost().confidence)) : Cell{};
}

constexpr std::array partColumns{
    Column<PartRow>{fileHeading, [](const PartRow& row) -> Cell { return row.weighing->file; }},
    Column<PartRow>{linksetHeading, [](const PartRow& row) -> Cell { return row.linkset().name; }},
    Column<PartRow>{linksetIdHeading, [](const PartRow& row) { return idCell(row.linkset().id); }},
    Column<PartRow>{partHeading, [](const PartRow& row) -> Cell { return row.part().name; }},
    Column<PartRow>{partIdHeading, [](const PartRow& row) { return idCell(row.part().id); }},
    Column<PartRow>{{"kind", tableTexts["column.kind"], Rank::useful, Total::none, Content::word},
                    [](const PartRow& row) { return wordCell(name(row.part().kind)); }},
    Column<PartRow>{
        {"shape_type", tableTexts["column.shape_type"], Rank::detail, Total::none, Content::word},
        [](const PartRow& row) { return wordCell(name(row.part().shapeType)); }},
    Column<PartRow>{{"representation", tableTexts["column.representation"], Rank::essential,
                     Total::none, Content::word},
                    representation},
    Column<PartRow>{
        {"reason", tableTexts["column.reason"], Rank::useful, Total::none, Content::word}, reason},
    Column<PartRow>{
        {"size_x_m", tableTexts["column.size_x_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.x; }},
    Column<PartRow>{
        {"size_y_m", tableTexts["column.size_y_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.y; }},
    Column<PartRow>{
        {"size_z_m", tableTexts["column.size_z_m"], Rank::detail, Total::none, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scale.z; }},
    Column<PartRow>{
        {"triangles", tableTexts["column.triangles"], Rank::useful, Total::sum, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().triangles); }},
    Column<PartRow>{
        {"width_m", tableTexts["column.width_m"], Rank::useful, Total::none, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().width); }},
    Column<PartRow>{
        {"hulls", tableTexts["column.hulls"], Rank::useful, Total::sum, Content::number},
        [](const PartRow& row) { return optionalCell(row.numbers().hulls); }},
    Column<PartRow>{{"hull_vertices", tableTexts["column.hull_vertices"], Rank::useful, Total::sum,
                     Content::number},
                    [](const PartRow& row) { return optionalCell(row.numbers().hullVertices); }},
    Column<PartRow>{
        {"scripts", tableTexts["column.scripts"], Rank::detail, Total::sum, Content::number},
        [](const PartRow& row) -> Cell { return row.part().scripts; }},
    Column<PartRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::essential, Total::sum,
                     Content::number},
                    [](const PartRow& row) { return costCell(row.cost().physics); }},
    Column<PartRow>{{"streaming_cost", tableTexts["column.streaming_cost"], Rank::essential,
                     Total::sum, Content::number},
                    [](const PartRow& row) { return costCell(row.cost().streaming); }},
    Column<PartRow>{
        {"confidence", tableTexts["column.confidence"], Rank::useful, Total::none, Content::word},
        confidence},
    Column<PartRow>{
        {"upload", tableTexts["column.upload"], Rank::useful, Total::none, Content::word}, upload},
};

std::vector<PartRow> partRows(std::span<const weighing::Weighing> weighings) {
  std::vector<PartRow> rows;
  for (const weighing::Weighing& weighing : weighings) {
    const auto& linksets = weighing.scene.linksets;
    for (std::size_t linkset = 0; linkset < linksets.size(); ++linkset)
      for (std::size_t part = 0; part < linksets[linkset].parts.size(); ++part)
        rows.push_back({&weighing, linkset, part});
  }
  return rows;
}

}  // namespace

Table partTable(std::span<const weighing::Weighing> weighings) {
  return tableOf<PartRow>(partColumns, partRows(weighings));
}

}  // namespace wb::table
