#pragma once

#include <string>

namespace wb::test {

/// What a test says that is skipped for want of a server.
inline constexpr const char* noPostgresql = "PostgreSQL is not installed, or does not start";

/// An empty database of a PostgreSQL server that is this process's own: started with the first
/// call in a temporary folder, on a local socket, gone with the process. Its connection string;
/// empty where PostgreSQL is not installed or does not start.
std::string postgresqlDatabase();

}  // namespace wb::test
