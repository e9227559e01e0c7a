#pragma once

#include <cstdint>

/// How a test tells a waiting program what to run (see serve.cpp).
namespace wb::app::test {

/// Sent with the descriptors of standard error and output. Texts follow, each ended by a zero: the
/// folder to work in, the arguments beginning with the program, and the environment. Answered by
/// the number of the process, an int, and by how it ended. tests/support/served.py has the same
/// fields.
struct ServedOrder {
  std::uint64_t fileBytes = 0;    ///< The most that may be written to a file; 0: any.
  std::uint32_t bytes = 0;        ///< Of the texts.
  std::uint32_t arguments = 0;    ///< How many of the texts are arguments.
  std::uint32_t descriptors = 0;  ///< One: there is no standard output.
  std::uint32_t hasSession = 0;   ///< Not 0: a session of its own (setsid).
};

struct ServedEnd {
  std::int32_t status = -1;        ///< As of waitpid(); -1: no process could be started.
  std::uint64_t microseconds = 0;  ///< Of CPU, with what loading took.
  std::uint64_t memory = 0;        ///< Bytes, of its largest process.
};

/// The variable that holds the number of the socket which orders come from.
inline constexpr char servedVariable[] = "WEIGHBRIDGE_SERVED_ORDERS";

}  // namespace wb::app::test
