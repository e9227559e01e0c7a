#include "model/grid/database.h"

#include "tests/support/folder.h"
#include "tests/support/postgresql.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <limits>
#include <thread>

namespace wb::database {
namespace {

using Cells = std::vector<std::string>;

/// A value with its kind, so that 1 and 1.0 and "1" differ.
std::string shown(const Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return "i" + std::to_string(*whole);
  if (const auto* number = std::get_if<double>(&value)) {
    std::array<char, 64> room{};
    std::snprintf(room.data(), room.size(), "d%.17g", *number);
    return room.data();
  }
  const auto* text = std::get_if<std::string_view>(&value);
  return text ? "t" + std::string(*text) : "null";
}

/// The same tests on either engine.
class DatabaseTest : public testing::TestWithParam<Engine> {
 protected:
  void SetUp() override {
    const bool isServer = GetParam() == Engine::postgresql;
    const std::string text = isServer ? test::postgresqlDatabase() : ":memory:";
    if (text.empty()) GTEST_SKIP() << test::noPostgresql;
    auto opened = openDatabase(text);
    ASSERT_TRUE(opened) << message(opened.error());
    database_ = std::move(*opened);
  }

  std::vector<Cells> rowsOf(const std::string& sql, std::vector<Value> parameters = {}) {
    std::vector<Cells> rows;
    const auto asked =
        database_->query(sql, parameters, {.row = [&rows](std::span<const Value> row) {
                           Cells& cells = rows.emplace_back();
                           for (const Value& value : row) cells.push_back(shown(value));
                           return true;
                         }});
    EXPECT_TRUE(asked) << (asked ? "" : message(asked.error()));
    return rows;
  }

  void makeTable() {
    ASSERT_TRUE(database_->execute("CREATE TABLE t (a BIGINT, b DOUBLE PRECISION, c TEXT)"));
  }

  void load(std::span<const std::array<Value, 3>> rows) {
    constexpr std::array<std::string_view, 3> columns{"a", "b", "c"};
    auto loader = database_->load("t", columns);
    ASSERT_TRUE(loader);
    for (const auto& row : rows) ASSERT_TRUE((*loader)->add(row));
    ASSERT_TRUE((*loader)->end());
  }

  std::unique_ptr<Database> database_;
};

TEST_P(DatabaseTest, keepsEveryValueThatIsLoaded) {
  makeTable();
  const std::string large(1 << 20, 'x');
  const std::vector<std::string> texts{
      "", "a;'--\"", "=cmd|' /C calc'!A0", "\\N", "\\.", "a\tb\nc\rd\\e", "日本 🌳", large};
  std::vector<std::array<Value, 3>> rows{{std::int64_t{-1}, 0.1, Value{}},
                                         {std::numeric_limits<std::int64_t>::max(), 1e308, Value{}},
                                         {Value{}, 5e-324, Value{}},
                                         {std::int64_t{0}, 1.0 / 3, Value{}}};
  for (std::size_t i = 0; i < texts.size(); ++i)
    rows.push_back({static_cast<std::int64_t>(i), Value{}, std::string_view(texts[i])});
  load(rows);
  const auto read = rowsOf("SELECT a, b, c FROM t");
  ASSERT_EQ(read.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < 3; ++j) EXPECT_EQ(read[i][j], shown(rows[i][j])) << i;
}

TEST_P(DatabaseTest, bindsParametersByTheirNumbers) {
  const std::string hostile = "'; DROP TABLE t; --";
  EXPECT_EQ(rowsOf("SELECT CAST($2 AS TEXT), CAST($1 AS BIGINT), CAST($2 AS TEXT)",
                   {std::int64_t{7}, std::string_view(hostile)}),
            (std::vector<Cells>{{"t" + hostile, "i7", "t" + hostile}}));
}

TEST_P(DatabaseTest, tellsTheColumnsOfAnAnswerWithoutRows) {
  makeTable();
  std::vector<std::string> columns;
  ASSERT_TRUE(database_->query("SELECT a, c AS \"the text\" FROM t", {},
                               {.begin = [&](std::span<const std::string> names) {
                                 columns.assign(names.begin(), names.end());
                               }}));
  EXPECT_EQ(columns, (std::vector<std::string>{"a", "the text"}));
}

TEST_P(DatabaseTest, isOfUseAfterAnAnswerOfWhichTheRestWasNotWanted) {
  const std::string many =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
      "SELECT i FROM n";
  std::size_t taken = 0;
  ASSERT_TRUE(database_->query(many, {}, {.row = [&](auto) { return ++taken < 3; }}));
  EXPECT_EQ(taken, 3U);
  EXPECT_EQ(rowsOf(many).size(), 100000U);
}

TEST_P(DatabaseTest, refusesATextWithANul) {
  makeTable();
  const std::string_view nul("a\0b", 3);
  constexpr std::array<std::string_view, 3> columns{"a", "b", "c"};
  {
    auto loader = database_->load("t", columns);
    ASSERT_TRUE(loader);
    const auto added = (*loader)->add(std::array<Value, 3>{Value{}, Value{}, nul});
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().text.code, "database.nul");
  }
  const Value parameter = nul;
  const auto asked = database_->query("SELECT CAST($1 AS TEXT)", {&parameter, 1}, {});
  ASSERT_FALSE(asked);
  EXPECT_EQ(asked.error().text.code, "database.nul");
  EXPECT_EQ(rowsOf("SELECT a FROM t").size(), 0U);
}

TEST_P(DatabaseTest, undoesWhatIsNotCommitted) {
  makeTable();
  {
    auto transaction = Transaction::begin(*database_);
    ASSERT_TRUE(transaction);
    load(std::vector<std::array<Value, 3>>{{std::int64_t{1}, Value{}, Value{}}});
  }
  EXPECT_EQ(rowsOf("SELECT a FROM t").size(), 0U);
  auto transaction = Transaction::begin(*database_);
  load(std::vector<std::array<Value, 3>>{{std::int64_t{1}, Value{}, Value{}}});
  ASSERT_TRUE(transaction->commit());
  EXPECT_EQ(rowsOf("SELECT a FROM t").size(), 1U);
}

TEST_P(DatabaseTest, isOfUseAfterALoaderThatWasGivenUp) {
  makeTable();
  constexpr std::array<std::string_view, 3> columns{"a", "b", "c"};
  {
    auto transaction = Transaction::begin(*database_);
    auto loader = database_->load("t", columns);
    ASSERT_TRUE((*loader)->add(std::array<Value, 3>{std::int64_t{1}, Value{}, Value{}}));
  }
  EXPECT_EQ(rowsOf("SELECT a FROM t").size(), 0U);
}

TEST_P(DatabaseTest, saysWhatTheEngineSays) {
  const auto asked = database_->query("SELECT nonsense FROM nowhere", {}, {});
  ASSERT_FALSE(asked);
  EXPECT_NE(line(asked.error()).find("nowhere"), std::string::npos) << line(asked.error());
  EXPECT_EQ(rowsOf("SELECT 1"), (std::vector<Cells>{{"i1"}}));
}

TEST_P(DatabaseTest, knowsWhichTablesThereAre) {
  EXPECT_FALSE(*database_->hasTable("t"));
  makeTable();
  EXPECT_TRUE(*database_->hasTable("t"));
  EXPECT_FALSE(*database_->hasTable("\"t"));
}

/// A query without end, cancelled by its task and from another thread.
TEST_P(DatabaseTest, isCancelled) {
  const std::string endless =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i > 0) "
      "SELECT count(*) FROM n";
  constexpr auto soon = std::chrono::milliseconds(50);
  std::stop_source stop;
  {
    const std::jthread stopper([&] {
      std::this_thread::sleep_for(soon);
      stop.request_stop();
    });
    Task task;
    task.cancel = stop.get_token();
    const auto asked = database_->query(endless, {}, {}, task);
    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().text.code, "task.cancelled");
  }
  const std::jthread stopper([&] {
    std::this_thread::sleep_for(soon);
    database_->cancel();
  });
  EXPECT_FALSE(database_->query(endless, {}, {}));
  EXPECT_EQ(rowsOf("SELECT 1"), (std::vector<Cells>{{"i1"}}));
}

TEST_P(DatabaseTest, isNotChangedOnceItIsGuarded) {
  makeTable();
  ASSERT_TRUE(database_->guard());
  EXPECT_FALSE(database_->execute("DELETE FROM t"));
  EXPECT_FALSE(database_->execute("CREATE TABLE u (a BIGINT)"));
  EXPECT_FALSE(database_->query("INSERT INTO t VALUES (1, 2, 'c')", {}, {}));
  EXPECT_EQ(rowsOf("SELECT a FROM t").size(), 0U);
}

TEST_P(DatabaseTest, givesUpWhatTakesTooLongOnceItIsGuarded) {
  ASSERT_TRUE(database_->guard(std::chrono::milliseconds(50)));
  const auto endless = database_->query(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i > 0) SELECT count(*) "
      "FROM n",
      {}, {});
  ASSERT_FALSE(endless);
  EXPECT_EQ(endless.error().text.code, "database.too_long");
  EXPECT_EQ(rowsOf("SELECT 1"), (std::vector<Cells>{{"i1"}}));
}

/// What is asked only is guarded from the first, by the size of the database, or more strictly
/// where the server is.
TEST_P(DatabaseTest, hasTheTimeThatItsSizeNeeds) {
  if (GetParam() == Engine::sqlite) return;  // It has no settings that could be read.
  const auto milliseconds = [](const std::string& text) {
    const auto asked = openDatabase(text, Access::ask);
    EXPECT_TRUE(asked);
    std::int64_t limit = -1;
    EXPECT_TRUE((*asked)->query(
        "SELECT CAST(setting AS bigint) FROM pg_settings WHERE name = 'statement_timeout'", {},
        {.row = [&limit](std::span<const Value> row) {
          limit = std::get<std::int64_t>(row[0]);
          return true;
        }}));
    return limit;
  };
  const std::string text = test::postgresqlDatabase();
  // An empty database takes some MiB: a minute, and two seconds for each.
  EXPECT_GT(milliseconds(text), 60'000 + 2'000);
  EXPECT_LT(milliseconds(text), 60'000 + 2'000 * 30);
  EXPECT_EQ(milliseconds(text + " options='-c statement_timeout=1234'"), 1234);
}

INSTANTIATE_TEST_SUITE_P(Engines, DatabaseTest, testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "sqlite" : "postgresql";
                         });

TEST(OpenDatabase, tellsServersFromFiles) {
  EXPECT_TRUE(isServer("postgresql://localhost/grid"));
  EXPECT_TRUE(isServer("postgres://u:p@h/d"));
  EXPECT_TRUE(isServer("host=/tmp dbname=grid"));
  EXPECT_TRUE(isServer("dbname=grid"));
  EXPECT_FALSE(isServer("grid.sqlite"));
  EXPECT_FALSE(isServer("a=b.sqlite"));
}

/// A database from elsewhere is only asked.
class GuardedDatabase : public FolderTest {
 protected:
  GuardedDatabase() {
    auto made = openDatabase(file_);
    EXPECT_TRUE((*made)->execute(
        "CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v AS SELECT a FROM t"));
  }

  std::string file_ = (folder_ / "other.sqlite").string();
};

TEST_F(GuardedDatabase, isNotChanged) {
  const auto asked = openDatabase(file_, Access::ask);
  ASSERT_TRUE(asked);
  EXPECT_FALSE((*asked)->execute("DELETE FROM t"));
  EXPECT_FALSE((*asked)->execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_master"));
  EXPECT_TRUE((*asked)->query("SELECT a FROM t", {}, {}));
  // What was loaded and is then asked, too.
  const auto loaded = openDatabase(file_);
  ASSERT_TRUE((*loaded)->execute("INSERT INTO t VALUES (2)"));
  ASSERT_TRUE((*loaded)->guard());
  EXPECT_FALSE((*loaded)->execute("DELETE FROM t"));
}

TEST_F(GuardedDatabase, isGoneWhereNothingWasPutIn) {
  const std::string file = (folder_ / "new.sqlite").string();
  ASSERT_TRUE(openDatabase(file));
  EXPECT_FALSE(std::filesystem::exists(file));
  ASSERT_TRUE((*openDatabase(file))->guard());
  EXPECT_FALSE(std::filesystem::exists(file));
  ASSERT_TRUE((*openDatabase(file))->execute("CREATE TABLE t (a)"));
  EXPECT_TRUE(std::filesystem::exists(file));
}

/// A process that is about to write keeps the file.
TEST_F(GuardedDatabase, staysWhereAnotherIsAboutToPutSomethingIn) {
  const std::string file = (folder_ / "new.sqlite").string();
  auto first = openDatabase(file);
  ASSERT_TRUE(first);
  const auto second = openDatabase(file);
  ASSERT_TRUE((*second)->execute("BEGIN IMMEDIATE; CREATE TABLE t (a)"));
  first->reset();
  ASSERT_TRUE((*second)->execute("COMMIT"));
  EXPECT_TRUE((*openDatabase(file))->query("SELECT a FROM t", {}, {}));
}

TEST_F(GuardedDatabase, runsNoViews) {
  const auto asked = openDatabase(file_, Access::ask);
  ASSERT_TRUE(asked);
  EXPECT_FALSE((*asked)->query("SELECT a FROM v", {}, {}));
}

TEST_F(GuardedDatabase, givesUpWhatTakesTooLong) {
  const auto asked = openDatabase(file_, Access::ask);
  ASSERT_TRUE((*asked)->guard(std::chrono::milliseconds(50)));
  const auto endless = (*asked)->query(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i > 0) SELECT count(*) "
      "FROM n",
      {}, {});
  ASSERT_FALSE(endless);
  EXPECT_EQ(endless.error().text.code, "database.too_long");
  EXPECT_TRUE((*asked)->query("SELECT a FROM t", {}, {}));
}

TEST_F(GuardedDatabase, knowsWhenAnotherChangesIt) {
  const auto asked = openDatabase(file_, Access::ask);
  const auto before = (*asked)->version();
  ASSERT_TRUE(before && *before);
  EXPECT_EQ(*(*asked)->version(), *before);
  ASSERT_TRUE((*openDatabase(file_))->execute("INSERT INTO t VALUES (3)"));
  EXPECT_NE(*(*asked)->version(), *before);
}

/// A program was killed while it wrote: its journal is still to be played back.
TEST_F(GuardedDatabase, isAskedAfterAWriterWasKilled) {
  const pid_t process = ::fork();
  if (process == 0) {
    const auto writer = openDatabase(file_);
    (void)(*writer)->execute(
        "PRAGMA cache_size = 1; BEGIN; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
        "FROM "
        "n WHERE i < 20000) INSERT INTO t SELECT i FROM n");
    ::_exit(0);
  }
  ::waitpid(process, nullptr, 0);
  ASSERT_TRUE(std::filesystem::exists(file_ + "-journal"));
  const auto asked = openDatabase(file_, Access::ask);
  ASSERT_TRUE(asked) << message(asked.error());
  std::size_t rows = 0;
  EXPECT_TRUE(
      (*asked)->query("SELECT a FROM t", {}, {.row = [&rows](auto) { return ++rows > 0; }}));
  EXPECT_EQ(rows, 1U);
}

TEST(OpenDatabase, refusesWhatIsNoDatabase) {
  const auto folder = openDatabase(std::filesystem::temp_directory_path().string());
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().text.code, "database.cannot_open");
  const auto missing = openDatabase("/nowhere/grid.sqlite", Access::ask);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().text.code, "database.cannot_open");
}

TEST(OpenDatabase, tellsNoPassword) {
  const auto opened = openDatabase("postgresql://me:secret@127.0.0.1:1/grid?connect_timeout=1");
  ASSERT_FALSE(opened);
  EXPECT_EQ(line(opened.error()).find("secret"), std::string::npos) << line(opened.error());
  EXPECT_TRUE(line(opened.error()).starts_with("postgresql://127.0.0.1:1/grid: "));
  // The library's message ends with a line break, and may have more of them.
  EXPECT_EQ(line(opened.error()).find("\\n"), std::string::npos) << line(opened.error());
  EXPECT_FALSE(line(opened.error()).ends_with(' '));
}

}  // namespace
}  // namespace wb::database
