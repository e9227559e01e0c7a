#pragma once

#include "app/command.h"
#include "app/page_output.h"
#include "app/program.h"

#include <CLI/CLI.hpp>

#include <span>
#include <string>
#include <vector>

namespace wb::app {

/// What needs the libraries of the window. They take longer to load than most commands take to run,
/// so only a program of its own has them, weighbridge-window, which does all that this one does.
struct Drawing {
  Command (*renderCommand)(CLI::App& program);
  /// Opens a window on all files as one scene, or one on each; an empty one without any. Runs until
  /// the last is closed. `language` is the tag of the one to speak; empty: the system's.
  ExitState (*openWindow)(const std::vector<std::string>& files, bool separate,
                          const std::string& language);
  /// As writePage() does, with pictures.
  ExitState (*writePage)(PageFormat format, const PageWriter& writer, Output& output,
                         const Pictured& pictured);
};

/// The program that draws, below the folder that all is installed in.
inline constexpr auto drawingProgram = "libexec/weighbridge/weighbridge-window";

/// What this program draws with; null in the one that only calculates.
const Drawing* drawing();

/// Goes on as weighbridge-window, with the same arguments. To be called before anything is read or
/// written. Returns only where that program can't be started, which it tells.
ExitState continueDrawing();

}  // namespace wb::app
