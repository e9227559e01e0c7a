#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace wb::app::test {

/// What is to run, by whom it may be told apart from a program that is started.
struct ServedRun {
  std::vector<std::string> arguments{};    ///< With the program.
  std::vector<std::string> environment{};  ///< `NAME=VALUE`, all there is.
  int output = -1;                         ///< A descriptor; -1: there is no standard output.
  int error = -1;                          ///< A descriptor.
  std::size_t fileBytes = 0;               ///< The most it may write to a file; 0: any.
};

/// Runs the program in a process that is loaded once (see served/serve.cpp). Gives what waitpid()
/// says, or nothing where that is of no use or not possible: for the first run, while another runs,
/// and in builds with sanitizers, which want to be loaded first.
std::optional<int> runServed(const ServedRun& run);

}  // namespace wb::app::test
