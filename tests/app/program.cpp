#include "tests/app/program.h"

#include "tests/app/folder.h"
#include "tests/app/served_program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <optional>

namespace wb::app::test {
namespace {

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// The user's own cache is left alone: a test has one of its own, or that of all tests.
std::vector<std::string> wholeEnvironment(const std::vector<std::string>& more) {
  std::vector<std::string> all = more;
  all.emplace_back("LC_ALL=C");  // The first of a name counts: whoever tests, it speaks English.
  const bool hasCache = std::ranges::any_of(
      more, [](const std::string& entry) { return entry.starts_with("XDG_CACHE_HOME="); });
  const char* searches = std::getenv("WEIGHBRIDGE_SEARCHES");
  if (!hasCache && searches) all.push_back("XDG_CACHE_HOME=" + std::string(searches));
  all.emplace_back(hasCache || searches ? "WEIGHBRIDGE_NO_CACHE=" : "WEIGHBRIDGE_NO_CACHE=1");
  for (char** entry = environ; *entry != nullptr; ++entry) all.emplace_back(*entry);
  return all;
}

/// Closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return number_; }

 private:
  int number_;
};

int opened(const std::string& path) {
  constexpr mode_t own = 0600;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, own);
  EXPECT_GE(file, 0) << "cannot write " << path;
  return file;
}

/// The writing end of a pipe without a reading end.
int deadPipe() {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  close(ends[0]);
  return ends[1];
}

/// Where standard output goes; -1: there is none.
int outputOf(const Surroundings& surroundings, const Folder& folder) {
  if (surroundings.closedOutput) return -1;
  if (surroundings.closedPipe) return deadPipe();
  return opened(surroundings.outputTo.empty() ? folder / "out" : surroundings.outputTo);
}

/// Starts a process. Without `output` it has no standard output.
pid_t start(std::vector<std::string> arguments, std::vector<std::string> environment, int output,
            int error) {
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  if (output < 0) {
    posix_spawn_file_actions_addclose(&actions, STDOUT_FILENO);
  } else {
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  }
  posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
  pid_t process = -1;
  const int failed = posix_spawn(&process, WEIGHBRIDGE_PROGRAM, &actions, nullptr,
                                 pointersTo(arguments).data(), pointersTo(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  EXPECT_EQ(failed, 0) << "cannot start " << WEIGHBRIDGE_PROGRAM;
  return process;
}

std::vector<std::string> withProgram(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), WEIGHBRIDGE_PROGRAM);
  return arguments;
}

int statusOf(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

/// As a shell tells it.
int returned(int status) {
  constexpr int signalled = 128;
  return WIFEXITED(status) ? WEXITSTATUS(status) : signalled + WTERMSIG(status);
}

/// What programs that are started meanwhile may write to one file.
class FileLimit {
 public:
  explicit FileLimit(std::size_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit now = before_;
    if (bytes > 0) now.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~FileLimit() { setrlimit(RLIMIT_FSIZE, &before_); }
  FileLimit(const FileLimit&) = delete;
  FileLimit& operator=(const FileLimit&) = delete;

 private:
  rlimit before_{};
};

}  // namespace

Ran run(const std::vector<std::string>& arguments, const Surroundings& surroundings) {
  const Folder folder;
  const Descriptor output(outputOf(surroundings, folder));
  const Descriptor error(opened(folder / "err"));
  const ServedRun asked{.arguments = withProgram(arguments),
                        .environment = wholeEnvironment(surroundings.environment),
                        .output = output.number(),
                        .error = error.number(),
                        .fileBytes = surroundings.fileBytes};
  std::optional<int> status = runServed(asked);
  if (!status) {
    const FileLimit limit(surroundings.fileBytes);
    status = statusOf(start(asked.arguments, asked.environment, asked.output, asked.error));
  }
  return {.status = returned(*status), .out = folder.read("out"), .err = folder.read("err")};
}

Running::Running(const std::vector<std::string>& arguments) {
  const Descriptor nowhere(opened("/dev/null"));
  process_ =
      start(withProgram(arguments), wholeEnvironment({}), nowhere.number(), nowhere.number());
}

int Running::endBy(int signal) {
  kill(process_, signal);
  return returned(statusOf(process_));
}

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    lines.emplace_back(line);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return lines;
}

}  // namespace wb::app::test
