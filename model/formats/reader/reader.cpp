#include "model/formats/reader/reader.h"

#include "model/core/task.h"
#include "model/formats/reader/detail/reader_texts.h"
#include "model/formats/reader/worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

extern char** environ;  // NOLINT: POSIX gives no header for it

namespace wb::worker {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto glance = std::chrono::milliseconds(10);  ///< Between two looks at the task.

struct Pipe {
  Descriptor out;
  Descriptor in;
};

Pipe makePipe() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

/// What differs between this process and the worker at its start.
class SpawnSettings {
 public:
  SpawnSettings(int result, int progress) {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawnattr_init(&attributes_);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      ::posix_spawn_file_actions_addopen(&files_, standard, "/dev/null", O_RDWR, 0);
    // Both out of the way first: either may have the other's number.
    const int clear = std::max(result, progress) + progressDescriptor + 1;
    ::posix_spawn_file_actions_adddup2(&files_, result, clear);
    ::posix_spawn_file_actions_adddup2(&files_, progress, clear + 1);
    ::posix_spawn_file_actions_adddup2(&files_, clear, resultDescriptor);
    ::posix_spawn_file_actions_adddup2(&files_, clear + 1, progressDescriptor);
    ::posix_spawn_file_actions_addclosefrom_np(&files_, progressDescriptor + 1);
    resetSignals();
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;
  ~SpawnSettings() {
    ::posix_spawn_file_actions_destroy(&files_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  const posix_spawn_file_actions_t* files() const { return &files_; }
  const posix_spawnattr_t* attributes() const { return &attributes_; }

 private:
  void resetSignals() {
    sigset_t none;
    sigset_t all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &all);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }

  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
};

/// As it is where the current folder is gone; the worker then says that it is not there.
std::string absolutePath(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path path = std::filesystem::absolute(file, error);
  return (error ? file : path).string();
}

std::vector<std::string> argumentsFor(const std::filesystem::path& file, std::string_view format,
                                      const Bounds& bounds) {
  return {"weighbridge",
          workerSwitch,
          std::string(format),
          absolutePath(file),
          std::to_string(bounds.memory),
          std::to_string(bounds.processorTime)};
}

/// A running worker; killed and collected when this goes.
class Worker {
 public:
  Worker(const Bounds& bounds, const Task& task)
      : task_(task), deadline_(Clock::now() + std::chrono::seconds(bounds.wallTime)) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() {
    if (process_ > 0) end();
  }

  /// The system's error; 0 when it runs.
  int start(const std::filesystem::path& program, std::vector<std::string> arguments,
            const Descriptor& result) {
    Pipe pipe = makePipe();
    if (!pipe.out) return errno;
    const SpawnSettings settings(result.number(), pipe.in.number());
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    progress_ = std::move(pipe.out);
    return ::posix_spawn(&process_, program.c_str(), settings.files(), settings.attributes(),
                         pointers.data(), environ);
  }

  /// Tells progress until the worker ends or is ended.
  Ending wait() {
    while (true) {
      if (task_.cancelled()) return killed(Ending::Kind::cancelled);
      if (Clock::now() >= deadline_) return killed(Ending::Kind::timedOut);
      if (isListening_) {
        listen();
      } else {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
      int status = 0;
      if (::waitpid(process_, &status, WNOHANG) == process_) return ended(status);
    }
  }

 private:
  /// The pipe closes when the worker ends, so this wakes up at once. One that closes it earlier, or
  /// hands it on to a child, ends all the same.
  void listen() {
    pollfd watched{progress_.number(), POLLIN, 0};
    if (::poll(&watched, 1, static_cast<int>(glance.count())) <= 0) return;
    std::array<unsigned char, 64> steps;
    const ssize_t got = ::read(progress_.number(), steps.data(), steps.size());
    if (got <= 0) {
      isListening_ = false;
    } else {
      const auto last = steps[static_cast<std::size_t>(got) - 1];
      task_.report(std::min<double>(last, 100) / 100, {});
    }
  }

  int end() {
    int status = 0;
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return status;
  }

  Ending killed(Ending::Kind kind) {
    end();
    return {kind, 0};
  }

  Ending ended(int status) {
    process_ = -1;
    if (WIFSIGNALED(status)) return {Ending::Kind::signalled, WTERMSIG(status)};
    return {Ending::Kind::exited, WEXITSTATUS(status)};
  }

  const Task& task_;
  Clock::time_point deadline_;
  Descriptor progress_;
  bool isListening_ = true;
  pid_t process_ = -1;
};

/// Limits that this process has, its workers have too.
Bounds withinOwnLimits(Bounds bounds) {
  rlimit time{RLIM_INFINITY, RLIM_INFINITY};
  ::getrlimit(RLIMIT_CPU, &time);
  // A second less than the hard limit, which kills without a word.
  if (time.rlim_max != RLIM_INFINITY)
    bounds.processorTime =
        std::min<std::size_t>(bounds.processorTime, time.rlim_max > 1 ? time.rlim_max - 1 : 1);
  bounds.processorTime = std::min<std::size_t>(bounds.processorTime, time.rlim_cur);
  return bounds;
}

}  // namespace

Result<FlatScene> read(const std::filesystem::path& file, std::string_view format,
                       const Options& options, const Task& task) {
  Bounds bounds = withinOwnLimits(options.bounds);
  bounds.memory = std::min(bounds.memory, memoryLeft(task));
  const auto refuse = [&](const Ending& ending) {
    return tl::unexpected(diagnosticOf(ending, bounds));
  };
  const Descriptor memory = makeSharedMemory();
  if (!memory) return refuse({Ending::Kind::notStarted, errno});
  Worker worker(bounds, task);
  if (const int error = worker.start(options.program, argumentsFor(file, format, bounds), memory))
    return refuse({Ending::Kind::notStarted, error});
  const Ending ending = worker.wait();
  if (ending.kind != Ending::Kind::exited || ending.number != statusDone) return refuse(ending);
  const auto shared = sealed(memory);
  if (!shared) return failure(workerTexts["worker.garbage"], {{"what", "nothing"}});
  if (auto taken = takeMemory(task, shared->bytes.size()); !taken) return failure(std::move(taken));
  return FlatScene::check(shared->bytes, shared->owner);
}

}  // namespace wb::worker
