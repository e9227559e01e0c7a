#include "tests/app/program.h"

#include "tests/app/folder.h"

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
#include <memory>

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

/// Where the program's standard streams go.
class Streams {
 public:
  Streams() { posix_spawn_file_actions_init(&actions_); }
  ~Streams() { posix_spawn_file_actions_destroy(&actions_); }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;

  void toFile(int stream, const std::string& path) {
    posix_spawn_file_actions_addopen(&actions_, stream, path.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
  }
  void to(int stream, int descriptor) {
    posix_spawn_file_actions_adddup2(&actions_, descriptor, stream);
  }
  void close(int stream) { posix_spawn_file_actions_addclose(&actions_, stream); }
  const posix_spawn_file_actions_t* actions() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

pid_t start(std::vector<std::string> arguments, const std::vector<std::string>& environment,
            const Streams& streams) {
  arguments.insert(arguments.begin(), WEIGHBRIDGE_PROGRAM);
  std::vector<std::string> variables = wholeEnvironment(environment);
  pid_t process = -1;
  const int error = posix_spawn(&process, WEIGHBRIDGE_PROGRAM, streams.actions(), nullptr,
                                pointersTo(arguments).data(), pointersTo(variables).data());
  EXPECT_EQ(error, 0) << "cannot start " << WEIGHBRIDGE_PROGRAM;
  return process;
}

int waitFor(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  constexpr int signalled = 128;
  return WIFEXITED(status) ? WEXITSTATUS(status) : signalled + WTERMSIG(status);
}

/// The writing end of a pipe without a reading end.
int deadPipe() {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  close(ends[0]);
  return ends[1];
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
  Streams streams;
  const int pipe = surroundings.closedPipe ? deadPipe() : -1;
  if (surroundings.closedOutput) {
    streams.close(STDOUT_FILENO);
  } else if (pipe >= 0) {
    streams.to(STDOUT_FILENO, pipe);
  } else if (surroundings.outputTo.empty()) {
    streams.toFile(STDOUT_FILENO, folder / "out");
  } else {
    streams.toFile(STDOUT_FILENO, surroundings.outputTo);
  }
  streams.toFile(STDERR_FILENO, folder / "err");
  Ran ran;
  {
    const FileLimit limit(surroundings.fileBytes);
    ran.status = waitFor(start(arguments, surroundings.environment, streams));
  }
  if (pipe >= 0) ::close(pipe);
  ran.out = folder.read("out");
  ran.err = folder.read("err");
  return ran;
}

Running::Running(const std::vector<std::string>& arguments) {
  Streams streams;
  streams.toFile(STDOUT_FILENO, "/dev/null");
  streams.toFile(STDERR_FILENO, "/dev/null");
  process_ = start(arguments, {}, streams);
}

int Running::endBy(int signal) {
  kill(process_, signal);
  return waitFor(process_);
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
