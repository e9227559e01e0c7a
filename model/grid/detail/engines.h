#pragma once

#include "model/grid/database.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace wb::database {

Result<std::unique_ptr<Database>> openSqlite(const std::string& file, Access access);
/// `text` is a connection string as libpq knows it.
Result<std::unique_ptr<Database>> openPostgresql(const std::string& text);

/// The longest that a question about a database of so many bytes may take: many times what the
/// slowest needs on the slowest machine.
inline constexpr std::chrono::milliseconds leastLimit = std::chrono::minutes(1);
inline constexpr std::int64_t bytesPerMillisecond = (1 << 20) / 2000;

/// What a session of PostgreSQL selects to get Database::guard(), behind the word SELECT: one row
/// of two texts and the limit in milliseconds, 0 for none. A shorter limit that the server has set
/// stays.
/// @param limit  Nothing: by the size of the session's database; none where tables of it may be on
///               other servers.
std::string postgresqlGuard(std::optional<std::chrono::milliseconds> limit);

/// Whether a value is a text with a NUL in it, which no engine keeps whole.
bool holdsNul(const Value& value);

/// Returns a library's message on one line: its own line breaks, the last above all, are its
/// layout.
std::string cleaned(std::string_view message);

/// What the engine says of a failure, on one line, as an error of the database `name`.
tl::unexpected<Diagnostic> engineFailure(const std::string& name, std::string_view reason);
/// The error where a question took longer than its limit.
tl::unexpected<Diagnostic> tooLong(const std::string& name, std::chrono::milliseconds limit);
/// The error of a text that holdsNul().
tl::unexpected<Diagnostic> nulFailure(const std::string& name);
/// The error where a statement does not have as many parameters as were given.
tl::unexpected<Diagnostic> parameterFailure(const std::string& name, std::size_t expected,
                                            std::size_t given);

}  // namespace wb::database
