#include "model/report/shape_tables.h"

#include "model/core/threads.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
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
  Cell ofHulls(Cell cell) const {
    return shape().prims.empty() ? ofPieces(std::move(cell)) : Cell();
  }
  /// Of all that fills a volume.
  Cell ofPieces(Cell cell) const { return shape().isSurface() ? Cell() : std::move(cell); }
  std::string_view arrival() const {
    const auto& [exact, analyze, asset] = arrivalWords;
    if (carrier == Carrier::asset) return asset;
    return shape::arrivalOf(shape()) == shape::Arrival::exact ? exact : analyze;
  }
  /// After Analyze; empty for what arrives otherwise.
  Cell analyzed(double shape::AnalyzedPhysics::*cost) const {
    const auto& physics = row.made.analyzed;
    return physics && carrier == Carrier::uploader ? Cell((*physics).*cost) : Cell();
  }
  /// Empty where one tolerance holds everywhere.
  Cell inZone(shape::Deviation shape::ZoneErrors::*zone) const {
    return error().zones ? Cell(((*error().zones).*zone).distance) : Cell();
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
                [](const Row& row) { return row.ofHulls(row.shape().pieces.size()); }},
    Column<Row>{number("hull_vertices", tableTexts["column.hull_vertices"], Rank::useful),
                [](const Row& row) { return row.ofHulls(row.corners()); }},
    Column<Row>{number("triangles", tableTexts["column.triangles"], Rank::useful),
                [](const Row& row) {
                  return row.shape().isSurface() ? Cell(row.shape().surface.triangles.size())
                                                 : Cell();
                }},
    Column<Row>{number("prims", tableTexts["column.prims"], Rank::useful),
                [](const Row& row) {
                  return row.shape().prims.empty() ? Cell() : Cell(row.shape().prims.size());
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
    Column<Row>{number("analyzed_least", tableTexts["column.analyzed_least"], Rank::essential),
                [](const Row& row) { return row.analyzed(&shape::AnalyzedPhysics::least); }},
    Column<Row>{number("analyzed_most", tableTexts["column.analyzed_most"], Rank::essential),
                [](const Row& row) { return row.analyzed(&shape::AnalyzedPhysics::most); }},
    Column<Row>{number("seconds", tableTexts["column.seconds"], Rank::useful),
                [](const Row& row) -> Cell { return row.row.made.seconds; }},
    Column<Row>{number("contact_m", tableTexts["column.contact_m"], Rank::essential),
                [](const Row& row) { return row.inZone(&shape::ZoneErrors::contact); }},
    Column<Row>{number("elsewhere_m", tableTexts["column.elsewhere_m"], Rank::essential),
                [](const Row& row) { return row.inZone(&shape::ZoneErrors::elsewhere); }},
};

}  // namespace

Table madeShapeTable(const weighing::Weighing& weighing, std::vector<MadeShapeRow> shapes,
                     Carrier carrier) {
  std::vector<Row> rows;
  for (MadeShapeRow& shape : shapes) rows.push_back({&weighing, std::move(shape), carrier});
  return tableOf<Row>(madeShapeColumns, std::move(rows));
}

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

namespace {

struct Both {
  const weighing::Weighing* weighing;
  CombinationRow row;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[row.linkset]; }
  const making::Combination& combination() const { return row.combination; }
  const cost::LinksetCost& cost() const { return row.combination.cost; }
  const cost::LinksetUnknowns& unknown() const { return cost().unknown; }
  weighing::Target target() const { return {row.linkset, {}}; }

  /// Each once: an object can have many parts.
  std::string methods() const {
    std::vector<std::string_view> each;
    for (const std::string_view method : combination().methods)
      if (std::ranges::find(each, method) == each.end()) each.push_back(method);
    return fmt::format("{}", fmt::join(each, " "));
  }
  std::string_view arrival() const { return arrivalWords[combination().isExact ? 0 : 1]; }
};

constexpr std::array combinationColumns{
    Column<Both>{linksetHeading, [](const Both& row) -> Cell { return row.linkset().name; }},
    Column<Both>{linksetIdHeading, [](const Both& row) { return idCell(row.linkset().id); }},
    Column<Both>{
        number("land_impact", tableTexts["column.land_impact"], Rank::essential),
        [](const Both& row) { return costCell(row.cost().landImpact, row.unknown().landImpact); }},
    Column<Both>{
        {"decided_by", tableTexts["column.decided_by"], Rank::useful, Total::none, Content::word},
        [](const Both& row) {
          return knownCell(wordCell(name(row.cost().decidedBy)), row.unknown().landImpact);
        }},
    Column<Both>{
        number("physics_cost", tableTexts["column.physics_cost"], Rank::essential),
        [](const Both& row) { return costCell(row.cost().physics, row.unknown().physics); }},
    Column<Both>{
        number("physics_cost_physical", tableTexts["column.physics_cost_physical"], Rank::detail),
        [](const Both& row) {
          return costCell(row.cost().physicsPhysical, row.unknown().physicsPhysical);
        }},
    Column<Both>{
        number("streaming_cost", tableTexts["column.streaming_cost"], Rank::essential),
        [](const Both& row) { return costCell(row.cost().streaming, row.unknown().streaming); }},
    Column<Both>{number("server_cost", tableTexts["column.server_cost"], Rank::essential),
                 [](const Both& row) { return costCell(row.cost().server, row.unknown().server); }},
    Column<Both>{number("pixels", tableTexts["column.pixels"], Rank::essential),
                 [](const Both& row) -> Cell { return row.combination().pixels; }},
    Column<Both>{
        {"method", tableTexts["column.method"], Rank::essential, Total::none, Content::words},
        [](const Both& row) -> Cell { return row.methods(); }},
    Column<Both>{number("deviation_ratio", tableTexts["column.deviation_ratio"], Rank::essential),
                 [](const Both& row) -> Cell { return row.combination().deviation; }},
    Column<Both>{number("deviation_m", tableTexts["column.deviation_m"], Rank::useful),
                 [](const Both& row) -> Cell { return row.combination().distances.anywhere; }},
    Column<Both>{number("contact_m", tableTexts["column.contact_m"], Rank::useful),
                 [](const Both& row) { return optionalCell(row.combination().distances.contact); }},
    Column<Both>{
        number("elsewhere_m", tableTexts["column.elsewhere_m"], Rank::useful),
        [](const Both& row) { return optionalCell(row.combination().distances.elsewhere); }},
    Column<Both>{
        {"arrives", tableTexts["column.arrives"], Rank::essential, Total::none, Content::word},
        [](const Both& row) { return wordCell(row.arrival()); }},
};

}  // namespace

Table combinationTable(const weighing::Weighing& weighing,
                       std::vector<CombinationRow> combinations) {
  std::vector<Both> rows;
  for (CombinationRow& row : combinations) rows.push_back({&weighing, std::move(row)});
  return tableOf<Both>(combinationColumns, std::move(rows));
}

}  // namespace wb::table
