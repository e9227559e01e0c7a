// Loaded into the program by LD_PRELOAD: stops it where its libraries are loaded and main() would
// begin, and lets a child of it go on for each order. Loading takes several times as long as most
// commands that tests run; all else is as if each were started: its process, its streams, its
// arguments, environment and folder, and how it ends.
#include "tests/app/served/served_order.h"

#include <dlfcn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

using wb::app::test::ServedEnd;
using wb::app::test::ServedOrder;
using Main = int (*)(int, char**, char**);

Main programMain = nullptr;

struct Received {
  ServedOrder order;
  std::array<int, 2> descriptors{-1, -1};  ///< Of standard error and output.
  std::vector<char> texts;
};

bool readAll(int from, std::vector<char>& bytes) {
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t count = ::read(from, bytes.data() + done, bytes.size() - done);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    done += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
  }
  return true;
}

bool receive(int from, Received& received) {
  iovec order{&received.order, sizeof received.order};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(2 * sizeof(int))> control{};
  msghdr message{};
  message.msg_iov = &order;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  ssize_t count = -1;
  do count = ::recvmsg(from, &message, MSG_CMSG_CLOEXEC | MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  const cmsghdr* head = count == sizeof received.order ? CMSG_FIRSTHDR(&message) : nullptr;
  const std::size_t bytes = received.order.descriptors * sizeof(int);
  if (!head || bytes > sizeof received.descriptors || head->cmsg_len != CMSG_LEN(bytes))
    return false;
  std::memcpy(received.descriptors.data(), CMSG_DATA(head), bytes);
  received.texts.resize(received.order.bytes);
  return readAll(from, received.texts);
}

void setStream(int descriptor, int stream) {
  if (descriptor < 0) {
    ::close(stream);
  } else {
    ::dup2(descriptor, stream);
    ::close(descriptor);
  }
}

/// Ends the process; what was received stays as long as it does.
[[noreturn]] void carryOut(Received& received) {
  std::vector<char*> texts;
  char* const end = received.texts.data() + received.texts.size();
  for (char* text = received.texts.data(); text < end; text += std::strlen(text) + 1)
    texts.push_back(text);
  const auto variables = texts.begin() + 1 + received.order.arguments;
  std::vector<char*> arguments(texts.begin() + 1, variables);
  std::vector<char*> environment(variables, texts.end());
  arguments.push_back(nullptr);
  environment.push_back(nullptr);
  environ = environment.data();
  if (::chdir(texts.front()) != 0) std::abort();
  if (received.order.hasSession != 0) ::setsid();
  setStream(received.descriptors[0], STDERR_FILENO);
  setStream(received.descriptors[1], STDOUT_FILENO);
  if (received.order.fileBytes > 0) {
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = received.order.fileBytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  std::exit(programMain(static_cast<int>(received.order.arguments), arguments.data(), environ));
}

std::uint64_t microsecondsOf(const rusage& usage) {
  constexpr long million = 1000000;
  return static_cast<std::uint64_t>((usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * million +
                                    usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/// With what loading took, which is more than where each process loads its own.
ServedEnd endOf(pid_t process, const rusage& loading) {
  int status = -1;
  rusage usage{};
  while (process > 0 && ::wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  return {.status = status,
          .microseconds = microsecondsOf(loading) + microsecondsOf(usage),
          .memory = static_cast<std::uint64_t>(loading.ru_maxrss + usage.ru_maxrss) * 1024};
}

template <class Answer>
void answer(int to, const Answer& what) {
  if (::send(to, &what, sizeof what, MSG_NOSIGNAL) != sizeof what) _exit(EXIT_FAILURE);
}

int serve(int count, char** arguments, char** environment) {
  const char* socket = std::getenv(wb::app::test::servedVariable);
  if (!socket) return programMain(count, arguments, environment);
  const int orders = std::atoi(socket);
  rusage loading{};
  ::getrusage(RUSAGE_SELF, &loading);
  for (;;) {
    Received received;
    if (!receive(orders, received)) _exit(EXIT_SUCCESS);
    const pid_t process = ::fork();
    if (process == 0) {
      ::close(orders);
      carryOut(received);
    }
    for (const int descriptor : received.descriptors)
      if (descriptor >= 0) ::close(descriptor);
    answer(orders, static_cast<std::int32_t>(process));
    answer(orders, endOf(process, loading));
  }
}

}  // namespace

// What calls main() in each program; its name is the C library's.
extern "C" __attribute__((visibility("default"))) int __libc_start_main(
    Main main, int count, char** arguments, void (*begin)(), void (*end)(), void (*unload)(),
    void* stack) {
  using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
  programMain = main;
  const auto start = reinterpret_cast<Start>(::dlsym(RTLD_NEXT, "__libc_start_main"));
  return start(serve, count, arguments, begin, end, unload, stack);
}
