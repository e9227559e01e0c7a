#include "model/core/core_texts.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/grid_texts.h"

#include <sqlite3.h>

#include <charconv>
#include <chrono>
#include <filesystem>
#include <optional>
#include <system_error>
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

using Clock = std::chrono::steady_clock;
using Limit = std::optional<std::chrono::milliseconds>;

/// Looks at a task and at the clock while the engine works.
class Watch {
 public:
  Watch(sqlite3* connection, const Task& task, const Limit& limit)
      : connection_(connection), task_(task) {
    if (limit) end_ = Clock::now() + *limit;
    sqlite3_progress_handler(connection, instructionsPerLook, isOver, this);
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { sqlite3_progress_handler(connection_, 0, nullptr, nullptr); }

  bool isTooLate() const { return isTooLate_; }

 private:
  static int isOver(void* self) {
    auto& watch = *static_cast<Watch*>(self);
    watch.isTooLate_ = watch.end_ && Clock::now() > *watch.end_;
    return watch.isTooLate_ || watch.task_.cancelled() ? 1 : 0;
  }

  sqlite3* connection_;
  const Task& task_;
  std::optional<Clock::time_point> end_;
  bool isTooLate_ = false;
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

/// Removes the file of a database that nothing was put into, while nobody else may: not where
/// another program is about to.
void removeIfEmpty(sqlite3* connection, const std::string& file) {
  sqlite3_busy_timeout(connection, 0);
  // A connection that is guarded may not even wait to write.
  constexpr const char* lock = "PRAGMA query_only = OFF; BEGIN EXCLUSIVE";
  if (sqlite3_exec(connection, lock, nullptr, nullptr, nullptr) != SQLITE_OK) return;
  std::error_code none;
  if (std::filesystem::is_regular_file(file, none) && std::filesystem::file_size(file, none) == 0)
    std::filesystem::remove(file, none);
}

class SqliteDatabase : public Database {
 public:
  /// @param isNew  Opening it made the file, which goes again where nothing is put in.
  SqliteDatabase(SqliteConnection connection, std::string name, bool isNew)
      : connection_(std::move(connection)), name_(std::move(name)), isNew_(isNew) {}
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;
  ~SqliteDatabase() override {
    if (isNew_) removeIfEmpty(connection_.get(), name_);
  }

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
    const Watch watch(connection_.get(), task, limit_);
    if (answer.begin) answer.begin(columnsOf(statement->get()));
    return step(statement->get(), answer, task, watch);
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

  Result<void> guard(Limit limit) override {
    sqlite3* connection = connection_.get();
    for (const auto& [option, value] :
         {std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0),
          std::pair(SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0)})
      if (sqlite3_db_config(connection, option, value, nullptr) != SQLITE_OK) return failed();
    if (auto set = execute("PRAGMA query_only = ON; PRAGMA cell_size_check = ON"); !set) return set;
    if (!limit) {
      auto longest = longestQuestion();
      if (!longest) return failure(std::move(longest));
      limit = *longest;
    }
    limit_ = limit;
    return {};
  }

  Result<std::optional<std::int64_t>> version() override {
    std::optional<std::int64_t> version;
    const Answer answer{.row = [&version](std::span<const Value> row) {
      version = std::get<std::int64_t>(row[0]);
      return true;
    }};
    auto asked = query("PRAGMA data_version", {}, answer, {});
    if (!asked) return failure(std::move(asked));
    return version;
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

  Result<void> step(sqlite3_stmt* statement, const Answer& answer, const Task& task,
                    const Watch& watch) const {
    std::vector<Value> row(static_cast<std::size_t>(sqlite3_column_count(statement)));
    int stepped = sqlite3_step(statement);
    for (; stepped == SQLITE_ROW; stepped = sqlite3_step(statement)) {
      for (std::size_t i = 0; i < row.size(); ++i) row[i] = valueIn(statement, static_cast<int>(i));
      if (answer.row && !answer.row(row)) return {};
    }
    if (stepped == SQLITE_INTERRUPT && task.cancelled())
      return failure(baseTexts["task.cancelled"]);
    if (stepped == SQLITE_INTERRUPT && watch.isTooLate()) return tooLong(name_, *limit_);
    if (stepped != SQLITE_DONE) return failed();
    return {};
  }

  Result<std::chrono::milliseconds> longestQuestion() {
    std::int64_t bytes = 0;
    const Answer answer{.row = [&bytes](std::span<const Value> row) {
      bytes = std::get<std::int64_t>(row[0]);
      return true;
    }};
    auto asked = query(
        "SELECT (SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM "
        "pragma_page_size)",
        {}, answer, {});
    if (!asked) return failure(std::move(asked));
    return leastLimit + std::chrono::milliseconds(bytes / bytesPerMillisecond);
  }

  SqliteConnection connection_;
  std::string name_;
  bool isNew_ = false;
  Limit limit_;  ///< Of a question; nothing: none.
};

tl::unexpected<Diagnostic> cannotOpen(const std::string& file, sqlite3* opened, int state) {
  return tl::unexpected(inFile(
      failure(databaseTexts["database.cannot_open"],
              {{"reason", opened ? std::string(sqlite3_errmsg(opened)) : sqlite3_errstr(state)}})
          .value(),
      file));
}

struct OpenedSqlite {
  SqliteConnection connection;
  int state = SQLITE_OK;  ///< The engine's extended code.
};

/// Only the first look into a file tells whether it is a database. One thread at a time uses a
/// connection, but for interrupting it, which needs no lock; a lock for each value would cost a
/// tenth of the time.
OpenedSqlite connectTo(const std::string& file, int flags) {
  constexpr const char* look = "PRAGMA cache_size = -65536; SELECT count(*) FROM sqlite_master";
  sqlite3* opened = nullptr;
  const int state = sqlite3_open_v2(file.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  OpenedSqlite result{SqliteConnection(opened), state};
  if (state != SQLITE_OK) return result;
  sqlite3_busy_timeout(opened, busyMilliseconds);
  if (sqlite3_exec(opened, look, nullptr, nullptr, nullptr) != SQLITE_OK)
    result.state = sqlite3_extended_errcode(opened);
  return result;
}

/// Whether what a program that was killed had begun is still to be undone, which takes a connection
/// that may write.
bool needsRecovery(int state) {
  return (state & 0xff) == SQLITE_READONLY || (state & 0xff) == SQLITE_CANTOPEN;
}

OpenedSqlite connectToAsk(const std::string& file) {
  OpenedSqlite opened = connectTo(file, SQLITE_OPEN_READONLY);
  if (!needsRecovery(opened.state)) return opened;
  if (connectTo(file, SQLITE_OPEN_READWRITE).state != SQLITE_OK) return opened;
  return connectTo(file, SQLITE_OPEN_READONLY);
}

}  // namespace

Result<std::unique_ptr<Database>> openSqlite(const std::string& file, Access access) {
  const bool isAsked = access == Access::ask;
  std::error_code none;
  const bool isNew = !isAsked && !std::filesystem::exists(file, none);
  OpenedSqlite opened =
      isAsked ? connectToAsk(file) : connectTo(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (opened.state != SQLITE_OK) return cannotOpen(file, opened.connection.get(), opened.state);
  auto database = std::make_unique<SqliteDatabase>(std::move(opened.connection), file, isNew);
  // Rows that this program puts in are right by themselves or were checked when they were read.
  auto prepared =
      isAsked ? database->guard({}) : database->execute("PRAGMA ignore_check_constraints = ON");
  if (!prepared) return failure(std::move(prepared));
  return database;
}

}  // namespace wb::database
