#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Runs the real program and tells what came of it.
namespace wb::app::test {

struct Ran {
  int status = -1;  ///< What it returned; 128 + the signal that ended it, as a shell tells it.
  std::string out;
  std::string err;
};

struct Surroundings {
  std::vector<std::string> environment{};  ///< `NAME=VALUE`, on top of this process's own.
  std::string outputTo{};                  ///< A file such as /dev/full; empty: Ran::out.
  bool closedPipe = false;                 ///< Standard output is a pipe that nobody reads.
  bool closedOutput = false;               ///< There is no standard output.
  std::size_t fileBytes = 0;               ///< The most it may write to a file (ulimit -f); 0: any.
};

Ran run(const std::vector<std::string>& arguments, const Surroundings& surroundings = {});

/// The program while it runs, told to stop by a signal.
class Running {
 public:
  explicit Running(const std::vector<std::string>& arguments);
  /// What it returned or was ended by, as in Ran.
  int endBy(int signal);

 private:
  pid_t process_ = -1;
};

/// The lines of a text, without their ends.
std::vector<std::string> linesOf(std::string_view text);

}  // namespace wb::app::test
