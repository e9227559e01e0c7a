#include "model/formats/cell/serve.h"

#include "model/core/limits.h"
#include "model/core/mapped_file.h"
#include "model/formats/cell/raise_walls.h"
#include "model/formats/reader/worker_process.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <exception>
#include <fstream>
#include <limits>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace wb::worker {
namespace {

struct Allowance {
  std::size_t begun = 0;  ///< Bytes mapped when the limit began.
  std::size_t most = 0;
  std::size_t allowed = 0;  ///< At most `most`.
};

Allowance allowance;

rlim_t softLimit(__rlimit_resource resource) {
  rlimit found{RLIM_INFINITY, RLIM_INFINITY};
  ::getrlimit(resource, &found);
  return found.rlim_cur;
}

/// Libraries and all: a program with a window has hundreds of MiB mapped before it does anything.
std::size_t mappedBytes() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// The hard limit stays: the soft one is raised later.
bool apply() {
  // The address sanitizer maps terabytes that it never touches.
  if (isAddressSanitized) return true;
  rlimit found{};
  if (::getrlimit(RLIMIT_AS, &found) != 0) return false;
  found.rlim_cur = std::min<rlim_t>(allowance.begun + allowance.allowed, found.rlim_max);
  return ::setrlimit(RLIMIT_AS, &found) == 0;
}

}  // namespace

std::size_t availableMemory(std::size_t most) {
  const rlim_t limit = softLimit(RLIMIT_AS);
  if (limit == RLIM_INFINITY) return most;
  const std::size_t mapped = mappedBytes();
  return limit > mapped ? std::min<std::size_t>(most, limit - mapped) : 0;
}

std::size_t largestFile() {
  const rlim_t limit = softLimit(RLIMIT_FSIZE);
  return limit == RLIM_INFINITY ? std::numeric_limits<std::size_t>::max() : limit;
}

bool limitMemory(std::size_t most) {
  allowance = {mappedBytes(), most, std::min(most, limits::workerBytes)};
  if (isAddressSanitized) return true;
  const rlim_t hard = std::min<rlim_t>(allowance.begun + most, softLimit(RLIMIT_AS));
  const rlimit both{hard, hard};
  return ::setrlimit(RLIMIT_AS, &both) == 0 && apply();
}

void allowForFile(std::size_t bytes) {
  if (allowance.most == 0) return;  // This process is no worker, and has no limit.
  const std::size_t room = allowance.most - allowance.allowed;
  allowance.allowed +=
      bytes > room / limits::workerBytesPerByte ? room : bytes * limits::workerBytesPerByte;
  apply();
}

void allowAll() {
  allowance.allowed = allowance.most;
  apply();
}

bool isAllAllowed() { return allowance.allowed == allowance.most; }

namespace {

constexpr int requestArguments = 4;

std::optional<std::size_t> numberFrom(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return number;
}

std::optional<Request> requestFrom(int argc, const char* const* argv) {
  if (argc != requestArguments) return {};
  const auto memory = numberFrom(argv[2]);
  const auto processorTime = numberFrom(argv[3]);
  if (!memory || !processorTime) return {};
  return Request{argv[1], *memory, *processorTime};
}

/// Limits that the process was started with stay where they are lower.
bool limit(__rlimit_resource resource, std::size_t most, std::size_t hardMost) {
  rlimit both{};
  if (::getrlimit(resource, &both) != 0) return false;
  both.rlim_max = std::min<rlim_t>(both.rlim_max, hardMost);
  both.rlim_cur = std::min<rlim_t>(both.rlim_max, most);
  return ::setrlimit(resource, &both) == 0;
}

/// The soft limit of processor time ends by a signal of its own, which the caller can name; a
/// second later the hard one kills.
bool limitItself(const Request& request) {
  return ::prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && limit(RLIMIT_CORE, 0, 0) &&
         limit(RLIMIT_CPU, request.processorTime, request.processorTime + 1);
}

/// Bytes of an open file, by a call that the walls let through; 0 of what is none.
std::size_t sizeOf(int file) {
  const off_t size = ::lseek(file, 0, SEEK_END);
  ::lseek(file, 0, SEEK_SET);
  return size > 0 ? static_cast<std::size_t>(size) : 0;
}

/// The buffer of the result gets a quarter of the memory: pages of it that are not written take
/// none, but no more can be handed back.
std::optional<FlatWriter> makeWriter(const Request& request) {
  const std::size_t memory = availableMemory(request.memory);
  const std::size_t capacity =
      std::min({limits::flatBytes, memory / 4, largestFile()}) / flatAlignment * flatAlignment;
  auto writer = FlatWriter::over(resultDescriptor, capacity);
  if (!writer || !limitMemory(memory - capacity)) return {};
  allowForFile(sizeOf(modelDescriptor));
  return writer;
}

void tellStep(double fraction) {
  static unsigned char last = 0;
  const auto step = static_cast<unsigned char>(std::clamp(fraction, 0.0, 1.0) * 100);
  if (std::exchange(last, step) == step) return;
  send(channelDescriptor, Message::Kind::progress, std::string(1, static_cast<char>(step)));
}

void tellWalls(const Walls& walls) {
  std::string held;
  for (std::size_t i = 0; i < walls.size(); ++i)
    if (walls[i]) held += static_cast<char>(i);
  send(channelDescriptor, Message::Kind::walls, held);
}

/// A worker may end without freeing: the system does it at once.
[[noreturn]] void endWith(int status) { ::_exit(status); }

}  // namespace

FileAnswer askFor(const std::string& name) {
  if (name.size() >= messageBytes || !send(channelDescriptor, Message::Kind::file, name)) return {};
  FileAnswer answer = receiveAnswer(channelDescriptor);
  if (answer.file) allowForFile(sizeOf(answer.file.number()));
  return answer;
}

namespace {

/// What was asked for, once this process is limited.
std::optional<Request> prepared(int argc, const char* const* argv) {
  auto request = requestFrom(argc, argv);
  if (!request || !limitItself(*request)) return {};
  // Libraries catch std::bad_alloc and make some other error of it; this comes before them.
  std::set_new_handler([] { endWith(isAllAllowed() ? statusBudget : statusMemory); });
  return request;
}

/// Ends here where nothing but the walls was asked for.
void raiseAndTell(const Request& request) {
  const Walls walls = raiseWalls();
  if (request.format != wallsFormat) return;
  tellWalls(walls);
  endWith(statusDone);
}

bool sendPiece(ByteView piece) {
  return send(channelDescriptor, Message::Kind::piece, textOf(piece));
}

}  // namespace

int servePieces(int argc, const char* const* argv, PieceReader reader) {
  const auto request = prepared(argc, argv);
  if (!request) return statusUnprepared;
  // The program has the bytes of the file already.
  const std::size_t size = sizeOf(modelDescriptor);
  if (!limitMemory(availableMemory(request->memory + size))) return statusBudget;
  allowAll();
  raiseAndTell(*request);
  const auto file = MappedFile::of(modelDescriptor, size);
  if (size > 0 && !file) return statusBudget;
  Task task;
  task.progress = [](double fraction, std::string_view) { tellStep(fraction); };
  reader(*request, file ? file->bytes() : ByteView(), sendPiece, task);
  endWith(file && !file->isWhole() ? statusCut : statusDone);
}

int serve(int argc, const char* const* argv, Reader reader) {
  const auto request = prepared(argc, argv);
  if (!request) return statusUnprepared;
  auto writer = makeWriter(*request);
  if (!writer) return statusBudget;
  raiseAndTell(*request);
  try {
    const auto refusal = reader(*request, *writer, tellStep);
    if (refusal && writer->lacksMemory()) endWith(statusBudget);
    if (refusal) writer->refuse(*refusal);
  } catch (const std::exception& problem) {
    writer->refuse({Refusal::Reason::unreadable, problem.what()});
  }
  endWith(statusDone);
}

}  // namespace wb::worker
