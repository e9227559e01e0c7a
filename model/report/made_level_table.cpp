#include "model/report/made_level_table.h"

#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
namespace {

struct LevelRow {
  const weighing::Weighing* weighing;
  const MadeLevelRows* rows;
  const shape::WeighedLevels* levels;
  std::size_t lod;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[rows->part.linkset]; }
  const scene::Part& itself() const { return linkset().parts[*rows->part.part]; }
  const shape::MadeLevel& level() const { return levels->made.levels[lod]; }
  weighing::Target target() const { return rows->part; }
};

constexpr Heading levelNumber(std::string_view key, Text title, Rank rank) {
  return {key, title, rank, Total::none, Content::number};
}
constexpr Heading levelTruth(std::string_view key, Text title, Rank rank) {
  return {key, title, rank, Total::none, Content::truth};
}

constexpr std::array madeLevelColumns{
    Column<LevelRow>{
        {"linkset", tableTexts["column.linkset"], Rank::detail, Total::none, Content::text},
        [](const LevelRow& row) -> Cell { return row.linkset().name; }},
    Column<LevelRow>{partHeading, [](const LevelRow& row) -> Cell { return row.itself().name; }},
    Column<LevelRow>{partIdHeading, [](const LevelRow& row) { return idCell(row.itself().id); }},
    Column<LevelRow>{levelNumber("parts", tableTexts["column.parts"], Rank::detail),
                     [](const LevelRow& row) -> Cell { return row.rows->parts; }},
    Column<LevelRow>{levelNumber("pixels", tableTexts["column.pixels"], Rank::essential),
                     [](const LevelRow& row) -> Cell { return row.levels->made.pixels; }},
    Column<LevelRow>{
        {"lod", tableTexts["column.lod"], Rank::essential, Total::none, Content::word},
        [](const LevelRow& row) { return wordCell(asset::name(asset::allLods[row.lod])); }},
    Column<LevelRow>{levelNumber("distance_m", tableTexts["column.distance_m"], Rank::useful),
                     [](const LevelRow& row) -> Cell { return row.level().distance; }},
    Column<LevelRow>{levelNumber("triangles", tableTexts["column.triangles"], Rank::essential),
                     [](const LevelRow& row) -> Cell { return row.level().triangles; }},
    Column<LevelRow>{levelNumber("bytes", tableTexts["column.bytes"], Rank::essential),
                     [](const LevelRow& row) -> Cell { return row.level().bytes; }},
    Column<LevelRow>{levelNumber("deviation_m", tableTexts["column.deviation_m"], Rank::useful),
                     [](const LevelRow& row) -> Cell { return row.level().error; }},
    Column<LevelRow>{
        levelNumber("deviation_pixels", tableTexts["column.deviation_pixels"], Rank::essential),
        [](const LevelRow& row) -> Cell { return row.level().pixels(); }},
    Column<LevelRow>{
        levelNumber("streaming_cost", tableTexts["column.streaming_cost"], Rank::essential),
        [](const LevelRow& row) { return costCell(row.levels->streaming); }},
    Column<LevelRow>{levelNumber("land_impact", tableTexts["column.land_impact"], Rank::essential),
                     [](const LevelRow& row) -> Cell { return row.levels->landImpact; }},
    Column<LevelRow>{levelTruth("within", tableTexts["column.within"], Rank::useful),
                     [](const LevelRow& row) -> Cell { return row.levels->isAsAsked; }},
    Column<LevelRow>{levelTruth("front", tableTexts["column.front"], Rank::useful),
                     [](const LevelRow& row) -> Cell { return row.levels->isOnFront; }},
    Column<LevelRow>{levelTruth("chosen", tableTexts["column.chosen"], Rank::essential),
                     [](const LevelRow& row) -> Cell { return row.levels->isChosen; }},
    Column<LevelRow>{levelNumber("seconds", tableTexts["column.seconds"], Rank::detail),
                     [](const LevelRow& row) -> Cell { return row.levels->seconds; }},
};

}  // namespace

Table madeLevelTable(const weighing::Weighing& weighing, const std::vector<MadeLevelRows>& made) {
  std::vector<LevelRow> rows;
  for (const MadeLevelRows& one : made)
    for (const shape::WeighedLevels& levels : one.made)
      for (std::size_t lod = 0; lod < levels.made.levels.size(); ++lod)
        rows.push_back({&weighing, &one, &levels, lod});
  return tableOf<LevelRow>(madeLevelColumns, std::move(rows));
}

}  // namespace wb::table
