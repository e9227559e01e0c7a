#include "model/formats/models3d/models3d.h"
#include "model/formats/reader/serve.h"
#include "tests/benchmarks/model_process.h"

#include <assimp/Importer.hpp>
#include <assimp/postprocess.h>

#include <fstream>
#include <string>

/// The worker that benchmarks start; it also tells its peak of memory. Asked with
/// `--assimp-alone FORMAT FILE` it parses the file and does nothing else.
namespace wb::test {
namespace {

/// Of this process alone: what wait4() says would count the benchmark's own memory too.
std::size_t peakBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    std::size_t kibibytes = 0;
    if (word == "VmHWM:" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

void tell(const std::filesystem::path& model, double milliseconds) {
  std::ofstream(tellingOf(model)) << peakBytes() << ' ' << milliseconds << '\n';
}

std::optional<worker::Refusal> readAndTell(const worker::Request& request,
                                           worker::FlatWriter& writer,
                                           const std::function<void(double)>& progress) {
  auto refusal = import3d::readModel(request, writer, progress);
  tell(request.file, 0);
  return refusal;
}

int parseAlone(const std::filesystem::path& model) {
  const Stopwatch watch;
  Assimp::Importer importer;
  const bool isRead = importer.ReadFile(model.string(), aiProcess_Triangulate) != nullptr;
  tell(model, watch.milliseconds());
  return isRead ? 0 : 1;
}

}  // namespace
}  // namespace wb::test

int main(int argc, char** argv) {
  if (wb::worker::isAsked(argc, argv)) return wb::worker::serve(argc, argv, wb::test::readAndTell);
  return argc == 4 ? wb::test::parseAlone(argv[3]) : 2;
}
