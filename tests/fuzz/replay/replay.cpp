// All fuzz targets as one program without libFuzzer, which runs each on files: what once broke one,
// or reaches far into it, is tried again wherever the tests run. The last of them opens a
// namespace.

// clang-format off
#define LLVMFuzzerTestOneInput fuzzAsset
#include "tests/fuzz/asset.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzChat
#include "tests/fuzz/chat.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzFilter
#include "tests/fuzz/filter.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzFlatScene
#include "tests/fuzz/flat_scene.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzGridCsv
#include "tests/fuzz/grid_csv.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzJournal
#include "tests/fuzz/journal.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzKeptScene
#include "tests/fuzz/kept_scene.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzLlsd
#include "tests/fuzz/llsd.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzLlsdText
#include "tests/fuzz/llsd_text.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzManifest
#include "tests/fuzz/manifest.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzModelFormat
#include "tests/fuzz/model_format.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzModels
#include "tests/fuzz/models.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzNxoc
#include "tests/fuzz/nxoc.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzObjects
#include "tests/fuzz/objects.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzOctreeText
#include "tests/fuzz/octree_text.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzOgz
#include "tests/fuzz/ogz.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzProfile
#include "tests/fuzz/profile.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzRays
#include "tests/fuzz/rays.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzRecords
#include "tests/fuzz/records.cpp"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzzProject
#include "tests/fuzz/project.cpp"
#undef LLVMFuzzerTestOneInput
// clang-format on

#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct ReplayTarget {
  std::string_view name;
  int (*run)(const std::uint8_t* data, std::size_t size);
};

constexpr std::array replayTargets{
    ReplayTarget{"asset", fuzzAsset},
    ReplayTarget{"chat", fuzzChat},
    ReplayTarget{"filter", fuzzFilter},
    ReplayTarget{"flat_scene", fuzzFlatScene},
    ReplayTarget{"grid_csv", fuzzGridCsv},
    ReplayTarget{"journal", fuzzJournal},
    ReplayTarget{"kept_scene", fuzzKeptScene},
    ReplayTarget{"llsd", fuzzLlsd},
    ReplayTarget{"llsd_text", fuzzLlsdText},
    ReplayTarget{"manifest", fuzzManifest},
    ReplayTarget{"model_format", fuzzModelFormat},
    ReplayTarget{"models", fuzzModels},
    ReplayTarget{"nxoc", fuzzNxoc},
    ReplayTarget{"objects", fuzzObjects},
    ReplayTarget{"octree_text", fuzzOctreeText},
    ReplayTarget{"ogz", fuzzOgz},
    ReplayTarget{"profile", fuzzProfile},
    ReplayTarget{"rays", fuzzRays},
    ReplayTarget{"records", fuzzRecords},
    ReplayTarget{"project", fuzzProject},
};

/// What is being tried, for whoever reads why the program ended.
std::array<char, 4096> tried{};

void sayWhatWasTried(int number) {
  const auto said = ::write(STDERR_FILENO, tried.data(), std::strlen(tried.data()));
  std::signal(number, SIG_DFL);
  std::raise(said < 0 ? SIGKILL : number);
}

std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

void tryFile(const ReplayTarget& target, const fs::path& path) {
  std::snprintf(tried.data(), tried.size(), "%s: %s\n", std::string(target.name).c_str(),
                path.c_str());
  std::ifstream file(path, std::ios::binary);
  const std::string content((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
  // A copy of exactly that size, so that sanitizers see what reads beyond it.
  const std::vector<std::uint8_t> bytes(content.begin(), content.end());
  target.run(bytes.data(), bytes.size());
}

}  // namespace

/// fuzz_replay FOLDER: tries the files in FOLDER/NAME on the target NAME, for each of all targets.
int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("fuzz_replay FOLDER, which has a folder of files for each target\n", stderr);
    return 2;
  }
  for (const int number : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    std::signal(number, sayWhatWasTried);
  for (const ReplayTarget& target : replayTargets) {
    const fs::path folder = fs::path(argv[1]) / target.name;
    if (!fs::is_directory(folder)) {
      std::fprintf(stderr, "%s is not there\n", folder.c_str());
      return 1;
    }
    const std::vector<fs::path> files = filesIn(folder);
    for (const fs::path& file : files) tryFile(target, file);
    std::printf("%s: %zu files\n", std::string(target.name).c_str(), files.size());
  }
  return 0;
}
