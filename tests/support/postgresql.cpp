#include "tests/support/postgresql.h"

#include "model/core/identifiers.h"
#include "model/grid/database.h"

#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>
#include <vector>

namespace wb::test {
namespace {

namespace fs = std::filesystem;

constexpr auto longestStart = std::chrono::seconds(30);
constexpr auto betweenTries = std::chrono::milliseconds(50);

/// The folder of the newest server's programs; empty: none is installed.
fs::path programs() {
  std::vector<fs::path> found;
  std::error_code none;
  for (const fs::directory_entry& entry : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(entry.path() / "bin/initdb")) found.push_back(entry.path() / "bin");
  if (fs::exists("/usr/bin/initdb")) found.emplace_back("/usr/bin");
  return found.empty() ? fs::path() : *std::ranges::max_element(found);
}

/// Whom the server runs as: it refuses to be root.
std::optional<passwd> userOfServer() {
  if (::geteuid() != 0) return {};
  for (const char* name : {"postgres", "nobody"})
    if (const passwd* user = ::getpwnam(name)) return *user;
  return {};
}

/// Starts a program silently, as the user where one is given; it ends with this process.
pid_t start(std::vector<std::string> command, const std::optional<passwd>& user) {
  std::vector<char*> words;
  for (std::string& word : command) words.push_back(word.data());
  words.push_back(nullptr);
  const pid_t process = ::fork();
  if (process != 0) return process;
  const int nowhere = ::open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nowhere, stream);
  if (user && (::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) ::_exit(1);
  ::prctl(PR_SET_PDEATHSIG, SIGQUIT);  // The server's word for ending at once.
  if (::chdir("/") == 0) ::execv(words.front(), words.data());
  ::_exit(1);
}

bool succeeds(pid_t process) {
  int status = 0;
  return ::waitpid(process, &status, 0) == process && status == 0;
}

class Server {
 public:
  Server() : folder_(fs::temp_directory_path() / ("wb-" + Uuid::random().text())) {
    const fs::path bin = programs();
    if (bin.empty()) return;
    fs::create_directories(folder_);
    const auto user = userOfServer();
    if (user && ::chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) return;
    const std::string data = folder_ / "data";
    if (!makeData(bin, data, user)) return;
    // Queries are compiled where they are large, which takes longer than to answer them here.
    process_ =
        start({bin / "postgres", "-D", data, "-k", folder_, "-h", "", "-F", "-c", "jit=off"}, user);
    isReady_ = waitUntilReady();
  }

  ~Server() {
    if (process_ > 0) {
      ::kill(process_, SIGQUIT);
      (void)succeeds(process_);
    }
    std::error_code none;
    fs::remove_all(folder_, none);
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// A schema of its own, where all that is made and asked for without a schema is: a database
  /// would be a copy of some hundred files.
  std::string newDatabase() {
    if (!isReady_) return {};
    const std::string name = "test" + std::to_string(++databases_);
    auto server = database::openDatabase(connection());
    if (!server || !(*server)->execute("CREATE SCHEMA " + name)) return {};
    return connection() + " options=-csearch_path=" + name;
  }

 private:
  std::string connection() const {
    return "host=" + folder_.string() + " user=weighbridge dbname=postgres";
  }

  /// The folder of a server's data is copied from one that another process made, if there is one:
  /// that takes a tenth of the time. As of other files for tests, it is where WEIGHBRIDGE_SEARCHES
  /// says, for the server that is installed.
  static bool makeData(const fs::path& bin, const std::string& data,
                       const std::optional<passwd>& user) {
    const char* kept = std::getenv("WEIGHBRIDGE_SEARCHES");
    std::error_code none;
    const auto build = std::to_string(fs::file_size(bin / "postgres", none));
    const fs::path whole = fs::path(kept ? kept : "") / ("postgresql-" + build);
    if (kept && fs::exists(whole, none) && succeeds(copy(whole, data))) return true;
    fs::remove_all(data, none);
    if (!succeeds(start({bin / "initdb", "-D", data, "-U", "weighbridge", "-A", "trust", "-E",
                         "UTF8", "--locale=C", "--no-sync"},
                        user)))
      return false;
    if (!kept) return true;
    fs::create_directories(kept, none);
    const fs::path part = whole.string() + '.' + Uuid::random().text();
    if (succeeds(copy(data, part))) fs::rename(part, whole, none);
    fs::remove_all(part, none);  // Another process was faster, or there is no room.
    return true;
  }

  static pid_t copy(const fs::path& from, const fs::path& to) {
    return start({"/bin/cp", "-a", from, to}, {});
  }

  bool waitUntilReady() const {
    const auto end = std::chrono::steady_clock::now() + longestStart;
    while (std::chrono::steady_clock::now() < end) {
      if (database::openDatabase(connection())) return true;
      std::this_thread::sleep_for(betweenTries);
    }
    return false;
  }

  fs::path folder_;
  pid_t process_ = -1;
  bool isReady_ = false;
  int databases_ = 0;
};

}  // namespace

std::string postgresqlDatabase() {
  static Server server;
  return server.newDatabase();
}

}  // namespace wb::test
