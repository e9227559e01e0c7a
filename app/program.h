#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace wb::app {

/// What the program tells the shell.
enum class ExitState : int {
  done = 0,
  refused = 1,  ///< An input was refused, or something could not be written.
  wrongUsage = 2
};

constexpr ExitState worst(ExitState a, ExitState b) { return std::max(a, b); }

struct Drawing;

/// The whole program: reads the arguments, runs the command they name. Only one that draws has a
/// `drawing`; for what needs it another goes on as that one.
ExitState runProgram(int argc, const char* const* argv, const Drawing* drawing = nullptr);

inline constexpr std::string_view programVersion = WEIGHBRIDGE_VERSION;

/// Of the sources, with a `+` where they were changed since; empty where they are in no repository.
extern const std::string_view programCommit;

/// `weighbridge 0.1.0 (commit c912266, Qt 6.4.2)`, of the Qt that it was built with.
std::string versionLine();

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

/// Ends the program, once what is kept for the next run is written. To take down display, libraries
/// and meshes one by one takes longer than many a command; the system takes them back at once. Only
/// where sanitizers look for what nobody frees it returns, with what main() returns, and everything
/// is freed.
int endAtOnce(ExitState state);

}  // namespace wb::app
