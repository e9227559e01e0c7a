#pragma once

#include "model/grid/database.h"

#include <memory>
#include <string>

namespace wb::database {

Result<std::unique_ptr<Database>> openSqlite(const std::string& file, Access access);
/// `text` is a connection string as libpq knows it.
Result<std::unique_ptr<Database>> openPostgresql(const std::string& text);

/// Whether a value is a text with a NUL in it, which no engine keeps whole.
bool holdsNul(const Value& value);

/// Returns a library's message on one line: its own line breaks, the last above all, are its
/// layout.
std::string cleaned(std::string_view message);

/// What the engine says of a failure, on one line, as an error of the database `name`.
tl::unexpected<Diagnostic> engineFailure(const std::string& name, std::string_view reason);
/// The error of a text that holdsNul().
tl::unexpected<Diagnostic> nulFailure(const std::string& name);
/// The error where a statement does not have as many parameters as were given.
tl::unexpected<Diagnostic> parameterFailure(const std::string& name, std::size_t expected,
                                            std::size_t given);

}  // namespace wb::database
