#include "model/formats/reader/reader.h"

#include "model/core/file.h"
#include "model/core/task.h"
#include "model/formats/reader/channel.h"
#include "model/formats/reader/detail/reader_texts.h"
#include "model/formats/reader/folder_files.h"
#include "model/formats/reader/worker_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace wb::worker {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto glance = std::chrono::milliseconds(10);  ///< Between two looks at the task.

/// What differs between this process and the worker at its start.
class SpawnSettings {
 public:
  /// @param given  Descriptors that it gets, the first as resultDescriptor, and so on.
  explicit SpawnSettings(std::span<const int> given) {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawnattr_init(&attributes_);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      ::posix_spawn_file_actions_addopen(&files_, standard, "/dev/null", O_RDWR, 0);
    // All out of the way first: any may have another one's number.
    const int clear = std::ranges::max(given) + modelDescriptor + 1;
    int at = 0;
    for (const int number : given)
      ::posix_spawn_file_actions_adddup2(&files_, number, clear + at++);
    for (int i = 0; i < at; ++i)
      ::posix_spawn_file_actions_adddup2(&files_, clear + i, resultDescriptor + i);
    ::posix_spawn_file_actions_addclosefrom_np(&files_, resultDescriptor + at);
    ::posix_spawn_file_actions_addchdir_np(&files_, "/");
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

std::vector<std::string> argumentsFor(const std::filesystem::path& program, std::string_view format,
                                      const Bounds& bounds) {
  return {program.string(), std::string(format), std::to_string(bounds.memory),
          std::to_string(bounds.processorTime)};
}

/// What is done with what a worker says.
struct Hearers {
  /// Opens a file that it asks for.
  std::function<FileAnswer(const std::string& name)> open = [](const std::string&) {
    return FileAnswer();
  };
  /// Takes a piece; false: no more is wanted.
  std::function<bool(ByteView piece)> take = [](ByteView) { return false; };
};

/// A running worker; killed and collected when this goes.
class Worker {
 public:
  Worker(const Bounds& bounds, const Task& task, Hearers hearers)
      : task_(task),
        hearers_(std::move(hearers)),
        deadline_(Clock::now() + std::chrono::seconds(bounds.wallTime)) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() {
    if (process_ > 0) end();
  }

  /// Without any of this process's variables. How it ended is told where it does not run.
  /// @param result  Of makeSharedMemory().
  /// @param model   What it is to read; -1 where it is asked for its walls.
  std::optional<Ending> start(std::vector<std::string> arguments, const Descriptor& result,
                              int model) {
    Channel channel = makeChannel();
    if (!channel.worker) return Ending{Ending::Kind::notStarted, errno};
    std::vector<int> given{result.number(), channel.worker.number()};
    if (model >= 0) given.push_back(model);
    const SpawnSettings settings(given);
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    channel_ = std::move(channel.program);
    char* nothing = nullptr;
    const int error = ::posix_spawn(&process_, pointers.front(), settings.files(),
                                    settings.attributes(), pointers.data(), &nothing);
    if (error != 0) return Ending{Ending::Kind::noProgram, error};
    return {};
  }

  /// Tells progress and opens files until the worker ends or is ended.
  Ending wait() {
    while (true) {
      if (task_.cancelled() || !isWanted_) return killed(Ending::Kind::cancelled);
      if (Clock::now() >= deadline_) return killed(Ending::Kind::timedOut);
      if (isListening_) {
        listen(glance);
      } else {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
      int status = 0;
      if (::waitpid(process_, &status, WNOHANG) != process_) continue;
      hearTheLast();
      return ended(status);
    }
  }

  Walls walls() const { return walls_; }
  /// Whether it could say all that it had to say.
  bool isWanted() const { return isWanted_; }

 private:
  /// The channel closes when the worker ends, so this wakes up at once. One that closes it earlier,
  /// or hands it on to a child, ends all the same.
  /// @return Whether it said something.
  bool listen(std::chrono::milliseconds patience) {
    pollfd watched{channel_.number(), POLLIN, 0};
    if (::poll(&watched, 1, static_cast<int>(patience.count())) <= 0) return false;
    const auto message = receive(channel_.number());
    isListening_ = message.has_value();
    if (message) follow(*message);
    return isListening_;
  }

  /// What it said before it ended; somebody else may talk on for ever.
  void hearTheLast() {
    constexpr int most = 1000;
    for (int i = 0; i < most && isListening_ && isWanted_; ++i)
      if (!listen(std::chrono::milliseconds(0))) return;
  }

  void follow(const Message& message) {
    if (message.kind == Message::Kind::file) {
      answer(channel_.number(), hearers_.open(message.content));
    } else if (message.kind == Message::Kind::piece) {
      const auto begin = Clock::now();
      isWanted_ = hearers_.take(bytesOf(message.content));
      deadline_ += Clock::now() - begin;
    } else if (message.kind == Message::Kind::walls) {
      for (const char wall : message.content)
        if (const auto number = static_cast<unsigned char>(wall); number < walls_.size())
          walls_.set(number);
    } else if (!message.content.empty()) {
      const auto step = static_cast<unsigned char>(message.content.front());
      task_.report(std::min<double>(step, 100) / 100, {});
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
  Hearers hearers_;
  Clock::time_point deadline_;
  Descriptor channel_;
  Walls walls_;
  bool isListening_ = true;
  bool isWanted_ = true;
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

/// And no more than the task has left.
Bounds boundsFor(const Options& options, const Task& task) {
  Bounds bounds = withinOwnLimits(options.bounds);
  bounds.memory = std::min(bounds.memory, memoryLeft(task));
  return bounds;
}

/// Starts a worker and waits for its end.
Ending run(Worker& worker, std::vector<std::string> arguments, const Descriptor& result,
           int model) {
  if (const auto ending = worker.start(std::move(arguments), result, model)) return *ending;
  return worker.wait();
}

bool isDone(const Ending& ending) {
  return ending.kind == Ending::Kind::exited && ending.number == statusDone;
}

}  // namespace

std::filesystem::path pathOf(const ReaderProgram& reader) {
  return installedFolder() / "libexec/weighbridge" / reader.file;
}

Result<FlatScene> read(const std::filesystem::path& file, std::string_view format,
                       const Options& options, const Task& task) {
  const Bounds bounds = boundsFor(options, task);
  const auto program = options.program.empty() ? pathOf(modelReader) : options.program;
  FolderFiles folder(file);
  const auto model = folder.openModel();
  if (!model) return tl::unexpected(model.error());
  const Descriptor memory = makeSharedMemory();
  if (!memory)
    return tl::unexpected(diagnosticOf({Ending::Kind::notStarted, errno}, bounds, program));
  Hearers hearers;
  hearers.open = [&](const std::string& name) { return folder.open(name); };
  Worker worker(bounds, task, std::move(hearers));
  const Ending ending = run(worker, argumentsFor(program, format, bounds), memory, model->number());
  if (!isDone(ending)) return tl::unexpected(diagnosticOf(ending, bounds, program));
  const auto shared = sealed(memory);
  if (!shared) return tl::unexpected(garbage("nothing"));
  if (auto taken = takeMemory(task, shared->bytes.size()); !taken) return failure(std::move(taken));
  return FlatScene::check(shared->bytes, shared->owner);
}

Result<void> readPieces(const ReaderProgram& reader, const Input& input, const Options& options,
                        const Task& task, const std::function<bool(ByteView piece)>& take) {
  const Bounds bounds = boundsFor(options, task);
  const auto program = options.program.empty() ? pathOf(reader) : options.program;
  const Descriptor copy = input.descriptor < 0 ? sharedCopy(input.bytes) : Descriptor();
  const int file = copy ? copy.number() : input.descriptor;
  const Descriptor memory = makeSharedMemory();
  if (file < 0 || !memory)
    return tl::unexpected(diagnosticOf({Ending::Kind::notStarted, errno}, bounds, program));
  Hearers hearers;
  hearers.take = take;
  Worker worker(bounds, task, std::move(hearers));
  const Ending ending = run(worker, argumentsFor(program, input.word, bounds), memory, file);
  if (isDone(ending) || !worker.isWanted()) return {};
  return tl::unexpected(diagnosticOf(ending, bounds, program));
}

Result<Walls> wallsAround(const std::filesystem::path& program) {
  const Bounds bounds = withinOwnLimits(Options().bounds);
  const Task task;
  Worker worker(bounds, task, {});
  const Descriptor memory = makeSharedMemory();
  const Ending ending = run(worker, argumentsFor(program, wallsFormat, bounds), memory, -1);
  if (!isDone(ending)) return tl::unexpected(diagnosticOf(ending, bounds, program));
  return worker.walls();
}

}  // namespace wb::worker
