#include "model/grid/database.h"

#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/grid_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::query {
namespace {

constexpr std::array allDialects{Dialect::postgresql, Dialect::sqlite, Dialect::duckdb,
                                 Dialect::spark, Dialect::clickhouse};
constexpr std::array<std::string_view, 5> dialectNames{"postgresql", "sqlite", "duckdb", "spark",
                                                       "clickhouse"};

// ClickHouse's own types hold no NULL unless they say so.
constexpr std::array<DialectWords, 5> dialectWords{{
    {"LEAST", "GREATEST", "DOUBLE PRECISION", "BIGINT", "OFFSET 0", "JOIN", '"'},
    {"min", "max", "REAL", "BIGINT", "LIMIT -1 OFFSET 0", "CROSS JOIN", '"'},
    {"least", "greatest", "DOUBLE", "BIGINT", "", "JOIN", '"'},
    {"least", "greatest", "DOUBLE", "BIGINT", "", "JOIN", '`'},
    {"least", "greatest", "Nullable(Float64)", "Nullable(Int64)", "", "JOIN", '"'},
}};

std::string quoted(std::string_view text, char quote) {
  std::string result(1, quote);
  for (const char c : text) result.append(c == quote ? 2 : 1, c);
  return result += quote;
}

}  // namespace

std::string_view name(Dialect dialect) { return dialectNames[static_cast<std::size_t>(dialect)]; }

std::span<const Dialect> dialects() { return allDialects; }

const DialectWords& wordsOf(Dialect dialect) {
  return dialectWords[static_cast<std::size_t>(dialect)];
}

std::string quotedName(std::string_view name, Dialect dialect) {
  return quoted(name, wordsOf(dialect).nameQuote);
}

std::string quotedText(std::string_view text, Dialect dialect) {
  const bool readsBackslashes = dialect == Dialect::spark || dialect == Dialect::clickhouse;
  if (!readsBackslashes) return quoted(text, '\'');
  std::string result = "'";
  for (const char c : text) {
    if (c == '\\' || c == '\'') result += '\\';
    result += c;
  }
  return result += '\'';
}

std::string numberText(double number) {
  std::string text = shortest(number);
  return text.find('e') == std::string::npos ? text += "e0" : text;
}

}  // namespace wb::query

namespace wb::database {
namespace {

/// `host=… dbname=…`: the words that tell a server from the name of a file.
bool isConnectionWord(std::string_view word) {
  constexpr std::array<std::string_view, 7> words{"host",    "hostaddr", "port",   "dbname",
                                                  "service", "user",     "sslmode"};
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

bool isServer(std::string_view text) {
  if (text.starts_with("postgresql://") || text.starts_with("postgres://")) return true;
  const std::size_t equals = text.find('=');
  return equals != std::string_view::npos && isConnectionWord(text.substr(0, equals));
}

Result<std::unique_ptr<Database>> openDatabase(const std::string& text, Access access) {
  if (!isServer(text)) return openSqlite(text, access);
  auto database = openPostgresql(text);
  if (!database || access != Access::ask) return database;
  if (auto guarded = (*database)->guard({}); !guarded) return failure(std::move(guarded));
  return database;
}

Result<Transaction> Transaction::begin(Database& database) {
  // SQLite would else find out too late that another program writes.
  const bool isSqlite = database.engine() == Engine::sqlite;
  if (auto begun = database.execute(isSqlite ? "BEGIN IMMEDIATE" : "BEGIN"); !begun)
    return failure(std::move(begun));
  return Transaction(database);
}

Result<Transaction> Transaction::beginReading(Database& database) {
  const bool isSqlite = database.engine() == Engine::sqlite;
  if (auto begun =
          database.execute(isSqlite ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
      !begun)
    return failure(std::move(begun));
  return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Transaction::~Transaction() {
  // Where this fails too, the engine undoes it when the connection ends.
  if (database_) (void)database_->execute("ROLLBACK");
}

Result<void> Transaction::commit() {
  auto done = database_->execute("COMMIT");
  if (done) database_ = nullptr;
  return done;
}

std::string quotedName(std::string_view name) {
  std::string quoted = "\"";
  for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
  return quoted += '"';
}

bool holdsNul(const Value& value) {
  const auto* text = std::get_if<std::string_view>(&value);
  return text && text->find('\0') != std::string_view::npos;
}

std::string cleaned(std::string_view message) {
  std::string lines;
  while (!message.empty()) {
    const std::string_view line = takeLine(message);
    if (line.empty()) continue;
    if (!lines.empty()) lines += "; ";
    lines += oneLine(line);
  }
  return lines;
}

tl::unexpected<Diagnostic> engineFailure(const std::string& name, std::string_view reason) {
  return tl::unexpected(inFile(
      failure(databaseTexts["database.failed"], {{"reason", cleaned(reason)}}).value(), name));
}

tl::unexpected<Diagnostic> tooLong(const std::string& name, std::chrono::milliseconds limit) {
  const std::chrono::duration<double> seconds = limit;
  return tl::unexpected(inFile(
      failure(databaseTexts["database.too_long"], {{"seconds", seconds.count()}}).value(), name));
}

tl::unexpected<Diagnostic> nulFailure(const std::string& name) {
  return tl::unexpected(inFile(failure(databaseTexts["database.nul"]).value(), name));
}

tl::unexpected<Diagnostic> parameterFailure(const std::string& name, std::size_t expected,
                                            std::size_t given) {
  return tl::unexpected(inFile(
      failure(databaseTexts["database.parameters"], {{"expected", expected}, {"given", given}})
          .value(),
      name));
}

}  // namespace wb::database
