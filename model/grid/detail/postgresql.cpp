#include "model/core/core_texts.h"
#include "model/grid/database.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/grid_texts.h"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>

// What libpq calls PGconn, PGresult and PGcancel: its header is for those who link it.
struct pg_conn;
struct pg_result;
struct pg_cancel;

namespace wb::database {

struct ClosePostgresql {
  void operator()(pg_conn* connection) const;
  void operator()(pg_result* result) const;
  void operator()(pg_cancel* cancel) const;
};
using PostgresqlResult = std::unique_ptr<pg_result, ClosePostgresql>;

/// What several classes need of one connection.
struct PostgresqlConnection {
  std::unique_ptr<pg_conn, ClosePostgresql> connection;
  std::unique_ptr<pg_cancel, ClosePostgresql> canceller;
  std::string name;
  std::chrono::milliseconds limit{0};  ///< Of a question; 0: none.

  tl::unexpected<Diagnostic> failed() const;
  /// Takes what is left of the answer, so that the connection is free for the next statement; the
  /// first failure in it.
  Result<void> drain() const;
  void cancel() const noexcept;
};

/// The text that stands for a value in a parameter; nothing for NULL. `room` holds it if need be.
const char* parameterText(const Value& value, std::string& room);

/// Loads by COPY, which the connection has begun already.
std::unique_ptr<Loader> postgresqlLoader(const PostgresqlConnection& connection);

using Moment = std::chrono::steady_clock::time_point;

/// Reads the answer to a statement that was sent after `begin`, row by row; the task can cancel it.
Result<void> readAnswer(const PostgresqlConnection& connection, const Answer& answer,
                        const Task& task, Moment begin);

namespace {

/// How soon a cancelled task is noticed while the server works.
constexpr int millisecondsPerLook = 100;

/// The server's code (SQLSTATE) for a statement that was canceled, or took too long.
constexpr std::string_view canceled = "57014";

/// The server's numbers of its own types.
enum class TypeId : Oid {
  truth = 16,
  int8 = 20,
  int2 = 21,
  int4 = 23,
  oid = 26,
  float4 = 700,
  float8 = 701,
  numeric = 1700
};

Value numberIn(std::string_view text) {
  double number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

/// Whole where it is written so and is not too large.
Value wholeIn(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return numberIn(text);
  return number;
}

Value valueIn(const PGresult* result, int column) {
  if (PQgetisnull(result, 0, column) == 1) return std::monostate{};
  const std::string_view text(PQgetvalue(result, 0, column),
                              static_cast<std::size_t>(PQgetlength(result, 0, column)));
  switch (static_cast<TypeId>(PQftype(result, column))) {
    case TypeId::truth:
      return std::int64_t{text == "t"};
    case TypeId::int2:
    case TypeId::int4:
    case TypeId::int8:
    case TypeId::oid:
    case TypeId::numeric:
      return wholeIn(text);
    case TypeId::float4:
    case TypeId::float8:
      return numberIn(text);
  }
  return text;
}

std::vector<std::string> columnsOf(const PGresult* result) {
  std::vector<std::string> columns;
  columns.reserve(static_cast<std::size_t>(PQnfields(result)));
  for (int i = 0; i < PQnfields(result); ++i) columns.emplace_back(PQfname(result, i));
  return columns;
}

class AnswerReader {
 public:
  AnswerReader(const PostgresqlConnection& connection, const Answer& answer, const Task& task,
               Moment begin)
      : connection_(connection), answer_(answer), task_(task), begin_(begin) {}

  Result<void> read() {
    while (wait()) {
      const PostgresqlResult result(PQgetResult(connection_.connection.get()));
      if (!result) return {};
      if (auto taken = take(result.get()); !taken) {
        (void)connection_.drain();
        return taken;
      }
    }
    return connection_.failed();
  }

 private:
  /// Until there is something to read; false where the connection is lost.
  bool wait() const {
    PGconn* connection = connection_.connection.get();
    while (PQisBusy(connection) == 1) {
      if (task_.cancelled()) connection_.cancel();
      pollfd waited{PQsocket(connection), POLLIN, 0};
      ::poll(&waited, 1, millisecondsPerLook);
      if (PQconsumeInput(connection) != 1) return false;
    }
    return true;
  }

  Result<void> take(const PGresult* result) {
    switch (PQresultStatus(result)) {
      case PGRES_SINGLE_TUPLE:
        begin(result);
        row(result);
        return {};
      case PGRES_TUPLES_OK:
        begin(result);
        return {};
      case PGRES_COMMAND_OK:
        return {};
      default:
        if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
        if (!wantsMore_) return {};  // It failed because the rest was not wanted.
        if (isTooLate(result)) return tooLong(connection_.name, connection_.limit);
        return engineFailure(connection_.name, PQresultErrorMessage(result));
    }
  }

  /// The server says the same of a question that is cancelled from elsewhere.
  bool isTooLate(const PGresult* result) const {
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state && state == canceled && connection_.limit.count() > 0 &&
           std::chrono::steady_clock::now() - begin_ >= connection_.limit;
  }

  void begin(const PGresult* result) {
    if (std::exchange(hasBegun_, true)) return;
    row_.resize(static_cast<std::size_t>(PQnfields(result)));
    if (answer_.begin) answer_.begin(columnsOf(result));
  }

  void row(const PGresult* result) {
    if (!wantsMore_ || !answer_.row) return;
    for (std::size_t i = 0; i < row_.size(); ++i) row_[i] = valueIn(result, static_cast<int>(i));
    wantsMore_ = answer_.row(row_);
    if (!wantsMore_) connection_.cancel();
  }

  const PostgresqlConnection& connection_;
  const Answer& answer_;
  const Task& task_;
  Moment begin_;
  std::vector<Value> row_;
  bool hasBegun_ = false;
  bool wantsMore_ = true;
};

}  // namespace

Result<void> readAnswer(const PostgresqlConnection& connection, const Answer& answer,
                        const Task& task, Moment begin) {
  return AnswerReader(connection, answer, task, begin).read();
}

namespace {

constexpr std::size_t copyBufferBytes = std::size_t{256} << 10;

/// A value as COPY wants it in text.
struct CopyText {
  std::string& out;

  void operator()(std::monostate) const { out += "\\N"; }
  void operator()(std::int64_t number) const { append(number); }
  void operator()(double number) const { append(number); }

  void operator()(std::string_view text) const {
    for (std::size_t end = text.find_first_of("\\\n\r\t"); end != std::string_view::npos;
         end = text.find_first_of("\\\n\r\t")) {
      out.append(text.substr(0, end)).append(escaped(text[end]));
      text.remove_prefix(end + 1);
    }
    out += text;
  }

 private:
  template <class Number>
  void append(Number number) const {
    std::array<char, 32> room{};
    out.append(room.data(), std::to_chars(room.data(), room.data() + room.size(), number).ptr);
  }

  static std::string_view escaped(char c) {
    switch (c) {
      case '\n':
        return "\\n";
      case '\r':
        return "\\r";
      case '\t':
        return "\\t";
      default:
        return "\\\\";
    }
  }
};

class PostgresqlLoader : public Loader {
 public:
  explicit PostgresqlLoader(const PostgresqlConnection& connection) : connection_(connection) {}

  /// The connection is of no use before COPY has an end.
  ~PostgresqlLoader() override {
    if (isOver_) return;
    PQputCopyEnd(connection_.connection.get(), "given up");
    (void)connection_.drain();
  }

  Result<void> add(std::span<const Value> row) override {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (holdsNul(row[i])) return nulFailure(connection_.name);
      if (i > 0) buffer_ += '\t';
      std::visit(CopyText{buffer_}, row[i]);
    }
    buffer_ += '\n';
    return buffer_.size() < copyBufferBytes ? Result<void>() : send();
  }

  Result<void> end() override {
    if (auto sent = send(); !sent) return sent;
    if (PQputCopyEnd(connection_.connection.get(), nullptr) != 1) return connection_.failed();
    isOver_ = true;
    return connection_.drain();
  }

 private:
  Result<void> send() {
    if (PQputCopyData(connection_.connection.get(), buffer_.data(),
                      static_cast<int>(buffer_.size())) != 1)
      return connection_.failed();
    buffer_.clear();
    return {};
  }

  const PostgresqlConnection& connection_;
  std::string buffer_;
  bool isOver_ = false;
};

}  // namespace

std::unique_ptr<Loader> postgresqlLoader(const PostgresqlConnection& connection) {
  return std::make_unique<PostgresqlLoader>(connection);
}

namespace {

/// Texts in the characters that the program uses, numbers that read back bit-exact, and an end to
/// queries whose asker was killed. Older servers know not all; then it is as they do it.
constexpr std::array sessionSettings{"SET client_encoding = 'UTF8'", "SET extra_float_digits = 3",
                                     "SET client_connection_check_interval = '1s'"};

constexpr std::string_view standardPort = "5432";

/// A server and database as people know them, without user and password.
std::string nameOf(const PGconn* connection) {
  const auto text = [](const char* part) { return std::string(part ? part : ""); };
  const std::string host = text(PQhost(connection));
  const std::string name = text(PQdb(connection));
  std::string port = text(PQport(connection));
  if (port == standardPort) port.clear();
  if (host.starts_with('/'))
    return fmt::format("postgresql:///{}?host={}{}{}", name, host,
                       port.empty() ? "" : "&port=", port);
  return fmt::format("postgresql://{}{}{}/{}", host, port.empty() ? "" : ":", port, name);
}

class PostgresqlDatabase : public Database {
 public:
  explicit PostgresqlDatabase(PostgresqlConnection connection)
      : connection_(std::move(connection)) {}

  Engine engine() const override { return Engine::postgresql; }
  const std::string& name() const override { return connection_.name; }

  Result<void> execute(const std::string& sql) override {
    const PostgresqlResult result(PQexec(connection_.connection.get(), sql.c_str()));
    const auto state = PQresultStatus(result.get());
    if (state != PGRES_COMMAND_OK && state != PGRES_TUPLES_OK && state != PGRES_EMPTY_QUERY)
      return connection_.failed();
    return {};
  }

  Result<void> query(const std::string& sql, std::span<const Value> parameters,
                     const Answer& answer, const Task& task) override {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    std::vector<std::string> rooms(parameters.size());
    std::vector<const char*> texts;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      if (holdsNul(parameters[i])) return nulFailure(connection_.name);
      texts.push_back(parameterText(parameters[i], rooms[i]));
    }
    PGconn* connection = connection_.connection.get();
    const auto begin = std::chrono::steady_clock::now();
    if (PQsendQueryParams(connection, sql.c_str(), static_cast<int>(texts.size()), nullptr,
                          texts.data(), nullptr, nullptr, 0) != 1)
      return connection_.failed();
    PQsetSingleRowMode(connection);
    return readAnswer(connection_, answer, task, begin);
  }

  Result<std::unique_ptr<Loader>> load(std::string_view table,
                                       std::span<const std::string_view> columns) override {
    std::string names;
    for (const std::string_view column : columns)
      names.append(names.empty() ? "" : ", ").append(quotedName(column));
    const std::string copy = "COPY " + quotedName(table) + " (" + names + ") FROM STDIN";
    const PostgresqlResult result(PQexec(connection_.connection.get(), copy.c_str()));
    if (PQresultStatus(result.get()) != PGRES_COPY_IN) return connection_.failed();
    return postgresqlLoader(connection_);
  }

  Result<bool> hasTable(std::string_view table) override {
    bool has = false;
    const std::string name = quotedName(table);
    const Value parameter = std::string_view(name);
    const Answer answer{.row = [&has](std::span<const Value>) { return has = true; }};
    auto asked = query("SELECT 1 WHERE to_regclass($1) IS NOT NULL", {&parameter, 1}, answer, {});
    if (!asked) return failure(std::move(asked));
    return has;
  }

  Result<void> guard(std::optional<std::chrono::milliseconds> limit) override {
    const Answer answer{.row = [this](std::span<const Value> row) {
      connection_.limit = std::chrono::milliseconds(std::get<std::int64_t>(row[2]));
      return true;
    }};
    return query("SELECT " + postgresqlGuard(limit), {}, answer, {});
  }
  Result<std::optional<std::int64_t>> version() override { return std::nullopt; }

  void cancel() noexcept override { connection_.cancel(); }

 private:
  PostgresqlConnection connection_;
};

}  // namespace

void ClosePostgresql::operator()(pg_conn* connection) const { PQfinish(connection); }
void ClosePostgresql::operator()(pg_result* result) const { PQclear(result); }
void ClosePostgresql::operator()(pg_cancel* cancel) const { PQfreeCancel(cancel); }

tl::unexpected<Diagnostic> PostgresqlConnection::failed() const {
  return engineFailure(name, PQerrorMessage(connection.get()));
}

Result<void> PostgresqlConnection::drain() const {
  Result<void> done;
  while (const PostgresqlResult result{PQgetResult(connection.get())}) {
    const auto state = PQresultStatus(result.get());
    if (done && state != PGRES_COMMAND_OK && state != PGRES_TUPLES_OK &&
        state != PGRES_SINGLE_TUPLE)
      done = engineFailure(name, PQresultErrorMessage(result.get()));
  }
  return done;
}

void PostgresqlConnection::cancel() const noexcept {
  std::array<char, 256> reason{};
  PQcancel(canceller.get(), reason.data(), static_cast<int>(reason.size()));
}

const char* parameterText(const Value& value, std::string& room) {
  if (std::holds_alternative<std::monostate>(value)) return nullptr;
  if (const auto* text = std::get_if<std::string_view>(&value)) room = *text;
  if (const auto* whole = std::get_if<std::int64_t>(&value)) room = fmt::format("{}", *whole);
  if (const auto* number = std::get_if<double>(&value)) room = fmt::format("{}", *number);
  return room.c_str();
}

std::string postgresqlGuard(std::optional<std::chrono::milliseconds> limit) {
  const std::string wanted =
      limit
          ? fmt::format("CAST({} AS bigint)", limit->count())
          : fmt::format(
                "CASE WHEN EXISTS (SELECT 1 FROM pg_foreign_table) THEN 0 ELSE LEAST({} + "
                "pg_database_size(current_database()) / {}, {}) END",
                leastLimit.count(), bytesPerMillisecond, std::numeric_limits<std::int32_t>::max());
  return fmt::format(
      "set_config('default_transaction_read_only', 'on', false), "
      "set_config('statement_timeout', CAST(l.ms AS text), false), l.ms FROM (SELECT CASE WHEN "
      "o.ms > 0 AND (w.ms = 0 OR o.ms < w.ms) THEN o.ms ELSE w.ms END AS ms FROM (SELECT "
      "CAST(setting AS bigint) AS ms FROM pg_settings WHERE name = 'statement_timeout') o CROSS "
      "JOIN (SELECT {} AS ms) w) l",
      wanted);
}

Result<std::unique_ptr<Database>> openPostgresql(const std::string& text) {
  // Seconds until a server that says nothing is given up, unless the text has others behind it.
  constexpr std::array<const char*, 4> keys{"connect_timeout", "dbname",
                                            "fallback_application_name", nullptr};
  const std::array<const char*, 4> values{"20", text.c_str(), "weighbridge", nullptr};
  PostgresqlConnection opened;
  opened.connection.reset(PQconnectdbParams(keys.data(), values.data(), 1));
  PGconn* connection = opened.connection.get();
  opened.name = nameOf(connection);
  if (PQstatus(connection) != CONNECTION_OK)
    return tl::unexpected(inFile(failure(databaseTexts["database.cannot_open"],
                                         {{"reason", cleaned(PQerrorMessage(connection))}})
                                     .value(),
                                 opened.name));
  PQsetNoticeProcessor(
      connection, [](void*, const char*) {}, nullptr);
  for (const char* setting : sessionSettings) PostgresqlResult(PQexec(connection, setting));
  opened.canceller.reset(PQgetCancel(connection));
  return std::make_unique<PostgresqlDatabase>(std::move(opened));
}

}  // namespace wb::database
