#include "model/report/cells.h"
#include "model/report/texts.h"
#include "model/report/views.h"

#include <array>

namespace wb::report {
namespace {

struct LinksetRow {
  const Weighing* weighing;
  std::size_t index;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[index]; }
  const cost::LinksetCost& cost() const { return weighing->costs[index]; }
  Target target() const { return {index, {}}; }
};

/// The region's name, however the linkset refers to it.
Cell region(const LinksetRow& row) {
  const scene::Region* known = row.weighing->scene.regionOf(row.linkset());
  return known ? known->name : row.linkset().region;
}

constexpr std::array linksetColumns{
    Column<LinksetRow>{
        {"file", reportTexts["column.file"], Rank::detail, Total::none, Content::text},
        [](const LinksetRow& row) -> Cell { return row.weighing->file; }},
    Column<LinksetRow>{
        {"region", reportTexts["column.region"], Rank::detail, Total::none, Content::text}, region},
    Column<LinksetRow>{
        {"linkset", reportTexts["column.linkset"], Rank::essential, Total::none, Content::text},
        [](const LinksetRow& row) -> Cell { return row.linkset().name; }},
    Column<LinksetRow>{
        {"linkset_id", reportTexts["column.linkset_id"], Rank::detail, Total::none, Content::text},
        [](const LinksetRow& row) { return idCell(row.linkset().id); }},
    Column<LinksetRow>{
        {"parts", reportTexts["column.parts"], Rank::useful, Total::sum, Content::number},
        [](const LinksetRow& row) -> Cell { return row.linkset().parts.size(); }},
    Column<LinksetRow>{
        {"scripts", reportTexts["column.scripts"], Rank::useful, Total::sum, Content::number},
        [](const LinksetRow& row) -> Cell { return scriptCount(row.linkset()); }},
    Column<LinksetRow>{
        {"physical", reportTexts["column.physical"], Rank::useful, Total::none, Content::truth},
        [](const LinksetRow& row) -> Cell { return row.linkset().physical; }},
    Column<LinksetRow>{
        {"accounting", reportTexts["column.accounting"], Rank::detail, Total::none, Content::word},
        [](const LinksetRow& row) { return wordCell(name(row.cost().accounting)); }},
    Column<LinksetRow>{{"mean_face_area_m2", reportTexts["column.mean_face_area_m2"], Rank::detail,
                        Total::none, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().meanFaceArea; }},
    Column<LinksetRow>{{"physics_cost", reportTexts["column.physics_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().physics; }},
    Column<LinksetRow>{{"physics_cost_physical", reportTexts["column.physics_cost_physical"],
                        Rank::useful, Total::none, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().physicsPhysical; }},
    Column<LinksetRow>{{"can_be_physical", reportTexts["column.can_be_physical"], Rank::useful,
                        Total::none, Content::truth},
                       [](const LinksetRow& row) -> Cell { return row.cost().canBePhysical; }},
    Column<LinksetRow>{{"streaming_cost", reportTexts["column.streaming_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().streaming; }},
    Column<LinksetRow>{{"server_cost", reportTexts["column.server_cost"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().server; }},
    Column<LinksetRow>{
        {"src", reportTexts["column.src"], Rank::detail, Total::none, Content::number},
        [](const LinksetRow& row) -> Cell { return row.cost().src; }},
    Column<LinksetRow>{
        {"rrc", reportTexts["column.rrc"], Rank::detail, Total::none, Content::number},
        [](const LinksetRow& row) -> Cell { return row.cost().rrc; }},
    Column<LinksetRow>{{"land_impact", reportTexts["column.land_impact"], Rank::essential,
                        Total::sum, Content::number},
                       [](const LinksetRow& row) -> Cell { return row.cost().landImpact; }},
    Column<LinksetRow>{{"decided_by", reportTexts["column.decided_by"], Rank::essential,
                        Total::none, Content::word},
                       [](const LinksetRow& row) { return wordCell(name(row.cost().decidedBy)); }},
    Column<LinksetRow>{
        {"profile", reportTexts["column.profile"], Rank::detail, Total::none, Content::text},
        [](const LinksetRow& row) -> Cell { return displayName(row.weighing->profile); }},
    Column<LinksetRow>{{"file_sha256", reportTexts["column.file_sha256"], Rank::detail, Total::none,
                        Content::text},
                       [](const LinksetRow& row) -> Cell { return row.weighing->sha256; }},
};

std::vector<LinksetRow> linksetRows(std::span<const Weighing> weighings) {
  std::vector<LinksetRow> rows;
  for (const Weighing& weighing : weighings)
    for (std::size_t i = 0; i < weighing.costs.size(); ++i) rows.push_back({&weighing, i});
  return rows;
}

}  // namespace

Table linksetTable(std::span<const Weighing> weighings) {
  return tableOf<LinksetRow>(linksetColumns, linksetRows(weighings));
}

}  // namespace wb::report
