#include "model/grid/schema.h"
#include "tests/grid/sources.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace wb::grid {
namespace {

using Named = std::map<std::string, std::string, std::less<>>;

/// The rows of a table by the names of their columns.
std::vector<Named> namedRows(TableId id, const SourceStatistics& source) {
  std::vector<Named> rows;
  for (const auto& cells : test::rowsOf(id, {source})) {
    Named& row = rows.emplace_back();
    for (std::size_t i = 0; i < cells.size(); ++i) row.emplace(table(id).columns[i].name, cells[i]);
  }
  return rows;
}

SourceStatistics sourceOf(scene::Scene scene) {
  SourceStatistics source;
  source.source.file = "a.oar";
  source.scene = std::move(scene);
  source.statistics = cost::makeStatistics(source.scene, cost::GeometryRules({}));
  return source;
}

void expectCells(const Named& row, const Named& expected) {
  for (const auto& [name, cell] : expected) EXPECT_EQ(row.at(name), cell) << name;
}

/// A cube's 12 triangles have legs of 1 m: each is 1 / sqrt(2) m wide.
TEST(Rows, OfAMeshSayWhatItsCostsRestOn) {
  scene::Part mesh = cost::test::makePart(scene::PartKind::mesh, glm::dvec3(1));
  mesh.shapeType = scene::ShapeType::prim;
  mesh.name = "cube";
  mesh.scripts = 3;
  const auto source = sourceOf(cost::test::makeScene(
      cost::test::makeLinkset({mesh}),
      cost::test::makeAsset({.physicsMesh = true, .hulls = 0, .storedHull = true})));
  const Named row = namedRows(TableId::parts, source).at(0);
  expectCells(row, {{"source", "i0"},
                    {"linkset", "i0"},
                    {"part", "i0"},
                    {"name", "tcube"},
                    {"id", "null"},
                    {"kind", "tmesh"},
                    {"shape_type", "tprim"},
                    {"root", "i1"},
                    {"scripts", "i3"},
                    {"size_x_m", "d1"},
                    {"mesh_missing", "i0"},
                    {"representation_at_rest", "ttriangle_mesh"},
                    {"reason_at_rest", "tphysics_mesh"},
                    {"representation_moving", "tbase_hull"},
                    {"reason_moving", "tdynamic_without_hulls"},
                    {"known_at_rest", "i1"},
                    {"known_moving", "i1"},
                    {"triangles", "i12"},
                    {"hull_vertices", "i8"},
                    {"hulls", "i0"},
                    {"opensim_term", "topensim_mesh"},
                    {"size_squared_m2", "d3"}});
  EXPECT_NEAR(std::stod(row.at("inverse_width_sum").substr(1)), 12 * std::sqrt(2), 1e-9);
  EXPECT_NEAR(std::stod(row.at("mean_width_m").substr(1)), 1 / std::sqrt(2), 1e-9);
  EXPECT_NEAR(std::stod(row.at("radius_m").substr(1)), std::sqrt(3) / 2, 1e-15);
  // Levels that are missing stream as the next richer one.
  EXPECT_EQ(row.at("lod_bytes_lowest"), row.at("lod_bytes_high"));
}

TEST(Rows, OfAMissingMeshSayThatNothingIsKnown) {
  scene::Scene scene;
  scene.linksets = {
      cost::test::makeLinkset({cost::test::makePart(scene::PartKind::mesh, glm::dvec3(1))})};
  expectCells(namedRows(TableId::parts, sourceOf(std::move(scene))).at(0),
              {{"mesh_missing", "i1"},
               {"known_at_rest", "i0"},
               {"known_moving", "i0"},
               {"streaming_known", "i0"},
               {"opensim_known", "i0"},
               {"triangles", "null"},
               {"hull_vertices", "null"}});
}

TEST(Rows, OfLinksetsSayWhereTheyAre) {
  scene::Scene scene;
  scene::Region home;
  home.id = Uuid::random();
  home.name = "Home";
  home.kind = "homestead";
  scene.regions = {home};
  for (const std::string& region : {std::string("Home"), home.id.text(), std::string("Away")}) {
    scene.linksets.push_back(
        cost::test::makeLinkset({cost::test::makePart(scene::PartKind::box, glm::dvec3(1))}));
    scene.linksets.back().region = region;
  }
  scene.linksets[1].moving = true;
  const auto source = sourceOf(std::move(scene));
  const auto linksets = namedRows(TableId::linksets, source);
  expectCells(linksets.at(0), {{"region", "i0"},
                               {"region_name", "tHome"},
                               {"moving", "i0"},
                               {"parts", "i1"},
                               {"new_accounting_second_life", "i0"},
                               {"mean_face_area_m2", "d1"}});
  expectCells(linksets.at(1), {{"region", "i0"}, {"region_name", "tHome"}, {"moving", "i1"}});
  expectCells(linksets.at(2), {{"region", "i1"}, {"region_name", "tAway"}});
  const auto regions = namedRows(TableId::regions, source);
  ASSERT_EQ(regions.size(), 2U);
  expectCells(regions.at(0), {{"name", "tHome"}, {"capacity", "d5000"}});
  expectCells(regions.at(1), {{"name", "t"}, {"capacity", "d20000"}});
}

TEST(Rows, TextsThatNoEngineHoldsAreReplacedAndTold) {
  scene::Scene scene;
  scene.linksets = {
      cost::test::makeLinkset({cost::test::makePart(scene::PartKind::box, glm::dvec3(1))})};
  EXPECT_TRUE(makeTextsStorable(scene).empty());
  scene.linksets[0].name = std::string("a\0b", 3);
  scene.linksets[0].parts[0].name = "c\xff";
  const Diagnostics findings = makeTextsStorable(scene);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_NE(message(findings[0]).find("2 names"), std::string::npos) << message(findings[0]);
  EXPECT_EQ(scene.linksets[0].name,
            "a\xef\xbf\xbd"
            "b");
  EXPECT_EQ(scene.linksets[0].parts[0].name, "c\xef\xbf\xbd");
}

TEST(Schema, SaysTheMeaningOfEveryColumn) {
  for (const query::Dialect dialect : query::dialects()) {
    const std::string text = schemaText(dialect, "parts.csv.gz");
    EXPECT_NE(text.find("[LI] land impact that the region can hold"), std::string::npos);
    for (const TableId id : allTables) {
      EXPECT_NE(text.find(table(id).name), std::string::npos);
      for (const Column& column : table(id).columns) {
        EXPECT_FALSE(column.meaning.empty()) << column.name;
        EXPECT_NE(text.find(query::quotedName(column.name, dialect)), std::string::npos);
      }
    }
  }
}

/// What the columns may hold, and which rows belong together, in every engine that can be told.
TEST(Schema, SaysWhatColumnsMayHold) {
  using query::Dialect;
  const auto has = [](Dialect dialect, std::string_view words) {
    return schemaText(dialect, "parts.csv.gz").find(words) != std::string::npos;
  };
  EXPECT_TRUE(has(Dialect::sqlite, ") STRICT, WITHOUT ROWID;"));
  for (const Dialect dialect : {Dialect::sqlite, Dialect::postgresql, Dialect::duckdb}) {
    EXPECT_TRUE(has(dialect, "CHECK (\"shape_type\" IN ('prim', 'none', 'convex_hull'))"));
    EXPECT_TRUE(has(dialect, "CHECK (\"physical\" IN (0, 1))"));
    EXPECT_TRUE(has(dialect, "CHECK (\"hulls\" >= 0)"));
    EXPECT_TRUE(has(dialect, "PRIMARY KEY (\"source\", \"linkset\", \"part\")"));
    EXPECT_TRUE(
        has(dialect, "FOREIGN KEY (\"source\", \"region\") REFERENCES \"weighbridge_regions\""));
  }
  EXPECT_TRUE(has(Dialect::clickhouse, "CONSTRAINT \"hulls_valid\" CHECK (\"hulls\" >= 0)"));
  EXPECT_TRUE(has(Dialect::clickhouse, "CHECK (\"upload\" IS NULL OR \"upload\" IN ("));
}

/// Each engine is told where the files are, whatever their names are, and not to mix up an empty
/// text with nothing.
TEST(Schema, SaysHowFilesAreLoaded) {
  for (const query::Dialect dialect : query::dialects()) {
    const std::string packed = schemaText(dialect, "it's/parts.csv.gz");
    const std::string bare = schemaText(dialect, "parts.csv");
    EXPECT_NE(packed.find("parts.linksets.csv.gz"), std::string::npos) << name(dialect);
    EXPECT_NE(bare.find("parts.meta.csv"), std::string::npos) << name(dialect);
    EXPECT_EQ(bare.find(".gz"), std::string::npos) << name(dialect);
  }
  const auto has = [](query::Dialect dialect, std::string_view words) {
    return schemaText(dialect, "parts.csv.gz").find(words) != std::string::npos;
  };
  EXPECT_TRUE(has(query::Dialect::duckdb, "ALLOW_QUOTED_NULLS false"));
  EXPECT_TRUE(has(query::Dialect::clickhouse, "format_csv_null_representation = ''"));
  EXPECT_TRUE(has(query::Dialect::clickhouse, "Nullable(Int64)"));
}

/// The text that is printed makes the tables that the program makes.
TEST(Schema, IsWhatItIsPrintedAs) {
  auto database = database::openDatabase(":memory:");
  ASSERT_TRUE(database);
  ASSERT_TRUE((*database)->execute(schemaText(query::Dialect::sqlite, "parts.csv.gz")));
  for (const TableId id : allTables) {
    std::vector<std::string> columns;
    ASSERT_TRUE((*database)->query("SELECT * FROM " + std::string(table(id).name), {},
                                   {.begin = [&](std::span<const std::string> names) {
                                     columns.assign(names.begin(), names.end());
                                   }}));
    const auto names = columnNames(table(id));
    EXPECT_EQ(columns, std::vector<std::string>(names.begin(), names.end()));
  }
}

}  // namespace
}  // namespace wb::grid
