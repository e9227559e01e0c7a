#pragma once

#include "app/command.h"

namespace wb::app {

/// From now on what was costly to make is kept in `$XDG_CACHE_HOME/weighbridge`, else
/// `~/.cache/weighbridge`; unless the environment has WEIGHBRIDGE_NO_CACHE, or neither folder.
void useCache();

/// `--no-cache`
void addNoCache(CLI::App& command);

}  // namespace wb::app
