#pragma once

#include "model/core/core.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace wb::worker {

/// Descriptors that the worker finds open.
inline constexpr int resultDescriptor = 3;   ///< Shared memory for the flat buffer.
inline constexpr int channelDescriptor = 4;  ///< Its end of a channel, see channel.h.
inline constexpr int modelDescriptor = 5;    ///< The file, for reading; it has no paths.

/// The format that asks a worker which walls hold around it; there is no file then.
inline constexpr std::string_view wallsFormat = "walls";

/// What a worker is asked for: `PROGRAM FORMAT MEMORY SECONDS`.
struct Request {
  std::string format;
  std::size_t memory = 0;         ///< Bytes beside what the program takes at its start.
  std::size_t processorTime = 0;  ///< Seconds.
};

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
    noProgram,   ///< The program cannot be started; `number` is the system's error.
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
/// Status of a worker whose file became shorter while it read.
inline constexpr int statusCut = 6;
/// Status of a worker that could not begin.
inline constexpr int statusUnprepared = 4;

/// The sentence for every ending but one with statusDone.
/// @param ending  How the worker ended.
/// @param bounds  Those it ran under, which the sentence names.
/// @param program What was to be started, which it names too.
Diagnostic diagnosticOf(const Ending& ending, const Bounds& bounds,
                        const std::filesystem::path& program);

/// The sentence that a worker handed back what is no result.
/// @param what  What is wrong with it, as a noun.
Diagnostic garbage(std::string_view what);

/// A file descriptor that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  int number() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

/// Memory without a name that a worker can fill through its descriptor; invalid when the system
/// refuses.
Descriptor makeSharedMemory();

/// Memory that holds a copy of `bytes`, for reading only; invalid when the system refuses.
Descriptor sharedCopy(ByteView bytes);

/// Bytes with what keeps them.
struct SharedBytes {
  ByteView bytes;
  std::shared_ptr<const void> owner;  ///< Keeps the bytes.
};

/// What was written, once nobody may write it any more: sealed, so that not even a process that
/// outlives the worker can change what was checked. Nothing when it is empty, larger than
/// limits::flatBytes, or still being written.
/// @param memory  Of makeSharedMemory(); only read.
std::optional<SharedBytes> sealed(const Descriptor& memory);

}  // namespace wb::worker
