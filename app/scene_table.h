#pragma once

#include "app/arguments.h"
#include "app/exit_state.h"
#include "app/table_output.h"
#include "model/analysis/weighing.h"

#include <functional>
#include <optional>
#include <string>

namespace wb::app {

/// What every command says that writes a table about one scene.
struct SceneTableArguments {
  std::string file;
  std::optional<std::string> linkset;  ///< The only one that it is about; nothing: all.
  std::size_t threads = 0;             ///< 0: as many as there are cores.
  TableArguments table;
  WeighArguments weighing;
};

/// `SCENE`, to be followed by the command's own options.
void addScene(CLI::App& command, SceneTableArguments& arguments);
/// `--linkset NAME`
void addLinkset(CLI::App& command, SceneTableArguments& arguments);
/// How to write the table and how to weigh.
void addSceneTable(CLI::App& command, SceneTableArguments& arguments, TableFormat standard,
                   Settings kinds = Settings::values);

/// Writes a finished table where and how the user wants it.
using WriteTable = std::function<ExitState(const table::Table& table)>;

/// Weighs the scene with its geometry kept and hands it, or the one linkset of it, to `work`. The
/// output is opened before, so that nothing is weighed in vain.
ExitState writeSceneTable(const SceneTableArguments& arguments,
                          const std::function<ExitState(const weighing::Weighing& weighing,
                                                        const WriteTable& write)>& work);

}  // namespace wb::app
