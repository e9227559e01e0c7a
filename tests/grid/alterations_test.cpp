// Tables that somebody or something changed after they were written: none may be answered from as
// if it were whole.
#include "model/grid/answer.h"
#include "model/grid/detail/tables.h"
#include "model/grid/grid.h"
#include "model/grid/statistics_files.h"
#include "tests/grid/sources.h"
#include "tests/support/folder.h"
#include "tests/support/postgresql.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <sstream>

namespace wb::grid {
namespace {

namespace fs = std::filesystem;
using database::Engine;

std::vector<SourceStatistics> threeSources() {
  return {test::sourceNamed({"a", "b"}, "a.oar"), test::sourceNamed({"c"}, "b.oar"),
          test::sourceNamed({"d", "e", "f"}, "c.oar")};
}

/// The code of what is refused, and its sentence; empty: nothing is.
struct Refusal {
  std::string code;
  std::string sentence;
};

template <class T>
Refusal refusalOf(const Result<T>& result) {
  if (result) return {};
  return {std::string(result.error().text.code), line(result.error())};
}

class AlteredTables : public FolderTest, public testing::WithParamInterface<Engine> {
 protected:
  void SetUp() override {
    text_ = isServer() ? wb::test::postgresqlDatabase() : (folder_ / "grid.sqlite").string();
    if (text_.empty()) GTEST_SKIP() << wb::test::noPostgresql;
    auto opened = database::openDatabase(text_);
    ASSERT_TRUE(opened) << line(opened.error());
    database_ = std::move(*opened);
    auto tables = GridTables::open(*database_, {}, "test");
    ASSERT_TRUE(tables) << line(tables.error());
    for (const SourceStatistics& source : threeSources()) ASSERT_TRUE(tables->put(source));
    ASSERT_EQ(asked().code, "");
  }

  static bool isServer() { return GetParam() == Engine::postgresql; }

  Refusal asked() const {
    const auto opened = database::openDatabase(text_, database::Access::ask);
    return opened ? refusalOf(query::contentsOf(**opened)) : refusalOf(opened);
  }

  Refusal askedAfter(const std::string& sql) const {
    const auto changed = database_->execute(sql);
    EXPECT_TRUE(changed) << (changed ? "" : line(changed.error()));
    return asked();
  }

  /// Whether the engine itself does not let it happen.
  bool isPrevented(const std::string& sql) const {
    if (!isServer()) (void)database_->execute("PRAGMA ignore_check_constraints = OFF");
    return !database_->execute(sql) && asked().code.empty();
  }

  void expectRefused(const std::string& sql, std::string_view code, std::string_view words) const {
    const Refusal refusal = askedAfter(sql);
    EXPECT_EQ(refusal.code, code) << sql;
    EXPECT_NE(refusal.sentence.find(words), std::string::npos) << refusal.sentence;
  }

  std::string text_;  ///< That opens the database.
  std::unique_ptr<database::Database> database_;
};

TEST_P(AlteredTables, ADeletedRow) {
  expectRefused("DELETE FROM weighbridge_parts WHERE source = 0 AND linkset = 1", "grid.other_rows",
                "the number of rows for a.oar must be 2, not 1");
}

TEST_P(AlteredTables, ADeletedRowOfLinksets) {
  expectRefused("DELETE FROM weighbridge_linksets WHERE source = 2 AND linkset = 2",
                "grid.other_rows", "the number of rows for c.oar must be 3, not 2");
}

TEST_P(AlteredTables, AnAddedRow) {
  const std::string sql =
      "INSERT INTO weighbridge_regions SELECT source, region + 20, name, id, capacity FROM "
      "weighbridge_regions WHERE source = 1 AND region = 0";
  if (isServer()) {
    expectRefused(sql, "grid.other_rows", "b.oar");
  } else {
    expectRefused(sql, "grid.row_before_missing", "weighbridge_regions, source 1, region 20");
  }
}

TEST_P(AlteredTables, AChangedNumber) {
  expectRefused("UPDATE weighbridge_parts SET size_x_m = size_x_m * 2 WHERE source = 1",
                "grid.changed", "b.oar");
}

TEST_P(AlteredTables, AChangedAccounting) {
  expectRefused(
      "UPDATE weighbridge_linksets SET new_accounting_second_life = 1 - new_accounting_second_life "
      "WHERE source = 0 AND linkset = 0",
      "grid.changed", "a.oar");
}

TEST_P(AlteredTables, AChangedWord) {
  expectRefused("UPDATE weighbridge_parts SET kind = 'sphere' WHERE source = 2 AND linkset = 1",
                "grid.changed", "c.oar");
}

TEST_P(AlteredTables, AChangedName) {
  expectRefused("UPDATE weighbridge_linksets SET name = 'another' WHERE source = 1", "grid.changed",
                "b.oar");
}

TEST_P(AlteredTables, ANumberThatBecameNothing) {
  expectRefused("UPDATE weighbridge_parts SET triangles = NULL, hull_vertices = 1 WHERE source = 0",
                "grid.changed", "a.oar");
}

TEST_P(AlteredTables, TheRowsOfASource) {
  expectRefused(
      "DELETE FROM weighbridge_parts WHERE source = 1; DELETE FROM weighbridge_linksets WHERE "
      "source = 1; DELETE FROM weighbridge_regions WHERE source = 1",
      "grid.other_rows", "b.oar");
}

TEST_P(AlteredTables, ASource) {
  std::string sql;
  for (const char* table : {"parts", "linksets", "regions", "sources"})
    sql += fmt::format("DELETE FROM weighbridge_{} WHERE source = 1;", table);
  expectRefused(sql, "grid.source_missing", "b.oar (source 1)");
}

TEST_P(AlteredTables, ASourceAndItsName) {
  std::string sql;
  for (const char* table : {"parts", "linksets", "regions", "sources"})
    sql += fmt::format("DELETE FROM weighbridge_{} WHERE source = 1;", table);
  expectRefused(sql + "DELETE FROM weighbridge_meta WHERE key = 'source.1'", "grid.sources_changed",
                "files expected: 3, found: 2");
}

TEST_P(AlteredTables, ASourceThatIsNotListedAnyMore) {
  const std::string sql = "DELETE FROM weighbridge_sources WHERE source = 1";
  if (isServer()) {
    EXPECT_TRUE(isPrevented(sql));
  } else {
    expectRefused(sql, "grid.source_unlisted", "weighbridge_regions");
  }
}

TEST_P(AlteredTables, AFileThatIsCalledOtherwise) {
  expectRefused("UPDATE weighbridge_sources SET file = 'x.oar' WHERE source = 2", "grid.changed",
                "x.oar");
}

TEST_P(AlteredTables, FilesThatChangedPlaces) {
  expectRefused(
      "UPDATE weighbridge_sources SET file = CASE source WHEN 0 THEN 'b.oar' ELSE 'a.oar' END "
      "WHERE source < 2",
      "grid.changed", "b.oar (source 0)");
}

TEST_P(AlteredTables, IdsThatChangedPlaces) {
  const auto rows = test::rowsIn(*database_, TableId::parts);
  const auto idOf = [&rows](std::size_t row) { return rows[row][4].substr(1); };
  ASSERT_NE(idOf(0), idOf(1));
  expectRefused(fmt::format("UPDATE weighbridge_parts SET id = CASE linkset WHEN 0 THEN '{}' ELSE "
                            "'{}' END WHERE source = 0",
                            idOf(1), idOf(0)),
                "grid.changed", "a.oar");
}

TEST_P(AlteredTables, ABakedConstant) {
  expectRefused("UPDATE weighbridge_meta SET value = '0.9' WHERE key = 'baked.small_side'",
                "grid.sources_changed", "files expected: 3");
}

TEST_P(AlteredTables, TheListOfSources) {
  expectRefused("DELETE FROM weighbridge_meta WHERE key = 'sources'", "grid.no_digest",
                "weighbridge_meta");
}

TEST_P(AlteredTables, AnotherSchema) {
  expectRefused("UPDATE weighbridge_meta SET value = '4' WHERE key = 'schema'", "query.schema",
                "schema 4");
}

TEST_P(AlteredTables, AViewInPlaceOfATable) {
  expectRefused(
      "ALTER TABLE weighbridge_parts RENAME TO stored; CREATE VIEW weighbridge_parts AS SELECT * "
      "FROM stored",
      "grid.not_a_table", "weighbridge_parts");
}

TEST_P(AlteredTables, ATrigger) {
  expectRefused(isServer()
                    ? "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; "
                      "END'; CREATE TRIGGER mine BEFORE INSERT ON weighbridge_parts FOR EACH ROW "
                      "EXECUTE FUNCTION f()"
                    : "CREATE TRIGGER mine AFTER INSERT ON weighbridge_parts BEGIN DELETE FROM "
                      "weighbridge_parts; END",
                "grid.foreign_object", "weighbridge_parts has the trigger \"mine\"");
}

/// The engine holds what the columns say.
TEST_P(AlteredTables, AValueThatNoColumnTakes) {
  for (const char* set : {"kind = NULL", "size_x_m = 'wide'", "scripts = 'many'", "kind = 'cube'",
                          "root = 2", "scripts = -1", "confidence_moving = 'sure'"})
    EXPECT_TRUE(isPrevented(fmt::format("UPDATE weighbridge_parts SET {} WHERE source = 0", set)))
        << set;
  EXPECT_TRUE(isPrevented(
      "INSERT INTO weighbridge_parts SELECT * FROM weighbridge_parts WHERE source = 0"));
}

INSTANTIATE_TEST_SUITE_P(Engines, AlteredTables,
                         testing::Values(Engine::sqlite, Engine::postgresql),
                         [](const auto& engine) {
                           return engine.param == Engine::sqlite ? "sqlite" : "postgresql";
                         });

/// What an engine's own checks may be turned off for.
class AlteredFile : public AlteredTables {};

TEST_P(AlteredFile, AnUnknownWord) {
  expectRefused(
      "PRAGMA ignore_check_constraints = ON; UPDATE weighbridge_parts SET kind = 'cube' WHERE "
      "source = 2 AND linkset = 1",
      "grid.unknown_word", "weighbridge_parts, source 2, linkset 1, part 0: the value of \"kind\"");
}

TEST_P(AlteredFile, ANumberOutOfRange) {
  expectRefused(
      "PRAGMA ignore_check_constraints = ON; UPDATE weighbridge_linksets SET physical = 7 WHERE "
      "source = 1",
      "grid.truth_expected",
      "weighbridge_linksets, source 1, linkset 0: the value of \"physical\"");
}

/// PostgreSQL would round it.
TEST_P(AlteredFile, AFractionInPlaceOfAWholeNumber) {
  EXPECT_TRUE(isPrevented("UPDATE weighbridge_parts SET hulls = 0.5 WHERE source = 0"));
}

TEST_P(AlteredFile, ATableWithoutConstraints) {
  expectRefused(
      "ALTER TABLE weighbridge_regions RENAME TO old; CREATE TABLE weighbridge_regions AS SELECT * "
      "FROM old",
      "grid.not_a_table", "weighbridge_regions");
}

TEST_P(AlteredFile, AColumnMore) {
  expectRefused("ALTER TABLE weighbridge_regions ADD COLUMN mine TEXT", "grid.other_table",
                "weighbridge_regions");
}

TEST_P(AlteredFile, AnIndex) {
  expectRefused("CREATE INDEX mine ON weighbridge_parts (kind)", "grid.foreign_object",
                "the index \"mine\"");
}

/// Whatever byte of the file is another one: it is refused, or no row differs.
TEST_P(AlteredFile, AnyByte) {
  std::vector<test::Rows> whole;
  for (const TableId id : allTables) whole.push_back(test::rowsIn(*database_, id));
  database_.reset();
  std::ostringstream read;
  read << std::ifstream(text_, std::ios::binary).rdbuf();
  const std::string bytes = read.str();
  std::size_t refused = 0;
  for (std::size_t at = 0; at < bytes.size(); at += 397) {
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 0x24);
    std::ofstream(text_, std::ios::binary | std::ios::trunc) << changed;
    const auto opened = database::openDatabase(text_, database::Access::ask);
    if (!opened || !query::contentsOf(**opened)) {
      ++refused;
      continue;
    }
    for (const TableId id : allTables)
      EXPECT_EQ(test::rowsIn(**opened, id), whole[static_cast<std::size_t>(id)]) << at;
  }
  EXPECT_GT(refused, 5U);
}

INSTANTIATE_TEST_SUITE_P(, AlteredFile, testing::Values(Engine::sqlite),
                         [](const auto&) { return "sqlite"; });

using Lines = std::vector<std::string>;

/// The same of CSV files.
class AlteredCsv : public FolderTest {
 protected:
  AlteredCsv() {
    const std::vector<SourceStatistics> sources = threeSources();
    const std::vector<std::string> names{"a.oar", "b.oar", "c.oar"};
    auto files = StatisticsFiles::open(parts_, metaRows({}, "test"), "", names);
    EXPECT_TRUE(files);
    for (std::size_t i = 0; i < sources.size(); ++i)
      EXPECT_TRUE(
          files->add(piecesOf(sources[i], static_cast<std::int64_t>(i), {}, Packing::none), {}));
    EXPECT_TRUE(files->commit());
  }

  fs::path fileOf(TableId id) const { return filesOfTables(parts_)[static_cast<std::size_t>(id)]; }

  Lines linesOf(TableId id) const {
    Lines lines;
    std::ifstream in(fileOf(id));
    for (std::string one; std::getline(in, one);) lines.push_back(one);
    return lines;
  }

  void write(TableId id, const Lines& lines) const {
    std::ofstream out(fileOf(id), std::ios::trunc);
    for (const std::string& one : lines) out << one << '\n';
  }

  void change(TableId id, const std::function<void(Lines&)>& how) const {
    Lines lines = linesOf(id);
    how(lines);
    write(id, lines);
  }

  /// In the line of a row, from 1, in place of a cell.
  void put(TableId id, std::size_t row, std::string_view column, const std::string& cell) const {
    change(id, [&](Lines& lines) {
      const auto names = columnNames(table(id));
      const auto place = std::ranges::find(names, column) - names.begin();
      std::size_t begin = 0;
      for (std::ptrdiff_t i = 0; i < place; ++i) begin = lines[row].find(',', begin) + 1;
      lines[row].replace(begin, lines[row].find(',', begin) - begin, cell);
    });
  }

  Refusal loaded() const {
    auto database = database::openDatabase(":memory:");
    const std::vector<std::string> inputs{parts_.string()};
    return refusalOf(
        loadFiles(**database, inputs, {.reading = {}, .threads = 1, .program = "t"}, {}));
  }

  void expectRefused(std::string_view code, std::string_view words) const {
    const Refusal refusal = loaded();
    EXPECT_EQ(refusal.code, code);
    EXPECT_NE(refusal.sentence.find(words), std::string::npos) << refusal.sentence;
  }

  fs::path parts_ = folder_ / "parts.csv";
};

TEST_F(AlteredCsv, AsTheyWereWrittenAreLoaded) { EXPECT_EQ(loaded().code, ""); }

TEST_F(AlteredCsv, AMissingRow) {
  change(TableId::parts, [](Lines& lines) { lines.erase(lines.begin() + 2); });
  expectRefused("grid.other_rows", "the number of rows for a.oar must be 2, not 1");
}

TEST_F(AlteredCsv, ADoubleRow) {
  change(TableId::parts, [](Lines& lines) { lines.insert(lines.begin() + 2, lines[1]); });
  expectRefused("grid.double_row", "parts.csv: line 3");
}

TEST_F(AlteredCsv, ARowInTheMiddle) {
  change(TableId::linksets, [](Lines& lines) { lines.erase(lines.begin() + 1); });
  expectRefused("grid.row_before_missing", "parts.linksets.csv: line 2");
}

TEST_F(AlteredCsv, ChangedPlaces) {
  change(TableId::parts, [](Lines& lines) { std::swap(lines[1], lines[2]); });
  expectRefused("grid.double_row", "line 3");
}

TEST_F(AlteredCsv, AChangedNumber) {
  put(TableId::parts, 3, "scripts", "5");
  expectRefused("grid.changed", "b.oar");
}

TEST_F(AlteredCsv, AnUnknownWord) {
  put(TableId::parts, 1, "kind", "cube");
  expectRefused("grid.unknown_word", "the value of \"kind\" cannot be \"cube\"");
}

TEST_F(AlteredCsv, ANumberOutOfRange) {
  put(TableId::linksets, 1, "new_accounting_second_life", "legacy");
  expectRefused("grid.whole_expected", "\"legacy\"");
  put(TableId::linksets, 1, "new_accounting_second_life", "3");
  expectRefused("grid.truth_expected", "must be 0 or 1, not 3");
}

TEST_F(AlteredCsv, NothingInARequiredColumn) {
  put(TableId::parts, 1, "kind", "");
  expectRefused("grid.nothing_found", "kind");
}

TEST_F(AlteredCsv, AMissingSource) {
  for (const TableId id : {TableId::sources, TableId::regions, TableId::linksets, TableId::parts})
    change(id, [](Lines& lines) {
      std::erase_if(lines, [](const std::string& one) { return one.starts_with("1,"); });
    });
  expectRefused("grid.source_missing", "b.oar (source 1)");
  change(TableId::meta, [](Lines& lines) {
    std::erase_if(lines, [](const std::string& one) { return one.starts_with("source.1,"); });
  });
  expectRefused("grid.sources_changed", "files expected: 3, found: 2");
}

TEST_F(AlteredCsv, ADoubleSource) {
  change(TableId::sources, [](Lines& lines) { lines.push_back(lines.back()); });
  expectRefused("grid.double_source", "parts.sources.csv: line 5");
}

TEST_F(AlteredCsv, WithoutTheirEnd) {
  change(TableId::meta, [](Lines& lines) { lines.pop_back(); });
  expectRefused("grid.no_digest", "sources");
}

TEST_F(AlteredCsv, OfAnotherSchema) {
  change(TableId::meta, [](Lines& lines) {
    for (std::string& one : lines)
      if (one.starts_with("schema,")) one = "schema,5";
  });
  expectRefused("grid.other_schema", "expected 6, found 5");
}

}  // namespace
}  // namespace wb::grid
