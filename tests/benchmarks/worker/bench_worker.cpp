#include "model/formats/cell/serve.h"
#include "model/formats/models3d/models3d.h"
#include "tests/benchmarks/model_process.h"

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

/// The worker that benchmarks start; it also tells its peak of memory. Asked with
/// `--assimp-alone FILE` it parses the file and does nothing else.
namespace wb::test {
namespace {

void tell(std::size_t peakBytes, double milliseconds) {
  const auto own = std::filesystem::read_symlink("/proc/self/exe");
  std::ofstream(tellingOf(own)) << peakBytes << ' ' << milliseconds << '\n';
}

std::size_t bytesOf(const rusage& usage) {
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

/// Reads in a process of its own: this one stays outside of the cell, where it can tell.
int serveAndTell(int argc, char** argv) {
  const pid_t reader = ::fork();
  if (reader == 0) return worker::serve(argc, argv, import3d::readModel);
  int status = 0;
  rusage usage{};
  ::wait4(reader, &status, 0, &usage);
  tell(bytesOf(usage), 0);
  if (WIFSIGNALED(status)) std::raise(WTERMSIG(status));
  return WEXITSTATUS(status);
}

int parseAlone(const std::filesystem::path& model) {
  const Stopwatch watch;
  Assimp::Importer importer;
  const bool isRead = importer.ReadFile(model.string(), aiProcess_Triangulate) != nullptr;
  const double milliseconds = watch.milliseconds();
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  tell(bytesOf(usage), milliseconds);
  return isRead ? 0 : 1;
}

}  // namespace
}  // namespace wb::test

int main(int argc, char** argv) {
  return argc == 3 ? wb::test::parseAlone(argv[2]) : wb::test::serveAndTell(argc, argv);
}
