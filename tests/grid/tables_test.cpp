#include "model/grid/detail/tables.h"

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/grid/answer.h"
#include "model/grid/grid.h"
#include "model/grid/statistics_files.h"
#include "tests/grid/sources.h"
#include "tests/support/folder.h"
#include "tests/support/postgresql.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <barrier>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <span>
#include <stop_token>
#include <thread>

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
    text_ = isServer ? wb::test::postgresqlDatabase() : (folder_ / "grid.sqlite").string();
    if (text_.empty()) GTEST_SKIP() << wb::test::noPostgresql;
    auto opened = database::openDatabase(text_);
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
    // The list in meta follows whatever is put in, by whom and however often.
    const auto contents = query::contentsOf(*database_);
    if (sources.empty()) {
      ASSERT_FALSE(contents);
      EXPECT_EQ(contents.error().text.code, "query.no_files");
    } else {
      EXPECT_TRUE(contents) << (contents ? "" : line(contents.error()));
    }
  }

  std::string text_;  ///< That opens the database.
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
  EXPECT_EQ(again.known().at("a.oar").sha256, first.source.sha256);
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

/// Two programs at once.
TEST_P(GridTablesTest, seeWhatAnotherConnectionPutIn) {
  const std::vector<SourceStatistics> sources{test::sourceNamed({"a"}, "a.oar"),
                                              test::sourceNamed({"b"}, "b.oar"),
                                              test::sourceNamed({"c"}, "c.oar")};
  GridTables one = tables();
  auto other = database::openDatabase(text_);
  ASSERT_TRUE(other);
  auto beside = GridTables::open(**other, {}, "test");
  ASSERT_TRUE(beside);
  ASSERT_TRUE(one.put(sources[0]));
  ASSERT_TRUE(beside->put(sources[0]));
  ASSERT_TRUE(beside->put(sources[1]));
  ASSERT_TRUE(one.put(sources[1]));
  ASSERT_TRUE(one.put(sources[2]));
  expectRowsOf(sources);
}

/// As when a load is started again whose first run was killed on this side only.
TEST_P(GridTablesTest, areMadeOnceByTwoAtATime) {
  constexpr int rounds = 10;
  for (int round = 0; round < rounds; ++round) {
    std::array<std::unique_ptr<database::Database>, 2> sides;
    for (auto& side : sides) {
      auto opened = database::openDatabase(text_);
      ASSERT_TRUE(opened) << line(opened.error());
      side = std::move(*opened);
    }
    std::barrier begin(2);
    std::array<std::string, 2> problems;
    {
      std::array<std::jthread, 2> threads;
      for (std::size_t i = 0; i < 2; ++i)
        threads[i] = std::jthread([&, i] {
          begin.arrive_and_wait();
          const auto made = GridTables::open(*sides[i], {}, "test");
          if (!made) problems[i] = line(made.error());
        });
    }
    for (const std::string& problem : problems) EXPECT_EQ(problem, "") << round;
    for (const TableId id : allTables)
      ASSERT_TRUE(database_->execute("DROP TABLE " + std::string(table(id).name) +
                                     (GetParam() == Engine::postgresql ? " CASCADE" : "")));
  }
}

/// Queries while files are loading, or after loading was interrupted, are refused, and the message
/// names the missing files.
TEST_P(GridTablesTest, answerOnlyWhenAllThatWasExpectedIsThere) {
  const query::Question question{query::By::grid, {}, cost::Profile(), {}};
  const auto expectPending = [&](const std::string& files) {
    const auto checked = query::checkTables(*database_, question);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().text.code, "query.pending");
    EXPECT_NE(line(checked.error()).find(": " + files + ";"), std::string::npos)
        << line(checked.error());
  };
  const std::vector<std::string> names{"e.oar", "a.oar", "c.oar", "b.oar", "a.oar"};
  GridTables into = tables();
  ASSERT_TRUE(into.put(test::sourceNamed({"a"}, "a.oar")));
  ASSERT_TRUE(into.expect(std::span(names).subspan(1)));
  expectPending("b.oar, c.oar");
  ASSERT_TRUE(into.expect(names));
  ASSERT_TRUE(into.expect({}));
  expectPending("b.oar, c.oar, e.oar");
  for (const char* file : {"b.oar", "c.oar"})
    ASSERT_TRUE(tables().put(test::sourceNamed({file}, file)));
  expectPending("e.oar");
  SourceStatistics unread;
  unread.source = {"e.oar", {}, {}, "was not there"};
  ASSERT_TRUE(into.put(unread));
  EXPECT_TRUE(query::checkTables(*database_, question));
  EXPECT_TRUE(query::contentsOf(*database_));
}

/// The task ends the load while its first file is put in.
TEST_P(GridTablesTest, knowOfTheFilesThatACancelledLoadDidNotGetTo) {
  std::vector<std::string> files;
  for (const char* name : {"a.weighbridge", "b.weighbridge", "c.weighbridge", "d.weighbridge",
                           "e.weighbridge", "f.weighbridge"}) {
    files.push_back((folder_ / name).string());
    std::ofstream(files.back())
        << R"({"weighbridge": 1, "linksets": [{"parts": [{"kind": "box"}]}]})";
  }
  const query::Question question{query::By::grid, {}, cost::Profile(), {}};
  const WriteOptions options{.reading = {}, .threads = 1, .program = "test"};
  std::stop_source stop;
  Task task;
  task.cancel = stop.get_token();
  const Listener listener{.read = [&stop](const ReadSource&) { stop.request_stop(); }};
  EXPECT_FALSE(loadFiles(*database_, files, options, listener, task));
  const auto checked = query::checkTables(*database_, question);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().text.code, "query.pending");
  EXPECT_TRUE(loadFiles(*database_, files, options, {}));
  EXPECT_TRUE(query::checkTables(*database_, question));
}

/// Of tables in files that lack the end of their parts: what was put in before stays, and is not
/// taken for all.
TEST_P(GridTablesTest, knowOfTheSourcesOfFilesThatWereCut) {
  const std::vector<std::string> names{"a.oar", "b.oar"};
  const std::filesystem::path parts = folder_ / "parts.csv";
  {
    auto files = StatisticsFiles::open(parts, metaRows({}, "test"), "", names);
    ASSERT_TRUE(files) << line(files.error());
    for (std::size_t i = 0; i < names.size(); ++i)
      ASSERT_TRUE(files->add(piecesOf(test::sourceNamed({names[i]}, names[i]),
                                      static_cast<std::int64_t>(i), {}, Packing::none),
                             {}));
    ASSERT_TRUE(files->commit());
  }
  const auto whole = readFile(parts);
  ASSERT_TRUE(whole);
  const std::string text(textOf(*whole));
  std::ofstream(parts, std::ios::trunc) << text.substr(0, text.rfind('\n', text.size() - 2) + 1);
  const std::vector<std::string> inputs{parts.string()};
  const WriteOptions options{.reading = {}, .threads = 1, .program = "t"};
  EXPECT_FALSE(loadFiles(*database_, inputs, options, {}));
  const query::Question question{query::By::grid, {}, cost::Profile(), {}};
  const auto checked = query::checkTables(*database_, question);
  ASSERT_FALSE(checked);
  EXPECT_EQ(line(checked.error()).find("a.oar"), std::string::npos) << line(checked.error());
  EXPECT_NE(line(checked.error()).find("b.oar"), std::string::npos) << line(checked.error());
  std::ofstream(parts, std::ios::trunc) << text;
  EXPECT_TRUE(loadFiles(*database_, inputs, options, {}));
  EXPECT_TRUE(query::checkTables(*database_, question));
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
  EXPECT_EQ(
      message(opened.error()),
      "does not state its schema (expected 6), so these are not tables that Weighbridge wrote; "
      "use others");
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

/// An asset that a project names is as much of it as its own bytes.
TEST_P(GridTablesTest, seeThatACompanionChanged) {
  const auto project = folder_ / "with \"asset\".weighbridge";
  const auto mesh = folder_ / "box.llmesh";
  std::ofstream(project) << R"({"weighbridge": 1, "assets": {"x": {"path": "box.llmesh"}},
      "linksets": [{"parts": [{"kind": "mesh", "asset": "x"}]}]})";
  const std::vector<std::string> files{project.string()};
  const WriteOptions options{.reading = {}, .threads = 1, .program = "test"};
  std::size_t read = 0;
  const Listener listener{.read = [&read](const ReadSource&) { ++read; }};
  const auto load = [&] {
    const auto loaded = loadFiles(*database_, files, options, listener);
    EXPECT_TRUE(loaded) << line(loaded.error());
    return read;
  };
  EXPECT_EQ(load(), 1U);  // The asset is missing.
  EXPECT_EQ(load(), 1U);
  const auto write = [&mesh](const cost::test::AssetParts& how) {
    const Bytes bytes = asset::encode(cost::test::makeAsset(how));
    std::ofstream(mesh, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
  };
  write({.physicsMesh = true});
  EXPECT_EQ(load(), 2U);
  EXPECT_EQ(load(), 2U);
  write({.physicsMesh = true, .hulls = 2});
  EXPECT_EQ(load(), 3U);
  EXPECT_EQ(load(), 3U);
  EXPECT_EQ(rowsIn(*database_, TableId::parts).size(), 1U);
}

/// What is cut exactly between two members of gzip reads to its end without an error: the other
/// tables tell that something is missing.
TEST_P(GridTablesTest, refuseAFileThatLacksASource) {
  const std::vector<SourceStatistics> sources{test::sourceNamed({"a"}, "a.oar"),
                                              test::sourceNamed({"b", "c"}, "b.oar")};
  const std::vector<std::string> names{"a.oar", "b.oar"};
  const std::filesystem::path parts = folder_ / "parts.csv.gz";
  for (const TableId cut :
       {TableId::sources, TableId::regions, TableId::linksets, TableId::parts}) {
    auto files = StatisticsFiles::open(parts, metaRows({}, "test"), "", names);
    ASSERT_TRUE(files) << line(files.error());
    Pieces last;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      last = piecesOf(sources[i], static_cast<std::int64_t>(i), {}, Packing::gzip);
      ASSERT_TRUE(files->add(last, {}));
    }
    ASSERT_TRUE(files->commit());
    const auto place = static_cast<std::size_t>(cut);
    const auto file = filesOfTables(parts)[place];
    std::filesystem::resize_file(file, std::filesystem::file_size(file) - last[place].size());
    const std::vector<std::string> inputs{parts.string()};
    const auto loaded =
        loadFiles(*database_, inputs, {.reading = {}, .threads = 1, .program = "t"}, {});
    ASSERT_FALSE(loaded) << place;
    EXPECT_EQ(loaded.error().file, file.string());
    EXPECT_NE(message(loaded.error()).find("b.oar"), std::string::npos);
    if (cut == TableId::sources) {
      // Before anything is put in.
      EXPECT_EQ(loaded.error().text.code, "grid.source_missing");
      expectRowsOf({});
    } else {
      EXPECT_EQ(loaded.error().text.code, "grid.other_rows") << place;
      expectRowsOf({sources.front()});
    }
  }
}

/// Loads in a process of its own, which is killed after this time unless it is done before.
void loadAndKill(const std::string& database, const std::vector<std::string>& files,
                 std::chrono::microseconds time) {
  const pid_t process = ::fork();
  if (process == 0) {
    auto opened = database::openDatabase(database);
    const bool isDone =
        opened && loadFiles(**opened, files, {.reading = {}, .threads = 1, .program = "test"}, {});
    ::_exit(isDone ? 0 : 1);
  }
  std::this_thread::sleep_for(time);
  ::kill(process, SIGKILL);
  ::waitpid(process, nullptr, 0);
}

TEST_P(GridTablesTest, goOnWhenALoadWasKilled) {
  std::vector<std::string> files;
  for (int i = 0; i < 20; ++i) {
    files.push_back((folder_ / (std::to_string(i) + ".weighbridge")).string());
    std::ofstream out(files.back());
    out << R"({"weighbridge": 1, "linksets": [{"name": "all", "parts": [{"kind": "box"})";
    for (int part = 0; part < 200; ++part) out << R"(, {"kind": "sphere"})";
    out << "]}]}";
  }
  const WriteOptions options{.reading = {}, .threads = 1, .program = "test"};
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_TRUE(loadFiles(*database_, files, options, {}));
  const auto time = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - begin);
  std::vector<test::Rows> whole;
  for (const TableId id : allTables) whole.push_back(rowsIn(*database_, id));
  ASSERT_EQ(whole.back().size(), 20U * 201U);
  const int moments = std::getenv("WEIGHBRIDGE_EXHAUSTIVE") ? 50 : 4;
  for (int moment = 0; moment < moments; ++moment) {
    for (const TableId id : allTables)
      ASSERT_TRUE(database_->execute("DROP TABLE " + std::string(table(id).name) +
                                     (GetParam() == Engine::postgresql ? " CASCADE" : "")));
    loadAndKill(text_, files, time * moment / moments);
    const auto done = loadFiles(*database_, files, options, {});
    ASSERT_TRUE(done) << line(done.error());
    for (const TableId id : allTables)
      ASSERT_EQ(rowsIn(*database_, id), whole[static_cast<std::size_t>(id)]) << moment;
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, GridTablesTest,
                         testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "sqlite" : "postgresql";
                         });

}  // namespace
}  // namespace wb::grid
