#pragma once

#include "app/arguments.h"
#include "app/output.h"
#include "app/program.h"
#include "model/analysis/analysis.h"
#include "model/report/table.h"
#include "model/report/table_formats.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace wb::app {

/// What is wrong with the name of a file to write: that it ends as another format than those
/// (`csv`, `png`) does. Empty if it does not, or tells no format.
std::string otherEnding(const std::string& file, const std::vector<std::string>& formats);

/// The word of the format to write, of those that a command knows: as `--format` says, else as the
/// name of the file does, else the first. Throws CLI::ValidationError where the name ends as
/// another format does, and where options of CSV are given that this is not.
std::string settledFormat(const CLI::App& command, const std::vector<std::string>& known,
                          const std::string& file);

/// Once all arguments are read, the file's name decides where `--format` does not. What is given
/// must outlive the command.
template <class Format>
void settleFormat(CLI::App& command, Format& format, const Words<Format>& words,
                  const std::string& file) {
  command.final_callback([&command, &format, words, &file] {
    std::vector<std::string> known;
    for (const auto& [word, meaning] : words) known.push_back(word);
    const std::string settled = settledFormat(command, known, file);
    format = std::ranges::find(words, settled, &Words<Format>::value_type::first)->second;
  });
}

enum class TableFormat : std::uint8_t { csv, json, text };

/// How and where to write a table.
struct TableArguments {
  TableFormat format = TableFormat::csv;
  table::CsvOptions csv;
  std::string output;  ///< File; empty: standard output.
};

/// `--format`, `--csv-separator` and `--csv-bom`. The arguments must outlive the command.
void addTableFormat(CLI::App& command, TableArguments& arguments, TableFormat standard);

/// The same and `-o`.
void addTable(CLI::App& command, TableArguments& arguments, TableFormat standard);

/// `profile` is what JSON says beside the rows.
void writeTable(const table::Table& table, const std::optional<std::string>& profile,
                const TableArguments& arguments, Output& output);

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
