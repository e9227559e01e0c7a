#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wb::scene {

/// The paths of the assets and octrees of a project as its text says them, without reading any of
/// these files or building the project; as far as the text can be read.
std::vector<std::string> pathsNamedIn(std::string_view project);

}  // namespace wb::scene
