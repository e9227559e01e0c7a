#include "model/formats/reader/worker_process.h"

#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/reader/detail/reader_texts.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <system_error>
#include <utility>

namespace wb::worker {
namespace {

Diagnostic said(Text text, std::vector<Argument> arguments = {}) {
  return failure(text, std::move(arguments)).value();
}

Diagnostic signalled(int signal, const Bounds& bounds) {
  if (signal == SIGXCPU)
    return said(workerTexts["worker.processor_time"], {{"seconds", bounds.processorTime}});
  if (signal == SIGKILL) return said(workerTexts["worker.killed"]);
  const char* name = ::sigdescr_np(signal);
  return said(workerTexts["worker.signal"], {{"number", signal}, {"name", name ? name : "?"}});
}

}  // namespace

Diagnostic diagnosticOf(const Ending& ending, const Bounds& bounds,
                        const std::filesystem::path& program) {
  switch (ending.kind) {
    case Ending::Kind::signalled:
      return signalled(ending.number, bounds);
    case Ending::Kind::timedOut:
      return said(workerTexts["worker.time"], {{"seconds", bounds.wallTime}});
    case Ending::Kind::cancelled:
      return said(baseTexts["task.cancelled"]);
    case Ending::Kind::notStarted:
      return said(workerTexts["worker.not_started"],
                  {{"reason", std::generic_category().message(ending.number)}});
    case Ending::Kind::noProgram:
      return said(workerTexts["worker.no_program"],
                  {{"program", program.string()},
                   {"reason", std::generic_category().message(ending.number)}});
    case Ending::Kind::exited:
      break;
  }
  if (ending.number == statusMemory)
    return said(workerTexts["worker.memory"],
                {{"limit", limits::workerBytes}, {"times", limits::workerBytesPerByte}});
  if (ending.number == statusBudget)
    return said(workerTexts["worker.budget"], {{"limit", bounds.memory}});
  if (ending.number == statusCut) return said(baseTexts["file.cut"]);
  return said(workerTexts["worker.status"], {{"status", ending.number}});
}

Diagnostic garbage(std::string_view what) {
  return said(workerTexts["worker.garbage"], {{"what", what}});
}

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

Descriptor makeSharedMemory() {
  return Descriptor(::memfd_create("weighbridge-model", MFD_CLOEXEC | MFD_ALLOW_SEALING));
}

Descriptor sharedCopy(ByteView bytes) {
  Descriptor memory(::memfd_create("weighbridge-file", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  while (!bytes.empty()) {
    const ssize_t written = ::write(memory.number(), bytes.data(), bytes.size());
    if (written <= 0) return {};
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  constexpr int all = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL;
  if (::fcntl(memory.number(), F_ADD_SEALS, all) != 0) return {};
  return memory;
}

std::optional<SharedBytes> sealed(const Descriptor& memory) {
  constexpr int all = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL;
  if (::fcntl(memory.number(), F_ADD_SEALS, all) != 0) return {};
  struct stat about {};
  if (::fstat(memory.number(), &about) != 0 || about.st_size <= 0) return {};
  const auto size = static_cast<std::size_t>(about.st_size);
  if (size > limits::flatBytes) return {};
  void* mapped = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, memory.number(), 0);
  if (mapped == MAP_FAILED) return {};
  const std::shared_ptr<const void> owner(
      mapped, [size](const void* begin) { ::munmap(const_cast<void*>(begin), size); });
  return SharedBytes{{static_cast<const std::uint8_t*>(mapped), size}, owner};
}

}  // namespace wb::worker
