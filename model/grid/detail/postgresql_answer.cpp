#include "model/core/core_texts.h"
#include "model/grid/detail/engines.h"
#include "model/grid/detail/postgresql_connection.h"

#include <libpq-fe.h>
#include <poll.h>

#include <charconv>
#include <utility>

namespace wb::database {
namespace {

/// How soon a cancelled task is noticed while the server works.
constexpr int millisecondsPerLook = 100;

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
  AnswerReader(const PostgresqlConnection& connection, const Answer& answer, const Task& task)
      : connection_(connection), answer_(answer), task_(task) {}

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
        return engineFailure(connection_.name, PQresultErrorMessage(result));
    }
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
  std::vector<Value> row_;
  bool hasBegun_ = false;
  bool wantsMore_ = true;
};

}  // namespace

Result<void> readAnswer(const PostgresqlConnection& connection, const Answer& answer,
                        const Task& task) {
  return AnswerReader(connection, answer, task).read();
}

}  // namespace wb::database
