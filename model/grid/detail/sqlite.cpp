#include "model/core/core_texts.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/grid_texts.h"

#include <sqlite3.h>

#include <charconv>
#include <utility>

namespace wb::database {
namespace {

/// How long another program may keep the file to itself.
constexpr int busyMilliseconds = 10'000;
/// Instructions of the engine between two looks at whether to stop.
constexpr int instructionsPerLook = 10'000;

struct CloseSqlite {
  void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
};
struct FinalizeSqlite {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using SqliteConnection = std::unique_ptr<sqlite3, CloseSqlite>;
using SqliteStatement = std::unique_ptr<sqlite3_stmt, FinalizeSqlite>;

/// Texts are bound without a copy: they stay until the statement is done.
struct BindSqlite {
  sqlite3_stmt* statement;
  int index;

  int operator()(std::monostate) const { return sqlite3_bind_null(statement, index); }
  int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, index, number); }
  int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }
  int operator()(std::string_view text) const {
    // A null pointer would bind NULL.
    const char* characters = text.data() ? text.data() : "";
    return sqlite3_bind_text64(statement, index, characters, text.size(), nullptr, SQLITE_UTF8);
  }
};

Value valueIn(sqlite3_stmt* statement, int column) {
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
      return std::int64_t{sqlite3_column_int64(statement, column)};
    case SQLITE_FLOAT:
      return sqlite3_column_double(statement, column);
    case SQLITE_NULL:
      return std::monostate{};
    default: {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
      return std::string_view(text ? text : "",
                              static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
    }
  }
}

std::vector<std::string> columnsOf(sqlite3_stmt* statement) {
  std::vector<std::string> columns;
  columns.reserve(static_cast<std::size_t>(sqlite3_column_count(statement)));
  for (int i = 0; i < sqlite3_column_count(statement); ++i)
    columns.emplace_back(sqlite3_column_name(statement, i));
  return columns;
}

/// The number in `$3`; 0 for any other name.
std::size_t numberOf(const char* parameter) {
  const std::string_view name = parameter ? parameter : "";
  std::size_t number = 0;
  if (name.starts_with('$')) std::from_chars(name.data() + 1, name.data() + name.size(), number);
  return number;
}

/// Looks at a task while the engine works.
class Watch {
 public:
  Watch(sqlite3* connection, const Task& task) : connection_(connection) {
    sqlite3_progress_handler(connection, instructionsPerLook, isCancelled,
                             const_cast<Task*>(&task));
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { sqlite3_progress_handler(connection_, 0, nullptr, nullptr); }

 private:
  static int isCancelled(void* task) { return static_cast<const Task*>(task)->cancelled() ? 1 : 0; }
  sqlite3* connection_;
};

class SqliteLoader : public Loader {
 public:
  SqliteLoader(sqlite3* connection, const std::string& name, SqliteStatement insert)
      : connection_(connection), name_(name), insert_(std::move(insert)) {}

  Result<void> add(std::span<const Value> row) override {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (holdsNul(row[i])) return nulFailure(name_);
      const BindSqlite bind{insert_.get(), static_cast<int>(i) + 1};
      if (std::visit(bind, row[i]) != SQLITE_OK) return failed();
    }
    const int stepped = sqlite3_step(insert_.get());
    sqlite3_reset(insert_.get());
    if (stepped != SQLITE_DONE) return failed();
    return {};
  }

  Result<void> end() override { return {}; }

 private:
  tl::unexpected<Diagnostic> failed() const {
    return engineFailure(name_, sqlite3_errmsg(connection_));
  }

  sqlite3* connection_;
  const std::string& name_;
  SqliteStatement insert_;
};

class SqliteDatabase : public Database {
 public:
  SqliteDatabase(SqliteConnection connection, std::string name)
      : connection_(std::move(connection)), name_(std::move(name)) {}

  Engine engine() const override { return Engine::sqlite; }
  const std::string& name() const override { return name_; }

  Result<void> execute(const std::string& sql) override {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      return failed();
    return {};
  }

  Result<void> query(const std::string& sql, std::span<const Value> parameters,
                     const Answer& answer, const Task& task) override {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    auto statement = prepared(sql);
    if (!statement) return failure(std::move(statement));
    if (auto bound = bind(statement->get(), parameters); !bound) return bound;
    const Watch watch(connection_.get(), task);
    if (answer.begin) answer.begin(columnsOf(statement->get()));
    return step(statement->get(), answer, task);
  }

  Result<std::unique_ptr<Loader>> load(std::string_view table,
                                       std::span<const std::string_view> columns) override {
    std::string names;
    std::string places;
    for (const std::string_view column : columns) {
      names.append(names.empty() ? "" : ", ").append(quotedName(column));
      places.append(places.empty() ? "?" : ", ?");
    }
    auto insert =
        prepared("INSERT INTO " + quotedName(table) + " (" + names + ") VALUES (" + places + ")");
    if (!insert) return failure(std::move(insert));
    return std::make_unique<SqliteLoader>(connection_.get(), name_, std::move(*insert));
  }

  Result<bool> hasTable(std::string_view table) override {
    bool has = false;
    const Value parameter = table;
    const Answer answer{.row = [&has](std::span<const Value>) { return has = true; }};
    auto asked = query("SELECT 1 FROM sqlite_master WHERE type IN ('table', 'view') AND name = $1",
                       {&parameter, 1}, answer, {});
    if (!asked) return failure(std::move(asked));
    return has;
  }

  void cancel() noexcept override { sqlite3_interrupt(connection_.get()); }

 private:
  tl::unexpected<Diagnostic> failed() const {
    return engineFailure(name_, sqlite3_errmsg(connection_.get()));
  }

  Result<SqliteStatement> prepared(const std::string& sql) const {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(connection_.get(), sql.data(), static_cast<int>(sql.size()), &statement,
                           nullptr) != SQLITE_OK)
      return failed();
    return SqliteStatement(statement);
  }

  Result<void> bind(sqlite3_stmt* statement, std::span<const Value> parameters) const {
    const int count = sqlite3_bind_parameter_count(statement);
    for (int i = 1; i <= count; ++i) {
      const std::size_t number = numberOf(sqlite3_bind_parameter_name(statement, i));
      if (number == 0 || number > parameters.size())
        return parameterFailure(name_, static_cast<std::size_t>(count), parameters.size());
      const Value& value = parameters[number - 1];
      if (holdsNul(value)) return nulFailure(name_);
      if (std::visit(BindSqlite{statement, i}, value) != SQLITE_OK) return failed();
    }
    return {};
  }

  Result<void> step(sqlite3_stmt* statement, const Answer& answer, const Task& task) const {
    std::vector<Value> row(static_cast<std::size_t>(sqlite3_column_count(statement)));
    int stepped = sqlite3_step(statement);
    for (; stepped == SQLITE_ROW; stepped = sqlite3_step(statement)) {
      for (std::size_t i = 0; i < row.size(); ++i) row[i] = valueIn(statement, static_cast<int>(i));
      if (answer.row && !answer.row(row)) return {};
    }
    if (stepped == SQLITE_INTERRUPT && task.cancelled())
      return failure(baseTexts["task.cancelled"]);
    if (stepped != SQLITE_DONE) return failed();
    return {};
  }

  SqliteConnection connection_;
  std::string name_;
};

}  // namespace

Result<std::unique_ptr<Database>> openSqlite(const std::string& file, Missing missing) {
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX;
  if (missing == Missing::create) flags |= SQLITE_OPEN_CREATE;
  sqlite3* opened = nullptr;
  const int state = sqlite3_open_v2(file.c_str(), &opened, flags, nullptr);
  SqliteConnection connection(opened);
  // Only the first look into the file tells whether it is a database.
  constexpr const char* look = "PRAGMA cache_size = -65536; SELECT count(*) FROM sqlite_master";
  if (state == SQLITE_OK) sqlite3_busy_timeout(opened, busyMilliseconds);
  if (state != SQLITE_OK || sqlite3_exec(opened, look, nullptr, nullptr, nullptr) != SQLITE_OK)
    return tl::unexpected(inFile(
        failure(databaseTexts["database.cannot_open"],
                {{"reason", opened ? std::string(sqlite3_errmsg(opened)) : sqlite3_errstr(state)}})
            .value(),
        file));
  return std::make_unique<SqliteDatabase>(std::move(connection), file);
}

}  // namespace wb::database
