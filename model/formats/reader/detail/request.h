#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace wb::worker {

/// The switch that makes a program the worker.
inline constexpr const char* workerSwitch = "--import-worker";

/// Descriptors that the worker finds open.
inline constexpr int resultDescriptor = 3;    ///< Shared memory for the flat buffer.
inline constexpr int progressDescriptor = 4;  ///< A pipe: a byte 0..100 for each step.

/// What a worker is asked for: `--import-worker FORMAT FILE MEMORY SECONDS`.
struct Request {
  std::string format;
  std::filesystem::path file;
  std::size_t memory = 0;         ///< Bytes beside what the program takes at its start.
  std::size_t processorTime = 0;  ///< Seconds.
};

}  // namespace wb::worker
