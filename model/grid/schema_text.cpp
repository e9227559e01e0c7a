#include "model/grid/detail/constraints.h"
#include "model/grid/schema.h"
#include "model/grid/statistics_files.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

// The tables as an engine of any kind wants them, and how their files are loaded there. Files tell
// nothing (no characters) from an empty text (two quotes), which engines mix up unless they are
// told: DuckDB by `allow_quoted_nulls`, ClickHouse by what stands for NULL. tests/grid/engines
// loads them as printed.

namespace wb::grid {
namespace {

using query::Dialect;

/// What an engine calls the three types, and what stands around columns.
struct SchemaWords {
  std::string_view whole;
  std::string_view number;
  std::string_view text;
  std::string_view after;  ///< What follows the columns; {} is the list of keys.
};

constexpr std::array<SchemaWords, 5> schemaWords{{
    {"BIGINT", "DOUBLE PRECISION", "TEXT", ""},
    {"INTEGER", "REAL", "TEXT", " STRICT, WITHOUT ROWID"},
    {"BIGINT", "DOUBLE", "VARCHAR", ""},
    {"BIGINT", "DOUBLE", "STRING", " USING parquet"},
    {"Int64", "Float64", "String", " ENGINE = MergeTree ORDER BY ({})"},
}};

class SchemaWriter {
 public:
  SchemaWriter(Dialect dialect, const std::filesystem::path& parts)
      : dialect_(dialect),
        words_(schemaWords[static_cast<std::size_t>(dialect)]),
        files_(filesOfTables(parts)),
        isPacked_(packingOf(parts) == Packing::gzip) {}

  std::string text() const {
    std::string all =
        fmt::format("-- Weighbridge's tables of statistics, schema {}.\n", schemaVersion);
    for (const TableId id : allTables) all += created(table(id));
    all += fmt::format("\n-- Load the files that weighbridge statistics wrote.\n{}", note());
    for (const TableId id : allTables) all += loaded(table(id)) + "\n";
    return all;
  }

 private:
  std::string name(std::string_view text) const { return query::quotedName(text, dialect_); }
  std::string literal(std::string_view text) const { return query::quotedText(text, dialect_); }

  std::string_view type(const Column& column) const {
    switch (column.type) {
      case Type::integer:
        return words_.whole;
      case Type::number:
        return words_.number;
      case Type::text:
        break;
    }
    return words_.text;
  }

  /// ClickHouse's types hold no NULL unless they say so; other engines' columns do.
  std::string definition(const Column& column) const {
    const bool isMaybe = column.presence == Presence::maybe;
    if (dialect_ == Dialect::clickhouse)
      return isMaybe ? fmt::format("Nullable({})", type(column)) : std::string(type(column));
    return fmt::format("{}{}{}", type(column), isMaybe ? "" : " NOT NULL", check(column));
  }

  /// ClickHouse has conditions of a table, Spark's tables have none.
  std::string check(const Column& column) const {
    const std::string condition = conditionOf(column, dialect_);
    if (condition.empty() || dialect_ == Dialect::spark) return {};
    return fmt::format(" CHECK ({})", condition);
  }

  /// What stands after the columns.
  std::vector<std::string> constraints(const Table& table) const {
    if (dialect_ != Dialect::clickhouse) return keysOf(table, dialect_);
    std::vector<std::string> all;
    for (const Column& column : table.columns)
      if (const std::string condition = check(column); !condition.empty())
        all.push_back(
            fmt::format("CONSTRAINT {}{}", name(fmt::format("{}_valid", column.name)), condition));
    return all;
  }

  std::string keys(const Table& table) const {
    std::vector<std::string> all;
    for (const Column& column : table.columns)
      if (column.presence == Presence::key) all.push_back(name(column.name));
    return fmt::format("{}", fmt::join(all, ", "));
  }

  std::string created(const Table& table) const {
    std::string text =
        fmt::format("\n-- {}\nCREATE TABLE IF NOT EXISTS {} (\n", table.meaning, name(table.name));
    const std::vector<std::string> after = constraints(table);
    for (const Column& column : table.columns) {
      const bool isLast = &column == &table.columns.back() && after.empty();
      text += fmt::format(
          "  {} {}{}  -- {}{}\n", name(column.name), definition(column), isLast ? "" : ",",
          column.unit.empty() ? std::string() : fmt::format("[{}] ", column.unit), column.meaning);
    }
    if (!after.empty()) text += fmt::format("  {}\n", fmt::join(after, ",\n  "));
    return text + ")" + fmt::format(fmt::runtime(words_.after), keys(table)) + ";\n";
  }

  /// What is no statement of the engine itself.
  std::string_view note() const {
    switch (dialect_) {
      case Dialect::postgresql:
        return "-- Use weighbridge sql --run postgresql://SERVER/DATABASE FILE or, in psql:\n";
      case Dialect::sqlite:
        return "-- Use weighbridge statistics FILE -o DATABASE. Do not use SQLite's own .import: "
               "it stores\n-- an empty text instead of NULL.\n";
      case Dialect::spark:
        return "-- Checked only with SQL parsers, not run in Spark.\n";
      default:
        return "";
    }
  }

  std::string loaded(const Table& table) const {
    const std::string file = files_[static_cast<std::size_t>(table.id)].string();
    switch (dialect_) {
      case Dialect::postgresql:
        return isPacked_ ? fmt::format("-- \\copy {} FROM PROGRAM {} CSV HEADER", name(table.name),
                                       literal("gzip -dc " + file))
                         : fmt::format("-- \\copy {} FROM {} CSV HEADER", name(table.name),
                                       literal(file));
      case Dialect::sqlite:
        return fmt::format("-- {}", file);
      case Dialect::duckdb:
        return fmt::format(
            "COPY {} FROM {} (FORMAT csv, HEADER, DELIMITER ',', QUOTE '\"', ESCAPE '\"',\n"
            "  NULLSTR '', ALLOW_QUOTED_NULLS false, MAX_LINE_SIZE 268435456);",
            name(table.name), literal(file));
      case Dialect::spark:
        return loadedBySpark(table, file);
      case Dialect::clickhouse:
        break;
    }
    return fmt::format(
        "INSERT INTO {} FROM INFILE {}\n  SETTINGS format_csv_null_representation = '', "
        "input_format_csv_trim_whitespaces = 0 FORMAT CSVWithNames;",
        name(table.name), literal(file));
  }

  std::string loadedBySpark(const Table& table, const std::string& file) const {
    std::vector<std::string> columns;
    for (const Column& column : table.columns)
      columns.push_back(fmt::format("{} {}", name(column.name), type(column)));
    const std::string view = name(fmt::format("{}_csv", table.word));
    return fmt::format(
        "CREATE TEMPORARY VIEW {} ({}) USING csv\n  OPTIONS (path {}, header 'true', multiLine "
        "'true', quote '\"', escape '\"', nullValue '', emptyValue '');\nINSERT INTO {} SELECT * "
        "FROM {};",
        view, fmt::join(columns, ", "), literal(file), name(table.name), view);
  }

  Dialect dialect_;
  const SchemaWords& words_;
  std::array<std::filesystem::path, allTables.size()> files_;
  bool isPacked_;
};

}  // namespace

std::string schemaText(Dialect dialect, const std::filesystem::path& parts) {
  return SchemaWriter(dialect, parts).text();
}

}  // namespace wb::grid
