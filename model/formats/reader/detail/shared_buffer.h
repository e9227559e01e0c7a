#pragma once

#include "model/core/bytes.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace wb::worker {

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

struct SharedBytes {
  ByteView bytes;
  std::shared_ptr<const void> owner;  ///< Keeps the bytes.
};

/// What was written, once nobody may write it any more: sealed, so that not even a process that
/// outlives the worker can change what was checked. Nothing when it is empty, larger than
/// limits::flatBytes, or still being written.
std::optional<SharedBytes> sealed(const Descriptor& memory);

}  // namespace wb::worker
