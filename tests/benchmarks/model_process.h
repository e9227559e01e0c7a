#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>

/// The benchmark's side of bench_worker, which writes beside itself what it cost to read a model.
namespace wb::test {

struct Peak {
  std::size_t bytes = 0;    ///< The most memory the process had at one time.
  double milliseconds = 0;  ///< Of parsing; Assimp alone only.
};

/// Where the process writes it.
inline std::filesystem::path tellingOf(const std::filesystem::path& program) {
  return program.string() + ".peak";
}

/// What the program told when it ran last.
Peak peakToldBeside(const std::filesystem::path& program);

/// Runs Assimp alone in a process of its own: milliseconds of parsing.
double assimpAlone(const std::filesystem::path& program, const std::filesystem::path& model);

class Stopwatch {
 public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
};

}  // namespace wb::test
