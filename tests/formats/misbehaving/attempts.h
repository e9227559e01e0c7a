#pragma once

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <string_view>

/// What a reader that a file took over would try: each returns whether it could.
namespace wb::worker::test {

inline constexpr int openedBefore = 40;  ///< A descriptor of prepareAttempts().

/// What only a process without walls has: a variable, and a file that is open for writing.
inline void prepareAttempts() {
  ::setenv("WEIGHBRIDGE_SECRET", "secret", 1);
  ::dup2(::memfd_create("opened", 0), openedBefore);
  std::signal(SIGXFSZ, SIG_IGN);
}

inline bool canOpen() { return ::open("/etc/passwd", O_RDONLY | O_CLOEXEC) >= 0; }

inline bool canCreate() {
  std::array<char, 32> path{"/dev/shm/weighbridge-XXXXXX"};
  if (::mkdtemp(path.data()) == nullptr) return false;
  ::rmdir(path.data());
  return true;
}

/// Whether this machine's network answers, be it by a refusal.
inline bool canConnect() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(1);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return socket >= 0 &&
         (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 ||
          errno == ECONNREFUSED);
}

/// Ends the process with 0 where it can.
inline bool canExecute() {
  ::execl("/bin/true", "true", nullptr);
  return false;
}

inline bool canFork() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  if (child > 0) ::waitpid(child, nullptr, 0);
  return child > 0;
}

inline bool canWrite() { return ::pwrite(openedBefore, "x", 1, 0) == 1; }

inline bool canUseDescriptor() { return ::fcntl(openedBefore, F_GETFD) >= 0; }

inline bool canTrace() { return ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0; }

inline bool canChangeRoot() { return ::chroot("/") == 0; }

inline bool canReadVariable() { return std::getenv("WEIGHBRIDGE_SECRET") != nullptr; }

inline bool canGainPrivileges() { return ::prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0; }

/// Memory that was written is run.
inline bool canRunMemory() {
  return ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                0) != MAP_FAILED;
}

inline bool canKill() { return ::kill(::getppid(), 0) == 0; }

inline const std::map<std::string, bool (*)(), std::less<>> attempts{{"open", canOpen},
                                                                     {"create", canCreate},
                                                                     {"connect", canConnect},
                                                                     {"execute", canExecute},
                                                                     {"fork", canFork},
                                                                     {"write", canWrite},
                                                                     {"use", canUseDescriptor},
                                                                     {"trace", canTrace},
                                                                     {"chroot", canChangeRoot},
                                                                     {"variable", canReadVariable},
                                                                     {"gain", canGainPrivileges},
                                                                     {"run_memory", canRunMemory},
                                                                     {"kill", canKill}};

}  // namespace wb::worker::test
