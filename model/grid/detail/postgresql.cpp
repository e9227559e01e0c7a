#include "model/core/core_texts.h"
#include "model/grid/detail/database_texts.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/postgresql_connection.h"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <array>
#include <utility>

namespace wb::database {
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
    if (PQsendQueryParams(connection, sql.c_str(), static_cast<int>(texts.size()), nullptr,
                          texts.data(), nullptr, nullptr, 0) != 1)
      return connection_.failed();
    PQsetSingleRowMode(connection);
    return readAnswer(connection_, answer, task);
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
