#pragma once

#include "model/database/database.h"

#include <libpq-fe.h>

#include <memory>
#include <string>

namespace wb::database {

struct ClosePostgresql {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
  void operator()(PGcancel* cancel) const { PQfreeCancel(cancel); }
};
using PostgresqlResult = std::unique_ptr<PGresult, ClosePostgresql>;

/// What several classes need of one connection.
struct PostgresqlConnection {
  std::unique_ptr<PGconn, ClosePostgresql> connection;
  std::unique_ptr<PGcancel, ClosePostgresql> canceller;
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
