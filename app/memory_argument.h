#pragma once

#include <CLI/CLI.hpp>

#include <cstddef>
#include <optional>

namespace wb::app {

/// `--memory`: what opening each file may hold at once; and `--no-cache`.
void addMemory(CLI::App& command, std::optional<std::size_t>& memory);

}  // namespace wb::app
