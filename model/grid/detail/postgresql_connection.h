#pragma once

#include "model/grid/database.h"

#include <memory>
#include <string>

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

/// Reads the answer to a statement that was sent, row by row; the task can cancel it.
Result<void> readAnswer(const PostgresqlConnection& connection, const Answer& answer,
                        const Task& task);

}  // namespace wb::database
