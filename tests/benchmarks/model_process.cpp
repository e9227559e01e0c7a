#include "tests/benchmarks/model_process.h"

#include <spawn.h>
#include <sys/wait.h>

#include <fstream>
#include <string>

extern char** environ;  // NOLINT: POSIX gives no header for it

namespace wb::test {

Peak peakToldBeside(const std::filesystem::path& program) {
  Peak peak;
  std::ifstream(tellingOf(program)) >> peak.bytes >> peak.milliseconds;
  return peak;
}

double assimpAlone(const std::filesystem::path& program, const std::filesystem::path& model) {
  std::string name = program.string();
  std::string file = model.string();
  std::string request = "--assimp-alone";
  char* arguments[]{name.data(), request.data(), file.data(), nullptr};
  pid_t process = -1;
  if (posix_spawn(&process, program.c_str(), nullptr, nullptr, arguments, environ) != 0) return 0;
  int status = 0;
  waitpid(process, &status, 0);
  return peakToldBeside(program).milliseconds;
}

}  // namespace wb::test
