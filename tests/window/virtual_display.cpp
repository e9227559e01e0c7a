#include "tests/window/virtual_display.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string_view>

namespace wb::test {
namespace {

constexpr std::string_view protocol = "MIT-MAGIC-COOKIE-1";
constexpr std::size_t cookieSize = 16;

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Makes what clients of a display must know, and its file as libXau reads it: of any host and
/// display.
std::string makeAuthority(const std::string& path) {
  std::string cookie(cookieSize, '\0');
  if (::getrandom(cookie.data(), cookie.size(), 0) != static_cast<ssize_t>(cookie.size()))
    return {};
  const int made = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (made >= 0) ::close(made);  // Nobody else may read it from the beginning on.
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << "\xFF\xFF" << std::string(4, '\0') << '\0' << static_cast<char>(protocol.size())
       << protocol << '\0' << static_cast<char>(cookie.size()) << cookie;
  return file.flush() ? cookie : std::string();
}

/// A connection to a display that knows the cookie, or -1: as clients of X begin.
int connect(const std::string& number, const std::string& cookie) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = "/tmp/.X11-unix/X" + number;
  if (number.empty() || path.size() >= sizeof address.sun_path) return -1;
  std::memcpy(address.sun_path, path.data(), path.size());
  const int connection = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  std::string hello("l\0\x0B\0\0\0", 6);
  hello += static_cast<char>(protocol.size()) + std::string(1, '\0');
  hello += static_cast<char>(cookie.size()) + std::string(3, '\0');
  hello += std::string(protocol) + std::string(2, '\0') + cookie;
  std::array<char, 8> answer{};
  if (::connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
      ::send(connection, hello.data(), hello.size(), MSG_NOSIGNAL) ==
          static_cast<ssize_t>(hello.size()) &&
      ::recv(connection, answer.data(), answer.size(), MSG_WAITALL) ==
          static_cast<ssize_t>(answer.size()) &&
      answer[0] == 1)
    return connection;
  ::close(connection);
  return -1;
}

/// Its number; empty where there is none. It outlives this process, and holds nothing of it open.
std::string start(const std::string& authority) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  const std::string tells = std::to_string(ends[1]);
  const pid_t child = ::fork();
  if (child == 0) {
    ::setsid();
    const int nothing = ::open("/dev/null", O_RDWR);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
      ::dup2(nothing, standard);
    constexpr int manyFiles = 1024;
    for (int file = STDERR_FILENO + 1; file < manyFiles; ++file)
      if (file != ends[1]) ::close(file);
    ::fcntl(ends[1], F_SETFD, 0);
    ::execlp("Xvfb", "Xvfb", "-displayfd", tells.c_str(), "-screen", "0", "1280x1024x24",
             "-nolisten", "tcp", "-auth", authority.c_str(), "-terminate", "60", nullptr);
    ::_exit(EXIT_FAILURE);
  }
  ::close(ends[1]);
  std::string number;
  for (char digit = 0; child > 0 && ::read(ends[0], &digit, 1) == 1 && digit != '\n';)
    number += digit;
  ::close(ends[0]);
  return number;
}

}  // namespace

VirtualDisplay::VirtualDisplay(const std::string& folder) {
  constexpr int mostAtOnce = 256;
  for (int i = 0; i < mostAtOnce; ++i) {
    const std::string place = folder + '/' + std::to_string(i);
    lock_ = ::open((place + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock_ < 0) return;
    if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) {
      claim(place);
      return;
    }
    ::close(lock_);
  }
}

/// That of the test before, as long as it is there.
void VirtualDisplay::claim(const std::string& place) {
  const std::string authority = place + ".authority";
  const std::string known = contentOf(authority);
  if (known.size() > cookieSize)
    connection_ = connect(contentOf(place), known.substr(known.size() - cookieSize));
  if (!isThere()) {
    const std::string cookie = makeAuthority(authority);
    if (cookie.empty()) return;
    const std::string number = start(authority);
    std::ofstream(place, std::ios::trunc) << number;
    connection_ = connect(number, cookie);
  }
  if (!isThere()) return;
  ::setenv("DISPLAY", (':' + contentOf(place)).c_str(), 1);
  ::setenv("XAUTHORITY", authority.c_str(), 1);
}

VirtualDisplay::~VirtualDisplay() {
  for (const int file : {connection_, lock_})
    if (file >= 0) ::close(file);
}

}  // namespace wb::test
