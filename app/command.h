#pragma once

#include "app/program.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <span>

namespace wb::app {

/// One command word: its arguments, and what it does once they are read.
struct Command {
  CLI::App* arguments = nullptr;  ///< Owned by the program's.
  std::function<ExitState()> run;
};

/// Runs the command whose word was given; wrong usage if none was.
ExitState runParsed(std::span<const Command> commands);

// Each adds its command word to the program's.
Command inspectCommand(CLI::App& program);
Command reportCommand(CLI::App& program);
Command explainCommand(CLI::App& program);
Command pickCommand(CLI::App& program);
Command convertCommand(CLI::App& program);
Command voxelsCommand(CLI::App& program);
Command shapesCommand(CLI::App& program);
Command exportCommand(CLI::App& program);
Command sweepCommand(CLI::App& program);
Command sensitivityCommand(CLI::App& program);
Command fragilityCommand(CLI::App& program);
Command calibrateCommand(CLI::App& program);
Command evidenceCommand(CLI::App& program);
Command statisticsCommand(CLI::App& program);
Command sqlCommand(CLI::App& program);
Command profileCommand(CLI::App& program);
Command helpCommand(CLI::App& program);
Command renderCommand(CLI::App& program);  ///< Of the program that draws alone.

}  // namespace wb::app
