#include "tests/app/served_program.h"

#include "tests/app/served/served_order.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <mutex>

namespace wb::app::test {
namespace {

#ifdef WEIGHBRIDGE_SERVE

/// The waiting program, of this process.
class Server {
 public:
  Server();
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::optional<int> run(const ServedRun& run) const;

 private:
  int orders_ = -1;
  pid_t process_ = -1;
};

Server::Server() {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  orders_ = ends[0];
  constexpr int inherited = 200;  // No other descriptor of a test comes that far.
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], inherited);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  // Where it is not loaded as it should be, the program ends at once.
  std::array<std::string, 2> arguments{WEIGHBRIDGE_PROGRAM, "--version"};
  std::array<std::string, 2> own{"LD_PRELOAD=" WEIGHBRIDGE_SERVE,
                                 std::string(servedVariable) + '=' + std::to_string(inherited)};
  std::vector<char*> environment{own[0].data(), own[1].data()};
  for (char** entry = environ; *entry != nullptr; ++entry) environment.push_back(*entry);
  environment.push_back(nullptr);
  std::array<char*, 3> words{arguments[0].data(), arguments[1].data(), nullptr};
  if (::posix_spawn(&process_, WEIGHBRIDGE_PROGRAM, &actions, nullptr, words.data(),
                    environment.data()) != 0)
    process_ = -1;
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
}

Server::~Server() {
  if (orders_ >= 0) ::close(orders_);
  while (process_ > 0 && ::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void append(std::string& texts, const std::string& text) {
  texts += text;
  texts += '\0';
}

bool sendOrder(int to, const ServedOrder& order, const ServedRun& run) {
  std::array<int, 2> descriptors{run.error, run.output};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptors)> control{};
  ServedOrder sent = order;
  iovec whole{&sent, sizeof sent};
  msghdr message{};
  message.msg_iov = &whole;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  const std::size_t bytes = order.descriptors * sizeof(int);
  message.msg_controllen = CMSG_SPACE(bytes);
  cmsghdr* head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(bytes);
  std::memcpy(CMSG_DATA(head), descriptors.data(), bytes);
  return ::sendmsg(to, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof sent);
}

bool sendTexts(int to, const std::string& texts) {
  for (std::size_t done = 0; done < texts.size();) {
    const ssize_t count = ::send(to, texts.data() + done, texts.size() - done, MSG_NOSIGNAL);
    if (count < 0 && errno != EINTR) return false;
    if (count > 0) done += static_cast<std::size_t>(count);
  }
  return true;
}

template <class Answer>
std::optional<Answer> received(int from) {
  Answer answer;
  ssize_t count = -1;
  do count = ::recv(from, &answer, sizeof answer, MSG_WAITALL);
  while (count < 0 && errno == EINTR);
  if (count != sizeof answer) return std::nullopt;
  return answer;
}

std::optional<int> Server::run(const ServedRun& run) const {
  std::string texts;
  append(texts, std::filesystem::current_path().string());
  for (const std::string& argument : run.arguments) append(texts, argument);
  for (const std::string& variable : run.environment) append(texts, variable);
  const ServedOrder order{.fileBytes = run.fileBytes,
                          .bytes = static_cast<std::uint32_t>(texts.size()),
                          .arguments = static_cast<std::uint32_t>(run.arguments.size()),
                          .descriptors = run.output < 0 ? 1U : 2U};
  if (process_ < 0 || !sendOrder(orders_, order, run) || !sendTexts(orders_, texts))
    return std::nullopt;
  const auto process = received<std::int32_t>(orders_);
  const auto end = process ? received<ServedEnd>(orders_) : std::nullopt;
  if (!end || *process < 0) return std::nullopt;
  return end->status;
}

#endif

}  // namespace

std::optional<int> runServed([[maybe_unused]] const ServedRun& run) {
#ifdef WEIGHBRIDGE_SERVE
  static std::mutex mutex;
  const std::unique_lock lock(mutex, std::try_to_lock);
  if (!lock) return std::nullopt;
  static bool isFirst = true;
  if (isFirst) {
    isFirst = false;
    return std::nullopt;
  }
  static const Server server;
  return server.run(run);
#else
  return std::nullopt;
#endif
}

}  // namespace wb::app::test
