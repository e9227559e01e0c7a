// All fuzz targets as one program without libFuzzer, which runs each on files: what once broke one,
// or reaches far into it, is tried again wherever the tests run.

#include "tests/fuzz/replay/replay.h"

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

using wb::fuzz::ReplayTarget;

/// What is being tried: shown when the program ends.
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
  for (const ReplayTarget& target : wb::fuzz::replayTargets()) {
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
