#pragma once

#include <string>
#include <string_view>

namespace wb::app {

inline constexpr std::string_view programVersion = WEIGHBRIDGE_VERSION;

/// Of the sources, with a `+` where they were changed since; empty where they are in no repository.
extern const std::string_view programCommit;

/// `weighbridge 0.1.0 (commit c912266, Qt 6.4.2)`
std::string versionLine();

}  // namespace wb::app
