#include "model/grid/tables.h"

#include "model/grid/files.h"
#include "model/grid/write.h"
#include "tests/grid/sources.h"
#include "tests/support/folder.h"
#include "tests/support/postgresql.h"

#include <gtest/gtest.h>

namespace wb::grid {
namespace {

using database::Engine;
using test::rowsIn;
using test::rowsOf;

constexpr std::array tablesOfSources{TableId::sources, TableId::regions, TableId::linksets,
                                     TableId::parts};

/// The same tests on either engine.
class GridTablesTest : public FolderTest, public testing::WithParamInterface<Engine> {
 protected:
  void SetUp() override {
    const bool isServer = GetParam() == Engine::postgresql;
    const std::string text =
        isServer ? wb::test::postgresqlDatabase() : (folder_ / "grid.sqlite").string();
    if (text.empty()) GTEST_SKIP() << wb::test::noPostgresql;
    auto opened = database::openDatabase(text);
    ASSERT_TRUE(opened) << line(opened.error());
    database_ = std::move(*opened);
  }

  GridTables tables() {
    auto opened = GridTables::open(*database_, {}, "test");
    EXPECT_TRUE(opened) << (opened ? "" : line(opened.error()));
    return std::move(*opened);
  }

  void expectRowsOf(const std::vector<SourceStatistics>& sources) {
    for (const TableId id : tablesOfSources)
      EXPECT_EQ(rowsIn(*database_, id), rowsOf(id, sources)) << table(id).name;
  }

  std::unique_ptr<database::Database> database_;
};

TEST_P(GridTablesTest, keepEveryTextAsItIs) {
  const std::vector<SourceStatistics> sources{
      test::sourceNamed(test::hostileTexts(), "'; DROP TABLE weighbridge_sources; --.oar"),
      test::sourceNamed({"b"}, "=b.oar")};
  GridTables into = tables();
  for (const SourceStatistics& source : sources) ASSERT_TRUE(into.put(source));
  expectRowsOf(sources);
}

TEST_P(GridTablesTest, goOnWhereTheyWere) {
  const SourceStatistics first = test::sourceNamed({"a", "b"}, "a.oar");
  const SourceStatistics second = test::sourceNamed({"c"}, "b.oar");
  ASSERT_TRUE(tables().put(first));
  GridTables again = tables();
  ASSERT_EQ(again.known().size(), 1U);
  EXPECT_EQ(again.known().at("a.oar").sha256, std::string(64, 'a'));
  EXPECT_TRUE(again.known().at("a.oar").isRead);
  ASSERT_TRUE(again.put(second));
  expectRowsOf({first, second});
}

TEST_P(GridTablesTest, takeANewVersionInPlaceOfTheOld) {
  const SourceStatistics other = test::sourceNamed({"c"}, "b.oar");
  SourceStatistics unread;
  unread.source = {"a.oar", {}, {}, "was not there"};
  GridTables into = tables();
  ASSERT_TRUE(into.put(unread));
  EXPECT_FALSE(into.known().at("a.oar").isRead);
  ASSERT_TRUE(into.put(other));
  expectRowsOf({unread, other});
  for (const std::vector<std::string>& texts :
       {std::vector<std::string>{"a", "b", "c"}, std::vector<std::string>{"d"}}) {
    const SourceStatistics now = test::sourceNamed(texts, "a.oar");
    ASSERT_TRUE(into.put(now));
    expectRowsOf({now, other});
  }
}

TEST_P(GridTablesTest, keepNothingOfASourceThatFails) {
  GridTables into = tables();
  const SourceStatistics nul = test::sourceNamed({"a", std::string("b\0c", 3)}, "a.oar");
  const auto put = into.put(nul);
  ASSERT_FALSE(put);
  EXPECT_EQ(put.error().text.code, "database.nul");
  expectRowsOf({});
  const SourceStatistics right = test::sourceNamed({"a"}, "a.oar");
  ASSERT_TRUE(into.put(right));
  expectRowsOf({right});
}

TEST_P(GridTablesTest, refuseOtherConstantsAndNameThem) {
  (void)tables();
  cost::Profile other;
  other[cost::Key::small_side] = 0.25;
  const auto opened = GridTables::open(*database_, other, "test");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().text.code, "grid.other_constants");
  EXPECT_NE(line(opened.error()).find("small_side"), std::string::npos);
  cost::Profile same;
  same[cost::Key::triangle_constant] = 0.01;
  EXPECT_TRUE(GridTables::open(*database_, same, "test"));
}

TEST_P(GridTablesTest, leaveAloneWhatIsNotTheirs) {
  ASSERT_TRUE(database_->execute("CREATE TABLE mine (a BIGINT); INSERT INTO mine VALUES (7)"));
  ASSERT_TRUE(tables().put(test::sourceNamed({"a"}, "a.oar")));
  std::size_t rows = 0;
  ASSERT_TRUE(database_->query("SELECT a FROM mine WHERE a = 7", {},
                               {.row = [&rows](auto) { return ++rows > 0; }}));
  EXPECT_EQ(rows, 1U);
}

TEST_P(GridTablesTest, refuseTablesOfTheirNamesThatAreNotTheirs) {
  ASSERT_TRUE(database_->execute("CREATE TABLE weighbridge_parts (mine BIGINT)"));
  const auto opened = GridTables::open(*database_, {}, "test");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().text.code, "grid.other_schema");
  EXPECT_FALSE(*database_->hasTable("weighbridge_meta"));
}

/// Written as CSV and loaded from that, they are what they are when put in at once.
TEST_P(GridTablesTest, areTheSameByWayOfCsv) {
  const std::vector<SourceStatistics> sources{
      test::sourceNamed(test::hostileTexts(), "a,\"b\".oar"), test::sourceNamed({"b"}, "b.oar")};
  const std::vector<std::string> names{"a,\"b\".oar", "b.oar"};
  const std::filesystem::path parts = folder_ / "parts.csv.gz";
  {
    auto files = StatisticsFiles::open(parts, metaRows({}, "test"), "", names);
    ASSERT_TRUE(files) << line(files.error());
    for (std::size_t i = 0; i < sources.size(); ++i)
      ASSERT_TRUE(files->add(
          piecesOf(sources[i], static_cast<std::int64_t>(i) + 5, {}, Packing::gzip), {}));
    ASSERT_TRUE(files->commit());
  }
  const std::vector<std::string> inputs{parts.string()};
  for (int time = 0; time < 2; ++time) {
    const auto loaded =
        loadFiles(*database_, inputs, {.reading = {}, .threads = 1, .program = "t"}, {});
    ASSERT_TRUE(loaded) << line(loaded.error());
    expectRowsOf(sources);
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, GridTablesTest,
                         testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "sqlite" : "postgresql";
                         });

}  // namespace
}  // namespace wb::grid
