#pragma once

#include "app/command.h"
#include "model/scene/voxels.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <optional>
#include <string>

/// The language that the program speaks to people. What machines read is the same in every one.
namespace wb::app {

/// `--lang`. What it names is spoken before options are read, so that their help is in it too.
void addLanguage(CLI::App& command);

/// What `--lang` names, once arguments are read; empty if it was not given.
std::string languageGiven(const CLI::App& command);

/// Everything is said from here on in the language that `--lang` names among the arguments, or else
/// the environment (LC_ALL, LC_MESSAGES, LANG, as others do); English where there is no such one.
void speakAsAsked(int argc, const char* const* argv);

/// From now on what was costly to make is kept in `$XDG_CACHE_HOME/weighbridge`, else
/// `~/.cache/weighbridge`; unless the environment has WEIGHBRIDGE_NO_CACHE, or neither folder.
void useCache();

/// `--no-cache`
void addNoCache(CLI::App& command);

/// `--memory`: what opening each file may hold at once; and `--no-cache`.
void addMemory(CLI::App& command, std::optional<std::size_t>& memory);

/// `--depth` and `--fill`: how meshes become octrees.
void addVoxels(CLI::App& command, Text depth, octree::VoxelOptions& options);

}  // namespace wb::app
