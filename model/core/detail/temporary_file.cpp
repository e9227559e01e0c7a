#include "model/core/detail/temporary_file.h"

#include "model/core/folder_entries.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <optional>
#include <random>
#include <sstream>
#include <string_view>

namespace wb {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view temporaryMark = ".weighbridge-";
constexpr std::size_t randomDigits = 8;

std::string randomWord() {
  constexpr std::string_view digits = "0123456789abcdef";
  thread_local std::random_device device;
  auto number = static_cast<std::uint32_t>(device());
  std::string word(randomDigits, '0');
  for (char& digit : word) {
    digit = digits[number & 15U];
    number >>= 4U;
  }
  return word;
}

/// The process in `.NAME.weighbridge-PROCESS-RANDOM`; nothing for any other name.
std::optional<pid_t> processIn(std::string_view name) {
  const std::size_t at = name.rfind(temporaryMark);
  if (!name.starts_with('.') || at == std::string_view::npos || at == 0) return {};
  std::string_view rest = name.substr(at + temporaryMark.size());
  const std::size_t dash = rest.find('-');
  if (dash == std::string_view::npos || rest.size() != dash + 1 + randomDigits) return {};
  if (rest.find_first_not_of("0123456789abcdef", dash + 1) != std::string_view::npos) return {};
  pid_t process = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + dash, process);
  const bool isNumber = error == std::errc() && end == rest.data() + dash && process > 0;
  return isNumber ? std::optional(process) : std::nullopt;
}

bool runs(pid_t process) { return ::kill(process, 0) == 0 || errno != ESRCH; }

double seconds(const timespec& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// When a process started, in seconds since 1970; nothing where the system does not say.
std::optional<double> startOf(pid_t process) {
  constexpr int fieldsBefore = 19;  // Between the name and the start, see proc_pid_stat(5).
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(stat, line);
  // The name is in brackets, and may have any letters itself.
  std::istringstream fields(line.substr(std::min(line.rfind(')'), line.size() - 1) + 1));
  std::string field;
  for (int i = 0; i < fieldsBefore; ++i) fields >> field;
  double ticks = 0;  // Since the system started.
  timespec now{};
  timespec sinceStart{};
  if (!(fields >> ticks) || ::clock_gettime(CLOCK_REALTIME, &now) != 0 ||
      ::clock_gettime(CLOCK_BOOTTIME, &sinceStart) != 0)
    return {};
  return seconds(now) - seconds(sinceStart) + ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// Numbers of processes come again: one that started after the file was last written is another
/// than its writer.
bool mayBeWriter(pid_t process, const timespec& written) {
  constexpr double slack = 60;  // The folder may be a server's, with a clock of its own.
  if (!runs(process)) return false;
  const auto start = startOf(process);
  return !start || *start <= seconds(written) + slack;
}

/// This user's, and nobody writes it: no process of that number here, and none elsewhere. Who
/// writes holds a lock, which other machines that share the folder see too.
bool isAbandoned(const fs::path& file, pid_t writer) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct stat about {};
  const bool isOwn = ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode) &&
                     about.st_uid == ::geteuid() && about.st_nlink == 1 &&
                     !mayBeWriter(writer, about.st_mtim);
  const bool isFree = isOwn && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
  ::close(descriptor);
  return isFree;
}

}  // namespace

std::string temporaryNameFor(const fs::path& file) {
  constexpr std::size_t longestName = 255;
  const std::string end =
      std::string(temporaryMark) + std::to_string(::getpid()) + '-' + randomWord();
  const std::string name = file.filename().string();
  const std::size_t room = longestName - std::min(longestName, end.size() + 1);
  return (file.parent_path() / ('.' + name.substr(0, room) + end)).string();
}

void removeAbandonedFiles(const fs::path& folder) {
  (void)forEachName(folder.empty() ? fs::path(".") : folder, [&folder](const char* name) {
    const auto process = processIn(name);
    if (!process) return;
    const fs::path file = folder / name;
    if (isAbandoned(file, *process)) ::unlink(file.c_str());
  });
}

}  // namespace wb
