#pragma once

#include "app/declared.h"

#include <span>
#include <string>

namespace wb::app {

/// The manual page `weighbridge.1`, in the language of man (troff).
std::string manualPage(std::span<const DeclaredCommand> commands);

}  // namespace wb::app
