#pragma once

#include "model/core/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace wb::worker {

/// What a worker may use.
struct Bounds {
  std::size_t memory;         ///< Bytes beside what a program takes at its start.
  std::size_t processorTime;  ///< Seconds.
  std::size_t wallTime;       ///< Seconds.
};

/// How a worker came to its end.
struct Ending {
  enum class Kind : std::uint8_t {
    exited,      ///< By itself; `number` is its status.
    signalled,   ///< `number` is the signal.
    timedOut,    ///< Killed by its caller after the wall time.
    cancelled,   ///< Killed because its caller was told to stop.
    notStarted,  ///< `number` is the system's error.
  };
  Kind kind = Kind::exited;
  int number = 0;
};

/// Status of a worker that wrote a result, be it a scene or a refusal.
inline constexpr int statusDone = 0;
/// Status of a worker that got no more memory than its files' size allows.
inline constexpr int statusMemory = 3;
/// Status of a worker that had all the memory of its bounds.
inline constexpr int statusBudget = 5;
/// Status of a worker that could not begin.
inline constexpr int statusUnprepared = 4;

/// The sentence for every ending but one with statusDone.
Diagnostic diagnosticOf(const Ending& ending, const Bounds& bounds);

}  // namespace wb::worker
