#pragma once

#include "app/declared.h"

#include <span>
#include <string>

namespace wb::app {

// What lets a shell complete the commands, their options and the values of those; everything else
// is a file.
std::string bashCompletion(std::span<const DeclaredCommand> commands);
std::string zshCompletion(std::span<const DeclaredCommand> commands);

}  // namespace wb::app
