#pragma once

namespace wb::app {

/// An interrupted program leaves no partial file and ends by the signal itself; a reader that goes
/// away, or a file that becomes larger than the user may write, is told as an error of writing
/// instead of ending the program silently.
void prepareSignals();

/// While it is there, an interrupted program first does `work`, which must be safe in a signal
/// handler. One at a time.
class AtInterrupt {
 public:
  using Work = void (*)(void* context) noexcept;

  AtInterrupt(Work work, void* context) noexcept;
  AtInterrupt(const AtInterrupt&) = delete;
  AtInterrupt& operator=(const AtInterrupt&) = delete;
  ~AtInterrupt();
};

}  // namespace wb::app
