#include "model/report/made_shape_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>
#include <utility>

namespace wb::table {
namespace {

struct Row {
  const weighing::Weighing* weighing;
  MadeShapeRow row;
  Carrier carrier;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[row.part.linkset]; }
  const scene::Part& itself() const { return linkset().parts[*row.part.part]; }
  const shape::ShapeError& error() const { return row.made.shape.error; }
  weighing::Target target() const { return row.part; }

  const shape::FittedShape& shape() const { return row.made.shape; }
  /// Of hulls only.
  Cell ofPieces(Cell cell) const { return shape().isSurface() ? Cell() : std::move(cell); }
  std::string_view arrival() const {
    const auto& [exact, analyze, asset] = arrivalWords;
    if (carrier == Carrier::asset) return asset;
    return shape().isSurface() || shape().pieces.size() == 1 ? exact : analyze;
  }
  std::size_t corners() const {
    std::size_t count = 0;
    for (const shape::Piece& piece : row.made.shape.pieces) count += piece.corners().size();
    return count;
  }
  /// Where the error is.
  const glm::dvec3& place() const {
    const bool isOverfill = error().overfill.distance >= error().shortfall.distance;
    return (isOverfill ? error().overfill : error().shortfall).place;
  }
};

constexpr Heading number(std::string_view key, Text title, Rank rank) {
  return {key, title, rank, Total::none, Content::number};
}
constexpr Heading truth(std::string_view key, Text title) {
  return {key, title, Rank::essential, Total::none, Content::truth};
}

constexpr std::array madeShapeColumns{
    Column<Row>{{"linkset", tableTexts["column.linkset"], Rank::useful, Total::none, Content::text},
                [](const Row& row) -> Cell { return row.linkset().name; }},
    Column<Row>{partHeading, [](const Row& row) -> Cell { return row.itself().name; }},
    Column<Row>{partIdHeading, [](const Row& row) { return idCell(row.itself().id); }},
    Column<Row>{
        {"method", tableTexts["column.method"], Rank::essential, Total::none, Content::word},
        [](const Row& row) { return wordCell(row.row.made.shape.method); }},
    Column<Row>{number("hulls", tableTexts["column.hulls"], Rank::essential),
                [](const Row& row) { return row.ofPieces(row.shape().pieces.size()); }},
    Column<Row>{number("hull_vertices", tableTexts["column.hull_vertices"], Rank::useful),
                [](const Row& row) { return row.ofPieces(row.corners()); }},
    Column<Row>{number("triangles", tableTexts["column.triangles"], Rank::useful),
                [](const Row& row) {
                  return row.shape().isSurface() ? Cell(row.shape().surface.triangles.size())
                                                 : Cell();
                }},
    Column<Row>{number("physics_cost", tableTexts["column.physics_cost"], Rank::essential),
                [](const Row& row) { return costCell(row.row.made.physics); }},
    Column<Row>{
        number("physics_cost_physical", tableTexts["column.physics_cost_physical"], Rank::detail),
        [](const Row& row) { return costCell(row.row.made.physicsPhysical); }},
    Column<Row>{number("land_impact", tableTexts["column.land_impact"], Rank::essential),
                [](const Row& row) -> Cell { return row.row.made.landImpact; }},
    Column<Row>{number("deviation_m", tableTexts["column.deviation_m"], Rank::essential),
                [](const Row& row) -> Cell { return row.error().error(); }},
    Column<Row>{number("overfill_m", tableTexts["column.overfill_m"], Rank::useful),
                [](const Row& row) -> Cell { return row.error().overfill.distance; }},
    Column<Row>{number("shortfall_m", tableTexts["column.shortfall_m"], Rank::useful),
                [](const Row& row) -> Cell { return row.error().shortfall.distance; }},
    Column<Row>{number("deviation_x_m", tableTexts["column.deviation_x_m"], Rank::detail),
                [](const Row& row) -> Cell { return row.place().x; }},
    Column<Row>{number("deviation_y_m", tableTexts["column.deviation_y_m"], Rank::detail),
                [](const Row& row) -> Cell { return row.place().y; }},
    Column<Row>{number("deviation_z_m", tableTexts["column.deviation_z_m"], Rank::detail),
                [](const Row& row) -> Cell { return row.place().z; }},
    Column<Row>{number("mean_m", tableTexts["column.mean_m"], Rank::detail),
                [](const Row& row) -> Cell { return row.error().mean; }},
    Column<Row>{number("surface_m", tableTexts["column.surface_m"], Rank::detail),
                [](const Row& row) -> Cell { return row.error().surface; }},
    Column<Row>{number("overlap_m3", tableTexts["column.overlap_m3"], Rank::detail),
                [](const Row& row) { return row.ofPieces(row.error().overlap); }},
    Column<Row>{number("missing_m3", tableTexts["column.missing_m3"], Rank::detail),
                [](const Row& row) { return row.ofPieces(row.error().missing); }},
    Column<Row>{truth("passage", tableTexts["column.passage"]),
                [](const Row& row) {
                  return row.shape().lost ? Cell(row.shape().keepsPassage()) : Cell();
                }},
    Column<Row>{truth("within", tableTexts["column.within"]),
                [](const Row& row) -> Cell { return row.row.made.isAsAsked; }},
    Column<Row>{truth("front", tableTexts["column.front"]),
                [](const Row& row) -> Cell { return row.row.made.isOnFront; }},
    Column<Row>{truth("chosen", tableTexts["column.chosen"]),
                [](const Row& row) -> Cell { return row.row.made.isChosen; }},
    Column<Row>{
        {"arrives", tableTexts["column.arrives"], Rank::essential, Total::none, Content::word},
        [](const Row& row) { return wordCell(row.arrival()); }},
    Column<Row>{number("seconds", tableTexts["column.seconds"], Rank::useful),
                [](const Row& row) -> Cell { return row.row.made.seconds; }},
};

}  // namespace

Table madeShapeTable(const weighing::Weighing& weighing, std::vector<MadeShapeRow> shapes,
                     Carrier carrier) {
  std::vector<Row> rows;
  for (MadeShapeRow& shape : shapes) rows.push_back({&weighing, std::move(shape), carrier});
  return tableOf<Row>(madeShapeColumns, std::move(rows));
}

}  // namespace wb::table
