#pragma once

#include "model/core/text.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

namespace wb::worker {

/// What keeps a process that reads strangers' files from doing anything else. Not every system has
/// each of them.
enum class Wall : std::uint8_t {
  descriptors,    ///< No files are open but its own.
  environment,    ///< No variables.
  newPrivileges,  ///< No program gives it more rights (no_new_privs).
  network,        ///< An empty network of its own.
  fileSystem,     ///< An empty file system of its own.
  capabilities,   ///< None of the rights of root.
  landlock,       ///< No file can be opened, changed or made.
  limits,         ///< Nothing written to files, no processes, few descriptors.
  systemCalls,    ///< A short list of system calls (seccomp).
};
inline constexpr std::array allWalls{Wall::descriptors, Wall::environment, Wall::newPrivileges,
                                     Wall::network,     Wall::fileSystem,  Wall::capabilities,
                                     Wall::landlock,    Wall::limits,      Wall::systemCalls};

/// By Wall.
using Walls = std::bitset<allWalls.size()>;

/// The key of a wall in JSON: `system_calls`.
std::string_view name(Wall wall);

/// What the wall keeps the process from, as a sentence.
Text meaningOf(Wall wall);

}  // namespace wb::worker
