#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wb::database {

/// One value of a row: nothing, a whole number, a number or a text in UTF-8. The characters of a
/// text belong to the caller that gave it.
using Value = std::variant<std::monostate, std::int64_t, double, std::string_view>;

}  // namespace wb::database

namespace wb::query {

/// Engines whose SQL a query is written in.
enum class Dialect : std::uint8_t { postgresql, sqlite, duckdb, spark, clickhouse };

/// Returns what a user calls a `dialect`: `postgresql|sqlite|duckdb|spark|clickhouse`.
std::string_view name(Dialect dialect);
/// Returns all of them, in the order of the enumeration.
std::span<const Dialect> dialects();

/// What these engines call the same things by.
struct DialectWords {
  std::string_view least;
  std::string_view greatest;
  std::string_view real;   ///< The type of floating-point numbers, which may be nothing.
  std::string_view whole;  ///< That of whole numbers of 64 bits.
  /// Keeps a subquery from being merged into the one around it, where all that is used twice would
  /// be computed twice.
  std::string_view apart;
  /// Joins tables in the order in which they are written, where an engine would else begin with
  /// the larger one.
  std::string_view orderedJoin;
  char nameQuote;
};
/// Returns the words of a `dialect`, valid for the whole program.
const DialectWords& wordsOf(Dialect dialect);

/// A name in quotes, whatever is in it.
/// @param name     Must hold no NUL where it is sent to an engine.
/// @param dialect  Decides the quotes, which are doubled inside.
std::string quotedName(std::string_view name, Dialect dialect);
/// A text without NUL as a literal, whatever is in it.
/// @param text     What the literal stands for.
/// @param dialect  Spark and ClickHouse want backslashes before quotes and backslashes; the others
///                 double quotes.
std::string quotedText(std::string_view text, Dialect dialect);
/// A number in the shortest form that reads back bit-exact, never as a whole or a decimal number.
/// `number` must be finite.
std::string numberText(double number);

}  // namespace wb::query

namespace wb::database {

enum class Engine : std::uint8_t { sqlite, postgresql };

/// Takes many rows of one table, sooner than single statements would. Nothing else may be asked of
/// the database before end(). Rows whose loader was destroyed without end() may or may not be
/// there: load inside a transaction.
class Loader {
 public:
  Loader() = default;
  Loader(const Loader&) = delete;
  Loader& operator=(const Loader&) = delete;
  virtual ~Loader() = default;

  /// One value a column, in the order of the columns.
  /// @param row  Its texts need to live until this returns. Fails for a text that holds NUL.
  virtual Result<void> add(std::span<const Value> row) = 0;
  /// No more rows come: what was added is in the table once this succeeds.
  virtual Result<void> end() = 0;
};

/// What a query's answer is given to.
struct Answer {
  /// Once, before the first row; may be left out.
  std::function<void(std::span<const std::string> columns)> begin{};
  /// Each row in turn; its texts are there until it returns. False: no more rows are wanted.
  std::function<bool(std::span<const Value> row)> row{};
};

/// A connection to a database, for one thread at a time but for cancel(). Errors name the database
/// as the user did and what the engine said.
class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  virtual Engine engine() const = 0;
  /// As it is told to people: never with a password.
  virtual const std::string& name() const = 0;

  /// One statement or several, with semicolons between them; what they answer is left alone.
  /// @param sql  In the engine's own dialect. Fails with the engine's words.
  virtual Result<void> execute(const std::string& sql) = 0;
  /// One statement with `$1`, `$2` … bound to the parameters. Rows come as the engine finds them,
  /// never all of them in memory. The task can cancel it; it tells no progress, which engines do
  /// not know.
  /// @param sql         One statement in the engine's own dialect.
  /// @param parameters  One for each of `$1`, `$2` …, else this fails; so does a text that holds
  ///                    NUL.
  /// @param answer      Its functions are called on this thread, `row` for each row.
  /// @param task        Cancelled: fails.
  virtual Result<void> query(const std::string& sql, std::span<const Value> parameters,
                             const Answer& answer, const Task& task = {}) = 0;
  /// Begins to put rows into a `table`, whose `columns` are given in the order of each row's
  /// values. The database must outlive the loader.
  virtual Result<std::unique_ptr<Loader>> load(std::string_view table,
                                               std::span<const std::string_view> columns) = 0;
  /// Whether there is a table of this name where new ones would be made.
  /// @param table  Its name without quotes; a view of that name counts too.
  virtual Result<bool> hasTable(std::string_view table) = 0;

  /// From now on only questions may be asked, about tables that others may have made:
  /// nothing is changed outside a transaction that says so, and a question is given up that takes
  /// too long. SQLite takes no functions or virtual tables of the schema either, and runs no
  /// triggers or views.
  /// @param limit  How long a question may take; nothing: a minute, and two seconds a MiB. A server
  ///               whose tables are on others takes any time then.
  virtual Result<void> guard(std::optional<std::chrono::milliseconds> limit = {}) = 0;
  /// Returns a number that becomes another when another connection has changed the database;
  /// nothing where that is not known, on a server.
  virtual Result<std::optional<std::int64_t>> version() = 0;

  /// Ends what is being done, which then fails; safe from any thread, and without effect when
  /// nothing is done.
  virtual void cancel() noexcept = 0;
};

/// Whether a text names a server rather than a file: `postgresql://…`, `postgres://…` or
/// `key=value` words as in `host=… dbname=…`.
/// @param text  As a user gives it; nothing is opened.
bool isServer(std::string_view text);

/// What a database is opened for: questions only, or rows that are put in.
enum class Access : std::uint8_t { ask, load };

/// A PostgreSQL database where isServer(), else the SQLite database in a file.
/// @param text    A connection as isServer() knows it, or a path. `:memory:` is SQLite's own, gone
///                with the connection.
/// @param access  Access::ask: a file that is not there is refused, SQLite opens it read-only, and
///                either is guarded, see Database::guard(). Access::load: it is made, and goes with
///                the connection if nothing was put in.
Result<std::unique_ptr<Database>> openDatabase(const std::string& text,
                                               Access access = Access::load);

/// Changes, for a database that may be changed, that come to be together or not at all: undone at
/// the end unless commit() was called.
class Transaction {
 public:
  /// Begins changes. The `database` must outlive the transaction and have no other one open. SQLite
  /// takes its lock for writing already here.
  static Result<Transaction> begin(Database& database);
  /// For questions only: all of them see the database as it is at the first.
  /// @param database  Must outlive the transaction and have no other one open.
  static Result<Transaction> beginReading(Database& database);
  Transaction(Transaction&& other) noexcept;
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

  /// Where this fails, the changes are undone at the end.
  Result<void> commit();

 private:
  explicit Transaction(Database& database) : database_(&database) {}
  Database* database_;  ///< Null: it is over.
};

/// A name as SQL writes it, whatever is in it: `"a ""name"""`.
std::string quotedName(std::string_view name);

}  // namespace wb::database
