#pragma once

#include "app/program.h"

#include <CLI/CLI.hpp>

#include <string>

namespace wb::app {

/// What the program can write about its own commands, as asked for.
struct DocumentArguments {
  bool manual = false;
  std::string shell;  ///< Whose completion is wanted; empty: none's.
};

/// `--man` and `--completion`.
void addDocuments(CLI::App& program, DocumentArguments& arguments);

bool isAsked(const DocumentArguments& arguments);

/// Prints what was asked for.
ExitState printDocument(CLI::App& program, const DocumentArguments& arguments);

}  // namespace wb::app
